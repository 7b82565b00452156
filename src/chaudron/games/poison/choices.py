"""Where a card may go (POI-6 to POI-9), and the moves a hand allows.

This depends only on the colours of the three cauldrons, so it is computed once for each colouring: an int with two
bits per cauldron, 0 for no colour yet, else the colour.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.poison.cards import (
    CARDS,
    COLOUR,
    COLOUR_BITS,
    COLOUR_MASK,
    KINDS,
    NO_COLOUR,
    POISON,
    POISON_MASK,
    POISON_SHIFT,
    POTION_KINDS,
)
from chaudron.games.poison.model import Pour
from chaudron.kernel.bits import Bits, has, one

CAULDRONS: Final = 3  # POI-6


def colour_in(colouring: int, cauldron: int) -> int:
    """The colour a cauldron has in a colouring."""
    return colouring >> (2 * cauldron) & 3


def places(colouring: int, kind: int) -> tuple[int, ...]:
    """The cauldrons a card may be poured into."""
    everywhere = range(CAULDRONS)
    if kind == POISON:
        return tuple(everywhere)  # POI-8
    home = tuple(c for c in everywhere if colour_in(colouring, c) == COLOUR[kind])
    if home:
        return home  # POI-7
    return tuple(c for c in everywhere if colour_in(colouring, c) == NO_COLOUR)  # POI-6, POI-9


COLOURINGS: Final = range(1 << (2 * CAULDRONS))
POURS: Final[list[list[Pour]]] = [[Pour(CARDS[kind], c) for c in range(CAULDRONS)] for kind in range(KINDS)]
PLACES: Final[list[list[tuple[int, ...]]]] = [[places(colouring, kind) for kind in range(KINDS)] for colouring in COLOURINGS]


HELD: Final[vec[i64]] = vec[i64]([sum(1 << i for i in range(POTION_KINDS) if bits >> (2 * i) & 3) for bits in range(1 << COLOUR_BITS)])
"""Which kinds of a colour a hand holds, one bit per kind, from that colour's ten bits of the pile."""


class Choices:
    """The moves a hand allows, for every colouring; `closed` has a bit for each cauldron to leave out.

    A hand's moves are those with red and blue and those with purple and Poison, each computed when first needed.
    """

    def __init__(self, closed: Bits = 0) -> None:
        self.closed = closed
        self.red_and_blue: list[tuple[Pour, ...] | None] = [None] * (len(COLOURINGS) << (2 * POTION_KINDS))
        self.purple_and_poison: list[tuple[Pour, ...] | None] = [None] * (len(COLOURINGS) << (POTION_KINDS + 1))

    def pours(self, colouring: i64, hand: i64) -> tuple[Pour, ...]:
        """All moves with a hand."""
        held: Bits = HELD[hand & COLOUR_MASK] | HELD[hand >> COLOUR_BITS & COLOUR_MASK] << POTION_KINDS
        index: i64 = colouring << (2 * POTION_KINDS) | held
        some = self.red_and_blue[index]
        if some is None:
            some = self.red_and_blue[index] = self.work_out(colouring, 0, held)
        held = HELD[hand >> (2 * COLOUR_BITS) & COLOUR_MASK]
        if hand >> POISON_SHIFT & POISON_MASK:
            held |= one(POTION_KINDS)
        index = colouring << (POTION_KINDS + 1) | held
        more = self.purple_and_poison[index]
        if more is None:
            more = self.purple_and_poison[index] = self.work_out(colouring, 2 * POTION_KINDS, held)
        return some + more

    def work_out(self, colouring: int, first: int, held: Bits) -> tuple[Pour, ...]:
        """The moves with the kinds held, one bit per kind from `first` on."""
        return tuple(
            POURS[kind][cauldron]
            for kind in range(first, KINDS)
            if has(held, kind - first)
            for cauldron in PLACES[colouring][kind]
            if not has(self.closed, cauldron)
        )


ALL_CHOICES: Final = Choices()
KIND_AND_CAULDRON: Final[dict[Pour, int]] = {POURS[kind][c]: kind << 2 | c for kind in range(KINDS) for c in range(CAULDRONS)}
"""A move's kind of card and cauldron in one int."""
