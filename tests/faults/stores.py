"""Where a server under test keeps its data, and what is there: the only part that knows which database it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple, Protocol, TypeAlias

import msgspec
from sqlalchemy import select

from chaudron.store import Where
from chaudron.store.check import check
from chaudron.store.database import database
from chaudron.store.schema import steps
from tests.postgres import Server, fresh, server

Kind: TypeAlias = Literal["sqlite", "postgresql"]


class Step(NamedTuple):
    """A move as it is kept."""

    n: int
    seat: int
    move: bytes


def plain(move: bytes) -> bytes:
    """A move in the one form in which moves are compared."""
    return msgspec.json.encode(msgspec.json.decode(move), order="sorted")


class Stored(Protocol):
    """The data of a server under test."""

    @property
    def server(self) -> Server | None:
        """The server that has them, if it may be stopped and started."""
        ...

    @property
    def arguments(self) -> list[str]:
        """What `chaudron serve` is told about its data."""
        ...

    def steps(self) -> dict[str, list[Step]]:
        """Return the moves of all matches, in order."""
        ...

    def damage(self) -> list[str]:
        """Return what is wrong with the data, every match played again."""
        ...


class Data:
    """A file in a folder, or a database on a server, which may be stopped and started if it is there for this alone."""

    def __init__(self, where: Where, server: Server | None = None) -> None:
        self.where = where
        self.server = server

    @property
    def arguments(self) -> list[str]:
        return ["--data" if isinstance(self.where, Path) else "--database", str(self.where)]

    def steps(self) -> dict[str, list[Step]]:
        found: dict[str, list[Step]] = {}
        engine = database(self.where).existing()
        with engine.connect() as connection:
            for row in connection.execute(select(steps).order_by(steps.c.match, steps.c.n)):
                found.setdefault(row.match, []).append(Step(row.n, row.seat, plain(row.move.encode())))
        engine.dispose()
        return found

    def damage(self) -> list[str]:
        return check(self.where).faults


@contextmanager
def kept_in(kind: Kind, folder: Path, *, alone: bool = False) -> Iterator[Data]:
    """Data in a folder, or in a new database; alone on its server, which writes as it does elsewhere, if that is to be stopped."""
    if kind == "sqlite":
        yield Data(folder / "data")
    elif alone:
        own = Server("synchronous_commit=on", "full_page_writes=on")
        try:
            yield Data(own.create(), own)
        finally:
            own.close()
    else:
        address = fresh()
        try:
            yield Data(address)
        finally:
            server().drop(address)
