"""A pile is an int that loses nothing: whatever part of the deck it holds comes back."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from chaudron.games.poison.cards import (
    CARDS,
    COLOUR,
    COPIES,
    DECK,
    VALUE,
    cards,
    count,
    kinds,
    of_colour,
    pile_of,
    poisons,
    size,
    tally,
    total,
)
from chaudron.games.poison.model import Card

parts = st.fixed_dictionaries({card: st.integers(0, COPIES[card.number]) for card in Card}).map(
    lambda held: [card for card in Card for _ in range(held[card])]
)


@given(parts)
def test_the_cards_of_a_pile_come_back(some: list[Card]) -> None:
    pile = pile_of(some)
    assert list(cards(pile)) == some
    assert [CARDS[kind] for kind in kinds(pile)] == some
    assert [count(pile, card.number) for card in Card] == [some.count(card) for card in Card]


@given(parts)
def test_a_pile_knows_its_size_total_and_colours(some: list[Card]) -> None:
    pile = pile_of(some)
    assert size(pile) == len(some)
    assert total(pile) == sum(VALUE[card.number] for card in some)
    assert poisons(pile) == some.count(Card.POISON)
    by_colour = Counter(COLOUR[card.number] for card in some)
    assert [of_colour(tally(pile), colour) for colour in range(4)] == [by_colour[colour] for colour in range(4)]


@given(parts, st.integers(0, 50))
def test_piles_add_up_without_carrying_over(some: list[Card], cut: int) -> None:
    left, right = some[:cut], some[cut:]
    assert pile_of(left) + pile_of(right) == pile_of(some)
    assert pile_of(some) - pile_of(left) == pile_of(right)


def test_the_deck_is_the_largest_pile() -> None:
    whole = pile_of([CARDS[kind] for kind in DECK])
    assert size(whole) == 50
    assert total(whole) == 3 * (3 * 1 + 3 * 2 + 2 * 4 + 3 * 5 + 3 * 7) + 8 * 4
