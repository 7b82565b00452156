"""Scripted clients of a server: lightweight sockets, what they say and when, and a log of everything they said and heard.

Players answer every question as soon as it is asked. Traders, in an open market, speak at a fixed rate, whether or not the server
keeps up: a trader that has to wait speaks late, and its delay counts from when it was due to speak.
"""

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
from websockets.uri import parse_uri

from chaudron.kernel.match import Match
from chaudron.kernel.model import IllegalMove, Move
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Combination

NEVER = float("inf")
IDEAS = 4
"""How many times a trader tries to find something to say before it skips its turn."""


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


class Numbered(Struct):
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

    question: Numbered | None  # type: ignore[assignment]


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


class Said(Struct):
    """A statement: when it was due, when it was sent, and how it was answered."""

    due: float
    sent: float
    answered: float = NEVER
    step: int | None = None
    """The number of the move in the match."""
    refused: str | None = None


class Log(Struct):
    """What a client said and heard in one match."""

    said: list[Said] = field(default_factory=list)
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

    def __init__(self, address: str, code: str, cookie: str, market: bool) -> None:
        self.decode: Callable[[bytes], Update] = msgspec.json.Decoder(MarketUpdate if market else Update).decode
        self.protocol = ClientProtocol(parse_uri(f"{address.replace('http', 'ws', 1)}/socket/{code}"), max_size=None)
        self.cookie = cookie
        self.transport: Any = None
        self.number = 0
        self.pending: dict[int, Said | None] = {}
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

    def flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)

    def close(self) -> None:
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

    def answer(self, question: int, move: Any, due: float) -> Said:
        """Answer a question; `due` is when the answer was due."""
        said = Said(due, time.perf_counter())
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
            self.faults.append(f"what was answered already, or never said, was {update.type}: {update.reason}")
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
            if update.whole:
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


class ScriptedTable:
    """A table with a client in every seat."""

    def __init__(self, code: str, clients: list[Client]) -> None:
        self.code = code
        self.clients = clients
        self.over = False
        """Whether the clients should stop speaking."""

    @property
    def settled(self) -> bool:
        """Whether every message has been answered and all clients know all steps."""
        known = {0 if client.last.play is None else client.last.play.step for client in self.clients}
        made = [said.step or 0 for client in self.clients if client.match for said in client.logs[client.match].said]
        return len(known) == 1 and max(known) >= max(made, default=0) and not any(client.pending for client in self.clients)

    def play(self) -> None:
        """Let every client answer each question at once and at random, one match after another."""
        for seat, client in enumerate(self.clients):
            client.told = Player(self, client, host=seat == 0).told
        self.clients[0].send("begin")

    def trade(self, match: Match[Any, Any, Any], calls: float) -> None:
        """Let every client speak this many times a second, each at its own times."""
        shadow = Shadow(match)
        for seat, client in enumerate(self.clients):
            trader = Trader(self, client, seat, shadow, 1 / calls)
            client.told = trader.told
            trader.wait()


class Player:
    """Answers every question."""

    def __init__(self, table: ScriptedTable, client: Client, host: bool) -> None:
        self.table = table
        self.client = client
        self.host = host
        self.answered = ("", -1)
        """The match and number of the last question that was answered."""

    def told(self, update: Update) -> None:
        """Answer a question, or begin another match."""
        play = update.play
        if play is None or self.table.over:
            return
        if play.outcome is not None:
            if self.host and self.answered != (play.match, -1):
                self.answered = (play.match, -1)
                self.client.send("rematch")
                self.client.send("begin")
        elif play.question is not None and self.answered != (play.match, play.question.number):
            self.answered = (play.match, play.question.number)
            self.client.answer(play.question.number, play.question.move(), time.perf_counter())


class Shadow:
    """The match at a table as all its clients together know it: all accepted statements in order."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        self.match = match
        self.rng = Rng(match.seed, 0).fork()
        self.made: dict[int, tuple[int, Move]] = {}
        """Accepted statements that cannot be applied yet, by step."""

    def make(self, step: int, seat: int, move: Move) -> None:
        """Add a statement that was accepted as this step."""
        self.made[step] = seat, move
        while (found := self.made.pop(self.match.step + 1, None)) is not None:
            self.match.play(*found)

    def idea(self, seat: int) -> Move | None:
        """Return a listed or invented move that does not end the seat's trading, or None if none is found."""
        game, match = self.match.game, self.match
        view, moves = match.view(seat), match.moves(seat)
        for _ in range(IDEAS):
            move: Move | None = self.rng.choice(moves) if moves and self.rng.below(2) else game.invent(view, self.rng)
            try:
                if move is not None and seat in match.prepare(seat, move).asks:
                    return move
            except IllegalMove:
                continue
        return None


class Trader:
    """Speaks at a fixed rate, one statement at a time, because an answer to an older question would be stale."""

    def __init__(self, table: ScriptedTable, client: Client, seat: int, shadow: Shadow, beat: float) -> None:
        self.table = table
        self.client = client
        self.seat = seat
        self.shadow = shadow
        self.beat = beat
        self.due = time.perf_counter() + random.random() * beat
        self.saying: tuple[Said, Move] | None = None
        self.question = 0
        """The number of the latest question it knows about."""

    def wait(self) -> None:
        """Schedule the next statement."""
        asyncio.get_running_loop().call_later(max(0.0, self.due - time.perf_counter()), self.speak)

    def speak(self) -> None:
        """Make a statement, unless the last one is still unanswered; then wait for the reply."""
        if self.table.over or self.saying is not None:
            return
        play = self.client.last.play
        move = self.shadow.idea(self.seat) if play is not None and play.question is not None else None
        if play is not None and play.question is not None and move is not None:
            self.question = max(self.question, play.question.number)
            self.saying = self.client.answer(self.question, move, self.due), move
        self.due += self.beat
        if self.saying is None:
            self.wait()

    def told(self, update: Update) -> None:
        """Handle the reply to the last statement, and schedule the next."""
        if self.saying is None or self.saying[0].answered == NEVER:
            return
        (said, move), self.saying = self.saying, None
        if said.step is not None:
            self.question = said.step
            self.shadow.make(said.step, self.seat, move)
        self.wait()


async def join(address: str, code: str, person: Visitor, market: bool) -> Client:
    """Connect a client to a table."""
    client = Client(address, code, person.cookie, market)
    where = parse_uri(address.replace("http", "ws", 1))
    await asyncio.get_running_loop().create_connection(lambda: client, where.host, where.port)
    await client.until(lambda update: update.type == "update")
    return client


async def seat_all(address: str, game: str, seats: int, tables: int, market: bool) -> list[ScriptedTable]:
    """Create tables with a client in every seat."""
    found: list[ScriptedTable] = []
    for _ in range(tables):
        people = [await asyncio.to_thread(Visitor, address) for _ in range(seats)]
        code = (await asyncio.to_thread(people[0].post, "/api/tables", {"game": game, "seats": seats}))["code"]
        clients = [await join(address, code, person, market) for person in people]
        for seat, client in enumerate(clients):
            if seat:
                client.send("sit", seat=seat)
                await client.until(lambda update, seat=seat: update.you.seat == seat)  # type: ignore[misc]
        found.append(ScriptedTable(code, clients))
    return found
