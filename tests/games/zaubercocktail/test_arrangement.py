"""Beginnings of Zaubercocktail that were not dealt: what is refused, and that they replay and are marked."""

from typing import Any

import pytest

from chaudron.games.zaubercocktail.model import Collection, Ingredient, Recipe, Show
from chaudron.kernel.arrangement import decode_arrangement
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup
from chaudron.kernel.record import decode_record, encode_record
from chaudron.kernel.replay import replay
from chaudron.testing import rng, seed
from tests.games.zaubercocktail.table import ENOUGH, GAME, STONE, accept, cards

HANDS = [["whiteberry"] * 2 + ["troll-hair"] * 3, ["whiteberry", "lead-earth"], ["gold-rose"], []]
OFFER = {"seat": 1, "give": ["whiteberry"], "want": ["troll-hair"]}
TROLL = {"ingredient": "troll-hair", "cards": 3, "jokers": 0}
WHITE = {"ingredient": "whiteberry", "cards": 2, "jokers": 0}


def begun(**fields: Any) -> Match[Any, Any, Any]:
    return Match(GAME, 4, GAME.about.options(), seed(1), decode_arrangement(GAME, {"hands": HANDS, **fields}))


def test_things_lie_where_the_arrangement_says_and_all_other_cards_are_in_the_pile() -> None:
    call, display = {"seat": 2, "want": ["gold-rose"]}, {"seat": 2, "give": ["gold-rose"]}
    match = begun(pawns=[3, 0, 7, 34], recipe=[6, 4, 2, 3], round=2, stones=[3], offers=[OFFER, call, display])
    view = match.view(0)
    assert (view.hand, view.hands) == (cards("3 troll, 2 white"), (5, 2, 1, 0))
    assert (view.pawns, view.recipe, view.stones, view.phase) == ((3, 0, 7, 34), Recipe(6, 4, 2, 3), (3,), "trade")
    assert (view.round, len(view.turned), view.pile) == (2, 2, 155 - 8)
    assert [(each.number, each.seat, each.give, each.want) for each in view.offers] == [
        (1, 1, cards("white"), cards("troll")),
        (2, 2, (), cards("gold")),
        (3, 2, cards("gold"), ()),
    ]
    assert view.known[1] == cards("white")
    assert match.tally() == Match(GAME, 4).tally()
    match.play(0, accept(1))
    assert match.view(0).hand == cards("2 troll, 3 white")
    match.play(0, STONE)
    assert match.view(0).phase == "show"


def test_whoever_has_two_collections_is_ready_and_whoever_has_one_chooses_another() -> None:
    hands = [HANDS[0]] * 4
    match = begun(hands=hands, phase="show", stones=[0, 1], chosen=[[TROLL], [TROLL, WHITE], [TROLL, WHITE], [TROLL]])
    view = match.view(0)
    assert (view.chosen, view.ready) == ((Collection(Ingredient.TROLL_HAIR, 3, 0),), (False, True, True, False))
    match.play(3, ENOUGH)
    match.play(0, Show(Ingredient.WHITEBERRY, 2))
    assert match.view(0).round == 1


def test_a_seat_cannot_tell_an_arranged_state_from_an_imagined_one() -> None:
    for fields in ({"offers": [OFFER], "round": 5}, {"phase": "show", "chosen": [[TROLL]]}):
        view = begun(**fields).view(0)
        assert GAME.view(GAME.imagine(view, rng()), 0) == view


def test_a_record_says_that_the_match_was_arranged_and_replays() -> None:
    match = begun(offers=[OFFER])
    match.play(0, accept(1))
    record = decode_record(encode_record(match.record()))
    assert record.commitment == match.commitment == ""
    assert isinstance(record.arrangement, dict) and record.arrangement["hands"] == HANDS
    assert replay(GAME, record).view(0) == match.view(0)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"hands": [["gold-rose"] * 3, ["gold-rose"] * 3, [], []]}, "arrangement-field"),  # there are five
        ({"hands": HANDS[:3]}, "arrangement-field"),
        ({"hands": [["red-rose"], [], [], []]}, "arrangement-form"),
        ({"pile": []}, "arrangement-form"),
        ({"pawns": [1, 2, 3]}, "arrangement-field"),
        ({"pawns": [0, 0, 0, 35]}, "arrangement-field"),
        ({"pawns": [0, 0, 0, -1]}, "arrangement-field"),
        ({"recipe": [9, 3, 1, 2]}, "arrangement-field"),
        ({"round": 9}, "arrangement-field"),
        ({"stones": [4]}, "arrangement-field"),
        ({"stones": [1, 1], "phase": "show"}, "arrangement-field"),
        ({"stones": [1, 2]}, "arrangement-field"),  # trading is over
        ({"stones": [1, 2, 3], "phase": "show"}, "arrangement-field"),
        ({"offers": [{**OFFER, "seat": 4}]}, "arrangement-field"),
        ({"offers": [{**OFFER, "seat": 2}]}, "arrangement-field"),  # does not hold it
        ({"offers": [OFFER], "stones": [1]}, "arrangement-field"),
        ({"offers": [OFFER], "phase": "show"}, "arrangement-field"),
        ({"offers": [{"seat": 1}]}, "arrangement-field"),
        ({"offers": [{**OFFER, "price": 1}]}, "arrangement-form"),
        ({"chosen": [[TROLL]]}, "arrangement-field"),
        ({"chosen": [[]] * 5, "phase": "show"}, "arrangement-field"),
        ({"chosen": [[], [TROLL]], "phase": "show"}, "arrangement-field"),
        ({"chosen": [[TROLL, TROLL]], "phase": "show"}, "arrangement-field"),
        ({"chosen": [[TROLL, WHITE, WHITE]], "phase": "show"}, "arrangement-field"),
        ({"hands": [HANDS[0]] * 4, "chosen": [[TROLL, WHITE]] * 4, "phase": "show"}, "arrangement-nobody"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        begun(**fields)
    assert refused.value.reason == reason
