"""The house: it runs bots and clocks, and is the only part of the server that deals with time.

A bot acts at the pace of a person, and minds the seat of a person who is absent for too long. In an open question nobody is waited for.
Bots reconsider again and again, and when the clock runs out, the house moves for every seat that is still asked. While nobody who has a
seat is connected, bots and clock pause. Slow tables have no clock, and do not pause.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from chaudron.bots.levels import USUAL, bot_of
from chaudron.kernel.model import IllegalMove, Move, Question, Refusal, Seat, Stale
from chaudron.server.clock import Clock
from chaudron.server.hold import Hold
from chaudron.server.mind import Mind, wits
from chaudron.server.table import Table
from chaudron.server.thinker import Thinker
from chaudron.store.slow import SLOW

PACES = {"calm": (1.0, 1.9), "brisk": (0.4, 0.8), "instant": (0.0, 0.0), SLOW: (1.0, 1.9)}
"""The shortest time for a bot's move, in seconds, and the longest if it does not think for longer."""
STILL = 2.0
"""Seconds after which a silent bot reconsiders although nothing has changed."""
RETRY = 5.0
"""Seconds until a failed action is retried."""
GRACE = 2.0
"""Seconds after which a process that does not mind a table moves when time is up, because nobody else has."""

log = logging.getLogger("chaudron.house")


class Doing(NamedTuple):
    """The task that acts or waits for a seat, the number of its question, and the level that acts (or `wait`)."""

    number: int
    wanted: str
    task: asyncio.Task[None]
    stirred: asyncio.Event
    """Set whenever something changes at the table."""


def now() -> float:
    """Return the time of a monotonic clock, in seconds."""
    return asyncio.get_running_loop().time()


def awake(table: Table) -> bool:
    """Whether an open question goes on: somebody who has a seat is connected or, if all seats are bots, somebody watches."""
    return table.company.attended() or (table.company.watched and table.company.of_bots())


