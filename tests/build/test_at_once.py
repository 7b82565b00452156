"""Two runs at once: one does the work, and the other waits for it and uses what it has made."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BOTH = """
import sys, time
from pathlib import Path

def work(word):
    with open("done", "a") as file:
        print(word, file=file)
    while not (Path("ready-0").exists() and Path("ready-1").exists()):
        time.sleep(0.01)
    time.sleep(0.3)  # for the other, which is about to begin
"""
WEB = """
import web_build

def node(tool, *arguments):
    work(arguments[0])
    Path(arguments[3] if arguments[0] == "build" else web_build.MODULES).mkdir()

web_build.node, web_build.npm = node, lambda: "npm"
Path(f"ready-{sys.argv[1]}").touch()
print(web_build.build().name)
"""
ENVIRONMENT = """
import go

def create(folder, **options):
    work("create")
    go.PYTHON.parent.mkdir(parents=True)
    go.PYTHON.touch()

go.venv.create, go.install = create, lambda *arguments: work("install")
Path(f"ready-{sys.argv[1]}").touch()
go.prepare("run")
print(go.VENV.name)
"""


@pytest.mark.parametrize(
    ("script", "made", "steps"), [(WEB, "dist", ["ci", "build"]), (ENVIRONMENT, ".venv", ["create", "install", "install"])]
)
def test_one_of_two_runs_does_the_work(tmp_path: Path, script: str, made: str, steps: list[str]) -> None:
    for file in ROOT.glob("*.py"):
        shutil.copy(file, tmp_path)
    (tmp_path / "web").mkdir()
    for name in ("web/package.json", "web/package-lock.json", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    (tmp_path / "both.py").write_text(BOTH + script)
    command = [sys.executable, "both.py"]
    both = [subprocess.Popen([*command, str(number)], cwd=tmp_path, stdout=subprocess.PIPE, text=True) for number in range(2)]
    assert [process.communicate()[0] for process in both] == [f"{made}\n"] * 2
    assert (tmp_path / "done").read_text().split() == steps
