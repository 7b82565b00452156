"""Decisions are judged by what a seat knew: planted blunders are found, and a strong bot's own match has few."""

from typing import Any

import pytest

from chaudron import games
from chaudron.analysis import Course
from chaudron.analysis.judging import CLEAR, SLIGHT, compared, judged, paired, verdict
from chaudron.analysis.model import AnyDecision
from chaudron.games.zaubercocktail.model import Accept, Ingredient, Offer
from chaudron.kernel.match import Match
from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng
from chaudron.lab.arena import derived
from tests.analysis.matches import SEARCHED, blundered, finish, played

JUDGE = "ismcts:300"


def decisions(match: Match[Any, Any, Any], bot: str, seat: Seat | None = None, every: int = 1) -> list[AnyDecision]:
    """What a bot thinks of the decisions of a seat or of all, or of some of these."""
    course = Course(match)
    moments = [moment for moment in course.moments if seat in (None, moment.seat)][::every]
    return [found for moment in moments if (found := judged(course, moment, bot)) is not None]


@pytest.mark.parametrize("name", SEARCHED)
def test_a_planted_blunder_is_found(name: str) -> None:
    match, blunder = blundered(name)
    found = decisions(match, JUDGE, blunder.seat)
    (planted,) = [decision for decision in found if decision.step == blunder.step]
    assert planted.made.move == blunder.move and planted.verdict == "mistake"
    assert planted.best is not None and planted.best.move != blunder.move
    assert planted.cost == max(decision.cost for decision in found)


def test_a_planted_blunder_in_a_market_is_found() -> None:
    """Somebody gives three cards of their largest collection for a single one."""
    game = games.load("zaubercocktail")
    match: Match[Any, Any, Any] = Match(game, 4, seed=derived("market"))
    mine, theirs = list(match.view(0).hand), list(match.view(1).hand)
    collected = max(Ingredient, key=lambda kind: 0 if kind is Ingredient.BLACK_SOMETHING else mine.count(kind))
    assert mine.count(collected) >= 3
    spare = next(card for card in theirs if card not in mine)
    match.play(1, Offer((spare,), (collected,) * 3))
    match.play(0, Accept(1))
    step = match.step
    finish(match, "heuristic", 0)
    (found,) = [decision for decision in decisions(match, "strong", 0) if decision.step == step]
    assert found.cost > 0 and found.best is not None and found.best.move != Accept(1)
    assert found.verdict in ("slip", "mistake")


def test_a_strong_bot_makes_few_mistakes_and_a_random_one_many() -> None:
    def share(bot: str) -> float:
        found = decisions(played("poison", bot), JUDGE, every=3)
        return sum(decision.verdict == "mistake" for decision in found) / len(found)

    assert share("ismcts:300") < 0.02
    assert share("random") > 0.05


def test_a_decision_is_judged_by_what_the_seat_knew() -> None:
    """Where the hidden cards are different ones, the judgement is the same."""
    course = Course(played("poison"))
    for step in (3, 40, 90):
        moment, earlier = course.moments[step], course.moments[step - 1]
        found = judged(course, moment, "ismcts:60")
        other = course.game.imagine(course.game.view(earlier.state, moment.seat), Rng(derived("other")))
        assert other.hands[(moment.seat + 1) % 4] != earlier.state.hands[(moment.seat + 1) % 4]
        course.moments[step - 1] = earlier._replace(state=other)
        assert judged(course, moment, "ismcts:60") == found


def test_both_moves_get_reasons_and_chances() -> None:
    match, blunder = blundered("poison")
    course = Course(match)
    found = judged(course, course.moments[blunder.step], JUDGE)
    assert found is not None and found.best is not None
    assert found.made.reasons and found.best.reasons
    assert found.made.chance is not None and found.best.chance is not None
    assert found.best.chance - found.made.chance == pytest.approx(found.cost)


def test_the_move_of_the_bot_costs_nothing() -> None:
    match = played("poison")
    view, moves = match.copy(0).view(seat := min(match.copy(0).questions())), match.copy(0).moves(seat)
    ask = match.copy(0).questions()[seat].ask
    found = [compared(match.game, view, ask, moves, move, "ismcts:200", 1) for move in moves]
    (same,) = [decision for decision in found if decision is not None and decision.verdict == "same"]
    assert (same.cost, same.error, same.best) == (0.0, 0.0, None)


def test_nothing_is_judged_where_nothing_was_decided() -> None:
    course = Course(played("zaubercocktail", "good"))
    for moment in course.moments:
        if moment.words or moment.move is None or isinstance(moment.move, course.game.about.house):
            assert judged(course, moment, "strong") is None
    assert any(moment.words for moment in course.moments)


def test_moves_are_compared_walk_by_walk() -> None:
    assert paired([0.5, 0.9, 0.1], [0.4, 0.8, 0.0]) == pytest.approx((0.1, 0.0))
    cost, error = paired([1.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 0.0])
    assert cost == 0.5 and error == pytest.approx(0.2887, abs=1e-3)


@pytest.mark.parametrize(
    ("cost", "error", "expected"),
    [
        (-0.1, 0.0, "fine"),
        (SLIGHT - 0.001, 0.0, "fine"),
        (SLIGHT, 0.0, "slip"),
        (CLEAR, 0.0, "mistake"),
        (CLEAR, CLEAR, "fine"),
        (0.5, 0.1, "mistake"),
    ],
)
def test_a_verdict_needs_a_cost_and_certainty(cost: float, error: float, expected: str) -> None:
    assert verdict(cost, error) == expected
