"""Who is at a table: the people connected, who has which seat, and for whom a bot is minding one."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from chaudron.kernel.model import Seat
from chaudron.server.guest import Guest
from chaudron.server.refusals import Denied
from chaudron.store.tables import KeptTable

MOST_GUESTS = 200
"""How many may be connected to a table at once; whoever has a seat always may."""
MOST_WINDOWS = 8
"""How many of them may be the same visitor."""


class Company:
    """Everybody at one table; `changed` is called whenever somebody comes, goes or is minded."""

    def __init__(self, kept: KeptTable, changed: Callable[[], None]) -> None:
        self.guests: list[Guest] = []
        self.here: set[str] = set()
        """Visitors who are connected."""
        self.minded: set[Seat] = set()
        """Seats of people who are gone, where a bot acts until they are back."""
        self._changed = changed
        self._kept = kept
        self.kept = kept

    @property
    def kept(self) -> KeptTable:
        """All that is kept of the table beside its matches; whoever changes it has stored it, and has the table alone."""
        return self._kept

    @kept.setter
    def kept(self, kept: KeptTable) -> None:
        if kept.match != self._kept.match:
            self.minded.clear()
        self._kept = kept
        self._seats = {holder.visitor: seat for seat, holder in enumerate(kept.holders) if holder.visitor is not None}
        self.minded.intersection_update(self._seats.values())

    # Who sits where.

    def seat_of(self, visitor: str | None) -> Seat | None:
        """The seat that a visitor has."""
        return None if visitor is None else self._seats.get(visitor)

    def present(self, seat: Seat) -> bool:
        """Whether whoever has the seat is there; bots always are."""
        holder = self._kept.holders[seat]
        return holder.level is not None or holder.visitor in self.here

    def attended(self) -> bool:
        """Whether anybody who has a seat is there."""
        return not self.here.isdisjoint(self._seats)

    def of_bots(self) -> bool:
        """Whether nobody but bots has a seat."""
        return not self._seats

    @property
    def host(self) -> str:
        """Who decides about the table: whoever set it up or, while they are away, the first person there who has a seat."""
        if self._kept.host in self.here:
            return self._kept.host
        return next((visitor for visitor in self._seats if visitor in self.here), self._kept.host)

    def hosted_by(self, guest: Guest) -> KeptTable:
        """The table, to be changed by its host; refuses anyone else."""
        if guest.visitor is None or guest.visitor != self.host:
            raise Denied("not-host")
        return self._kept

    # Coming and going.

    def enter(self, guest: Guest) -> None:
        """Somebody is connected; if a bot was minding their seat, it hands it back."""
        seat = self.seat_of(guest.visitor)
        if seat is None and len(self.guests) >= MOST_GUESTS:
            raise Denied("crowded", most=MOST_GUESTS)
        if guest.visitor is not None and sum(other.visitor == guest.visitor for other in self.guests) >= MOST_WINDOWS:
            raise Denied("crowded", most=MOST_WINDOWS)
        self.guests.append(guest)
        self._count()
        if seat is not None:
            self.minded.discard(seat)
        self._changed()
        guest.tell()

    def leave(self, guest: Guest) -> None:
        """A connection is gone."""
        self.guests.remove(guest)
        guest.leave()
        self._count()
        self._changed()

    def _count(self) -> None:
        """See who is there."""
        self.here = {guest.visitor for guest in self.guests if guest.visitor is not None}

    def mind(self, seat: Seat) -> None:
        """A bot acts for somebody who is gone."""
        self.minded.add(seat)
        self._changed()

    def rename(self, visitor: str, name: str) -> None:
        """Somebody has another name from now on, which is stored already."""
        holders = tuple(replace(holder, name=name) if holder.visitor == visitor else holder for holder in self._kept.holders)
        self.kept = replace(self._kept, holders=holders)
        for guest in self.guests:
            if guest.visitor == visitor:
                guest.name = name
        self._changed()
