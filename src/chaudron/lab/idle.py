"""What it costs a server when many people are connected and nothing happens, and how long the list of somebody's tables takes."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
from sqlalchemy import select

from chaudron import games
from chaudron.lab.bench import Figure
from chaudron.lab.clients import Client, Visitor, join
from chaudron.lab.load import SEATS, delays, served, used
from chaudron.lab.scripts import ScriptedTable, seat_all
from chaudron.store import schema, tables
from chaudron.store.database import database

GAME = games.names()[0]
CONNECTIONS = 5000
LISTED = 10_000
"""The number of tables of one owner."""
LISTINGS = 50
"""How often they are listed."""
BATCH = 20
"""How many of them are stored at once, so that the server can store something, too."""
COLLECT = 1.0
"""Seconds between two collections of garbage, in the server that is measured."""
TIMEOUT = 300.0
"""Seconds in which tables that nobody is at leave memory."""


async def sit_idly(address: str, connections: int, used: Callable[[], int]) -> list[Figure]:
    """Seat people at tables, begin a match at each, add onlookers, and let everybody go; note the memory that is used in between."""

    async def memory() -> int:
        await asyncio.sleep(3 * COLLECT)  # what is no longer needed is not counted
        return used()

    await leave(await begun(address, 1))  # what is loaded with the first match is not counted
    number = max(1, connections // SEATS)
    empty = await memory()
    seated = await begun(address, number)
    full = await memory()
    title = f"{number * SEATS:,} idle connections at {number:,} tables"
    watching = [await join(address, table.code, await asyncio.to_thread(Visitor, address), market=False) for table in seated]
    alone = (await memory() - full) / number
    await leave(seated, watching)
    async with asyncio.timeout(TIMEOUT):
        while await asyncio.to_thread(tables_in_memory, address):
            await asyncio.sleep(1)
    rested = await memory()
    await leave(await begun(address, number))
    again = await memory()
    return [
        Figure(f"{title}: for each connection, with its share of a table", (full - empty) / 1000 / (number * SEATS), 0, {}, "KB"),
        Figure(f"{title}: for one more connection at each table", alone / 1000, 0, {}, "KB"),
        Figure(f"{title}: for a table, without connections", ((full - empty) / number - SEATS * alone) / 1000, 0, {}, "KB"),
        Figure(
            f"{title}: not given back when all have left and all tables rest, for each table", (rested - empty) / 1000 / number, 0, {}, "KB"
        ),
        Figure(f"{title}: more than that when as many have come and left again", (again - rested) / 1000 / number, 0, {}, "KB"),
    ]


async def begun(address: str, number: int) -> list[ScriptedTable]:
    """Seat people at so many tables, and begin a match at each."""
    found = await seat_all([address], GAME, SEATS, number, market=False)
    for table in found:
        table.clients[0].send("begin")
        for client in table.clients:
            await client.until(lambda update: update.play is not None)
    return found


async def leave(found: Sequence[ScriptedTable], others: Sequence[Client] = ()) -> None:
    """Let everybody go."""
    for client in [*others, *(client for table in found for client in table.clients)]:
        client.close()
    await asyncio.sleep(1)


def tables_in_memory(address: str) -> int:
    """Return how many tables a server has in memory."""
    with urlopen(f"{address}/api/health") as answer:
        return int(msgspec.json.decode(answer.read())["tables"])


def listed(data: Path, address: str, process: int, number: int) -> list[Figure]:
    """Measure how long the home page takes for somebody who has very many tables, half of them with a match that has begun."""
    owner = Visitor(address)
    codes = [
        owner.post("/api/tables", {"game": GAME, "level": "brewer", "pace": "slow", "begin": begin})["code"] for begin in (False, True)
    ]
    engine = database(data).existing()
    for start in range(0, number, BATCH):
        with engine.execution_options(writes=True).begin() as connection:
            for copy in range(start, min(number, start + BATCH)):
                kept = tables.find(connection, codes[copy % len(codes)])
                assert kept is not None
                tables.save(connection, msgspec.structs.replace(kept, code=f"z{copy}", changed=kept.changed - copy, version=0))
                for row in connection.execute(select(schema.awaited).where(schema.awaited.c.table == kept.code)).mappings().all():
                    connection.execute(schema.awaited.insert().values({**row, "table": f"z{copy}"}))
    engine.dispose()
    taken: list[float] = []
    before = used([process]).work
    for _ in range(LISTINGS):
        began = time.perf_counter()
        with urlopen(Request(f"{address}/api/home", headers={"cookie": owner.cookie})) as answer:
            answer.read()
        taken.append(time.perf_counter() - began)
    title = f"the home page of somebody with {number:,} tables"
    work = 1000 * (used([process]).work - before) / LISTINGS
    return [*delays(title, taken), Figure(f"{title}: time of a processor", work, 0, {}, "ms")]


def resting(connections: int | None) -> Iterator[Figure]:
    """Measure a server with many idle connections, and one with many tables of one owner."""
    cores = sorted(os.sched_getaffinity(0))[:1] if sys.platform == "linux" else []
    with (
        tempfile.TemporaryDirectory(dir=Path.cwd()) as place,
        served(Path(place), cores, collect=COLLECT) as (address, process),
        asyncio.Runner() as runner,
    ):
        yield from runner.run(sit_idly(address, connections or CONNECTIONS, lambda: used([process]).memory))
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as place, served(Path(place), cores) as (address, process):
        yield from listed(Path(place), address, process, LISTED)
