"""A match over sockets, from the deal to a record that anyone can verify."""

import random
from typing import Any

import msgspec
import pytest

from chaudron import games
from chaudron.kernel.match import Match
from chaudron.kernel.model import IllegalMove
from chaudron.kernel.record import decode_record
from chaudron.kernel.replay import replay
from chaudron.server import wire
from tests.server.conftest import Gather
from tests.server.people import GAME, House, Seat, Visitor, decode, play_out


async def test_four_people_play_to_the_end_and_the_record_verifies(gather: Gather, shared: House) -> None:
    code, visitors, seats = await gather()
    (commitment,) = {seat.play.commitment for seat in seats}
    match = seats[0].play.match
    async with visitors[0].at(code) as second, (await shared.visitor()).at(code) as onlooker:
        made = await play_out(seats, random.Random(1))
        for seat in (second, onlooker):
            await seat.until(lambda told: told.play is not None and told.play.outcome is not None)
        assert [line for line in second.news if line.step] == [line for line in seats[0].news if line.step]
        assert onlooker.play.outcome == seats[0].play.outcome
    record = decode_record((await visitors[2].send("GET", f"/api/records/{match}")).content)
    verified = replay(games.load(GAME), record)
    assert verified.outcome == seats[0].play.outcome
    assert record.commitment == commitment
    assert len(record.moves) == made == verified.step
    assert {seat.play.seed for seat in seats} == {record.seed}


async def test_the_story_that_is_told_move_by_move_is_the_story_told_to_who_comes_late(gather: Gather) -> None:
    code, visitors, seats = await gather()
    await play_out(seats, random.Random(2), 15)
    for visitor, seat in zip(visitors, seats, strict=True):
        await seat.reach(15)
        async with visitor.at(code) as late:
            assert late.told.whole
            assert late.news == seat.news[-80:]


async def test_reconnecting_gives_the_same_seat_and_the_same_scene(gather: Gather) -> None:
    code, visitors, seats = await gather()
    await play_out(seats, random.Random(3), 10)
    for number, (visitor, seat) in enumerate(zip(visitors, seats, strict=True)):
        await seat.reach(10)
        async with visitor.at(code) as again:
            assert again.told.you.seat == number
            assert again.play == seat.play


async def test_a_second_window_has_the_same_seat_and_may_answer(gather: Gather) -> None:
    code, visitors, seats = await gather()
    mover = next(n for n, seat in enumerate(seats) if seat.play.question is not None)
    async with visitors[mover].at(code) as second:
        assert second.told.you == seats[mover].told.you
        await second.do(wire.Answer, **second.answer(0))
        answered = len(answers(seats[mover]))
        await seats[mover].reach(1)
        assert len(answers(seats[mover])) == answered, "what one window says is not answered at another"


async def test_of_a_double_click_the_second_is_stale_and_harmless(gather: Gather) -> None:
    _, _, seats = await gather()
    mover = next(seat for seat in seats if seat.play.question is not None)
    answer = mover.answer(0)
    for number in (101, 102):
        await mover.raw(msgspec.json.encode(wire.Answer(id=number, **answer)).decode())
    assert await mover.answered() == wire.Heard(101, 1)
    refused = await mover.answered()
    assert isinstance(refused, wire.Refused)
    assert (refused.kind, refused.reason, refused.id) == ("stale", "question", 102)
    assert (await mover.reach(1)).step == 1


async def test_each_message_is_answered_once_in_its_order_and_before_anyone_is_shown_what_came_of_it(gather: Gather) -> None:
    _, _, (host, other) = await gather(2, begin=False, seats=3)
    for number in range(1, 25):  # every third is refused
        said = wire.Begin(number) if number % 3 == 0 else wire.Configure(number, patience=100 + number)
        await host.raw(msgspec.json.encode(said).decode())
    before = host.told.room.patience
    heard: list[wire.Heard] = []
    while host.told.room.patience < 123 or len(answers(host)) < 24:
        found = await host.hear()
        if isinstance(found, wire.Heard):
            heard.append(found)
        elif isinstance(found, wire.Update):
            assert found.room.patience == (100 + heard[-1].id if heard else before), "what was heard last, and nothing else"
    assert [answer.id for answer in answers(host)] == list(range(1, 25))
    assert heard == [wire.Heard(number, None) for number in range(1, 25) if number % 3]
    await other.until(lambda told: told.room.patience == 123)
    assert len(answers(other)) == 1, "it has sat down, and what others say is not answered to it"


