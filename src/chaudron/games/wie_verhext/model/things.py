"""The things Wie verhext! is played with: roles, goods, potion cards, options, arrangements."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from chaudron.kernel import model as kernel
from chaudron.kernel.model import Numbered, Seat


class Role(Numbered):
    """The twelve roles that everyone has."""

    WOLF_KEEPER = "wolf-keeper"
    SNAKE_HUNTER = "snake-hunter"
    HERB_GATHERER = "herb-gatherer"
    ALCHEMIST = "alchemist"
    FORTUNE_TELLER = "fortune-teller"
    ASSISTANT = "assistant"
    WIZARD = "wizard"
    WITCH = "witch"
    DRUID = "druid"
    CUTPURSE = "cutpurse"
    BEGGING_MONK = "begging-monk"
    WARLOCK = "warlock"


class Good(Numbered):
    """What a seat can own: drops of three colours, gold, vials."""

    RED = "red"
    WHITE = "white"
    GREEN = "green"
    GOLD = "gold"
    VIAL = "vial"


class Pile(Numbered):
    """The five piles of potions: three cauldrons, two shelves."""

    COPPER = "copper"
    IRON = "iron"
    SILVER = "silver"
    GOLD_SHELF = "gold-shelf"
    INGREDIENT_SHELF = "ingredient-shelf"


class Parchment(Numbered):
    """The eight parchments that the warlock may use."""

    COPIA = "copia"
    OPTIO = "optio"
    HERBA = "herba"
    LUPUS = "lupus"
    SERPENS = "serpens"
    MAGUS = "magus"
    SANATIO = "sanatio"
    STRIX = "strix"


MOST_DROPS: Final = 6
Drops = Annotated[int, Meta(ge=0, le=MOST_DROPS)]
"""A number of drops of one colour."""
Cost = Annotated[int, Meta(ge=0, le=12)]


class Potion(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A potion card: what it costs, what it is worth, whether a raven sits on it."""

    points: Annotated[int, Meta(ge=1, le=20)]
    red: Drops = 0
    white: Drops = 0
    green: Drops = 0
    gold: Cost = 0
    drops: Cost = 0
    """Drops of any colour."""
    raven: bool = False


class Cards(Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename="kebab"):
    """The potions, with the top card of each pile first, and how reliably they match the printed ones."""

    copper: tuple[Potion, ...]
    iron: tuple[Potion, ...]
    silver: tuple[Potion, ...]
    gold_shelf: tuple[Potion, ...]
    ingredient_shelf: tuple[Potion, ...]
    provenance: Literal["printed", "reported", "reconstructed"]


class Options(kernel.Options, frozen=True):
    """The options of Wie verhext!."""

    banned_roles: bool = True
    """With three or four seats, some roles are out of each round (WIE-38)."""
    open_scores: bool = False
    """Show everybody's cards and vials at all times (WIE-20, WIE-31)."""
    cards: Cards | None = None
    """Potions to use instead of those in `cards.toml` (WIE-3)."""
    cut: Annotated[int, Meta(ge=0, le=1000, extra={"for": "simulation"})] = 0
    """End the game after this many rounds; 0 means never (WIE-39)."""


Amount = Annotated[int, Meta(ge=0, le=100)]


class Arrangement(kernel.Arrangement, frozen=True):
    """A moment before a role is called, or before anybody has chosen; potions that nobody has taken are in their piles."""

    hands: tuple[tuple[Role, ...], ...] = ()
    """Roles in hand; if there are none, everybody chooses."""
    played: tuple[tuple[Role, ...], ...] = ()
    """Roles played earlier in the round."""
    goods: tuple[tuple[Amount, Amount, Amount, Amount, Amount], ...] = ()
    """Red, white, green, gold, vials; if not given, what everybody begins with."""
    taken: tuple[tuple[tuple[Pile, Amount], ...], ...] = ()
    """Potions in the order in which they were taken: the pile, and the position of the card in it, from the top."""
    shelves: tuple[Amount, Amount, Amount, Amount] = (0, 0, 0, 0)
    """Red, white, green drops and gold on the shelves' top cards."""
    parchment: Parchment = Parchment.COPIA
    banned: tuple[Role, ...] = ()
    """Roles that are out of this round."""
    round: Amount = 0
    turn: Seat = 0
    """Who calls, or starts the round."""
