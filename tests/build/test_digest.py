"""What names a build: what is compiled and with what, and nothing else."""

import shutil
from pathlib import Path
from types import ModuleType

import pytest

from chaudron.compiled import load

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of all that might go into a build."""
    folder = tmp_path_factory.mktemp("checkout")
    ignored = shutil.ignore_patterns("__pycache__", "node_modules", "dist")
    for name in ("src", "web", "requirements", "tests/kernel"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for name in ("engine_build.py", "alone.py", "web_build.py", "hatch_build.py", "go.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture
def recipe(checkout: Path) -> ModuleType:
    return load(checkout / "engine_build.py")


def test_the_same_source_has_the_same_digest(recipe: ModuleType) -> None:
    assert recipe.digest() == recipe.digest()


@pytest.mark.parametrize(
    "name",
    [
        "src/chaudron/kernel/rng.py",
        "src/chaudron/kernel/model.py",
        "src/chaudron/games/__init__.py",
        "src/chaudron/games/poison/model.py",
        "src/chaudron/games/wie_verhext/rules.py",
        "src/chaudron/bots/ismcts.py",
        "engine_build.py",
    ],
)
def test_an_edited_source_never_meets_an_older_build(checkout: Path, recipe: ModuleType, name: str) -> None:
    """A model stays interpreted, but others are compiled with its types."""
    before = recipe.digest()
    (checkout / name).write_text((checkout / name).read_text("utf-8") + "\n", "utf-8")
    assert recipe.digest() != before


@pytest.mark.parametrize(
    "name",
    [
        "src/chaudron/texts/en.ftl",
        "src/chaudron/games/poison/texts/en.ftl",
        "src/chaudron/games/poison/rules/en.md",
        "src/chaudron/games/poison/cards.toml",
        "src/chaudron/server/app.py",
        "src/chaudron/lab/bench.py",
        "src/chaudron/cli/play.py",
        "tests/kernel/test_rng.py",
        "web/src/words.ts",
        "web_build.py",
        "hatch_build.py",
        "go.py",
        "pyproject.toml",
    ],
)
def test_an_edit_of_what_is_not_compiled_needs_no_other_build(checkout: Path, recipe: ModuleType, name: str) -> None:
    before = recipe.digest()
    (checkout / name).write_text((checkout / name).read_text("utf-8") + "\n", "utf-8")
    assert recipe.digest() == before


@pytest.mark.parametrize(("package", "matters"), [("mypy", True), ("msgspec", True), ("litestar", False)])
def test_the_versions_of_the_tools_matter_and_no_others(checkout: Path, recipe: ModuleType, package: str, *, matters: bool) -> None:
    lock = checkout / "requirements" / "run.txt"
    before = recipe.digest()
    assert f"\n{package}==" in lock.read_text("utf-8")
    lock.write_text(lock.read_text("utf-8").replace(f"\n{package}==", f"\n{package}==9"), "utf-8")
    assert (recipe.digest() != before) == matters


@pytest.mark.parametrize("name", ["CC", "CFLAGS"])
def test_the_compiler_and_its_flags_matter(recipe: ModuleType, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    before = recipe.digest()
    monkeypatch.setenv(name, "other")
    assert recipe.digest() != before
