"""The real server in this process, and visitors who come with cookies of their own."""

from __future__ import annotations

import asyncio
import gzip
import random
import socket
import ssl
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar, cast
from urllib.parse import urlsplit

import brotli
import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from chaudron import games
from chaudron.kernel.match import Match
from chaudron.kernel.model import IllegalMove, Refusal
from chaudron.server import wire
from chaudron.server.app import Server, Settings, make_app
from chaudron.server.guard import Doorkeeper
from chaudron.server.line import Whose
from chaudron.server.run import configured
from chaudron.server.table import Table
from chaudron.store import FILE, Store
from chaudron.texts import texts
from tests.texts import OURS

TIMEOUT = 60.0
"""Seconds after which something that should come will not."""
MANY = {"requests_a_minute": 1_000_000, "messages_a_second": 100_000}
"""All visitors of the tests have one address and are quick."""
GAME = games.names()[0]
NOBODY = Whose("host", "table", lambda: False)
"""Whose thoughts it is where that does not matter."""
PAGE = "<!doctype html><title>Chaudron</title>"
SCRIPT = "export {};"
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Our servers speak plain http: reading the certificates of the system takes longer than most visits."""

T = TypeVar("T")
decode = msgspec.json.Decoder(wire.FromServer).decode


class Quiet(uvicorn.Server):
    """Leaves the signals of the tests alone."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class House:
    """A server that runs in this process: what is behind it can be looked at."""

    def __init__(self, address: str, server: Server) -> None:
        self.address = address
        self.server = server
        self.visitors: list[Visitor] = []

    def stranger(self) -> Visitor:
        """Somebody who has never been here."""
        self.visitors.append(Visitor(self.address))
        return self.visitors[-1]

    async def visitor(self, name: str | None = None) -> Visitor:
        """Somebody new, who has been to the home page."""
        found = self.stranger()
        await found.home()
        if name is not None:
            await found.call("PUT", "/api/me", {"name": name}, wire.Me)
        return found

    async def table(self, code: str) -> Table:
        return await self.server.lobby.find(code)


@cache
def empty_database() -> bytes:
    """The file of a server without data: migrating an empty one again and again takes its time."""
    with TemporaryDirectory() as folder:
        Store(Path(folder)).close()
        return (Path(folder) / FILE).read_bytes()


@asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """A server with its own data, until it is no longer needed."""
    web = folder / "web"
    (web / "assets").mkdir(parents=True, exist_ok=True)
    (web / "index.html").write_text(PAGE)
    (web / "assets" / "client.js").write_text(SCRIPT)
    (web / "assets" / "client.js.br").write_bytes(brotli.compress(SCRIPT.encode()))
    (web / "assets" / "client.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    data = folder / "data"
    if "data" not in settings and not data.exists():
        data.mkdir(mode=0o700)
        (data / FILE).write_bytes(empty_database())
    app = make_app(Settings(**{"data": data, "web": web, **MANY, **settings}))
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))
    # A visitor who pauses on a busy machine does not meet a connection that is just being closed.
    server = Quiet(configured(app, log_config=None, timeout_keep_alive=int(TIMEOUT)))
    task = asyncio.create_task(server.serve(sockets=[bound]))
    await until(lambda: server.started or task.done())
    if task.done():
        task.result()
    found = House(f"http://127.0.0.1:{bound.getsockname()[1]}{settings.get('base', '')}", cast(Any, cast(Doorkeeper, app).app).state.server)
    for crew in (found.server.thinker.players, found.server.thinker.advisers, found.server.thinker.analysts):
        crew.deadline, crew.niceness = TIMEOUT / 2, 0  # so that the tests beside this one do not keep it from answering
    found.server.thinker.slack = 0.001  # nobody watches the clock
    try:
        yield found
    finally:
        for visitor in found.visitors:
            await visitor.http.aclose()
        server.should_exit = True
        await asyncio.wait_for(task, TIMEOUT)


