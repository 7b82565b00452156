"""Which build runs, and that it is the source as it stands."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import engine_build

from chaudron import compiled
from chaudron.cli.doctor import build

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


def test_the_build_under_test_is_the_one_announced() -> None:
    expected = os.environ.get("CHAUDRON_EXPECT", "interpreted")
    assert build() == expected
    assert compiled.in_use() == (engine_build.built() if expected == "compiled" else None)


def test_no_compiled_module_lies_among_the_source() -> None:
    """A compiled copy there would outlive an edit."""
    assert not [path for suffix in ("*.so", "*.pyd") for path in SOURCE.rglob(suffix)]


def test_the_source_can_be_run_where_compiled_modules_lie_beside_it(tmp_path: Path) -> None:
    """As in an installed package."""
    shutil.copytree(SOURCE, tmp_path / "lib" / "site-packages")
    module = tmp_path / f"lib/site-packages/chaudron/kernel/rng{EXTENSION_SUFFIXES[0]}"
    module.write_text("cannot be loaded")
    environment = {**os.environ, "PYTHONPATH": str(module.parents[2]), "CHAUDRON_INTERPRETED": "1"}
    command = [sys.executable, "-c", "from chaudron.cli.doctor import build; print(build())"]
    assert subprocess.run(command, env=environment, capture_output=True, text=True).stdout == "interpreted\n"
    del environment["CHAUDRON_INTERPRETED"]
    assert "ImportError" in subprocess.run(command, env=environment, capture_output=True, text=True).stderr


def test_chaudron_in_the_environment_of_a_checkout_runs_the_build_that_go_runs() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "CHAUDRON_INTERPRETED"}
    command = [str(Path(sys.executable).parent / "chaudron"), "doctor"]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    folder = engine_build.built()
    assert (f"compiled, in {folder}" if folder else "interpreted") in said.stdout
    assert ("to compile, run: python3 go.py build" in said.stderr) == (folder is None and engine_build.compiles())
