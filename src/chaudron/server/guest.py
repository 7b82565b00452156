"""A connection to a table, and what it has not been told yet."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import perf_counter

import msgspec
from msgspec import Raw

from chaudron.server.turns import Turns

encode = msgspec.json.Encoder().encode


UNKNOWN_TABLE = 4404
NO_SEAT = 4401
SENT_AWAY = 4410
CLOSED = 4411
RESTART = 1012
"""Close codes for connections that the server ends: the last one makes a browser reconnect."""


class Guest:
    """One socket and its mailbox. A slow socket gets fewer updates, each complete, and never holds up a table."""

    def __init__(self, visitor: str | None, name: str, turns: Turns, address: str = "", device: str = "", *, program: bool = False) -> None:
        self.visitor = visitor
        """None: somebody without a cookie, who can only watch."""
        self.name = name
        self.address = address
        self.device = device
        """The hash of the key that the connection came with."""
        self.program = program
        """Whether it is a program that came with a token, and can do nothing but play on its seat."""
        self.dismissed: int | None = None
        """The close code with which the connection ends at the next turn."""
        self.reason = ""
        """What is said with it."""
        self.behind = False
        """Whether there is an update to send."""
        self.since = 0.0
        """Since when there is."""
        self._turns = turns
        self._news: list[Raw] = []
        self._letters: list[bytes] = []
        self._whole = True
        self._turn = asyncio.Event()

    def tell(self, news: Iterable[Raw] = (), *, concerned: bool = True) -> None:
        """Put news into the mailbox and wait for a turn, an early one if the news concern the guest."""
        self._news.extend(news)
        if not self.behind:
            self.behind, self.since = True, perf_counter()
        self._turns.take(self, concerned=concerned)

    def post(self, letter: bytes, *, concerned: bool = True) -> None:
        """Put a message that is not an update into the mailbox, and wait for a turn."""
        self._letters.append(letter)
        self._turns.take(self, concerned=concerned)

    @property
    def behindhand(self) -> bool:
        """Whether the next update tells the whole story, so that nothing else need be told before it."""
        return self._whole

    def dismiss(self, code: int, reason: str = "") -> None:
        """End the connection at the next turn."""
        self.dismissed, self.reason = code, reason
        self._turns.take(self, concerned=True)

    def letters(self) -> list[bytes]:
        """Take the messages for this guest alone out of the mailbox."""
        letters, self._letters = self._letters, []
        return letters

    def start_over(self) -> None:
        """Make the next update tell the whole story."""
        self._whole = True

    def drain(self) -> tuple[list[Raw], bool]:
        """Empty the mailbox; returns the news, and whether the whole story is due instead."""
        news, whole = self._news, self._whole
        self._news, self._whole, self.behind = [], False, False
        return news, whole

    def leave(self) -> None:
        """Give up the turn, because the connection is gone."""
        self._turns.leave(self)

    def wake(self) -> None:
        """Give the guest their turn."""
        self._turn.set()

    async def turn(self) -> None:
        """Wait until it is the guest's turn and there is something to tell."""
        while True:
            await self._turn.wait()
            self._turn.clear()
            if self.behind or self._letters or self.dismissed is not None:
                return
