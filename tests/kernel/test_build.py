"""Which build runs, and that it is the source as it stands."""

import os
import subprocess
import sys
from pathlib import Path

import chaudron
from chaudron.cli.doctor import build

ROOT = Path(__file__).parents[2]


def test_the_build_under_test_is_the_one_announced() -> None:
    assert build() == os.environ.get("CHAUDRON_EXPECT", build())


def test_no_compiled_module_lies_among_the_source() -> None:
    """An editable install runs src/ itself, so a compiled copy there could outlive an edit."""
    assert not [path for suffix in ("*.so", "*.pyd") for path in (ROOT / "src").rglob(suffix)]


def test_the_source_can_be_run_where_compiled_modules_lie_beside_it() -> None:
    code = "from chaudron.cli.doctor import build; print(build())"
    environment = {**os.environ, "PYTHONPATH": str(Path(chaudron.__file__).parents[1]), "CHAUDRON_INTERPRETED": "1"}
    assert subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True).stdout == "interpreted\n"


def test_the_engine_is_compiled_as_one_unit_without_its_structs() -> None:
    sys.path.insert(0, str(ROOT))
    try:
        from hatch_build import compiled_modules
    finally:
        sys.path.pop(0)
    modules = compiled_modules(ROOT / "src")
    assert {"chaudron/kernel/game.py", "chaudron/kernel/rng.py", "chaudron/bots/ismcts.py"} <= set(modules)
    assert not [name for name in modules if name.endswith(("model.py", "scene.py", "__init__.py")) and "kernel" in name]
    games = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src/chaudron/games").glob("*/**/*.py")}
    assert sorted(games - set(modules)) == sorted(name for name in games if "/model" in name or name.endswith("/__init__.py"))


def test_an_edited_source_never_meets_an_older_build(tmp_path: Path) -> None:
    """The folder of a build is named after the source, so an edit asks for another one."""
    for name in ("go.py", "hatch_build.py", "pyproject.toml", "requirements/run.txt", "src/chaudron/__init__.py"):
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes((ROOT / name).read_bytes())

    def digest() -> str:
        code = "import go; print(go.digest())"
        return subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True).stdout

    before = digest()
    assert digest() == before
    with (tmp_path / "src/chaudron/__init__.py").open("a") as file:
        file.write("\n")
    assert digest() != before
