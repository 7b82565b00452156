"""Potions other than the game's own: the constraints on a file, and that a table really uses it (WIE-1, WIE-3)."""

import msgspec
import pytest

from chaudron.games.wie_verhext import GAME
from chaudron.games.wie_verhext.model import Brewed, CallRole, Cards, Decline, Options, Parchment, Pile, RoundEnded, TakeCard
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup, Facts
from chaudron.testing import anything, seed, told
from tests.games.wie_verhext.table import (
    BEGGING_MONK,
    CARDS,
    CUTPURSE,
    GOLD_SHELF,
    IDLE,
    INGREDIENT_SHELF,
    IRON,
    SEATS,
    WARLOCK,
    WITCH,
    asked,
    brew,
    call,
    cards_with,
    collect,
    offers,
    owns,
    play,
    potion,
    public,
    table,
    whole_match,
    zone,
)

OTHER = cards_with(
    iron="www1 rg2 rrr2* gg3 r5* rrrgg7 rwg9",
    gold_shelf="o1 o1 oo2* oo2* oooooooo8",
    ingredient_shelf="????1* ???2 ??3 ?4 ??????5*",
)
"""Legal potions, very different from the game's own."""
PLAYED = Options(banned_roles=False, cards=OTHER)


def refused(cards: Cards) -> tuple[str, Facts]:
    """Why cards are refused, by the game and therefore before any match."""
    with pytest.raises(BadSetup) as caught:
        GAME.check_setup(3, Options(cards=cards))
    with pytest.raises(BadSetup):
        Match(GAME, 3, Options(cards=cards), seed(0))
    return caught.value.reason, caught.value.facts


@pytest.mark.parametrize("pile", Pile)
@pytest.mark.parametrize("change", [-1, 1])
def test_wie_01_seven_cards_to_a_cauldron_and_five_to_a_shelf(pile: Pile, change: int) -> None:
    right = 5 if pile in (GOLD_SHELF, INGREDIENT_SHELF) else 7
    cards = [potion(card) for card in CARDS[pile]]
    wrong = cards[:-1] if change < 0 else [*cards, cards[-1]]
    reason, facts = refused(msgspec.structs.replace(cards_with(), **{pile.value.replace("-", "_"): tuple(wrong)}))
    assert reason == "cards-number"
    assert facts == {"pile": pile.value, "found": right + change, "expected": right}


@pytest.mark.parametrize(
    ("pile", "line", "place"),
    [
        ("copper", "w2 w2 wr3 wr3 wwr4* wwrr5 6*", 6),
        ("copper", "o2 w2 wr3 wr3 wwr4* wwrr5 wwwrr6*", 0),
        ("iron", "r2 r2 rg3 ?3 rrg4* rrgg5 rrrgg6*", 3),
        ("silver", "g2 g2 gw?3 gw3 ggw4* ggww5 gggww6*", 2),
        ("silver", "g2 go2 gw3 gw3 ggw4* ggww5 gggww6*", 1),
        ("gold_shelf", "ooo2 ooo2 rrrr3* ooooo4 oooooo5*", 2),
        ("gold_shelf", "ooo2 ooo2 oooo3* ???4 oooooo5*", 3),
        ("gold_shelf", "ooo2 ooo2 oooo3* ooooo4 oooooo?5*", 4),
        ("gold_shelf", "ooo2 ooog2 oooo3* ooooo4 oooooo5*", 1),
        ("gold_shelf", "2 ooo2 oooo3* ooooo4 oooooo5*", 0),
        ("ingredient_shelf", "???o2 ???2 ????3* ?????4 ??????5*", 0),
        ("ingredient_shelf", "???2 ooo2 ????3* ?????4 ??????5*", 1),
        ("ingredient_shelf", "???2 ???2 ????3* ?????4 ?????r5*", 4),
        ("ingredient_shelf", "???2 ???2 ????3* 4 ??????5*", 3),
    ],
)
def test_wie_03_a_card_costs_what_cards_of_its_pile_cost(pile: str, line: str, place: int) -> None:
    """Drops of some colour, gold, or drops of any colour; and never nothing."""
    assert refused(cards_with(**{pile: line})) == ("cards-cost", {"pile": pile.replace("_", "-"), "place": place})


@pytest.mark.parametrize(
    ("pile", "line", "place"),
    [
        ("copper", "w3 w2 wr3 wr3 wwr4* wwrr5 wwwrr6*", 1),
        ("silver", "g2 g2 gw3 gw3 ggw4* ggww5 gggww4*", 6),
        ("gold_shelf", "ooo2 ooo2 oooo3* ooooo2 oooooo5*", 3),
        ("ingredient_shelf", "???2 ???1 ????3* ?????4 ??????5*", 1),
    ],
)
def test_wie_01_the_most_valuable_lies_at_the_bottom(pile: str, line: str, place: int) -> None:
    assert refused(cards_with(**{pile: line})) == ("cards-order", {"pile": pile.replace("_", "-"), "place": place})


