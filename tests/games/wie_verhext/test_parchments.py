"""The warlock of Wie verhext! and the parchments (WIE-30, WIE-34, WIE-35)."""

from itertools import combinations_with_replacement

import pytest

from chaudron.games.wie_verhext.model import Brew, Decline, Parchment, Pile
from tests.games.wie_verhext.roles import THREES, acting, favouring, moves_on
from tests.games.wie_verhext.table import CARDS, COPPER, IRON, SILVER, WARLOCK, brew, each, offers, owns, play, potions, refusal, trade

# The warlock


def test_wie_30_the_favour_is_a_gold_whatever_the_parchment() -> None:
    for parchment in Parchment:
        state = favouring(WARLOCK, "", "", parchment=parchment)
        assert offers(state) == {trade("", "o"), Decline()}
        play(state, trade("", "o"))
        assert owns(state, 1) == "o"


def test_wie_30_the_action_uses_the_active_parchment() -> None:
    found = {parchment: offers(acting(WARLOCK, "rrrwwwggg", parchment=parchment)) for parchment in Parchment}
    assert len(set(map(frozenset, found.values()))) == 8
    assert all(Decline() in moves for moves in found.values())


# Parchments


def test_wie_34_copia() -> None:
    state = acting(WARLOCK, "", parchment=Parchment.COPIA)
    assert offers(state) == each(lambda way: trade("", way), THREES) | {Decline()}
    play(state, trade("", "rgg"))
    assert owns(state, 0) == "rgg"


@pytest.mark.parametrize(
    ("owned", "brews"),
    [
        ("rwg", {COPPER: "wr", IRON: "r", SILVER: "ggw"}),
        ("rwgg", {COPPER: "wr", IRON: "r", SILVER: "ggw"}),
        ("rrr", {COPPER: "wr", IRON: "r", SILVER: "ggw"}),
        ("wgg", {COPPER: "wr", IRON: "r", SILVER: "ggw"}),
    ],
)
def test_wie_34_optio_brews_any_visible_card_for_exactly_its_drops(owned: str, brews: dict[Pile, str]) -> None:
    state = acting(WARLOCK, owned, parchment=Parchment.OPTIO, gone={COPPER: 2, SILVER: 4})
    can = {pile: cost for pile, cost in brews.items() if all(owned.count(drop) >= cost.count(drop) for drop in cost)}
    assert offers(state) == {brew(pile, cost) for pile, cost in can.items()} | {Decline()}
    pile, cost = next(iter(can.items()))
    play(state, brew(pile, cost))
    left = list(owned)
    for drop in cost:
        left.remove(drop)
    assert owns(state, 0) == "".join(left)
    assert potions(state, 0) == [(pile, {COPPER: 2, IRON: 0, SILVER: 4}[pile])]


def test_wie_34_optio_without_the_drops_for_any() -> None:
    assert moves_on(acting(WARLOCK, "wgooo", parchment=Parchment.OPTIO, gone={COPPER: 2, SILVER: 4}))


@pytest.mark.parametrize(("parchment", "drop"), [(Parchment.HERBA, "g"), (Parchment.LUPUS, "r"), (Parchment.SERPENS, "w")])
def test_wie_34_herba_lupus_serpens(parchment: Parchment, drop: str) -> None:
    state = acting(WARLOCK, "rrwwgg", parchment=parchment)
    assert offers(state) == {trade(drop, "vv"), Decline()}
    play(state, trade(drop, "vv"))
    assert owns(state, 0) == "rrwwgg".replace(drop, "", 1) + "vv"
    assert moves_on(acting(WARLOCK, "rrwwggooo".replace(drop, ""), parchment=parchment))


@pytest.mark.parametrize(("parchment", "pile"), [(Parchment.MAGUS, COPPER), (Parchment.SANATIO, SILVER), (Parchment.STRIX, IRON)])
def test_wie_34_magus_sanatio_strix_take_the_number_of_drops_in_any_colour(parchment: Parchment, pile: Pile) -> None:
    for place, card in enumerate(CARDS[pile]):
        number = len(card.cost)
        state = acting(WARLOCK, "rrrrrrwwwwwwgggggg", parchment=parchment, gone={pile: place})
        ways = {"".join(way) for way in combinations_with_replacement("rwg", number)}
        assert offers(state) == {brew(pile, way) for way in ways} | {Decline()}
        wrong = "g" * number if pile is COPPER else "w" * number if pile is IRON else "r" * number
        state = acting(WARLOCK, wrong, parchment=parchment, gone={pile: place})
        assert offers(state) == {brew(pile, wrong), Decline()}
        play(state, brew(pile, wrong))
        assert (owns(state, 0), potions(state, 0)) == ("", [(pile, place)])
        assert moves_on(acting(WARLOCK, wrong[1:] + "ooo", parchment=parchment, gone={pile: place}))


def test_wie_34_only_drops_that_are_owned() -> None:
    state = acting(WARLOCK, "rwwg", parchment=Parchment.STRIX, gone={IRON: 4})
    assert offers(state) == each(lambda way: brew(IRON, way), "rww rwg wwg") | {Decline()}


@pytest.mark.parametrize("parchment", [Parchment.OPTIO, Parchment.MAGUS, Parchment.SANATIO, Parchment.STRIX])
def test_wie_35_no_extra_vial_for_a_potion_brewed_by_a_parchment(parchment: Parchment) -> None:
    state = acting(WARLOCK, "rrwwgg", parchment=parchment)
    brews = [move for move in offers(state) if isinstance(move, Brew)]
    assert len(brews) == 3
    assert {move.extra for move in brews} == {()}
    for pile, cost in ((COPPER, "w"), (IRON, "r"), (SILVER, "g")):
        for extra in "rwg":
            assert refusal(state, 0, brew(pile, cost, extra)) == ("not-on-offer", {})
