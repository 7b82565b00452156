"""The things Zaubercocktail is played with: ingredients, recipes, options."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from chaudron.kernel import model as kernel
from chaudron.kernel.model import Numbered


class Ingredient(Numbered):
    """The ten ingredients, from the commonest to the rarest, and the black something that joins any of them."""

    BLUE_SCHLUMS = "blue-schlums"
    GREENROOT = "greenroot"
    LEAD_EARTH = "lead-earth"
    GIRA_EXTRACT = "gira-extract"
    TROLL_HAIR = "troll-hair"
    YELLOW_SCHLUMS = "yellow-schlums"
    SILVER_GRASS = "silver-grass"
    WHITEBERRY = "whiteberry"
    FARAN_LEAF = "faran-leaf"
    GOLD_ROSE = "gold-rose"
    BLACK_SOMETHING = "black-something"


Cards: TypeAlias = tuple[Ingredient, ...]
"""Ingredients, in their order; naming them in a different order means the same."""
OfferNumber: TypeAlias = Annotated[int, Meta(ge=1)]


def offer_place(number: int) -> str:
    """The id of the zone of something that stands on the market, which is also its touch."""
    return f"offer:{number}"


class Recipe(Struct, frozen=True, gc=False):
    """How far the best three pawns advance, and how far the last goes back."""

    first: int
    second: int
    third: int
    last: int


Tie = Literal["cards", "draw", "lot"]
"""What decides between equal results: who showed more cards, who drew the better card, or chance (ZAU-16)."""


class Options(kernel.Options, frozen=True):
    """The options of Zaubercocktail."""

    track: Annotated[int, Meta(ge=10, le=60)] = 35
    """Spaces after the start (ZAU-4)."""
    minutes: Annotated[int, Meta(ge=1, le=30, extra={"for": "clock"})] = 5
    """The maximum trading time of a round (ZAU-13)."""
    silence: Annotated[int, Meta(ge=1, le=100, extra={"for": "simulation"})] = 3
    """How many times in a row everybody must keep silent for trading to end (ZAU-23)."""
