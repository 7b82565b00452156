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

LONGEST_FIRST = (("browser/test_layout",), ("browser", "server"), ("lab", "docs", "cli", "build"), ("",))
"""Where the longest tests are: they start first, so that none of them runs alone at the end, while other processes are idle.

Those that compute and those that wait take turns, so that processors are busy all the time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest tests first, and mix those of one place."""
    found: dict[tuple[int, str], list[pytest.Item]] = {}
    for item in items:
        path = item.nodeid.removeprefix("tests/")
        place = next((n, start) for n, starts in enumerate(LONGEST_FIRST) for start in starts if path.startswith(start))
        found.setdefault(place, []).append(item)
    places = [(n, at / len(group), item) for (n, _), group in found.items() for at, item in enumerate(group)]
    items[:] = [item for _, _, item in sorted(places, key=lambda place: place[:2])]
