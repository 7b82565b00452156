"""What is shown of Zaubercocktail beyond what every game shows: the figures of all cards, and how many stones close the market."""

import pytest

from chaudron.games.zaubercocktail.cards import LARGEST, WORTH
from chaudron.games.zaubercocktail.model import Ingredient
from chaudron.games.zaubercocktail.state import State
from chaudron.kernel.model import News
from tests.games.zaubercocktail.table import GAME, SEATS, STONE, accept, act, answer, bid, call, display, offer, stop_all, table, withdraw


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
        assert scene.facts["spots"] == ("ring", *["chalice"] * (int(stones.facts["places"]) - 1))
        if scene.facts["phase"] != "trade":
            return
        act(state, seat, STONE)
    raise AssertionError("the market is still open")


def test_zau_08_what_is_called_for_and_what_is_displayed_lie_in_one_zone_each() -> None:
    state = table("2 gold, blue", "white, lead")
    act(state, 0, display("2 gold"), call("white"))
    act(state, 1, bid(1, "lead"))
    zones = {zone.id: zone for zone in GAME.scene(GAME.view(state, 1)).zones if zone.id.startswith("offer:")}
    assert [(place, zone.name, zone.owner) for place, zone in zones.items()] == [
        ("offer:1", "display", 0),
        ("offer:2", "call", 0),
        ("offer:3", "answer-give", 1),
        ("offer:3:want", "answer-want", 1),
    ]
    assert [piece.face for piece in zones["offer:1"].pieces] == ["ingredient-gold-rose"] * 2
    assert [piece.face for piece in zones["offer:3:want"].pieces] == ["ingredient-gold-rose"] * 2
    assert zones["offer:3"].facts["call"] == 1


def recalled(state: State, story: list[News]) -> list[str]:
    """What the log still tells: everything but what was said of offers that are gone."""
    there = {zone.id for zone in GAME.scene(GAME.view(state, None)).zones}
    return [type(event).__name__ for event, _ in story if event.stands is None or event.stands in there]


def test_the_log_keeps_deals_and_lets_lapsed_offers_go() -> None:
    state = table("2 gold", "2 blue", "2 green", "2 troll")
    story = act(state, 0, offer("gold", "blue"), call("troll"), offer("2 gold", "green"))
    assert recalled(state, story) == ["Offered", "Called", "Offered"]
    story += act(state, 3, answer(2, "gold"))
    story += act(state, 1, accept(1))
    assert recalled(state, story) == ["Called", "Answered", "Traded"], "two roses cannot be kept any more"
    story += act(state, 0, withdraw(2))
    assert recalled(state, story) == ["Traded"]
    story += act(state, 2, offer("green", "blue"))
    assert recalled(state, story) == ["Traded", "Offered"]
    story += stop_all(state)
    assert "Offered" not in recalled(state, story)
    assert recalled(state, story)[:2] == ["Traded", "Stopped"]


def test_past_recipes_and_how_many_are_left_are_shown() -> None:
    """With the lightning, and without the one that lies open."""
    state = table("3 blue", "2 green", round=2)
    for seat in (0, None):
        view = GAME.view(state, seat)
        zones = {zone.id: zone for zone in GAME.scene(view).zones}
        assert [piece.facts for piece in zones["past"].pieces] == [
            {"first": each.first, "second": each.second, "third": each.third, "last": each.last} for each in view.turned
        ]
        assert len(zones["past"].pieces) == 2
        assert zones["recipes"].count == len(state.recipes) - 3


def test_whose_pawn_is_ahead_leads() -> None:
    assert GAME.scene(GAME.view(table("blue", "blue", pawns=(1, 4, 4, 0)), None)).leaders == (1, 2)
    assert GAME.scene(GAME.view(table("blue", "blue"), None)).leaders == ()
