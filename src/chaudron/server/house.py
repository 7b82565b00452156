"""The house: bots and patience. It alone knows time; a bot acts at the pace of a person, and minds the seat of who is gone."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import NamedTuple

from chaudron.bots.levels import LEVELS
from chaudron.kernel.model import Seat, Stale
from chaudron.server.table import Table
from chaudron.server.thinker import Thinker

PACES = {"calm": (1.0, 1.9), "brisk": (0.4, 0.8), "instant": (0.0, 0.0)}
"""Seconds that a bot takes for a move at least, and at most if it thinks no longer than that."""
RETRY = 5.0
"""Seconds until something that failed is tried again."""
MINDER = "brewer"
"""The level of a bot that minds a seat."""

log = logging.getLogger("chaudron.house")


class Doing(NamedTuple):
    """What is being done for a seat: for which question, by which level or as a wait, and the task that does it."""

    number: int
    wanted: str
    task: asyncio.Task[None]


class House:
    """Looks after all tables of a server."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.acting: dict[tuple[str, Seat], Doing] = {}
        """What is being done, by table and seat."""

    def attend(self, table: Table) -> None:
        """See to every seat that is asked something: let its bot act, wait for whoever is gone, leave people alone."""
        questions = table.questions()
        for seat in range(len(table.kept.holders)):
            key = (table.code, seat)
            question = questions.get(seat)
            wanted = self.wanted(table, seat) if question is not None else None
            number = -1 if question is None else question.number
            running = self.acting.get(key)
            if running is not None and (running.number, running.wanted) != (number, wanted):
                del self.acting[key]
                if running.task is not asyncio.current_task():
                    running.task.cancel()
                running = None
            if wanted is not None and running is None:
                self.acting[key] = Doing(number, wanted, asyncio.create_task(self.guarded(table, seat, number, wanted)))

    def wanted(self, table: Table, seat: Seat) -> str | None:
        """What is to be done for a seat that is asked something: a level that acts, a wait, or nothing."""
        level = table.kept.holders[seat].level
        if level is not None:
            # Bots play on until it is for a person to decide; among themselves they play only if somebody looks on.
            return level if table.guests or any(holder.visitor is not None for holder in table.kept.holders) else None
        if table.present(seat) or not table.attended():
            return None  # a person decides; or nobody is there to wait for them, and so the table rests
        return MINDER if seat in table.minded else "wait"

    async def guarded(self, table: Table, seat: Seat, number: int, wanted: str) -> None:
        """Do it; what goes wrong is written down, harms nobody else, and is tried again."""
        me = asyncio.current_task()
        failed = False
        try:
            await (self.wait(table, seat) if wanted == "wait" else self.act(table, seat, number, wanted))
        except Exception:
            log.exception("seat %s of table %s", seat, table.code)
            failed = True
            await asyncio.sleep(RETRY)
        finally:
            running = self.acting.get((table.code, seat))
            if running is not None and running.task is me:
                del self.acting[table.code, seat]
        if failed:
            self.attend(table)

    async def act(self, table: Table, seat: Seat, number: int, level: str) -> None:
        """Have a bot decide, neither faster nor much slower than a person."""
        assert table.played is not None
        match = table.played.match
        pause = asyncio.create_task(asyncio.sleep(random.uniform(*PACES[table.kept.pace])))
        try:
            ask = match.questions()[seat].ask
            move = await self.thinker.choose(table.game, LEVELS[level], match.view(seat), ask, list(match.moves(seat)))
            await pause
        finally:
            pause.cancel()
        try:
            # Once a move is on its way to disk, it is made: whoever comes back in that moment finds it made.
            await asyncio.shield(table.act(seat, move, number))
        except Stale:
            log.info("table %s moved on before seat %s", table.code, seat)

    async def wait(self, table: Table, seat: Seat) -> None:
        """Give somebody who is gone the table's patience, then have a bot mind the seat."""
        await asyncio.sleep(table.kept.patience)
        table.mind(seat)

    def busy(self, table: Table) -> bool:
        """Whether anything is being done for a table."""
        return any(code == table.code for code, _ in self.acting)

    async def close(self) -> None:
        """Stop everything."""
        tasks = [doing.task for doing in self.acting.values()]
        self.acting.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
