"""Beginnings of Poison that were not dealt: what is refused, and that they replay and are marked."""

from typing import Any

import pytest
from msgspec.structs import replace

from chaudron.games.poison import GAME, Arrangement, Card, Options, Pour
from chaudron.kernel.arrangement import decode_arrangement
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadRecord, BadSetup
from chaudron.kernel.record import decode_record, encode_record
from chaudron.kernel.replay import replay
from chaudron.testing import rng, seed
from tests.games.poison.table import BLUE_1, POISON, RED_4, RED_5, RED_7, brew, hand, taken

HANDS = [["red-4", "blue-1"], ["poison"], ["red-7"]]


def begun(options: Options | None = None, **fields: Any) -> Match[Any, Any, Any]:
    arrangement = decode_arrangement(GAME, {"hands": HANDS, **fields})
    return Match(GAME, 3, options or Options(), seed(1), arrangement)


def test_cards_lie_where_the_arrangement_says_and_all_others_are_set_aside() -> None:
    match = begun(cauldrons=[["red-5"]], taken=[[], ["poison"]], turn=2, sheet=[[1, 2, 3]])
    view = match.view(0)
    assert (view.hand, view.hands, view.turn) == ((RED_4, BLUE_1), (2, 1, 1), 2)
    assert (view.cauldrons[0].cards, view.taken) == ((RED_5,), ((), (POISON,), ()))
    assert (view.sheet, view.round, view.aside) == (((1, 2, 3),), 1, 50 - 6)
    assert match.tally() == Match(GAME, 3).tally()
    match.play(2, Pour(RED_7, 0))
    assert match.view(0).cauldrons[0].total == 12


def test_a_seat_cannot_tell_an_arranged_state_from_an_imagined_one() -> None:
    match = begun(cauldrons=[["red-5"]])
    view = match.view(0)
    state = GAME.imagine(view, rng())
    assert GAME.view(state, 0) == view
    assert hand(state, 0) == (RED_4, BLUE_1) and brew(state, 0) == (RED_5,) and taken(state, 0) == ()


def test_a_record_says_that_the_match_was_arranged_and_replays() -> None:
    match = begun(cauldrons=[["red-5"]])
    match.play(0, Pour(RED_4, 0))
    record = decode_record(encode_record(match.record()))
    assert record.commitment == match.commitment == ""
    assert isinstance(record.arrangement, dict) and record.arrangement["hands"] == HANDS
    assert replay(GAME, record).view(0) == match.view(0)


def test_a_dealt_record_cannot_pass_as_arranged_nor_an_arranged_one_as_dealt() -> None:
    dealt, arranged = Match(GAME, 3).record(), begun().record()
    assert b"arrangement" not in encode_record(dealt)
    for forged in (replace(dealt, arrangement=arranged.arrangement), replace(arranged, arrangement=None)):
        with pytest.raises(BadRecord, match="commitment"):
            replay(GAME, forged)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"hands": [["red-4"], ["red-4"], ["red-4"]]}, "arrangement-field"),  # there are two
        ({"hands": [["red-4"], ["red-7"]]}, "arrangement-field"),
        ({"hands": [["red-3"], [], []]}, "arrangement-form"),
        ({"pile": []}, "arrangement-form"),
        ({"turn": 3}, "arrangement-field"),
        ({"hands": [[], ["poison"], []], "turn": 0}, "arrangement-field"),
        ({"cauldrons": [["red-7", "red-7"]]}, "arrangement-field"),
        ({"cauldrons": [["red-2", "blue-2"]]}, "arrangement-field"),
        ({"cauldrons": [["red-2"], ["red-5"]]}, "arrangement-field"),
        ({"cauldrons": [[], [], [], []]}, "arrangement-form"),
        ({"taken": [[], [], [], []]}, "arrangement-field"),
        ({"stock": ["red-1"]}, "arrangement-field"),
        ({"sheet": [[1, 2]]}, "arrangement-field"),
        ({"sheet": [[1, 2, 3]] * 6}, "arrangement-field"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        begun(**fields)
    assert refused.value.reason == reason


def test_with_a_draw_pile_a_stock_can_be_arranged() -> None:
    match = begun(Options(draw_pile=True), stock=["red-1"])
    match.play(0, Pour(Card.RED_4, 0))
    assert match.view(0).hand == (Card.RED_1, BLUE_1)
    assert isinstance(match.arrangement, Arrangement)