class House:
    """Runs the bots and clocks of all tables."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.acting: dict[tuple[str, Seat], Doing] = {}
        """The running tasks, by table and seat."""
        self.minds: dict[tuple[str, Seat], Mind] = {}
        """What bots in open questions are pondering, by table and seat."""
        self.clocks: set[Clock] = set()
        """The clocks that are running."""
        self.missed: Callable[[Table, Seat], None] = lambda table, seat: None
        """Called when the others begin to wait for an absent person."""
        self.holds: dict[str, tuple[Hold, asyncio.Task[None]]] = {}
        """The tasks that end what people get time for, by table."""

    def attend(self, table: Table) -> None:
        """Update the clock, and for every seat that is asked something let its bot act, wait for an absent person, or do nothing.

        While the table holds, there is neither a clock nor anything to do; nor is there for bots if another process minds the table."""
        table.peers.publish(table)
        self.hold(table)
        self.wind(table)
        for seat, holder in enumerate(table.company.kept.holders):
            key = (table.code, seat)
            if holder.visitor in table.company.here and key not in self.acting:
                self.minds.pop(key, None)
                continue  # a person decides
            question = table.flights.question(seat)
            wanted = self.wanted(table, seat, question) if question is not None and table.minds and not table.held else None
            number = -1 if question is None else question.number
            if wanted is None:
                self.minds.pop(key, None)  # the phase is over, or the table is paused
            running = self.acting.get(key)
            if running is not None and (running.number, running.wanted) != (number, wanted):
                del self.acting[key]
                if running.task is not asyncio.current_task():
                    running.task.cancel()
                running = None
            if running is not None:
                running.stirred.set()
            elif wanted is not None:
                stirred = asyncio.Event()
                task = asyncio.create_task(self.guarded(table, seat, number, wanted, stirred))
                self.acting[key] = Doing(number, wanted, task, stirred)

    def wanted(self, table: Table, seat: Seat, question: Question) -> str | None:
        """Return what to do for a seat that is asked something: the level that acts, `wait`, or None."""
        level = table.company.kept.holders[seat].level
        if level is not None and not question.ask.must:
            return level if awake(table) else None
        if level is not None:
            # Bots play on until a person has to decide; if all seats are bots, they play only while somebody watches.
            return level if table.company.watched or not table.company.of_bots() else None
        if table.company.kept.pace == SLOW and not table.company.present(seat):
            return USUAL if seat in table.company.minded else None  # when somebody's time is up is decided by a date
        if table.company.present(seat) or not table.company.attended():
            return None  # a person decides, or nobody with a seat is connected, so the table is paused
        return USUAL if seat in table.company.minded else "wait"

    def hold(self, table: Table) -> None:
        """Let the time of a hold begin with it, and end when it does."""
        hold = table.held.hold
        timed = self.holds.get(table.code)
        if timed is not None and timed[0] is not hold:
            del self.holds[table.code]
            if timed[1] is not asyncio.current_task():
                timed[1].cancel()
        if hold is not None and hold.seconds is not None and hold.until is None:
            hold.until = now() + hold.seconds
            self.holds[table.code] = hold, asyncio.create_task(self.run_out(table, hold, hold.seconds))

    async def run_out(self, table: Table, hold: Hold, seconds: float) -> None:
        """Let play go on although not everybody has seen it."""
        await asyncio.sleep(seconds)
        table.held.end(hold)
        table.room_changed()

    def wind(self, table: Table) -> None:
        """Update the clock of an open question: it starts with the phase, runs while the table is awake, and ends with the phase."""
        played = table.flights.played
        limit = None if played is None or played.over else played.match.time_limit()
        clock = table.flights.clock
        if clock is not None and (played is None or limit is None or (clock.match, clock.phase) != (played.id, limit.phase)):
            self.halt(clock)
            clock = table.flights.clock = None
        if played is None or limit is None:
            return
        if clock is None:
            spent = played.spent.seconds if played.spent is not None and played.spent.phase == limit.phase else 0
            left = max(0, limit.seconds - spent)
            clock = table.flights.clock = Clock(played.id, limit.phase, left, partial(self.time_is_up, table, played.id, limit.phase))
        if table.held or not awake(table):
            self.halt(clock)
        elif not clock.runs:
            clock.start()
            self.clocks.add(clock)

    def halt(self, clock: Clock) -> asyncio.Task[None] | None:
        """Stop a clock and return its task, if one was running."""
        self.clocks.discard(clock)
        return clock.stop()

    async def time_is_up(self, table: Table, match: str, phase: int) -> None:
        """Move for every seat that is still asked; failures are logged and retried.

        If another process minds the table, that one has a moment to move first."""
        if not table.minds:
            await asyncio.sleep(GRACE)
        while True:
            try:
                # As with a bot's move, once storing has begun, the move is made.
                await asyncio.shield(table.flights.expire(match, phase))
                return
            except Stale:
                log.info("the table moved on before time was up", extra={"table": table.code})
            except Exception:
                log.exception("the clock could not move", extra={"table": table.code})
                await asyncio.sleep(RETRY)

    async def guarded(self, table: Table, seat: Seat, number: int, wanted: str, stirred: asyncio.Event) -> None:
        """Act or wait for a seat; failures are logged and retried, and affect no other seat."""
        me = asyncio.current_task()
        failed = False
        try:
            if wanted == "wait":
                await self.wait(table, seat)
            elif (question := table.flights.question(seat)) is not None and question.ask.must:
                await self.act(table, seat, number, wanted)
            else:
                await self.mingle(table, seat, number, wanted, stirred)
        except Exception:
            log.exception("a bot could not move", extra={"table": table.code, "seat": seat})
            failed = True
            await asyncio.sleep(RETRY)
        finally:
            running = self.acting.get((table.code, seat))
            if running is not None and running.task is me:
                del self.acting[table.code, seat]
        if failed:
            self.attend(table)

    async def act(self, table: Table, seat: Seat, number: int, level: str) -> None:
        """Let a bot decide, neither faster nor much slower than a person."""
        pause = asyncio.create_task(asyncio.sleep(random.uniform(*PACES[table.company.kept.pace])))
        try:
            move = await self.think(table, seat, level)
            await pause
        finally:
            pause.cancel()
        assert move is not None, "the thinker always returns a move if the ask requires one"
        try:
            # Once storing has begun, the move is made, even if the person comes back at that moment.
            await surely(table.act(seat, move, number))
        except Stale:
            log.info("the table moved on before a bot", extra={"table": table.code, "seat": seat})

    async def think(self, table: Table, seat: Seat, level: str, moves: Sequence[Move] | None = None) -> Move | None:
        """Return the move of a bot of that level at a seat; it considers only `moves`, if they are given."""
        assert table.flights.played is not None
        match = table.flights.played.match
        question = match.question(seat)
        assert question is not None
        listed = list(match.moves(seat) if moves is None else moves)
        return await self.thinker.choose(table.game, bot_of(level, table.game), match.view(seat), question.ask, listed, table.whose)

    async def mingle(self, table: Table, seat: Seat, number: int, level: str, stirred: asyncio.Event) -> None:
        """Let a bot reconsider until it makes a move: as often as its level does, when something has changed or after a while.

        It considers only moves that it has pondered for long enough. If its move has become impossible in the meantime, it thinks again."""
        mind = self.mind_of(table, seat, level)
        while True:
            await asyncio.sleep(wits(table.company.kept, level))
            question = table.flights.question(seat)
            if question is None or question.number != number or table.flights.played is None:
                return
            stirred.clear()
            move = await self.think(table, seat, level, mind.ripe(table.flights.played.match.moves(seat), now()))
            if move is not None and mind.may(move, now()):
                try:
                    await surely(table.act(seat, move, number))
                    return
                except (Stale, IllegalMove) as refusal:
                    log.info("the table moved on before a bot", extra={"table": table.code, "seat": seat, "refused": refusal.reason})
                    continue
            with suppress(TimeoutError):
                await asyncio.wait_for(stirred.wait(), STILL)

    def mind_of(self, table: Table, seat: Seat, level: str) -> Mind:
        """Return what a bot is pondering in this phase of this match; it persists between its moves."""
        assert table.flights.played is not None
        limit = table.flights.played.match.time_limit()
        phase = (table.flights.played.id, None if limit is None else limit.phase)
        found = self.minds.get((table.code, seat))
        if found is None or found.phase != phase:
            found = self.minds[table.code, seat] = Mind(table.game, table.company.kept, level, phase, now())
        return found

    async def wait(self, table: Table, seat: Seat) -> None:
        """Wait for an absent person for as long as the table's patience, then let a bot mind the seat."""
        self.missed(table, seat)
        await asyncio.sleep(table.company.kept.patience)
        table.company.mind(seat)

    def busy(self, table: Table) -> bool:
        """Whether a task is running for a table."""
        return table.code in self.holds or any(code == table.code for code, _ in self.acting)

    async def close(self) -> None:
        """Stop everything."""
        tasks = [doing.task for doing in self.acting.values()] + [task for _, task in self.holds.values()]
        self.acting.clear()
        self.holds.clear()
        for task in tasks:
            task.cancel()
        ringing = [ended for clock in list(self.clocks) if (ended := self.halt(clock)) is not None]
        await asyncio.gather(*tasks, *ringing, return_exceptions=True)


async def surely(deed: Coroutine[Any, Any, None]) -> None:
    """Do something to its end, even if whoever waits for it is cancelled; if it is refused then, nobody wants to know."""
    doing = asyncio.ensure_future(deed)
    doing.add_done_callback(settle)
    await asyncio.shield(doing)


def settle(done: asyncio.Future[None]) -> None:
    """Take note of how something ended, so that a refusal is no error of the event loop."""
    error = None if done.cancelled() else done.exception()
    if error is not None and not isinstance(error, Refusal):
        log.error("a bot could not move", exc_info=error)
