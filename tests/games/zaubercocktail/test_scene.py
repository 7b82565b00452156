"""What is shown of Zaubercocktail beyond what every game shows: the figures of all cards, and how many stones close the market."""

import pytest

from chaudron.games.zaubercocktail.cards import LARGEST, WORTH
from chaudron.games.zaubercocktail.model import Ingredient
from tests.games.zaubercocktail.table import GAME, SEATS, STONE, act, table


def test_zau_02_the_figures_of_all_cards_are_shown_also_of_those_that_nobody_holds() -> None:
    state = table("3 blue", "2 green")
    for seat in (0, 1, None):
        figures = GAME.scene(GAME.view(state, seat)).facts["figures"]
        assert [each.ingredient for each in figures] == list(Ingredient)
        assert [each.worth for each in figures] == WORTH
        assert [len(each.worths) - 1 for each in figures] == LARGEST


def test_zau_02_what_a_collection_brings_is_shown_for_every_number_of_cards() -> None:
    figures = {each.ingredient: each for each in GAME.scene(GAME.view(table("3 blue", "2 green"), None)).facts["figures"]}
    assert figures[Ingredient.GIRA_EXTRACT].worths == (0, 0, 18, 30, 44, 60, 78)
    assert figures[Ingredient.GOLD_ROSE].worths == (0, 0, 62, 96)
    assert figures[Ingredient.BLACK_SOMETHING].worths == (0,)


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
