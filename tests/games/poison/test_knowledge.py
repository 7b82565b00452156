"""Who knows what in Poison: a view holds what an attentive person saw, and imagining deals the rest, all deals equally likely."""

from collections import Counter

import pytest

from chaudron.games.poison import GAME, Card, Options, Pour, State, View
from chaudron.games.poison.cards import cards
from chaudron.kernel.match import Match
from chaudron.testing import rng, seed
from tests.games.poison.table import (
    BLUE_1,
    BLUE_2,
    BLUE_5,
    DECK,
    DRAW_PILE,
    PLAIN,
    POISON,
    PURPLE_1,
    PURPLE_7,
    RED_1,
    RED_5,
    RED_7,
    SEATS,
    aside,
    hand,
    play_on,
    play_out,
    start,
    table,
)

CARDS = list(Card)

every_table = pytest.mark.parametrize(("seats", "options"), [(seats, options) for seats in SEATS for options in (PLAIN, DRAW_PILE)])


def midway(seats: int, options: Options, steps: int = 20) -> State:
    """A second round after some moves."""
    state, draws = start(seats, 2, options), rng(1)
    while not state.sheet:
        play_on(state, draws)
    for _ in range(steps):
        play_on(state, draws)
    return state


def stock(state: State) -> tuple[Card, ...]:
    """The draw pile, the next card first."""
    return tuple(CARDS[kind] for kind in state.stock[state.drawn :])


def hidden(state: State, seat: int | None) -> dict[str, tuple[Card, ...]]:
    """Every place that a seat cannot look into."""
    hands = {f"hand {other}": cards(pile) for other, pile in enumerate(state.hands) if other != seat}
    return {**hands, "stock": stock(state), "aside": aside(state)}


def seen(view: View) -> Counter[Card]:
    """Own hand, cauldrons and everything taken."""
    return Counter([*view.hand, *(card for brew in view.cauldrons for card in brew.cards), *(card for heap in view.taken for card in heap)])


def viewers(seats: int) -> list[int | None]:
    return [*range(seats), None]


@every_table
def test_the_unseen_cards_are_the_deck_without_the_seen_ones(seats: int, options: Options) -> None:
    state = midway(seats, options)
    for seat in viewers(seats):
        view = GAME.view(state, seat)
        imagined = GAME.imagine(view, rng())
        assert Counter(card for place in hidden(imagined, seat).values() for card in place) == DECK - seen(view)


@every_table
def test_every_hidden_place_has_its_true_size(seats: int, options: Options) -> None:
    state = midway(seats, options)
    for seat in viewers(seats):
        imagined = GAME.imagine(GAME.view(state, seat), rng())
        sizes = [{place: len(held) for place, held in hidden(one, seat).items()} for one in (state, imagined)]
        assert sizes[0] == sizes[1]


@every_table
def test_what_was_seen_is_in_its_place(seats: int, options: Options) -> None:
    state = midway(seats, options)
    for seat in viewers(seats):
        view = GAME.view(state, seat)
        imagined = GAME.imagine(view, rng())
        assert GAME.view(imagined, seat) == view
        assert GAME.asks(imagined) == GAME.asks(state)
        if seat is not None:
            assert GAME.moves(imagined, seat) == GAME.moves(state, seat)


@every_table
def test_the_imagined_can_be_played_to_its_end(seats: int, options: Options) -> None:
    state = GAME.imagine(GAME.view(midway(seats, options), 0), rng())
    draws = rng(2)
    while not GAME.outcome(state):
        play_on(state, draws)
        assert GAME.tally(state) == {card.value: number for card, number in DECK.items()}


@pytest.mark.parametrize(
    ("seats", "options", "seat"), [(3, PLAIN, 0), (3, PLAIN, None), (3, DRAW_PILE, 1), (4, PLAIN, 2), (6, DRAW_PILE, 5)]
)
def test_every_unseen_card_is_as_likely_in_every_hidden_place(seats: int, options: Options, seat: int | None) -> None:
    """The mean number of each card in each place is its share; 1,500 deals keep it within 0.15 of that, five times its spread."""
    state = midway(seats, options, 8)
    view = GAME.view(state, seat)
    unseen = DECK - seen(view)
    sizes = {place: len(held) for place, held in hidden(state, seat).items()}
    found: dict[str, Counter[Card]] = {place: Counter() for place in sizes}
    times = 1500
    draws = rng(3)
    for _ in range(times):
        for place, held in hidden(GAME.imagine(view, draws), seat).items():
            found[place].update(held)
    for place, size in sizes.items():
        for card in Card:
            share = unseen[card] * size / unseen.total()
            assert found[place][card] / times == pytest.approx(share, abs=0.15), (place, card)


