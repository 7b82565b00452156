"""People who play on whatever happens to the server, and a book of what was acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import suppress
from typing import Any, cast

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from chaudron import games
from chaudron.server import wire
from tests.faults.stores import Stored, plain
from tests.server.people import Visitor, decode, offered

LOST = (OSError, WebSocketException, TimeoutError, EOFError)
REPLY = 20.0
"""Seconds after which a connection on which nothing comes back counts as lost."""
AGAIN, RECONNECT = 0.05, 0.25
"""Seconds before somebody says something again, and before they connect again."""
TIMEOUT = 300.0
"""Seconds within which every table must go on."""


class Book:
    """What was sent, acknowledged and told."""

    def __init__(self) -> None:
        self.sent: Counter[tuple[str, int, bytes]] = Counter()
        """How often a move was sent, by match and seat."""
        self.heard: dict[tuple[str, int], tuple[int, bytes]] = {}
        """Seat and move of every step that was acknowledged."""
        self.told: dict[str, int] = {}
        """The last step of a match that anybody was told of."""
        self.faults: list[str] = []

    def acknowledge(self, match: str, step: int, seat: int, move: bytes) -> None:
        """Take note of a move that counts."""
        before = self.heard.setdefault((match, step), (seat, move))
        if before != (seat, move):
            self.faults.append(f"step {step} of {match} was acknowledged twice, for {before} and {(seat, move)}")

    def compare(self, kept: Stored, people: set[tuple[str, int]]) -> list[str]:
        """Return every difference to what is on disk; `people` are the seats of people, by match."""
        found = [*self.faults, *kept.damage()]
        disk = kept.steps()
        for match, steps in disk.items():
            if [step.n for step in steps] != list(range(1, len(steps) + 1)):
                found.append(f"{match}: steps are missing")
            made = Counter((match, step.seat, step.move) for step in steps if (match, step.seat) in people)
            found += [f"{match}: {move!r} of seat {seat} is there {n} times" for (_, seat, move), n in (made - self.sent).items()]
        for (match, n), (seat, move) in self.heard.items():
            steps = disk.get(match, [])
            if n > len(steps) or (steps[n - 1].seat, steps[n - 1].move) != (seat, move):
                found.append(f"{match}: step {n} was acknowledged and is not there")
        for match, n in self.told.items():
            if n > len(disk.get(match, [])):
                found.append(f"{match}: step {n} was told and is not there")
        return found


class Player:
    """One person at one table."""

    def __init__(self, crowd: Crowd, code: str, key: str, seat: int) -> None:
        self.crowd = crowd
        self.code = code
        self.key = key
        self.seat = seat
        self.ids = iter(range(1, 1 << 40))
        self.pending: dict[int, tuple[str, bytes]] = {}
        """Answers that were not answered, by their number."""
        self.answered = ("", -1)
        self.now: wire.Update | None = None
        self.cuts = 0
        self.socket: ClientConnection | None = None

    def cut_off(self) -> None:
        """Lose the connection."""
        if self.socket is not None:
            self.socket.transport.abort()

    async def live(self) -> None:
        """Be there until it is over."""
        while not self.crowd.over:
            try:
                origin = self.crowd.address()
                async with connect(
                    f"{origin.replace('http', 'ws', 1)}/socket/{self.code}", additional_headers={"Cookie": f"chaudron={self.key}"},
                    origin=cast(Any, origin), proxy=None, max_size=None, compression=None, close_timeout=1, open_timeout=REPLY,
                ) as socket:  # fmt: skip
                    await self.play(socket)
            except LOST:
                self.cuts += 1
                await asyncio.sleep(RECONNECT)

    async def play(self, socket: ClientConnection) -> None:
        """Answer whatever is asked, on one connection."""
        self.socket = socket
        self.pending.clear()
        self.answered = ("", -1)
        while not self.crowd.over:
            try:
                data = await asyncio.wait_for(socket.recv(decode=False), REPLY if self.pending else AGAIN)
            except TimeoutError:
                if self.pending:
                    raise
            else:
                self.hear(decode(data))
            await self.speak(socket)

    def hear(self, message: Any) -> None:
        """Note what the server says."""
        book = self.crowd.book
        match message:
            case wire.Update():
                self.now = message
                if message.play is not None and message.play.step > book.told.get(message.play.match, 0):
                    book.told[message.play.match] = message.play.step
                    self.crowd.moves[self.code] += 1
            case wire.Heard():
                answer = self.pending.pop(message.id or 0, None)
                if answer is not None and message.step is not None:
                    book.acknowledge(answer[0], message.step, self.seat, answer[1])
            case wire.Refused():
                if self.pending.pop(message.id or 0, None) is not None:
                    self.answered = ("", -1)  # to be tried again
                    self.crowd.refusals[f"{message.kind}-{message.reason}"] += 1

    async def speak(self, socket: ClientConnection) -> None:
        """Sit down, begin, answer, or begin again."""
        now = self.now
        if now is None or self.crowd.paused or self.pending:
            return
        if now.room.status == "open":
            if now.you.seat is None:
                await self.say(socket, wire.Sit, seat=self.seat)
            elif now.you.host and all(chair.who != "empty" for chair in now.room.chairs):
                await self.say(socket, wire.Begin)
        elif now.room.status == "over":
            if now.you.host:
                await self.say(socket, wire.Rematch)
        elif now.play is not None and now.play.question is not None and (now.play.match, now.play.question.number) != self.answered:
            move = msgspec.json.encode(random.choice(offered(now.play.question))[0])
            self.answered = (now.play.match, now.play.question.number)
            self.crowd.people.add((now.play.match, self.seat))
            self.crowd.book.sent[now.play.match, self.seat, plain(move)] += 1
            await self.say(socket, wire.Answer, answer=(now.play.match, plain(move)), match=now.play.match,
                           question=now.play.question.number, move=msgspec.Raw(move))  # fmt: skip

    async def say(self, socket: ClientConnection, message: type[wire.Say], answer: tuple[str, bytes] = ("", b""), **fields: Any) -> None:
        """Send something."""
        number = next(self.ids)
        self.pending[number] = answer
        await socket.send(msgspec.json.encode(message(id=number, **fields)).decode())


class Crowd:
    """Everybody who plays, at tables of all games."""

    def __init__(self, address: str) -> None:
        self.direct = address
        self.through: str | None = None
        """The address of a proxy, if there is one in between."""
        self.book = Book()
        self.people: set[tuple[str, int]] = set()
        self.moves: Counter[str] = Counter()
        """How many moves anybody was told of, by table."""
        self.refusals: Counter[str] = Counter()
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.longest = 0.0
        """The most seconds after something went wrong until every table had gone on, where that is measured."""
        self.paused = self.over = False

    def address(self) -> str:
        """Where the server is to be found now."""
        return self.through or self.direct

    async def gather(self, tables: int, *, bots: bool = False) -> None:
        """Sit down at so many tables of every game, with people at all seats, or with one person among bots."""
        for game in games.names():
            if bots and games.load(game).about.market:
                continue  # bots on a market may keep silent for minutes, so nobody could tell whether it goes on
            for _ in range(tables):
                seats = max(2, games.load(game).about.seats[0])
                visitors = [Visitor(self.direct) for _ in range(1 if bots else seats)]
                for visitor in visitors:
                    await visitor.home()
                code = await visitors[0].create(game=game, seats=seats, **({"level": "apprentice"} if bots else {}))
                self.moves[code] = 0
                for seat, visitor in enumerate(visitors):
                    self.players.append(Player(self, code, visitor.key, seat))
                    await visitor.http.aclose()
        self.tasks = [asyncio.create_task(player.live()) for player in self.players]

    async def goes_on(self, moves: int = 3) -> None:
        """Wait until so many more moves have been made at every table."""
        before = dict(self.moves)
        async with asyncio.timeout(TIMEOUT):
            while not all(self.moves[code] >= made + moves for code, made in before.items()):
                for task in self.tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.01)

    async def compare(self, kept: Stored) -> list[str]:
        """Let everybody pause, and return every difference between what they know and what is on disk."""
        self.paused = True
        async with asyncio.timeout(TIMEOUT):
            while any(player.pending for player in self.players):
                await asyncio.sleep(0.01)
        found = await asyncio.to_thread(self.book.compare, kept, self.people)
        self.paused = False
        return found

    async def leave(self) -> None:
        """Go home."""
        self.over = True
        for task in self.tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*self.tasks, return_exceptions=True)
