"""Where all data is: one SQLite file, or a PostgreSQL server that several processes share.

Everything else in the store is the same for both. What differs is here as a port, with one implementation in `sqlite.py` and one in
`postgres.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

from alembic import command
from alembic.config import Config
from sqlalchemy import ColumnElement, Connection, Engine, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

from chaudron.kernel.model import Refusal

if TYPE_CHECKING:
    import asyncio

Where: TypeAlias = Path | str
"""A folder (or the file in it), or the address of a PostgreSQL server."""
CHANNEL = "chaudron"
CHANGED = -1
"""Stands in a notice for anything at a table that is not a step."""
TALKED = -2
"""Stands in a notice for words at a table."""
VISITORS = "visitors"
"""Stands in a notice for a table: something about visitors and their devices has changed. No table has such a code."""


class BadStore(Refusal):
    """Data that cannot be opened, or a file that cannot be written."""

    kind = "store"


class Notice(NamedTuple):
    """What processes tell each other: that a table has a step with this number now, or has changed otherwise."""

    table: str
    step: int


class Made(NamedTuple):
    """A step as it is stored: its number, the seat, the move, and whether a bot made it for an absent person."""

    n: int
    seat: int
    move: str
    minded: bool


class Appender(Protocol):
    """Appends steps in one statement, which is a transaction by itself."""

    def append(self, rows: Sequence[Mapping[str, Any]], notices: Sequence[Notice]) -> bool:
        """Append all of these steps, or none and return False if one of them exists or has no match."""

    def check(self) -> None:
        """Raise an error if what was committed may be lost."""

    def close(self) -> None:
        """Give up the connection."""


class Bus(Protocol):
    """Hears what other processes have stored, and reads it."""

    def after(self, known: Sequence[tuple[str, int]]) -> dict[str, list[Made]]:
        """Return the steps of matches after those that are known, in order; call it in a thread, one at a time."""

    def close(self) -> None:
        """Hear nothing any more."""


class Database(Protocol):
    """Where all data is."""

    @property
    def name(self) -> str:
        """What messages call it; without a password."""

    @property
    def shared(self) -> bool:
        """Whether several processes can use it at once."""

    def open(self) -> Engine:
        """Create or migrate the data, if need be; raises BadStore if they cannot be opened or are damaged."""

    def existing(self) -> Engine:
        """Return an engine for data that exist; raises BadStore if there are none."""

    def appender(self, engine: Engine) -> Appender:
        """Return what appends steps."""

    def listen(self, engine: Engine, heard: Callable[[list[Notice] | None], None], loop: asyncio.AbstractEventLoop) -> Bus:
        """Call `heard` in the event loop with what other processes have stored; with None if something may have been missed."""

    def damage(self) -> list[str]:
        """Return what is wrong with the data, below the level of matches; empty if nothing is."""

    def backup(self, target: Path) -> int:
        """Copy a consistent snapshot to a file that does not exist yet; returns its size in bytes."""

    def alone(self) -> AbstractContextManager[None]:
        """Use the data alone, where only one process can use them; raises BadStore if another one does."""


def database(where: Where) -> Database:
    """Return the database at a place."""
    if isinstance(where, str) and where.startswith(("postgresql:", "postgres:", "postgresql+psycopg:")):
        try:
            from chaudron.store.postgres import Postgres
        except ImportError as missing:
            raise BadStore("driver", detail=str(missing)) from None
        return Postgres(where)
    from chaudron.store.sqlite import File

    return File(Path(where))


def migrations(engine: Engine) -> Config:
    """Return Alembic's configuration for the data of an engine."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["engine"] = engine
    return config


def migrate(engine: Engine, name: str) -> None:
    """Migrate the data to the schema of this version; raises BadStore if that is not possible."""
    try:
        command.upgrade(migrations(engine), "head")
    except Exception as error:  # anything a database or Alembic may raise for data that are not ours
        raise BadStore("open", file=name, detail=str(error).splitlines()[0]) from error


def upsert(
    connection: Connection, table: Table, row: Mapping[str, Any], changes: Mapping[str, Any], where: ColumnElement[bool] | None = None
) -> bool:
    """Insert a row or, if one with the same primary key is there and `where` holds for it, change that; returns whether it was done."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = insert(table).values(row)
    changing = statement.on_conflict_do_update(index_elements=[*table.primary_key], set_=changes, where=where)
    return connection.execute(changing, execution_options={"preserve_rowcount": True}).rowcount > 0


def notify(connection: Connection, *notices: Notice) -> None:
    """Tell all other processes, once the transaction is committed; where there is only one process, nothing happens."""
    if notices and connection.dialect.name == "postgresql":
        for payload in payloads(notices):
            connection.execute(select(func.pg_notify(CHANNEL, payload)))


def payloads(notices: Sequence[Notice]) -> list[str]:
    """Return notices as texts of less than 8,000 bytes, which is the limit."""
    return [" ".join(f"{table} {step}" for table, step in notices[start : start + 250]) for start in range(0, len(notices), 250)]


def read_notices(payload: str) -> list[Notice]:
    """Return the notices in a text."""
    words = payload.split()
    return [Notice(table, int(step)) for table, step in zip(words[::2], words[1::2], strict=True)]
