"""Who is told next: a busy server accepts messages before it tells everybody what has changed.

Telling is most of the work. If it went first, an overloaded server would fall further and further behind. So guests are told in turn, a few
between one look at incoming messages and the next: first those whom the news concern, then the others, each in order of arrival. A guest
who waits is told of everything that has happened in the meantime at once. So the busier the server, the fewer the updates, but they are
never outdated, and nothing is left out.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chaudron.server.guest import Guest

FEW = 8
"""Turns given before the next look at incoming messages."""
OTHERS = 1
"""How many of them are reserved for guests whom the news do not concern."""
BREATH = 0.01
"""Seconds between two batches if the news concern none of the guests, which leaves time for incoming messages."""


class Turns:
    """The queue of all guests who have to be told something."""

    def __init__(self) -> None:
        self.concerned: dict[Guest, None] = {}
        self.others: dict[Guest, None] = {}
        self.next: asyncio.Handle | None = None
        """Gives the next guests their turn, if any are waiting."""
        self.resting = False

    def take(self, guest: Guest, *, concerned: bool) -> None:
        """Put a guest into the queue; one who is already there may move up."""
        if concerned:
            self.concerned[guest] = None
            self.others.pop(guest, None)
        elif guest not in self.concerned:
            self.others[guest] = None
        if self.next is None or (concerned and self.resting):
            self.soon()

    def leave(self, guest: Guest) -> None:
        """Remove a guest from the queue."""
        self.concerned.pop(guest, None)
        self.others.pop(guest, None)

    def give(self) -> None:
        """Give the next guests their turn, and continue after the next look at incoming messages."""
        first = list(islice(self.concerned, FEW - OTHERS if self.others else FEW))
        for guest in [*first, *islice(self.others, FEW - len(first))]:
            self.leave(guest)
            guest.wake()
        self.next = None
        if self.concerned:
            self.soon()
        elif self.others:
            self.next, self.resting = asyncio.get_running_loop().call_later(BREATH, self.give), True

    def soon(self) -> None:
        """Continue after the next look at incoming messages."""
        if self.next is not None:
            self.next.cancel()
        self.next, self.resting = asyncio.get_running_loop().call_soon(self.give), False
