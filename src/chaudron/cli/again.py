"""A server that starts again whenever somebody edits a game: whoever is at a table stays there, as after any restart."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from types import FrameType

from chaudron import games

EVERY = 0.3
"""Seconds between two looks at the files."""
SUFFIXES = (".py", ".ftl", ".md", ".toml", ".so")
OURS = "chaudron."


def files() -> Iterator[Path]:
    """Yield the files of all games in packages of their own."""
    for package in games.packages().values():
        if not package.startswith(OURS):
            spec = find_spec(package)
            for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
                yield from (path for path in Path(folder).rglob("*") if path.suffix in SUFFIXES)


def looks() -> dict[Path, int]:
    """Return when each of these files was last changed."""
    return {path: path.stat().st_mtime_ns for path in files() if path.exists()}


def again(arguments: list[str]) -> int:
    """Run a chaudron command, and run it again whenever a game has been edited; return its code once it ends by itself."""
    stopped: list[int] = []

    def stop(number: int, _frame: FrameType | None) -> None:
        stopped.append(number)

    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, stop)
    while True:
        before = looks()
        process = subprocess.Popen([sys.executable, "-m", "chaudron", *arguments])
        while not stopped and process.poll() is None and looks() == before:
            try:
                process.wait(EVERY)
            except subprocess.TimeoutExpired:
                continue
        if process.poll() is not None and not stopped and looks() == before:
            return process.returncode
        process.terminate()
        process.wait()
        if stopped:
            return 128 + stopped[0]
