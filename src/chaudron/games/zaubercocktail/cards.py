"""The ingredients and recipes as tables, and bundles of cards as counts of each kind (ZAU-1 to ZAU-4)."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from chaudron.games.zaubercocktail.model import Cards, Ingredient, Recipe

INGREDIENTS: Final[list[Ingredient]] = list(Ingredient)
PLAIN_KINDS: Final = 10
"""The number of kinds that form collections; the next number is the joker's."""
JOKER: Final = PLAIN_KINDS
KINDS: Final = PLAIN_KINDS + 1
assert Ingredient.BLACK_SOMETHING.number == JOKER
DATA: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "cards.toml").read_text("utf-8"))
NUMBER: Final[list[int]] = [each["number"] for each in DATA["ingredients"]] + [DATA["jokers"]]
"""How many cards there are of each kind."""
WORTH: Final[list[int]] = [each["worth"] for each in DATA["ingredients"]] + [0]
LARGEST: Final[list[int]] = [each["largest"] for each in DATA["ingredients"]] + [0]
RECIPES: Final[list[Recipe]] = [
    Recipe(each["first"], each["second"], each["third"], each["last"]) for each in DATA["recipes"] for _ in range(each["number"])
]
LIGHTNING: Final = -1
LAST_RECIPES: Final = 3  # ZAU-5
"""The lightning comes among the last recipes: before one of so many, or after them."""
SURE_ROUNDS: Final[int] = len(RECIPES) - LAST_RECIPES
"""How many recipes come before the lightning can (ZAU-5)."""
SMALLEST: Final = 2  # ZAU-2
"""How many cards a collection has at least."""

Bundle = tuple[int, ...]
"""How many cards of each kind."""
NOTHING: Final[Bundle] = (0,) * KINDS


def bundle_of(cards: Sequence[Ingredient]) -> Bundle:
    """Named cards as counts of each kind."""
    found = [0] * KINDS
    for card in cards:
        found[card.number] += 1
    return tuple(found)


def cards_of(bundle: Sequence[int]) -> Cards:
    """Counts of each kind as named cards."""
    found: list[Ingredient] = []
    for kind in range(KINDS):
        if bundle[kind]:
            found += [INGREDIENTS[kind]] * bundle[kind]
    return tuple(found)


def size(bundle: Sequence[int]) -> i64:
    """How many cards there are in a bundle."""
    return sum(bundle)


def worth(kind: i64, number: i64) -> i64:
    """What a collection is worth (ZAU-2)."""
    return number * (number + WORTH[kind])


def brings(kind: int, number: int) -> int:
    """What this many cards of a kind score; nothing if they are too few for a collection."""
    return int(worth(kind, number)) if number >= SMALLEST else 0
