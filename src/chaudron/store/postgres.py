"""All data on a PostgreSQL server, which any number of processes use at the same time."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from chaudron.store.database import CHANNEL, BadStore, Made, Notice, migrate, payloads, read_notices

log = logging.getLogger("chaudron.bus")

APPEND = """
WITH added AS (
  INSERT INTO steps ("match", n, seat, move, at, minded)
  SELECT * FROM unnest(%s::text[], %s::int[], %s::int[], %s::text[], %s::int[], %s::bool[]) RETURNING 1
)
SELECT pg_notify('chaudron', told) FROM unnest(%s::text[]) AS told
"""
AFTER = """
SELECT steps."match", steps.n, steps.seat, steps.move, steps.minded FROM unnest(%s::text[], %s::int[]) AS known(id, step)
JOIN steps ON steps."match" = known.id AND steps.n > known.step ORDER BY steps."match", steps.n
"""
WRITING = """
SET TRANSACTION ISOLATION LEVEL READ COMMITTED;
SET LOCAL idle_in_transaction_session_timeout = '10s';
SELECT pg_advisory_xact_lock(3298844280)
"""
"""How a transaction begins that writes anything but new steps: one at a time, of all processes. What many tables store together is locked
in any order, so two such transactions would wait for each other. A process that stands still gives way to the others."""
UNHURRIED = "SET LOCAL idle_in_transaction_session_timeout = 0"
"""How a migration goes on, which nobody may overtake: between two statements it loads code, which takes long on a busy machine."""
TIMEOUT = 10
"""Seconds in which a server answers to somebody who connects."""
RETRY = 0.5
"""Seconds until a lost connection is tried again."""
ALIVE: dict[str, Any] = {
    "connect_timeout": TIMEOUT, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000,
}  # fmt: skip
"""How soon it is noticed that the machine at the other end is gone."""


class Postgres:
    """A database on a PostgreSQL server."""

    shared = True

    def __init__(self, address: str) -> None:
        try:
            self.url = make_url(address.replace("postgres://", "postgresql://", 1)).set(drivername="postgresql+psycopg")
        except (SQLAlchemyError, ValueError):
            raise BadStore("address", address=address.split("@")[-1]) from None
        self.own: set[int] = set()
        """PostgreSQL's numbers for our connections, which come with what they notify."""

    @property
    def name(self) -> str:
        return self.url.render_as_string(hide_password=True).replace("+psycopg", "", 1)

    def open(self) -> Engine:
        engine = self.connect()
        try:
            migrate(engine, self.name)
        except BaseException:
            engine.dispose()
            raise
        return engine

    def existing(self) -> Engine:
        engine = self.connect()
        try:
            with engine.connect() as connection:
                there = connection.execute(text("SELECT to_regclass('alembic_version')")).scalar()
        except SQLAlchemyError as error:
            engine.dispose()
            raise BadStore("open", file=self.name, detail=str(error.__cause__ or error).splitlines()[0]) from None
        if there is None:
            engine.dispose()
            raise BadStore("missing", file=self.name)
        return engine

    def connect(self) -> Engine:
        """Return an engine; a connection that was lost is replaced before it is used.

        Whoever reads sees everything as it was at one moment, as in a file; whoever writes waits for their turn, and sees what others have
        just stored."""
        engine = create_engine(self.url, pool_pre_ping=True, pool_size=8, max_overflow=24, connect_args=ALIVE, hide_parameters=True)

        @event.listens_for(engine, "connect")
        def came(connection: psycopg.Connection[Any], record: ConnectionPoolEntry) -> None:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            record.info["pid"] = connection.info.backend_pid
            self.own.add(connection.info.backend_pid)

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            if connection.get_execution_options().get("writes"):
                connection.exec_driver_sql(WRITING)
            if connection.get_execution_options().get("migrates"):
                connection.exec_driver_sql(UNHURRIED)

        @event.listens_for(engine, "close")
        def went(_connection: object, record: ConnectionPoolEntry) -> None:
            self.own.discard(record.info.get("pid", 0))

        return engine

    def appender(self, engine: Engine) -> Appender:
        return Appender(engine)

    def listen(self, engine: Engine, heard: Callable[[list[Notice] | None], None], loop: asyncio.AbstractEventLoop) -> Ear:
        return Ear(self.plain(), self.own, heard, loop)

    def plain(self) -> str:
        """Return the address as PostgreSQL's own tools read it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def damage(self) -> list[str]:
        return []  # the server checks its own pages, if it was set up to

    def backup(self, target: Path) -> int:
        from chaudron.store.moving import move
        from chaudron.store.sqlite import FILE

        with tempfile.TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent) as place:
            move(self.url.render_as_string(hide_password=False), Path(place))
            (Path(place) / FILE).rename(target)
        return target.stat().st_size

    def alone(self) -> AbstractContextManager[None]:
        return nullcontext()


class Appender:
    """Appends steps with a connection of its own, and notifies the other processes in the same transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Any = None

    def append(self, rows: Sequence[Mapping[str, Any]], notices: Sequence[Notice]) -> bool:
        # In one order everywhere, so that of two processes that store the same steps none waits for the other in a circle.
        ordered = sorted(rows, key=lambda row: (row["match"], row["n"]))
        columns = [[row[name] for row in ordered] for name in ("match", "n", "seat", "move", "at", "minded")]
        if self.connection is None:
            self.connection = self.engine.raw_connection()
            self.connection.driver_connection.autocommit = True
        try:
            self.connection.driver_connection.execute(APPEND, [*columns, payloads(notices)])
        except (psycopg.IntegrityError, psycopg.errors.DeadlockDetected):
            return False
        except psycopg.OperationalError:
            self.lose()
            raise
        return True

    def check(self) -> None:
        """Nothing is lost once it is committed."""

    def lose(self) -> None:
        """Give up a connection that may be broken; the next one is new."""
        lost, self.connection = self.connection, None
        if lost is not None:
            lost.invalidate()
            lost.close()

    def close(self) -> None:
        if self.connection is not None:
            self.connection.driver_connection.autocommit = False
            self.connection.close()


