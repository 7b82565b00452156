"""The people and programs at a table: who is connected, who has which seat, and whose seat a bot is minding."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from chaudron.kernel.model import Seat
from chaudron.server.guest import NO_SEAT, SENT_AWAY, Guest
from chaudron.server.refusals import Denied
from chaudron.store.tables import KeptTable

MOST_GUESTS = 200
"""The maximum number of connections to one table; people with a seat are always let in."""
MOST_FROM_ADDRESS = 50
"""The maximum number of connections to one table from the same address, not counting people with a seat."""
MOST_WINDOWS = 8
"""The maximum number of connections to one table by the same visitor."""


class Company:
    """The people at one table; `changed` is called whenever somebody comes, goes, is renamed or gets minded."""

    def __init__(self, kept: KeptTable, changed: Callable[[], None]) -> None:
        self.guests: list[Guest] = []
        self.here: set[str] = set()
        """The visitors who are connected, here or to another process."""
        self.elsewhere: frozenset[str] = frozenset()
        """Those who are connected to another process; the empty name stands for people without a cookie."""
        self.minded: set[Seat] = set()
        """The seats of absent people where a bot acts until they are back."""
        self.due: dict[Seat, int] = {}
        """When a bot moves for a person at a slow table, by seat, in seconds since 1970."""
        self.sent_away: set[str] = set()
        """The visitors, and the addresses of people without a cookie, whom the host has sent away while the table is in memory."""
        self._changed = changed
        self._kept = kept
        self.kept = kept

    @property
    def kept(self) -> KeptTable:
        """What is stored of the table, apart from its matches. To replace it, store it first, and hold the table alone."""
        return self._kept

    @kept.setter
    def kept(self, kept: KeptTable) -> None:
        if kept.match != self._kept.match:
            self.minded.clear()
        self._kept = kept
        self._seats = {holder.visitor: seat for seat, holder in enumerate(kept.holders) if holder.visitor is not None}
        self._people = [holder.person for holder in kept.holders if holder.person is not None]
        self.minded.intersection_update(self._seats.values())
        for guest in self.guests:
            if guest.program and guest.visitor not in self._seats:
                guest.dismiss(NO_SEAT)

    # Who sits where.

    def seat_of(self, visitor: str | None) -> Seat | None:
        """Return the seat of a visitor, if they have one."""
        return None if visitor is None else self._seats.get(visitor)

    def present(self, seat: Seat) -> bool:
        """Whether the holder of a seat is connected; bots always are."""
        holder = self._kept.holders[seat]
        return holder.level is not None or holder.visitor in self.here

    def seated(self) -> dict[str, Seat]:
        """Return the visitors, programs included, who are connected and have a seat, with their seats."""
        return {visitor: seat for visitor, seat in self._seats.items() if visitor in self.here}

    def attended(self) -> bool:
        """Whether anybody who has a seat is connected."""
        return not self.here.isdisjoint(self._seats)

    @property
    def watched(self) -> bool:
        """Whether anybody is connected at all."""
        return bool(self.guests) or bool(self.elsewhere)

    def of_bots(self) -> bool:
        """Whether neither a person nor a program has a seat."""
        return not self._seats

    def of_machines(self) -> bool:
        """Whether no person has a seat."""
        return not self._people

    def alone(self) -> str | None:
        """The only visitor who has a seat, where all other seats are bots; None elsewhere."""
        people = [holder.visitor for holder in self._kept.holders if holder.level is None]
        return people[0] if len(people) == 1 else None

    @property
    def host(self) -> str:
        """The visitor who decides about the table: its host or, while they are away, the first connected person with a seat.

        It is empty if nobody has a seat."""
        if self._kept.host in self.here:
            return self._kept.host
        return next((visitor for visitor in self._people if visitor in self.here), self._kept.host)

    def hosted_by(self, guest: Guest) -> KeptTable:
        """Return the stored table for a change by the host; raises Denied for anyone else."""
        if guest.visitor is None or guest.visitor != self.host:
            raise Denied("not-host")
        return self._kept

    def owned_by(self, guest: Guest) -> KeptTable:
        """Return the stored table for a change by the host in person; raises Denied for anyone else, and for who stands in for them."""
        kept = self.hosted_by(guest)
        if guest.visitor != kept.host:
            raise Denied("deputy")
        return kept

    def player(self, guest: Guest) -> str:
        """Return the visitor behind a guest; raises Denied for those without a seat."""
        if guest.visitor is None or self.seat_of(guest.visitor) is None:
            raise Denied("no-seat")
        return guest.visitor

    def due_of(self, visitor: str) -> int | None:
        """Return when a bot moves for a visitor for whom a slow table waits, in seconds since 1970."""
        seat = self.seat_of(visitor)
        return None if seat is None else self.due.get(seat)

    # Coming and going.

    def enter(self, guest: Guest) -> None:
        """Let a connection in; a bot that was minding the visitor's seat hands it back."""
        seat = self.seat_of(guest.visitor)
        if seat is None and guest.program:
            raise Denied("token")
        if seat is None:
            self._check_onlooker(guest)
        if guest.visitor is not None and sum(other.visitor == guest.visitor for other in self.guests) >= MOST_WINDOWS:
            raise Denied("crowded", most=MOST_WINDOWS)
        self.guests.append(guest)
        self._count()
        if seat is not None:
            self.minded.discard(seat)
        self._changed()
        guest.tell()

    def _check_onlooker(self, guest: Guest) -> None:
        """Raise Denied if there are too many onlookers already, or the host has sent this one away."""
        if (guest.visitor or guest.address) in self.sent_away:
            raise Denied("sent-away")
        if len(self.guests) >= MOST_GUESTS:
            raise Denied("crowded", most=MOST_GUESTS)
        if sum(other.address == guest.address for other in self.onlookers()) >= MOST_FROM_ADDRESS:
            raise Denied("crowded", most=MOST_FROM_ADDRESS)

    def onlookers(self) -> list[Guest]:
        """Return the connections of those who have no seat."""
        return [guest for guest in self.guests if self.seat_of(guest.visitor) is None]

    def dismiss(self) -> None:
        """Send all onlookers away; they cannot come back while anybody is there."""
        for guest in self.onlookers():
            self.sent_away.add(guest.visitor or guest.address)
            guest.dismiss(SENT_AWAY)

    def leave(self, guest: Guest) -> None:
        """Remove a connection."""
        self.guests.remove(guest)
        guest.leave()
        self._count()
        self._changed()

    def _count(self) -> None:
        """Work out which visitors are connected."""
        self.here = {guest.visitor for guest in self.guests if guest.visitor is not None} | (self.elsewhere - {""})

    def others(self, elsewhere: frozenset[str]) -> None:
        """Take note of who is connected to other processes."""
        self.elsewhere = elsewhere
        self._count()
        self.minded -= {seat for visitor in self.here if (seat := self.seat_of(visitor)) is not None}

    def mind(self, seat: Seat) -> None:
        """Let a bot act for an absent person."""
        self.minded.add(seat)
        self._changed()

    def rename(self, visitor: str, name: str) -> None:
        """Show a visitor's new name, which is already stored."""
        holders = tuple(replace(holder, name=name) if holder.visitor == visitor else holder for holder in self._kept.holders)
        self.kept = replace(self._kept, holders=holders)
        for guest in self.guests:
            if guest.visitor == visitor:
                guest.name = name
        self._changed()
