"""Games are discovered, not listed: folders in the package, and installed packages."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chaudron import games
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup, IllegalMove, Refusal
from chaudron.kernel.record import read_move
from chaudron.kernel.rng import Rng

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


NO_SEATS = [2**70, -(2**70), 2**63, 2**31, 64, -1]


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seat", NO_SEATS)
def test_a_seat_that_is_not_there_is_refused_as_one_that_is_not_asked(name: str, seat: int) -> None:
    game = games.load(name)
    match: Match[Any, Any, Any] = Match(game, game.about.usual, seed=bytes(32))
    move = next(move for asked in match.questions() for move in match.moves(asked))
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, move)
    told = refused.value, match.why_not(seat, ["nothing"]), match.refusal(seat, move)
    assert [(refusal.reason, refusal.facts) for refusal in told] == [("not-asked", {"seat": seat})] * 3


def numbered(value: Any) -> Iterator[Any]:
    """The same plain data with a number in it that is far too large, for each number in it."""
    match value:
        case bool():
            return
        case int():
            yield 2**70
        case dict():
            yield from ({**value, key: other} for key, one in value.items() for other in numbered(one))
        case list() | tuple():
            yield from ([*value[:at], other, *value[at + 1 :]] for at, one in enumerate(value) for other in numbered(one))


@pytest.mark.parametrize("name", games.names())
def test_a_move_with_a_number_that_is_far_too_large_is_refused(name: str) -> None:
    game = games.load(name)
    match: Match[Any, Any, Any] = Match(game, game.about.usual, seed=bytes(32))
    rng = Rng(bytes(32))
    for _ in range(150):
        listed = [(seat, move) for seat in match.questions() for move in match.moves(seat)]
        invented = [(seat, move) for seat in match.questions() if (move := game.invent(match.view(seat), rng)) is not None]
        for seat, move in [rng.choice(listed), *invented] if listed else invented:
            for odd in numbered(msgspec.to_builtins(move)):
                with pytest.raises(Refusal):
                    match.prepare(seat, read_move(game, msgspec.json.encode(odd)))
        if match.outcome is not None or not (listed or invented):
            return
        match.play(*rng.choice(listed or invented))
