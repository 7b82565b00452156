"""Records as files: read with a clear refusal, written whole or not at all."""

import os
import tempfile
from pathlib import Path
from typing import Any

from chaudron import games
from chaudron.kernel.match import Match, replay
from chaudron.kernel.model import BadRecord, Refusal
from chaudron.kernel.record import Record, decode_record, encode_record


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord("file", detail=error.strerror or str(error)) from None
    return decode_record(data)


def reread(path: Path) -> Match[Any, Any, Any]:
    """The match of a record's file, verified; a refusal names the file."""
    try:
        record = read_record(path)
        return replay(games.load(record.game), record)
    except Refusal as refusal:
        refusal.where = str(path)
        raise


def ensure_writable(path: Path) -> None:
    """Fail now rather than after hours of work if a file cannot be written there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    tempfile.TemporaryFile(dir=path.parent).close()


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is there complete or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, unfinished = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    except BaseException:
        os.unlink(unfinished)
        raise


def write_record(path: Path, record: Record) -> None:
    """Write a record to a file."""
    write_whole(path, encode_record(record))
