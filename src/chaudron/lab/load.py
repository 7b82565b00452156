"""How many moves a server keeps and tells: tables of scripted clients that play as fast as they are told."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from statistics import quantiles
from typing import Any
from urllib.request import Request, urlopen

import brotli
import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect

from chaudron import games
from chaudron.kernel.scene import Combination
from chaudron.lab.bench import Figure

SEATS = 4
WEB = Path(os.environ.get("CHAUDRON_WEB") or Path(__file__).parents[1] / "web")


class Choice(Struct):
    """A legal move, as it came."""

    move: Raw


class Question(Struct):
    """What a client needs of a question."""

    number: int
    choices: list[Choice]
    combination: Combination | None = None

    def move(self) -> Any:
        """Any legal move."""
        if self.combination is None:
            return random.choice(self.choices).move
        return random.choice([move for move, _ in self.combination.expand()])


class Play(Struct):
    """What a client needs of a match."""

    match: str
    step: int
    question: Question | None
    outcome: Any


class You(Struct, frozen=True):
    """What a client needs of itself."""

    seat: int | None = None


class Update(Struct):
    """What a client needs of an update."""

    type: str
    you: You = You()
    play: Play | None = None
    reason: str = ""


decode = msgspec.json.Decoder(Update).decode


class Load(Struct, frozen=True):
    """What was measured."""

    tables: int
    clients: int
    moves: int
    seconds: float
    p50: float
    """Milliseconds from sending a move to all clients of the table having the update."""
    p99: float
    group: float
    """Steps in a commit, on average."""
    disk: float
    """Steps a second that the same disk takes in commits of that size, with nothing else to do."""

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


class Visitor:
    """A scripted client's identity."""

    def __init__(self, address: str) -> None:
        self.address = address
        with urlopen(f"{address}/api/home") as answer:
            jar: SimpleCookie = SimpleCookie()
            for line in answer.headers.get_all("set-cookie"):
                jar.load(line)
        self.cookie = "; ".join(f"{name}={morsel.value}" for name, morsel in jar.items())

    def post(self, path: str, body: Any) -> Any:
        """Ask something that changes something."""
        headers = {"cookie": self.cookie, "content-type": "application/json"}
        with urlopen(Request(f"{self.address}{path}", msgspec.json.encode(body), headers, method="POST")) as answer:
            return msgspec.json.decode(answer.read())


class ScriptedTable:
    """A table whose clients answer every question at once, at random."""

    def __init__(self, code: str, sockets: list[ClientConnection]) -> None:
        self.code = code
        self.sockets = sockets
        self.number = 0
        self.sent: deque[float] = deque()
        """When moves were sent that nobody has heard of yet; they are taken up in their order."""
        self.made: dict[tuple[str, int], tuple[float, int]] = {}
        """When each step was sent, and how many clients have not heard of it; until all have."""
        self.delays: list[float] = []

    async def say(self, speaker: int, kind: str, **fields: Any) -> None:
        self.number += 1
        await self.sockets[speaker].send(msgspec.json.encode({"type": kind, "id": self.number, **fields}).decode())

    def hear(self, play: Play, before: int) -> None:
        """A client knows of all steps up to this one, having known of those up to another."""
        for step in range(before + 1, play.step + 1):
            key = (play.match, step)
            sent, deaf = self.made.pop(key) if key in self.made else (self.sent.popleft(), len(self.sockets))
            if deaf > 1:
                self.made[key] = sent, deaf - 1
            else:
                self.delays.append(time.perf_counter() - sent)

    async def play(self, seat: int, until: float) -> None:
        """One client: hear updates, answer questions, until the time is over."""
        match, heard, answered = "", 0, -1
        while time.perf_counter() < until:
            update = decode(await self.sockets[seat].recv(decode=False))
            if update.type == "refused":
                raise RuntimeError(f"refused: {update.reason}")
            play = update.play
            if play is None:
                continue
            if play.match != match:
                match, heard, answered = play.match, 0, -1
            self.hear(play, heard)
            heard = play.step
            if play.outcome is not None and seat == 0:
                await self.say(0, "rematch")
                await self.say(0, "begin")
            elif play.question is not None and answered != play.question.number:
                answered = play.question.number
                self.sent.append(time.perf_counter())
                await self.say(seat, "answer", match=match, question=answered, move=play.question.move())


async def seat_all(address: str, game: str, tables: int) -> list[ScriptedTable]:
    """Tables with a client on every seat."""
    found: list[ScriptedTable] = []
    where = address.replace("http", "ws", 1)
    for _ in range(tables):
        people = [await asyncio.to_thread(Visitor, address) for _ in range(SEATS)]
        code = (await asyncio.to_thread(people[0].post, "/api/tables", {"game": game, "seats": SEATS}))["code"]
        sockets = [
            await connect(f"{where}/socket/{code}", additional_headers={"cookie": person.cookie}, compression=None) for person in people
        ]
        table = ScriptedTable(code, sockets)
        for seat in range(1, SEATS):
            await table.say(seat, "sit", seat=seat)
            while decode(await sockets[seat].recv(decode=False)).you.seat != seat:
                pass
        found.append(table)
    return found


