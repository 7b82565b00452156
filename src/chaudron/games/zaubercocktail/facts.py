"""The types of the facts in a scene of Zaubercocktail."""

from typing import Literal, TypedDict

from msgspec import Struct

from chaudron.games.zaubercocktail.model import Ingredient, Phase
from chaudron.kernel.model import Seat


class Figures(Struct, frozen=True, gc=False):
    """What is printed on the cards of an ingredient (ZAU-2)."""

    ingredient: Ingredient
    worth: int
    """What each card adds to its collection."""
    worths: tuple[int, ...]
    """What a collection scores, by its number of cards; the largest comes last."""


Spot = Literal["ring", "chalice"]
"""Where a stone lies."""


class TableFacts(TypedDict):
    """Facts of the whole table."""

    round: int
    track: int
    phase: Phase
    most: int
    """The maximum number of cards on one side of an offer."""
    collections: int
    """How many collections may be shown (ZAU-14)."""
    smallest: int
    """The minimum number of cards in a collection."""
    joker: Ingredient
    spots: tuple[Spot, ...]
    """Where each stone lies, in their order."""
    figures: tuple[Figures, ...]
    """Includes ingredients that are not in the scene."""


class RecipeFacts(TypedDict):
    """Facts of a recipe: how far pawns go for a rank."""

    first: int
    second: int
    third: int
    last: int
    """How far the last goes back."""


class StonesFacts(TypedDict):
    """Facts of the places for stones."""

    places: int
    """How many stones close the market."""


class OfferFacts(TypedDict):
    """Facts of something that stands on the market."""

    number: int
    to: int
    """The one seat that it is for; -1: everybody."""
    call: int
    """The call or display that it answers; 0: none."""


class StoneFacts(TypedDict):
    """Facts of a stone."""

    seat: Seat


class StoneShown(TypedDict):
    """Facts of a stone on a rules page."""

    at: Spot


ZONE_FACTS = {
    "recipe": RecipeFacts,
    "stones": StonesFacts,
    **dict.fromkeys(("offer-give", "offer-want", "call", "display", "answer-give", "answer-want"), OfferFacts),
}
FACE_FACTS = {"stone": StoneFacts, "recipe": RecipeFacts}
THING_FACTS = {"stone": StoneShown, "zone-recipe": RecipeFacts}
