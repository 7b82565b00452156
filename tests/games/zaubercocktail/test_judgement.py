"""How traders judge: imagined hands, spaces, takers."""

import pytest

from chaudron.games.zaubercocktail.cards import KINDS, NUMBER, bundle_of
from chaudron.games.zaubercocktail.judgement import Judgement, imagined
from chaudron.games.zaubercocktail.outlook import Outlook
from chaudron.games.zaubercocktail.race import another_round
from chaudron.games.zaubercocktail.state import hand_of
from chaudron.kernel.rng import FastRng
from chaudron.testing import rng
from tests.games.zaubercocktail.table import GAME, STONE, act, known, table, walk
from tests.games.zaubercocktail.traders import open_table

# Imagining.


def test_imagined_hands_fit_all_that_is_known() -> None:
    dreams = 0
    for state, _ in walk(6, 3):
        if state.phase != 0 or dreams > 60:
            break
        view = GAME.view(state, 2)
        for hands in imagined(view, FastRng(9), 2):
            dreams += 1
            assert hands[2] == hand_of(state, 2)
            assert [sum(held) for held in hands] == list(view.hands)
            for seat in range(6):
                least = bundle_of(known(state, seat))
                assert all(held >= number for held, number in zip(hands[seat], least, strict=True)) or seat == 2
            under = [sum(column) for column in zip(*[bundle_of(layer) for layer in view.layers], [0] * KINDS, strict=True)]
            for kind in range(KINDS):
                assert sum(held[kind] for held in hands) + under[kind] <= NUMBER[kind]
    assert dreams > 20


def test_imagined_hands_differ_where_nothing_is_known() -> None:
    view = GAME.view(GAME.start(4, GAME.about.options(), rng(1)), 0)
    hands = {tuple(map(tuple, dream[1:])) for dream in imagined(view, FastRng(1), 20)}
    assert len(hands) == 20


def test_spaces_grow_with_the_result_and_the_ring_with_safety() -> None:
    view = GAME.view(GAME.start(7, GAME.about.options(), rng(2)), 0)
    outlook = Outlook(view, FastRng(1), 30)
    assert outlook.spaces == sorted(outlook.spaces)
    assert outlook.spaces[0] < 0 < view.recipe.first - 0.5 < outlook.spaces[300] < view.recipe.first + 1
    assert (outlook.ring(0), round(outlook.ring(300), 6)) == (-2.0, 2.0)


@pytest.mark.parametrize(
    ("better", "worse", "brings"), [(2, 1, 2.0), (3, 0, -2.0), (2, 2, 2.0), (3, 1, -2.0), (3, 2, 2.0), (4, 1, -2.0), (4, 2, -2.0)]
)
def test_the_ring_pays_for_the_best_three_or_four(better: int, worse: int, brings: float) -> None:
    """ZAU-18, with a number of others sure to have more than 100 points, and a number sure to have fewer."""
    rich = ["5 gira, 5 troll", "5 gira, 5 troll", "7 green, 7 blue", "7 green, 7 blue"]
    state = open_table("2 lead", *rich[:better], *["white, silver"] * worse)
    assert Outlook(GAME.view(state, 0), FastRng(1), 2).ring(100) == pytest.approx(brings)


def test_the_lightning_is_reckoned_with() -> None:
    chances = [another_round(GAME.view(table("2 blue", round=number), 0)) for number in range(9)]
    assert chances == [1, 1, 1, 1, 1, pytest.approx(3 / 4), pytest.approx(2 / 3), pytest.approx(1 / 2), 0]


def test_takers_are_those_whom_a_trade_helps() -> None:
    state = open_table("2 troll, blue", "2 blue, troll", "lead, green", "lead, green")
    judged = Judgement(GAME.view(state, 0), FastRng(1), 3)
    blue, troll, gold = 0, 4, 9
    assert judged.takers(blue, 1, troll, 1) == 1.0
    assert judged.takers(blue, 1, gold, 1) == 0.0
    act(state, 1, STONE)
    assert Judgement(GAME.view(state, 0), FastRng(1), 3).takers(blue, 1, troll, 1) == 0.0