async def until(what: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(TIMEOUT):
        while not what():
            await asyncio.sleep(0.005)


class Visitor:
    """Somebody with a browser's cookies."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, trust_env=False, timeout=TIMEOUT, verify=NO_CERTIFICATES)

    @property
    def headers(self) -> dict[str, str]:
        """What a page of ours sends along with a change."""
        return {"origin": self.origin, "sec-fetch-site": "same-origin"}

    @property
    def origin(self) -> str:
        """Where pages of ours come from, whatever the path."""
        parts = urlsplit(self.address)
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def key(self) -> str:
        return self.http.cookies["chaudron"]

    async def send(self, method: str, path: str, data: Any = None) -> httpx.Response:
        """Ask for something."""
        return await self.http.request(method, path, json=data, headers=self.headers)

    async def call(self, method: str, path: str, data: Any, kind: type[T]) -> T:
        """Ask for something that is granted."""
        answer = await self.send(method, path, data)
        assert answer.is_success, answer.text
        return msgspec.json.decode(answer.content, type=kind)

    async def refused(self, method: str, path: str, data: Any = None) -> wire.Refused:
        """Ask for something that is refused, in words that exist."""
        answer = await self.send(method, path, data)
        assert 400 <= answer.status_code < 500, answer.text
        return check_refused(msgspec.json.decode(answer.content, type=wire.Refused))

    async def home(self) -> wire.Home:
        return await self.call("GET", "/api/home", None, wire.Home)

    async def create(self, **wanted: Any) -> str:
        """Set up a table, and say its code."""
        return (await self.call("POST", "/api/tables", {"game": GAME, "pace": "instant", "patience": 86_400, **wanted}, wire.Created)).code

    @asynccontextmanager
    async def at(self, code: str, origin: str | None = None) -> AsyncIterator[Seat]:
        """Be connected to a table, and have been told how it is."""
        async with self.connect(code, origin) as connection:
            seat = Seat(connection)
            await seat.hear()
            yield seat

    def connect(self, code: str, origin: str | None = None, host: str | None = None) -> connect:
        """A socket, as a page of ours opens it, which may have come from another host name."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        parts = urlsplit(self.address)
        return connect(
            f"ws://{host or parts.netloc}{parts.path}/socket/{code}",
            host=parts.hostname,
            port=parts.port,
            additional_headers={"Cookie": cookies} if cookies else {},
            origin=cast(Any, origin or self.origin),
            proxy=None,
            max_size=None,
            max_queue=None,  # whoever has not listened for a while can still say goodbye
            compression=None,
            open_timeout=TIMEOUT,
            close_timeout=2,
        )


class Seat:
    """A connection to a table. Everything that is heard is of the types of the wire, to the last byte."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.ids = count(1)
        self.bytes: list[bytes] = []
        self.news: list[wire.Line] = []
        self.talk: dict[int, wire.Spoken] = {}
        """The lines of talk that were heard, by their numbers."""
        self.signs: list[wire.Reacted | wire.Nudged] = []
        self.told: wire.Update = cast(Any, None)

    async def hear(self) -> wire.FromServer:
        """The next message."""
        async with asyncio.timeout(TIMEOUT):
            data = await self.connection.recv(decode=False)
        found: wire.FromServer = decode(data)
        assert msgspec.json.encode(found) == data, "the wire carries what its types do not know"
        self.bytes.append(data)
        match found:
            case wire.Update():
                self.told = found
                self.news = list(found.news) if found.whole else self.news + list(found.news)
                if found.whole:
                    self.talk = {line.number: line for line in found.talk}
                check_update(found)
            case wire.Talked(line):
                self.talk[line.number] = line
            case wire.Reacted() | wire.Nudged():
                self.signs.append(found)
            case wire.Refused():
                check_refused(found, self.told.room.game)
        return found

    async def until(self, what: Callable[[wire.Update], object]) -> wire.Update:
        """Listen until an update says something."""
        while not what(self.told):
            await self.hear()
        return self.told

    async def reach(self, step: int) -> wire.Play:
        """Listen until so many moves have been made."""
        await self.until(lambda told: told.play is not None and told.play.step >= step)
        return self.play

    async def say(self, message: type[wire.Say], **fields: Any) -> wire.Heard | wire.Refused:
        """Say something and hear whether it counts."""
        number = next(self.ids)
        await self.connection.send(msgspec.json.encode(message(id=number, **fields)).decode())
        answer = await self.answered()
        assert answer.id == number, "each message is answered once, in its order"
        return answer

    async def answered(self) -> wire.Heard | wire.Refused:
        """The next answer to something that was said."""
        while not isinstance(found := await self.hear(), wire.Heard | wire.Refused):
            pass
        return found

    async def listen(self, what: Callable[[], object]) -> None:
        """Listen until something holds."""
        while not what():
            await self.hear()

    async def do(self, message: type[wire.Say], **fields: Any) -> wire.Update:
        """Say something that is granted, and hear what came of it."""
        heard = await self.say(message, **fields)
        assert isinstance(heard, wire.Heard), heard
        while isinstance(shown := await self.hear(), wire.Talked | wire.Reacted | wire.Nudged):
            pass
        assert isinstance(shown, wire.Update), "what was taken up is shown next"
        assert heard.step is None or self.play.step >= heard.step
        return shown

    async def refused(self, message: type[wire.Say], **fields: Any) -> str:
        """Say something that is refused, and why it was: `kind-reason`."""
        heard = await self.say(message, **fields)
        assert isinstance(heard, wire.Refused), heard
        return f"{heard.kind}-{heard.reason}"

    @property
    def play(self) -> wire.Play:
        assert self.told.play is not None
        return self.told.play

    @property
    def question(self) -> wire.Question:
        assert self.play.question is not None
        return self.play.question

    def answer(self, choice: int | None = None, rng: random.Random | None = None) -> dict[str, Any]:
        """The fields of an answer to the question that is asked."""
        moves = [move for move, _ in offered(self.question)]
        picked = (rng or random).choice(moves) if choice is None else moves[choice]
        return {"match": self.play.match, "question": self.question.number, "move": msgspec.Raw(msgspec.json.encode(picked))}

    async def raw(self, data: str | bytes) -> None:
        """Send whatever it is."""
        await self.connection.send(data)


def check_update(update: wire.Update) -> None:
    """An update is whole: whoever gets only this one knows all that they may know."""
    play = update.play
    assert (play is None) == (update.room.status == "open")
    assert update.you.seat is None or update.room.chairs[update.you.seat].who == "person"
    if play is None:
        return
    assert play.scene.seat == update.you.seat
    assert (play.seed is not None) == (play.outcome is not None or play.ended)
    asked = update.you.seat is not None and update.you.seat in play.scene.turn
    if update.lesson is None:
        assert (play.seed is not None) == (update.room.status == "over")
        assert (play.question is not None) == asked
    if play.question is not None:
        there = {zone.touch for zone in play.scene.zones} | {piece.touch for zone in play.scene.zones for piece in zone.pieces}
        assert bool(play.question.choices) != bool(play.question.combination) or not play.question.must
        for _, touches in offered(play.question):
            assert touches and set(touches) <= there


def offered(question: wire.Question) -> list[tuple[dict[str, Any], tuple[str, ...]]]:
    """All moves that a question offers, each with what is touched for it."""
    if question.combination is not None:
        return list(question.combination.expand())
    return [(choice.move, choice.touches) for choice in question.choices]


def check_refused(refused: wire.Refused, game: str = GAME) -> wire.Refused:
    """A refusal can be said in every language."""
    kind: type[Refusal] = IllegalMove if refused.kind == "illegal" else type("Told", (Refusal,), {"kind": refused.kind})
    for language in OURS:
        assert texts(language, games.load(refused.game or game)).refuse(kind(refused.reason, **refused.facts))
    return refused


def arrange(match: Match[Any, Any, Any], state: Any) -> None:
    """Let everything lie as it does in a state; everybody is asked anew."""
    match._state = state
    match._asks = match.game.asks(state)
    match._asked = dict.fromkeys(match._asks, match.step)


async def play_out(seats: list[Seat], rng: random.Random, most: int = 10_000) -> int:
    """Let people who are asked answer, one after another, until the end or for so many moves; says how many were made."""
    for made in range(most):
        step = max(seat.play.step for seat in seats)
        for seat in seats:
            await seat.reach(step)
        asked = [seat for seat in seats if seat.play.question is not None]
        if not asked:
            return made
        mover = rng.choice(asked)
        await mover.do(wire.Answer, **mover.answer(rng=rng))
    return most


async def play_on(seat: Seat) -> None:
    """Answer whatever is asked, with bots at the other seats, until the match is over."""
    while seat.play.outcome is None:
        if seat.play.question is not None:
            await seat.do(wire.Answer, **seat.answer())
        else:
            await seat.hear()
