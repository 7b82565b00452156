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
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import quantiles
from urllib.request import urlopen

import brotli
import msgspec
from msgspec import Struct

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.lab.account import Account, account
from chaudron.lab.bench import Figure
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
WEB = Path(os.environ.get("CHAUDRON_WEB") or Path(__file__).parents[1] / "web")


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
    work: float
    """The seconds of processor time that all processes of the server have used together."""

    @property
    def rate(self) -> float:
        """Statements a second that were stored and told to everybody."""
        return len(self.account.told) / self.seconds


async def drive(
    address: str, where: Where, game: AnyGame, tables: int, calls: float, seconds: float, begun: Callable[[], None] = lambda: None
) -> tuple[list[ScriptedTable], float]:
    """Run all tables for this many seconds, and wait for all replies; `begun` is called when everybody has sat down."""
    market = game.about.market
    found = await seat_all(address, game.about.name, game.about.seats[-1] if market else SEATS, tables, market=market)
    if market:
        await open_markets(found, where, calls)
    begun()
    start = time.perf_counter()
    if not market:
        for table in found:
            table.play()
    await asyncio.sleep(seconds)
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


def work_of(process: int) -> float:
    """Return the seconds of processor time that a process and all that it has started have used; 0 where this is not known."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK") + sum(work_of(int(child)) for child in children)


@contextmanager
def served(where: Where, cores: Sequence[int], workers: int = 1) -> Iterator[tuple[str, int]]:
    """Run a server in its own process or in several, on these cores and without rate limits, and yield its address and its number."""
    command = [sys.executable, "-m", "chaudron", "serve", "--port", "0", "--workers", str(workers)]
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
) -> Load:
    """Serve on one core for each worker, play from the others, and compare with the speed of the disk; `meanwhile` gives the server other
    work. The data are in a new file, or in a database that is shared."""
    cores = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
    tables = max(1, clients // (game.about.seats[-1] if game.about.market else SEATS))
    with tempfile.TemporaryDirectory(dir=folder) as place:
        where: Where = shared or Path(place)
        with served(where, cores[:workers], workers) as (address, process):
            if len(cores) > workers:
                os.sched_setaffinity(0, set(cores[workers:]))
            meanwhile(Path(place), address)
            before, works = ticks(), [0.0]
            gc.disable()  # the log only grows, and collecting it again and again would distort our timings
            try:
                with asyncio.Runner(loop_factory=None if sys.platform == "win32" else uvloop.new_event_loop) as runner:
                    found, elapsed = runner.run(drive(address, where, game, tables, calls, seconds, lambda: works.append(work_of(process))))
            finally:
                gc.enable()
                stolen, passed = (now - then for now, then in zip(ticks(), before, strict=True))
                worked = work_of(process) - works[-1]
                if len(cores) > 1:
                    os.sched_setaffinity(0, set(cores))
            with urlopen(f"{address}/api/health") as answer:
                health = msgspec.json.decode(answer.read())
        engine = database(where).existing()
        with engine.connect() as connection:
            settled = account(connection, found)
        engine.dispose()
        group = health["steps"] / max(1, health["commits"])
        disk = raw_commits(Path(place), max(1, round(group)), min(3.0, seconds))
    return Load(tables, sum(len(table.clients) for table in found), elapsed, settled, group, disk, stolen / max(1, passed), worked)


class Chunk(Struct, rename="camel"):
    """A file of the browser client, with its static and dynamic imports."""

    file: str
    imports: list[str] = []
    dynamic_imports: list[str] = []
    css: list[str] = []


ASKED_FOR = (
    "/learn/",
    "/look/",
    "/analysis/",
    "/standing/",
    "/rules/",
    "/lobby/",
    "/talk/",
    "/host/",
    "/texts/later/",
    "/Fairness.svelte",
    "/SealLine.svelte",
    "/ReachSheet.svelte",
    "/Drawing.svelte",
    "/Paint.svelte",
    "/PlayAs.svelte",
    "/SetUp.svelte",
    "/HandOverPage.svelte",
    "/Menu.svelte",
    "/NameSheet.svelte",
    "/CoachCard.svelte",
    "/Reckoning.svelte",
    "/Result.svelte",
    "/Look.svelte",
    "/uqr/",
)
"""Parts of the client that are loaded when needed: lessons, rules, talk, what hosts decide, the check of a deal, how to be told, drawings,
settings, privacy, advice, reckonings, results, piles."""


def first_load(web: Path) -> int:
    """Return the bytes of the largest first load, compressed and without fonts: home, one language and the table of one game.

    What is loaded later, when it is needed, is not part of it."""
    chunks = msgspec.json.decode((web / "manifest.json").read_bytes(), type=dict[str, Chunk])

    def with_all(name: str) -> set[str]:
        """Return a chunk's file and everything it imports."""
        chunk = chunks[name]
        return {chunk.file, *chunk.css}.union(*(with_all(other) for other in chunk.imports))

    def size(files: set[str]) -> int:
        """Return the size of files, compressed as the build or else the server does it."""
        built = {file: web / f"{file}.br" for file in files}
        return sum(
            path.stat().st_size if path.exists() else len(brotli.compress((web / file).read_bytes(), quality=7))
            for file, path in built.items()
        )

    later = {name for chunk in chunks.values() for name in chunk.dynamic_imports if not any(part in name for part in ASKED_FOR)}
    skins = [{name} for name in later if name.endswith("/Stage.svelte")]
    languages = [{name} for name in later if "/texts/" in name]
    page = (web / "index.html").read_text("utf-8")
    named = {name for name, chunk in chunks.items() if chunk.file in page}
    always = {"index.html", "new-enough.js"}.union(*map(with_all, (named | later).difference(*skins, *languages)))

    def largest(loads: list[set[str]]) -> int:
        """Return the size of the largest of these, without what is always loaded."""
        return max((size(set[str]().union(*map(with_all, names)) - always) for names in loads), default=0)

    return size(always) + largest(skins) + largest(languages)


def delays(title: str, seconds: Sequence[float]) -> list[Figure]:
    """Return the median and the 99th percentile of delays."""
    cuts = quantiles([1000 * each for each in seconds], n=100) if len(seconds) > 1 else [float("nan")] * 99
    return [Figure(f"{title}, median", cuts[49], 0, {}, "ms"), Figure(f"{title}, 99 %", cuts[98], 0, {}, "ms")]


def played(name: str, clients: int | None, calls: float, seconds: float, shared: str | None = None, workers: int = 1) -> list[Figure]:
    """Measure a server on one core for each worker with tables of one game."""
    game = games.load(name)
    market = game.about.market
    load = measure(game, clients or (TRADERS if market else CLIENTS), calls, seconds, Path.cwd(), shared=shared, workers=workers)
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
    figures.append(Figure(f"{title}: of the processors' time, taken by other machines", 100 * load.stolen, 0, {}, "%"))
    for fault in settled.faults[:FAULTS]:
        print(fault, file=sys.stderr)
    figures.append(Figure(f"{title}: lost, doubled, out of order or missing", len(settled.faults), 0, {}, "faults"))
    return figures


def serving(
    names: Sequence[str], clients: int | None, calls: float, seconds: float, shared: str | None = None, workers: int = 1
) -> Iterator[Figure]:
    """Measure a server on one core for each worker with tables of each game, and the size of the browser client."""
    for name in names or games.names():
        yield from played(name, clients, calls, seconds, shared, workers)
    yield Figure("the browser's client at its largest first load, compressed, no fonts", first_load(WEB) / 1000, 0, {}, "KB")
