"""Runs the server until it receives a signal."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import uvicorn

from chaudron.server import prompt
from chaudron.server.app import Settings, make_app
from chaudron.server.guard import LONGEST_FRAME, ASGIApp
from chaudron.server.logs import Requests
from chaudron.server.neighbours import Neighbours
from chaudron.server.prompt import Prompt
from chaudron.store import BadStore
from chaudron.store.database import database

COLLECT = 300.0
"""Seconds between two garbage collections; the server does nothing else while one runs."""
SWITCH = 0.001
"""The switch interval of threads, in seconds: the writer should not wait long for its turn."""


def listening(host: str, port: int, tries: int, *, shared: bool = False) -> socket.socket:
    """Return a socket bound to a port, or to the next free one; raises BadStore if there is none.

    A shared port can be bound by several processes, and the system gives each of them a share of the connections."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + tries):
        found = socket.socket(family)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        try:
            found.bind((host, candidate))
            return found
        except OSError as error:
            found.close()
            if error.errno != errno.EADDRINUSE or candidate == port + tries - 1:
                raise BadStore("port", host=host, port=candidate, detail=error.strerror or str(error)) from None
    raise AssertionError("there is at least one try")


def addresses(host: str, port: int) -> list[str]:
    """Return the addresses of the server, including one for other devices if it listens on all interfaces."""
    if host not in {"0.0.0.0", "::"}:
        return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"]
    found = [f"http://127.0.0.1:{port}"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: nothing is sent, but the outgoing interface is found
            found.append(f"http://{probe.getsockname()[0]}:{port}")
        except OSError:
            pass
    return found


async def collect() -> None:
    """Collect garbage periodically."""
    while True:
        await asyncio.sleep(COLLECT)
        gc.collect()


class Welcoming(uvicorn.Server):
    """A server that also serves connections which other processes pass on."""

    def __init__(self, config: uvicorn.Config, neighbours: Neighbours | None = None) -> None:
        super().__init__(config)
        self.neighbours = neighbours
        self.welcoming: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.neighbours is not None:
            self.neighbours.open(self.welcome)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.neighbours is not None:
            self.neighbours.close()
        await super().shutdown(sockets)

    def welcome(self, connection: socket.socket, request: bytes) -> None:
        """Serve a connection that another process has passed on, with what has arrived of its request."""
        state, lifespan = self.server_state, self.lifespan.state
        made: Any = partial(Prompt, config=self.config, server_state=state, app_state=lifespan, arrived=request)
        task = asyncio.create_task(asyncio.get_running_loop().connect_accepted_socket(made, connection))
        self.welcoming.add(task)
        task.add_done_callback(self.welcomed)

    def welcomed(self, task: asyncio.Task[Any]) -> None:
        """Forget a connection that is being served; one that was gone already is nobody's loss."""
        self.welcoming.discard(task)
        if not task.cancelled():
            task.exception()


class Announcing(Welcoming):
    """A server that announces when it is ready."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None], neighbours: Neighbours | None = None) -> None:
        super().__init__(config, neighbours)
        self.announce = announce
        self.collector: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What exists now stays, so the collector need not traverse it while people wait. Nor need it run whenever many objects
            # have been created: what an update is made of is freed once it is sent.
            gc.collect()
            gc.freeze()
            gc.disable()
            self.collector = asyncio.create_task(collect())
            self.announce()


def run(settings: Settings, bound: socket.socket, announce: Callable[[], None], neighbours: Neighbours | None = None) -> None:
    """Serve, with the data folder locked if the data are in one."""
    sys.setswitchinterval(SWITCH)
    with database(settings.data).alone():
        serve(settings, bound, announce, neighbours)


def configured(app: ASGIApp, neighbours: Neighbours | None = None, **others: Any) -> uvicorn.Config:
    """Return how an application is served."""
    return uvicorn.Config(
        cast(Any, app),
        http=cast(Any, partial(Prompt, neighbours=neighbours)),
        ws=prompt.Steady,
        ws_ping_interval=prompt.PULSE,
        ws_ping_timeout=prompt.PULSE,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        **others,
    )


def serve(settings: Settings, bound: socket.socket, announce: Callable[[], None], neighbours: Neighbours | None = None) -> None:
    """Serve on a socket until a signal arrives; open connections are told to reconnect."""
    app = Requests(make_app(settings), addresses=settings.log_addresses)
    loop = "asyncio" if os.name == "nt" else "uvloop"
    server = Announcing(configured(app, neighbours, loop=loop, log_level="warning", log_config=None), announce, neighbours)
    server.run(sockets=[bound])
    if not server.started:
        sys.exit(1)
