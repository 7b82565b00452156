"""Role cards, goods and potions as lookup tables, and the constraints on any file of potions (WIE-1, WIE-3)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.wie_verhext.model import Cards, Good, Options, Pile, Potion, Role
from chaudron.kernel.bits import Bits, below, bits_of, count, has, members
from chaudron.kernel.decks import Decks
from chaudron.kernel.model import BadSetup

PILES: Final[list[Pile]] = list(Pile)
CAULDRONS: Final = 3
"""The number of cauldrons, which are the first piles."""
GOLD_SHELF: Final = Pile.GOLD_SHELF.number
INGREDIENT_SHELF: Final = Pile.INGREDIENT_SHELF.number
CAULDRON_CARDS: Final = 7
SHELF_CARDS: Final = 5
RAVENS: Final = 2
"""How many ravens are in each pile."""
ROLES: Final[list[Role]] = list(Role)
GOODS: Final[list[Good]] = list(Good)
RED: Final = 0
WHITE: Final = 1
GREEN: Final = 2
GOLD: Final = 3
VIAL: Final = 4
KINDS: Final = 5
"""The number of kinds of goods; a seat's goods are that many consecutive numbers."""
COLOURS: Final = 3
"""The number of colours of drops, which are the first goods."""
OPEN_GOODS: Final = 4
"""The number of kinds of goods that lie open, drops and gold; the vials come after them."""
assert [good.number for good in (Good.RED, Good.WHITE, Good.GREEN, Good.GOLD, Good.VIAL)] == [RED, WHITE, GREEN, GOLD, VIAL]

WOLF_KEEPER: Final = Role.WOLF_KEEPER.number
SNAKE_HUNTER: Final = Role.SNAKE_HUNTER.number
HERB_GATHERER: Final = Role.HERB_GATHERER.number
ALCHEMIST: Final = Role.ALCHEMIST.number
FORTUNE_TELLER: Final = Role.FORTUNE_TELLER.number
ASSISTANT: Final = Role.ASSISTANT.number
WIZARD: Final = Role.WIZARD.number
WITCH: Final = Role.WITCH.number
DRUID: Final = Role.DRUID.number
CUTPURSE: Final = Role.CUTPURSE.number
BEGGING_MONK: Final = Role.BEGGING_MONK.number
WARLOCK: Final = Role.WARLOCK.number
CHOSEN: Final = 5  # WIE-7

NONE: Final = -1


def by_role(named: dict[Role, int]) -> vec[i64]:
    """A table indexed by role number; NONE for roles that are not named."""
    return vec[i64]([named.get(role, NONE) for role in ROLES])


COLOUR_GATHERED: Final = by_role({Role.WOLF_KEEPER: RED, Role.SNAKE_HUNTER: WHITE, Role.HERB_GATHERER: GREEN})
"""The colour of the drops that a role brings (WIE-18)."""
BREWERS: Final[dict[Role, Pile]] = {Role.WIZARD: Pile.COPPER, Role.WITCH: Pile.IRON, Role.DRUID: Pile.SILVER}
COLLECTORS: Final[dict[Role, Pile]] = {Role.CUTPURSE: Pile.GOLD_SHELF, Role.BEGGING_MONK: Pile.INGREDIENT_SHELF}
KEEPERS: Final[dict[Pile, Role]] = {pile: role for role, pile in (BREWERS | COLLECTORS).items()}
"""The role that takes a pile's top card."""
CAULDRON_BREWED: Final = by_role({role: pile.number for role, pile in BREWERS.items()})
"""The cauldron that a role brews from (WIE-22)."""
SHELF_COLLECTED: Final = by_role({role: pile.number for role, pile in COLLECTORS.items()})
"""The shelf that a role collects for (WIE-25, WIE-28)."""


def collects(role: i64) -> bool:
    """Whether a role has everybody contribute to a shelf."""
    return SHELF_COLLECTED[role] != NONE


Roles: TypeAlias = Bits
"""A set of roles."""
NUMBER_OF_ROLES: Final = 12
ALL_ROLES: Final[int] = below(NUMBER_OF_ROLES)


def roles_in(roles: Roles) -> tuple[Role, ...]:
    """The roles in a set, by name."""
    return tuple([ROLES[role] for role in range(NUMBER_OF_ROLES) if has(roles, role)])


