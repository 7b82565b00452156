"""What is shown of Zaubercocktail beyond what every game shows: the figures of all cards, and how many stones close the market."""

import pytest

from chaudron.games.zaubercocktail.cards import LARGEST, WORTH
from chaudron.games.zaubercocktail.model import Ingredient
from tests.games.zaubercocktail.table import GAME, SEATS, STONE, act, table


def test_zau_02_the_figures_of_all_cards_are_shown_also_of_those_that_nobody_holds() -> None:
    state = table("3 blue", "2 green")
    for seat in (0, 1, None):
        facts = GAME.scene(GAME.view(state, seat)).facts
        for ingredient in Ingredient:
            assert facts[f"worth-{ingredient.value}"] == WORTH[ingredient.number]
            assert facts[f"largest-{ingredient.value}"] == LARGEST[ingredient.number]


@pytest.mark.parametrize("seats", SEATS)
def test_zau_12_the_market_closes_when_all_places_for_stones_are_taken(seats: int) -> None:
    state = table(*["2 blue"] * seats)
    for seat in range(seats):
        scene = GAME.scene(GAME.view(state, seat))
        (stones,) = [zone for zone in scene.zones if zone.name == "stones"]
        assert (scene.facts["phase"] == "trade") == (len(stones.pieces) < int(stones.facts["places"]))
        if scene.facts["phase"] != "trade":
            return
        act(state, seat, STONE)
    raise AssertionError("the market is still open")
