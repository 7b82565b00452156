"""The data of a server: tables, their seats, matches and their steps, in one SQLite file or on a PostgreSQL server.

A step is on disk when the future of `append` is done. Everything is written in order by the same writer; reads use their own
connections and never wait for it.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Literal, TypeAlias, TypeVar

from sqlalchemy import text

from chaudron.store.database import BadStore, Where, database
from chaudron.store.sqlite import FILE
from chaudron.store.writer import Chain, Writer

__all__ = ["FILE", "BadStore", "Store", "Where"]

TOUCH = text("UPDATE alembic_version SET version_num = version_num")
T = TypeVar("T")
By: TypeAlias = Literal["holder", "bot"]


class Store:
    """The data of one server."""

    def __init__(self, where: Where) -> None:
        """Open the data at a place and migrate them, or create an empty database; raises BadStore if that is not possible."""
        self.database = database(where)
        self.engine = self.database.open()
        self.writer = Writer(self.engine, self.database.appender(self.engine))

    def close(self) -> None:
        """Write everything that is queued, and close the database."""
        self.writer.close()
        self.engine.dispose()

    def append(
        self, match: str, n: int, seat: int, move: str, chain: Chain | None = None, table: str | None = None, by: By = "holder"
    ) -> asyncio.Future[None]:
        """Store step `n` of a match; the future is done once it is on disk, and raises Stale if that step exists or the chain is broken.

        It is made by the holder of the seat, or by a bot that minds it. If a table is named, other processes are told that it has this
        step now."""
        row = {"match": match, "n": n, "seat": seat, "move": move, "at": int(time.time()), "minded": by == "bot"}
        return self.writer.append(row, chain or Chain(), table)

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
