"""How a table follows what other processes have stored, and what was said there."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from chaudron.kernel.model import Refusal
from chaudron.server import wire
from chaudron.server.played import Played, recall
from chaudron.server.render import render_incidents
from chaudron.store import chronicle, matches
from chaudron.store.chronicle import Chronicle
from chaudron.store.database import Made
from chaudron.store.tables import Holder, KeptTable

if TYPE_CHECKING:
    from chaudron.server.table import Table

log = logging.getLogger("chaudron.peers")


def follow(table: Table, match: str, made: list[Made]) -> None:
    """Make steps that another process has stored; those that cannot be made here harm no other table."""
    try:
        table.flights.follow(match, made)
    except Refusal:  # a process with other rules
        log.exception("table %s", table.code)


async def renew(table: Table, kept: KeptTable) -> None:
    """Let a table be as it is stored; call it while holding the table alone."""
    company, flights = table.company, table.flights
    if kept.version < company.kept.version or kept == company.kept:
        return
    if kept.status == "closed":
        if flights.played is not None and company.kept.status == "playing":
            await remember(table, flights.played)
            company.kept = msgspec.structs.replace(company.kept, status="over" if flights.played.over else "playing")
            table.messenger.tell_of_room()
            table.messenger.tell_now()
        table.shut(table, await table.store.read(matches.last, table.code))
        return
    before = {guest: company.seat_of(guest.visitor) for guest in company.guests}
    other = kept.match != (None if flights.played is None else flights.played.id)
    if other:
        if flights.played is not None:
            await remember(table, flights.played)
            table.messenger.tell_now()
        flights.played = None if kept.match is None else await table.store.read(recall, kept.match)
        table.held.forget()
    elif flights.played is not None:
        other = await remember(table, flights.played)
    if flights.played is not None and kept.status != "open":  # the last step may be on its way
        kept = msgspec.structs.replace(kept, status="over" if flights.played.over else "playing")
    company.kept = kept
    table.moved = max(table.moved, kept.changed)
    for guest, seat in before.items():
        if company.seat_of(guest.visitor) != seat:
            guest.start_over()
    if not other:
        table.pleas.drop()
        table.room_changed()
        return
    if flights.played is not None and flights.played.match.step == 0:
        table.held.begin(0, flights.played.match.opening, over=flights.played.match.outcome is not None)
    table.match_overtaken()


async def remember(table: Table, played: Played) -> bool:
    """Make the steps of a match that are stored, and take over what happened around it.

    Returns whether the past is another, because somebody was forgotten."""
    made, found, players = await table.store.read(since, played.id, played.match.step)
    table.flights.follow(played.id, made)
    known = played.chronicle
    if found.successions[: len(known.successions)] != known.successions or players != played.players:
        table.flights.played = await table.store.read(recall, played.id)
        return True
    table.flights.played = played._replace(chronicle=found)
    new = Chronicle(found.successions[len(known.successions) :], ended=found.ended and not known.ended)
    if new.ended:
        table.held.forget()
    if new.ended or new.successions:
        table.messenger.tell_all(render_incidents(new, played.match.step, last=True))
    return False


def since(connection: Connection, match: str, step: int) -> tuple[list[Made], Chronicle, tuple[Holder, ...]]:
    """Return the steps of a match after one that is known, what happened around it, and who has begun it."""
    begun = matches.find(connection, match)
    return matches.after(connection, match, step), chronicle.find(connection, match), () if begun is None else begun.players


async def overhear(table: Table, visitor: str | None, message: wire.FromBrowser) -> None:
    """Do what somebody has said who is connected to another process; if it comes too late here, nothing happens."""
    try:
        match message:
            case wire.Seen():
                table.this_match(message.match)
                table.held.see(visitor, message.step, message.kind)
            case wire.Pause():
                table.held.pause(visitor, on=message.on)
            case wire.Dismiss():
                table.company.dismiss()
            case wire.React() | wire.Nudge():
                table.talk.overhear(visitor, message)
            case wire.TakeBack() | wire.EndEarly() | wire.Consent():
                async with table.flights.alone():
                    await table.pleas.overhear(visitor, message)
    except Refusal as refusal:
        log.info("too late at table %s: %s", table.code, refusal)
