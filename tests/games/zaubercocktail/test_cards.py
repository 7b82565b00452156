"""What is in the box: ingredients, what collections are worth, recipes and the track (ZAU-1 to ZAU-4)."""

from collections import Counter

import pytest

from chaudron.games.zaubercocktail.cards import LIGHTNING, RECIPES
from chaudron.games.zaubercocktail.model import Options, Shown
from chaudron.testing import told
from tests.games.zaubercocktail.table import (
    BOX,
    GAME,
    GENEROUS,
    INGREDIENT,
    MEAGRE,
    MIDDLING,
    NAMES,
    SEATS,
    cards,
    everything,
    hand,
    pawns,
    refused,
    score,
    show,
    shows,
    start,
    stop_all,
    table,
)

WORTH = dict(zip(NAMES, (2, 3, 6, 7, 11, 12, 18, 19, 28, 29), strict=False))
"""ZAU-2."""
LARGEST = dict(zip(NAMES, (7, 7, 6, 6, 5, 5, 4, 4, 3, 3), strict=False))
"""ZAU-3."""


def worth(text: str) -> int:
    """What a collection brings when it is shown."""
    state = table(text)
    (shown,) = told(score(state, text, "", "", ""), Shown)
    return shown.worth


def test_zau_01_155_ingredient_cards_and_four_jokers_among_them() -> None:
    assert sum(BOX.values()) == 155
    for seats in SEATS:
        assert everything(start(seats)) == {ingredient.value: number for ingredient, number in BOX.items()}


def test_zau_01_the_ingredients_have_their_own_names() -> None:
    assert [ingredient.value for ingredient in BOX] == [
        "blue-schlums",
        "greenroot",
        "lead-earth",
        "gira-extract",
        "troll-hair",
        "yellow-schlums",
        "silver-grass",
        "whiteberry",
        "faran-leaf",
        "gold-rose",
        "black-something",
    ]


def test_zau_01_nine_recipes_and_one_lightning() -> None:
    for number in range(5):
        recipes = start(4, number).recipes
        assert len(recipes) == 10
        assert recipes.count(LIGHTNING) == 1
        assert len(set(recipes)) == 10


def test_zau_01_four_to_seven_play() -> None:
    assert GAME.about.seats == (4, 5, 6, 7)


@pytest.mark.parametrize(
    ("collection", "points"),
    [
        ("4 gira", 44),
        ("2 white", 42),
        ("3 faran", 93),
        ("7 green", 70),
        ("2 lead", 16),
        ("3 troll", 42),
        ("3 yellow", 45),
        ("2 white, black", 66),
        ("2 blue", 8),
        ("7 blue", 63),
        ("2 gold", 62),
        ("3 gold", 96),
    ],
)
def test_zau_02_printed_and_reported_figures(collection: str, points: int) -> None:
    assert worth(collection) == points


@pytest.mark.parametrize("name", WORTH)
def test_zau_02_a_collection_of_n_is_worth_n_times_n_plus_k(name: str) -> None:
    for number in range(2, LARGEST[name] + 1):
        assert worth(f"{number} {name}") == number * (number + WORTH[name])


@pytest.mark.parametrize("name", LARGEST)
def test_zau_03_no_collection_is_larger_than_its_largest(name: str) -> None:
    largest = LARGEST[name]
    held = min(largest + 2, BOX[INGREDIENT[name]])
    state = table(f"{held} {name}")
    stop_all(state)
    assert shows(state, 0) == {show(f"{number} {name}") for number in range(2, largest + 1)}
    assert refused(state, 0, show(f"{largest + 1} {name}")) == "no-collection"


def test_zau_03_cards_beyond_the_largest_stay_in_hand() -> None:
    state = table("9 blue", pawns=[34])
    score(state, "7 blue", "", "", "")
    assert hand(state, 0) == cards("2 blue")


@pytest.mark.parametrize("recipe", [GENEROUS, MIDDLING, MEAGRE])
def test_zau_04_recipes_move_the_best_three_and_the_last(recipe: tuple[int, int, int, int]) -> None:
    state = table("3 gold", "3 faran", "2 white", "2 blue", "2 lead", pawns=[10] * 5, recipe=recipe)
    score(state, "3 gold", "3 faran", "2 white", "2 blue", "2 lead")
    first, second, third, last = recipe
    assert pawns(state) == (10 + first, 10 + second, 10 + third, 10 - last, 10)


def test_zau_04_three_recipes_of_each_kind() -> None:
    found = Counter((each.first, each.second, each.third, each.last) for each in RECIPES)
    assert found == {GENEROUS: 3, MIDDLING: 3, MEAGRE: 3}


def test_zau_04_the_track_has_35_spaces_unless_the_table_says_otherwise() -> None:
    assert Options().track == 35
    for track in (10, 35, 60):
        state = table("3 gold", "2 blue", pawns=[track - 5, 0, 0, 0], options=Options(track=track))
        score(state, "3 gold", "2 blue", "", "")
        assert GAME.outcome(state) is not None
        state = table("3 gold", "2 blue", pawns=[track - 6, 0, 0, 0], options=Options(track=track))
        score(state, "3 gold", "2 blue", "", "")
        assert GAME.outcome(state) is None
