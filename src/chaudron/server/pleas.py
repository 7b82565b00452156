"""What needs everybody's consent: to take a move back, and to end a match before the rules do, as a table that is closed does."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from msgspec.structs import replace
from sqlalchemy import Connection

from chaudron.server import wire
from chaudron.server.guest import Guest
from chaudron.server.hold import Hold
from chaudron.server.played import Played, recall
from chaudron.server.refusals import Denied
from chaudron.server.render import render_incidents
from chaudron.store import chronicle, matches, tables
from chaudron.store.chronicle import Chronicle
from chaudron.store.tables import KeptTable

if TYPE_CHECKING:
    from chaudron.server.table import Table


class Pleas:
    """What people at a table ask each other for. Call it while holding the table alone."""

    def __init__(self, table: Table) -> None:
        self._table = table

    async def hear(self, guest: Guest, message: wire.TakeBack | wire.EndEarly | wire.Consent) -> None:
        """Note what a guest asks for, or whether they agree; `settle` does what follows."""
        match message:
            case wire.TakeBack():
                await self._take_back(guest, message)
            case wire.EndEarly():
                self._end_early(guest, message)
            case wire.Consent():
                self._table.this_match(message.match)
                self._table.held.answer(guest.visitor, message.kind, message.step, yes=message.yes)
        if self._table.held.agreed() is None:
            self._table.room_changed()

    async def _take_back(self, guest: Guest, message: wire.TakeBack) -> None:
        """Ask to take back a guest's own move; with other people, a move after which something hidden was turned up stays."""
        table = self._table
        seat, played = table.seat_in(guest, message.match)
        match = played.match
        step = match.last_of(seat) if message.question is None else match.answered(seat, message.question)
        if table.company.kept.status != "playing" or step is None or isinstance(match.made(step), table.game.about.house):
            raise Denied("other-move")
        self._check(guest)
        if table.company.alone() != guest.visitor and await asyncio.to_thread(match.revealed, step):
            raise Denied("revealed")
        self._plead(guest, "take-back", step)

    def _end_early(self, guest: Guest, message: wire.EndEarly) -> None:
        """Ask to end the match as it stands."""
        _, played = self._table.seat_in(guest, message.match)
        if played.over:
            raise Denied("over")
        self._check(guest)
        self._plead(guest, "end", played.match.step)

    def _check(self, guest: Guest) -> None:
        """Raise Denied if the table holds for something else; whoever is alone with bots need not wait for it."""
        if self._table.held and self._table.company.alone() != guest.visitor:
            raise Denied("held")

    def _plead(self, guest: Guest, kind: wire.Plea, step: int) -> None:
        """Ask everybody to agree; whoever asks has agreed, and so have bots."""
        seat = self._table.company.seat_of(guest.visitor)
        assert seat is not None
        self._table.held.plead(kind, seat, step)
        self._table.held.answer(guest.visitor, kind, step, yes=True)
        for asked in self._table.held.pleaded() or ():
            self._table.remind(self._table, asked, kind, seat)

    async def overhear(self, visitor: str | None, message: wire.TakeBack | wire.EndEarly | wire.Consent) -> None:
        """Note what somebody asks for who is connected to another process, which has allowed it; whoever minds the table carries it out."""
        table = self._table
        match, seat = table.this_match(message.match).match, table.company.seat_of(visitor)
        if isinstance(message, wire.Consent):
            table.held.answer(visitor, message.kind, message.step, yes=message.yes)
        elif seat is not None and not table.held:
            kind: wire.Plea = "take-back"
            step: int | None = match.step
            if isinstance(message, wire.EndEarly):
                kind = "end"
            else:
                step = match.last_of(seat) if message.question is None else match.answered(seat, message.question)
            if step is not None:
                table.held.plead(kind, seat, step)
                table.held.answer(visitor, kind, step, yes=True)
        if table.minds:  # two may have agreed at the same moment, in different processes
            await self.settle()

    def drop(self) -> None:
        """End what somebody has asked for who has left."""
        hold = self._table.held.hold
        if hold is not None and hold.by is not None and self._table.company.kept.holders[hold.by].visitor is None:
            self._table.held.end(hold)
            self._table.room_changed()

    async def settle(self) -> None:
        """Do what everybody has agreed to, if anything; whoever has left asks for nothing any more."""
        self.drop()
        agreed, played = self._table.held.agreed(), self._table.flights.played
        if agreed is None or played is None:
            return
        try:
            await self._carry_out(agreed, played)
        except BaseException:  # it could not be stored, so it has not happened
            self._table.held.end(agreed)
            self._table.room_changed()
            raise

    async def _carry_out(self, agreed: Hold, played: Played) -> None:
        if agreed.kind == "end":
            await self.end(played, replace(self._table.company.kept, status="over", changed=int(time.time())))
        elif self._table.company.alone() is None and await asyncio.to_thread(played.match.revealed, agreed.step):
            self._table.held.end(agreed)  # a move was on its way from another process when everybody was asked
            self._table.room_changed()
        else:
            await self._branch_off(played, agreed.step - 1)

    async def close(self, kept: KeptTable) -> None:
        """Store that the table is closed; its match, if one is under way, ends as it stands."""
        played = self._table.flights.played
        if played is None or played.over:
            await self._table.store.write(tables.save, kept)
        else:
            await self.end(played, kept)
            self._table.messenger.tell_now()

    async def end(self, played: Played, kept: KeptTable) -> None:
        """End the match as it stands, without a result, and say so; `kept` is the table as it is stored with that."""
        table = self._table
        stored = await table.store.write(end, played.id, kept)
        table.company.kept = replace(stored, status="over")
        table.flights.played = played._replace(chronicle=replace(played.chronicle, ended=True))
        table.held.forget()
        table.messenger.tell_all(render_incidents(Chronicle(ended=True), played.match.step, last=True))
        table.room_changed()

    async def _branch_off(self, played: Played, moves: int) -> None:
        """Go on with a branch of the match, after its first moves."""
        table = self._table
        match = await asyncio.to_thread(played.match.branch, moves)
        begun = matches.beginning(match, table.code, played.number, played.players or table.company.kept.holders, played.id)
        kept = replace(table.company.kept, match=begun.id, changed=begun.begun)
        table.company.kept = await table.store.write(branch, begun, kept)
        table.moved = begun.begun
        table.flights.played = await table.store.read(recall, begun.id)
        table.held.forget()
        table.match_overtaken()


def end(connection: Connection, match: str, kept: KeptTable) -> KeptTable:
    """Store that a match was ended early and that the table plays it no more, in one transaction."""
    chronicle.end(connection, match, kept.changed)
    return tables.save(connection, kept)


def branch(connection: Connection, begun: matches.Begun, kept: KeptTable) -> KeptTable:
    """Store a branch of a match and that the table plays it, in one transaction."""
    matches.branch(connection, begun)
    return tables.save(connection, kept)
