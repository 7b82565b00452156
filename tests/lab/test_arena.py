"""Bots against each other on paired deals."""

from statistics import fmean

import msgspec
import pytest

from chaudron import games
from chaudron.kernel.match import replay
from chaudron.kernel.model import BadSetup, Outcome
from chaudron.lab.arena import Length, Plan, Result, interval, length, play_all, table

GAME = games.names()[0]
PLAN = Plan(GAME, ("heuristic", "random", "random", "random"), {}, 3, seed=5, keep=True)


def test_bots_move_round_the_table() -> None:
    assert PLAN.arrangements() == [
        ("heuristic", "random", "random", "random"),
        ("random", "random", "random", "heuristic"),
        ("random", "random", "heuristic", "random"),
        ("random", "heuristic", "random", "random"),
    ]
    assert len(Plan(GAME, ("random",) * 4, {}, 1, 0).arrangements()) == 1


def test_every_seating_of_a_deal_gets_the_same_cards() -> None:
    played = list(play_all(PLAN))
    seeds = [{game.record.seed for game in deal if game.record} for deal in played]
    assert [len(each) for each in seeds] == [1, 1, 1]
    assert len(set.union(*seeds)) == 3


def test_the_same_plan_gives_the_same_games_on_any_number_of_processes() -> None:
    alone = list(play_all(PLAN))
    together = sorted(play_all(PLAN, jobs=2), key=lambda deal: deal[0].deal)
    assert together == alone
    assert list(play_all(msgspec.structs.replace(PLAN, seed=6))) != alone


def test_the_games_are_real() -> None:
    for deal in play_all(PLAN):
        for game in deal:
            assert game.record is not None
            assert replay(games.load(GAME), game.record).outcome == game.outcome


def test_records_are_kept_only_if_asked_for() -> None:
    assert all(game.record is None for deal in play_all(msgspec.structs.replace(PLAN, deals=1, keep=False)) for game in deal)


def outcome(*winners: int) -> Outcome:
    return Outcome((0, 0), tuple(0 if seat in winners else 1 for seat in (0, 1)), winners)


def test_the_table_counts_shared_wins_and_treats_a_deal_as_one_observation() -> None:
    plan = Plan(GAME, ("a", "b"), {}, 3, 0)
    results = [(outcome(0), outcome(1)), (outcome(0, 1), outcome(0)), (outcome(1), outcome(0))]
    played = [[Result(deal, ("a", "b"), one, 1, None), Result(deal, ("b", "a"), two, 1, None)] for deal, (one, two) in enumerate(results)]
    a, b = table(plan, played)
    assert (a.bot, b.bot) == ("a", "b")
    assert a.win_share == pytest.approx(fmean([1.0, 0.25, 0.0]))
    assert a.win_share + b.win_share == pytest.approx(1.0)
    assert (a.low, a.high) == interval([1.0, 0.25, 0.0])
    assert a.fair_share == 0.5


def test_a_mean_score_has_an_interval_over_deals() -> None:
    """Two games of one deal are one observation: means of 15, 25 and 20, with a standard deviation of 5."""
    plan = Plan(GAME, ("a", "b"), {}, 3, 0)
    scores = [((10, 0), (0, 20)), ((30, 0), (0, 20)), ((20, 0), (0, 20))]
    ends = [[Outcome(score, (0, 0), (0,)) for score in both] for both in scores]
    played = [[Result(deal, ("a", "b"), one, 1, None), Result(deal, ("b", "a"), two, 1, None)] for deal, (one, two) in enumerate(ends)]
    line = table(plan, played)[0]
    assert line.mean_score == pytest.approx(20)
    half = 1.96 * 5 / 3**0.5
    assert line.score_low == pytest.approx(20 - half, abs=0.001)
    assert line.score_high == pytest.approx(20 + half, abs=0.001)
    alone = table(plan, played[:1])[0]
    assert (alone.mean_score, alone.score_low, alone.score_high) == (15, None, None)


def test_the_length_is_told_in_decisions() -> None:
    played = [[Result(deal, ("a", "b"), outcome(0), decisions, None)] for deal, decisions in enumerate((7, 3, 20, 4))]
    assert length(played) == Length(3, 5.5, 8.5, 20)
    first = next(iter(play_all(PLAN)))[0]
    assert first.record is not None
    assert first.decisions == len(first.record.moves)


def test_the_interval_is_wilsons_for_plain_wins_and_losses() -> None:
    """40 wins of 100: 0.309 to 0.498 in the tables."""
    low, high = interval([1.0] * 40 + [0.0] * 60)
    assert (round(low, 2), round(high, 2)) == (0.31, 0.50)


def test_the_interval_narrows_as_deals_agree_and_never_leaves_0_to_1() -> None:
    wide, narrow = interval([1.0, 0.0] * 20), interval([0.75, 0.25] * 20)
    assert narrow[1] - narrow[0] < 0.6 * (wide[1] - wide[0])
    low, high = interval([1.0] * 250)
    assert 0.98 < low < 0.99
    assert high == pytest.approx(1.0)


def test_the_heuristic_beats_chance() -> None:
    lines = {line.bot: line for line in table(PLAN, list(play_all(msgspec.structs.replace(PLAN, deals=15))))}
    assert lines["heuristic"].low > 0.6


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "game"),
        ({"bots": ("random",) * 9}, "seats"),
        ({"bots": ("random", "random", "clever")}, "bot"),
        ({"options": {"no-such": True}}, "option"),
        ({"deals": 0}, "games"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        list(play_all(msgspec.structs.replace(PLAN, **change)))
    assert refused.value.reason == reason
