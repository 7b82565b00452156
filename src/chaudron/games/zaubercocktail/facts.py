"""What a scene of Zaubercocktail tells beside what lies there."""

from typing import TypedDict

from msgspec import Struct

from chaudron.games.zaubercocktail.model import Ingredient, Phase
from chaudron.kernel.model import Seat


class Figures(Struct, frozen=True, gc=False):
    """What stands on the cards of an ingredient (ZAU-2)."""

    ingredient: Ingredient
    worth: int
    """What each card adds to its collection."""
    worths: tuple[int, ...]
    """What a collection brings, by its number of cards; the largest comes last."""


class TableFacts(TypedDict):
    """Of the whole table."""

    round: int
    track: int
    phase: Phase
    most: int
    """Cards on one side of an offer."""
    collections: int
    """So many may be shown (ZAU-14)."""
    smallest: int
    """So many cards make a collection."""
    joker: Ingredient
    figures: tuple[Figures, ...]
    """Also of cards that are nowhere to be seen."""


class RecipeFacts(TypedDict):
    """Of the recipe: how far pawns go for a rank."""

    first: int
    second: int
    third: int
    last: int
    """How far the last goes back."""


class StonesFacts(TypedDict):
    """Of the places for stones."""

    places: int
    """So many stones close the market."""


class OfferFacts(TypedDict):
    """Of something that stands on the market."""

    number: int
    to: int
    """The one seat that it is for; -1: everybody."""
    call: int
    """The call that it answers; 0: none."""


class StoneFacts(TypedDict):
    """Of a stone."""

    seat: Seat


ZONE_FACTS = {
    "recipe": RecipeFacts,
    "stones": StonesFacts,
    **dict.fromkeys(("offer-give", "offer-want", "call", "answer-give", "answer-want"), OfferFacts),
}
FACE_FACTS = {"stone": StoneFacts}
