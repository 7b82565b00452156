"""All data in one SQLite file, which one process uses at a time."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, create_engine, event

from chaudron.store import files
from chaudron.store.alone import alone
from chaudron.store.database import BadStore, Bus, Notice, migrate
from chaudron.store.schema import steps

if TYPE_CHECKING:
    import asyncio

FILE = "chaudron.db"
COLUMNS = tuple(column.name for column in steps.columns)


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


class File:
    """A database file."""

    shared = False

    def __init__(self, place: Path) -> None:
        """`place` is a file, or the folder that has or gets it."""
        self.file = place if place.is_file() else place / FILE

    @property
    def name(self) -> str:
        return str(self.file)

    def open(self) -> Engine:
        self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        uncleanly = files.stopped_uncleanly(self.file)
        files.make_private(self.file)
        if uncleanly and (found := files.damage(self.file)):
            raise BadStore("damaged", file=self.name, detail=found[0])
        engine = connect(self.file)
        try:
            migrate(engine, self.name)
        finally:
            engine.dispose()
        return connect(self.file)

    def existing(self) -> Engine:
        if not self.file.exists():
            raise BadStore("missing", file=self.name)
        return connect(self.file)

    def appender(self, engine: Engine) -> Appender:
        return Appender(engine, files.Place(self.file))

    def listen(self, engine: Engine, heard: Callable[[list[Notice] | None], None], loop: asyncio.AbstractEventLoop) -> Bus:
        raise AssertionError("there are no other processes")

    def damage(self) -> list[str]:
        return files.damage(self.file)

    def backup(self, target: Path) -> int:
        unfinished = target.with_name(f".{target.name}.{os.getpid()}")
        files.make_private(unfinished)
        try:
            source, copy = sqlite3.connect(self.file), sqlite3.connect(unfinished)
            try:
                source.backup(copy)  # in one go: a copy in parts starts over whenever somebody writes in between
                (well,) = copy.execute("PRAGMA integrity_check").fetchone()
            finally:
                source.close()
                copy.close()
            if well != "ok":
                raise BadStore("open", file=self.name, detail=str(well))
            with unfinished.open("rb") as written:
                os.fsync(written.fileno())
            unfinished.rename(target)
        finally:
            unfinished.unlink(missing_ok=True)
        return target.stat().st_size

    def alone(self) -> AbstractContextManager[None]:
        return alone(self.file.parent)


class Appender:
    """Appends steps with a connection of its own."""

    def __init__(self, engine: Engine, place: files.Place) -> None:
        self.connection = engine.raw_connection()
        self.check = place.check

    def append(self, rows: Sequence[Mapping[str, Any]], notices: Sequence[Notice]) -> bool:
        try:
            self.connection.cursor().execute(appending(len(rows)), [row[column] for row in rows for column in COLUMNS])
        except sqlite3.IntegrityError:
            return False
        return True

    def close(self) -> None:
        self.connection.close()


@cache
def appending(rows: int) -> str:
    """Return a statement that appends this many steps, all or none."""
    row = f"({', '.join('?' * len(COLUMNS))})"
    columns = ", ".join(f'"{column}"' for column in COLUMNS)
    return f"INSERT INTO {steps.name} ({columns}) VALUES {', '.join([row] * rows)}"
