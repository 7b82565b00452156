"""The games in `examples` keep the laws, and play in the terminal although nothing outside their packages knows them."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hearts
import liars_dice
from chaudron import bots
from chaudron.bots.table import play
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import News
from chaudron.lab.arena import derived
from chaudron.testing import LAWS, Referee, Setting, settings, told
from hearts.model import Direction, PassOne
from liars_dice import Bid, Doubt
from liars_dice.model import Counted
from tests.examples.shelf import PROJECTS, ROOT, installed

ODD = hearts.Options(
    deals=1,
    no_pts_on_first_trick=False,
    can_lead_any_club=True,
    jd_bonus=True,
    avoid_all_tricks_bonus=True,
    must_break_hearts=False,
    can_lead_hearts_instead_of_qs=True,
)
HEARTS = [
    hearts.Options(deals=2),
    ODD,
    hearts.Options(deals=1, pass_cards=False, qs_breaks_hearts=False, can_lead_hearts_instead_of_qs=True),
]
"""Each option both ways; `test_hearts_and_openspiel` tries all combinations."""
SETTINGS = [
    *(Setting(hearts.GAME, 4, options, 1) for options in HEARTS),
    *(setting for setting in settings(liars_dice.GAME) if setting.seats < 5),
]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_law(law: str, setting: Setting) -> None:
    LAWS[law](setting)


@pytest.mark.parametrize("game", ["hearts", "liars-dice"])
@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_somebody_plays_a_whole_game_in_the_terminal(game: str, language: str, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": installed(tmp_path / "path", *PROJECTS), "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "100"}
    fewest = ["--option", "deals=1"] if game == "hearts" else ["--option", "dice=1"]
    command = [sys.executable, "-m", "chaudron", "play", game, "--bots", "heuristic", "--lang", language, "--seed", "11" * 32, *fewest]
    played = subprocess.run(command, input="1\n" * 500, env=environment, cwd=ROOT, capture_output=True, text=True)
    assert (played.returncode, played.stderr) == (0, "")
    assert len(list((tmp_path / "chaudron/records").glob(f"{game}-*.json"))) == 1


def wins(game: AnyGame, one: str, others: str, deals: int) -> float:
    """The share of games that a bot wins against three others, each deal from every seat."""
    won = 0.0
    for deal in range(deals):
        for seat in range(4):
            match: Match[Any, Any, Any] = Match(game, 4, seed=derived("deal", deal))
            play(match, {other: bots.make(one if other == seat else others, game) for other in range(4)}, derived("bots", deal, seat))
            assert match.outcome is not None
            won += (seat in match.outcome.winners) / len(match.outcome.winners)
    return won / (4 * deals)


@pytest.mark.parametrize(("game", "deals"), [(hearts.GAME, 6), (liars_dice.GAME, 10)], ids=["hearts", "liars-dice"])
def test_a_sensible_player_beats_chance(game: AnyGame, deals: int) -> None:
    assert wins(game, "heuristic", "random", deals) > 0.5


def test_everybody_passes_at_once_and_sees_what_they_get_only_then() -> None:
    referee = Referee(hearts.GAME)
    state = next(state for number in range(9) if (state := referee.start(4, number)).direction == Direction.ACROSS.number)
    assert hearts.GAME.asks(state) == dict.fromkeys(range(4), PassOne(left=3, direction=Direction.ACROSS))
    given = {seat: hearts.GAME.moves(state, seat)[:3] for seat in range(4)}
    for seat in range(4):
        assert hearts.GAME.view(state, 2).received == ()
        referee.act(state, seat, *given[seat])
    assert hearts.GAME.view(state, 2).received == tuple(move.card for move in given[0] if isinstance(move, hearts.Pass))


def doubted(hands: list[tuple[int, ...]], bid: Bid, *, wild: bool) -> tuple[int, int]:
    """Who loses a die if seat 0 makes a bid and seat 1 doubts it, and how many dice were counted."""
    state = liars_dice.State(liars_dice.Options(wild_ones=wild), hands, 0)
    news: list[News] = Referee(liars_dice.GAME).play(state, bid, Doubt())
    (counted,) = told(news, Counted)
    return counted.seat, counted.found


def test_ones_are_wild_unless_they_are_bid() -> None:
    hands = [(1, 3), (1, 3, 5)]
    assert doubted(hands.copy(), Bid(4, 3), wild=True) == (1, 4)
    assert doubted(hands.copy(), Bid(4, 3), wild=False) == (0, 2)
    assert doubted(hands.copy(), Bid(2, 1), wild=True) == (1, 2)
    assert doubted(hands.copy(), Bid(3, 1), wild=True) == (0, 2)


def test_a_bid_is_raised_by_number_or_by_face() -> None:
    referee = Referee(liars_dice.GAME)
    state = liars_dice.State(liars_dice.Options(), [(2, 2), (3, 3)], 0)
    referee.act(state, 0, Bid(2, 5))
    assert referee.refusal(state, 1, Bid(2, 5)) == ("too-low", {"count": 2, "face": "die-5"})
    assert referee.refusal(state, 1, Bid(1, 6))[0] == "too-low"
    assert referee.refusal(state, 1, Bid(5, 1)) == ("too-many", {"dice": 4})
    assert referee.offers(state) == {Doubt(), Bid(2, 6), *(Bid(count, face) for count in (3, 4) for face in range(1, 7))}


def test_whoever_has_lost_the_last_die_is_out_and_the_next_begins() -> None:
    state = liars_dice.State(liars_dice.Options(dice=1), [(2,), (3,), (4,)], 0)
    Referee(liars_dice.GAME).play(state, Bid(2, 6), Doubt())
    assert (state.out, state.turn, list(liars_dice.GAME.asks(state))) == ((0,), 1, [1])
    Referee(liars_dice.GAME).play(state, Bid(2, 6), Doubt())
    outcome = liars_dice.GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (2, 1, 0)
