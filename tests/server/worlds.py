"""Two servers that differ only in what somebody cannot know, and every byte that leaves each of them for that person, or for its log."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from contextvars import ContextVar, copy_context
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import pytest

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Move, News, Options, Seat
from chaudron.kernel.rng import Rng
from chaudron.server import changes, push, wire
from chaudron.server.app import Server, Settings, make_app
from chaudron.server.crew import Crew
from chaudron.server.guard import ASGIApp, Doorkeeper
from chaudron.server.line import Job
from chaudron.server.table import Table
from chaudron.server.thought import Place
from chaudron.server.visitors import hashed
from chaudron.store import tables
from chaudron.store.tables import Holder, KeptTable
from tests.server.people import MANY, TIMEOUT

T = TypeVar("T")
WHERE: ContextVar[int] = ContextVar("WHERE")
"""In which of the two worlds something happens."""
TIMES = re.compile(
    rb'("(?:left|clock|commits)":|ratelimit-reset: |content-length: |chaudron_[a-z_]*(?:seconds|commits)[a-z_]*(?:\{[^}]*\})? )[\d.e+-]+'
)
"""What differs from one run to the next: how long something takes, and how many steps happened to be stored together, and with it the
length of an answer whose contents are compared."""
ADDRESS = "127.0.0.1"
NOON = 1_800_000_000.0


def key_of(seat: Seat | None) -> str:
    """The key of the person at a seat, or of an onlooker."""
    return f"key-of-{'an-onlooker' if seat is None else f'person-{seat}'}-{'0' * 20}"


def dealt(game: AnyGame, state: Any, opening: Sequence[News] = ()) -> AnyGame:
    """The game, with matches that begin in a state."""
    kind: Any = type(game)

    class Dealt(kind):  # type: ignore[misc]
        def start(self, seats: int, options: Options, rng: Rng, news: list[News] | None = None) -> Any:
            if news is not None:
                news.extend(opening)
            return game.copy(state)

    return cast(AnyGame, Dealt())


async def until(what: Callable[[], object]) -> None:
    """Wait until something holds, and no longer: nothing else happens on this machine."""
    async with asyncio.timeout(TIMEOUT):
        while not what():
            await asyncio.sleep(0)


class World:
    """A server, what it has sent and what it has logged."""

    def __init__(self, number: int, app: ASGIApp) -> None:
        self.number = number
        self.app = app
        self.game: AnyGame | None = None
        self.sent: list[tuple[str, bytes]] = []
        self.table: Table = cast(Any, None)
        self.asked: set[str] = set()
        """What has been asked for over HTTP, with the names of parameters in place of their values."""

    @property
    def server(self) -> Server:
        return cast(Server, cast(Any, cast(Doorkeeper, self.app).app).state.server)

    @property
    def match(self) -> Match[Any, Any, Any]:
        assert self.table.flights.played is not None
        return self.table.flights.played.match

    async def within(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in this world."""
        context = copy_context()
        context.run(WHERE.set, self.number)
        return await asyncio.create_task(work, context=context)

    def keep(self, what: str, data: bytes) -> None:
        """Keep what has left the server, without what differs from one run to the next."""
        self.sent.append((what, TIMES.sub(rb"\1?", data)))

    def scope(self, kind: str, path: str, key: str, method: str = "GET") -> dict[str, Any]:
        headers = {"host": ADDRESS, "origin": f"http://{ADDRESS}", "cookie": f"chaudron={key}", "content-type": "application/json"}
        found = {
            "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "root_path": "",
            "path": path, "raw_path": path.encode(), "query_string": b"", "client": (ADDRESS, 1), "server": (ADDRESS, 80),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()], "subprotocols": [], "state": {},
        }  # fmt: skip
        return found if kind == "websocket" else {**found, "method": method}

    async def request(self, key: str, method: str, path: str, data: object = None) -> bytes:
        """Send a request, keep the whole answer with its headers, and return what it says."""
        body = b"" if data is None else msgspec.json.encode(data)
        parts: list[bytes] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                lines = [name + b": " + value for name, value in message["headers"]]
                parts.append(b"\n".join([str(message["status"]).encode(), *lines, b""]))
            parts.append(message.get("body", b""))

        scope = self.scope("http", path, key, method)
        await self.app(scope, receive, send)
        self.asked.add(f"{method} {scope.get('path_template')}")
        self.keep(f"{method} {path}", b"".join(parts))
        return b"".join(parts[1:])

    async def sit_down(self, code: str, seats: int, options: Options, *, alone: Seat | None = None) -> None:
        """Begin a match at a new table of people, or of one person and bots."""
        assert self.game is not None
        people = tuple(Holder(visitor=hashed(key_of(seat)), name=f"Person {seat}") for seat in range(seats))
        bots = tuple(Holder(name=f"Bot {seat}", level="brewer") for seat in range(seats))
        kept = KeptTable(
            code=code, game=self.game.about.name, options=msgspec.to_builtins(options), public=True, patience=86_400, pace="calm",
            host=hashed(key_of(0)), status="open", match=None, changed=int(time.time()), coaching=alone is None,
            holders=people if alone is None else tuple(people[seat] if seat == alone else bots[seat] for seat in range(seats)),
        )  # fmt: skip
        kept = await self.server.store.write(tables.save, kept)
        self.table = await self.server.lobby.find(code)
        async with self.table.flights.alone():
            await changes.begin(self.table, kept)

    async def make(self, seat: Seat, move: Move) -> None:
        """Make a move, whoever's it is."""
        self.table.held.forget()
        await self.table.flights.make(lambda: (seat, move), self.match.questions()[seat].number)
        await self.settled()

    async def settled(self) -> None:
        """Wait until everybody has been told everything."""
        turns, guests = self.server.turns, self.table.company.guests
        await until(
            lambda: (
                not (
                    turns.concerned or turns.others or self.server.coach.advising or any(guest.behind or guest._letters for guest in guests)
                )
            )
        )

    @asynccontextmanager
    async def socket(self, seat: Seat | None) -> AsyncIterator[Ear]:
        """Be connected to the table."""
        ear = Ear(self, seat)
        scope = self.scope("websocket", f"/socket/{self.table.code}", key_of(seat))
        task = asyncio.create_task(cast(Coroutine[Any, Any, None], self.app(scope, ear.inbox.get, ear.hear)))
        ear.inbox.put_nowait({"type": "websocket.connect"})
        await until(lambda: len(ear.heard) > 1)
        await self.settled()
        try:
            yield ear
        finally:
            ear.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await task


