"""What CONTRIBUTING.md says of code holds: games do not repeat each other, and a file can be read in one sitting."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "chaudron" / "games"
SKINS = ROOT / "web" / "src" / "games"
RUN = 10
"""So many equal lines in a row are a repetition."""
SITTING = 400
"""The most lines of a file."""
COMMENT = re.compile(r"#.*|//.*|/\*.*\*/|<!--.*-->")
"""A line that is nothing but a comment, in any of our languages."""
GENERATED = ("said.ts", "wire.ts")
CODE = {".py", ".ts", ".svelte", ".js", ".css"}


class Line(NamedTuple):
    """A line of code, and where it stands."""

    text: str
    place: str


def code(path: Path) -> list[Line]:
    """The lines of a file that count: neither blank nor a comment."""
    lines = enumerate(path.read_text("utf-8").splitlines(), 1)
    return [Line(text.strip(), f"{path.name}:{number}") for number, text in lines if text.strip() and not COMMENT.fullmatch(text.strip())]


def runs(files: Sequence[Path]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every ten lines in a row, and where they begin."""
    for path in files:
        lines = code(path)
        for at in range(len(lines) - RUN + 1):
            yield tuple(line.text for line in lines[at : at + RUN]), lines[at].place


def repeated(folders: Mapping[str, Sequence[Path]]) -> list[str]:
    """What stands in two of these folders, which have these files."""
    known = {name: dict(runs(files)) for name, files in folders.items()}
    return [
        f"{one} {known[one][run]} = {other} {known[other][run]}"
        for one, other in combinations(known, 2)
        for run in known[one]
        if run in known[other]
    ]


def folders(place: Path, *kinds: str) -> dict[str, list[Path]]:
    """The files of these kinds in each folder of a place, without those that are generated."""
    names = sorted(folder.name for folder in place.iterdir() if folder.is_dir() and not folder.name.startswith("_"))
    return {
        name: [path for kind in kinds for path in sorted((place / name).rglob(f"*{kind}")) if path.name not in GENERATED] for name in names
    }


@pytest.mark.parametrize(("place", "kinds"), [(GAMES, [".py"]), (SKINS, [".ts", ".svelte"])], ids=["rules", "skins"])
def test_no_ten_lines_in_a_row_stand_in_two_games(place: Path, kinds: list[str]) -> None:
    found = folders(place, *kinds)
    assert len(found) > 3 and all(found.values())
    assert repeated(found) == []


def test_a_copied_run_is_found_whatever_stands_between_its_lines(tmp_path: Path) -> None:
    lines = [f"line = {number}" for number in range(RUN)]
    commented = [line for each in lines for line in ("", f"    {each}", "# Another comment.")]
    for name, written in (("one", ["first = 0", *lines]), ("two", commented), ("three", lines[1:])):
        (tmp_path / name).mkdir()
        (tmp_path / name / "rules.py").write_text("\n".join(written), "utf-8")
    assert repeated(folders(tmp_path, ".py")) == ["one rules.py:2 = two rules.py:2"]


def test_a_file_can_be_read_in_one_sitting() -> None:
    places = [ROOT / name for name in ("src", "tests", "examples", "web/src", "docs/theme")]
    files = [path for place in places for path in place.rglob("*") if path.suffix in CODE and path.name not in GENERATED]
    files += ROOT.glob("*.py")
    assert len(files) > 800
    assert [path.relative_to(ROOT).as_posix() for path in files if len(path.read_text("utf-8").splitlines()) > SITTING] == []
