"""What changes the chairs of a table or begins its match, while nobody else moves: check, store, swap, tell.

A change is described as a new value first, then stored, then it takes effect, then it is told."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from chaudron.kernel.rng import new_seed
from chaudron.server import seating, storing, wire
from chaudron.server.flights import TRIES
from chaudron.server.guest import Guest, encode
from chaudron.server.played import Played, recall
from chaudron.server.refusals import Denied, Missing
from chaudron.server.render import render_incidents
from chaudron.store import matches, tables
from chaudron.store.chronicle import Chronicle, Why
from chaudron.store.tables import KeptTable

if TYPE_CHECKING:
    from chaudron.server.table import Table


async def alone(table: Table, change: Callable[[], Awaitable[None]]) -> None:
    """Carry out a change while holding the table alone; if another process has changed the table, on top of that."""
    for _ in range(TRIES - 1):
        try:
            async with table.flights.alone():
                return await change()
        except tables.Overtaken:
            await table.peers.catch_up(table)
    async with table.flights.alone():
        return await change()


async def change(table: Table, guest: Guest, message: wire.TableChange) -> None:
    """Carry out a change of the table, or refuse it."""
    company = table.company
    if company.kept.status == "closed":
        raise Missing("closed")  # somebody said it before they were sent home
    seat = company.seat_of(guest.visitor)
    why: Why = "unseated" if isinstance(message, wire.Unseat) else "left"
    match message:
        case wire.Sit():
            kept = seating.seated(company.kept, guest.visitor, guest.name, message.seat)
        case wire.Rise():
            kept = seating.risen(company.kept, seat)
        case wire.SeatBot():
            kept = seating.with_bot(company.hosted_by(guest), message.seat, message.level)
        case wire.Clear():
            kept = seating.cleared(company.hosted_by(guest), guest.visitor, message.seat)
        case wire.Unseat():
            kept = seating.unseated(company.hosted_by(guest), message.seat)
        case wire.LetIn():
            kept = seating.let_in(company.hosted_by(guest), message.number)
        case wire.HandOn():
            kept = seating.handed_on(company.owned_by(guest), message.seat)
        case wire.Close():
            await close(table, company.owned_by(guest))
            return
        case wire.Configure():
            kept = seating.configured(company.hosted_by(guest), table.game, message)
        case wire.Begin():
            kept = await begin(table, company.hosted_by(guest), guest, message.salt)
        case wire.Rematch():
            kept = seating.reopened(company.kept, seat)
            if all(holder.level is not None or holder.visitor == guest.visitor for holder in kept.holders):
                kept = await begin(table, kept, guest, message.salt)  # nobody else has to agree
        case wire.TakeBack() | wire.EndEarly() | wire.Consent():
            await table.pleas.hear(guest, message)
            kept = company.kept
    if kept is not company.kept:
        await keep(table, kept, why)
    await table.pleas.settle()
    guest.tell()


async def keep(table: Table, kept: KeptTable, why: Why = "left") -> None:
    """Store a changed table, with who has left a match for good, then let it take effect and be told."""
    kept = replace(kept, changed=int(time.time()))
    before, played = table.company.kept, table.flights.played
    gone = [] if played is None else storing.successions(before, kept, played.match.step, why)
    kept = await table.store.write(storing.keep, kept, gone)
    seats = [table.company.seat_of(guest.visitor) for guest in table.company.guests]
    table.company.kept = kept
    if kept.match is None:
        table.flights.played = None
    elif played is not None and gone:
        known = (*played.chronicle.successions, *gone)
        table.flights.played = played._replace(chronicle=replace(played.chronicle, successions=known))
        table.messenger.tell_all(render_incidents(Chronicle(tuple(gone)), played.match.step, last=False))
    for guest, seat in zip(table.company.guests, seats, strict=True):
        if seat is not None and table.company.seat_of(guest.visitor) is None:
            guest.start_over()  # an onlooker hears less of the story
    table.room_changed()


async def close(table: Table, kept: KeptTable) -> None:
    """Store that the table is closed for good, which ends its match early; then send everybody home, and tell who is away."""
    last = await table.store.read(matches.last, table.code)
    await table.pleas.close(replace(kept, status="closed", match=None, public=False, changed=int(time.time())))
    for seat in range(len(kept.holders)):
        table.remind(table, seat, "closed", None)
    table.shut(table, last)


async def begin(table: Table, kept: KeptTable, guest: Guest | None = None, salt: str | None = None) -> KeptTable:
    """Start a match, with the salt of the guest who does; refuses if it has begun or a seat is empty."""
    try:
        return await _begin(table, kept, guest, salt)
    except BaseException:
        table.salts.renew()  # salts may have been told, so the next deal is sealed anew
        table.peers.reseal(table)
        table.messenger.tell_of_room()
        raise


async def _begin(table: Table, kept: KeptTable, guest: Guest | None, salt: str | None) -> KeptTable:
    if kept.status != "open":
        raise Denied("begun")
    if any(holder.empty for holder in kept.holders):
        raise Denied("empty-seats", empty=sum(holder.empty for holder in kept.holders))
    first = None if guest is None or guest.visitor is None or salt is None else (guest.visitor, salt)
    shared, fresh = table.salts.shared, new_seed().hex()
    match = await table.salts.deal(kept, table.company.seated(), partial(ask_for_salt, table), first)
    number = 1 + await table.store.read(matches.last_number, table.code)
    begun = matches.beginning(match, table.code, number, kept.holders)
    kept = replace(kept, status="playing", match=begun.id, changed=begun.begun)
    table.company.kept = kept = await table.store.write(storing.begin, begun, kept, shared, fresh)
    if shared is None:  # not before the match is stored: until then, everybody is shown the seal of this deal
        table.salts.renew()
    else:
        table.salts.share(fresh)
    table.flights.played = Played(begun.id, begun.number, match, begun.commitment, [], players=begun.players)
    table.moved = begun.begun
    table.held.begin(0, match.opening, over=match.outcome is not None)
    table.messenger.tell_of_room()
    table.messenger.tell(0, match.opening)
    table.attend(table)
    return kept


def ask_for_salt(table: Table, visitor: str, reveal: wire.Reveal) -> None:
    """Ask a visitor's browsers for the salt that they have promised."""
    for guest in table.company.guests:
        if guest.visitor == visitor:
            guest.post(encode(reveal))


async def rename(table: Table, visitor: str, name: str) -> None:
    """Show a visitor's new name, which is already stored."""
    async with table.flights.alone():
        table.company.rename(visitor, name)


async def forget(table: Table, visitor: str, kept: KeptTable) -> None:
    """Go on without a visitor who was forgotten, which is already stored; call it while holding the table alone."""
    played = table.flights.played
    table.company.kept = kept if played is None else replace(kept, holders=storing.unnamed(kept.holders, played.players, visitor))
    if played is None or visitor not in played.visitors:
        table.room_changed()
    else:
        table.flights.played = await table.store.read(recall, played.id)
        table.match_overtaken()
