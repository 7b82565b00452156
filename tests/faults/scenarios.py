"""What goes wrong. Each scenario leaves a server that works; afterwards, every table must go on and nothing may be lost."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

from websockets.asyncio.client import connect

from tests.faults.players import Crowd
from tests.faults.proxy import Proxy, between
from tests.faults.served import ROOT, Served
from tests.faults.shim import BROKEN, FULL, READ_ONLY, Shim, available
from tests.faults.stores import Kind, Stored

YEAR = 365 * 24 * 3600
SLOW_READERS = 20


class Run:
    """A server, those who play there, and how often something is to go wrong."""

    def __init__(self, folder: Path, kept: Stored, served: Served, crowd: Crowd, shim: Shim | None, times: int) -> None:
        self.folder = folder
        self.kept = kept
        self.served = served
        self.crowd = crowd
        self.shim = shim
        self.times = times

    async def start(self) -> None:
        await asyncio.to_thread(self.served.start)

    async def again(self) -> None:
        """Start the server again, and let everybody play on."""
        await self.start()
        await self.crowd.goes_on(1)

    async def goes_on_soon(self) -> None:
        """Wait until every table goes on, and take note of how long that took."""
        began = time.perf_counter()
        await self.crowd.goes_on(1)
        self.crowd.longest = max(self.crowd.longest, time.perf_counter() - began)

    async def a_while(self) -> None:
        """Play for a moment of any length."""
        await asyncio.sleep(random.uniform(0.0, 0.4))


Scenario = Callable[[Run], Awaitable[None]]
BOTH: tuple[Kind, ...] = ("sqlite", "postgresql")
FILE: tuple[Kind, ...] = ("sqlite",)
SERVER: tuple[Kind, ...] = ("postgresql",)
SCENARIOS: dict[str, Plan] = {}


class Plan(NamedTuple):
    """A scenario, and what it needs."""

    work: Scenario
    kinds: tuple[Kind, ...] = BOTH
    """Where the data may be."""
    shim: bool = False
    """Whether the server's calls to the system are tampered with."""
    bots: bool = False
    """Whether people play with bots."""
    workers: int = 1
    """The number of processes that serve them."""
    alone: bool = False
    """Whether the database is stopped, too."""


def scenario(**needs: Any) -> Callable[[Scenario], Scenario]:
    """Name a scenario after its function."""

    def named(work: Scenario) -> Scenario:
        SCENARIOS[work.__name__.replace("_", "-")] = Plan(work, **needs)
        return work

    return named


@scenario()
async def killed(run: Run) -> None:
    """The power fails at any instant."""
    for _ in range(run.times):
        await run.a_while()
        run.served.kill()
        await run.again()


@scenario()
async def stopped(run: Run) -> None:
    """The server is asked to end, while people play."""
    for _ in range(run.times):
        await run.a_while()
        await asyncio.to_thread(run.served.stop)
        await run.again()


@scenario(workers=3, kinds=SERVER)
async def one_of_three_killed(run: Run) -> None:
    """One of several processes is killed; everybody plays on with the others, and another one takes its place."""
    for _ in range(run.times):
        await run.a_while()
        gone = random.choice(await run.served.all_processes())
        os.kill(gone, signal.SIGKILL)
        await run.goes_on_soon()
        await run.served.all_processes(without=gone)


@scenario(workers=2, kinds=SERVER, alone=True)
async def database_restarted(run: Run) -> None:
    """PostgreSQL is stopped while people play, every other time as if its power failed, and started again."""
    assert run.kept.server is not None
    for number in range(run.times):
        await run.a_while()
        before = run.crowd.refusals["busy-failed"]
        await asyncio.to_thread(run.kept.server.stop, signal.SIGQUIT if number % 2 else signal.SIGINT)
        while run.crowd.refusals["busy-failed"] == before:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(run.kept.server.start)
        await run.goes_on_soon()


@scenario(shim=True, kinds=FILE)
async def disk_full(run: Run) -> None:
    """Nothing can be written for a while."""
    await failing(run, FULL)


@scenario(shim=True, kinds=FILE)
async def read_only(run: Run) -> None:
    """The disk is read-only for a while, as after an error of the file system."""
    await failing(run, READ_ONLY)


@scenario(shim=True, kinds=FILE)
async def broken_disk(run: Run) -> None:
    """The disk reports errors for a while."""
    await failing(run, BROKEN)


async def failing(run: Run, error: int) -> None:
    """Have every write fail, until somebody has been refused; sometimes the power fails, too."""
    assert run.shim is not None
    for number in range(run.times):
        await run.a_while()
        with run.shim.trouble(error=error):
            before = run.crowd.refusals["busy-failed"]
            while run.crowd.refusals["busy-failed"] == before:
                await asyncio.sleep(0.01)
            if number % 2:
                run.served.kill()
        if number % 2:
            await run.start()
        await run.crowd.goes_on(1)


@scenario(shim=True, kinds=FILE)
async def slow_disk(run: Run) -> None:
    """The disk takes its time, up to a third of a second for each commit; then the power fails."""
    assert run.shim is not None
    for _ in range(run.times):
        with run.shim.trouble(delay=random.randrange(20, 300)):
            await run.crowd.goes_on(1)
            run.served.kill()
            await run.start()
        await run.crowd.goes_on(1)


