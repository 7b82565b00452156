"""The cards as lookup tables, and the constraints on any file of cards (ACA-1, ACA-2).

A card is a number, its position in the file; a set of cards is a set of bits.
"""

from pathlib import Path
from typing import Final, TypeAlias

from mypy_extensions import i64

from chaudron.games.potion_academy.model import Card, Cards, Options, Potion
from chaudron.kernel.bits import Bits, count, members, one
from chaudron.kernel.decks import Decks
from chaudron.kernel.model import BadSetup

POTIONS: Final = 6
"""The number of potions; the next number is NO_POTION, so a list indexed by potion has one more entry."""
NO_POTION: Final = Potion.NONE.number
assert NO_POTION == POTIONS
BATCHES: Final = [18, 6, 6]  # ACA-1
BATCH_NAMES: Final = ["from-three", "from-four", "from-five"]
BATCH_POTIONS: Final = [4, 1, 1]
PER_POTION: Final = 4
TRIO: Final = 3
"""How many potions three different or three of the same are (ACA-22)."""
QUARTET: Final = 4
"""How many potions four different are (ACA-22)."""
PER_BATCH_BLANK: Final = 2
IN_PLAY: Final = [0, 18, 24, 18, 24, 30]
"""How many of the cards are used, by the number of seats (ACA-1, ACA-26, ACA-29)."""
MOST_NAMED: Final = 10_000
"""The maximum number of sets of cards to cache."""


CardSet: TypeAlias = Bits
"""A set of cards as bits, by their numbers."""
Potions: TypeAlias = i64
"""How many cards there are of each potion, four bits each; the last four count those without any."""
COUNT_BITS: Final = 4
PART: Final = 10
"""How many cards of a set are looked up at once, to count their potions."""


def one_of(potion: i64) -> Potions:
    """One card of a potion."""
    return 1 << COUNT_BITS * potion


def of_potion(potions: Potions, potion: i64) -> i64:
    """How many there are of one potion."""
    return potions >> COUNT_BITS * potion & 15


def different(potions: Potions) -> i64:
    """How many different potions there are."""
    return count(potions + 0x777777 & 0x888888)


def alike(potions: Potions) -> bool:
    """Whether there are three of the same potion; there are never more than four."""
    return potions + (4 - TRIO) * 0x111111 & 0x444444 != 0


class Deck:
    """The cards of one file, by number."""

    def __init__(self, cards: Cards) -> None:
        self.cards: list[Card] = [*cards.from_three, *cards.from_four, *cards.from_five]
        self.number: dict[Card, int] = {card: number for number, card in enumerate(self.cards)}
        self.potion: list[int] = [card.potion.number for card in self.cards]
        self.target: list[int] = [card.target.number for card in self.cards]
        self.effect: list[int] = [card.effect.number for card in self.cards]
        self.named: dict[int, tuple[Card, ...]] = {}
        self.unit: list[int] = [int(one_of(potion)) for potion in self.potion]
        """Each card's potion, counted once."""
        self.counted: list[list[int]] = [self.count_part(start) for start in range(0, len(self.cards), PART)]
        """The potions of every set of the first ten cards, of the next ten, and of the last."""

    def count_part(self, start: int) -> list[int]:
        """The potions of every set of ten cards from this one on."""
        found = [0]
        for unit in self.unit[start : start + PART]:
            found += [unit + others for others in found]
        return found

    def potions(self, cards: CardSet) -> Potions:
        """The potions of a set of cards."""
        low: i64 = self.counted[0][cards & 1023]
        middle: i64 = self.counted[1][cards >> PART & 1023]
        high: i64 = self.counted[2][cards >> 2 * PART]
        return low + middle + high

    def cards_in(self, cards: int) -> tuple[Card, ...]:
        """The cards of a set, in the order of the file."""
        found = self.named.get(cards)
        if found is None:
            if len(self.named) > MOST_NAMED:
                self.named.clear()
            found = self.named[cards] = tuple([self.cards[number] for number in members(cards)])
        return found

    def set_of(self, cards: tuple[Card, ...]) -> int:
        """The set of these cards."""
        found: CardSet = 0
        for card in cards:
            found |= one(self.number[card])
        return int(found)


def check_cards(cards: Cards) -> None:
    """Refuse cards that violate a constraint, and name that constraint (ACA-1)."""
    batches = [cards.from_three, cards.from_four, cards.from_five]
    everything = [card for batch in batches for card in batch]
    fresh: set[Potion] = set()
    for name, batch, size, kinds in zip(BATCH_NAMES, batches, BATCHES, BATCH_POTIONS, strict=True):
        if len(batch) != size:
            raise BadSetup("cards-number", batch=name, found=len(batch), expected=size)
        potions = [card.potion for card in batch]
        if potions.count(Potion.NONE) != PER_BATCH_BLANK:
            raise BadSetup("cards-blank", batch=name, found=potions.count(Potion.NONE))
        there = {potion for potion in potions if potion is not Potion.NONE}
        for potion in sorted(there, key=lambda potion: potion.number):
            if potion in fresh or potions.count(potion) != PER_POTION:
                raise BadSetup("cards-potion", batch=name, potion=potion.value, found=potions.count(potion))
        assert len(there) == kinds, "four cards to a potion leave no other number"
        fresh |= there
    for place, card in enumerate(everything):
        if card in everything[:place]:
            raise BadSetup("cards-twice", place=place, other=everything.index(card) + 1)


DECKS: Final[Decks[Cards, Deck]] = Decks(Cards, Deck, (Path(__file__).parent / "cards.toml").read_text("utf-8"))
"""The cards of `cards.toml`, or of a table's own file."""


def deck_of(options: Options) -> Deck:
    """The cards that a table plays with."""
    return DECKS.of(options.cards)
