"""Importing the library is quick: it loads the engine and the bots, and none of what takes long or belongs to an extra."""

import subprocess
import sys

HEAVY = (
    "asyncio",
    "importlib.metadata",
    "importlib.resources",
    "rich",
    "cyclopts",
    "fluent",
    "joblib",
    "litestar",
    "sqlalchemy",
    "chaudron.cli",
)


def test_the_library_loads_nothing_that_takes_long() -> None:
    code = "import sys, chaudron; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "chaudron.kernel.match" in loaded
    assert [name for name in HEAVY if name in loaded] == []
    assert [name for name in loaded if name.startswith("chaudron.games.")] == []