class Ear:
    """Somebody's connection to the table of a world."""

    def __init__(self, world: World, seat: Seat | None) -> None:
        self.world = world
        self.seat = seat
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[bytes] = []
        self.ids = count(1)

    async def hear(self, message: Any) -> None:
        """Take what the server sends."""
        data = (message.get("text") or "").encode() or str(sorted(message.items())).encode()
        self.heard.append(data)
        self.world.keep(f"socket of {self.seat}", data)

    async def say(self, message: type[wire.Say], **fields: Any) -> None:
        """Say something, and hear everything that comes of it."""
        await self.raw(msgspec.json.encode(message(id=next(self.ids), **fields)).decode())

    async def raw(self, text: str) -> None:
        before = len(self.heard)
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        await until(lambda: any(data.startswith((b'{"type":"heard"', b'{"type":"refused"')) for data in self.heard[before:]))
        await self.world.settled()


class Notes(logging.Handler):
    """Keeps what is logged, at every level, in the world where it happens."""

    def __init__(self, worlds: list[World]) -> None:
        super().__init__(logging.DEBUG)
        self.worlds = worlds

    def emit(self, record: logging.LogRecord) -> None:
        where = WHERE.get(None)
        if where is not None and where < len(self.worlds):
            self.worlds[where].keep("log", f"{record.levelname} {record.name}: {self.format(record)}".encode())


async def at_once(crew: Crew, job: Job) -> list[bytes]:
    """Think in this process, and at once."""
    return [job.function(*job.arguments, Place(0, 0, 1))]


@asynccontextmanager
async def two_worlds(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[World, World]]:
    """Two servers in which the same happens at the same time, with the same draws."""
    draws = [random.Random(0), random.Random(0)]
    load = games.load
    worlds: list[World] = []

    def found(name: str) -> AnyGame:
        here = WHERE.get(None)
        game = None if here is None else worlds[here].game
        return load(name) if game is None or game.about.name != name else game

    monkeypatch.setattr(secrets, "token_bytes", lambda number=32: draws[WHERE.get()].randbytes(number))
    monkeypatch.setattr(secrets, "choice", lambda some: draws[WHERE.get()].choice(some))
    monkeypatch.setattr(push, "new_keys", partial(bytes, push.new_keys()))
    monkeypatch.setattr(time, "time", lambda: NOON)
    monkeypatch.setattr(games, "load", found)
    monkeypatch.setattr("chaudron.server.turns.BREATH", 0.0)
    monkeypatch.setattr(Crew, "warm", lambda _: None)
    monkeypatch.setattr(Crew, "work", at_once)
    monkeypatch.setattr("chaudron.server.coach.bot_of", lambda level, game: "heuristic")
    worlds += [World(number, make_app(Settings(data=folder / str(number), **cast(Any, MANY)))) for number in range(2)]
    notes, root = Notes(worlds), logging.getLogger()
    before = root.level
    root.addHandler(notes)
    root.setLevel(logging.DEBUG)
    try:
        async with AsyncExitStack() as stack:
            for world in worlds:
                token = WHERE.set(world.number)
                await stack.enter_async_context(cast(Any, cast(Doorkeeper, world.app).app).lifespan())
                WHERE.reset(token)
            yield worlds[0], worlds[1]
    finally:
        root.removeHandler(notes)
        root.setLevel(before)


def difference(true: World, other: World) -> str:
    """The first thing that the two have sent differently; empty if there is none."""
    for (what, data), (which, others) in zip(true.sent, other.sent, strict=False):
        if (what, data) != (which, others):
            at = next((n for n, (a, b) in enumerate(zip(data, others, strict=False)) if a != b), min(len(data), len(others)))
            return f"{what} / {which}: …{data[max(0, at - 80) : at + 80]!r} / …{others[max(0, at - 80) : at + 80]!r}"
    return "" if len(true.sent) == len(other.sent) else f"one has sent {len(true.sent)} things, the other {len(other.sent)}"
