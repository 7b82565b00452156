"""A server in a process of its own, always on the same port: it is killed, stopped, and started again, as another version if need be.

Run as a module, it is a server whose bots behave as the first argument says: python -m tests.faults.served die serve …"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tests.faults.stores import Stored
from tests.server import trouble
from tests.server.people import PAGE

ROOT = Path(__file__).parents[2]
TIMEOUT = 60
"""Seconds after which a server that does not start or stop has got stuck."""
LISTENS = "0A"
"""How the system marks a socket that accepts connections."""
OFTEN = 0.2
"""How often a bot misbehaves."""


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A server that can be started again and again."""

    def __init__(self, folder: Path, kept: Stored, environment: dict[str, str], workers: int = 1) -> None:
        self.kept = kept
        self.port = free_port()
        self.environment = environment
        self.log = folder / "log"
        self.workers = workers
        self.options: list[str] = []
        """More options."""
        self.bots: str | None = None
        """How bots behave, if not well."""
        self.source: Path | None = None
        """The source of another version."""
        self.process: subprocess.Popen[str] | None = None
        self.web = folder / "web"
        (self.web / "assets").mkdir(parents=True)
        (self.web / "index.html").write_text(PAGE)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        options = [
            "--port",
            str(self.port),
            "--processes",
            "1",
            "--requests",
            "1000000",
            "--messages",
            "1000",
            "--workers",
            str(self.workers),
            *self.kept.arguments,
            *self.options,
        ]
        module = ["chaudron"] if self.bots is None else ["tests.faults.served", self.bots]
        path = [str(self.source or ROOT / "src"), str(ROOT)]
        environment = {
            **os.environ,
            **self.environment,
            "CHAUDRON_WEB": str(self.web),
            "LANGUAGE": "en",
            "PYTHONPATH": os.pathsep.join(path),
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *module, "serve", *options],
                cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True,
            )  # fmt: skip
        assert self.process.stdout is not None
        assert "http" in self.process.stdout.readline(), self.log.read_text()

    def processes(self) -> list[int]:
        """The numbers of the processes that serve people, where there are several."""
        assert self.process is not None
        parent = self.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        found = []
        for child in children:
            with suppress(OSError):  # it has just ended
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    found.append(int(child))
        return found

    def listening(self) -> int:
        """How many of them accept connections."""
        sockets = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        return sum(state == LISTENS and int(local.rpartition(":")[2], 16) == self.port for _, local, _, state, *_ in sockets)

    async def all_processes(self, without: int = 0) -> list[int]:
        """The numbers of these processes, as soon as all of them serve people, and one that was killed is not there."""
        async with asyncio.timeout(TIMEOUT):
            while len(found := self.processes()) < self.workers or without in found or self.listening() < self.workers:
                await asyncio.sleep(0.02)
        return found

    def kill(self) -> None:
        """End it at once, as a power cut does."""
        assert self.process is not None and self.process.stdout is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self) -> None:
        """Ask it to end, as a deployment does; it must do so in time, and without an error."""
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(TIMEOUT) in {0, -signal.SIGTERM}, self.log.read_text()
        self.process.stdout.close()


TROUBLES: dict[str, Callable[..., bytes]] = {"die": trouble.die, "lie": trouble.lie, "dawdle": trouble.dawdle}


def misbehave(kind: str, *arguments: object) -> bytes:
    """Think, or do what a bot must not do."""
    from chaudron.server.thought import think

    return TROUBLES[kind](*arguments) if random.random() < OFTEN else think(*arguments)  # type: ignore[arg-type]


def die(*arguments: object) -> bytes:
    return misbehave("die", *arguments)


def lie(*arguments: object) -> bytes:
    return misbehave("lie", *arguments)


def dawdle(*arguments: object) -> bytes:
    return misbehave("dawdle", *arguments)


def main(kind: str, arguments: list[str]) -> None:
    """Serve, with bots of that kind, and give up on one that hangs after half a second."""
    from chaudron import cli
    from chaudron.server import thinker
    from tests.faults import served  # by its name, so that other processes find it

    vars(thinker)["think"] = getattr(served, kind)
    thinker.Thinker.__init__.__defaults__ = (0.5,)
    cli.main(arguments)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
