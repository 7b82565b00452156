"""Potions of Wie verhext! in piles and taken, and empty piles (WIE-31 to WIE-33)."""

import pytest

from chaudron.games.wie_verhext import GAME, State
from chaudron.games.wie_verhext.model import (
    CallRole,
    Claim,
    Contributed,
    Decline,
    Favour,
    Missed,
    Parchment,
    Pile,
    Role,
    RoundEnded,
    UseAction,
)
from chaudron.kernel.model import Move
from chaudron.testing import rng, told
from tests.games.wie_verhext.roles import acting, favouring, moves_on, spare
from tests.games.wie_verhext.table import (
    BEGGING_MONK,
    BREWERS,
    CARDS,
    COPPER,
    CUTPURSE,
    GOLD_SHELF,
    INGREDIENT_SHELF,
    IRON,
    OPEN_SCORES,
    PLAIN,
    SILVER,
    WARLOCK,
    WITCH,
    WIZARD,
    asked,
    brew,
    call,
    eagerly,
    everyone_owns,
    offers,
    on_shelf,
    owns,
    play,
    public,
    start,
    step,
    table,
    zone,
)

# Taken potions


TAKEN = [[(COPPER, 0), (COPPER, 4)], [(IRON, 0), (GOLD_SHELF, 2)], []]
"""Seats 0 and 1 have a card without a raven and one with."""


def faces(state: State, viewer: int | None, seat: int) -> list[str | None]:
    return [piece.face for piece in zone(GAME.view(state, viewer), f"potions:{seat}").pieces]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_wie_31_a_card_lies_face_down_unless_it_has_a_raven(viewer: int | None) -> None:
    state = table(taken=TAKEN)
    assert faces(state, viewer, 0) == ["potion-copper" if viewer == 0 else None, "potion-copper"]
    assert faces(state, viewer, 1) == ["potion-iron" if viewer == 1 else None, "potion-gold-shelf"]
    assert faces(state, viewer, 2) == []
    totals = [score.total for score in GAME.scene(GAME.view(state, viewer)).scores]
    assert totals == [6 if viewer == 0 else None, 5 if viewer == 1 else None, 0 if viewer == 2 else None]


@pytest.mark.parametrize("viewer", [0, None])
def test_wie_31_which_cards_others_have_is_not_shown(viewer: int | None) -> None:
    """Two tables that differ only in what lies face down before others show the same."""
    one = table(taken=[[], [(COPPER, 5), (SILVER, 4)], [(IRON, 5), (IRON, 4)]])
    other = table(taken=[[], [(IRON, 5), (SILVER, 4)], [(COPPER, 5), (IRON, 4)]])
    assert GAME.scene(GAME.view(one, viewer)) == GAME.scene(GAME.view(other, viewer))
    assert GAME.scene(GAME.view(one, 1)) != GAME.scene(GAME.view(other, 1))


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_wie_31_ravens_are_public(viewer: int | None) -> None:
    view = GAME.view(table(taken=TAKEN), viewer)
    assert [zone(view, f"potions:{seat}").facts["ravens"] for seat in range(3)] == [1, 1, 0]
    assert GAME.scene(view).facts["ravens"] == 2


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_wie_31_with_open_scores_all_lie_open(viewer: int | None) -> None:
    state = table(taken=TAKEN, options=OPEN_SCORES)
    assert [faces(state, viewer, seat) for seat in range(3)] == [["potion-copper"] * 2, ["potion-iron", "potion-gold-shelf"], []]
    assert [score.total for score in GAME.scene(GAME.view(state, viewer)).scores] == [6, 5, 0]
    assert not PLAIN.open_scores


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_wie_31_at_the_end_all_lie_open(viewer: int | None) -> None:
    state, draws = start(3, 5), rng(5)
    while GAME.asks(state):
        step(state, draws, eagerly)
    view = GAME.view(state, viewer)
    assert any(there.cards for there in view.table)
    for seat in range(3):
        assert faces(state, viewer, seat) == [f"potion-{pile.value}" for pile, _ in view.table[seat].cards]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert tuple(score.total for score in GAME.scene(view).scores) == outcome.scores


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_wie_32_anyone_may_look_through_the_piles(viewer: int | None) -> None:
    """All that is left, from the top, in the order that never changes."""
    state = table(gone={COPPER: 3, IRON: 7, SILVER: 0, GOLD_SHELF: 1, INGREDIENT_SHELF: 4})
    for pile, number in zip(Pile, (3, 7, 0, 1, 4), strict=True):
        pieces = zone(GAME.view(state, viewer), f"pile:{pile.value}").pieces
        found = [(piece.face, piece.facts["points"], piece.facts["raven"]) for piece in pieces]
        assert found == [(f"potion-{pile.value}", card.points, "yes" if card.raven else "no") for card in CARDS[pile][number:]]


