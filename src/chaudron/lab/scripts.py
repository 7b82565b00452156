"""What scripted clients say, and when.

Some answer every question as soon as it is put. Where everybody may speak at any time they say something at their own beat, whether
or not the server keeps up: who is kept waiting speaks late, and the delay counts from when it was to speak.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from chaudron.kernel.match import Match
from chaudron.kernel.model import IllegalMove, Move
from chaudron.kernel.rng import Rng
from chaudron.lab.clients import NEVER, Client, Said, Update, Visitor, join

IDEAS = 4
"""How often a trader tries to think of something to say before it lets its beat pass."""


class ScriptedTable:
    """A table with a client on every seat."""

    def __init__(self, code: str, clients: list[Client]) -> None:
        self.code = code
        self.clients = clients
        self.over = False
        """Whether nobody is to say anything any more."""

    @property
    def settled(self) -> bool:
        """Whether everything said is answered, and everybody knows the same: all of it."""
        known = {0 if client.last.play is None else client.last.play.step for client in self.clients}
        made = [said.step or 0 for client in self.clients if client.match for said in client.logs[client.match].said]
        return len(known) == 1 and max(known) >= max(made, default=0) and not any(client.pending for client in self.clients)

    def play(self) -> None:
        """Have every client answer what it is asked as soon as it is asked, at random; one match after another."""
        for seat, client in enumerate(self.clients):
            client.told = Player(self, client, host=seat == 0).told
        self.clients[0].send("begin")

    def trade(self, match: Match[Any, Any, Any], calls: float) -> None:
        """Have every client speak so many times a second, each at moments of its own."""
        shadow = Shadow(match)
        for seat, client in enumerate(self.clients):
            trader = Trader(self, client, seat, shadow, 1 / calls)
            client.told = trader.told
            trader.wait()


class Player:
    """Answers whatever it is asked."""

    def __init__(self, table: ScriptedTable, client: Client, *, host: bool) -> None:
        self.table = table
        self.client = client
        self.host = host
        self.answered = ("", -1)
        """The last question that was answered, by match and number."""

    def told(self, update: Update) -> None:
        """Answer, or begin another match."""
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
    """The match at a table as all its clients together know it: what was said, in the order in which it was taken up."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        self.match = match
        self.rng = Rng(match.seed, 0).fork()
        self.made: dict[int, tuple[int, Move]] = {}
        """Statements whose turn has not come, by their steps."""

    def make(self, step: int, seat: int, move: Move) -> None:
        """A seat's statement was taken up as that step."""
        self.made[step] = seat, move
        while (found := self.made.pop(self.match.step + 1, None)) is not None:
            self.match.play(*found)

    def idea(self, seat: int) -> Move | None:
        """Something that a seat may say and that does not end its trading, listed or made up; None if nothing comes to mind."""
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
    """Says something at its own beat, one thing at a time: an answer to a question of before would be late."""

    def __init__(self, table: ScriptedTable, client: Client, seat: int, shadow: Shadow, beat: float) -> None:
        self.table = table
        self.client = client
        self.seat = seat
        self.shadow = shadow
        self.beat = beat
        self.due = time.perf_counter() + random.random() * beat
        self.saying: tuple[Said, Move] | None = None
        self.question = 0
        """The number of the last one that it knows of."""

    def wait(self) -> None:
        """Speak when it is time."""
        asyncio.get_running_loop().call_later(max(0.0, self.due - time.perf_counter()), self.speak)

    def speak(self) -> None:
        """Say something, unless the last word is still unanswered: then as soon as it is."""
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
        """Hear the answer to what was said, and go on."""
        if self.saying is None or self.saying[0].answered == NEVER:
            return
        (said, move), self.saying = self.saying, None
        if said.step is not None:
            self.question = said.step
            self.shadow.make(said.step, self.seat, move)
        self.wait()


async def seat_all(address: str, game: str, seats: int, tables: int, *, market: bool) -> list[ScriptedTable]:
    """Tables with a client on every seat."""
    found: list[ScriptedTable] = []
    for _ in range(tables):
        people = [await asyncio.to_thread(Visitor, address) for _ in range(seats)]
        code = (await asyncio.to_thread(people[0].post, "/api/tables", {"game": game, "seats": seats}))["code"]
        clients = [await join(address, code, person, market=market) for person in people]
        for seat, client in enumerate(clients):
            if seat:
                client.send("sit", seat=seat)
                await client.until(lambda update, seat=seat: update.you.seat == seat)  # type: ignore[misc]
        found.append(ScriptedTable(code, clients))
    return found
