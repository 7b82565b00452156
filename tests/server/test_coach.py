"""The coach: who may have advice, what it tells, and that play never waits for it."""

import asyncio
import os
from typing import Any

import msgspec
import pytest

from chaudron import games
from chaudron.kernel.match import Match
from chaudron.server import coach, house, thinker, wire
from chaudron.server.thinker import Thinker
from chaudron.texts import texts
from tests.server.conftest import Gather
from tests.server.people import GAME, NOBODY, TIMEOUT, House, Seat, Visitor, until
from tests.server.trouble import dawdle, die

OPENING: Match[Any, Any, Any] = Match(games.load(GAME), games.load(GAME).about.usual, seed=bytes(32))


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach does not think long: it is about who is told, not how well."""
    monkeypatch.setattr(coach, "bot_of", lambda level, game: "heuristic" if game.about.market else "ismcts:30")


def now(seat: Seat) -> dict[str, Any]:
    """The fields of a request for advice on the question that is asked."""
    return {"match": seat.play.match, "question": seat.question.number}


async def asked(seat: Seat) -> None:
    """Listen until the seat is asked something."""
    await seat.until(lambda told: told.play is not None and told.play.question is not None)


async def advised(seat: Seat) -> wire.Advised:
    """Ask for advice, and hear it."""
    assert isinstance(await seat.say(wire.Advise, **now(seat)), wire.Heard)
    while not isinstance(found := await seat.hear(), wire.Advised):
        assert isinstance(found, wire.Update)
    return found


# At a table.


@pytest.mark.parametrize("game", games.names())
async def test_a_person_alone_with_bots_is_told_moves_chances_and_reasons(visitor: Visitor, game: str) -> None:
    async with visitor.at(await visitor.create(game=game, level="apprentice", begin=True)) as seat:
        await asked(seat)
        question = seat.question
        found = await advised(seat)
        assert (found.match, found.question) == (seat.play.match, question.number)
        assert 1 <= len(found.advice) <= coach.MOST
        words = texts("en", games.load(game))
        for each in found.advice:
            assert each.chance is not None and 0.0 <= each.chance <= 1.0 and each.margin > 0.0
            assert (each.told is None) == (each.move is None)
            assert all(words.has(told.key) and told.key.startswith("reason-") for told in each.reasons)
        if question.choices and question.must:
            moves = {msgspec.json.encode(choice.move): choice for choice in question.choices}
            for each in found.advice:
                choice = moves[msgspec.json.encode(each.move)]
                assert (each.touches, each.told) == (choice.touches, choice.told)


async def test_nobody_else_is_told(shared: House, visitor: Visitor) -> None:
    code = await visitor.create(level="apprentice", begin=True)
    async with visitor.at(code) as seat, (await shared.visitor()).at(code) as onlooker:
        await asked(seat)
        await advised(seat)
        await seat.do(wire.Answer, **seat.answer())
        await onlooker.reach(seat.play.step)
        assert not any(b'"advised"' in data for data in onlooker.bytes)
        assert await onlooker.refused(wire.Advise, match=seat.play.match, question=0) == "denied-no-seat"


async def test_with_other_people_there_is_no_advice(gather: Gather) -> None:
    _, _, seats = await gather(3)
    (mover,) = [seat for seat in seats if seat.play.question is not None]
    assert await mover.refused(wire.Advise, **now(mover)) == "denied-not-alone"


async def test_advice_is_on_the_question_that_is_asked(visitor: Visitor) -> None:
    async with visitor.at(await visitor.create(level="apprentice", begin=True)) as seat:
        await asked(seat)
        assert await seat.refused(wire.Advise, match="another", question=seat.question.number) == "denied-other-match"
        assert await seat.refused(wire.Advise, match=seat.play.match, question=999) == "stale-question"


async def test_who_is_not_asked_needs_no_advice(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(house.PACES, "calm", (TIMEOUT, TIMEOUT))
    async with visitor.at(await visitor.create(level="apprentice", begin=True, pace="calm")) as seat:
        while seat.play.question is not None:  # the bots are slow, so that the first of them ends this
            await seat.do(wire.Answer, **seat.answer())
        assert await seat.refused(wire.Advise, match=seat.play.match, question=0) == "illegal-not-asked"


async def test_play_goes_on_while_somebody_is_advised(shared: House, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """The advice takes for ever: bots and people move nevertheless, and a second request is refused."""
    monkeypatch.setattr(thinker, "consider", dawdle)
    code = await visitor.create(level="apprentice", begin=True)
    async with visitor.at(code) as seat:
        await asked(seat)
        assert isinstance(await seat.say(wire.Advise, **now(seat)), wire.Heard)
        assert await seat.refused(wire.Advise, **now(seat)) == "busy-advising"
        step = seat.play.step
        await seat.do(wire.Answer, **seat.answer())
        await seat.until(lambda told: told.play is not None and told.play.step > step + 1 and told.play.question is not None)
        key = (code, 0, wire.Advise)
        assert key in shared.server.coach.advising
    shared.server.coach.advising[key].cancel()
    await until(lambda: key not in shared.server.coach.advising)
    shared.server.thinker.advisers.close()


async def test_advice_that_cannot_be_had_is_told_as_none(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinker, "consider", die)
    async with visitor.at(await visitor.create(level="apprentice", begin=True)) as seat:
        await asked(seat)
        assert (await advised(seat)).advice == ()
        assert "no advice" in caplog.text


# Thinking.


async def test_advice_comes_from_bytes_of_a_view_in_a_process_of_low_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = Thinker(1, deadline=TIMEOUT)
    try:
        ((seat, question), *_) = OPENING.questions().items()
        given = OPENING.game, "ismcts:30", OPENING.view(seat), question.ask, list(OPENING.moves(seat))
        found = await thinking.advise(*given, 2, NOBODY)
        assert len(found) == 2 and all(advice.move in OPENING.moves(seat) and advice.reasons for advice in found)
        assert found == await thinking.advise(*given, 2, NOBODY)
        pool, sent = thinking.advisers.open(), []
        schedule = pool.schedule

        def watched(function: Any, args: Any = (), **rest: Any) -> Any:
            sent.append(args)
            return schedule(function, args=args, **rest)

        monkeypatch.setattr(pool, "schedule", watched)
        await thinking.advise(*given, 2, NOBODY)
        (((game, bot, view, ask, moves), most, _),) = sent
        assert (game, bot, most) == (GAME, "ismcts:30", 2)
        assert (view, ask, moves) == tuple(msgspec.json.encode(each) for each in given[2:])
        there: Any = await asyncio.wrap_future(schedule(os.nice, args=[0]))
        assert there > os.nice(0)
    finally:
        thinking.close()
