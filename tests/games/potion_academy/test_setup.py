"""Before the first turn: the deal, the first discards, the options (ACA-3, ACA-4, ACA-25)."""

from collections import Counter

import pytest

from chaudron.games.potion_academy import GAME, State
from chaudron.games.potion_academy.model import (
    Began,
    Dealt,
    Discard,
    DiscardFirst,
    FirstDiscard,
    Options,
    SetAside,
    SetCardAside,
    TakeTurn,
)
from chaudron.kernel.model import BadSetup, News
from chaudron.testing import anything, rng, told
from tests.games.potion_academy.table import (
    ALIKE_FOUR,
    BOTH,
    EASIER,
    IN_PLAY,
    PLAIN,
    SEATS,
    TO_SIX,
    asked,
    discards,
    hand,
    offers,
    public,
    start,
    tokens_left,
)


def first_discards(state: State, order: list[int], place: int = 0) -> list[News]:
    """Each seat discards one of its cards, in this order of choosing."""
    news: list[News] = []
    for seat in order:
        move = GAME.moves(state, seat)[place]
        GAME.check(state, seat, move)
        GAME.apply(state, seat, move, rng(), news)
    return news


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_aca_03_four_cards_each_and_the_rest_is_the_pile(seats: int) -> None:
    for number in range(5):
        view = public(start(seats, number))
        assert view.hands == (4,) * seats
        assert view.pile == IN_PLAY[seats] - 4 * seats
        assert view.discarded == ()
        assert view.scores == (0,) * (4 if seats == 2 else seats)
        assert all(there == () for there in view.placed)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_aca_03_the_cards_are_shuffled(seats: int) -> None:
    """Every card comes to every hand and to the pile, sooner or later."""
    found = [set[int]() for _ in range(seats + 1)]
    for number in range(150):
        state = start(seats, number)
        for seat in range(seats):
            found[seat] |= {state.deck.number[card] for card in hand(state, seat)}
        found[seats] |= set(state.pile)
    assert all(cards == set(range(IN_PLAY[seats])) for cards in found)


@pytest.mark.parametrize("seats", SEATS)
def test_aca_03_everybody_has_seven_tokens_to_use(seats: int) -> None:
    state = start(seats)
    for colour in range(4 if seats == 2 else seats):
        assert tokens_left(state, colour) == 7


@pytest.mark.parametrize("seats", SEATS)
def test_aca_03_everybody_is_told_their_own_cards_only(seats: int) -> None:
    news: list[News] = []
    state = start(seats, 2, news=news)
    for event, only in news:
        assert (only is not None) == isinstance(event, Dealt)
    assert {item.only: set(item.event.cards) for item in news if isinstance(item.event, Dealt)} == {
        seat: hand(state, seat) for seat in range(seats)
    }


@pytest.mark.parametrize("seats", SEATS)
def test_aca_04_everybody_discards_one_of_four_at_the_same_time(seats: int) -> None:
    state = start(seats, 1)
    assert GAME.asks(state) == {seat: DiscardFirst() for seat in range(seats)}
    for seat in range(seats):
        assert set(GAME.moves(state, seat)) == {Discard(card) for card in hand(state, seat)}
        assert len(GAME.moves(state, seat)) == 4
    before = [hand(state, seat) for seat in range(seats)]
    lying = discards(state)
    chosen = [GAME.moves(state, seat)[seat % 4] for seat in range(seats)]
    for seat in reversed(range(seats)):
        assert set(GAME.asks(state)) == set(range(seat + 1))
        assert discards(state) == lying
        GAME.apply(state, seat, chosen[seat], rng())
    cards = [move.card for move in chosen if isinstance(move, Discard)]
    assert discards(state) == lying | set(cards)
    assert [hand(state, seat) for seat in range(seats)] == [mine - {card} for mine, card in zip(before, cards, strict=True)]
    assert public(state).hands[:seats] == (3,) * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_aca_04_a_random_player_starts_then_clockwise(seats: int) -> None:
    starters = Counter[int]()
    for number in range(60):
        news: list[News] = []
        state = start(seats, number, news=news)
        (began,) = told(news, Began)
        first_discards(state, list(range(seats)))
        assert asked(state) == (began.seat, TakeTurn())
        starters[began.seat] += 1
        for turn in range(1, seats + 2):
            here = public(state).turns
            while public(state).turns == here:
                seat, _ = asked(state)
                GAME.apply(state, seat, anything(GAME.moves(state, seat), rng(turn)), rng())
            if public(state).phase == "over" or public(state).turns != turn:
                break
            assert public(state).turn == (began.seat + turn) % seats
    assert set(starters) == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_aca_04_the_first_discards_lie_face_down_until_all_have_chosen(seats: int) -> None:
    """Others hear that a seat has chosen, the seat itself also what; then all are turned up in the order of the seats."""
    state = start(seats, 4)
    order = list(reversed(range(seats)))
    news = first_discards(state, order[:-1])
    assert [event.seat for event in told(news, SetAside)] == order[:-1]
    assert all(
        (only == event.seat) == isinstance(event, SetCardAside) for event, only in news if isinstance(event, SetAside | SetCardAside)
    )
    assert told(news, FirstDiscard) == []
    assert public(state).ready == (False, *[True] * (seats - 1))
    assert [GAME.view(state, None).aside, GAME.view(state, 0).aside] == [None, None]
    mine = GAME.view(state, seats - 1).aside
    assert mine is not None
    assert mine in hand(state, seats - 1)
    news = first_discards(state, order[-1:])
    shown = told(news, FirstDiscard)
    assert [event.seat for event in shown] == list(range(seats))
    assert {event.card for event in shown} == discards(state)
    assert shown[-1].card == mine
    assert public(state).ready == (False,) * seats


def test_aca_04_who_has_chosen_is_not_asked_again() -> None:
    state = start(3, 4)
    first_discards(state, [1])
    assert set(GAME.asks(state)) == {0, 2}
    assert GAME.moves(state, 1) == []


def test_aca_04_the_pile_is_as_it_was_after_the_first_discards() -> None:
    state = start(3)
    before = list(state.pile)
    first_discards(state, [0, 1, 2])
    assert state.pile == before
    assert len(before) == 6
    assert len(offers(state)) == 4, "three cards to place, and refilling"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [PLAIN, TO_SIX, ALIKE_FOUR, BOTH])
def test_aca_25_the_options_combine(seats: int, options: Options) -> None:
    GAME.check_setup(seats, options)
    assert GAME.scene(public(start(seats, 0, options))).facts["goal"] == (6 if options.to_six else 5)


@pytest.mark.parametrize(("options", "name"), [(TO_SIX, "to-six"), (ALIKE_FOUR, "alike-four"), (BOTH, "to-six")])
def test_aca_29_the_options_are_not_for_the_solo_game(options: Options, name: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.check_setup(1, options)
    assert (caught.value.reason, caught.value.facts) == ("not-solo", {"option": name})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_aca_29_the_easier_game_is_for_the_solo_game_only(seats: int) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.check_setup(seats, EASIER)
    assert (caught.value.reason, caught.value.facts) == ("only-solo", {"option": "easier"})
    GAME.check_setup(1, EASIER)


@pytest.mark.parametrize("seats", [0, 6])
def test_aca_01_one_to_five_play(seats: int) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.check_setup(seats, PLAIN)
    assert caught.value.reason == "seats"
