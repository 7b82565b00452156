"""Reads and writes the files of records; a file is written completely or not at all."""

import errno
import os
from pathlib import Path
from typing import Any

from chaudron import games
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadRecord, BadSetup, Refusal
from chaudron.kernel.notation import game_of, parse_record
from chaudron.kernel.record import Record, decode_record, encode_record
from chaudron.kernel.replay import replay


def read_record(path: Path) -> Record:
    """The record in a file, as JSON or in the notation."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord("file", detail=error.strerror or str(error)) from None
    text = data.decode("utf-8", "replace")
    name = None if text.lstrip().startswith("{") else game_of(text)
    return decode_record(data) if name is None else parse_record(games.load(name), text)


def reread(path: Path, seat: int | None = None) -> Match[Any, Any, Any]:
    """The match in the file of a record, verified; a refusal names the file. A seat, counted from 1, must be one of the match."""
    try:
        record = read_record(path)
        match = replay(games.load(record.game), record)
    except Refusal as refusal:
        refusal.where = str(path)
        raise
    if seat is not None and not 1 <= seat <= match.seats:
        raise BadSetup("seat", seat=seat, seats=match.seats)
    return match


def ensure_writable(path: Path) -> None:
    """Fail early if a file cannot be written there."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    nearest = next(folder for folder in path.absolute().parents if folder.exists())
    if not nearest.is_dir() or not os.access(nearest, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically."""
    ensure_writable(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with unfinished.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def write_record(path: Path, record: Record) -> None:
    """Write a record to a file."""
    write_whole(path, encode_record(record))
