"""How a move is made: check, store, swap.

A move can be checked while earlier ones are still being stored. It builds on them, and fails if one of them fails. A change of the table
itself waits for all moves in flight and holds the table alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

import msgspec

from chaudron.kernel.floor import closing
from chaudron.kernel.match import Step
from chaudron.kernel.model import Move, News, Question, Refusal, Seat, Stale
from chaudron.kernel.record import decode_move
from chaudron.server.clock import Clock
from chaudron.server.guest import encode
from chaudron.server.metrics import MOVES
from chaudron.server.played import Played
from chaudron.store import By, Store, matches
from chaudron.store.database import Made
from chaudron.store.writer import Chain

AnyStep: TypeAlias = Step[Any, Any]
TRIES = 10
"""How often a move is checked and stored if other processes are quicker each time."""


class Overtaken(Stale):
    """A step that another process has stored before."""

    def __init__(self, played: Played, stale: Stale) -> None:
        super().__init__(stale.reason, **stale.facts)
        self.played = played


class Flight(NamedTuple):
    """A move that has passed its check and is being stored."""

    played: Played
    step: AnyStep
    kept: asyncio.Future[None]
    minded: bool
    """Whether a bot made it for an absent person."""


class Flights:
    """The moves of one table; `landed` is called for each move that was made here, `followed` for each that another process made.

    Both get its news, and the seat of whomever a bot made it for."""

    def __init__(
        self,
        store: Store,
        code: str,
        played: Played | None,
        landed: Callable[[AnyStep, Sequence[News], Seat | None], None],
        followed: Callable[[AnyStep, Sequence[News], Seat | None], None],
    ) -> None:
        self._code = code
        self.played = played
        """The current match. To replace it, hold the table alone."""
        self.clock: Clock | None = None
        """The clock of an open question; the house starts and stops it."""
        self._store = store
        self._landed = landed
        self._followed = followed
        self._lock = asyncio.Lock()
        """Held while somebody has the table alone."""
        self._aloft: list[Flight] = []
        """The moves that are being stored; each builds on the one before."""
        self._chain = Chain()
        self._under_way = 0
        """The number of moves somebody is waiting for: those being stored, and failed ones that have not been reported yet."""
        self._clear = asyncio.Event()
        """Set while there are none."""
        self._clear.set()

    @property
    def busy(self) -> bool:
        """Whether a move is in flight or somebody holds the table alone."""
        return self._lock.locked() or self._under_way > 0

    def playing(self, match: str) -> bool:
        """Whether a match is being played here."""
        return self.played is not None and self.played.id == match and not self.played.over

    def question(self, seat: Seat) -> Question | None:
        """Return what is asked of a seat, if anything."""
        return None if self.played is None or self.played.chronicle.ended else self.played.match.question(seat)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Hold the table alone: after all moves in flight, and before any other."""
        async with self._lock:
            await self._clear.wait()
            yield

    async def make(self, read: Callable[[], tuple[Seat, Move]], question: int, *, minded: bool = False) -> int:
        """Check, store and commit an answer to a question, which a bot may give for an absent person; returns the number of the step.

        `read` is called when nobody holds the table alone, and returns the seat and its move. A refusal by `read` cannot depend on moves
        in flight and is raised at once; a refusal by the rules is raised when the moves that may have caused it are on disk. If another
        process has stored a step with the same number, the answer is checked and stored again on top of that one."""
        began = perf_counter()
        for tries in range(TRIES):
            try:
                step = await self._make(read, question, minded=minded)
                MOVES.add(perf_counter() - began)
                return step
            except Overtaken as overtaken:
                if tries == TRIES - 1:
                    raise
                await self._catch_up(overtaken.played)
        raise AssertionError("unreachable")

    async def _make(self, read: Callable[[], tuple[Seat, Move]], question: int, *, minded: bool) -> int:
        async with self._lock:
            pass  # nobody holds the table alone any more, and nothing is awaited between here and `_send`
        seat, move = read()
        try:
            flight = self._send(seat, move, question, minded=minded)
        except Refusal:
            if self._aloft:
                await asyncio.wait([self._aloft[-1].kept])
            raise
        return await self._land(flight)

    async def expire(self, match: str, phase: int) -> None:
        """Make the house's move for every seat that is still asked in this phase of this match."""
        try:
            async with self.alone():
                played = self.played
                limit = None if played is None or played.id != match or played.over else played.match.time_limit()
                if played is not None and limit is not None and limit.phase == phase:
                    for seat, move in closing(played.match):
                        await self._land(self._send(seat, move, played.match.questions()[seat].number))
        except Overtaken as overtaken:
            await self._catch_up(overtaken.played)
            raise

    def _send(self, seat: Seat, move: Move, question: int, *, minded: bool = False) -> Flight:
        """Check a move on top of those in flight, and start to store it."""
        assert self.played is not None
        before = self._aloft[-1].step if self._aloft else None
        step = self.played.match.prepare(seat, move, question, before)
        by: By = "bot" if minded else "holder"
        kept = self._store.append(self.played.id, step.number, seat, encode(move).decode(), self._chain, self._code, by)
        flight = Flight(self.played, step, asyncio.ensure_future(kept), minded)
        self._aloft.append(flight)
        self._under_way += 1
        self._clear.clear()
        return flight

    async def _land(self, flight: Flight) -> int:
        """Commit a move as soon as it is on disk; returns the number of the step."""
        played, step, kept, minded = flight
        try:
            await kept
            news = played.match.commit(step)
            self._aloft.remove(flight)
        except BaseException as error:
            if flight in self._aloft:  # those that build on it fail, too
                self._aloft, self._chain = [], Chain()
            if isinstance(error, Stale):
                raise Overtaken(played, error) from error
            raise
        finally:
            self._under_way -= 1
            if self._under_way == 0:
                self._clear.set()
        self._landed(step, news, step.seat if minded else None)
        return step.number

    async def _catch_up(self, played: Played) -> None:
        """Make the steps that another process has stored."""
        async with self.alone():
            if self.played is played:
                self.follow(played.id, await self._store.read(matches.after, played.id, played.match.step))

    def follow(self, match: str, made: Sequence[Made]) -> None:
        """Make steps that another process has stored, if they are next; call it while nothing is in flight."""
        played = self.played
        for n, seat, move, minded in made:
            if played is not None and (played.id, played.match.step + 1) == (match, n):
                step = played.match.prepare(seat, decode_move(played.match.game, msgspec.json.decode(move)))
                self._followed(step, played.match.commit(step), seat if minded else None)
