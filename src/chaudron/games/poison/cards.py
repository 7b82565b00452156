"""A pile of cards is one small int: how many of each kind it holds, and what they add up to.

Two bits for each kind of potion (three copies at most), ten for Poison, the rest for the total of the values.
Adding two piles adds the ints; nothing carries over, since no pile ever holds more than the deck.
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.poison.model import Card, Colour

DATA: Final = tomllib.loads((Path(__file__).parent / "cards.toml").read_text("utf-8"))

CARDS: Final[list[Card]] = list(Card)
KINDS: Final = len(CARDS)
VALUE: Final[vec[i64]] = vec[i64]([DATA[card.value]["value"] for card in CARDS])
COPIES: Final[list[int]] = [DATA[card.value]["copies"] for card in CARDS]

NO_COLOUR: Final = 0
COLOURS: Final[list[str]] = [colour.value for colour in Colour]
COLOUR: Final[vec[i64]] = vec[i64](
    [1 + COLOURS.index(DATA[card.value]["colour"]) if "colour" in DATA[card.value] else NO_COLOUR for card in CARDS]
)
"""Each kind's colour: 1 red, 2 blue, 3 purple; 0 for Poison, which has none."""

POISON: Final = Card.POISON.number
POTION_KINDS: Final = 5
"""Kinds of each colour, so that a colour is ten bits of a pile."""
assert [int(COLOUR[kind]) for kind in range(KINDS)] == [1 + kind // POTION_KINDS for kind in range(POISON)] + [NO_COLOUR]
COLOUR_BITS: Final = 2 * POTION_KINDS
POISON_SHIFT: Final = 2 * POISON
COLOUR_MASK: Final = (1 << COLOUR_BITS) - 1

POISON_MASK: Final = COLOUR_MASK
TOTAL_SHIFT: Final = POISON_SHIFT + COLOUR_BITS

ONE: Final[vec[i64]] = vec[i64]([(1 << (2 * kind)) + (int(VALUE[kind]) << TOTAL_SHIFT) for kind in range(KINDS)])
"""A pile of a single card of each kind."""
DECK: Final[list[int]] = [kind for kind in range(KINDS) for _ in range(COPIES[kind])]
"""Every card's kind."""
WHOLE: Final[int] = sum([int(ONE[kind]) for kind in DECK])
"""The whole deck as a pile."""
COUNT: Final[vec[i64]] = vec[i64]([sum(bits >> (2 * i) & 3 for i in range(POTION_KINDS)) for bits in range(1 << COLOUR_BITS)])
"""How many cards ten bits of a pile stand for."""


TALLY_BITS: Final = 4
TALLY_SIZE: Final = 4 * TALLY_BITS


def tally(pile: i64) -> i64:
    """How many cards of each colour lie in a pile, four bits each, Poison's first: all that scoring needs."""
    red = COUNT[pile & COLOUR_MASK]
    blue = COUNT[pile >> COLOUR_BITS & COLOUR_MASK]
    purple = COUNT[pile >> (2 * COLOUR_BITS) & COLOUR_MASK]
    poison: i64 = pile >> POISON_SHIFT & POISON_MASK
    return poison | red << TALLY_BITS | blue << (2 * TALLY_BITS) | purple << (3 * TALLY_BITS)


COUNTED: Final[vec[i64]] = vec[i64]([int(tally(ONE[kind])) for kind in range(KINDS)])
"""The tally of a single card of each kind."""


def of_colour(tally: i64, colour: i64) -> i64:
    """How many cards of a colour, or of Poison (0), a tally counts."""
    return tally >> (TALLY_BITS * colour) & 15


def count(pile: int, kind: int) -> int:
    """How many cards of a kind lie in a pile."""
    return poisons(pile) if kind == POISON else pile >> (2 * kind) & 3


def poisons(pile: i64) -> i64:
    """How many Poison cards lie in a pile."""
    return pile >> POISON_SHIFT & POISON_MASK


def total(pile: i64) -> i64:
    """What the cards in a pile add up to."""
    return pile >> TOTAL_SHIFT


def size(pile: int) -> int:
    """How many cards lie in a pile."""
    counts = tally(pile)
    return sum(of_colour(counts, colour) for colour in range(4))


def unpacked(bits: int, colour: int) -> tuple[int, ...]:
    """The kinds of the cards of one colour, from that colour's ten bits of a pile."""
    first = POTION_KINDS * (colour - 1)
    return tuple(first + i for i in range(POTION_KINDS) for _ in range(bits >> (2 * i) & 3))


UNPACKED: Final[list[list[tuple[int, ...]]]] = [[unpacked(bits, colour) for bits in range(1 << COLOUR_BITS)] for colour in (1, 2, 3)]


def kinds(pile: int) -> list[int]:
    """The kind of every card in a pile."""
    found = list(UNPACKED[0][pile & COLOUR_MASK])
    found.extend(UNPACKED[1][pile >> COLOUR_BITS & COLOUR_MASK])
    found.extend(UNPACKED[2][pile >> (2 * COLOUR_BITS) & COLOUR_MASK])
    for _ in range(poisons(pile)):
        found.append(POISON)
    return found


def cards(pile: int) -> tuple[Card, ...]:
    """The cards of a pile, as moves, events and views name them."""
    return tuple(CARDS[kind] for kind in kinds(pile))


def pile_of_kinds(some: list[int], start: i64, end: i64, step: i64 = 1) -> i64:
    """The pile of every nth card of a slice of kinds."""
    pile: i64 = 0
    i = start
    while i < end:
        pile += ONE[some[i]]
        i += step
    return pile


def pile_of(some: Sequence[Card]) -> int:
    """The pile of these cards."""
    pile: i64 = 0
    for i in range(len(some)):
        pile += ONE[some[i].number]
    return pile
