"""The real server in its own process, which can be stopped, killed and restarted."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

import httpx

from tests.browser.web import web_client

TIMEOUT = 120.0
"""The timeout for starting and for stopping, in seconds."""
MANY_TESTS = ("--requests", "100000", "--messages", "1000", "--processes", "1")
"""High limits, because all people in the tests share one address and are fast; one bot process, because each test process has a server."""


OpenServer: TypeAlias = Callable[[], Awaitable["Server"]]
"""Starts a server for one test."""


class Server:
    """A server with its own data folder and port, which it keeps across restarts."""

    def __init__(self, folder: Path, *arguments: str, base: str = "", documents: Path | None = None) -> None:
        self.folder = folder
        self.log = folder / "server.log"
        self.arguments = (*(arguments or MANY_TESTS), "--base", base)
        self.environment = {} if documents is None else {"CHAUDRON_DOCS": str(documents)}
        self.port = _port_of(self)
        self.address = f"http://127.0.0.1:{self.port}{base}"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start the server and wait until it answers."""
        assert self._process is None, "the server is already running"
        built = web_client()
        place = ("--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder / "data"))
        # The developer's own settings must not affect this server.
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith("CHAUDRON_") or name == "CHAUDRON_INTERPRETED"
        }
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "chaudron", "serve", *place, *self.arguments],
                cwd=self.folder,
                env={**environment, **self.environment, "CHAUDRON_WEB": str(built), "PYTHONUNBUFFERED": "1"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # so that its bots can be killed with it
            )
        deadline = time.monotonic() + TIMEOUT
        async with httpx.AsyncClient(trust_env=False) as client:
            while wrong := await _trouble(client, self.address):
                if (code := self._process.poll()) is not None:
                    self._process = None
                    raise AssertionError(f"the server ended with code {code} before it answered:\n{self.said()}")
                if time.monotonic() > deadline:
                    self.kill()
                    raise AssertionError(f"the server did not answer within {TIMEOUT:.0f} s: {wrong}\n{self.said()}")
                await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Stop the server gracefully and wait for it; fails if it has logged a traceback."""
        if (process := self._process) is not None:
            process.terminate()
            try:
                await asyncio.to_thread(process.wait, TIMEOUT)
            except subprocess.TimeoutExpired:
                raise AssertionError(f"the server did not stop within {TIMEOUT:.0f} s:\n{self.said()}") from None
            finally:
                self.kill()
        assert "Traceback" not in self.said(), f"the server logged an error:\n{self.said()}"

    def kill(self) -> None:
        """Kill the server and its bots at once, like a power cut."""
        if (process := self._process) is not None:
            if sys.platform == "win32":
                process.kill()
            else:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            self._process = None

    def said(self) -> str:
        """Return everything the server has printed and logged."""
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""


def _port_of(server: Server) -> int:
    """Return a free port; on Linux, it stays reserved for as long as this object exists."""
    with socket.socket() as found:
        if sys.platform == "linux":
            # With SO_REUSEADDR on both, a socket that does not listen lets another one use its port.
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            weakref.finalize(server, os.close, os.dup(found.fileno()))
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


async def _trouble(client: httpx.AsyncClient, address: str) -> str:
    """Return what is wrong with the home page, or an empty string once it is served."""
    try:
        answer = await client.get(f"{address}/")
    except httpx.TransportError as error:
        return repr(error)
    return "" if answer.is_success else f"{answer.status_code} {answer.text}"
