"""A small engine, compiled for real: by two processes at once, outside the source, and used only while the source is the same."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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
SUFFIX = "pyd" if sys.platform == "win32" else "so"
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
        shutil.copy(ROOT / "alone.py", folder)
        recipe = (ROOT / "engine_build.py").read_text("utf-8")
        assert 'OPTIMISATION = "3"' in recipe
        (folder / "engine_build.py").write_text(recipe.replace('OPTIMISATION = "3"', 'OPTIMISATION = "0"'), "utf-8")  # quick to compile

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


def test_a_build_is_made_once_and_runs_as_long_as_the_source_is_the_same(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    assert checkout.say() == "14 hello py"
    two_builds_at_once(checkout)
    assert checkout.say() == f"14 hello {SUFFIX}"
    with checkout.edited("kernel/text.ftl", "hello", "goodbye"):
        assert checkout.say() == f"14 goodbye {SUFFIX}"
    with checkout.edited("kernel/rng.py", "+ 4", "+ 5"):
        assert checkout.say() == "16 hello py"
    with checkout.edited("kernel/model.py", "size=3", "size=4"):
        assert checkout.say() == "16 hello py"
    assert checkout.say() == f"14 hello {SUFFIX}"
    only_the_edited_library_is_compiled_again(checkout)


def two_builds_at_once(checkout: Checkout) -> None:
    before = checkout.files()
    both = [checkout.start("engine_build.py") for _ in range(2)]
    said = [process.communicate() for process in both]
    assert [process.returncode for process in both] == [0, 0], said
    assert sorted(wrong.startswith("compiling …") for _, wrong in said) == [False, True], said
    assert len(list((checkout.folder / ".cache/build").iterdir())) == 1
    assert checkout.files() == before


def only_the_edited_library_is_compiled_again(checkout: Checkout) -> None:
    kept = checkout.folder / ".cache/extensions"
    before = set(kept.iterdir())
    with checkout.edited("games/hex/rules.py", "* 2", "* 3"):
        build = checkout.start("engine_build.py")
        assert build.communicate()[0] == ""
        assert build.returncode == 0
        assert checkout.say() == f"21 hello {SUFFIX}"
    assert before < set(kept.iterdir())
    assert len(set(kept.iterdir()) - before) == 1
