"""Load tests of a server: scripted clients play as fast as they are asked, or trade at a steady rate."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple
from urllib.request import urlopen

import msgspec
from msgspec import Struct

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.lab.account import Account, account
from chaudron.lab.bench import Figure
from chaudron.lab.first_load import WEB, first_load
from chaudron.lab.scripts import ScriptedTable, seat_all
from chaudron.store import Where, matches
from chaudron.store.database import database

if sys.platform != "win32":
    import uvloop

SEATS = 4
"""The number of seats at a table with turns; a market has all its seats taken."""
CLIENTS = 200
TRADERS = 350
"""The default numbers of clients, with turns and in a market."""
SETTLE = 30.0
"""How many seconds to wait for the last replies."""
FAULTS = 10
"""How many faults are printed."""


class Note(NamedTuple):
    """What all processes of a server have used at a moment."""

    work: float
    """Seconds of processor time."""
    memory: int
    """Bytes of memory; what several processes share is counted once."""


class Load(Struct, frozen=True):
    """The measurements of a run."""

    tables: int
    clients: int
    seconds: float
    account: Account
    group: float
    """The average number of steps in a commit."""
    disk: float
    """Steps a second that SQLite alone writes to the same disk in commits of that size."""
    stolen: float
    """The share of processor time that the machine did not get because of others on the same hardware."""
    notes: list[Note]
    """What the server had used when all had sat down, half-way, and at the end."""

    @property
    def work(self) -> float:
        """The seconds of processor time that all processes of the server have used together while people played."""
        return self.notes[-1].work - self.notes[0].work

    @property
    def rate(self) -> float:
        """Statements a second that were stored and told to everybody."""
        return len(self.account.told) / self.seconds


async def drive(
    addresses: Sequence[str],
    where: Where,
    game: AnyGame,
    tables: int,
    calls: float,
    seconds: float,
    every: float = 0.0,
    note: Callable[[], None] = lambda: None,
) -> tuple[list[ScriptedTable], float]:
    """Run all tables for this many seconds, and wait for all replies; `note` is called when everybody has sat down, half-way, and at the
    end."""
    market = game.about.market
    found = await seat_all(addresses, game.about.name, game.about.seats[-1] if market else SEATS, tables, market=market)
    if market:
        await open_markets(found, where, calls)
    note()
    start = time.perf_counter()
    if not market:
        for table in found:
            table.play(every)
    for _ in range(2):
        await asyncio.sleep(seconds / 2)
        note()
    for table in found:
        table.over = True
    with suppress(TimeoutError):  # anything still missing is a fault
        async with asyncio.timeout(SETTLE):
            while not all(table.settled for table in found):
                await asyncio.sleep(0.01)
    elapsed = time.perf_counter() - start
    for table in found:
        for client in table.clients:
            client.close()
    return found, elapsed


async def open_markets(tables: Sequence[ScriptedTable], where: Where, calls: float) -> None:
    """Deal at every table and let everybody trade; traders learn what they can say from the server's database, which they can read."""
    for table in tables:
        table.clients[0].send("begin")
        for client in table.clients:
            await client.until(lambda update: update.play is not None)
    engine = database(where).existing()
    with engine.connect() as connection:
        for table in tables:
            rebuilt = matches.rebuild(connection, table.clients[0].match)
            assert rebuilt is not None
            table.trade(rebuilt.match, calls)
    engine.dispose()


def ticks() -> tuple[int, int]:
    """Return the processor time stolen by other machines and the total, in ticks; zeros where this is not known."""
    try:
        numbers = [int(word) for word in Path("/proc/stat").read_text().split("\n")[0].split()[1:9]]
    except OSError:
        return 0, 0
    return numbers[7], sum(numbers)


