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
        self.turns = turns
        self.news: list[Raw] = []
        self.whole = True
        """Whether the next update tells the whole story."""
        self.behind = False
        """Whether there is an update to send."""
        self._turn = asyncio.Event()

    def tell(self, news: Iterable[Raw] = (), concerned: bool = True) -> None:
        """There is something new, which concerns them or not: they are told in turn."""
        self.news.extend(news)
        self.behind = True
        self.turns.take(self, concerned)

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
