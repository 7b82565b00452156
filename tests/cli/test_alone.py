"""A game for one in the terminal, against a dummy."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chaudron import games
from chaudron.bots import Random
from chaudron.cli import main
from chaudron.cli.play import Terminal
from chaudron.kernel.match import Match
from chaudron.kernel.model import Outcome
from chaudron.lab.arena import Plan, by_deal, play_all
from chaudron.lab.figures import Figures
from chaudron.lab.playthrough import playthrough
from chaudron.texts import texts
from tests.laws.lone import GAME

LOST = Outcome((7,), (1,), ())


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As if somebody had installed the game."""
    known = games.packages()
    monkeypatch.setattr(games, "packages", lambda: {**known, "lone": "tests.laws.lone"})
    monkeypatch.setenv("CHAUDRON_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)


def played(seed: int) -> Match[Any, Any, Any]:
    """A match for one, whose first cards are always laid."""
    match: Match[Any, Any, Any] = Match(GAME, 1, seed=bytes([seed]) * 32)
    while match.outcome is None:
        match.play(0, match.moves(0)[0])
    return match


def won(outcome: Outcome | None) -> bool:
    assert outcome is not None
    return outcome.winners == (0,)


@pytest.mark.parametrize("wins", [True, False], ids=["won", "lost"])
def test_a_person_plays_alone_to_the_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *, wins: bool) -> None:
    seed = next(seed for seed in range(99) if won(played(seed).outcome) == wins)
    monkeypatch.setattr("builtins.input", lambda _prompt="": "1")
    main(["play", "lone", "--seats", "1", "--seed", f"{seed:02x}" * 32, "--record", "one.json"])
    said = capsys.readouterr().out
    assert re.search(r"The automaton +Row \(1\)", said), "it has a line at the table"
    assert "The automaton turns up" in said
    assert ("You win the game!" if wins else "The automaton wins the game.") in said
    main(["replay", "one.json"])
    assert "The automaton" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "me", "said"),
    [
        ("en", 0, "You lose the game."),
        ("fr", 0, "Vous perdez la partie."),
        ("de", 0, "Du verlierst die Partie."),
        ("en", None, "Nobody at the table wins."),
        ("fr", None, "Personne à la table ne gagne."),
        ("de", None, "Niemand am Tisch gewinnt."),
    ],
)
def test_without_a_dummy_it_is_the_game_that_wins(language: str, me: int | None, said: str, tmp_path: Path) -> None:
    terminal = Terminal(Match(GAME, 1), [] if me == 0 else [Random(GAME)], language, tmp_path / "one.json", me=me, pace=0.0)
    assert terminal.winner(LOST, dummy=None) == said
    assert terminal.winner(LOST, dummy=1).startswith(texts(language, GAME).say("dummy"))


def test_a_dummy_is_named_in_a_playthrough() -> None:
    told = playthrough(played(1), texts("en", GAME))
    assert "The automaton: Row (0)" in told
    assert "Points: Seat 1 0, The automaton 0" in told


def test_the_arena_says_how_often_one_who_plays_alone_wins(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan("lone", ("random",), {}, 60, seed=1)
    figures, wins = Figures(), 0
    for (game,) in by_deal(plan, play_all(plan)):
        figures.add([game])
        wins += won(game.outcome)
    (line,) = figures.lines(plan.bots)
    assert 0 < wins < 60 and line.win_share == pytest.approx(wins / 60)
    assert 0 < line.low < line.win_share < line.high < 1
    assert line.fair_share is None
    main(["simulate", "lone", "--seats", "1", "--bots", "ismcts:20", "--games", "5", "--jobs", "1", "--json", "result.json"])
    assert "lone, 1 seat, 5 games" in capsys.readouterr().out
    assert msgspec.json.decode(Path("result.json").read_bytes())["lines"][0]["fair_share"] is None


def test_options_that_do_not_go_with_so_many_seats_are_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    main(["play", "lone", "--seats", "1", "--watch", "--bots", "random", "-o", "easy"])
    with pytest.raises(SystemExit):
        main(["play", "lone", "--seats", "2", "--watch", "-o", "easy"])
    assert "The easy game is for one, not for 2." in capsys.readouterr().err
