"""Host and guests: the office goes with the seat, seats are taken away and given back, the past keeps its names, and tables close."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from chaudron.kernel.record import decode_record
from chaudron.server import wire
from chaudron.server.guest import CLOSED
from chaudron.server.seating import MOST_UNSEATED, let_in, officed, unseated
from chaudron.store import chronicle, matches, tables
from chaudron.store.tables import Holder, KeptTable
from chaudron.texts.told import Ref
from tests.server.conftest import Gather
from tests.server.hearing import all_hear, ended, moved, told
from tests.server.people import GAME, House, Seat, Visitor, house, until


def names(seat: Seat) -> list[str]:
    return [chair.name for chair in seat.told.room.chairs]


def host(seat: Seat) -> list[int]:
    return [chair.seat for chair in seat.told.room.chairs if chair.host]


def barred(seat: Seat) -> list[str]:
    return [each.name for each in seat.told.you.barred]


# The office goes with the seat.


async def test_whoever_loses_the_seat_loses_the_office(gather: Gather) -> None:
    code, visitors, (first, second) = await gather(2, begin=False, seats=3)
    await first.do(wire.Clear, seat=0)
    assert (first.told.you.seat, first.told.you.host) == (None, False)
    await second.until(lambda told: told.you.host)
    await first.connection.close()
    async with visitors[0].at(code) as back:
        assert not back.told.you.host and host(back) == [1]
    await second.do(wire.SeatBot, seat=0, level="apprentice")
    await second.do(wire.SeatBot, seat=2, level="apprentice")
    await second.do(wire.Begin)
    assert second.play.step == 0


async def test_a_table_without_people_has_no_host_until_somebody_sits_down(shared: House, gather: Gather, other: Visitor) -> None:
    code, _, (first,) = await gather(1, begin=False, seats=3)
    await first.do(wire.Rise)
    assert not first.told.you.host and host(first) == []
    assert (await shared.table(code)).company.kept.host == ""
    assert await first.refused(wire.SeatBot, seat=1, level="apprentice") == "denied-not-host"
    async with other.at(code) as guest:
        assert (await guest.do(wire.Sit, seat=1)).you.host
        await guest.do(wire.SeatBot, seat=0, level="apprentice")


async def test_the_next_person_succeeds_a_host_who_leaves(gather: Gather) -> None:
    _, _, seats = await gather(3)
    await seats[0].do(wire.HandOn, seat=1)
    await seats[1].until(lambda told: told.you.host)
    await seats[1].do(wire.Rise)
    await all_hear(seats, lambda told: told.room.chairs[2].host and not told.room.chairs[1].host)


async def test_the_host_hands_the_office_on_and_only_the_host_in_person_can(gather: Gather, other: Visitor) -> None:
    code, visitors, (first, second, third) = await gather(3, begin=False, seats=4)
    assert await second.refused(wire.HandOn, seat=2) == "denied-not-host"
    assert await first.refused(wire.HandOn, seat=3) == "denied-no-person"
    assert await first.refused(wire.HandOn, seat=9) == "setup-seat"
    await first.do(wire.HandOn, seat=1)
    await second.until(lambda told: told.you.host)
    assert not first.told.you.host
    await second.connection.close()
    await first.until(lambda told: told.you.host)  # they stand in
    assert await first.refused(wire.HandOn, seat=2) == "denied-deputy"
    assert await first.refused(wire.Close) == "denied-deputy"
    assert await first.refused(wire.Unseat, seat=1) == "denied-host-seat"
    async with visitors[1].at(code) as back:
        assert back.told.you.host
        await third.until(lambda told: told.room.chairs[1].present)


# Seats are taken away.


async def test_a_seat_is_taken_away_before_the_match_and_given_back_by_letting_in(gather: Gather, shared: House) -> None:
    code, visitors, (first, second) = await gather(2, begin=False, seats=3)
    assert await second.refused(wire.Unseat, seat=0) == "denied-not-host"
    assert await first.refused(wire.Unseat, seat=0) == "denied-host-seat"
    assert await first.refused(wire.Unseat, seat=2) == "denied-no-person"
    await first.do(wire.Unseat, seat=1)
    assert first.told.you.barred == (wire.Unseated(1, "Person 2"),)
    await second.until(lambda told: told.you.unseated)
    assert second.told.you.seat is None and second.told.you.barred == ()
    assert await second.refused(wire.Sit) == "denied-unseated"
    await second.connection.close()
    # It is stored: also who comes back, or meets a table that was loaded again, cannot sit down.
    kept = await shared.server.store.read(tables.find, code)
    assert kept is not None and [each.name for each in kept.unseated] == ["Person 2"]
    async with visitors[1].at(code) as back:
        assert back.told.you.unseated
        assert await back.refused(wire.Sit, seat=2) == "denied-unseated"
        assert await back.refused(wire.LetIn, number=1) == "denied-not-host"
        assert await first.refused(wire.LetIn, number=7) == "missing-unseated"
        await first.do(wire.LetIn, number=1)
        assert not barred(first)
        await back.until(lambda told: not told.you.unseated)
        assert (await back.do(wire.Sit, seat=2)).you.seat == 2


async def test_during_a_match_a_bot_takes_over_the_seat_that_is_taken_away(gather: Gather, shared: House) -> None:
    _, _, seats = await gather(3)
    step = await moved(seats)
    hand = [zone for zone in seats[2].play.scene.zones if zone.id == "hand:2"]
    assert hand and hand[0].pieces
    await seats[0].do(wire.Unseat, seat=2)
    await all_hear(seats, lambda told: told.room.chairs[2].who == "bot")
    gone = seats[2].told
    assert (gone.you.seat, gone.you.host, gone.you.unseated, gone.whole) == (None, False, True, True)
    assert all(not zone.pieces for zone in seats[2].play.scene.zones if zone.id == "hand:2")
    assert seats[0].told.room.former == (wire.Former(2, "Person 3", step),)
    for seat in seats:
        (line,) = told(seat, "table-unseated")
        assert line.step == step
    # What is read back from disk tells the same.
    played = await shared.server.store.read(matches.rebuild, seats[0].play.match)
    assert played is not None
    (left,) = played.chronicle.successions
    assert (left.step, left.seat, left.why, left.name) == (step, 2, "unseated", "Person 3")


async def test_after_a_match_a_seat_that_is_left_keeps_its_name_until_the_next(gather: Gather) -> None:
    _, _, seats = await gather(3)
    await ended(seats)
    await seats[1].do(wire.Rise)
    await seats[0].until(lambda told: told.room.chairs[1].who == "empty")
    assert names(seats[0]) == ["Person 1", "Person 2", "Person 3"]
    await seats[0].do(wire.Unseat, seat=2)
    await seats[2].until(lambda told: told.you.unseated)
    assert names(seats[2]) == ["Person 1", "Person 2", "Person 3"]
    await seats[0].do(wire.Rematch)
    assert seats[0].told.room.status == "open" and names(seats[0]) == ["Person 1", "", ""]
    assert await seats[2].refused(wire.Sit) == "denied-unseated"
    await seats[1].do(wire.Sit)


def test_a_table_remembers_only_so_many_whose_seat_was_taken_away() -> None:
    kept = KeptTable(
        code="abcdefgh", game=GAME, options={}, public=True, patience=60, pace="calm", host="a", status="open", match=None, changed=0,
        holders=(Holder(visitor="a"), Holder()),
    )  # fmt: skip
    for n in range(MOST_UNSEATED + 2):
        kept = unseated(replace(kept, holders=(kept.holders[0], Holder(visitor=f"b{n}", name="Ben"))), 1)
    assert [each.number for each in kept.unseated] == list(range(3, MOST_UNSEATED + 3))
    assert len(let_in(kept, 3).unseated) == MOST_UNSEATED - 1
    assert officed(replace(kept, host="gone")).host == "a"


# The past keeps its names.


async def test_leaving_for_good_is_told_and_does_not_rewrite_the_past(gather: Gather, shared: House, tmp_path: Path) -> None:
    code, visitors, seats = await gather(3)
    for _ in range(4):
        step = await moved(seats)
    await seats[1].do(wire.Rise)
    await all_hear(seats, lambda told: told.room.former != ())
    for seat in seats:
        assert seat.told.room.former == (wire.Former(1, "Person 2", step),)
        (line,) = told(seat, "table-left")
        assert (line.step, line.told.facts) == (step, {"seat": Ref(seat=1)})
    bot = names(seats[0])[1]
    assert bot != "Person 2"
    match = seats[0].play.match
    # The table is loaded again from disk, and tells the same.
    del shared.server.lobby.tables[code]
    async with visitors[0].at(code) as back:
        assert back.told.room.former == (wire.Former(1, "Person 2", step),)
        assert [line for line in back.news if line.step <= step] == [line for line in seats[0].news if line.step <= step]
    # So does looking back, which also tells whoever has left which lines are theirs.
    async with visitors[0].at(code) as back, visitors[2].at(code) as third:
        await ended([back, third])
    past = await visitors[1].call("GET", f"/api/matches/{match}", None, wire.Past)
    assert past.room.former == (wire.Former(1, "Person 2", step, mine=True),)
    assert ([chair.name for chair in past.room.chairs], past.mine) == (["Person 1", bot, "Person 3"], 1)
    look = await visitors[2].call("GET", f"/api/matches/{match}/looks/open", None, wire.Look)
    assert [line.step for line in look.lines if line.told.key == "table-left"] == [step]
    assert [line.told.key for line in look.lines][-1] == "table-ended"


async def test_what_is_taken_back_is_not_what_somebody_left(gather: Gather, shared: House) -> None:
    _, _, seats = await gather(3)
    await moved(seats)
    step = await moved(seats)
    await seats[2].do(wire.Rise)
    await all_hear(seats, lambda told: told.room.former != ())
    people = seats[:2]
    mover, *_ = [seat for seat in people if await last_move(shared, seat) is not None]
    before = mover.play.match
    await mover.do(wire.TakeBack, match=before)
    await all_hear(people, lambda told: told.hold is not None)
    hold = mover.told.hold
    assert hold is not None
    (agreeing,) = [seat for seat in people if seat is not mover]
    await agreeing.do(wire.Consent, match=before, step=hold.step, yes=True)
    await all_hear(people, lambda told: told.play is not None and told.play.match != before)
    assert people[0].told.room.former == (wire.Former(2, "Person 3", min(step, hold.step - 1)),)


async def last_move(shared: House, seat: Seat) -> int | None:
    """The last step that somebody has made."""
    rebuilt = await shared.server.store.read(matches.rebuild, seat.play.match)
    assert rebuilt is not None and seat.told.you.seat is not None
    return rebuilt.match.last_of(seat.told.you.seat)


async def test_what_a_bot_did_for_somebody_is_marked_also_on_disk(gather: Gather, shared: House) -> None:
    code, visitors, seats = await gather(2, seats=3, begin=False)
    await seats[0].do(wire.SeatBot, seat=2, level="apprentice")
    await seats[0].do(wire.Begin)
    await all_hear(seats, lambda told: told.play is not None)
    table = await shared.table(code)
    await seats[1].connection.close()
    await until(lambda: not table.company.present(1))
    table.company.mind(1)
    while not any(line.minded == 1 for line in seats[0].news):
        if seats[0].play.question is not None:
            await seats[0].do(wire.Answer, **seats[0].answer(0))
        else:
            await seats[0].hear()
    first = next(line for line in seats[0].news if line.minded == 1)
    assert all(line.minded in (None, 1) for line in seats[0].news)
    assert all(line.minded == 1 for line in seats[0].news if line.step == first.step)
    async with visitors[1].at(code) as back:
        assert [line.minded for line in back.news if line.step == first.step and line.told == first.told] == [1]
    found = await shared.server.store.read(chronicle.find, seats[0].play.match)
    assert found.minded[first.step] == 1 and set(found.minded.values()) == {1}
    look = await visitors[1].call("GET", f"/api/matches/{seats[0].play.match}/looks/2", None, wire.Look)
    assert {line.step for line in look.lines if line.minded == 1} == set(found.minded)


async def test_who_was_forgotten_is_not_named_by_the_past(gather: Gather, shared: House) -> None:
    _, visitors, seats = await gather(3)
    step = await moved(seats)
    await seats[1].do(wire.Rise)
    await seats[0].do(wire.Unseat, seat=2)
    await seats[0].until(lambda told: len(told.room.former) == 2)
    assert (await visitors[1].send("DELETE", "/api/me")).is_success
    await seats[0].until(lambda told: told.room.former[0].name != "Person 2")
    assert [former.until for former in seats[0].told.room.former] == [step, step]
    assert (await visitors[2].send("DELETE", "/api/me")).is_success
    await seats[0].until(lambda told: told.you.barred == ())
    found = await shared.server.store.read(chronicle.find, seats[0].play.match)
    assert all(each.visitor is None and "Person" not in each.name for each in found.successions)


# A table is closed.


async def test_a_closed_table_sends_everybody_home_and_keeps_what_was_played(gather: Gather, shared: House, other: Visitor) -> None:
    code, visitors, seats = await gather(2, public=True, seats=3, begin=False)
    await seats[0].do(wire.SeatBot, seat=2, level="apprentice")
    await seats[0].do(wire.Begin)
    await all_hear(seats, lambda told: told.play is not None)
    match = seats[0].play.match
    await ended(seats)
    assert await seats[1].refused(wire.Close) == "denied-not-host"
    async with other.at(code) as onlooker:
        await seats[0].say(wire.Close)
        for seat in (*seats, onlooker):
            await seat.connection.wait_closed()
            assert seat.connection.close_code == CLOSED
    assert code not in shared.server.lobby.tables
    async with visitors[1].connect(code) as again:
        await again.wait_closed()
        assert again.close_code == CLOSED
    refused = await visitors[1].refused("GET", f"/api/tables/{code}")
    assert (refused.kind, refused.reason) == ("missing", "closed")
    for visitor in (*visitors, other):
        home = await visitor.home()
        assert code not in {card.code for card in (*home.mine, *home.public)}
    assert (await other.call("GET", f"/api/matches/{match}", None, wire.Past)).kept


async def test_the_link_of_a_closed_table_names_the_match_that_was_played_on(visitor: Visitor, other: Visitor) -> None:
    code, empty = await visitor.create(level="apprentice", begin=True), await visitor.create(seats=3)
    async with visitor.at(code) as seat, visitor.at(empty) as unplayed:
        await seat.until(lambda told: told.play is not None and told.play.question is not None)
        first = seat.play.match
        await seat.do(wire.Answer, **seat.answer())
        await seat.do(wire.TakeBack, match=first)
        await seat.until(lambda told: told.play is not None and told.play.match != first)
        branch = seat.play.match
        await seat.say(wire.Close)
        await unplayed.say(wire.Close)
        for each in (seat, unplayed):
            await each.connection.wait_closed()
        assert (seat.connection.close_reason, unplayed.connection.close_reason) == (branch, "")
    async with other.connect(code) as late:
        await late.wait_closed()
        assert (late.close_code, late.close_reason) == (CLOSED, branch)
    assert (await other.refused("GET", f"/api/tables/{code}")).facts == {"match": branch}
    assert (await other.refused("GET", f"/api/tables/{empty}")).facts == {}


async def test_closing_a_table_ends_its_match_early_and_everybody_may_look_back(gather: Gather, shared: House, other: Visitor) -> None:
    code, _, seats = await gather(3)
    step, match = await moved(seats), seats[0].play.match
    async with other.at(code) as onlooker:
        await seats[0].say(wire.Close)
        for seat in (*seats, onlooker):
            with pytest.raises(ConnectionClosed):
                await seat.until(lambda told: False)
            assert seat.connection.close_code == CLOSED
            # They were told how it ended before they were sent home.
            assert seat.play.ended and seat.play.seed is not None and seat.play.outcome is None
            assert told(seat, "table-ended")[0].step == step
    past = await other.call("GET", f"/api/matches/{match}", None, wire.Past)
    assert past.ended and past.kept and past.outcome is None and past.eyes[0] == "open" and past.room.status == "over"
    await other.call("GET", f"/api/matches/{match}/looks/open", None, wire.Look)
    assert decode_record((await other.send("GET", f"/api/records/{match}")).content).outcome is None
    assert (await shared.server.store.read(chronicle.find, match)).ended


async def test_a_table_closed_at_one_process_ends_its_match_at_all(apart: Gather) -> None:
    _, _, seats = await apart(3)
    match = seats[0].play.match
    await seats[0].say(wire.Close)
    for seat in seats:
        with pytest.raises(ConnectionClosed):
            await seat.until(lambda told: False)
        assert seat.connection.close_code == CLOSED
        assert (seat.play.match, seat.play.ended, seat.play.seed is not None) == (match, True, True)
        assert len(told(seat, "table-ended")) == 1


async def test_what_is_stored_of_host_and_guests_survives_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as found:
        ada, ben = await found.visitor("Ada"), await found.visitor("Ben")
        code, closed = await ada.create(seats=3), await ada.create(seats=3)
        async with ada.at(code) as first, ben.at(code) as second, ada.at(closed) as third:
            await second.do(wire.Sit)
            await first.until(lambda told: told.room.chairs[1].who == "person")
            await first.do(wire.Unseat, seat=1)
            await third.say(wire.Close)
        cookies = [dict(visitor.http.cookies) for visitor in (ada, ben)]
    async with house(tmp_path) as found:
        ada, ben = found.stranger(), found.stranger()
        for visitor, cookie in zip((ada, ben), cookies, strict=True):
            visitor.http.cookies.update(cookie)
        async with ada.at(code) as first, ben.at(code) as second:
            assert first.told.you.barred == (wire.Unseated(1, "Ben"),)
            assert await second.refused(wire.Sit) == "denied-unseated"
        assert (await ada.refused("GET", f"/api/tables/{closed}")).reason == "closed"


@pytest.mark.parametrize("message", [{"type": "unseat", "seat": "one"}, {"type": "let-in", "number": -1}, {"type": "hand-on"}])
async def test_what_is_malformed_changes_nothing(gather: Gather, message: dict[str, object]) -> None:
    _, _, (first, _) = await gather(2, begin=False, seats=3)
    await first.raw(msgspec.json.encode({"id": 1, **message}).decode())
    answer = await first.answered()
    assert isinstance(answer, wire.Refused) and answer.kind == "malformed"
    assert host(first) == [0] and names(first) == ["Person 1", "Person 2", ""]
