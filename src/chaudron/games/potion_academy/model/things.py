"""The things Potion Academy is played with: cards, what is printed on them, and options.

A *player* is a seat or, in the solo game, the automaton: the number after the last seat. A *colour* is a place to play cards, with
its own tokens and score: every seat has one, or two in the game for two (ACA-26).
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from chaudron.kernel import model as kernel
from chaudron.kernel.model import Numbered, Seat


class Potion(Numbered):
    """The potion on a card; some cards have none."""

    AMBER = "amber"
    AZURE = "azure"
    CRIMSON = "crimson"
    EMERALD = "emerald"
    VIOLET = "violet"
    IVORY = "ivory"
    NONE = "none"


class Target(Numbered):
    """Whom an action may reach (ACA-13)."""

    NEIGHBOURS = "neighbours"
    LEFT = "left"
    RIGHT = "right"
    TWO_PLACED = "two-placed"
    HAND_2_3 = "hand-2-3"
    HAND_3 = "hand-3"
    ANYONE = "anyone"


class Effect(Numbered):
    """What an action does (ACA-15 to ACA-20)."""

    PICKPOCKET = "pickpocket"
    BURY = "bury"
    SMASH = "smash"
    SNATCH = "snatch"
    SALVAGE = "salvage"
    FORAGE = "forage"


class Combination(Numbered):
    """A combination of potions that scores (ACA-22)."""

    THREE_DIFFERENT = "three-different"
    FOUR_DIFFERENT = "four-different"
    THREE_ALIKE = "three-alike"


class Colour(Numbered):
    """The four colours of the game for two, clockwise (ACA-26)."""

    RED = "red"
    BLUE = "blue"
    ORANGE = "orange"
    GREEN = "green"


class Card(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    """A card, identified by what is printed on it: a potion or none, a target and an effect. No two cards are the same."""

    potion: Potion
    target: Target
    effect: Effect


class Cards(Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename="kebab"):
    """The cards of the three batches, and how reliably they match the printed ones."""

    from_three: tuple[Card, ...]
    from_four: tuple[Card, ...]
    from_five: tuple[Card, ...]
    provenance: Literal["printed", "reported", "reconstructed"]


class Options(kernel.Options, frozen=True):
    """The options of Potion Academy."""

    to_six: bool = False
    """Play to 6 points (ACA-25)."""
    alike_four: bool = False
    """Three identical potions are worth 4 points (ACA-25)."""
    easier: bool = False
    """Solo: the automaton starts with two cards in hand and two placed (ACA-29)."""
    cards: Cards | None = None
    """Cards to use instead of those in `cards.toml` (ACA-2)."""
    cut: Annotated[int, Meta(ge=0, le=10_000, extra={"for": "simulation"})] = 0
    """End the game after this many turns; 0 means never (ACA-38)."""


Player: TypeAlias = Seat
"""A seat, or the automaton: the number after the last seat."""


Named: TypeAlias = str
"""A card by what is printed on it, as in the scene: `amber-left-salvage`."""


class Arrangement(kernel.Arrangement, frozen=True):
    """The beginning of a turn; cards that are not mentioned are shuffled and lie under those of the pile."""

    hands: tuple[tuple[Named, ...], ...]
    placed: tuple[tuple[Named, ...], ...] = ()
    """The placed cards of each colour, from left to right."""
    used: tuple[str, ...] = ()
    """Targets and effects with a token: `effect:amber-left-salvage`."""
    discarded: tuple[Named, ...] = ()
    pile: tuple[Named, ...] = ()
    """From the top."""
    sleeve: tuple[Named, ...] = ()
    """Solo: the automaton's hand, from left to right."""
    scores: tuple[int, ...] = ()
    """The points of each colour."""
    turn: int = 0
    """The colour whose turn it is."""
    first: Seat = 0
    """In the game for two, who has red and orange."""
