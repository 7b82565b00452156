"""Somebody connected to a table: what they have not been told yet."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec
from msgspec import Raw

from chaudron.server.turns import Turns

encode = msgspec.json.Encoder().encode


class Guest:
    """One socket. A slow one gets fewer updates, each whole, and never holds up a table."""

    def __init__(self, visitor: str | None, name: str, turns: Turns) -> None:
        self.visitor = visitor
        """None: somebody without a cookie, who may look on."""
        self.name = name
        self.behind = False
        """Whether there is an update to send."""
        self._turns = turns
        self._news: list[Raw] = []
        self._whole = True
        self._turn = asyncio.Event()

    def tell(self, news: Iterable[Raw] = (), *, concerned: bool = True) -> None:
        """There is something new, which concerns them or not: they are told in turn."""
        self._news.extend(news)
        self.behind = True
        self._turns.take(self, concerned=concerned)

    def start_over(self) -> None:
        """Have the next update tell the whole story."""
        self._whole = True

    def drain(self) -> tuple[list[Raw], bool]:
        """Empty the mailbox: what they have not been told, and whether they are to be told the whole story instead."""
        news, whole = self._news, self._whole
        self._news, self._whole, self.behind = [], False, False
        return news, whole

    def leave(self) -> None:
        """They are gone, and are told nothing any more."""
        self._turns.leave(self)

    def wake(self) -> None:
        """It is their turn."""
        self._turn.set()

    async def turn(self) -> None:
        """Wait until it is their turn to be told something."""
        while True:
            await self._turn.wait()
            self._turn.clear()
            if self.behind:
                return
