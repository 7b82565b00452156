"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from chaudron.server.app import Settings, make_app
from chaudron.server.guard import LONGEST_FRAME
from chaudron.store import BadStore

if sys.platform != "win32":
    import fcntl

COLLECT = 300.0
"""Seconds between two searches for cycles that nobody needs any more: while they last, nobody is told anything."""
SWITCH = 0.001
"""Seconds after which a busy thread lets the next one in: the writer should not wait long for its turn."""


def listening(host: str, port: int, tries: int) -> socket.socket:
    """A socket that listens on a port, or on the next free one after it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + tries):
        found = socket.socket(family)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
            return found
        except OSError as error:
            found.close()
            if error.errno != errno.EADDRINUSE or candidate == port + tries - 1:
                raise BadStore("port", host=host, port=candidate, detail=error.strerror or str(error)) from None
    raise AssertionError("there is at least one try")


@contextmanager
def alone(data: Path) -> Iterator[None]:
    """Refuse to serve data that another server of this machine serves already; the lock goes when the process does."""
    data.mkdir(parents=True, exist_ok=True)
    with (data / "lock").open("w") as file:
        if sys.platform != "win32":
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise BadStore("in-use", folder=str(data)) from None
        yield


def addresses(host: str, port: int) -> list[str]:
    """Where the server is reached; on all interfaces, also from other devices in the house."""
    if host not in {"0.0.0.0", "::"}:
        return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"]
    found = [f"http://127.0.0.1:{port}"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documents: nothing is sent, but the way out is found
            found.append(f"http://{probe.getsockname()[0]}:{port}")
        except OSError:
            pass
    return found


async def collect() -> None:
    """Look for cycles now and then."""
    while True:
        await asyncio.sleep(COLLECT)
        gc.collect()


class Announcing(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce
        self.collector: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is there now stays: the collector need not walk through it while people wait. Nor need it look for cycles whenever
            # much has been made: what an update is made of is gone once it is sent.
            gc.collect()
            gc.freeze()
            gc.disable()
            self.collector = asyncio.create_task(collect())
            self.announce()


def run(settings: Settings, bound: socket.socket, announce: Callable[[], None]) -> None:
    """Serve data that nobody else serves."""
    sys.setswitchinterval(SWITCH)
    with alone(settings.data):
        serve(settings, bound, announce)


def serve(settings: Settings, bound: socket.socket, announce: Callable[[], None]) -> None:
    """Serve on a socket until a signal comes; open connections are told to come back."""
    config = uvicorn.Config(
        make_app(settings),
        loop="asyncio" if os.name == "nt" else "uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = Announcing(config, announce)
    server.run(sockets=[bound])
    if not server.started:
        sys.exit(1)