def test_wie_32_what_lies_on_the_shelves_is_seen_too() -> None:
    view = public(table(shelves="rrwgoo"))
    assert zone(view, "pile:gold-shelf").facts == {"keeper": "cutpurse", "there": 2}
    assert zone(view, "pile:ingredient-shelf").facts == {
        "keeper": "begging-monk",
        "there": 4,
        "red": 2,
        "white": 1,
        "green": 1,
    }


# Exhausted piles


WEALTH = "rrrrrrwwwwwwggggggoooooo"
ALL_GONE = {COPPER: 7, IRON: 7, SILVER: 7, GOLD_SHELF: 5, INGREDIENT_SHELF: 5}


@pytest.mark.parametrize("role", [*BREWERS, CUTPURSE, BEGGING_MONK])
@pytest.mark.parametrize("answer", [Claim(), Favour()])
def test_wie_33_the_role_of_an_exhausted_pile_does_nothing(role: Role, answer: Move) -> None:
    hand = (role, *spare(role))
    state = table(hand, hand, spare(role), owned=[WEALTH] * 3, gone=ALL_GONE, shelves="")
    call(state, role)
    assert offers(state) == {Claim(), Favour()}
    news = play(state, answer)
    holder = 1 if answer == Claim() else 0
    assert told(news, Missed)[-1] == Missed(holder, role)
    assert asked(state) == (holder, CallRole())
    assert (everyone_owns(state), on_shelf(state)) == ([WEALTH] * 3, "")
    assert told(news, Contributed) == []


@pytest.mark.parametrize("role", [*BREWERS, CUTPURSE, BEGGING_MONK])
def test_wie_33_other_piles_are_still_there(role: Role) -> None:
    pile = {**BREWERS, CUTPURSE: GOLD_SHELF, BEGGING_MONK: INGREDIENT_SHELF}[role]
    state = acting(role, WEALTH, WEALTH, WEALTH, gone={other: number for other, number in ALL_GONE.items() if other is not pile})
    assert asked(state) == (0, UseAction(role=role))


def test_wie_33_the_last_card_taken_by_a_favour_leaves_nothing_to_claim() -> None:
    state = favouring(WITCH, "rrrggoo", WEALTH, gone={IRON: 6})
    news = play(state, brew(IRON, "rrrggoo"))
    assert told(news, Missed) == [Missed(0, WITCH)]
    assert moves_on(state)


@pytest.mark.parametrize(("parchment", "pile"), [(Parchment.MAGUS, COPPER), (Parchment.SANATIO, SILVER), (Parchment.STRIX, IRON)])
def test_wie_33_a_parchment_finds_nothing_on_an_empty_pile(parchment: Parchment, pile: Pile) -> None:
    state = acting(WARLOCK, WEALTH, parchment=parchment, gone={pile: 7})
    assert moves_on(state)
    assert owns(state, 0) == WEALTH


@pytest.mark.parametrize("empty", [[COPPER], [IRON], [SILVER], [COPPER, IRON], [IRON, SILVER]])
def test_wie_33_optio_chooses_among_the_piles_that_are_left(empty: list[Pile]) -> None:
    state = acting(WARLOCK, WEALTH, parchment=Parchment.OPTIO, gone=dict.fromkeys(empty, 7))
    left = {COPPER: "w", IRON: "r", SILVER: "g"}
    assert offers(state) == {brew(pile, cost) for pile, cost in left.items() if pile not in empty} | {Decline()}


def test_wie_33_optio_does_nothing_when_all_are_gone() -> None:
    assert moves_on(acting(WARLOCK, WEALTH, parchment=Parchment.OPTIO, gone=ALL_GONE))


def test_wie_33_the_round_ends_as_any_other_without_piles() -> None:
    state = table([WIZARD], [CUTPURSE], [], owned=[WEALTH] * 3, gone=ALL_GONE)
    news = call(state, WIZARD)
    assert told(news, Missed) == [Missed(0, WIZARD), Missed(1, CUTPURSE)]
    assert told(news, RoundEnded)