@pytest.mark.parametrize(
    ("pile", "line", "found"),
    [
        ("copper", "w2 w2 wr3 wr3 wwr4 wwrr5 wwwrr6*", 1),
        ("iron", "r2 r2 rg3* rg3 rrg4* rrgg5 rrrgg6*", 3),
        ("gold_shelf", "ooo2 ooo2 oooo3 ooooo4 oooooo5", 0),
        ("ingredient_shelf", "???2* ???2* ????3* ?????4* ??????5*", 5),
    ],
)
def test_wie_03_two_ravens_to_each_pile(pile: str, line: str, found: int) -> None:
    assert refused(cards_with(**{pile: line})) == ("cards-ravens", {"pile": pile.replace("_", "-"), "found": found, "expected": 2})


def test_the_reasons_are_those_that_the_game_names() -> None:
    assert set(GAME.about.setups) == {"cards-number", "cards-cost", "cards-order", "cards-ravens"}


@pytest.mark.parametrize("seats", SEATS)
def test_wie_03_legal_cards_are_played_with(seats: int) -> None:
    GAME.check_setup(seats, PLAYED)
    news = whole_match(seats, PLAYED, 1, anything)
    values = {pile: [card.points for card in getattr(OTHER, pile.value.replace("-", "_"))] for pile in Pile}
    taken = dict.fromkeys(Pile, 0)
    for event in told(news, Brewed):
        assert event.points == values[event.pile][taken[event.pile]]
        taken[event.pile] += 1
    assert told(news, RoundEnded)[-1].ravens >= 4


def test_wie_03_the_cost_of_other_cards_has_to_be_paid() -> None:
    state = table([WITCH, *IDLE], owned=["rww"], options=PLAYED)
    call(state, WITCH)
    assert (owns(state, 0), asked(state)) == ("rww", (0, CallRole()))
    state = table([WITCH, *IDLE], owned=["rwww"], options=PLAYED)
    call(state, WITCH)
    assert offers(state) == {brew(IRON, "www"), brew(IRON, "www", "r"), Decline()}
    (brewed,) = told(play(state, brew(IRON, "www")), Brewed)
    assert (brewed.points, brewed.raven, owns(state, 0)) == (1, False, "r")


def test_wie_03_the_number_of_other_cards_counts_for_parchments_and_shelves() -> None:
    state = table([WARLOCK, *IDLE], owned=["rrg"], parchment=Parchment.STRIX, options=PLAYED)
    call(state, WARLOCK)
    assert offers(state) == {brew(IRON, "rrg"), Decline()}
    state = table([CUTPURSE, *IDLE], owned=["o"], options=PLAYED)
    call(state, CUTPURSE)
    collect(state)
    assert asked(state) == (0, TakeCard(pile=GOLD_SHELF, there=0, missing=1))
    state = table([BEGGING_MONK, *IDLE], owned=["gggg"], shelves="r", options=PLAYED)
    call(state, BEGGING_MONK)
    collect(state)
    assert asked(state) == (0, TakeCard(pile=INGREDIENT_SHELF, there=1, missing=3))


def test_wie_03_other_cards_are_shown_and_other_ravens_counted() -> None:
    state = table([WITCH, *IDLE], owned=["rrr"], gone={IRON: 2}, options=PLAYED)
    call(state, WITCH)
    play(state, brew(IRON, "rrr"))
    assert GAME.scene(public(state)).facts["ravens"] == 1
    assert [piece.facts["points"] for piece in zone(public(state), "pile:iron").pieces] == [3, 5, 7, 9]
    assert zone(public(state), "pile:copper").pieces[0].facts["points"] == 2


def test_wie_03_each_table_has_its_own_cards() -> None:
    """Tables with other cards and without do not get into each other's way."""
    usual = table([WITCH, *IDLE], owned=["rwww"])
    other = table([WITCH, *IDLE], owned=["rwww"], options=PLAYED)
    call(other, WITCH)
    call(usual, WITCH)
    assert brew(IRON, "www") in offers(other)
    assert offers(usual) == {brew(IRON, "r"), brew(IRON, "r", "w"), Decline()}


def test_the_cards_of_the_rules_are_legal_as_a_file() -> None:
    GAME.check_setup(4, Options(cards=cards_with()))