async def test_whoever_is_heard_is_told_which_move_it_was(gather: Gather) -> None:
    _, _, seats = await gather(3)
    for number in range(1, 7):
        for seat in seats:
            await seat.reach(number - 1)
        mover = next(seat for seat in seats if seat.play.question is not None)
        heard = await mover.say(wire.Answer, **mover.answer(0))
        assert isinstance(heard, wire.Heard) and heard.step == number
        assert (await mover.reach(number)).step == number


def answers(seat: Seat) -> list[wire.Heard | wire.Refused]:
    """All answers that a connection has heard to what it said."""
    return [found for found in map(decode, seat.bytes) if not isinstance(found, wire.Update)]


async def unlawful(house: House, code: str) -> tuple[msgspec.Raw, str]:
    """A move of another match that whoever is asked may not make here, and why not."""
    table = await house.table(code)
    assert table.flights.played is not None
    match = table.flights.played.match
    (seat, *_) = match.questions()
    elsewhere: Match[Any, Any, Any] = Match(table.game, match.seats, seed=bytes(32))
    while elsewhere.outcome is None:
        (mover, *_) = elsewhere.questions()
        for move in elsewhere.moves(mover):
            try:
                match.prepare(seat, move)
            except IllegalMove as refusal:
                return msgspec.Raw(msgspec.json.encode(move)), refusal.reason
        elsewhere.play(mover, elsewhere.moves(mover)[0])
    raise AssertionError("everything is allowed")


async def test_answers_that_are_late_foreign_illegal_or_nobodys_are_refused(gather: Gather, shared: House, visitor: Visitor) -> None:
    code, _, seats = await gather()
    mover = next(seat for seat in seats if seat.play.question is not None)
    waiting = next(seat for seat in seats if seat.play.question is None)
    answer = mover.answer(0)
    assert await mover.refused(wire.Answer, **{**answer, "question": 7}) == "stale-question"
    assert await mover.refused(wire.Answer, **{**answer, "match": "f" * 16}) == "denied-other-match"
    assert await mover.refused(wire.Answer, **{**answer, "move": msgspec.Raw(b'{"type":"fly"}')}) == "malformed-move"
    assert await waiting.refused(wire.Answer, **answer) == "stale-question"
    illegal, reason = await unlawful(shared, code)
    assert await mover.refused(wire.Answer, **{**answer, "move": illegal}) == f"illegal-{reason}"
    assert reason in games.load(GAME).about.refusals
    async with visitor.at(code) as onlooker:
        assert await onlooker.refused(wire.Answer, **answer) == "denied-no-seat"
    assert {seat.play.step for seat in seats} == {0}
    await mover.do(wire.Answer, **answer)
    assert mover.play.step == 1


async def test_a_stranger_without_a_cookie_may_look_on_and_not_sit(gather: Gather, shared: House) -> None:
    code, _, _ = await gather(begin=False)
    stranger = shared.stranger()
    async with stranger.at(code) as onlooker:
        assert onlooker.told.room.onlookers == 1
        assert onlooker.told.you == wire.You(None, host=False, name="", speaker=onlooker.told.you.speaker)
        assert await onlooker.refused(wire.Sit) == "denied-no-cookie"


async def test_record_and_seed_are_told_only_after_the_end(gather: Gather) -> None:
    _, visitors, seats = await gather(3)
    refused = await visitors[0].refused("GET", f"/api/records/{seats[0].play.match}")
    assert (refused.kind, refused.reason) == ("denied", "under-way")
    await play_out(seats, random.Random(4))
    seed = seats[0].play.seed
    assert seed is not None
    assert (await visitors[0].send("GET", f"/api/records/{seats[0].play.match}")).is_success
    for seat in seats:
        assert not any(seed.encode() in data for data in seat.bytes[:-1] if b'"outcome":null' in data)


async def test_no_record_of_a_match_that_never_was(visitor: Visitor) -> None:
    refused = await visitor.refused("GET", "/api/records/never")
    assert (refused.kind, refused.reason) == ("missing", "match")


@pytest.mark.parametrize("people", games.load(GAME).about.seats)
async def test_every_number_of_people_can_play(gather: Gather, people: int) -> None:
    _, _, seats = await gather(people)
    assert await play_out(seats, random.Random(people), 12) == 12