def used(processes: Sequence[int]) -> Note:
    """Return what processes and all that they have started have used; zeros where this is not known."""
    work, memory = 0.0, 0
    for process in processes:
        try:
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
            children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
        except OSError:
            continue
        theirs = used([int(child) for child in children])
        work += sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK") + theirs.work
        memory += 1024 * int(rollup.partition("Pss:")[2].split()[0]) + theirs.memory
    return Note(work, memory)


@contextmanager
def served(where: Where, cores: Sequence[int], workers: int = 1, collect: float | None = None) -> Iterator[tuple[str, int]]:
    """Run a server in its own process or in several, on these cores and without rate limits, and yield its address and its number.

    It collects garbage as often as usual, or after so many seconds each."""
    program = ["-m", "chaudron"]
    if collect is not None:
        program = ["-c", f"from chaudron import cli; from chaudron.server import run; run.COLLECT = {collect}; cli.main()"]
    command = [sys.executable, *program, "serve", "--port", "0", "--workers", str(workers)]
    command += ["--data" if isinstance(where, Path) else "--database", str(where)]
    command += ["--requests", "1000000", "--messages", "1000000"]

    def pin() -> None:
        if cores and sys.platform == "linux":
            os.sched_setaffinity(0, cores)

    environment = {**os.environ, "CHAUDRON_LANG": "en"}
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, preexec_fn=pin)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        yield line.split()[-1], server.pid
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)


def raw_commits(folder: Path, group: int, seconds: float) -> float:
    """Return how many steps a second SQLite alone writes to this disk, in commits of this size, each on disk before the next."""
    connection = sqlite3.connect(folder / "raw.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(
        "CREATE TABLE steps (match TEXT, n INTEGER, seat INTEGER, move TEXT, at INTEGER, PRIMARY KEY (match, n)) WITHOUT ROWID"
    )
    move = '{"type":"pour","card":"purple-4","cauldron":2}'
    done, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        connection.execute("BEGIN")
        rows = [(f"{index:016x}", done, 1, move, 1_700_000_000) for index in range(group)]
        connection.executemany("INSERT INTO steps VALUES (?, ?, ?, ?, ?)", rows)
        connection.execute("COMMIT")
        done += group
    connection.close()
    return done / elapsed


