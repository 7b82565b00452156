"""What happens in the moment in which a move is on its way to disk."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from chaudron import games
from chaudron.kernel.model import Stale
from chaudron.server import wire
from chaudron.server.app import Server, Settings
from chaudron.server.guest import Guest, encode
from chaudron.server.table import Table
from chaudron.store import matches

ADA = "a" * 64


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    found = Server(Settings(data=tmp_path))
    yield found
    await found.close()


async def asked(server: Server, level: wire.Level | None = "apprentice") -> Table:
    """A table where it is for Ada to decide something, and she is not there."""
    game = games.names()[0]
    create = wire.Create(game, level=level, begin=True, pace="instant", patience=3600)
    table = await server.lobby.create(ADA, "Ada", create)
    while 0 not in table.questions():
        await asyncio.sleep(0.02)
    return table


async def on_disk(server: Server, table: Table) -> int:
    assert table.played is not None
    return len(await server.store.read(matches.moves, table.played.id))


async def test_whoever_returns_while_a_bot_moves_for_them_finds_the_move_made(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await asked(server)
    on_its_way = asyncio.Event()
    append = server.store.append

    def watched(*arguments: Any) -> asyncio.Future[None]:
        on_its_way.set()
        return append(*arguments)

    monkeypatch.setattr(server.store, "append", watched)
    table.mind(0)
    await on_its_way.wait()
    ada = Guest(ADA, "Ada")
    table.enter(ada)
    while 0 not in table.questions() or table.lock.locked() or server.house.busy(table):
        await asyncio.sleep(0.02)
    assert table.played is not None
    assert table.played.match.step == await on_disk(server, table) > 0
    number, _ = table.questions()[0]
    await table.step(0, table.played.match.moves(0)[0], number)
    assert await on_disk(server, table) >= table.played.match.step - 1


async def test_a_table_that_is_behind_the_disk_catches_up(server: Server) -> None:
    table = await asked(server)
    ada = Guest(ADA, "Ada")
    table.enter(ada)
    assert table.played is not None
    match, name = table.played.match, table.played.id
    number, _ = table.questions()[0]
    move, other = match.moves(0)[0], match.moves(0)[-1]
    await server.store.append(name, match.step + 1, 0, encode(other).decode())
    with pytest.raises(Stale):
        await table.step(0, move, number)
    while 0 not in table.questions() or server.house.busy(table):
        await asyncio.sleep(0.02)
    assert table.played.match.step == await on_disk(server, table)
    assert table.played.match.record().moves[match.step][0] == 0
    assert ada.whole
