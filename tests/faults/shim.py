"""Trouble with disk and clock: a library that is preloaded into a server, and what it does just now."""

import errno
import mmap
import shutil
import struct
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SOURCE = Path(__file__).with_name("shim.c")
FORM = struct.Struct("3q")
FULL, READ_ONLY, BROKEN = errno.ENOSPC, errno.EROFS, errno.EIO


def available() -> bool:
    """Whether the library can be made here."""
    return shutil.which("cc") is not None


class Shim:
    """A library in a folder, and a file that all processes with it look at."""

    def __init__(self, folder: Path) -> None:
        self.library = folder / "shim.so"
        self.file = folder / "shim.state"
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", self.library, SOURCE, "-ldl"], check=True)
        self.file.write_bytes(FORM.pack(0, 0, 0))
        with self.file.open("r+b") as file:
            self.state = mmap.mmap(file.fileno(), FORM.size)

    @property
    def environment(self) -> dict[str, str]:
        """What a process needs to have it."""
        return {"LD_PRELOAD": str(self.library), "CHAUDRON_FAULTS": str(self.file)}

    @contextmanager
    def trouble(self, *, error: int = 0, delay: int = 0, forward: int = 0) -> Iterator[None]:
        """Have trouble for a while: writes that fail, milliseconds that the disk takes, seconds by which the clock is ahead."""
        self.state[:] = FORM.pack(error, delay, forward)
        try:
            yield
        finally:
            self.state[:] = FORM.pack(0, 0, 0)