async def drive(address: str, game: str, tables: int, seconds: float) -> tuple[list[ScriptedTable], float]:
    """Have all tables played for so many seconds."""
    found = await seat_all(address, game, tables)
    start = time.perf_counter()
    for table in found:
        await table.say(0, "begin")
    async with asyncio.TaskGroup() as group:
        for table in found:
            for seat in range(SEATS):
                group.create_task(table.play(seat, start + seconds))
    elapsed = time.perf_counter() - start
    for table in found:
        for socket in table.sockets:
            await socket.close()
    return found, elapsed


@contextmanager
def served(folder: Path, core: int | None) -> Iterator[str]:
    """A server of its own process, on one core, without limits."""
    command = [sys.executable, "-m", "chaudron", "serve", "--port", "0", "--data", str(folder)]
    command += ["--requests", "1000000", "--messages", "1000000"]

    def pin() -> None:
        if core is not None and sys.platform == "linux":
            os.sched_setaffinity(0, {core})

    environment = {**os.environ, "CHAUDRON_LANG": "en"}
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, preexec_fn=pin)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        yield line.split()[-1]
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)


def raw_commits(folder: Path, group: int, seconds: float) -> float:
    """Steps a second that SQLite alone keeps on this disk, in commits of so many, each on disk before the next."""
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


def measure(game: str, clients: int, seconds: float, folder: Path) -> Load:
    """Serve on one core, play from the others, and compare with the disk."""
    cores = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
    tables = max(1, clients // SEATS)
    with tempfile.TemporaryDirectory(dir=folder) as place:
        with served(Path(place), cores[0] if cores else None) as address:
            if len(cores) > 1:
                os.sched_setaffinity(0, set(cores[1:]))
            try:
                found, elapsed = asyncio.run(drive(address, game, tables, seconds))
            finally:
                if len(cores) > 1:
                    os.sched_setaffinity(0, set(cores))
            with urlopen(f"{address}/api/health") as answer:
                health = msgspec.json.decode(answer.read())
        group = health["steps"] / max(1, health["commits"])
        disk = raw_commits(Path(place), max(1, round(group)), min(3.0, seconds))
    delays = [delay * 1000 for table in found for delay in table.delays]
    cuts = quantiles(delays, n=100)
    return Load(tables, tables * SEATS, len(delays), elapsed, cuts[49], cuts[98], group, disk)


class Chunk(Struct, rename="camel"):
    """A file of the browser's client, what it needs at once, and what it may need later."""

    file: str
    imports: list[str] = []
    dynamic_imports: list[str] = []
    css: list[str] = []


def first_load(web: Path) -> int:
    """Bytes of the largest first load, compressed as it is sent, without fonts: one language, and the table of one game."""
    chunks = msgspec.json.decode((web / "manifest.json").read_bytes(), type=dict[str, Chunk])

    def with_all(name: str) -> set[str]:
        """A chunk's file and all that comes with it."""
        chunk = chunks[name]
        return {chunk.file, *chunk.css}.union(*(with_all(other) for other in chunk.imports))

    def size(files: set[str]) -> int:
        return sum(len(brotli.compress((web / file).read_bytes(), quality=5)) for file in files)

    later = {name for chunk in chunks.values() for name in chunk.dynamic_imports}
    stages = {name for name in later if name.endswith("/Stage.svelte")}
    languages = {name for name in later if "/texts/" in name}
    always = {"index.html"}.union(with_all("index.html"), *(with_all(name) for name in later - stages - languages))
    largest = [max((size(with_all(name) - always) for name in some), default=0) for some in (stages, languages)]
    return size(always) + sum(largest)


def serving(clients: int, seconds: float) -> list[Figure]:
    """What a server on one core does for tables of scripted clients, and how large the browser's client is."""
    figures: list[Figure] = []
    for name in games.names():
        load = measure(name, clients, seconds, Path.cwd())
        disk = f"the disk alone, {load.group:.1f} a commit"
        title = f"{name}: {load.clients} clients at {load.tables} tables"
        figures += [
            Figure(f"{title}: moves on disk and told", load.rate, 0, {disk: load.rate / load.disk}),
            Figure(f"{title}: from a move to all knowing, median", load.p50, 0, {}, "ms"),
            Figure(f"{title}: from a move to all knowing, 99 %", load.p99, 0, {}, "ms"),
        ]
    return [*figures, Figure("the browser's client at its largest first load, compressed, no fonts", first_load(WEB) / 1000, 0, {}, "KB")]
