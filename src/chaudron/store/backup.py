"""Backups while the server runs, and export and import of records."""

import os
import shutil
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from chaudron.kernel.match import Match
from chaudron.kernel.model import BadRecord
from chaudron.kernel.record import Record
from chaudron.store import FILE, matches
from chaudron.store.database import BadStore, Where, database
from chaudron.store.files import beside, damage, make_private


def backup(where: Where, target: Path) -> int:
    """Copy a consistent snapshot of the data to a file and return its size in bytes; it is either complete or not there at all."""
    place = database(where)
    place.existing().dispose()
    if target.exists():
        raise BadStore("exists", file=str(target))
    return place.backup(target)


def restore(folder: Path, source: Path) -> Path | None:
    """Replace the data in a folder by a backup, and return where those that were there are kept, if there were any.

    Call it while holding the folder alone. The backup is checked first; until it takes its place, everything is as it was."""
    if not source.exists():
        raise BadStore("missing", file=str(source))
    file = folder / FILE
    unfinished = file.with_name(f".{FILE}.{os.getpid()}")
    try:
        make_private(unfinished)
        shutil.copyfile(source, unfinished)
        if found := damage(unfinished):
            raise BadStore("damaged", file=str(source), detail=found[0])
        kept = None
        if file.exists():
            kept = file.with_name(f"{file.stem}-until-{time.strftime('%Y%m%d-%H%M%S')}{file.suffix}")
            backup(folder, kept)
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        for path in beside(file)[1:]:
            path.unlink(missing_ok=True)  # SQLite's log belongs to the data that were there
        unfinished.rename(file)
    finally:
        for path in beside(unfinished):
            path.unlink(missing_ok=True)
    return kept


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