def test_every_unseen_card_is_as_likely_to_be_drawn_next() -> None:
    view = GAME.view(midway(3, DRAW_PILE), 0)
    unseen = DECK - seen(view)
    draws = rng(4)
    top = Counter(stock(GAME.imagine(view, draws))[0] for _ in range(3000))
    for card in Card:
        assert top[card] / 3000 == pytest.approx(unseen[card] / unseen.total(), abs=0.03), card


def test_imagining_is_drawn_from_the_rng_alone() -> None:
    view = GAME.view(midway(4, PLAIN), 0)
    first, again, other = (hidden(GAME.imagine(view, rng(number)), 0) for number in (1, 1, 2))
    assert first == again
    assert first != other


def test_a_view_does_not_tell_the_other_hands() -> None:
    one = table([RED_1, BLUE_2], [RED_5, PURPLE_1], [POISON, BLUE_5])
    other = table([RED_1, BLUE_2], [POISON, BLUE_5], [RED_5, PURPLE_1])
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert GAME.view(one, None) == GAME.view(other, None)
    assert GAME.view(one, 1) != GAME.view(other, 1)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_does_not_tell_the_stock(seat: int | None) -> None:
    one, other = (table(stock=pile, options=DRAW_PILE) for pile in ([RED_1, PURPLE_7, BLUE_1], [POISON, RED_1, RED_1]))
    assert GAME.view(one, seat) == GAME.view(other, seat)
    assert GAME.view(one, seat).stock == 3


def test_an_attentive_person_remembers_who_took_what() -> None:
    view = GAME.view(table(taken=[[RED_1, POISON], [], [BLUE_5]], cauldrons=[[], [RED_7]]), 1)
    assert view.taken == ((RED_1, POISON), (), (BLUE_5,))


def test_an_attentive_person_remembers_what_was_poured_in_this_round() -> None:
    state, draws = start(4), rng(6)
    poured: list[Pour] = []
    for _ in range(30):
        move = draws.choice(GAME.moves(state, state.turn))
        poured.append(move)
        GAME.apply(state, state.turn, move, draws)
        assert all(GAME.view(state, seat).poured == tuple(poured) for seat in viewers(4))
    while not state.sheet:
        play_on(state, draws)
    assert GAME.view(state, 0).poured == ()


def test_a_view_tells_the_own_hand() -> None:
    state = table([RED_1, RED_1, POISON], turn=1)
    assert GAME.view(state, 0).hand == (RED_1, RED_1, POISON)
    assert GAME.view(state, 0).hands == (3, 2, 2)


def test_an_onlooker_has_no_hand() -> None:
    view = GAME.view(table([RED_1], [BLUE_1, POISON], [RED_5, RED_7, PURPLE_1]), None)
    assert (view.seat, view.hand) == (None, ())
    assert [(zone.pieces, zone.size) for zone in GAME.scene(view).zones if zone.kind == "hand"] == [((), 1), ((), 2), ((), 3)]


def test_the_scene_shows_the_own_hand_only() -> None:
    view = GAME.view(table([RED_1], [BLUE_1, POISON], [RED_5, RED_7, PURPLE_1]), 1)
    hands = [zone for zone in GAME.scene(view).zones if zone.kind == "hand"]
    assert [[piece.face for piece in zone.pieces] for zone in hands] == [[], ["card-blue-1", "card-poison"], []]
    assert [zone.size for zone in hands] == [1, None, 3]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seat", [0, 2, None])
def test_the_view_of_an_ended_match(seats: int, seat: int | None) -> None:
    match = Match(GAME, seats, PLAIN, seed(0))
    play_out(match)
    view = match.view(seat)
    assert view.turn is None
    assert view.hand == ()
    assert view.hands == (0,) * seats
    assert GAME.scene(view).turn == ()
    imagined = GAME.imagine(view, rng())
    assert GAME.outcome(imagined) == match.outcome
    assert GAME.asks(imagined) == {}
    assert hand(imagined, 0) == ()


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_seat_that_is_asked_about_its_last_card_has_a_choice(viewer: int | None) -> None:
    """A last blue card would have been played without asking, for blue is brewing; so this one is of another kind."""
    state = table([BLUE_2, RED_7], [POISON], [BLUE_1, RED_5], cauldrons=[[BLUE_5], [POISON]], turn=1)
    view = GAME.view(state, viewer)
    held = Counter(hand(GAME.imagine(view, rng(number)), 1) for number in range(300))
    unseen = Counter(DECK) - seen(view)
    choice = {card: copies for card, copies in unseen.items() if card is POISON or not card.value.startswith("blue")}
    assert set(held) == {(card,) for card in choice}
    for card, copies in choice.items():
        assert held[(card,)] == pytest.approx(300 * copies / sum(choice.values()), abs=35)
