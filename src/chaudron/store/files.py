"""The database file: readable by its owner only, sound, and still there."""

import os
import sqlite3
from pathlib import Path


def beside(file: Path) -> list[Path]:
    """Return a database file and those that SQLite keeps beside it."""
    return [file.with_name(file.name + ending) for ending in ("", "-wal", "-shm")]


def make_private(file: Path) -> None:
    """Make sure that a file exists and that only its owner can read it; SQLite gives the files beside it the same permissions."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for path in beside(file):
        if path.exists():
            path.chmod(0o600)


def stopped_uncleanly(file: Path) -> bool:
    """Whether nobody has closed a database: SQLite then leaves its log behind."""
    _, log, _ = beside(file)
    return log.exists()


def damage(file: Path) -> list[str]:
    """Return what is wrong inside a database file, page by page; empty if nothing is."""
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)
    try:
        found = [str(line) for (line,) in connection.execute("PRAGMA integrity_check")]
        orphans = [
            f"{table}: a row without the {parent} it belongs to" for table, _, parent, _ in connection.execute("PRAGMA foreign_key_check")
        ]
        return [line for line in found if line != "ok"] + orphans
    except sqlite3.DatabaseError as error:
        return [str(error)]
    finally:
        connection.close()


class Gone(OSError):
    """The database file was deleted or replaced while it was open: whatever is written to it is lost."""


class Place:
    """Where a database file was when it was opened."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.found = self.look()

    def look(self) -> tuple[int, int]:
        """Return what identifies the file that is there now."""
        there = os.stat(self.file)
        return there.st_dev, there.st_ino

    def check(self) -> None:
        """Raise Gone if another file is there, or none."""
        try:
            same = self.look() == self.found
        except OSError:
            same = False
        if not same:
            raise Gone(f"{self.file} was deleted or replaced while it was open: stop the server and put it back")
