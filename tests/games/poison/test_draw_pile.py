"""Poison with a draw pile (POI-21)."""

from chaudron.games.poison import GAME, BoiledOver, Drew, DrewCard, Poured
from chaudron.kernel.model import News
from chaudron.testing import rng, told
from tests.games.poison.table import (
    BLUE_2,
    DRAW_PILE,
    PURPLE_1,
    PURPLE_2,
    RED_1,
    RED_2,
    RED_5,
    RED_7,
    by_round,
    every_number_of_seats,
    hand,
    play_on,
    pour,
    start,
    table,
    whole_match,
)

# Variant: draw pile


@every_number_of_seats
def test_poi_21_five_cards_each_and_the_rest_is_the_pile(seats: int) -> None:
    view = GAME.view(start(seats, options=DRAW_PILE), None)
    assert view.hands == (5,) * seats
    assert (view.stock, view.aside) == (50 - 5 * seats, 0)


def test_poi_21_a_card_is_drawn_after_the_overflow_and_only_the_drawer_sees_it() -> None:
    state = table([RED_7, PURPLE_2], cauldrons=[[RED_7, RED_5]], stock=[BLUE_2, PURPLE_1], options=DRAW_PILE)
    assert pour(state, RED_7, 0) == [
        News(Poured(0, RED_7, 0, total=19, forced=False)),
        News(BoiledOver(0, 0, (RED_5, RED_7))),
        News(Drew(0, left=1)),
        News(DrewCard(0, BLUE_2), only=0),
    ]
    assert hand(state, 0) == (BLUE_2, PURPLE_2)


def test_poi_21_nobody_draws_from_an_empty_pile() -> None:
    state = table([RED_1, RED_2], [RED_1, RED_2], stock=[BLUE_2], options=DRAW_PILE)
    assert told(pour(state, RED_1, 0), Drew) == [Drew(0, left=0)]
    assert told(pour(state, RED_1, 0), Drew) == []
    assert hand(state, 1) == (RED_2,)


@every_number_of_seats
def test_poi_21_the_round_ends_when_pile_and_hands_are_empty(seats: int) -> None:
    news = whole_match(seats, DRAW_PILE)
    assert {len(poured) for poured in by_round(news, Poured)} == {50}
    for drawn in by_round(news, Drew):
        assert [event.left for event in drawn] == list(reversed(range(50 - 5 * seats)))


@every_number_of_seats
def test_poi_21_hands_stay_at_five_while_the_pile_lasts(seats: int) -> None:
    state = start(seats, options=DRAW_PILE)
    while GAME.view(state, None).stock:
        assert GAME.view(state, None).hands == (5,) * seats
        play_on(state, rng())
