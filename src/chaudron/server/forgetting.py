"""Deletes visitors and tables on a running server: from the store first, then from memory."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import AsyncExitStack

from msgspec.structs import replace

from chaudron.server import changes
from chaudron.server.analyst import Analyst
from chaudron.server.guest import RESTART
from chaudron.server.lobby import Lobby
from chaudron.server.looks import Looks
from chaudron.server.table import Table
from chaudron.server.visitors import Visitors
from chaudron.store import Store, forgetting, tables
from chaudron.store.forgetting import Retention

log = logging.getLogger("chaudron.forgetting")

SWEEP = 3600.0
"""Seconds between two searches for what has not been used for a long time."""


class Forgetting:
    """Forgets visitors and tables, on request or because they have not been here for a long time."""

    def __init__(self, store: Store, lobby: Lobby, visitors: Visitors, looks: Looks, analyst: Analyst, retention: Retention) -> None:
        self.store = store
        self.looks = looks
        self.analyst = analyst
        self.lobby = lobby
        self.visitors = visitors
        self.retention = retention

    async def visitor(self, visitor: str) -> None:
        """Delete everything about a visitor; their pages reconnect as those of a stranger."""
        async with AsyncExitStack() as stack:
            for table in sorted(self.tables_of(visitor), key=lambda table: table.code):
                await stack.enter_async_context(table.flights.alone())
            await self.store.write(forgetting.forget_visitor, visitor)
            for table in self.tables_of(visitor):
                kept = forgetting.without(table.company.kept, visitor)
                stored = await self.store.read(tables.find, table.code)
                if kept is None or stored is None:
                    self.lobby.close(table)
                else:
                    await changes.forget(table, visitor, replace(kept, version=stored.version))
        self.visitors.forget(visitor)
        self.looks.forget()
        await self.analyst.forget(visitor)
        for table in self.lobby.tables.values():
            table.talk.forget(visitor)
            for guest in table.company.guests:
                if guest.visitor == visitor:
                    guest.dismiss(RESTART)

    async def look_again(self) -> None:
        """Find out whose the devices at the tables are now, because another process has ended some or forgotten somebody."""
        self.visitors.forget_all()
        self.looks.forget()
        for table in list(self.lobby.tables.values()):
            for guest in list(table.company.guests):
                if guest.device and guest.visitor != await self.visitors.whose(guest.device):
                    guest.dismiss(RESTART)

    def tables_of(self, visitor: str) -> list[Table]:
        """Return the tables in memory that know a visitor."""
        return [table for table in self.lobby.tables.values() if table.knows(visitor)]

    async def device(self, visitor: str, device: str) -> None:
        """End a device of a visitor, given as the hash of its key; its pages reconnect as those of a stranger."""
        await self.visitors.end(visitor, device)
        for table in self.lobby.tables.values():
            for guest in table.company.guests:
                if guest.device == device:
                    guest.dismiss(RESTART)

    async def table(self, code: str) -> None:
        """Delete a table with all its matches and its talk."""
        table = self.lobby.tables.get(code)
        if table is None:
            await self.store.write(forgetting.forget_table, code)
        else:
            async with table.flights.alone():
                await self.store.write(forgetting.forget_table, code)
                self.lobby.close(table)
        self.looks.forget()

    async def sweep(self) -> None:
        """Delete periodically what has not been used for as long as the operator has set; where somebody is, nothing is deleted."""
        while True:
            try:
                await self.tidy(int(time.time()))
            except Exception:
                log.exception("nothing could be deleted")
            await asyncio.sleep(SWEEP)

    async def tidy(self, now: int) -> None:
        """Delete what has not been used for long enough."""
        for code in await self.store.read(forgetting.old_tables, self.retention, now):
            table = self.lobby.tables.get(code)
            if table is None or not table.company.watched:
                await self.table(code)
        if self.retention.visitors is None:
            return
        here = {visitor for table in self.lobby.tables.values() for visitor in table.company.here}
        for visitor in await self.store.write(forgetting.old_visitors, self.retention.visitors, now):
            if visitor not in here:
                await self.visitor(visitor)
