"""A small engine, compiled for real: by two processes at once, outside the source, and used only while the source is the same."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = {
    "__init__.py": "from chaudron import compiled\ncompiled.choose()\n",
    "kernel/__init__.py": "",
    "kernel/model.py": "class Base:\n    def __init_subclass__(cls, size: int) -> None:\n        cls.size = size\n\n"
    "class Box(Base, size=3):\n    size: int\n",
    "kernel/rng.py": "from pathlib import Path\nfrom chaudron.kernel.model import Box\n"
    "TEXT = (Path(__file__).parent / 'text.ftl').read_text()\n"
    "def draw() -> int:\n    return Box.size + 4\n",
    "kernel/text.ftl": "hello",
    "games/__init__.py": "",
    "games/hex/__init__.py": "",
    "games/hex/rules.py": "from chaudron.kernel.rng import draw\ndef play() -> int:\n    return draw() * 2\n",
    "bots/__init__.py": "",
}
SAY = "from chaudron.games.hex import rules; from chaudron.kernel import rng; print(rules.play(), rng.TEXT, rng.__file__.split('.')[-1])"


class Checkout:
    """A folder with a small engine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.source = folder / "src" / "chaudron"
        for name, text in FILES.items():
            (self.source / name).parent.mkdir(parents=True, exist_ok=True)
            (self.source / name).write_text(text)
        shutil.copy(ROOT / "src/chaudron/compiled.py", self.source)
        (folder / "requirements").mkdir()
        shutil.copy(ROOT / "requirements/run.txt", folder / "requirements")
        for name in ("engine_build.py", "alone.py"):
            shutil.copy(ROOT / name, folder)

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Start Python in the checkout."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("CHAUDRON_")}
        environment |= {"PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, *arguments]
        return subprocess.Popen(command, cwd=self.folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def say(self) -> str:
        """What the engine says: two values, and the suffix of the module that runs."""
        process = self.start("-c", SAY)
        said, wrong = process.communicate()
        assert process.returncode == 0, wrong
        return said.strip()

    def files(self) -> set[Path]:
        """All files of the source."""
        return {path for path in (self.folder / "src").rglob("*") if path.is_file()}

    @contextmanager
    def edited(self, name: str, old: str, new: str) -> Iterator[None]:
        """While it lasts, a file of the source is another."""
        before = (self.source / name).read_text()
        assert old in before
        (self.source / name).write_text(before.replace(old, new))
        yield
        (self.source / name).write_text(before)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout that two processes have built at once."""
    found = Checkout(tmp_path_factory.mktemp("checkout"))
    before = found.files()
    assert found.say().split() == ["14", "hello", "py"]
    both = [found.start("engine_build.py") for _ in range(2)]
    said = [process.communicate() for process in both]
    assert [process.returncode for process in both] == [0, 0], said
    assert sorted("compiling …" in wrong for _, wrong in said) == [False, True], said
    assert len(list((found.folder / ".cache/build").iterdir())) == 1
    assert found.files() == before
    return found


def test_the_build_of_the_source_runs(checkout: Checkout) -> None:
    assert checkout.say().split() in (["14", "hello", "so"], ["14", "hello", "pyd"])


def test_compiled_modules_read_the_files_beside_their_source(checkout: Checkout) -> None:
    with checkout.edited("kernel/text.ftl", "hello", "goodbye"):
        assert checkout.say().split()[:2] == ["14", "goodbye"]
        assert checkout.say().split()[2] != "py"


@pytest.mark.parametrize(
    ("name", "old", "new", "result"), [("kernel/rng.py", "+ 4", "+ 5", "16"), ("kernel/model.py", "size=3", "size=4", "16")]
)
def test_an_edited_source_runs_interpreted(checkout: Checkout, name: str, old: str, new: str, result: str) -> None:
    with checkout.edited(name, old, new):
        assert checkout.say().split() == [result, "hello", "py"]
    assert checkout.say().split()[2] != "py"


def test_only_the_edited_library_is_compiled_again(checkout: Checkout) -> None:
    kept = checkout.folder / ".cache/extensions"
    before = set(kept.iterdir())
    with checkout.edited("games/hex/rules.py", "* 2", "* 3"):
        assert checkout.start("engine_build.py").communicate()[0] == ""
        assert checkout.say().split()[:2] == ["21", "hello"]
        assert checkout.say().split()[2] != "py"
    assert before < set(kept.iterdir())
    assert len(set(kept.iterdir()) - before) == 1
