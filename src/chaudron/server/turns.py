"""Who is told next: on a busy server, what people say is taken up before everybody is told how things stand.

Telling is most of the work. If it went first, a server that has more to do than it can would fall behind ever more; so speakers take
turns, a few between one look at what has come in and the next: first those whom the news concern, then the others, each in the order in
which they came. Whoever waits is told of all that has happened meanwhile at once, so the busier the server, the fewer the updates: never
older ones, and nothing is left out.
"""

from __future__ import annotations

import asyncio
from itertools import islice

from chaudron.server.guest import Guest

FEW = 8
"""Turns given before the next look at what has come in."""
OTHERS = 1
"""How many of them are for whoever came first, whomever the news concern."""


class Turns:
    """The queue of all who have something to tell, by whom it is told."""

    def __init__(self) -> None:
        self.waiting: dict[Guest, asyncio.Future[None]] = {}
        self.giving = False

    def take(self, guest: Guest) -> asyncio.Future[None]:
        """Queue up to tell a guest; done when it is one's turn."""
        loop = asyncio.get_running_loop()
        turn = self.waiting[guest] = loop.create_future()
        if not self.giving:
            self.giving = True
            loop.call_soon(self.give, loop)
        return turn

    def give(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the next few have their turn, and come back after whatever has come in."""
        concerned = islice((guest for guest in self.waiting if guest.concerned), FEW - OTHERS)
        chosen = list(dict.fromkeys([*concerned, *islice(self.waiting, FEW)]))[:FEW]
        for guest in chosen:
            turn = self.waiting.pop(guest)
            if not turn.done():  # else whoever waited is gone
                turn.set_result(None)
        self.giving = bool(self.waiting)
        if self.giving:
            loop.call_soon(self.give, loop)
