"""The types of the facts in a scene of Potion Academy."""

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Struct

from chaudron.games.potion_academy.model import Colour, Combination, Effect, Phase, Potion, Target
from chaudron.kernel.model import YesNo, names


class Scoring(Struct, frozen=True, gc=False):
    """A combination and what it scores (ACA-22, ACA-25)."""

    combination: Combination
    potions: int
    """How many potions it takes."""
    alike: bool
    points: int


class Near(Struct, frozen=True, gc=False):
    """How near the placed cards of a colour are to a combination that scores for it (ACA-22, ACA-36)."""

    colour: int
    """The number of the colour."""
    combination: Combination
    potions: tuple[Potion, ...]
    """The placed potions that count towards it."""
    of: int
    """How many it takes."""


class TableFacts(TypedDict):
    """Facts of the whole table."""

    goal: int
    turns: int
    colour: int
    """The number of the colour whose turn it is."""
    phase: Phase
    places: int
    """How many cards may stay placed (ACA-11)."""
    scoring: tuple[Scoring, ...]
    near: tuple[Near, ...]
    """For every colour, all combinations that score for it."""


class PlacedFacts(TypedDict):
    """Facts of the placed cards of a colour."""

    points: int
    goal: int
    colour: Annotated[str, names(Colour, "none")]
    potion: Annotated[str, names(Potion)]
    """The most frequent potion."""
    alike: int
    """How many of it count towards the `alike_of` that score."""
    alike_of: int
    different: int
    """How many different potions count towards the `different_of` that score."""
    different_of: int


class CardFacts(TypedDict):
    """Facts of a card."""

    potion: Annotated[str, names(Potion)]
    target: Annotated[str, names(Target)]
    effect: Annotated[str, names(Effect)]


class CardShown(CardFacts):
    """Facts of a card on a rules page."""

    used: NotRequired[Literal["target", "effect"]]
    """What has a token."""


class TargetFacts(TypedDict):
    """Facts of the target of a placed card."""

    name: Annotated[str, names(Target)]
    used: YesNo
    reach: int
    """A bit for every player that it reaches now."""


class EffectFacts(TypedDict):
    """Facts of the effect of a placed card."""

    name: Annotated[str, names(Effect)]
    used: YesNo


ZONE_FACTS = {"placed": PlacedFacts}
FACE_FACTS = {"card": CardFacts, "symbol-target": TargetFacts, "symbol-effect": EffectFacts}
THING_FACTS = {"card": CardShown}
