"""How traders judge: imagined hands, spaces, takers."""

from collections.abc import Sequence

import pytest

from chaudron.games.zaubercocktail.cards import KINDS, NUMBER, bundle_of
from chaudron.games.zaubercocktail.judgement import Judgement, imagined
from chaudron.games.zaubercocktail.model import Offer, View
from chaudron.games.zaubercocktail.outlook import Outlook
from chaudron.games.zaubercocktail.race import another_round
from chaudron.games.zaubercocktail.state import hand_of
from chaudron.kernel.rng import FastRng
from chaudron.testing import rng
from tests.games.zaubercocktail.table import GAME, STONE, act, cards, known, table, walk
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


def test_whoever_wants_a_kind_is_believed_to_collect_it() -> None:
    state = GAME.start(4, GAME.about.options(), rng(1))
    given = next(card for card in GAME.view(state, 1).hand if card not in cards("gold"))
    act(state, 1, Offer((given,), cards("gold")))
    view = GAME.view(state, 0)
    pairs = [sum(hands[1][9] >= 2 for hands in imagined(view, FastRng(1), 40, believed)) for believed in (0, 3)]
    assert pairs[0] < 10
    assert 25 <= pairs[1] < 40


def test_imagined_hands_differ_where_nothing_is_known() -> None:
    view = GAME.view(GAME.start(4, GAME.about.options(), rng(1)), 0)
    hands = {tuple(map(tuple, dream[1:])) for dream in imagined(view, FastRng(1), 20)}
    assert len(hands) == 20


def test_spaces_grow_with_the_result_and_the_ring_with_safety() -> None:
    state = GAME.start(7, GAME.about.options(), rng(2))
    state.pawns = [10] * 7
    view = GAME.view(state, 0)
    outlook = Outlook(view, FastRng(1), 30)
    assert outlook.spaces == sorted(outlook.spaces)
    assert outlook.spaces[0] < 0 < view.recipe.first - 0.5 < outlook.spaces[300] < view.recipe.first + 1
    assert outlook.ring(0) < -0.5
    assert outlook.ring(300) > 1.5


@pytest.mark.parametrize(
    ("better", "worse", "pays"), [(2, 1, True), (3, 0, False), (2, 2, True), (3, 1, False), (3, 2, True), (4, 1, False), (4, 2, False)]
)
def test_the_ring_pays_for_the_best_three_or_four(better: int, worse: int, *, pays: bool) -> None:
    """ZAU-18, with a number of others sure to have more than 100 points, and a number sure to have fewer."""
    rich = ["5 gira, 5 troll", "5 gira, 5 troll", "7 green, 7 blue", "7 green, 7 blue"]
    state = open_table("2 lead", *rich[:better], *["white, silver"] * worse)
    state.pawns = [10] * (1 + better + worse)
    ring = Outlook(GAME.view(state, 0), FastRng(1), 2).ring(100)
    assert ring > 1.0 if pays else ring < -0.5


# The end of the match.


def last_round(*texts: str, pawns: Sequence[int]) -> View:
    """The view of the first seat in the last round, in which all hands are known."""
    state = open_table(*texts, round=8)
    state.pawns = list(pawns)
    return GAME.view(state, 0)


HANDS = ("3 troll, 2 white, blue", "5 gira, 5 troll", "3 lead", "3 green")
"""The second seat is sure to have more than 100 points, the others fewer."""


def test_in_the_last_round_only_what_wins_the_match_counts() -> None:
    """Behind a seat that comes second at least, one must be first to win: the second place is no better than the last."""
    near = Outlook(last_round(*HANDS, pawns=[10, 11, 10, 10]), FastRng(1), 10)
    assert near.spaces[100] - near.spaces[0] < 0.3
    assert near.spaces[200] - near.spaces[100] > 3.0
    lost = Outlook(last_round(*HANDS, pawns=[10, 20, 10, 10]), FastRng(1), 10)
    assert lost.spaces[100] - lost.spaces[0] > 3.0, "nobody can catch up, so spaces count as they are"


def test_a_pawn_that_may_reach_the_last_space_leaves_nothing_for_later() -> None:
    """Cards that are kept are worth nothing in a round that is sure to be the last."""
    early = Outlook(GAME.view(open_table(*HANDS), 0), FastRng(1), 10)
    state = open_table(*HANDS)
    state.pawns = [34, 34, 34, 34]
    assert early.to_come > 0.0
    assert Outlook(GAME.view(state, 0), FastRng(1), 10).to_come == 0.0


def test_a_trade_costs_what_it_helps_a_rival() -> None:
    """The rose makes the second seat the best; that is no matter if it can no longer win the match."""
    hands = ("2 white, 3 troll, gold", "2 gold, 2 lead, white", "4 gira, 2 lead", "4 gira, 2 blue")
    give, get = bundle_of(cards("gold")), bundle_of(cards("white"))
    rival = Outlook(last_round(*hands, pawns=[10, 12, 10, 10]), FastRng(1), 8)
    beaten = Outlook(last_round(*hands, pawns=[10, 4, 10, 10]), FastRng(1), 8)
    assert rival.gain(give, get) > 0.0 > rival.deal(1, give, get)
    assert beaten.deal(1, give, get) == beaten.gain(give, get) > 0.0
    gold, white = 9, 7
    assert rival.promised(1.0, 0.0, gold, 1, white, 1) < 0.0 < beaten.promised(1.0, 0.0, gold, 1, white, 1)


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
