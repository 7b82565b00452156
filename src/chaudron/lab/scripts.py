"""What scripted clients say, and when.

Players answer every question as soon as it is asked, or as people do. Traders, in an open market, speak at a fixed rate, whether or not
the server keeps up: a trader that has to wait speaks late, and its delay counts from when it was due to speak.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any

from chaudron.kernel.match import Match
from chaudron.kernel.model import IllegalMove, Move
from chaudron.kernel.rng import Rng
from chaudron.lab.clients import NEVER, Client, Question, Sent, Update, Visitor, join

IDEAS = 4
"""How many times a trader tries to find something to say before it skips its turn."""


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

    def play(self, every: float = 0.0) -> None:
        """Let every client answer each question at random, one match after another: at once, or so that each moves about every so many
        seconds; then tables begin one by one."""
        for seat, client in enumerate(self.clients):
            client.told = Player(self, client, host=seat == 0, pause=every / len(self.clients)).told
        asyncio.get_running_loop().call_later(random.random() * every, self.clients[0].send, "begin")

    def trade(self, match: Match[Any, Any, Any], calls: float) -> None:
        """Let every client speak this many times a second, each at its own times."""
        shadow = Shadow(match)
        for seat, client in enumerate(self.clients):
            trader = Trader(self, client, seat, shadow, 1 / calls)
            client.told = trader.told
            trader.wait()


class Player:
    """Answers every question."""

    def __init__(self, table: ScriptedTable, client: Client, *, host: bool, pause: float = 0.0) -> None:
        self.table = table
        self.client = client
        self.host = host
        self.pause = pause
        """The seconds for which it thinks, on average."""
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
            pause = self.pause * random.uniform(0.5, 1.5)
            if pause:
                asyncio.get_running_loop().call_later(pause, self.answer, play.question, time.perf_counter() + pause)
            else:
                self.answer(play.question, time.perf_counter())

    def answer(self, question: Question, due: float) -> None:
        """Answer a question that was due to be answered at that time."""
        if not self.table.over:
            self.client.answer(question.number, question.move(), due)


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
        self.saying: tuple[Sent, Move] | None = None
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


async def seat_all(addresses: Sequence[str], game: str, seats: int, tables: int, *, market: bool) -> list[ScriptedTable]:
    """Create tables with a client in every seat; where a server has several addresses, those at one table come to all of them in turn."""
    found: list[ScriptedTable] = []
    for _ in range(tables):
        people = [await asyncio.to_thread(Visitor, addresses[seat % len(addresses)]) for seat in range(seats)]
        code = (await asyncio.to_thread(people[0].post, "/api/tables", {"game": game, "seats": seats, "pace": "instant"}))["code"]
        clients = [await join(person.address, code, person, market=market) for person in people]
        for seat, client in enumerate(clients):
            if seat:
                client.send("sit", seat=seat)
                await client.until(lambda update, seat=seat: update.you.seat == seat)  # type: ignore[misc]
        found.append(ScriptedTable(code, clients))
    return found
