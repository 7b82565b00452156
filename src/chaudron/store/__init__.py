"""What is kept: tables, who sits there, matches and their steps, in one SQLite file.

A step is on disk when `append` returns. Everything else is written in the same order by the same writer; reading goes
beside it and never waits for it.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

from chaudron.kernel.model import Refusal
from chaudron.store.writer import Chain, Writer

FILE = "chaudron.db"
T = TypeVar("T")


class BadStore(Refusal):
    """Data that cannot be opened, or a file that cannot be written."""

    kind = "store"


def connect(file: Path) -> Engine:
    """An engine for a file of data: a write-ahead log, and every commit on disk before it returns."""
    engine = create_engine(f"sqlite+pysqlite:///{file}", connect_args={"check_same_thread": False, "timeout": 30})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # we say ourselves where a transaction begins
        # The log is folded into the file only now and then: whoever writes waits for that.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes its turn at once, rather than find in the middle that somebody else writes.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    return engine


def migrations(file: Path) -> Config:
    """Alembic's settings for a file of data."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["file"] = file
    return config


class Store:
    """The data of one server."""

    def __init__(self, folder: Path) -> None:
        """Open the folder's data, bringing it up to date; a new folder gets an empty one."""
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / FILE
        try:
            command.upgrade(migrations(self.file), "head")
        except Exception as error:  # whatever SQLite or Alembic says of a file that is not ours
            raise BadStore("open", file=str(self.file), detail=str(error).splitlines()[0]) from error
        self.engine = connect(self.file)
        self.writer = Writer(self.engine)

    def close(self) -> None:
        """Write what waits, and let go of the file."""
        self.writer.close()
        self.engine.dispose()

    def append(self, match: str, n: int, seat: int, move: str, chain: Chain | None = None) -> asyncio.Future[None]:
        """Keep step `n` of a match: done when it is on disk; Stale if there is a step of that number, or one of its chain is not kept."""
        return self.writer.append({"match": match, "n": n, "seat": seat, "move": move, "at": int(time.time())}, chain or Chain())

    def write(self, work: Callable[..., T], *arguments: Any) -> asyncio.Future[T]:
        """Change something: `work` gets a connection and the arguments; done when it is on disk."""
        return self.writer.submit(lambda connection: work(connection, *arguments))

    async def read(self, work: Callable[..., T], *arguments: Any) -> T:
        """Look something up, beside the writer."""
        return await asyncio.to_thread(self.look, work, *arguments)

    def look(self, work: Callable[..., T], *arguments: Any) -> T:
        """Look something up at once."""
        with self.engine.connect() as connection:
            return work(connection, *arguments)
