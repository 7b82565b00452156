"""Tables that run for days: nobody need be connected, and patience counts from when somebody was asked, also while the server is stopped.

Who is awaited is stored when that changes. From there, a light sweep finds whose time is up, and loads only those tables. At other tables,
it is stored when they leave memory, so that a move costs them nothing."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from math import inf
from typing import NamedTuple
from weakref import WeakKeyDictionary

from chaudron.kernel.model import Refusal, Seat
from chaudron.server.notices import LASTS, Kind, Notice, Notices
from chaudron.server.peers import ALONE, Peers
from chaudron.server.table import Table
from chaudron.store import Store, slow, tables
from chaudron.store.peers import AGAIN
from chaudron.store.slow import SLOW, Awaited, Noted

log = logging.getLogger("chaudron.slow")

SWEEP = 60.0
"""Seconds between two searches for tables where somebody's time is up."""
MOST_AT_ONCE = 500
"""The maximum number of tables that one sweep loads."""


class Standing(NamedTuple):
    """Who is awaited at a table, as it was last noted."""

    match: str | None
    step: int
    asked: tuple[tuple[Seat, int, str | None], ...]
    """The seats that must answer, with the numbers of their questions and their visitors."""
    minded: frozenset[Seat]


class Slow:
    """Notes who is awaited, tells those who are not there, and lets bots play for those whose time is up."""

    def __init__(self, store: Store, notices: Notices, peers: Peers = ALONE) -> None:
        self.store = store
        self.peers = peers
        self.notices = notices
        self._noted: WeakKeyDictionary[Table, Standing] = WeakKeyDictionary()
        self._missed: WeakKeyDictionary[Table, dict[tuple[str, Kind], float]] = WeakKeyDictionary()
        """Who was told at a table what the others wait for, and when, until they are back."""
        self._reading: WeakKeyDictionary[Table, asyncio.Task[None]] = WeakKeyDictionary()
        self._unplayable: set[str] = set()
        """The tables that cannot be loaded, because their game is not here."""

    def attend(self, table: Table) -> None:
        """Note who is awaited at a slow table if that has changed; called after every change of any table.

        Where another process minds the table, that one does, and until when somebody has time is read."""
        if table.company.kept.pace == SLOW and not table.minds:
            self._noted.pop(table, None)
            reading = self._reading.get(table)
            if reading is None or reading.done():
                self._reading[table] = asyncio.create_task(self._read(table))
        elif table.company.kept.pace == SLOW:
            now, before = standing(table), self._noted.get(table)
            if now != before:
                self._noted[table] = now
                back = frozenset() if before is None else before.minded - now.minded
                self.note(table, now, back).add_done_callback(partial(self._told, table))
        if self._missed and (told := self._missed.get(table)):
            for each in [each for each in told if each[0] in table.company.here]:
                del told[each]

    def note(self, table: Table, now: Standing, anew: frozenset[Seat] = frozenset()) -> asyncio.Future[Noted]:
        """Store who is awaited at a table."""
        kept = table.company.kept
        since = max(table.moved, kept.changed)

        def row(seat: Seat, question: int, visitor: str | None) -> Awaited:
            start = int(time.time()) if seat in anew else since
            person = visitor is not None and seat not in now.minded
            due = None if kept.pace != SLOW else start + kept.patience if person else start
            return Awaited(
                table=table.code, seat=seat, visitor=visitor, match=now.match or "", question=question, step=now.step, since=start, due=due
            )

        rows = [row(*each) for each in now.asked]
        return self.store.write(slow.note, table.code, rows, now.minded if kept.pace == SLOW else (), anew)

    def _told(self, table: Table, stored: asyncio.Future[Noted]) -> None:
        """Show until when somebody has time, and tell those who are newly awaited and not there."""
        if stored.cancelled() or stored.exception() is not None:
            log.error("who is awaited at table %s could not be stored", table.code, exc_info=stored.exception())
            self._noted.pop(table, None)  # so that it is tried again
            return
        company = table.company
        awaited, newly = stored.result()
        for row in awaited:
            here = row.visitor is None or row.visitor in company.here
            if row.seat in newly and row.seat not in company.minded and not here:
                self.notices.tell(row.visitor or "", notice_of(table, "your-move", row.seat))
        show(table, awaited)

    async def _read(self, table: Table) -> None:
        """Show until when somebody has time, as another process has noted it."""
        try:
            show(table, (await self.store.read(slow.of_tables, [table.code]))[table.code])
        except Exception:
            log.exception("who is awaited at table %s could not be read", table.code)

    def missed(self, table: Table, seat: Seat, kind: Kind = "your-move", by: Seat | None = None) -> None:
        """Tell somebody who is not there that the others wait for them: for a move at a fast table, or for their consent; that the one at a
        seat (`by`) nudges them; or that the table is closed.

        They are told each of these once until they are back, and of a nudge once an hour."""
        visitor, now = table.company.kept.holders[seat].visitor, time.time()
        told, again = self._missed.setdefault(table, {}), AGAIN.get(kind, inf)
        if visitor is not None and visitor not in table.company.here and now - told.get((visitor, kind), -inf) >= again:
            told[visitor, kind] = now
            table.peers.remind(table.code, visitor, kind, partial(self.notices.tell, visitor, notice_of(table, kind, seat, by)))

    async def leave_memory(self, table: Table) -> None:
        """Note who is awaited at a table that is about to leave memory."""
        if table.minds and table.company.kept.pace != SLOW and table.company.kept.status == "playing":
            await self.note(table, standing(table))

    async def sweep(self, find: Callable[[str], Awaitable[Table]]) -> None:
        """Look for tables where somebody's time is up, again and again, from the start of the server."""
        while True:
            try:
                await self.look(find, int(time.time()))
            except Exception:
                log.exception("slow tables could not be looked at")
            await asyncio.sleep(SWEEP)

    async def look(self, find: Callable[[str], Awaitable[Table]], now: int) -> None:
        """Load the tables where somebody's time is up, a bot is to move, or nobody knows who is awaited, and let play go on there."""
        for code in await self.peers.unminded(await self.store.read(slow.overdue, now, MOST_AT_ONCE + len(self._unplayable))):
            if code in self._unplayable:
                continue
            try:
                table = await find(code)
            except Refusal as refusal:
                log.warning("table %s cannot be loaded: %s", code, refusal)
                self._unplayable.add(code)
                continue
            if table.company.kept.status == "over":  # its last move was stored just before the server was stopped
                await self.store.write(tables.finish, code, table.company.kept.match, table.company.kept.changed)
                continue
            rows = (await self.store.read(slow.of_tables, [code]))[code]
            # Of several processes that look at once, one gets to mind it; and what everybody was asked comes first.
            for row in rows if table.minds and not table.held else ():
                self.expire(table, row, now)
            table.attend(table)

    def expire(self, table: Table, row: Awaited, now: int) -> None:
        """Let a bot play for a person whose time is up, until they are back; nobody who is there is replaced."""
        question = table.flights.question(row.seat)
        asked = question is not None and question.number == row.question and row.visitor == table.company.kept.holders[row.seat].visitor
        late = row.due is not None and row.due <= now
        if row.visitor is not None and late and asked and not table.company.present(row.seat) and row.seat not in table.company.minded:
            self.notices.tell(row.visitor, notice_of(table, "minded", row.seat))
            table.company.mind(row.seat)


