"""Which paragraph of the rules page explains what."""

from typing import Final

from chaudron.games.zaubercocktail.model import Ingredient

PARAGRAPHS: Final[dict[str, str]] = {
    "ask-trade": "market",
    "ask-choose-first": "showing",
    "ask-choose-second": "showing",
    **{f"ingredient-{ingredient.value}": "collections" for ingredient in Ingredient},
    "ingredient-black-something": "showing",
    "stone": "stone",
    "say-stone": "stone",
    "say-show": "showing",
    "say-enough": "showing",
    "recipe": "recipes",
    "zone-recipe": "recipes",
    "zone-recipes": "recipes",
    "zone-past": "recipes",
    "zone-pile": "next",
    "zone-stones": "stone",
    "zone-offer-give": "saying",
    "zone-offer-want": "saying",
    "zone-call": "saying",
    "zone-display": "saying",
    "zone-answer-give": "saying",
    "zone-answer-want": "saying",
    "zone-hand": "collections",
    "zone-chosen": "showing",
    "zone-sayings": "market",
}
