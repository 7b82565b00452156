"""Who is told next: on a busy server, what people say is taken up before everybody is told how things stand.

Telling is most of the work. If it went first, a server that has more to do than it can would fall behind ever more; so speakers take
turns, first come, first served, a few between one look at what has come in and the next. Whoever waits is told of all that has
happened meanwhile at once, so the busier the server, the fewer the updates: never older ones, and nothing is left out.
"""

from __future__ import annotations

import asyncio
from collections import deque

FEW = 8
"""Turns given before the next look at what has come in."""


class Turns:
    """The queue of all who have something to tell."""

    def __init__(self) -> None:
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.giving = False

    def take(self) -> asyncio.Future[None]:
        """Queue up; done when it is one's turn."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self.waiting.append(turn)
        if not self.giving:
            self.giving = True
            loop.call_soon(self.give, loop)
        return turn

    def give(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the next few have their turn, and come back after whatever has come in."""
        given = 0
        while self.waiting and given < FEW:
            turn = self.waiting.popleft()
            if not turn.done():  # else whoever waited is gone
                turn.set_result(None)
                given += 1
        self.giving = bool(self.waiting)
        if self.giving:
            loop.call_soon(self.give, loop)
