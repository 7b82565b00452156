"""Beginnings of Wie verhext! that were not dealt: where things lie, what is refused, and that they replay."""

from typing import Any

import pytest

from chaudron.games.wie_verhext import GAME
from chaudron.games.wie_verhext.model import Call, Options, Pile
from chaudron.kernel.arrangement import decode_arrangement
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup
from chaudron.kernel.record import decode_record, encode_record
from chaudron.kernel.replay import replay
from chaudron.testing import rng, seed
from tests.games.wie_verhext.table import (
    BANS,
    COPPER,
    CUTPURSE,
    DRUID,
    HERB_GATHERER,
    IRON,
    PLAIN,
    WARLOCK,
    WITCH,
    WIZARD,
    WOLF_KEEPER,
    choose,
)

HANDS = [["wolf-keeper", "witch"], ["witch", "druid"], ["wizard"]]
TAKEN = [[["copper", 1]], [], [["iron", 0], ["copper", 0]]]


def begun(options: Options = PLAIN, seats: int = 3, **fields: Any) -> Match[Any, Any, Any]:
    return Match(GAME, seats, options, seed(1), decode_arrangement(GAME, fields))


def test_things_lie_where_the_arrangement_says_and_other_potions_in_their_piles() -> None:
    goods = [[1, 2, 3, 4, 5], [0] * 5, [6] * 5]
    played = [["cutpurse"], ["cutpurse"]]
    match = begun(hands=HANDS, played=played, goods=goods, taken=TAKEN, shelves=[1, 0, 2, 3], parchment="strix", round=2, turn=1)
    view = match.view(0)
    assert (view.hand, [there.hand for there in view.table]) == ((WOLF_KEEPER, WITCH), [2, 2, 1])
    assert [there.played for there in view.table] == [(CUTPURSE,), (CUTPURSE,), ()]
    assert [there.goods for there in view.table] == [tuple(purse) for purse in goods]
    assert [there.cards for there in view.table] == [((COPPER, 1),), (), ((IRON, 0), (COPPER, 0))]
    assert (view.piles, view.shelves) == ((2, 1, 0, 0, 0), (1, 0, 2, 3))
    assert (view.parchments[2].value, view.round, view.turn, view.phase) == ("strix", 2, 1, "call")
    assert match.tally() == Match(GAME, 3).tally()
    match.play(1, Call(WITCH))
    assert match.view(0).phase == "answer"


def test_without_hands_everybody_chooses_and_owns_what_a_game_begins_with() -> None:
    match = begun(turn=2)
    assert set(match.questions()) == {0, 1, 2}
    assert [there.goods for there in match.view(0).table] == [there.goods for there in Match(GAME, 3).view(0).table]
    state = GAME.arrange(3, PLAIN, decode_arrangement(GAME, {"turn": 2}), rng())
    for seat in range(3):
        choose(state, seat, [WOLF_KEEPER, HERB_GATHERER, WIZARD, WITCH, DRUID])
    assert set(GAME.asks(state)) == {2}


@pytest.mark.parametrize(("round", "turned"), [(0, 2), (2, 6), (5, 12), (6, 2)])
def test_roles_that_are_out_were_turned_up_in_this_round_and_others_before(round: int, turned: int) -> None:
    match = begun(BANS, hands=[["witch"], [], []], banned=["warlock", "druid"], round=round)
    view = match.view(0)
    assert view.banned == (DRUID, WARLOCK)
    assert len(view.turned) == turned and {DRUID, WARLOCK} <= set(view.turned)


def test_a_seat_cannot_tell_an_arranged_state_from_an_imagined_one() -> None:
    view = begun(BANS, hands=HANDS, taken=TAKEN, banned=["warlock", "cutpurse"], round=3).view(0)
    assert GAME.view(GAME.imagine(view, rng()), 0) == view


def test_an_arranged_match_replays() -> None:
    match = begun(hands=HANDS, taken=TAKEN)
    match.play(0, Call(WITCH))
    record = decode_record(encode_record(match.record()))
    assert isinstance(record.arrangement, dict) and record.arrangement["hands"] == HANDS
    assert replay(GAME, record).view(0) == match.view(0)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"hands": HANDS[:2]}, "arrangement-field"),
        ({"hands": [["wolf-hunter"], [], []]}, "arrangement-form"),
        ({"goods": [[1, 1, 1, 2, 0]]}, "arrangement-field"),
        ({"goods": [[-1, 0, 0, 0, 0]] * 3}, "arrangement-form"),
        ({"hands": HANDS, "played": [["cutpurse"]] * 4}, "arrangement-field"),
        ({"hands": HANDS, "played": [[], ["wizard"]]}, "arrangement-field"),  # seat 2 would have had to follow
        ({"played": [["wizard"]]}, "arrangement-field"),
        ({"hands": HANDS, "turn": 3}, "arrangement-field"),
        ({"hands": [[], ["witch"], []]}, "arrangement-field"),
        ({"taken": [[]] * 4}, "arrangement-field"),
        ({"taken": [[["copper", 1]]]}, "arrangement-field"),
        ({"taken": [[["copper", 0]], [["copper", 0]]]}, "arrangement-field"),
        ({"taken": [[["iron", place] for place in range(8)]]}, "arrangement-field"),
        ({"banned": ["witch"]}, "arrangement-field"),
        ({"shelves": [1, 2, 3]}, "arrangement-form"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup) as caught:
        begun(**fields)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    "fields",
    [{"banned": ["witch"]}, {"banned": ["witch", "witch"]}, {"hands": HANDS, "banned": ["witch", "warlock"]}],
)
def test_roles_that_are_out_are_two_of_three_and_in_no_hand(fields: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        begun(BANS, **fields)


def test_the_last_potion_of_a_pile_may_be_gone() -> None:
    cards = [["gold-shelf", place] for place in range(5)]
    assert begun(taken=[cards]).view(0).piles == (0, 0, 0, len(cards), 0)
    assert [pile for pile, _ in begun(taken=[cards]).view(0).table[0].cards] == [Pile.GOLD_SHELF] * len(cards)
