"""Connections whose other side keeps up; others are ended, so that nobody can keep thousands of them open, or seem to be there."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from chaudron.server.neighbours import Neighbours

TIMEOUT = 10.0
"""Seconds within which a request must have arrived, from when it or the connection began."""
TAKEN = 60.0
"""Seconds within which somebody must read on who has been sent more than is kept for them."""
PULSE = 20.0
"""Seconds between two questions whether the other side of a socket is there, and in which it must answer."""


class Steady(WebSocketsSansIOProtocol):
    """A socket that ends as soon as its other side is known to be gone, even if something was left unread there."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # what closes it there waits until all is read: for a quarter of an hour, or for ever


class Prompt(HttpToolsProtocol):
    """A connection that ends if a request has not arrived as a whole after a few seconds, and that another process may take over."""

    timer: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, neighbours: Neighbours | None = None, arrived: bytes = b"", **others: Any) -> None:
        super().__init__(*given, **others)
        self.neighbours = neighbours
        self.begun = arrived
        """What has arrived at the process that passed the connection on."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait()
        if self.begun:
            super().data_received(self.begun)

    def data_received(self, data: bytes) -> None:
        neighbours, self.neighbours = self.neighbours, None  # only a new connection is passed on
        if neighbours is None or self.begun or not neighbours.pass_on(data, self.transport):
            super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait()

    def on_message_complete(self) -> None:
        self.arrived()
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(TAKEN, self.transport.abort)

    def resume_writing(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        if self.unread is not None:
            self.unread.cancel()
        super().connection_lost(exc)

    def wait(self) -> None:
        """Begin to wait for a request, unless we do already."""
        if self.timer is None:
            self.timer = self.loop.call_later(TIMEOUT, self.transport.abort)

    def arrived(self) -> None:
        """Wait no longer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