def show(table: Table, awaited: Sequence[Awaited]) -> None:
    """Show until when somebody has time."""
    known = table.company.due
    table.company.due = {row.seat: row.due for row in awaited if row.visitor is not None and row.due is not None}
    if table.company.due != known:
        table.messenger.tell_of_room()


def standing(table: Table) -> Standing:
    """Return who is awaited at a table now; nobody, where only bots play."""
    played, company = table.flights.played, table.company
    minded = frozenset(company.minded)
    if played is None or company.kept.status != "playing" or company.of_bots():
        return Standing(None, 0, (), minded)
    asked = [(seat, question.number) for seat, question in sorted(played.match.questions().items()) if question.ask.must]
    return Standing(
        played.id, played.match.step, tuple([(seat, number, company.kept.holders[seat].visitor) for seat, number in asked]), minded
    )


def notice_of(table: Table, kind: Kind, seat: Seat, by: Seat | None = None) -> Notice:
    """Return what somebody at a table is told, perhaps because the one at another seat wants it."""
    kept, hold = table.company.kept, table.held.hold
    asks = by if hold is None or hold.kind != kind else hold.by
    others = tuple(holder.name for place, holder in enumerate(kept.holders) if (place != seat if asks is None else place == asks))
    return Notice(kind, kept.code, kept.game, others, max(LASTS, kept.patience) if kind == "closed" else kept.patience)
