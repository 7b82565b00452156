"""Who is told next: on a busy server, what people say is taken up before everybody is told how things stand.

Telling is most of the work. If it went first, a server that has more to do than it can would fall behind ever more; so guests are
told in turn, a few between one look at what has come in and the next: first those whom the news concern, then the others, each in the
order in which they came. Whoever waits is told of all that has happened meanwhile at once, so the busier the server, the fewer the
updates: never older ones, and nothing is left out.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chaudron.server.guest import Guest

FEW = 8
"""Turns given before the next look at what has come in."""
OTHERS = 1
"""How many of them are for whoever came first, whomever the news concern."""
BREATH = 0.01
"""Seconds between one few and the next where the news concern none of them: so there is always room for what comes in."""


class Turns:
    """The queue of all who are to be told something."""

    def __init__(self) -> None:
        self.concerned: dict[Guest, None] = {}
        self.others: dict[Guest, None] = {}
        self.next: asyncio.Handle | None = None
        """Gives the next few their turn, if anybody waits."""
        self.resting = False

    def take(self, guest: Guest, *, concerned: bool) -> None:
        """Put a guest into the queue; whoever is there already may move up."""
        if concerned:
            self.concerned[guest] = None
            self.others.pop(guest, None)
        elif guest not in self.concerned:
            self.others[guest] = None
        if self.next is None or (concerned and self.resting):
            self.soon()

    def leave(self, guest: Guest) -> None:
        """A guest is gone."""
        self.concerned.pop(guest, None)
        self.others.pop(guest, None)

    def give(self) -> None:
        """Let the next few have their turn, and come back after whatever has come in."""
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
        """Go on as soon as what has come in is taken up."""
        if self.next is not None:
            self.next.cancel()
        self.next, self.resting = asyncio.get_running_loop().call_soon(self.give), False
