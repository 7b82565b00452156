"""Where a server under test keeps its data, and what is there: the only part that knows which database it is."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, Protocol

import msgspec
from sqlalchemy import select

from chaudron.store import FILE
from chaudron.store.check import check
from chaudron.store.schema import steps
from chaudron.store.sqlite import connect


class Step(NamedTuple):
    """A move as it is kept."""

    n: int
    seat: int
    move: bytes


def plain(move: bytes) -> bytes:
    """A move in the one form in which moves are compared."""
    return msgspec.json.encode(msgspec.json.decode(move), order="sorted")


class Kept(Protocol):
    """The data of a server under test."""

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


class Sqlite:
    """A file in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def arguments(self) -> list[str]:
        return ["--data", str(self.folder)]

    def steps(self) -> dict[str, list[Step]]:
        found: dict[str, list[Step]] = {}
        engine = connect(self.folder / FILE)
        with engine.connect() as connection:
            for row in connection.execute(select(steps).order_by(steps.c.match, steps.c.n)):
                found.setdefault(row.match, []).append(Step(row.n, row.seat, plain(row.move.encode())))
        engine.dispose()
        return found

    def damage(self) -> list[str]:
        return check(self.folder).faults
