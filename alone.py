"""A lock file, so that only one process does something at a time."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import IO


@contextmanager
def alone(path: Path, waiting: str = "") -> Iterator[None]:
    """Hold a lock file, and print `waiting` if it has to wait. The operating system releases the lock if the process dies."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        if not _locked(file):
            if waiting:
                print(waiting, file=sys.stderr)
            while not _locked(file):
                sleep(0.05)
        yield


def _locked(file: IO[str]) -> bool:
    """Try to lock a file; closing it releases the lock."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
