"""Tables that run for days: nobody need be there, time is counted from what is stored, and bots play for those who are late."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from chaudron import games
from chaudron.server import house as houses
from chaudron.server import wire
from chaudron.server.visitors import hashed
from chaudron.store import FILE, slow
from chaudron.store.slow import Awaited
from tests.server.conftest import Gather
from tests.server.people import GAME, TIMEOUT, House, Visitor, house, until

DAY = 86_400
MARKET = next(name for name in games.names() if games.load(name).about.market)
LATER = 10 * DAY


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots at slow tables do not take their time."""
    monkeypatch.setitem(houses.PACES, "slow", (0.0, 0.0))


async def stored(found: House, code: str) -> list[Awaited]:
    """Who is awaited at a table, as it is stored after the last move."""
    return (await found.server.store.read(slow.of_tables, [code]))[code]


async def noted(found: House, code: str) -> list[Awaited]:
    """Who is awaited at a table, once that is stored."""
    async with asyncio.timeout(TIMEOUT):
        while not (rows := await stored(found, code)) or any(row.visitor is None for row in rows):
            await asyncio.sleep(0.005)
    return rows


def forget_memory(found: House, code: str) -> None:
    """Take a table out of memory, as the sweep does when nobody is there."""
    table = found.server.lobby.tables[code]
    assert found.server.lobby.abandoned(table)
    del found.server.lobby.tables[code]


async def late(found: House, seconds: int = LATER) -> None:
    """Look for those whose time is up after so many seconds."""
    await found.server.slow.look(found.server.lobby.find, int(time.time()) + seconds)


async def begun(visitor: Visitor, **wanted: Any) -> str:
    """A slow table with bots where a match has begun."""
    return await visitor.create(pace="slow", patience=2 * DAY, level="apprentice", begin=True, **wanted)


async def test_bots_play_on_after_everybody_has_left_and_home_knows_it_without_loading_the_table(own: House) -> None:
    visitor = await own.visitor("Ada")
    code = await begun(visitor)
    async with visitor.at(code) as seat:
        await seat.until(lambda told: told.play is not None and told.play.question is not None)
        made = await seat.say(wire.Answer, **seat.answer())
        assert isinstance(made, wire.Heard) and made.step is not None
    (row,) = await noted(own, code)
    assert (row.visitor, row.step > made.step) == (hashed(visitor.key), True)
    await until(lambda: own.server.lobby.abandoned(own.server.lobby.tables[code]))
    forget_memory(own, code)
    (card,) = (await visitor.home()).mine
    assert (card.asked, card.due) == (True, row.since + 2 * DAY)
    assert abs(row.since - time.time()) < 600
    assert code not in own.server.lobby.tables, "the home page loads no table to know whose move it is"


async def test_a_bot_plays_for_whoever_is_late_until_the_end_if_nobody_comes_back(own: House) -> None:
    visitor = await own.visitor("Ada")
    code = await begun(visitor)
    await noted(own, code)
    await late(own, DAY)
    assert not own.server.lobby.tables[code].company.minded, "it is not too late after one day of two"
    await late(own)
    table = own.server.lobby.tables[code]
    await until(lambda: table.company.kept.status == "over")
    assert await stored(own, code) == []


async def test_time_runs_while_the_server_is_stopped(tmp_path: Path) -> None:
    async with house(tmp_path) as found:
        visitor = await found.visitor("Ada")
        code = await begun(visitor)
        (before,) = await noted(found, code)
    with sqlite3.connect(tmp_path / "data" / FILE) as data:
        data.execute("UPDATE awaited SET since = 1000, due = 2000")
    async with house(tmp_path) as found:
        await until(lambda: code in found.server.lobby.tables)
        table = found.server.lobby.tables[code]
        await until(lambda: table.flights.played is not None and table.flights.played.match.step > before.step)


async def test_who_is_awaited_is_found_out_again_if_it_was_not_stored(tmp_path: Path) -> None:
    async with house(tmp_path) as found:
        code = await begun(await found.visitor("Ada"))
        before = await noted(found, code)
    with sqlite3.connect(tmp_path / "data" / FILE) as data:
        data.execute("DELETE FROM awaited")
    async with house(tmp_path) as found:
        assert await noted(found, code) == before


async def test_whoever_is_there_is_not_replaced_and_whoever_comes_back_has_their_seat_and_their_time_again(own: House) -> None:
    ada, bert = await own.visitor("Ada"), await own.visitor("Bert")
    code = await ada.create(seats=2 if 2 in games.load(GAME).about.seats else 3, pace="slow", patience=DAY)
    async with ada.at(code) as host, bert.at(code) as guest:
        await guest.do(wire.Sit)
        for empty in range(2, len(host.told.room.chairs)):
            await host.do(wire.SeatBot, seat=empty, level="apprentice")
        await host.do(wire.Begin)
        for seat in (host, guest):
            await seat.until(lambda told: told.play is not None and told.room.chairs and any(chair.due for chair in told.room.chairs))
        await late(own)
        table = own.server.lobby.tables[code]
        assert not table.company.minded, "both are there"
        mover, other = (host, guest) if host.play.question is not None else (guest, host)
        gone = ada if mover is host else bert
        await mover.connection.close()
        await other.until(lambda told: not all(chair.present for chair in told.room.chairs))
        await late(own)
        place = next(chair.seat for chair in other.told.room.chairs if not chair.present)
        assert place in table.company.minded
        await until(lambda: table.flights.question(place) is None or place in table.company.minded)
        async with gone.at(code) as back:
            assert not back.told.room.chairs[place].minded
            await until(lambda: place not in table.company.minded)
    assert await own.server.store.write(slow.absent, code) == set(), "what was queued before is stored"


