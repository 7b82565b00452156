"""Creates, finds and lists tables. A table is in memory while anybody is connected, and always on disk."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, cast

import msgspec
from sqlalchemy import Connection

from chaudron import games
from chaudron.bots.levels import LEVELS, USUAL
from chaudron.kernel.model import Malformed, Refusal
from chaudron.server import changes, wire
from chaudron.server.cards import game_cards
from chaudron.server.coach import Coach
from chaudron.server.guest import CLOSED, UNKNOWN_TABLE
from chaudron.server.house import House
from chaudron.server.peers import ALONE, Peers
from chaudron.server.played import Played, recall
from chaudron.server.refusals import Denied, Missing
from chaudron.server.results import Results
from chaudron.server.seating import NAMES, chosen, timed, with_bot
from chaudron.server.slow import Slow
from chaudron.server.table import Table
from chaudron.server.talk import RECALLED
from chaudron.store import Store, matches, slow, tables, talk
from chaudron.store.slow import SLOW, Awaited
from chaudron.store.tables import Holder, KeptTable

log = logging.getLogger("chaudron.lobby")

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The characters of codes, without those that are easily confused."""
LONGEST_LIST = 20
MOST_WAITING = 100
"""The maximum number of tables that wait for a visitor, in a list."""
NEWS = 24 * 3600
"""Seconds after which a public table is no longer listed."""
SWEEP = 60.0
"""Seconds between two sweeps for abandoned tables."""


