"""Cards as numbers and sets of cards as bits: thirteen bits for each suit, so that a whole deck fits into one int."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hearts.model import Card

CARDS: Final[list[Card]] = list(Card)
SEATS: Final = 4
RANKS: Final = 13
SIZE: Final = SEATS * RANKS
SUIT_BITS: Final = (1 << RANKS) - 1

ONE: Final[vec[i64]] = vec[i64]([1 << card for card in range(SIZE)])
"""The set of a single card."""
SUIT_OF: Final[vec[i64]] = vec[i64]([card // RANKS for card in range(SIZE)])
SUITS: Final[vec[i64]] = vec[i64]([SUIT_BITS << RANKS * suit for suit in range(4)])
"""All cards of a suit."""
CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3
TWO: Final = 0
"""The two of clubs."""
JACK: Final = 22
"""The jack of diamonds."""
QUEEN: Final = 49
"""The queen of spades."""
ALL: Final = (1 << 52) - 1
HEART_CARDS: Final = SUIT_BITS << 26
QUEEN_CARD: Final = 1 << 49
JACK_CARD: Final = 1 << 22
POINT_CARDS: Final = HEART_CARDS | QUEEN_CARD

COUNT: Final[vec[i64]] = vec[i64]([bits.bit_count() for bits in range(1 << RANKS)])
"""How many cards of a suit there are."""


def members(bits: int) -> list[int]:
    """The cards of a set, in their order."""
    found: list[int] = []
    card: i64 = 0
    left: i64 = bits
    while left:
        if left & 1:
            found.append(card)
        left >>= 1
        card += 1
    return found


NTH: Final[vec[i64]] = vec[i64]([([*members(bits)] + [0] * RANKS)[n] for bits in range(1 << RANKS) for n in range(RANKS)])
"""The rank of the nth card of a suit, for every set of its cards."""


def size(bits: i64) -> i64:
    """How many cards there are in a set."""
    return (
        COUNT[bits & SUIT_BITS]
        + COUNT[bits >> RANKS & SUIT_BITS]
        + COUNT[bits >> (2 * RANKS) & SUIT_BITS]
        + COUNT[bits >> (3 * RANKS) & SUIT_BITS]
    )


def nth(bits: i64, n: i64) -> i64:
    """The nth card of a set, in their order."""
    suit: i64 = 0
    while True:
        here: i64 = bits >> RANKS * suit & SUIT_BITS
        held = COUNT[here]
        if n < held:
            return RANKS * suit + NTH[here * RANKS + n]
        n -= held
        suit += 1


def lowest(bits: i64, suit: i64) -> i64:
    """The lowest card of a suit in a set that has one."""
    return RANKS * suit + NTH[(bits >> RANKS * suit & SUIT_BITS) * RANKS]


def highest(bits: i64, suit: i64) -> i64:
    """The highest card of a suit in a set that has one."""
    here: i64 = bits >> RANKS * suit & SUIT_BITS
    return RANKS * suit + NTH[here * RANKS + COUNT[here] - 1]


def cards(bits: int) -> tuple[Card, ...]:
    """The cards of a set, as moves, events and views name them."""
    return tuple([CARDS[card] for card in members(bits)])


def bits_of(some: tuple[Card, ...]) -> int:
    """The set of these cards."""
    bits: i64 = 0
    for card in some:
        bits |= ONE[card.number]
    return bits
