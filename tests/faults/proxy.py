"""A proxy between people and a server that cuts connections, loses messages, sends them twice or in another order, and takes its time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

SILENCE = 1.0
"""Seconds for which nothing follows a message that was lost, until the connection is cut: nothing else ever arrives after a gap."""


class Proxy:
    """How often something goes wrong with a message, and for how long one may take."""

    def __init__(
        self, server: str, *, cut: float = 0.0, lost: float = 0.0, twice: float = 0.0, swapped: float = 0.0, seconds: float = 0.0
    ) -> None:
        self.server = server
        self.cut = cut
        self.lost = lost
        self.twice = twice
        self.swapped = swapped
        self.seconds = seconds
        self.done = {"cut": 0, "lost": 0, "twice": 0, "swapped": 0}

    def happens(self, what: str, share: float) -> bool:
        """Whether something goes wrong now."""
        if random.random() >= share:
            return False
        self.done[what] += 1
        return True

    async def pass_on(self, person: ServerConnection) -> None:
        """Carry messages both ways until one side is gone."""
        assert person.request is not None
        cookie = person.request.headers.get("Cookie", "")
        with suppress(OSError, WebSocketException, EOFError, TimeoutError):
            async with connect(
                self.server.replace("http", "ws", 1) + person.request.path, additional_headers={"Cookie": cookie},
                origin=cast(Any, self.server), proxy=None, max_size=None, compression=None, close_timeout=1,
            ) as server:  # fmt: skip
                ways = [asyncio.create_task(self.up(person, server)), asyncio.create_task(self.down(server, person))]
                try:
                    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for way in ways:
                        way.cancel()
                    await asyncio.gather(*ways, return_exceptions=True)
        person.transport.abort()

    async def ends(self, server: ClientConnection) -> bool:
        """Whether the connection ends with this message, which does not arrive: at once, or after nothing has for a while."""
        lost = self.happens("lost", self.lost)
        if lost:
            await asyncio.sleep(SILENCE)
        if lost or self.happens("cut", self.cut):
            server.transport.abort()
            return True
        return False

    async def up(self, person: ServerConnection, server: ClientConnection) -> None:
        """What somebody says."""
        async for message in person:
            messages = [message]
            if await self.ends(server):
                return
            if self.happens("swapped", self.swapped):
                with suppress(TimeoutError):
                    messages.insert(0, await asyncio.wait_for(person.recv(), 0.05))
            if self.happens("twice", self.twice):
                messages.append(messages[-1])
            await asyncio.sleep(random.uniform(0, self.seconds))
            for each in messages:
                await server.send(each)

    async def down(self, server: ClientConnection, person: ServerConnection) -> None:
        """What the server says."""
        async for message in server:
            if await self.ends(server):
                return
            await asyncio.sleep(random.uniform(0, self.seconds))
            for each in [message, message] if self.happens("twice", self.twice) else [message]:
                await person.send(each)


@asynccontextmanager
async def between(proxy: Proxy) -> AsyncIterator[str]:
    """Put a proxy in front of a server; yields its address."""
    async with serve(proxy.pass_on, "127.0.0.1", 0, compression=None, max_size=None) as listening:
        (bound, *_) = listening.sockets
        yield f"http://127.0.0.1:{bound.getsockname()[1]}"
