"""What many games say about bots."""

import tracemalloc
from statistics import fmean, median

import pytest

from chaudron import games
from chaudron.kernel.model import Outcome
from chaudron.lab.arena import Plan, Result, by_deal, play_all
from chaudron.lab.figures import Figures, Length, Line, Mean

GAME = games.names()[0]
TABLE = ("a", "b")


def outcome(*winners: int, scores: tuple[int, int] = (0, 0)) -> Outcome:
    return Outcome(scores, tuple(0 if seat in winners else 1 for seat in (0, 1)), winners)


def pair(deal: int, one: Outcome, two: Outcome) -> list[Result]:
    return [Result(deal, 0, ("a", "b"), one, 1), Result(deal, 1, ("b", "a"), two, 1)]


def lines(*deals: list[Result]) -> list[Line]:
    figures = Figures()
    for deal in deals:
        figures.add(deal)
    return figures.lines(TABLE)


def test_the_table_counts_shared_wins_and_treats_a_deal_as_one_observation() -> None:
    results = [(outcome(0), outcome(1)), (outcome(0, 1), outcome(0)), (outcome(1), outcome(0))]
    a, b = lines(*[pair(deal, *both) for deal, both in enumerate(results)])
    assert (a.bot, b.bot) == TABLE
    assert a.win_share == pytest.approx(fmean([1.0, 0.25, 0.0]))
    assert a.win_share + b.win_share == pytest.approx(1.0)
    assert (a.low, a.high) == Mean([1.0, 0.25, 0.0]).wilson()
    assert a.fair_share == 0.5


def test_a_mean_score_has_an_interval_over_deals() -> None:
    """Two games of one deal are one observation: means of 15, 25 and 20, with a standard deviation of 5."""
    scores = [((10, 0), (0, 20)), ((30, 0), (0, 20)), ((20, 0), (0, 20))]
    played = [pair(deal, outcome(0, scores=one), outcome(0, scores=two)) for deal, (one, two) in enumerate(scores)]
    line = lines(*played)[0]
    assert line.mean_score == pytest.approx(20)
    half = 1.96 * 5 / 3**0.5
    assert line.score_low == pytest.approx(20 - half, abs=0.001)
    assert line.score_high == pytest.approx(20 + half, abs=0.001)
    alone = lines(played[0])[0]
    assert (alone.mean_score, alone.score_low, alone.score_high) == (15, None, None)


@pytest.mark.parametrize("decisions", [(7, 3, 20, 4), (5,), (3, 3, 9), (1, 1, 1, 8, 8, 8), (2, 4, 4, 4)])
def test_the_length_is_told_in_decisions(decisions: tuple[int, ...]) -> None:
    figures = Figures()
    figures.add([Result(0, number, TABLE, outcome(0), many) for number, many in enumerate(decisions)])
    assert figures.length() == Length(min(decisions), median(decisions), fmean(decisions), max(decisions))


def test_the_interval_is_wilsons_for_plain_wins_and_losses() -> None:
    """40 wins of 100: 0.309 to 0.498 in the tables."""
    low, high = Mean([1.0] * 40 + [0.0] * 60).wilson()
    assert (round(low, 2), round(high, 2)) == (0.31, 0.50)


def test_the_interval_narrows_as_deals_agree_and_never_leaves_0_to_1() -> None:
    wide, narrow = Mean([1.0, 0.0] * 20).wilson(), Mean([0.75, 0.25] * 20).wilson()
    assert narrow[1] - narrow[0] < 0.6 * (wide[1] - wide[0])
    low, high = Mean([1.0] * 250).wilson()
    assert 0.98 < low < 0.99
    assert high == pytest.approx(1.0)
    assert Mean([1 / 3] * 50).wilson()[0] < 0.25, "equal shares say nothing about the spread"


def test_the_heuristic_beats_chance() -> None:
    figures = Figures()
    plan = Plan(GAME, ("heuristic", "random", "random", "random"), {}, 15, seed=5)
    for deal in by_deal(plan, play_all(plan)):
        figures.add(deal)
    assert figures.lines(plan.bots)[0].low > 0.6


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    figures = Figures()

    def grown(deals: range) -> int:
        before = tracemalloc.get_traced_memory()[0]
        for deal in deals:
            figures.add(pair(deal, outcome(deal % 2), outcome(0)))
        return tracemalloc.get_traced_memory()[0] - before

    tracemalloc.start()
    try:
        first, later = grown(range(2500)), grown(range(2500, 5000))
    finally:
        tracemalloc.stop()
    assert first > 0
    assert later < 2000, "less than a byte for each game"
