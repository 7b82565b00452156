"""One process at a time."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """While it lasts, no other process is alone with this path; the system frees the lock of a process that dies."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as lock:
        if sys.platform != "win32":  # which has no such lock: there, run the first time without -n
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