def roles_of(roles: Sequence[Role]) -> int:
    """The set of these roles."""
    return bits_of([role.number for role in roles])


SIZE: Final[vec[i64]] = vec[i64]([count(roles) for roles in range(ALL_ROLES + 1)])
"""How many roles there are in each set."""
FIRST_OF: Final[vec[i64]] = vec[i64]([NONE] + [members(roles)[0] for roles in range(1, ALL_ROLES + 1)])
"""The first role of each set."""


def is_cauldron(pile: int) -> bool:
    """Whether a pile is one of the cauldrons; the others are shelves."""
    return pile not in (GOLD_SHELF, INGREDIENT_SHELF)


assert [is_cauldron(pile) for pile in range(len(PILES))] == [True] * CAULDRONS + [False] * (len(PILES) - CAULDRONS)
PILE_SIZE: Final = 8
"""More cards than a pile has."""


def card_at(pile: i64, place: i64) -> i64:
    """The number of a potion: its pile, and its place from the top."""
    return PILE_SIZE * pile + place


def pile_of(card: i64) -> i64:
    """The pile of a potion, by its number."""
    return card // PILE_SIZE


def place_of(card: i64) -> i64:
    """The place of a potion in its pile, by its number."""
    return card % PILE_SIZE


class Deck:
    """Each pile as lists indexed by the card's position in it; a pile has `size` cards."""

    def __init__(self, cards: Cards) -> None:
        self.potions: list[list[Potion]] = potions(cards)
        self.size: list[int] = [len(pile) for pile in self.potions]
        self.points: list[list[int]] = [[potion.points for potion in pile] for pile in self.potions]
        self.raven: list[list[bool]] = [[potion.raven for potion in pile] for pile in self.potions]
        self.red: list[list[int]] = [[potion.red for potion in pile] for pile in self.potions]
        self.white: list[list[int]] = [[potion.white for potion in pile] for pile in self.potions]
        self.green: list[list[int]] = [[potion.green for potion in pile] for pile in self.potions]
        self.number: list[list[int]] = [[number(potion) for potion in pile] for pile in self.potions]
        """How many drops or gold a card takes, whatever their colour."""


def potions(cards: Cards) -> list[list[Potion]]:
    """The five piles, in the order of `Pile`."""
    return [list(cards.copper), list(cards.iron), list(cards.silver), list(cards.gold_shelf), list(cards.ingredient_shelf)]


def number(potion: Potion) -> int:
    """How many drops or gold a card takes."""
    return potion.red + potion.white + potion.green + potion.gold + potion.drops


def foreign(pile: int, potion: Potion) -> bool:
    """Whether a card costs nothing, or something that cards of this pile never cost."""
    coloured = potion.red + potion.white + potion.green
    if is_cauldron(pile):
        return not coloured or bool(potion.gold + potion.drops)
    if pile == GOLD_SHELF:
        return not potion.gold or bool(coloured + potion.drops)
    return not potion.drops or bool(coloured + potion.gold)


def check_cards(cards: Cards) -> None:
    """Refuse potions that violate a constraint, and name that constraint."""
    for pile, found in enumerate(potions(cards)):
        name = PILES[pile].value
        expected = CAULDRON_CARDS if is_cauldron(pile) else SHELF_CARDS
        if len(found) != expected:
            raise BadSetup("cards-number", pile=name, found=len(found), expected=expected)
        for place, potion in enumerate(found):
            if foreign(pile, potion):
                raise BadSetup("cards-cost", pile=name, place=place)
            if place and potion.points < found[place - 1].points:
                raise BadSetup("cards-order", pile=name, place=place)
        ravens = sum(potion.raven for potion in found)
        if ravens != RAVENS:
            raise BadSetup("cards-ravens", pile=name, found=ravens, expected=RAVENS)


DECKS: Final[Decks[Cards, Deck]] = Decks(Cards, Deck, (Path(__file__).parent / "cards.toml").read_text("utf-8"))
"""The potions of `cards.toml`, or of a table's own file."""


def deck_of(options: Options) -> Deck:
    """The potions that a table plays with."""
    return DECKS.of(options.cards)
