"""Tuning keeps the better half, and judges the best by deals that it was not chosen by."""

from typing import Any

import pytest

from chaudron import bots, games
from chaudron.bots.table import play
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup, Outcome
from chaudron.lab.arena import Plan, Result
from chaudron.lab.tune import Tuning
from tests.lab.test_arena import GAME

PLAN = Plan(GAME, ("heuristic",) * 3, {}, 8, seed=4)


def result(deal: int, bot: str, *, won: bool) -> Result:
    winner = 0 if won else 1
    ranks = (0, 1, 1) if won else (1, 0, 1)
    return Result(deal, 0, (bot, "heuristic", "heuristic"), Outcome((0, 0, 0), ranks, (winner,)), 1)


def test_the_best_candidate_is_found_and_tried_in_other_deals() -> None:
    tuning = Tuning(PLAN, "heuristic", ["shed"], 4)
    assert len(tuning.left) == 4 and all(bot.startswith("heuristic/shed=") for bot in tuning.left)
    good = tuning.left[2]
    deals = []
    again = True
    while again:
        for bot, plan in tuning.plans().items():
            tuning.begin(bot)
            deals.append(plan.deals)
            assert plan.bots == (bot, "heuristic", "heuristic") and plan.seed == 4
            for deal in range(plan.deals):
                tuning.add(bot, [result(deal, bot, won=bot == good or deal % 4 == 0)])
        again = tuning.narrow()
    assert deals == [2] * 4 + [4] * 2, "half of them play twice as much"
    assert tuning.trial().bots[0] == good and tuning.trial().seed != 4 and tuning.trial().deals == 8
    tuning.add_trial([result(0, good, won=True)])
    found = tuning.tuned()
    assert found.best == found.candidates[0].bot == good and found.gain is not None and found.gain.mean == pytest.approx(2 / 3)


def test_what_cannot_be_tuned_is_refused() -> None:
    with pytest.raises(BadSetup, match="tune-none"):
        Tuning(PLAN, "random", None, 4)
    with pytest.raises(BadSetup, match="parameter"):
        Tuning(PLAN, "heuristic", ["charm"], 4)


@pytest.mark.parametrize("name", games.names())
def test_parameters_are_part_of_the_name_of_a_bot(name: str) -> None:
    """With its usual values, a bot is as ever; every parameter is an attribute with a value within its bounds."""
    game = games.load(name)
    for kind in ("heuristic", *game.about.levels.values()):
        usual = bots.make(kind, game)
        for parameter, (low, high) in usual.parameters().items():
            value = getattr(usual, parameter)
            assert value == 0 or low <= value <= high, "0 leaves what the guide of a search says"
            assert getattr(bots.make(f"{kind}/{parameter}={value}", game), parameter) == value
            assert getattr(bots.make(f"{kind}/{parameter}={high}", game), parameter) == high


def test_parameters_change_what_a_bot_does() -> None:
    def played(bot: str) -> object:
        match: Match[Any, Any, Any] = Match(games.load(GAME), 3, seed=bytes(32))
        play(match, [bot, "random", "random"], until=lambda: match.step == 60)
        return match.history

    assert played("heuristic/shed=0.25") == played("heuristic") != played("heuristic/keep_poison=-5")
    assert played("ismcts:20/width=1/exploration=0.1") != played("ismcts:20")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("heuristic/charm=1", "parameter"),
        ("heuristic/shed=much", "parameter-value"),
        ("heuristic/shed=inf", "parameter-value"),
        ("random/x=1", "parameter"),
    ],
)
def test_a_bad_parameter_is_refused(name: str, reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        bots.make(name, games.load(GAME))
    assert refused.value.reason == reason
