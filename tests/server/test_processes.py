"""Several processes on one PostgreSQL database: any of them serves any table, and what one stores the others tell."""

from __future__ import annotations

import asyncio
import random

import pytest
from websockets.exceptions import ConnectionClosedError

from chaudron import games
from chaudron.kernel.record import decode_record
from chaudron.kernel.replay import replay
from chaudron.server import hold, wire
from chaudron.server.shared import Shared
from tests.laws import posy
from tests.server.conftest import Gather
from tests.server.people import House, Seat, Visitor, play_on, play_out, until


def as_at(visitor: Visitor, there: House) -> Visitor:
    """The same person, connected to another process."""
    found = there.stranger()
    found.http.cookies.set("chaudron", visitor.key)
    return found


async def minder(code: str, *houses: House) -> House:
    """The process that minds a table."""
    found: list[House] = []

    def one() -> bool:
        found[:] = [each for each in houses if (table := each.server.lobby.tables.get(code)) is not None and table.minds]
        return len(found) == 1

    await until(one)
    return found[0]


async def die(process: House) -> None:
    """Let a process end as one that was killed: it says nothing to the others, and nothing more happens in it."""
    peers = process.server.peers
    assert isinstance(peers, Shared) and peers._bus is not None
    peers._bus.close()
    for task in peers._tasks:
        task.cancel()
    await process.server.house.close()
    process.server.house.attend = lambda table: None  # type: ignore[method-assign]


async def test_people_of_two_processes_play_a_match_and_all_are_told_the_same(two: tuple[House, House], apart: Gather) -> None:
    _, visitors, seats = await apart(4)
    made = await play_out(seats, random.Random(1))
    assert made > 20
    for seat in seats:
        await seat.until(lambda told: told.room.status == "over")
    told = [[line.told.key for line in seat.news] for seat in seats]
    assert len({tuple(key for key in keys if key.endswith("ended")) for keys in told}) == 1
    assert {seat.play.step for seat in seats} == {made}
    for visitor in visitors:
        answer = await visitor.send("GET", f"/api/records/{seats[0].play.match}")
        record = decode_record(answer.content)
        assert len(record.moves) == made
        assert replay(games.load(record.game), record).outcome is not None


@pytest.mark.usefixtures("with_posy")
async def test_answers_at_the_same_moment_are_all_made_though_another_process_was_quicker(apart: Gather) -> None:
    _, _, seats = await apart(4, game="posy")
    for rounds in range(1, posy.ROUNDS + 1):
        heard = await asyncio.gather(*(seat.say(wire.Answer, **seat.answer(choice=rounds)) for seat in seats))
        assert sorted(answer.step or 0 for answer in heard if isinstance(answer, wire.Heard)) == list(range(4 * rounds - 3, 4 * rounds + 1))
        for seat in seats:
            await seat.reach(4 * rounds)
    assert {seat.play.outcome is None for seat in seats} == {False}


async def test_of_two_who_take_the_same_seat_in_two_processes_one_has_it(two: tuple[House, House]) -> None:
    host = await two[0].visitor("Host")
    code = await host.create(seats=3)
    people = [await each.visitor("Guest") for each in two]
    async with people[0].at(code) as one, people[1].at(code) as other:
        heard = await asyncio.gather(one.say(wire.Sit, seat=1), other.say(wire.Sit, seat=1))
        refused = [answer for answer in heard if isinstance(answer, wire.Refused)]
        assert [answer.reason for answer in refused] == ["taken"]
        for seat in (one, other):
            await seat.until(lambda told: told.room.chairs[1].who == "person" and told.room.chairs[1].present)


async def test_changes_of_the_table_are_shown_everywhere(two: tuple[House, House], apart: Gather) -> None:
    code, visitors, (host, guest) = await apart(2, begin=False, seats=3)
    await host.do(wire.Configure, public=True, pace="brisk")
    await guest.until(lambda told: told.room.public and told.room.pace == "brisk")
    await host.do(wire.SeatBot, seat=2, level="brewer")
    await visitors[1].call("PUT", "/api/me", {"name": "Zoë"}, wire.Me)
    await host.until(lambda told: [chair.name for chair in told.room.chairs][1] == "Zoë")
    await guest.do(wire.Rise)
    await host.until(lambda told: told.room.chairs[1].who == "empty")
    await guest.until(lambda told: told.room.chairs[2].who == "bot" and told.you.seat is None)
    async with as_at(visitors[0], two[1]).at(code) as elsewhere:
        assert elsewhere.told.you.host and elsewhere.told.you.seat == 0
        await elsewhere.do(wire.Configure, public=False)
        await host.until(lambda told: not told.room.public)