def new_code() -> str:
    """Return a new code for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


class Lobby:
    """All tables of a server."""

    def __init__(self, store: Store, house: House, coach: Coach, slow: Slow, share: str | None = None, peers: Peers = ALONE) -> None:
        self.store = store
        self.peers = peers
        self.share = share
        self.house = house
        self.coach = coach
        self.slow = slow
        self.games = game_cards()
        self.results = Results(store)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def find(self, code: str) -> Table:
        """Return the table with that code, from memory or from disk; refuses one that was closed."""
        if code in self.tables:
            return self.tables[code]
        async with self._loading.setdefault(code, asyncio.Lock()):
            try:
                if code not in self.tables:
                    table = await self.store.read(self._load, code)
                    await self.peers.join(table)
                    self.tables[code] = table
                    self.peers.stir(code)  # something may have changed since it was read
                    self.attend(table)
                return self.tables[code]
            finally:
                self._loading.pop(code, None)

    def attend(self, table: Table) -> None:
        """See to a table after every change."""
        self.house.attend(table)
        self.slow.attend(table)

    def _load(self, connection: Connection, code: str) -> Table:
        kept = tables.find(connection, code)
        if kept is None:
            raise Missing("table", code=code)
        if kept.status == "closed":
            last = matches.last(connection, code)
            raise Missing("closed") if last is None else Missing("closed", match=last)
        played = None if kept.match is None else recall(connection, kept.match)
        if played is not None and played.over:
            kept = msgspec.structs.replace(kept, status="over")
        table = self._table(kept, played)
        table.talk.recall(talk.last(connection, code, RECALLED))
        if kept.pace == SLOW:
            table.company.minded |= slow.absent(connection, code)
        if kept.match is not None:
            table.moved = max(kept.changed, matches.moved(connection, kept.match))
        return table

    def _table(self, kept: KeptTable, played: Played | None) -> Table:
        shut = partial(self.close, code=CLOSED)
        return Table(self.store, kept, played, self.attend, self.coach.ask, self.peers, shut, self.results.note, self.slow.missed)

    async def create(self, visitor: str, name: str | None, wanted: wire.Create) -> Table:
        """Create a table; the visitor is its host and has the first seat."""
        game = games.load(wanted.game)
        seats = game.about.usual if wanted.seats is None else wanted.seats
        options = chosen(game, seats, wanted.options)
        if wanted.begin and wanted.level is None and seats > 1:
            raise Denied("empty-seats", empty=seats - 1)
        holders = [Holder(visitor=visitor, name=name or NAMES[0]), *[Holder()] * (seats - 1)]
        kept = KeptTable(
            code=new_code(),
            game=game.about.name,
            options=msgspec.to_builtins(options),
            public=wanted.public,
            patience=timed(game, wanted.pace, wanted.patience),
            pace=wanted.pace,
            coaching=wanted.coaching,
            host=visitor,
            status="open",
            match=None,
            changed=int(time.time()),
            holders=tuple(holders),
        )
        for seat in range(1, seats if wanted.level is not None else 1):
            kept = with_bot(kept, seat, wanted.level or "")
        kept = await self.store.write(tables.save, kept)
        table = self.tables[kept.code] = self._table(kept, None)
        await self.peers.join(table)
        if wanted.begin:
            async with table.flights.alone():
                await changes.begin(table, kept)
        return table

    async def rename(self, visitor: str, name: str) -> None:
        """Store a visitor's new name, and show it at all tables."""
        await self.store.write(tables.rename, visitor, name, int(time.time()))
        for table in list(self.tables.values()):
            if table.company.seat_of(visitor) is not None or visitor in table.company.here:
                await changes.rename(table, visitor, name)

    async def home(self, visitor: str, name: str | None) -> wire.Home:
        """Return everything the home page shows a visitor."""
        public = await self.store.read(tables.public, int(time.time()) - NEWS, LONGEST_LIST)
        cards = await self.mine(visitor)
        return wire.Home(
            me=wire.Me(name),
            games=self.games,
            levels=tuple(LEVELS),
            usual_level=USUAL,
            share=self.share,
            mine=tuple(cards),
            public=tuple([await self.card(kept, visitor) for kept in public if visitor not in {h.visitor for h in kept.holders}]),
        )

    async def mine(self, visitor: str) -> list[wire.TableCard]:
        """Return the tables where a visitor has a seat or is host: first all that wait for them, by date, then the most recent others."""
        listed, awaited = await self.store.read(listing, visitor)
        won = await self.results.of(visitor, [kept.match for kept in listed if kept.match is not None and kept.status != "open"])
        cards = [await self.card(kept, visitor, awaited.get(kept.code, ()), won) for kept in listed]
        return sorted(cards, key=lambda card: (not card.asked, card.due or math.inf, card.status == "over", -card.changed))

    async def waiting(self, visitor: str) -> list[wire.TableCard]:
        """Return the tables that wait for a visitor."""
        return [card for card in await self.mine(visitor) if card.asked]

    async def card(
        self, kept: KeptTable, visitor: str, awaited: Sequence[Awaited] = (), results: Mapping[str, wire.CardResult] | None = None
    ) -> wire.TableCard:
        """Return a table as shown in a list; it is loaded only if it is not known who is awaited there."""
        asked, status, changed, due = False, kept.status, kept.changed, None
        if kept.status == "playing" and awaited and kept.code not in self.tables:
            mine = [row for row in awaited if row.visitor == visitor]
            asked, changed, due = bool(mine), max(kept.changed, *(row.since for row in awaited)), mine[0].due if mine else None
        elif kept.status == "playing":
            try:
                table = await self.find(kept.code)
                asked, status, changed, due = table.asked(visitor), table.company.kept.status, table.moved, table.company.due_of(visitor)
            except Refusal:  # the game is no longer installed, or its rules have changed
                asked = False
        return wire.TableCard(
            code=kept.code,
            game=kept.game,
            status=cast(Any, status),
            names=tuple(holder.name or None for holder in kept.holders),
            host=host_of(kept),
            mine=any(holder.visitor == visitor for holder in kept.holders),
            asked=asked,
            changed=changed,
            due=due,
            result=(results or {}).get(kept.match or ""),
        )

    def close(self, table: Table, last: str | None = None, code: int = UNKNOWN_TABLE) -> None:
        """Take a table that was deleted or closed out of memory, and send everybody away, with the id of its last match if
        they may look back at it; call it while holding the table alone."""
        table.company.kept = msgspec.structs.replace(table.company.kept, status="closed", match=None)
        table.flights.played = None
        self.attend(table)  # there is nothing left to do for bots and clocks
        for guest in table.company.guests:
            guest.dismiss(code, last or "")
        self.tables.pop(table.code, None)
        self.peers.leave(table)

    async def finished(self, match: str) -> matches.Rebuilt:
        """Return a match that has ended; refuses while it is under way, because it reveals the deal."""
        rebuilt = await self.store.read(matches.rebuild, match)
        if rebuilt is None:
            raise Missing("match", match=match)
        if not rebuilt.over:
            raise Denied("under-way")
        return rebuilt

    async def sweep(self) -> None:
        """Remove abandoned tables from memory periodically."""
        while True:
            await asyncio.sleep(SWEEP)
            for table in list(self.tables.values()):
                if self.abandoned(table):
                    try:
                        await self.slow.leave_memory(table)
                    except Exception:
                        log.exception("who is awaited at table %s could not be stored", table.code)
                    self.leave(table)

    def leave(self, table: Table) -> None:
        """Take a table out of memory if it is abandoned."""
        if self.abandoned(table) and self.tables.pop(table.code, None) is table:
            self.peers.leave(table)

    def abandoned(self, table: Table) -> bool:
        """Whether nobody is at a table, and nothing happens there."""
        return not table.company.guests and not table.flights.busy and not self.house.busy(table)


def listing(connection: Connection, visitor: str) -> tuple[list[KeptTable], dict[str, list[Awaited]]]:
    """Return the tables of a visitor, all that wait for them among them, and who is awaited at each, where that is known."""
    listed = tables.of_visitor(connection, visitor, LONGEST_LIST)
    known = {kept.code for kept in listed}
    waiting = [code for code in slow.of_visitor(connection, visitor, MOST_WAITING) if code not in known]
    listed += tables.some(connection, waiting)
    return listed, slow.of_tables(connection, [kept.code for kept in listed])


def host_of(kept: KeptTable) -> str:
    """Return the name of the host or, if they have no seat, of the first person who has one; empty if nobody has."""
    people = [holder for holder in kept.holders if holder.person is not None]
    return next((holder.name for holder in people if holder.visitor == kept.host), people[0].name if people else "")


def check_code(code: str) -> str:
    """Normalize a code as people type it; raises Malformed if it cannot be one."""
    plain = code.strip().lower()
    if len(plain) > 16 or not plain.isalnum():
        raise Malformed("code")
    return plain
