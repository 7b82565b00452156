"""Somebody connected to a table: what they have not been told yet."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec
from msgspec import Raw

from chaudron.kernel.model import Refusal
from chaudron.server.refusals import refused

encode = msgspec.json.Encoder().encode


class Guest:
    """One socket. A slow one gets fewer updates, each whole, and never holds up a table."""

    def __init__(self, visitor: str | None, name: str = "") -> None:
        self.visitor = visitor
        """None: somebody without a cookie, who may look on."""
        self.name = name
        self.wake = asyncio.Event()
        self.news: list[Raw] = []
        self.whole = True
        """Whether the next update tells the whole story."""
        self.behind = True
        """Whether there is an update to send."""
        self.concerned = True
        """Whether it concerns them: they have just come in, they have said it, are named in it, or are waited for."""
        self.done: int | None = None
        self.refusals: list[bytes] = []
        self.closing: int | None = None
        """The code to close the socket with, if it is to be closed."""

    def tell(self, news: Iterable[Raw] = (), concerned: bool = False) -> None:
        """There is something new."""
        self.news.extend(news)
        self.behind = True
        self.concerned |= concerned
        self.wake.set()

    def refuse(self, refusal: Refusal, id: int | None) -> None:
        """Something that they said had no effect."""
        self.refusals.append(encode(refused(refusal, id)))
        self.wake.set()

    def close(self, code: int) -> None:
        """Have the socket closed."""
        self.closing = code
        self.wake.set()
