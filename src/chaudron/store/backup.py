"""Backups while the server runs, and export and import of records."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from chaudron.kernel.match import Match
from chaudron.kernel.model import BadRecord
from chaudron.kernel.record import Record
from chaudron.store import matches
from chaudron.store.database import BadStore, Where, database


def backup(where: Where, target: Path) -> int:
    """Copy a consistent snapshot of the data to a file and return its size in bytes; it is either complete or not there at all."""
    place = database(where)
    place.existing().dispose()
    if target.exists():
        raise BadStore("exists", file=str(target))
    return place.backup(target)


def records(where: Where, wanted: list[str]) -> dict[str, Record]:
    """Return the records of the named matches, or of all matches if none is named."""
    engine = database(where).existing()
    try:
        with engine.connect() as connection:
            return {name: _record(connection, name) for name in wanted or matches.names(connection)}
    finally:
        engine.dispose()


def _record(connection: Connection, name: str) -> Record:
    rebuilt = matches.rebuild(connection, name)
    if rebuilt is None:
        raise BadStore("match", match=name)
    return rebuilt.match.record()


def bring(where: Where, verified: Match[Any, Any, Any]) -> str:
    """Store a match that was replayed from a record, and return its new id; raises BadRecord if it was arranged and not dealt."""
    if verified.arrangement is not None:
        raise BadRecord("arranged")
    engine = database(where).existing()
    begun = matches.beginning(verified)
    try:
        with engine.execution_options(writes=True).begin() as connection:
            matches.bring(connection, begun, verified.record())
    finally:
        engine.dispose()
    return begun.id
