"""The real server, in a process of its own, that can be stopped, killed and started again."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import weakref
from contextlib import suppress
from pathlib import Path

import httpx

from tests.browser.web import web_client

PATIENCE = 120.0
"""Seconds for a start, and for an end."""
MANY_TESTS = ("--requests", "100000", "--messages", "1000", "--processes", "1")
"""All people of the tests have one address and are quick; and there is a server for each process of the tests."""


class Server:
    """A server with a folder of data and a port of its own, which it keeps when it is started again."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.log = folder / "server.log"
        self.arguments = arguments
        self.port = _port_of(self)
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start, and wait until it answers."""
        assert self._process is None, "it runs already"
        built = web_client()
        place = ("--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder / "data"))
        # What somebody has set for their own server must not change this one.
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith("CHAUDRON_") or name == "CHAUDRON_INTERPRETED"
        }
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "chaudron", "serve", *place, *(self.arguments or MANY_TESTS)],
                cwd=self.folder,
                env={**environment, "CHAUDRON_WEB": str(built), "PYTHONUNBUFFERED": "1"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # so that its bots can be killed with it
            )
        deadline = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(trust_env=False) as client:
            while wrong := await _trouble(client, self.address):
                if (code := self._process.poll()) is not None:
                    self._process = None
                    raise AssertionError(f"the server ended with code {code} before it answered:\n{self.said()}")
                if time.monotonic() > deadline:
                    self.kill()
                    raise AssertionError(f"the server did not answer within {PATIENCE:.0f} s: {wrong}\n{self.said()}")
                await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Ask it to end, as a host does, and wait until it has; what it should not have said is an error."""
        if (process := self._process) is not None:
            process.terminate()
            try:
                await asyncio.to_thread(process.wait, PATIENCE)
            except subprocess.TimeoutExpired:
                raise AssertionError(f"the server did not end within {PATIENCE:.0f} s:\n{self.said()}") from None
            finally:
                self.kill()
        assert "Traceback" not in self.said(), f"the server has met an error:\n{self.said()}"

    def kill(self) -> None:
        """End it at once, and its bots with it, as a power cut does."""
        if (process := self._process) is not None:
            if sys.platform == "win32":
                process.kill()
            else:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            self._process = None

    def said(self) -> str:
        """All that it has printed and logged."""
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""


def _port_of(server: Server) -> int:
    """A free port, which on Linux nobody else is given as long as there is this server, whether it runs or not."""
    with socket.socket() as found:
        if sys.platform == "linux":
            # A socket that does not listen lets another one have the same port, if both say so.
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            weakref.finalize(server, os.close, os.dup(found.fileno()))
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


async def _trouble(client: httpx.AsyncClient, address: str) -> str:
    """What is wrong with the home page; nothing, once it is there."""
    try:
        answer = await client.get(address)
    except httpx.TransportError as error:
        return repr(error)
    return "" if answer.is_success else f"{answer.status_code} {answer.text}"
