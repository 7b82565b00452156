"""What holds for every process of the tests, before the package is imported.

The tests run on the source, unless `CHAUDRON_EXPECT=compiled` asks for the compiled build. Byte code is kept in `.cache`, whatever the
environment says: the tests start many processes, and most of a start is compiling. Their files are kept in memory, where there is room:
servers wait for the disk after every move.
"""

import os
import shutil
import signal
import sys
import tempfile
from pathlib import Path

import pytest

BYTECODE = str(Path(__file__).resolve().parents[1] / ".cache" / "bytecode")

if os.environ.get("CHAUDRON_EXPECT") != "compiled":
    os.environ["CHAUDRON_INTERPRETED"] = "1"
sys.dont_write_bytecode, sys.pycache_prefix = False, BYTECODE
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ["PYTHONPYCACHEPREFIX"] = BYTECODE

MEMORY = Path("/dev/shm")
ROOM = 4 << 30
"""Bytes that a whole run may need, and some more."""

if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)

# A background shell has its commands ignore Ctrl-C, and what they start with them: then tests of Ctrl-C would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

LONGEST_FIRST = ("browser/test_layout", "laws/test_laws", "browser", "server", "analysis", "lab", "cli", "faults", "build", "")
"""Where the longest files are: they start first, so that none of them runs alone at the end, while other processes are idle."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest files first."""

    def place(item: pytest.Item) -> int:
        path = item.nodeid.removeprefix("tests/")
        return next(n for n, start in enumerate(LONGEST_FIRST) if path.startswith(start))

    items.sort(key=place)