async def test_for_whom_a_bot_plays_is_remembered(own: House) -> None:
    ada, bert = await own.visitor("Ada"), await own.visitor("Bert")
    code = await ada.create(seats=3, pace="slow", patience=DAY)
    async with ada.at(code) as host, bert.at(code) as guest:
        await guest.do(wire.Sit)
        await host.do(wire.SeatBot, seat=2, level="apprentice")
        await host.do(wire.Begin)
    await noted(own, code)
    await late(own)
    table = own.server.lobby.tables[code]
    await until(lambda: own.server.lobby.abandoned(table))
    minded = set(table.company.minded)
    assert minded
    await own.server.store.touch()
    forget_memory(own, code)
    assert (await own.table(code)).company.minded == minded


async def test_moves_of_others_take_nobodys_time_away_and_give_nobody_more(own: House, with_posy: None) -> None:
    people = [await own.visitor(f"Person {n}") for n in range(3)]
    code = await people[0].create(game="posy", seats=3, pace="slow", patience=DAY)
    async with people[0].at(code) as host, people[1].at(code) as second, people[2].at(code) as third:
        for guest in (second, third):
            await guest.do(wire.Sit)
        await host.do(wire.Begin)
        assert len(await noted(own, code)) == 3
        with sqlite3.connect(own.server.store.database.name) as data:
            data.execute("UPDATE awaited SET since = 1000, due = 1000 + 86400 WHERE seat > 0")
        await host.until(lambda told: told.play is not None)
        await host.do(wire.Answer, **host.answer())
        await until_step(own, code, 1)
        rows = {row.seat: row for row in await stored(own, code)}
        assert [(row.since, row.due) for seat, row in rows.items() if seat > 0] == [(1000, 1000 + DAY)] * 2


async def until_step(found: House, code: str, step: int) -> None:
    """Wait until it is stored who is awaited after so many moves."""
    async with asyncio.timeout(TIMEOUT):
        while step not in {row.step for row in await stored(found, code)}:
            await asyncio.sleep(0.005)


async def test_a_move_at_another_table_stores_nothing_but_the_move(own: House) -> None:
    visitor = await own.visitor("Ada")
    code = await visitor.create(level="apprentice", begin=True)
    async with visitor.at(code) as seat:
        await seat.until(lambda told: told.play is not None and told.play.question is not None)
        await seat.do(wire.Answer, **seat.answer())
        await seat.until(lambda told: told.play is not None and told.play.question is not None)
    assert await stored(own, code) == []
    table = own.server.lobby.tables[code]
    await until(lambda: own.server.lobby.abandoned(table))
    await own.server.slow.leave_memory(table)
    forget_memory(own, code)
    (card,) = (await visitor.home()).mine
    assert (card.asked, card.due, code in own.server.lobby.tables) == (True, None, False)


async def test_a_deleted_table_waits_for_nobody(own: House) -> None:
    visitor = await own.visitor("Ada")
    code = await begun(visitor)
    await noted(own, code)
    assert (await visitor.send("DELETE", "/api/me")).status_code == 204
    assert await stored(own, code) == []
    await late(own)
    assert code not in own.server.lobby.tables


async def test_a_game_against_a_clock_cannot_run_for_days(visitor: Visitor) -> None:
    refused = await visitor.refused("POST", "/api/tables", {"game": MARKET, "pace": "slow"})
    assert (refused.kind, refused.reason) == ("setup", "slow")
    cards = {card.name: card.slow for card in (await visitor.home()).games}
    assert cards == {name: not games.load(name).about.market for name in cards}


@pytest.mark.parametrize(("pace", "patience"), [("slow", 60), ("slow", 31 * DAY), ("calm", 2 * DAY)])
async def test_a_patience_must_fit_the_pace(visitor: Visitor, pace: str, patience: int) -> None:
    refused = await visitor.refused("POST", "/api/tables", {"game": GAME, "pace": pace, "patience": patience})
    assert refused.kind in {"setup", "malformed"}


async def test_a_table_that_changes_its_pace_gets_the_patience_that_fits(gather: Gather) -> None:
    _, _, (host,) = await gather(1, begin=False, seats=3, pace="calm", patience=300)
    assert (await host.do(wire.Configure, pace="slow")).room.patience == DAY
    assert (await host.do(wire.Configure, patience=3 * DAY)).room.patience == 3 * DAY
    assert (await host.do(wire.Configure, pace="brisk")).room.patience == 60
    assert await host.refused(wire.Configure, patience=3 * DAY) == "setup-patience"


async def test_tables_are_listed_by_date(own: House) -> None:
    visitor = await own.visitor("Ada")
    codes = [await visitor.create(pace="slow", patience=days * DAY, level="apprentice", begin=True) for days in (3, 1, 2)]
    for code in codes:
        await noted(own, code)
    listed = [card.code for card in (await visitor.home()).mine]
    assert listed == [codes[1], codes[2], codes[0]]
