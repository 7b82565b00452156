"""`chaudron new`: a package is written, its tests pass, it can be played at once."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from chaudron import games
from chaudron.cli.new import SKELETON
from tests.cli.conftest import Run
from tests.examples.shelf import installed

LANGUAGES = {"fr", "en", "de"}


def environment(folder: Path, project: Path) -> dict[str, str]:
    """What a shell has in which the package is installed."""
    return {**os.environ, "PYTHONPATH": installed(folder / "path", project), "XDG_DATA_HOME": str(folder), "CHAUDRON_LANG": "en"}


def test_its_tests_pass_and_it_can_be_played(run: Run, tmp_path: Path) -> None:
    answer = run("new", "night-market")
    assert answer.code == 0, answer.err
    project = tmp_path / "night-market"
    assert {path.name for path in project.iterdir()} == {"README.md", "night_market", "pyproject.toml", "test_night_market.py"}
    texts = [path.read_text("utf-8") for path in project.rglob("*") if path.is_file()]
    assert not [text for text in texts if re.search("my.?game", text, re.IGNORECASE)]
    assert {path.stem for path in (project / "night_market/texts").iterdir()} == LANGUAGES
    assert {path.stem for path in (project / "night_market/rules").iterdir()} == LANGUAGES
    installed_there = environment(tmp_path, project)
    for command in (
        ["pytest", "-q", "-p", "no:cacheprovider", "test_night_market.py"],
        ["chaudron", "play", "night-market", "--bots", "random"],
        ["chaudron", "rules", "night-market", "--lang", "de"],
    ):
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=project, env=installed_there, input="1\n" * 9, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["Night", "night_market", "9lives", "night--market", "../night", ""])
def test_a_name_that_is_none_is_refused(run: Run, tmp_path: Path, name: str) -> None:
    answer = run("new", name)
    assert (answer.code, answer.out) == (2, "")
    assert "is no name for a game" in answer.err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten_and_no_game_is_replaced(run: Run, tmp_path: Path) -> None:
    assert "already: choose another name" in run("new", games.names()[0]).err
    (tmp_path / "there").mkdir()
    (tmp_path / "there/mine.txt").write_text("mine")
    assert run("new", "there").code == 2
    assert [path.name for path in (tmp_path / "there").iterdir()] == ["mine.txt"]
    assert run("new", "there", "--folder", "elsewhere").code == 0


def test_the_skeleton_is_the_game_of_the_tutorial() -> None:
    tutorial = (Path(__file__).parents[2] / "docs/add-a-game.md").read_text("utf-8")
    code = re.sub(r'^ *""".*?"""\n+', "", (SKELETON / "__init__.py").read_text("utf-8"), flags=re.MULTILINE)
    missing = [
        line for line in code.splitlines() if line.strip() and line.replace("MyGame", "Ladle").replace("my-game", "ladle") not in tutorial
    ]
    assert missing == []
