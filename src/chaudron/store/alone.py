"""A lock on the data folder: one process at a time."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from chaudron.store.database import BadStore
from chaudron.store.files import make_private

if sys.platform != "win32":
    import fcntl


@contextmanager
def alone(data: Path) -> Iterator[None]:
    """Lock the data folder; raises BadStore if another process on this machine has locked it. The lock ends with the process."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = data / "lock"
    make_private(lock)
    with lock.open("w") as file:
        if sys.platform != "win32":
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise BadStore("in-use", folder=str(data)) from None
        yield
