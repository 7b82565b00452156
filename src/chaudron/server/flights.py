"""The way of a move: check, store, swap.

A move may be checked while those before it are still being stored; it builds on them, and falls with them. Whatever changes the table
itself waits for all of them, and has the table alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeAlias

from chaudron.kernel.floor import closing
from chaudron.kernel.match import Step
from chaudron.kernel.model import Move, News, Question, Refusal, Seat, Stale
from chaudron.server.clock import Clock
from chaudron.server.guest import encode
from chaudron.server.played import Played, recall
from chaudron.store import Store
from chaudron.store.writer import Chain

AnyStep: TypeAlias = Step[Any, Any]


class Flight(NamedTuple):
    """A move that is checked and on its way to disk."""

    played: Played
    step: AnyStep
    kept: asyncio.Future[None]


class Flights:
    """The moves of one table; `landed` is called with each that has been made, `overtaken` when the match was taken from disk anew."""

    def __init__(
        self,
        store: Store,
        played: Played | None,
        landed: Callable[[AnyStep, Sequence[News]], None],
        overtaken: Callable[[], None],
    ) -> None:
        self.played = played
        """The match; whoever puts another in its place has the table alone."""
        self.clock: Clock | None = None
        """Of an open question; the house winds it."""
        self._store = store
        self._landed = landed
        self._overtaken = overtaken
        self._lock = asyncio.Lock()
        """Whoever has it has the table alone."""
        self._aloft: list[Flight] = []
        """Moves on their way to disk, each of which builds on the one before."""
        self._chain = Chain()
        self._under_way = 0
        """Moves that somebody waits for: those on their way, and those that have fallen and were not told so yet."""
        self._clear = asyncio.Event()
        """Whether there are none."""
        self._clear.set()

    @property
    def busy(self) -> bool:
        """Whether a move is on its way, or somebody has the table alone."""
        return self._lock.locked() or self._under_way > 0

    def question(self, seat: Seat) -> Question | None:
        """What is asked of a seat."""
        return None if self.played is None else self.played.match.question(seat)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Have the table alone: after all moves that are on their way, and before any other."""
        async with self._lock:
            await self._clear.wait()
            yield

    async def make(self, read: Callable[[], tuple[Seat, Move]], question: int) -> int:
        """Check, store and swap in an answer to a question; says which move of the match it is.

        `read` says whose it is, and what, when its turn has come. What it refuses does not hang on moves in flight, and is refused at
        once; what the rules refuse, when all that made them refuse it is on disk."""
        async with self._lock:
            pass  # somebody has the table alone; from here to its departure a move takes no time
        seat, move = read()
        try:
            flight = self._send(seat, move, question)
        except Refusal:
            if self._aloft:
                await asyncio.wait([self._aloft[-1].kept])
            raise
        try:
            return await self._land(flight)
        except Stale:
            await self._catch_up(flight.played)
            raise

    async def expire(self, match: str, phase: int) -> None:
        """Time is up: the house speaks for every seat that is still asked in this phase of this match."""
        played = self.played
        try:
            async with self.alone():
                played = self.played
                limit = None if played is None or played.id != match else played.match.time_limit()
                if played is not None and limit is not None and limit.phase == phase:
                    for seat, move in closing(played.match):
                        await self._land(self._send(seat, move, played.match.questions()[seat].number))
        except Stale:
            if played is not None:
                await self._catch_up(played)
            raise

    def _send(self, seat: Seat, move: Move, question: int) -> Flight:
        """Check a move and send it on its way to disk, after those that are on it already."""
        assert self.played is not None
        before = self._aloft[-1].step if self._aloft else None
        step = self.played.match.prepare(seat, move, question, before)
        kept = self._store.append(self.played.id, step.number, seat, encode(move).decode(), self._chain)
        flight = Flight(self.played, step, asyncio.ensure_future(kept))
        self._aloft.append(flight)
        self._under_way += 1
        self._clear.clear()
        return flight

    async def _land(self, flight: Flight) -> int:
        """Once a move is on disk, swap the state and say so; says which move of the match it is."""
        played, step, kept = flight
        try:
            await kept
            news = played.match.commit(step)
            self._aloft.remove(flight)
        except BaseException:
            if flight in self._aloft:  # those that build on it fall with it
                self._aloft, self._chain = [], Chain()
            raise
        finally:
            self._under_way -= 1
            if self._under_way == 0:
                self._clear.set()
        self._landed(step, news)
        return step.number

    async def _catch_up(self, played: Played) -> None:
        """Somebody else has made a step of this match: take it from disk."""
        async with self.alone():
            if self.played is not played:
                return  # it is done already
            self.played = await self._store.read(recall, played.id)
            self._overtaken()
