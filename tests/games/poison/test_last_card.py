"""A last card with one place to go is played without asking; nothing else is."""

import pytest

from chaudron.games.poison import GAME, BoiledOver, Card, Poured, RoundEnded
from chaudron.kernel.model import News
from tests.games.poison.table import BLUE_1, BLUE_2, POISON, RED_1, RED_2, RED_7, allowed, pour, table


def test_a_last_card_with_one_place_is_played_unasked() -> None:
    state = table([BLUE_1], [RED_1], cauldrons=[[RED_2]])
    assert pour(state, BLUE_1, 1) == [
        News(Poured(0, BLUE_1, 1, total=1, forced=False)),
        News(Poured(1, RED_1, 0, total=3, forced=True)),
    ]
    assert list(GAME.asks(state)) == [2]


def test_forced_cards_boil_over_and_end_the_round_like_others() -> None:
    state = table([BLUE_1], [RED_7], [BLUE_2], cauldrons=[[RED_7]])
    news = pour(state, BLUE_1, 1)
    assert [event for event, _ in news[:5]] == [
        Poured(0, BLUE_1, 1, total=1, forced=False),
        Poured(1, RED_7, 0, total=14, forced=True),
        BoiledOver(1, 0, (RED_7,)),
        Poured(2, BLUE_2, 1, total=3, forced=True),
        RoundEnded(1),
    ]


@pytest.mark.parametrize("last", [POISON, RED_1])
def test_a_last_card_with_several_places_is_asked_for(last: Card) -> None:
    state = table([BLUE_1], [last])
    pour(state, BLUE_1, 1)
    assert list(GAME.asks(state)) == [1]
    assert len(allowed(state, last)) > 1


@pytest.mark.parametrize("pair", [(RED_1, RED_1), (RED_2, RED_2), (RED_1, RED_2)])
def test_two_cards_are_asked_for_even_if_there_is_no_choice(pair: tuple[Card, Card]) -> None:
    """Playing one of two equal cards unasked would tell everybody what the other is."""
    state = table([BLUE_1], pair, cauldrons=[[RED_2]])
    assert len(pour(state, BLUE_1, 1)) == 1
    assert list(GAME.asks(state)) == [1]


@pytest.mark.parametrize(
    ("poured", "unseen", "tells"),
    [
        ((BLUE_1, 1), BLUE_2, True),  # it is not the blue one, which would have one place to go
        ((BLUE_1, 1), RED_1, False),  # two places are left for it
        ((POISON, 1), BLUE_2, False),
    ],
)
def test_being_asked_for_a_last_card_tells_that_it_is_none_with_one_place(poured: tuple[Card, int], unseen: Card, *, tells: bool) -> None:
    state = table([poured[0], POISON], [POISON], [unseen, unseen])
    assert not GAME.reveals(state)
    pour(state, *poured)
    assert list(GAME.asks(state)) == [1]
    assert GAME.reveals(state) == tells