class Ear:
    """Listens on a connection of its own, in the event loop, and reads steps on another; what this process has stored is left out."""

    def __init__(self, address: str, own: set[int], heard: Callable[[list[Notice] | None], None], loop: asyncio.AbstractEventLoop) -> None:
        self.address = address
        self.own = own
        self.heard = heard
        self.loop = loop
        self.connection: psycopg.Connection[Any] | None = None
        self.reader: psycopg.Connection[Any] | None = None
        self.number = -1
        """The number of its file, which a lost connection has forgotten."""
        self.coming: asyncio.Task[None] | None = loop.create_task(self.connect())

    async def connect(self) -> None:
        """Listen; whatever was missed in the meantime is told as None."""
        while True:
            try:
                self.connection = await asyncio.to_thread(self.listening)
                break
            except psycopg.Error as error:
                log.warning("no connection to PostgreSQL: %s", str(error).splitlines()[0])
                await asyncio.sleep(RETRY)
        self.number = self.connection.fileno()
        self.loop.add_reader(self.number, self.read)
        self.coming = None
        self.heard(None)

    def listening(self) -> psycopg.Connection[Any]:
        """Return a connection that listens."""
        connection = psycopg.connect(self.address, autocommit=True, **ALIVE)
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def read(self) -> None:
        """Pass on what has arrived; if the connection is lost, make another one."""
        assert self.connection is not None
        found: list[Notice] = []
        try:
            wire = self.connection.pgconn
            wire.consume_input()
            while (notice := wire.notifies()) is not None:
                if notice.be_pid not in self.own:
                    found += read_notices(notice.extra.decode())
        except psycopg.Error as error:
            log.warning("the connection to PostgreSQL was lost: %s", str(error).splitlines()[0])
            self.drop()
            self.coming = self.loop.create_task(self.connect())
        if found:
            self.heard(found)

    def after(self, known: Sequence[tuple[str, int]]) -> dict[str, list[Made]]:
        if self.reader is None or self.reader.closed:
            self.reader = psycopg.connect(self.address, autocommit=True, **ALIVE)
        names, steps = zip(*known, strict=True)
        found: dict[str, list[Made]] = {}
        for match, *made in self.reader.execute(AFTER, [list(names), list(steps)]):
            found.setdefault(match, []).append(Made(*made))
        return found

    def drop(self) -> None:
        """Give up the connection."""
        if self.connection is not None:
            self.loop.remove_reader(self.number)
            self.connection.close()
            self.connection = None

    def close(self) -> None:
        if self.coming is not None:
            self.coming.cancel()
        if self.reader is not None:
            self.reader.close()
        self.drop()
