"""What happens in the moment in which a move is on its way to disk."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from chaudron import games
from chaudron.kernel.model import Stale
from chaudron.server import wire
from chaudron.server.app import Server, Settings
from chaudron.server.guest import Guest, encode
from chaudron.server.table import Table
from chaudron.store import matches
from chaudron.store.tables import Holder
from tests.server.people import TIMEOUT

ADA, BEN = "a" * 64, "b" * 64


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    found = Server(Settings(data=tmp_path))
    yield found
    await found.close()


async def laid(server: Server) -> Table:
    """A table where Ada and Ben play against bots, neither of them there, and it is for Ada to decide something."""
    create = wire.Create(games.names()[0], level="apprentice", begin=True, pace="instant", patience=5)
    table = await server.lobby.create(ADA, "Ada", create)
    table.company.kept = replace(
        table.company.kept, holders=(table.company.kept.holders[0], Holder(visitor=BEN, name="Ben"), *table.company.kept.holders[2:])
    )
    await adas_turn(table)
    return table


async def adas_turn(table: Table) -> None:
    """Wait for Ada's turn; Ben does the first thing he may."""
    assert table.flights.played is not None
    while table.flights.question(0) is None:
        question = table.flights.question(1)
        if question is not None and not table.flights.busy:
            await made(table, 1)
        await asyncio.sleep(0.01)


async def made(table: Table, seat: int) -> None:
    """The first thing that a seat may do."""
    assert table.flights.played is not None
    match = table.flights.played.match
    await table.flights.make(lambda: (seat, match.moves(seat)[0]), match.questions()[seat].number)


async def test_no_bot_moves_for_somebody_whose_seat_it_does_not_mind(server: Server) -> None:
    table = await laid(server)
    assert table.flights.played is not None
    match = table.flights.played.match
    step, number = match.step, match.questions()[0].number
    with pytest.raises(Stale):
        await table.act(0, match.moves(0)[0], number)
    assert match.step == step
    table.company.minded.add(0)
    await table.act(0, match.moves(0)[0], number)
    assert match.step > step


async def on_disk(server: Server, table: Table) -> int:
    assert table.flights.played is not None
    return len(await server.store.read(matches.moves, table.flights.played.id))


async def test_whoever_returns_while_a_bot_moves_for_them_finds_the_move_made(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await laid(server)
    on_its_way = asyncio.Event()
    append = server.store.append

    def watched(*arguments: Any) -> asyncio.Future[None]:
        on_its_way.set()
        return append(*arguments)

    monkeypatch.setattr(server.store, "append", watched)
    table.company.enter(Guest(BEN, "Ben", server.turns))
    table.company.mind(0)
    await on_its_way.wait()
    table.company.enter(Guest(ADA, "Ada", server.turns))
    async with asyncio.timeout(TIMEOUT):
        while table.flights.busy or table.flights.question(0) is not None:
            await asyncio.sleep(0.01)
        await adas_turn(table)
    assert table.flights.played is not None
    assert table.flights.played.match.step == await on_disk(server, table) > 0
    await made(table, 0)


async def test_a_table_that_everybody_has_left_rests(server: Server) -> None:
    table = await laid(server)
    table.company.kept = replace(table.company.kept, patience=0)
    ben = Guest(BEN, "Ben", server.turns)
    table.company.enter(ben)
    while table.flights.question(0) is not None:  # Ben is there, so Ada's seat is minded
        await asyncio.sleep(0.01)
    table.company.leave(ben)
    while server.house.busy(table):
        await asyncio.sleep(0.01)
    step = await on_disk(server, table)
    await asyncio.sleep(0.2)
    assert await on_disk(server, table) == step
    assert table.flights.played is not None
    assert table.flights.played.match.outcome is None


async def test_a_table_that_is_behind_the_disk_catches_up(server: Server) -> None:
    table = await laid(server)
    ada = Guest(ADA, "Ada", server.turns)
    table.company.enter(ada)
    ada.drain()
    assert table.flights.played is not None
    match, name = table.flights.played.match, table.flights.played.id
    number, _ = match.questions()[0]
    move, other, step = match.moves(0)[0], match.moves(0)[-1], match.step
    await server.store.append(name, step + 1, 0, encode(other).decode())
    with pytest.raises(Stale):
        await table.flights.make(lambda: (0, move), number)
    assert table.flights.played.match.record().moves[step] == (0, msgspec.to_builtins(other))
    assert ada.drain()[0], "she is told of it"
    await adas_turn(table)
    assert table.flights.played.match.step == await on_disk(server, table)
