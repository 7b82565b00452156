"""Recipes, lightning and deals: how a game and a round begin (ZAU-5 to ZAU-7, ZAU-20)."""

from collections import Counter

import pytest

from chaudron.games.zaubercocktail.cards import LIGHTNING, RECIPES
from chaudron.games.zaubercocktail.model import Began, Dealt, Options, RecipeTurned, Trade
from chaudron.kernel.model import News
from chaudron.testing import rng, told
from tests.games.zaubercocktail.table import (
    GAME,
    GENEROUS,
    SEATS,
    cards,
    choose,
    hand,
    known,
    offers,
    pile,
    public,
    score,
    start,
    stop_all,
    table,
)


def test_zau_05_lightning_is_any_of_the_last_four_cards() -> None:
    places = Counter(start(4, number).recipes.index(LIGHTNING) for number in range(200))
    assert set(places) == {6, 7, 8, 9}
    assert min(places.values()) > 25


def test_zau_05_recipes_are_shuffled_to_the_last() -> None:
    orders = [start(4, number).recipes for number in range(60)]
    for place in range(6):
        assert {recipes[place] for recipes in orders} == set(range(9))
    for place in (6, 7, 8, 9):
        assert len({recipes[place] for recipes in orders}) > 6


@pytest.mark.parametrize("seats", SEATS)
def test_zau_06_ten_cards_each_to_begin_with(seats: int) -> None:
    news: list[News] = []
    state = start(seats, 3, news=news)
    assert public(state).hands == (10,) * seats
    assert public(state).pile == 155 - 10 * seats
    dealt = {only: event for event, only in news if isinstance(event, Dealt)}
    assert dealt == {seat: Dealt(seat, hand(state, seat)) for seat in range(seats)}


@pytest.mark.parametrize("seats", SEATS)
def test_zau_06_five_more_for_every_later_round_and_unplayed_cards_stay(seats: int) -> None:
    state = table("3 gold, 2 blue, lead", "2 white, green", seats=seats, pile="5 faran", dealer=0)
    news = score(state, "3 gold", "2 white", *[""] * (seats - 2))
    assert public(state).hands == (3 + 5, 1 + 5, *[5] * (seats - 2))
    assert not Counter(cards("2 blue, lead")) - Counter(hand(state, 0))
    for event, only in news:
        if isinstance(event, Dealt):
            assert event.seat == only
            assert len(event.cards) == 5
            assert not Counter(event.cards) - Counter(hand(state, event.seat))


@pytest.mark.parametrize("seats", SEATS)
def test_zau_07_a_recipe_is_turned_up_and_everybody_may_trade_at_once(seats: int) -> None:
    news: list[News] = []
    state = start(seats, 1, news=news)
    assert dict(GAME.asks(state)) == dict.fromkeys(range(seats), Trade())
    assert not Trade().must
    recipe = RECIPES[state.recipes[0]]
    assert told(news, RecipeTurned) == [RecipeTurned(1, recipe.first, recipe.second, recipe.third, recipe.last)]
    assert public(state).recipe == recipe
    assert offers(state) == []
    assert public(state).pawns == (0,) * seats


def test_zau_07_the_next_recipe_opens_trading_again() -> None:
    state = table("2 blue", "2 lead", recipe=GENEROUS, stones=(1,))
    news = score(state, "2 blue", "2 lead", "", "")
    assert dict(GAME.asks(state)) == dict.fromkeys(range(4), Trade())
    (turned,) = told(news, RecipeTurned)
    assert turned.round == 2
    view = public(state)
    assert (view.round, view.phase, view.turned) == (1, "trade", (RECIPES[state.recipes[0]],))
    assert view.recipe == RECIPES[state.recipes[1]]
    assert (view.stones, view.stopped, view.ready) == ((), (), (False,) * 4)


def test_zau_20_cards_are_dealt_one_at_a_time_beginning_left_of_the_dealer() -> None:
    order = ["blue", "green", "lead", "gira"] * 5
    state = table("2 gold", "2 faran", "2 white", "2 silver", pile=order, dealer=2)
    score(state, "2 gold", "2 faran", "2 white", "2 silver")
    assert [hand(state, seat) for seat in (3, 0, 1, 2)] == [cards(f"5 {name}") for name in order[:4]]