async def test_whoever_is_connected_elsewhere_is_present_and_nobody_plays_for_them(two: tuple[House, House], apart: Gather) -> None:
    code, _, seats = await apart(3, patience=5)
    for each in two:
        table = await each.table(code)
        assert all(table.company.present(seat) for seat in range(3))
        assert not [key for key in each.server.house.acting if key[0] == code]
    assert [seat.told.room.onlookers for seat in seats] == [0, 0, 0]
    assert {(await minder(code, *two)).address} <= {two[0].address, two[1].address}


async def test_one_process_lets_bots_act_and_another_goes_on_when_it_dies(two: tuple[House, House]) -> None:
    one, other = two
    ada = await one.visitor("Ada")
    code = await ada.create(seats=4, level="apprentice", begin=True)
    there = as_at(ada, other)
    async with ada.at(code) as here, there.at(code) as seat:
        assert await minder(code, one, other) is one
        await here.until(lambda told: told.play is not None and told.play.question is not None)
        await seat.reach(here.play.step)
        assert not [key for key in other.server.house.acting if key[0] == code], "only one process has bots think"
        await die(one)
        began = asyncio.get_running_loop().time()
        await seat.do(wire.Answer, **seat.answer(0))
        await seat.until(lambda told: told.play is not None and (told.play.question is not None or told.play.outcome is not None))
        assert asyncio.get_running_loop().time() - began < 10
        assert (await other.table(code)).minds
        await play_on(seat)


async def test_a_process_without_guests_leaves_a_table_to_one_that_has_some(two: tuple[House, House]) -> None:
    one, other = two
    ada = await one.visitor("Ada")
    code = await ada.create(seats=4, level="apprentice", begin=True)
    async with as_at(ada, other).at(code) as seat:
        await until(lambda: other.server.lobby.tables[code].minds and not one.server.lobby.tables[code].minds)
        await play_on(seat)


