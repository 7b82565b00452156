"""Lightweight clients of a server: sockets at tables, and a log of everything said and heard there."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from msgspec import Raw, Struct, field
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from chaudron.kernel.scene import Combination

NEVER = float("inf")


# The parts of a message that a client needs; the rest is not decoded.


class Choice(Struct):
    """A legal move, undecoded."""

    move: Raw


class Question(Struct):
    """The parts of a question that a player needs."""

    number: int
    choices: list[Choice]
    combination: Combination | None = None

    def move(self) -> Any:
        """Return a random legal move."""
        if self.combination is None:
            return random.choice(self.choices).move
        return random.choice([move for move, _ in self.combination.expand()])


class QuestionNumber(Struct):
    """The part of a question that a trader needs: it works out what to say by itself."""

    number: int


class Play(Struct):
    """The parts of a match that a player needs."""

    match: str
    step: int
    scene: Raw
    question: Question | None
    outcome: Any


class Market(Play):
    """The parts of a match that a trader needs."""

    question: QuestionNumber | None  # type: ignore[assignment]


class You(Struct, frozen=True):
    """The client's own seat."""

    seat: int | None = None


class Line(Struct):
    """The part of a line of the story that a client needs."""

    step: int


class Update(Struct):
    """The parts of an update, or of a reply to a message, that a player needs."""

    type: str
    you: You = You()
    play: Play | None = None
    news: list[Line] = []
    whole: bool = False
    id: int | None = None
    step: int | None = None
    reason: str = ""


class MarketUpdate(Update):
    """The parts of an update that a trader needs."""

    play: Market | None = None


# The log.


class Sent(Struct):
    """A statement: when it was due, when it was sent, and how it was answered."""

    due: float
    sent: float
    answered: float = NEVER
    step: int | None = None
    """The number of the move in the match."""
    refused: str | None = None


class Log(Struct):
    """What a client said and heard in one match."""

    said: list[Sent] = field(default_factory=list)
    heard: list[tuple[float, int]] = field(default_factory=list)
    """Pairs of a time and the last step known at that time."""
    lines: list[int] = field(default_factory=list)
    """The step of every line of the story, in order of arrival."""
    scene: Raw | None = None
    """The last scene."""


class Visitor:
    """The identity of a scripted client."""

    def __init__(self, address: str) -> None:
        self.address = address
        with urlopen(f"{address}/api/home") as answer:
            jar: SimpleCookie = SimpleCookie()
            for line in answer.headers.get_all("set-cookie"):
                jar.load(line)
        self.cookie = "; ".join(f"{name}={morsel.value}" for name, morsel in jar.items())

    def post(self, path: str, body: Any) -> Any:
        """Send a POST request and return the decoded response."""
        headers = {"cookie": self.cookie, "content-type": "application/json"}
        with urlopen(Request(f"{self.address}{path}", msgspec.json.encode(body), headers, method="POST")) as answer:
            return msgspec.json.decode(answer.read())


class Client(asyncio.Protocol):
    """One socket at a table, without a task of its own: incoming messages are handled as they arrive."""

    def __init__(self, address: str, code: str, cookie: str, *, market: bool) -> None:
        self.decode: Callable[[bytes], Update] = msgspec.json.Decoder(MarketUpdate if market else Update).decode
        self.protocol = ClientProtocol(parse_uri(f"{address.replace('http', 'ws', 1)}/socket/{code}"), max_size=None)
        self.cookie = cookie
        self.transport: Any = None
        self.closing = False
        """Whether we end the connection."""
        self.number = 0
        self.pending: dict[int, Sent | None] = {}
        """Messages not yet replied to, by number; None for anything other than an answer to a question."""
        self.match = ""
        self.logs: dict[str, Log] = {}
        self.last: Update = Update("none")
        self.told: Callable[[Update], None] = lambda update: None
        """Called with every incoming message."""
        self.faults: list[str] = []
        """Unexpected messages."""

    # The socket.

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        request = self.protocol.connect()
        request.headers["Cookie"] = self.cookie
        self.protocol.send_request(request)
        self.flush()

    def data_received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(bytes(event.data))
        self.flush()

    def connection_lost(self, error: Exception | None) -> None:
        self.protocol.receive_eof()
        if not self.closing:
            self.faults.append(f"the connection was lost: {self.protocol.close_code} {error or ''}")

    def flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)

    def close(self) -> None:
        self.closing = True
        if self.protocol.state is State.OPEN:
            self.protocol.send_close()
            self.flush()
        self.transport.close()

    # Messages.

    def send(self, kind: str, **fields: Any) -> int:
        """Send a message and return its number."""
        self.number += 1
        self.pending[self.number] = None
        self.protocol.send_text(msgspec.json.encode({"type": kind, "id": self.number, **fields}))
        self.flush()
        return self.number

    def answer(self, question: int, move: Any, due: float) -> Sent:
        """Answer a question; `due` is when the answer was due."""
        said = Sent(due, time.perf_counter())
        self.logs[self.match].said.append(said)
        self.pending[self.send("answer", match=self.match, question=question, move=move)] = said
        return said

    def hear(self, data: bytes) -> None:
        """Log an incoming message and pass it to `told`."""
        now = time.perf_counter()
        update = self.decode(data)
        if update.type == "update":
            self.note(update, now)
        elif update.id not in self.pending:
            self.faults.append(f"unexpected reply to an unknown or already answered message: {update.type}: {update.reason}")
        elif (said := self.pending.pop(update.id)) is not None:
            said.answered, said.step = now, update.step
            said.refused = update.reason if update.type == "refused" else None
        self.told(update)

    def note(self, update: Update, now: float) -> None:
        """Log an update."""
        play = update.play
        later = update.news
        if play is not None and play.match != self.match:
            if self.match:  # the rest of the previous match
                first = next((at for at, line in enumerate(update.news) if line.step == 0), len(update.news))
                self.logs[self.match].lines += [line.step for line in update.news[:first]]
                self.logs[self.match].heard.append((now, 1 << 60))
                later = update.news[first:]
            self.match = play.match
            self.logs[self.match] = Log()
        if self.match:
            log = self.logs[self.match]
            if update.whole and play is not None:  # a table without a match tells no story, and takes none back
                log.lines.clear()
            log.lines += [line.step for line in later]
            if play is not None:
                log.heard.append((now, play.step))
                log.scene = play.scene
        self.last = update

    async def until(self, holds: Callable[[Update], bool]) -> None:
        """Wait for an update for which the condition holds."""
        if holds(self.last):
            return
        found = asyncio.get_running_loop().create_future()
        before = self.told

        def told(update: Update) -> None:
            before(update)
            if not found.done() and holds(update):
                found.set_result(None)

        self.told = told
        try:
            await asyncio.wait_for(found, 30)
        finally:
            self.told = before


async def join(address: str, code: str, person: Visitor, *, market: bool) -> Client:
    """Connect a client to a table."""
    client = Client(address, code, person.cookie, market=market)
    where = parse_uri(address.replace("http", "ws", 1))
    await asyncio.get_running_loop().create_connection(lambda: client, where.host, where.port)
    await client.until(lambda update: update.type == "update")
    return client
