"""The library alone runs the engine, the bots and most commands; a command that lacks its extra names it."""

import os
import re
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path

import pytest

from tests.cli.records import record_file

ALONE = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in {missing}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from chaudron.cli import main
main(sys.argv[1:])
"""


def extras() -> dict[str, set[str]]:
    """Return the modules that only an extra brings, by the extra."""
    found: dict[str, set[str]] = {}
    for line in requires("chaudron") or []:
        if named := re.match(r"([\w.-]+).*extra == ['\"](\w+)['\"]", line):
            found.setdefault(named[2], set()).add(named[1].replace("-", "_"))
    return found


def alone(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command where no extra is installed."""
    missing = sorted(set().union(*extras().values()))
    environment = {**os.environ, "CHAUDRON_LANG": "en", "XDG_DATA_HOME": str(folder), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", ALONE.format(missing=missing), *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def test_the_extras_are_those_that_commands_need() -> None:
    assert {"litestar", "sqlalchemy", "uvicorn"} <= extras()["server"]
    assert "joblib" in extras()["lab"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["doctor"],
        ["replay", "record.json", "--notation"],
        ["simulate", "poison", "--bots", "random", "--games", "2", "--jobs", "1", "--rows", "rows.csv"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_the_library_alone_is_enough(arguments: list[str], tmp_path: Path) -> None:
    record_file(tmp_path)
    found = alone(tmp_path, *arguments)
    assert (found.returncode, found.stderr.strip()) == (0, "")
    assert found.stdout


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve"], "server"),
        (["replay", "record.json", "--browser"], "server"),
        (["ladder", "poison"], "lab"),
        (["simulate", "poison", "--games", "2", "--jobs", "2"], "lab"),
        (["study", "poison"], "lab"),
        (["simulate", "poison", "--games", "2", "--cluster", "tcp://far.example"], "cluster"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_a_command_that_lacks_its_extra_names_it(arguments: list[str], extra: str, tmp_path: Path) -> None:
    record_file(tmp_path)
    found = alone(tmp_path, *arguments)
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr.strip() == f"chaudron: This command needs more than the library: pip install 'chaudron[{extra}]'"
