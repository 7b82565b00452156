"""Bots against each other on paired deals."""

from typing import Any

import msgspec
import pytest

from chaudron import games
from chaudron.kernel.model import BadSetup
from chaudron.kernel.replay import replay
from chaudron.lab.arena import LadderPlan, Plan, Result, by_deal, play_all, schedule
from chaudron.lab.crew import Crew

GAME = games.names()[0]
PLAN = Plan(GAME, ("heuristic", "random", "random", "random"), {}, 3, seed=5, keep=True)


def test_every_seating_of_a_deal_gets_the_same_cards() -> None:
    played = list(by_deal(PLAN, play_all(PLAN)))
    seeds = [{game.record.seed for game in deal if game.record} for deal in played]
    assert [len(each) for each in seeds] == [1, 1, 1]
    assert len(set.union(*seeds)) == 3


def test_the_same_plan_gives_the_same_games_in_the_same_order_on_any_number_of_processes() -> None:
    alone = list(play_all(PLAN))
    assert list(play_all(PLAN, Crew(2))) == alone
    assert list(play_all(msgspec.structs.replace(PLAN, seed=6))) != alone


@pytest.mark.parametrize("plan", [Plan, LadderPlan])
def test_the_order_in_which_bots_are_named_changes_nothing(plan: type[Plan]) -> None:
    """Not even a single move: the records are the same."""

    def played(*bots: str) -> list[Result]:
        options: dict[str, Any] = {"places": 3} if plan is LadderPlan else {}
        return list(play_all(plan(GAME, bots, {}, 2, seed=1, keep=True, **options)))

    assert len({game.seating for game in played("ismcts:2", "heuristic", "random")}) == 6
    assert (
        played("ismcts:2", "heuristic", "random") == played("random", "ismcts:2", "heuristic") == played("random", "heuristic", "ismcts:2")
    )


def test_a_seating_that_is_drawn_again_is_another_game() -> None:
    plan = Plan(GAME, ("heuristic", "heuristic", "ismcts:1", "random", "random"), {}, 40, seed=0)
    again = [sitting for sitting in schedule(plan) if sitting.again]
    assert again, "two seatings of a draw look the same now and then"
    first = msgspec.structs.replace(again[0], again=0)
    one, other = play_all(msgspec.structs.replace(plan, keep=True), sittings=[first, again[0]])
    assert one.seating == other.seating and one.record != other.record


def test_the_games_are_real() -> None:
    for game in play_all(PLAN):
        assert game.record is not None
        assert replay(games.load(GAME), game.record).outcome == game.outcome
        assert game.decisions == len(game.record.moves)


def test_records_are_kept_only_if_asked_for() -> None:
    assert all(game.record is None for game in play_all(msgspec.structs.replace(PLAN, deals=1, keep=False)))


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
