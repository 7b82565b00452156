"""The cards and the deal of Poison (POI-1 to POI-4)."""

from collections import Counter

import pytest

from chaudron.games.poison import GAME, Card, Dealt, Poured, Received
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup, News
from chaudron.testing import seed, told
from tests.games.poison.table import (
    DECK,
    PLAIN,
    aside,
    brew_colour,
    colour,
    deals,
    every_number_of_seats,
    hand,
    pour,
    start,
    table,
    value,
    whole_match,
)

# Cards


def test_poi_01_the_deck() -> None:
    state = start(5)
    assert sum((Counter(hand(state, seat)) for seat in range(5)), Counter()) == DECK
    assert DECK.total() == 50


@pytest.mark.parametrize("card", Card)
def test_poi_01_what_a_card_is_worth(card: Card) -> None:
    state = table([card])
    assert told(pour(state, card, 1), Poured) == [Poured(0, card, 1, total=value(card), forced=False)]
    assert brew_colour(state, 1) is colour(card)


# Deal


@every_number_of_seats
def test_poi_02_the_deal_passes_to_the_left(seats: int) -> None:
    dealers = [event.dealer for event in told(whole_match(seats), Dealt)]
    assert dealers == [(dealers[0] + n) % seats for n in range(len(dealers))]


@every_number_of_seats
def test_poi_02_the_first_dealer_is_random(seats: int) -> None:
    dealers = Counter(GAME.view(start(seats, number), None).dealer for number in range(50 * seats))
    assert set(dealers) == set(range(seats))
    assert all(25 < times < 75 for times in dealers.values())


@pytest.mark.parametrize(("seats", "sizes"), [(4, (13, 13, 12, 12)), (5, (10, 10, 10, 10, 10)), (6, (9, 9, 8, 8, 8, 8))])
def test_poi_03_left_of_the_dealer_come_the_extra_cards(seats: int, sizes: tuple[int, ...]) -> None:
    dealers = set()
    for dealt, received in deals(seats):
        assert tuple(len(received[(dealt.dealer + 1 + n) % seats].cards) for n in range(seats)) == sizes
        dealers.add(dealt.dealer)
    assert dealers == set(range(seats))


@every_number_of_seats
def test_poi_03_every_seat_hears_its_own_cards_only(seats: int) -> None:
    match = Match(GAME, seats, PLAIN, seed(0))
    hands = [News(Received(seat, match.view(seat).hand), only=seat) for seat in range(seats)]
    assert match.opening[1:] == hands


def test_poi_03_every_round_is_shuffled_anew() -> None:
    starters = {received[dealt.starter].cards for dealt, received in deals(6)}
    assert len(starters) == 6


def test_poi_03_any_card_may_come_to_any_seat() -> None:
    """Places count from the dealer here, for a random dealer alone would spread an unshuffled deck."""
    met: list[Counter[Card]] = [Counter() for _ in range(4)]
    for number in range(200):
        state = start(4, number)
        for place in range(4):
            met[place].update(hand(state, (GAME.view(state, None).dealer + place) % 4))
    assert all(set(cards) == set(Card) for cards in met)


def test_poi_04_three_seats_deal_as_if_there_were_four() -> None:
    dealers = set()
    for number in range(40):
        state = start(3, number)
        view = GAME.view(state, None)
        assert [view.hands[(view.dealer + n) % 3] for n in (1, 2, 3)] == [13, 13, 12]
        assert view.aside == len(aside(state)) == 12
        assert sum((Counter(hand(state, seat)) for seat in range(3)), Counter(aside(state))) == DECK
        dealers.add(view.dealer)
    assert dealers == {0, 1, 2}


def test_poi_04_every_round_sets_twelve_cards_aside() -> None:
    for dealt, received in deals(3):
        assert [len(received[(dealt.dealer + n) % 3].cards) for n in (1, 2, 3)] == [13, 13, 12]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_poi_04_more_seats_set_nothing_aside(seats: int) -> None:
    assert aside(start(seats)) == ()


@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_poison_is_for_three_to_six(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match(GAME, seats, PLAIN, seed(0))
