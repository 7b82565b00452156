"""Creates, finds and lists tables. A table is in memory while anybody is connected, and always on disk."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any, cast

import msgspec
from sqlalchemy import Connection

from chaudron import games
from chaudron.bots.levels import LEVELS, USUAL
from chaudron.kernel.match import Match
from chaudron.kernel.model import Malformed, Refusal
from chaudron.server import wire
from chaudron.server.cards import game_cards
from chaudron.server.coach import Coach
from chaudron.server.guest import UNKNOWN_TABLE
from chaudron.server.house import House
from chaudron.server.peers import ALONE, Peers
from chaudron.server.played import recall
from chaudron.server.refusals import Denied, Missing
from chaudron.server.seating import NAMES, chosen, with_bot
from chaudron.server.table import Table
from chaudron.store import Store, matches, tables
from chaudron.store.tables import Holder, KeptTable

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The characters of codes, without those that are easily confused."""
LONGEST_LIST = 20
NEWS = 24 * 3600
"""Seconds after which a public table is no longer listed."""
SWEEP = 60.0
"""Seconds between two sweeps for abandoned tables."""


def new_code() -> str:
    """Return a new code for a table."""
    return "".join(secrets.choice(LETTERS) for _ in range(8))


class Lobby:
    """All tables of a server."""

    def __init__(self, store: Store, house: House, coach: Coach, share: str | None = None, peers: Peers = ALONE) -> None:
        self.store = store
        self.peers = peers
        self.share = share
        self.house = house
        self.coach = coach
        self.games = game_cards()
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def find(self, code: str) -> Table:
        """Return the table with that code, from memory or from disk."""
        if code in self.tables:
            return self.tables[code]
        async with self._loading.setdefault(code, asyncio.Lock()):
            try:
                if code not in self.tables:
                    table = await self.store.read(self._load, code)
                    await self.peers.join(table)
                    self.tables[code] = table
                    self.peers.stir(code)  # something may have changed since it was read
                    self.house.attend(table)
                return self.tables[code]
            finally:
                self._loading.pop(code, None)

    def _load(self, connection: Connection, code: str) -> Table:
        kept = tables.find(connection, code)
        if kept is None:
            raise Missing("table", code=code)
        played = None if kept.match is None else recall(connection, kept.match)
        if played is not None and played.match.outcome is not None:
            kept = msgspec.structs.replace(kept, status="over")
        table = Table(self.store, kept, played, self.house.attend, self.coach.ask, self.peers)
        if kept.match is not None:
            table.moved = max(kept.changed, matches.moved(connection, kept.match))
        return table

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
            patience=wanted.patience,
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
        table = self.tables[kept.code] = Table(self.store, kept, None, self.house.attend, self.coach.ask, self.peers)
        await self.peers.join(table)
        if wanted.begin:
            async with table.flights.alone():
                await table.begin(kept)
        return table

    async def rename(self, visitor: str, name: str) -> None:
        """Store a visitor's new name, and show it at all tables."""
        await self.store.write(tables.rename, visitor, name, int(time.time()))
        for table in list(self.tables.values()):
            if table.company.seat_of(visitor) is not None or visitor in table.company.here:
                await table.rename(visitor, name)

    async def home(self, visitor: str, name: str | None) -> wire.Home:
        """Return everything the home page shows a visitor."""
        mine = await self.store.read(tables.of_visitor, visitor, LONGEST_LIST)
        public = await self.store.read(tables.public, int(time.time()) - NEWS, LONGEST_LIST)
        cards = [await self.card(kept, visitor) for kept in mine]
        cards.sort(key=lambda card: (not card.asked, card.status == "over", -card.changed))
        return wire.Home(
            me=wire.Me(name),
            games=self.games,
            levels=tuple(LEVELS),
            usual_level=USUAL,
            share=self.share,
            mine=tuple(cards),
            public=tuple([await self.card(kept, visitor) for kept in public if visitor not in {h.visitor for h in kept.holders}]),
        )

    async def card(self, kept: KeptTable, visitor: str) -> wire.TableCard:
        """Return a table as shown in a list."""
        asked, status, changed = False, kept.status, kept.changed
        if kept.status == "playing":
            try:
                table = await self.find(kept.code)
                asked, status, changed = table.asked(visitor), table.company.kept.status, table.moved
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
        )

    def close(self, table: Table) -> None:
        """Take a table that was deleted out of memory, and send everybody away; call it while holding the table alone."""
        table.company.kept = msgspec.structs.replace(table.company.kept, status="open", match=None)
        table.flights.played = None
        self.house.attend(table)  # there is nothing left to do for bots and clocks
        for guest in table.company.guests:
            guest.dismiss(UNKNOWN_TABLE)
        self.tables.pop(table.code, None)
        self.peers.leave(table)

    async def finished(self, match: str) -> Match[Any, Any, Any]:
        """Return a match that has ended; refuses while it is under way, because it reveals the deal."""
        rebuilt = await self.store.read(matches.rebuild, match)
        if rebuilt is None:
            raise Missing("match", match=match)
        if rebuilt.match.outcome is None:
            raise Denied("under-way")
        return rebuilt.match

    async def sweep(self) -> None:
        """Remove abandoned tables from memory periodically."""
        while True:
            await asyncio.sleep(SWEEP)
            for code, table in list(self.tables.items()):
                if not table.company.guests and not table.flights.busy and not self.house.busy(table):
                    del self.tables[code]
                    self.peers.leave(table)


def host_of(kept: KeptTable) -> str:
    """Return the name of the host or, if they have no seat, of the first person who has one; empty if nobody has."""
    people = [holder for holder in kept.holders if holder.visitor is not None]
    return next((holder.name for holder in people if holder.visitor == kept.host), people[0].name if people else "")


def check_code(code: str) -> str:
    """Normalize a code as people type it; raises Malformed if it cannot be one."""
    plain = code.strip().lower()
    if len(plain) > 16 or not plain.isalnum():
        raise Malformed("code")
    return plain
