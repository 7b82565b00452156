"""Games are discovered, not listed: folders in the package, and installed packages."""

import subprocess
import sys
from pathlib import Path

import pytest

from chaudron import games
from chaudron.kernel.model import BadSetup

ROOT = Path(__file__).parents[2]


def test_every_game_folder_is_found() -> None:
    folders = {path.parent.name for path in (ROOT / "src/chaudron/games").glob("*/__init__.py")}
    assert set(games.names()) == {folder.replace("_", "-") for folder in folders}
    for name in games.names():
        assert games.load(name).about.name == name


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup) as refused:
        games.load("chess")
    assert refused.value.facts == {"game": "chess", "known": ", ".join(games.names())}


def test_an_installed_package_offers_its_game(tmp_path: Path) -> None:
    info = tmp_path / "higher-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: higher\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[chaudron.games]\nhigher = tests.laws.toy\n")
    code = "import sys; sys.path[:0] = sys.argv[1:]; from chaudron import games; print(games.names(), games.load('higher').about.seats)"
    command = [sys.executable, "-c", code, str(tmp_path), str(ROOT)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert printed == f"{(*games.names(), 'higher')} (2, 3)\n"


@pytest.mark.parametrize("package", ["no.such.package", "tests.laws.toy", "json"])
def test_a_broken_plug_in_is_refused_and_costs_the_others_nothing(tmp_path: Path, package: str) -> None:
    """It is not there, calls itself otherwise, or is no game at all."""
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[chaudron.games]\nbroken = {package}\n")
    code = "import sys; sys.path[:0] = sys.argv[1:3]; from chaudron.cli import main; main(sys.argv[3:])"
    command = [sys.executable, "-c", code, str(tmp_path), str(ROOT)]
    refused = subprocess.run([*command, "rules", "broken"], capture_output=True, text=True)
    assert (refused.returncode, refused.stderr.count("\n"), refused.stdout) == (2, 1, "")
    assert subprocess.run([*command, "games"], capture_output=True, text=True).returncode == 0


def test_a_plug_in_cannot_take_the_place_of_a_game_here(tmp_path: Path) -> None:
    taken = games.names()[0]
    info = tmp_path / "thief-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: thief\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[chaudron.games]\n{taken} = tests.laws.toy\n")
    code = "import sys; sys.path[:0] = sys.argv[2:]; from chaudron import games; print(games.packages()[sys.argv[1]])"
    command = [sys.executable, "-c", code, taken, str(tmp_path), str(ROOT)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert printed.startswith("chaudron.games.")
