"""The data of a server: tables, their seats, matches and their steps, in one SQLite file.

A step is on disk when the future of `append` is done. Everything is written in order by the same writer; reads use their own
connections and never wait for it.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text

from chaudron.kernel.model import Refusal
from chaudron.store import files
from chaudron.store.writer import Chain, Writer

FILE = "chaudron.db"
TOUCH = text("UPDATE alembic_version SET version_num = version_num")
T = TypeVar("T")
By: TypeAlias = Literal["holder", "bot"]


class BadStore(Refusal):
    """Data that cannot be opened, or a file that cannot be written."""

    kind = "store"


def connect(file: Path) -> Engine:
    """Return an engine for a database file, with a write-ahead log and every commit on disk before it returns."""
    # A file that is missing is not created: whoever opens one after the other was deleted would not notice.
    engine = create_engine(
        f"sqlite+pysqlite:///{file.absolute().as_uri()}?mode=rw&uri=true",
        connect_args={"check_same_thread": False, "timeout": 30},
        hide_parameters=True,  # an error in the log shows no move and no seed
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # we begin transactions explicitly
        # The log is merged into the file rarely, because writers wait for it. What is deleted is overwritten.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "wal_autocheckpoint=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes the lock at once, so that it does not find out halfway that another one is writing.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    return engine


def migrations(file: Path) -> Config:
    """Return Alembic's configuration for a database file."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["file"] = file
    return config


class Store:
    """The data of one server."""

    def __init__(self, folder: Path) -> None:
        """Open the data in a folder and migrate it, or create an empty database; raises BadStore if it cannot be opened or is damaged."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.file = folder / FILE
        uncleanly = files.stopped_uncleanly(self.file)
        files.make_private(self.file)
        if uncleanly and (found := files.damage(self.file)):
            raise BadStore("damaged", file=str(self.file), detail=found[0])
        try:
            command.upgrade(migrations(self.file), "head")
        except Exception as error:  # anything SQLite or Alembic may raise for a file that is not ours
            raise BadStore("open", file=str(self.file), detail=str(error).splitlines()[0]) from error
        self.engine = connect(self.file)
        self.place = files.Place(self.file)
        self.writer = Writer(self.engine, self.place.check)

    def close(self) -> None:
        """Write everything that is queued, and close the file."""
        self.writer.close()
        self.engine.dispose()

    def append(self, match: str, n: int, seat: int, move: str, chain: Chain | None = None, by: By = "holder") -> asyncio.Future[None]:
        """Store step `n` of a match; the future is done once it is on disk, and raises Stale if that step exists or the chain is broken.

        It is made by the holder of the seat, or by a bot that minds it."""
        row = {"match": match, "n": n, "seat": seat, "move": move, "at": int(time.time()), "minded": by == "bot"}
        return self.writer.append(row, chain or Chain())

    def write(self, work: Callable[..., T], *arguments: Any) -> asyncio.Future[T]:
        """Run `work` with a connection and the arguments in the writer; the future is done once its changes are on disk."""
        return self.writer.submit(lambda connection: work(connection, *arguments))

    def touch(self) -> asyncio.Future[int]:
        """Write something that changes nothing; the future is done once it is on disk, and raises an error if nothing can be written."""
        return self.write(lambda connection: connection.execute(TOUCH).rowcount)

    async def read(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run `work` with a connection and the arguments in a thread, without waiting for the writer."""
        return await asyncio.to_thread(self.look, work, *arguments)

    def look(self, work: Callable[..., T], *arguments: Any) -> T:
        """Run `work` with a connection and the arguments in this thread."""
        with self.engine.connect() as connection:
            return work(connection, *arguments)