@scenario(shim=True)
async def clock_jumps(run: Run) -> None:
    """The clock is set a year ahead, and back."""
    assert run.shim is not None
    for seconds in (YEAR, -YEAR, 3600, -3600)[: max(2, run.times)]:
        with run.shim.trouble(forward=seconds):
            await run.crowd.goes_on(2)
            run.served.kill()
            await run.again()
        await run.crowd.goes_on(1)


@scenario()
async def bad_network(run: Run) -> None:
    """Connections are cut, and messages are lost, or come twice, in another order, or late."""
    proxy = Proxy(run.served.address, cut=0.01, lost=0.01, twice=0.1, swapped=0.05, seconds=0.02)
    async with between(proxy) as address:
        run.crowd.through = address
        for player in run.crowd.players:
            player.cut_off()
        for _ in range(run.times):
            await run.crowd.goes_on(5)
        while not all(proxy.done.values()):  # which moves meet which fault is a matter of chance
            await run.crowd.goes_on(1)
        run.crowd.through = None
    await run.crowd.goes_on(1)


@scenario()
async def slow_readers(run: Run) -> None:
    """Onlookers who have stopped reading, and some whose connection is gone without a word."""
    async with AsyncExitStack() as stack:
        for number, code in enumerate(list(run.crowd.moves) * SLOW_READERS):
            if number >= SLOW_READERS:
                break
            watching = await stack.enter_async_context(
                connect(f"{run.served.address.replace('http', 'ws', 1)}/socket/{code}", origin=cast(Any, run.served.address), proxy=None,
                        compression=None, max_queue=1, ping_interval=None, close_timeout=0.1)
            )  # fmt: skip
            watching.transport.pause_reading()
        for _ in range(run.times):
            await run.crowd.goes_on(20)


@scenario(bots=True)
async def bots_that_hang(run: Run) -> None:
    """Processes in which bots think never answer."""
    await misbehaving(run, "dawdle")


@scenario(bots=True)
async def bots_that_die(run: Run) -> None:
    """Processes in which bots think end in the middle of a thought."""
    await misbehaving(run, "die")


@scenario(bots=True)
async def bots_that_lie(run: Run) -> None:
    """What bots answer is no move."""
    await misbehaving(run, "lie")


async def misbehaving(run: Run, kind: str) -> None:
    """Let bots misbehave, and then behave again."""
    for bots in (kind, None):
        await asyncio.to_thread(run.served.stop)
        run.served.bots = bots
        await run.start()
        await run.crowd.goes_on(2)


@scenario()
async def deployed(run: Run) -> None:
    """A new version with a new migration takes over while people play."""
    await asyncio.to_thread(run.served.stop)
    run.served.source = next_version(run.folder / "next")
    await run.start()
    await run.crowd.goes_on(2)
    await asyncio.to_thread(run.served.stop)
    await run.again()


def next_version(folder: Path) -> Path:
    """Make a copy of the source that has another version number and one more migration, and return its folder."""
    package = folder / "chaudron"
    if not package.exists():
        shutil.copytree(ROOT / "src" / "chaudron", package, ignore=shutil.ignore_patterns("__pycache__"))
        start = package / "__init__.py"
        start.write_text(re.sub(r'__version__ = "[^"]+"', '__version__ = "99.0.0"', start.read_text("utf-8")), "utf-8")
        versions = package / "store" / "migrations" / "versions"
        last = sorted(path.stem.partition("_")[0] for path in versions.glob("0*.py"))[-1]
        (versions / "9999_next.py").write_text(
            f'"""One more table."""\n\nimport sqlalchemy as sa\nfrom alembic import op\n\nrevision = "9999"\ndown_revision = "{last}"\n\n\n'
            'def upgrade() -> None:\n    op.create_table("next_version", sa.Column("id", sa.Integer, primary_key=True))\n',
            "utf-8",
        )
    return folder


@asynccontextmanager
async def playing(folder: Path, kept: Stored, name: str, times: int, tables: int) -> AsyncIterator[Run]:
    """A server with a crowd that plays there."""
    plan = SCENARIOS[name]
    shim = Shim(folder) if plan.shim else None
    served = Served(folder, kept, {} if shim is None else shim.environment, plan.workers)
    crowd = Crowd(served.address)
    run = Run(folder, kept, served, crowd, shim, times)
    await run.start()
    try:
        await crowd.gather(tables, bots=plan.bots)
        await crowd.goes_on(1)
        yield run
    finally:
        await crowd.leave()
        served.kill()


async def suffer(name: str, folder: Path, kept: Stored, times: int, tables: int = 1) -> Crowd:
    """Let something go wrong so many times; raises AssertionError unless everything goes on and everything is there."""
    async with playing(folder, kept, name, times, tables) as run:
        await SCENARIOS[name].work(run)
        await run.crowd.goes_on()
        found = await run.crowd.compare(kept)
        assert not found, "\n".join(found[:20])
        assert run.crowd.book.heard, "nobody has played"
        plan = SCENARIOS[name]
        if not (plan.shim or plan.bots or plan.alone):  # otherwise the server has reason to complain
            assert "Traceback" not in run.served.log.read_text(), run.served.log.read_text()
        return run.crowd


def possible(name: str) -> bool:
    """Whether a scenario can be tried on this machine."""
    return not SCENARIOS[name].shim or available()