def measure(
    game: AnyGame,
    clients: int,
    calls: float,
    seconds: float,
    folder: Path,
    meanwhile: Callable[[Path, str], None] = lambda data, address: None,
    *,
    shared: str | None = None,
    workers: int = 1,
    apart: bool = False,
    every: float = 0.0,
) -> Load:
    """Serve on one core for each worker, play from the others, and compare with the speed of the disk; `meanwhile` gives the server other
    work. The data are in a new file, or in a database that is shared. Workers that are apart know nothing of each other."""
    cores = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
    tables = max(1, clients // (game.about.seats[-1] if game.about.market else SEATS))
    notes: list[Note] = []
    with tempfile.TemporaryDirectory(dir=folder) as place, ExitStack() as stack:
        where: Where = shared or Path(place)
        servers = [(cores[n : n + 1], 1) for n in range(workers)] if apart else [(cores[:workers], workers)]
        started = [stack.enter_context(served(where, each, number)) for each, number in servers]
        addresses, processes = [address for address, _ in started], [process for _, process in started]
        if len(cores) > workers:
            os.sched_setaffinity(0, set(cores[workers:]))
        meanwhile(Path(place), addresses[0])
        before = ticks()
        gc.disable()  # the log only grows, and collecting it again and again would distort our timings
        try:
            with asyncio.Runner(loop_factory=None if sys.platform == "win32" else uvloop.new_event_loop) as runner:
                driven = drive(addresses, where, game, tables, calls, seconds, every, lambda: notes.append(used(processes)))
                found, elapsed = runner.run(driven)
        finally:
            gc.enable()
            stolen, passed = (now - then for now, then in zip(ticks(), before, strict=True))
            if len(cores) > 1:
                os.sched_setaffinity(0, set(cores))
        with urlopen(f"{addresses[0]}/api/health") as answer:
            health = msgspec.json.decode(answer.read())
        stack.close()
        engine = database(where).existing()
        with engine.connect() as connection:
            settled = account(connection, found)
        engine.dispose()
        group = health["steps"] / max(1, health["commits"])
        disk = raw_commits(Path(place), max(1, round(group)), min(3.0, seconds))
    return Load(tables, sum(len(table.clients) for table in found), elapsed, settled, group, disk, stolen / max(1, passed), notes)


def delays(title: str, seconds: Sequence[float]) -> list[Figure]:
    """Return the median and the 99th percentile of delays."""
    cuts = quantiles([1000 * each for each in seconds], n=100) if len(seconds) > 1 else [float("nan")] * 99
    return [Figure(f"{title}, median", cuts[49], 0, {}, "ms"), Figure(f"{title}, 99 %", cuts[98], 0, {}, "ms")]


class Wanted(NamedTuple):
    """How a server is to be measured; None: as is usual for a game."""

    clients: int | None = None
    calls: float = 5.0
    """Statements a second of each client of a market."""
    seconds: float = 10.0
    every: float = 0.0
    """Seconds between two moves of a client elsewhere; 0: as fast as it is asked."""
    shared: str | None = None
    """The address of a database."""
    workers: int = 1
    apart: bool = False
    """Whether the workers know nothing of each other, as on several machines."""


def played(name: str, wanted: Wanted) -> list[Figure]:
    """Measure a server on one core for each worker with tables of one game."""
    game = games.load(name)
    market = game.about.market
    calls = wanted.calls
    load = measure(
        game,
        wanted.clients or (TRADERS if market else CLIENTS),
        calls,
        wanted.seconds,
        Path.cwd(),
        shared=wanted.shared,
        workers=wanted.workers,
        apart=wanted.apart,
        every=wanted.every,
    )
    title = f"{name}: {load.clients} clients at {load.tables} tables"
    settled = load.account
    figures = [
        Figure(f"{title}: moves on disk and told", load.rate, 0, {f"the disk alone, {load.group:.1f} a commit": load.rate / load.disk})
    ]
    if market:
        answered = load.rate + settled.refused / load.seconds
        figures += [
            Figure(f"{title}: statements answered, {calls:g} a client wanted", answered, 0, {"wanted": answered / (calls * load.clients)}),
            Figure(f"{title}: of them refused, with a reason", settled.refused / load.seconds, 0, {}),
            Figure(f"{title}: trades", len(settled.traded) / load.seconds, 0, {}),
            *delays(f"{title}: from an acceptance that is due to both hands changed", settled.traded),
            *delays(f"{title}: from a statement that is due to its being sent", settled.late),
        ]
    figures += delays(f"{title}: from a move to all knowing", settled.told)
    each = 1000 * load.work / max(1, len(settled.told))
    figures.append(Figure(f"{title}: time of a processor for a move, in all processes of the server", each, 0, {}, "ms"))
    _, half, end = load.notes
    figures.append(Figure(f"{title}: memory of the server", end.memory / 1e6, 0, {}, "MB"))
    figures.append(Figure(f"{title}: of it, gained in the second half", (end.memory - half.memory) / 1e6, 0, {}, "MB"))
    figures.append(Figure(f"{title}: of the processors' time, taken by other machines", 100 * load.stolen, 0, {}, "%"))
    for fault in settled.faults[:FAULTS]:
        print(fault, file=sys.stderr)
    figures.append(Figure(f"{title}: lost, doubled, out of order or missing", len(settled.faults), 0, {}, "faults"))
    return figures


def serving(names: Sequence[str], wanted: Wanted) -> Iterator[Figure]:
    """Measure a server on one core for each worker with tables of each game, and the size of the browser client, if it is built."""
    for name in names or games.names():
        yield from played(name, wanted)
    if (WEB / "manifest.json").exists():
        yield Figure("the browser's client at its largest first load, compressed, no fonts", first_load(WEB) / 1000, 0, {}, "KB")
