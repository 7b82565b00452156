"""What a scene of Potion Academy tells beside what lies there."""

from typing import Annotated, TypedDict

from msgspec import Struct

from chaudron.games.potion_academy.model import Colour, Combination, Effect, Phase, Potion, Target
from chaudron.kernel.model import YesNo, names


class Scoring(Struct, frozen=True, gc=False):
    """What scores, and how much (ACA-22, ACA-25)."""

    combination: Combination
    potions: int
    """How many it takes."""
    alike: bool
    points: int


class TableFacts(TypedDict):
    """Of the whole table."""

    goal: int
    turns: int
    colour: int
    """The number of the colour whose turn it is."""
    phase: Phase
    places: int
    """How many cards may stay placed (ACA-11)."""
    scoring: tuple[Scoring, ...]


class PlacedFacts(TypedDict):
    """Of the placed cards of a colour."""

    points: int
    goal: int
    colour: Annotated[str, names(Colour, "none")]
    potion: Annotated[str, names(Potion)]
    """The one of which there are most."""
    alike: int
    """How many of it count towards so many alike."""
    alike_of: int
    different: int
    """How many different potions count towards so many different."""
    different_of: int


class CardFacts(TypedDict):
    """Of a card."""

    potion: Annotated[str, names(Potion)]
    target: Annotated[str, names(Target)]
    effect: Annotated[str, names(Effect)]


class TargetFacts(TypedDict):
    """Of the target of a placed card."""

    name: Annotated[str, names(Target)]
    used: YesNo
    reach: int
    """A bit for every player that it reaches now."""


class EffectFacts(TypedDict):
    """Of the effect of a placed card."""

    name: Annotated[str, names(Effect)]
    used: YesNo


ZONE_FACTS = {"placed": PlacedFacts}
FACE_FACTS = {"card": CardFacts, "symbol-target": TargetFacts, "symbol-effect": EffectFacts}