def test_zau_20_the_dealer_is_a_random_seat_fixed_for_the_game() -> None:
    found = set()
    for number in range(40):
        news: list[News] = []
        state = start(5, number, news=news)
        (began,) = told(news, Began)
        assert began.dealer == state.dealer == public(state).dealer
        found.add(began.dealer)
    assert found == set(range(5))
    state = table("2 gold", dealer=3)
    score(state, "2 gold", "", "", "")
    assert public(state).dealer == 3


def test_zau_20_a_pile_that_runs_short_goes_as_far_as_it_goes() -> None:
    """Seven seats want 35 cards; there are 6 and the 14 that were shown."""
    shown = ["2 gold", "2 faran", "2 white", "2 silver", "2 yellow", "2 troll", "2 gira"]
    state = table(*shown, pile=["blue"] * 6, short=True, dealer=4)
    news = score(state, *shown)
    assert public(state).hands == (3, 3, 3, 3, 2, 3, 3)
    assert public(state).pile == 0
    assert [hand(state, seat).count(cards("blue")[0]) for seat in range(7)] == [1, 1, 1, 1, 0, 1, 1]
    assert sum(len(event.cards) for event in told(news, Dealt)) == 20


def test_zau_20_a_round_is_played_with_no_cards_to_deal() -> None:
    state = table("2 gold", "2 faran", "blue", "lead", short=True, pawns=[5] * 4, dealer=0)
    state.hands[:] = [0] * len(state.hands)
    score(state, "", "", "", "")
    assert public(state).hands == (0, 0, 0, 0)
    assert set(GAME.asks(state)) == {0, 1, 2, 3}


def test_zau_20_shown_cards_are_shuffled_and_go_under_the_pile() -> None:
    """Thirteen cards are shown; who draws to break a tie adds what was drawn."""
    orders = set()
    for draws in range(5):
        state = table("3 gold, 4 lead", "2 faran, 4 gira", "blue", "blue", pile=["green", "white"] + ["troll"] * 3)
        before = len(pile(state))
        score(state, "3 gold + 4 lead", "2 faran + 4 gira", "", "", draws=draws)
        drawn = ["green", "white"]
        under = pile(state)[-15:]
        assert Counter(under) == Counter(["gold"] * 3 + ["lead"] * 4 + ["faran"] * 2 + ["gira"] * 4 + drawn)
        assert len(pile(state)) == before + 13 - 20
        orders.add(tuple(under))
    assert len(orders) == 5


def test_zau_20_what_is_not_shown_does_not_go_under_the_pile() -> None:
    state = table("3 gold, 4 lead", "2 faran", "2 white", "2 silver", pawns=[34])
    score(state, "3 gold", "2 faran", "2 white", "2 silver")
    assert hand(state, 0) == cards("4 lead")
    assert Counter(pile(state)[-9:]) == Counter({"gold": 3, "faran": 2, "white": 2, "silver": 2})


def test_zau_20_shown_jokers_go_under_the_pile_as_jokers() -> None:
    state = table("2 gold, black", "2 faran", "2 white", "2 silver", pawns=[34])
    score(state, "2 gold, black", "2 faran", "2 white", "2 silver")
    assert Counter(pile(state)[-9:]) == Counter({"gold": 2, "black": 1, "faran": 2, "white": 2, "silver": 2})
    assert public(state).layers == (cards("2 gold, black, 2 faran, 2 white, 2 silver"),)


def test_zau_20_stones_return() -> None:
    state = table("2 gold", stones=(1,))
    score(state, "2 gold", "", "", "")
    assert public(state).stones == ()


def test_hands_are_dealt_from_a_shuffled_pile() -> None:
    assert len({tuple(pile(start(4, number))) for number in range(5)}) == 5
    assert GAME.start(4, Options(), rng(4)).pile == start(4, 4).pile


def test_nobody_is_known_to_hold_anything_at_the_start() -> None:
    state = start(6)
    assert all(known(state, seat) == () for seat in range(6))


def test_a_seat_that_shows_no_more_waits_for_the_others() -> None:
    state = table("2 blue", "2 lead")
    stop_all(state)
    choose(state, 0, "2 blue")
    assert set(GAME.asks(state)) == {1, 2, 3}
