"""Told means kept: whoever hears of a move can be sure of it, whatever happens to the server a moment later."""

import asyncio
import random
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from chaudron import games
from chaudron.kernel.model import Stale
from chaudron.kernel.record import decode_record
from chaudron.kernel.replay import replay
from chaudron.server import wire
from chaudron.store import FILE
from tests.server.conftest import Gather
from tests.server.people import GAME, House, Seat, Visitor, play_out, until
from tests.server.process import Process


async def test_a_move_is_on_disk_before_anyone_is_told(gather: Gather, shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    code, _, seats = await gather()
    store, go = shared.server.store, asyncio.Event()
    appended: list[int] = []
    append = store.append
    ours = seats[0].play.match

    async def slowly(match: str, n: int, *rest: Any) -> None:
        if match == ours:  # bots may still play at tables of other tests
            appended.append(n)
            await go.wait()
        await append(match, n, *rest)

    monkeypatch.setattr(store, "append", slowly)
    mover = next(seat for seat in seats if seat.play.question is not None)
    heard = [asyncio.create_task(seat.reach(1)) for seat in seats if seat is not mover]
    answered = asyncio.create_task(mover.do(wire.Answer, **mover.answer(0)))
    await until(lambda: appended)
    table = await shared.table(code)
    await asyncio.sleep(0.2)
    assert table.flights.played is not None
    assert table.flights.played.match.step == 0
    assert not answered.done() and not any(task.done() for task in heard)
    assert not any(line.step for seat in seats for line in seat.news)
    go.set()
    await asyncio.gather(answered, *heard)
    assert appended == [1]


@pytest.mark.parametrize("error", [OSError("disk full"), Stale("step", number=1, expected=2)])
async def test_a_move_that_cannot_be_kept_has_not_happened(
    gather: Gather, shared: House, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    code, visitors, seats = await gather(3)
    mover = next(seat for seat in seats if seat.play.question is not None)
    before = [seat.play for seat in seats]

    async def fails(*_: Any) -> None:
        raise error

    with monkeypatch.context() as broken:
        broken.setattr(shared.server.store, "append", fails)
        why = await mover.refused(wire.Answer, **mover.answer(0))
        assert why == ("stale-step" if isinstance(error, Stale) else "busy-failed")
    for visitor, play in zip(visitors, before, strict=True):
        async with visitor.at(code) as again:
            assert again.play == play
    await mover.do(wire.Answer, **mover.answer(0))
    assert mover.play.step == 1


async def test_a_change_of_the_table_is_on_disk_before_anyone_is_told(
    gather: Gather, shared: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, (host, guest) = await gather(2, begin=False, seats=3)

    def fails(*_: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(shared.server.store, "write", fails)
        assert await host.refused(wire.SeatBot, seat=2, level="brewer") == "busy-failed"
        assert await host.refused(wire.Configure, public=True) == "busy-failed"
    await guest.do(wire.Rise)
    assert [chair.who for chair in guest.told.room.chairs] == ["person", "empty", "empty"]
    assert not guest.told.room.public


async def test_a_match_whose_beginning_cannot_be_kept_has_not_begun(gather: Gather, shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, seats = await gather(3, begin=False)

    def fails(*_: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(shared.server.store, "write", fails)
        assert await seats[0].refused(wire.Begin) == "busy-failed"
    assert seats[0].told.room.status == "open"
    await seats[0].do(wire.Begin)
    assert seats[0].play.number == 1


@pytest.fixture
async def process(tmp_path: Path) -> AsyncIterator[Process]:
    found = Process(tmp_path)
    await asyncio.to_thread(found.start)
    yield found
    found.kill()
    assert "Traceback" not in found.log(), found.log()


def moved(visitor: Visitor, address: str) -> Visitor:
    """The same browser, where the server is now."""
    found = Visitor(address)
    found.http.cookies = httpx.Cookies(visitor.http.cookies)
    return found


@pytest.mark.skipif(sys.platform == "win32", reason="has no SIGKILL")
async def test_a_killed_server_has_lost_nothing_and_play_goes_on(process: Process, tmp_path: Path) -> None:
    people = [Visitor(process.address) for _ in range(3)]
    for number, person in enumerate(people):
        await person.home()
        await person.call("PUT", "/api/me", {"name": f"Person {number}"}, wire.Me)
    code = await people[0].create(seats=3)
    seats: list[Seat] = []
    rng = random.Random(5)
    async with people[0].at(code) as one, people[1].at(code) as two, people[2].at(code) as three:
        seats = [one, two, three]
        await two.do(wire.Sit)
        await three.do(wire.Sit)
        await one.do(wire.Begin)
        for seat in seats:
            await seat.until(lambda told: told.play is not None)
        commitment, match = one.play.commitment, one.play.match
        await play_out(seats, rng, 20)
        for seat in seats:
            await seat.reach(20)
        before = [seat.play for seat in seats]
        news = [seat.news for seat in seats]
        mover = next(seat for seat in seats if seat.play.question is not None)
        # One more answer is under way when the power goes: it is kept or it is not, and nobody was told otherwise.
        number = before[0].step
        task = asyncio.create_task(mover.say(wire.Answer, **mover.answer(0)))
        await asyncio.sleep(0)
        process.kill()
        acknowledged = (await asyncio.gather(task, return_exceptions=True))[0]
    kept = sqlite3.connect(tmp_path / "data" / FILE)
    (steps,) = kept.execute("SELECT count(*) FROM steps").fetchone()
    kept.close()
    assert steps in ({number + 1} if isinstance(acknowledged, wire.Heard) else {number, number + 1})
    await asyncio.to_thread(process.start)
    again = [moved(person, process.address) for person in people]
    async with again[0].at(code) as one, again[1].at(code) as two, again[2].at(code) as three:
        seats = [one, two, three]
        assert {seat.play.step for seat in seats} == {steps}
        assert one.play.commitment == commitment
        if steps == number:
            assert [seat.play for seat in seats] == before
            assert [seat.news for seat in seats] == [lines[-80:] for lines in news]
        assert [chair.name for chair in one.told.room.chairs] == ["Person 0", "Person 1", "Person 2"]
        await play_out(seats, rng)
        answer = await again[0].send("GET", f"/api/records/{match}")
    record = decode_record(answer.content)
    assert replay(games.load(GAME), record).outcome == record.outcome == one.play.outcome
    assert record.commitment == commitment
    for person in (*people, *again):
        await person.http.aclose()


async def test_a_match_that_ended_is_over_even_if_the_table_did_not_learn_of_it(gather: Gather, shared: House) -> None:
    code, visitors, seats = await gather(3)
    await play_out(seats, random.Random(6))
    table = await shared.table(code)
    for seat in seats:
        await seat.connection.close()
    await until(lambda: not table.company.guests)
    shared.server.lobby.tables.pop(code, None)  # which the server may have done itself

    def forget(connection: Any) -> None:
        connection.exec_driver_sql("UPDATE tables SET status = 'playing' WHERE code = ?", (code,))

    await shared.server.store.write(forget)
    async with visitors[0].at(code) as late:
        assert late.told.room.status == "over"
        assert late.play.outcome == seats[0].play.outcome
        assert {card.code: card.status for card in (await visitors[0].home()).mine}[code] == "over"
        await late.do(wire.Rematch)