async def test_a_bot_minds_a_seat_for_everybody_and_hands_it_back_wherever_its_person_comes(
    two: tuple[House, House], apart: Gather, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, visitors, seats = await apart(3, patience=86_400)
    mover = next(n for n, seat in enumerate(seats) if seat.play.question is not None)
    await seats[mover].connection.close()
    for n, seat in enumerate(seats):
        if n != mover:
            await seat.until(lambda told: not told.room.chairs[mover].present)
    minding = await minder(code, *two)
    await until(lambda: (code, mover) in minding.server.house.acting)
    (await minding.table(code)).company.mind(mover)  # patience is over
    for n, seat in enumerate(seats):
        if n != mover:
            await seat.reach(1)
            await seat.until(lambda told: told.room.chairs[mover].minded)
    async with as_at(visitors[mover], two[(mover + 1) % 2]).at(code):
        for n, seat in enumerate(seats):
            if n != mover:
                await seat.until(lambda told: told.room.chairs[mover].present and not told.room.chairs[mover].minded)


async def test_what_has_been_seen_is_seen_everywhere(two: tuple[House, House], apart: Gather, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in hold.SECONDS:
        monkeypatch.setitem(hold.SECONDS, kind, {"calm": 3600.0, "brisk": 3600.0, "instant": 0})
    _, _, seats = await apart(3, game="poison", pace="calm")
    rng = random.Random(2)
    while not any(seat.told.hold for seat in seats):
        await play_out(seats, rng, 1)
        step = max(seat.play.step for seat in seats)
        for seat in seats:
            await seat.reach(step)
    for seat in seats:
        await seat.until(lambda told: told.hold is not None)
    held = seats[0].told.hold
    assert held is not None
    for seat in seats:
        await seat.do(wire.Seen, match=seat.play.match, step=held.step, kind=held.kind)
    for seat in seats:
        await seat.until(lambda told: told.hold is None)


async def test_everybody_agrees_to_a_take_back_wherever_they_are(apart: Gather) -> None:
    _, _, seats = await apart(3, game="poison", pace="instant")
    mover = next(seat for seat in seats if seat.play.question is not None)
    await mover.do(wire.Answer, **mover.answer(0))
    before = mover.play.match
    await mover.do(wire.TakeBack, match=before)
    for seat in seats:
        await seat.until(lambda told: told.hold is not None and told.hold.kind == "take-back")
        if seat is not mover:
            assert isinstance(await seat.say(wire.Consent, match=before, step=1, yes=True), wire.Heard)
    for seat in seats:
        await seat.until(lambda told: told.play is not None and told.play.match != before and told.hold is None)
    assert {(seat.play.match, seat.play.step) for seat in seats} == {(mover.play.match, 0)}


async def test_whoever_is_alone_pauses_and_goes_on_in_any_window(two: tuple[House, House]) -> None:
    ada = await two[0].visitor("Ada")
    code = await ada.create(seats=4, level="apprentice", begin=True, pace="calm")
    async with ada.at(code) as here, as_at(ada, two[1]).at(code) as there:
        await here.until(lambda told: told.room.chairs[0].present)
        await until(lambda: two[0].server.lobby.tables[code].company.elsewhere)
        await here.do(wire.Pause, on=True)
        await there.until(lambda told: told.room.paused)
        await there.do(wire.Pause, on=False)
        await here.until(lambda told: not told.room.paused)


async def test_a_device_that_was_ended_is_ended_in_every_process(two: tuple[House, House]) -> None:
    ada = await two[0].visitor("Ada")
    code = await ada.create(seats=3)
    async with as_at(ada, two[1]).connect(code) as connection:
        await Seat(connection).hear()
        assert (await ada.send("DELETE", "/api/me")).is_success
        await asyncio.wait_for(connection.wait_closed(), 30)
        assert connection.close_code in {1012, 4404}


async def test_a_table_that_is_deleted_is_deleted_everywhere(two: tuple[House, House], apart: Gather) -> None:
    code, _, seats = await apart(2, begin=False, seats=3)
    await two[0].server.forgetting.table(code)
    for seat in seats:
        await asyncio.wait_for(seat.connection.wait_closed(), 30)
        assert seat.connection.close_code == 4404
    assert code not in two[1].server.lobby.tables


async def test_a_record_that_was_brought_to_one_process_is_found_by_the_other(two: tuple[House, House]) -> None:
    ada = await two[0].visitor("Ada")
    async with ada.at(await ada.create(seats=4, level="apprentice", begin=True)) as seat:
        await play_on(seat)
        record = (await ada.send("GET", f"/api/records/{seat.play.match}")).content
    answer = await ada.http.post("/api/matches", content=record, headers={**ada.headers, "content-type": "application/json"})
    assert answer.is_success, answer.text
    name = answer.json()["match"]
    assert (await as_at(ada, two[1]).send("GET", f"/api/matches/{name}")).is_success


async def test_whoever_is_forgotten_is_forgotten_by_every_process(two: tuple[House, House], apart: Gather) -> None:
    code, visitors, seats = await apart(3)
    played = (await two[1].table(code)).flights.played
    assert played is not None and "Person 1" in {player.name for player in played.players}
    assert (await visitors[0].send("DELETE", "/api/me")).status_code == 204
    for seat in seats[1:]:
        await seat.until(lambda told: told.room.chairs[0].name != "Person 1")
    for each in two:
        table = await each.table(code)
        await until(lambda: "Person 1" not in {player.name for player in table.flights.played.players})  # type: ignore[union-attr] # noqa: B023


async def test_what_people_say_is_heard_in_all_processes(apart: Gather) -> None:
    _, _, seats = await apart(4)
    await asyncio.gather(*(seat.do(wire.Speak, text=f"Words of {n}") for n, seat in enumerate(seats)))
    for seat in seats:
        await seat.until(lambda _: len(seat.talk) == 4)  # noqa: B023
    assert all(seat.talk == seats[0].talk for seat in seats) and set(seats[0].talk) == {1, 2, 3, 4}
    await seats[0].do(wire.Strike, line=2)
    for seat in seats:
        await seat.until(lambda _: seat.talk[2].struck == "Person 1")  # noqa: B023
        assert not seat.talk[2].text


async def test_who_leaves_a_match_and_that_all_agree_to_end_it_is_told_everywhere(apart: Gather, two: tuple[House, House]) -> None:
    code, _, seats = await apart(4)
    await play_on_when_it_can(seats, random.Random(5), 6)
    await seats[0].do(wire.Unseat, seat=3)
    for seat in seats:
        await seat.until(lambda told: [former.seat for former in told.room.former] == [3])
    assert seats[3].told.you.seat is None and seats[3].told.you.unseated
    await seats[1].do(wire.EndEarly, match=seats[0].play.match)
    for seat in (seats[0], seats[2]):
        await seat.until(lambda told: told.hold is not None and told.hold.kind == "end")
        assert seat.told.hold is not None
        await seat.do(wire.Consent, match=seat.play.match, step=seat.told.hold.step, kind="end", yes=True)
    for seat in seats:
        await seat.until(lambda told: told.room.status == "over" and told.play is not None and told.play.ended)
    with pytest.raises(ConnectionClosedError):
        await seats[0].do(wire.Close)
    await until(lambda: all(code not in each.server.lobby.tables for each in two))


async def test_the_next_deal_has_the_same_seal_in_all_processes_and_is_used_once(apart: Gather) -> None:
    _, _, seats = await apart(3, begin=False)
    await until(lambda: all(seat.told.room.seal is not None for seat in seats))
    seal = seats[0].told.room.seal
    assert seal is not None
    await seats[1].until(lambda told: told.room.seal is not None and told.room.seal.commitment == seal.commitment)
    await seats[0].do(wire.Begin)
    for seat in seats:
        await seat.until(lambda told: told.play is not None)
    assert {seat.play.commitment for seat in seats} == {seal.commitment}
    await seats[0].do(wire.EndEarly, match=seats[0].play.match)
    for seat in seats[1:]:
        await seat.until(lambda told: told.hold is not None)
        assert seat.told.hold is not None
        await seat.do(wire.Consent, match=seat.play.match, step=seat.told.hold.step, kind="end", yes=True)
    for seat in seats:
        await seat.until(lambda told: told.room.seal is not None and told.room.seal.commitment != seal.commitment)
    later = seats[0].told.room.seal
    assert later is not None
    await seats[1].until(lambda told: told.room.seal is not None and told.room.seal.commitment == later.commitment)


async def test_of_several_processes_one_notes_who_is_awaited_at_a_slow_table(apart: Gather, two: tuple[House, House]) -> None:
    code, _, seats = await apart(3, pace="slow", patience=86400)
    for seat in seats:
        await seat.until(lambda told: any(chair.due is not None for chair in told.room.chairs))
    assert seats[0].told.room.chairs == seats[1].told.room.chairs
    await seats[0].connection.close()
    for seat in seats[1:]:
        await seat.until(lambda told: not told.room.chairs[0].present)
    told: list[str] = []
    one, other = two
    for each in two:
        each.server.notices.tell = lambda visitor, notice: told.append(visitor)  # type: ignore[method-assign]
        table = each.server.lobby.tables[code]
        each.server.slow.missed(table, 0)
    await until(lambda: bool(told))
    for each in two:
        await each.server.store.touch()
    assert len(told) == 1
    # Something else is told, too, and once.
    for each in two:
        each.server.slow.missed(each.server.lobby.tables[code], 0, "nudge", 1)
    await until(lambda: len(told) > 1)
    for each in two:
        await each.server.store.touch()
    assert len(told) == 2
    minding = await minder(code, *two)
    idle = other if minding is one else one
    assert await idle.server.peers.unminded([code]) == [] and await minding.server.peers.unminded([code]) == [code]


async def play_on_when_it_can(seats: list[Seat], rng: random.Random, moves: int) -> None:
    """Let people who are asked answer, again if they are refused because nothing can be stored yet."""
    step = max(seat.play.step for seat in seats)
    async with asyncio.timeout(60):
        for number in range(step + 1, step + moves + 1):
            mover = next(seat for seat in seats if seat.play.question is not None)
            while isinstance(await mover.say(wire.Answer, **mover.answer(rng=rng)), wire.Refused):
                await asyncio.sleep(0.1)
            for seat in seats:
                await seat.reach(number)
