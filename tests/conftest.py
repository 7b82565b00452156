"""What holds for every process of the tests, before the package is imported.

The tests run on the source, unless `CHAUDRON_EXPECT=compiled` asks for the compiled build. Byte code is kept in `.cache`, whatever the
environment says: the tests start many processes, and most of a start is compiling.
"""

import os
import signal
import sys
from pathlib import Path

import pytest

BYTECODE = str(Path(__file__).resolve().parents[1] / ".cache" / "bytecode")

if os.environ.get("CHAUDRON_EXPECT") != "compiled":
    os.environ["CHAUDRON_INTERPRETED"] = "1"
sys.dont_write_bytecode, sys.pycache_prefix = False, BYTECODE
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ["PYTHONPYCACHEPREFIX"] = BYTECODE

# A background shell has its commands ignore Ctrl-C, and what they start with them: then tests of Ctrl-C would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

LONGEST_FIRST = ("browser/test_layout", "browser", "server", "lab", "docs", "cli", "build")
"""Where the longest tests are: they start first, so that none of them runs alone at the end, while other processes are idle."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest tests first."""

    def place(item: pytest.Item) -> int:
        path = item.nodeid.removeprefix("tests/")
        return next((n for n, start in enumerate(LONGEST_FIRST) if path.startswith(start)), len(LONGEST_FIRST))

    items.sort(key=place)
