"""Who knows what: what trades, offers and shows reveal, and what stays hidden."""

from collections import Counter

import pytest

from chaudron.games.zaubercocktail.cards import KINDS, LIGHTNING
from chaudron.games.zaubercocktail.choices import collections
from chaudron.games.zaubercocktail.model import Options, View
from chaudron.games.zaubercocktail.state import State, hand_of
from chaudron.kernel.rng import FastRng
from chaudron.testing import rng
from tests.games.zaubercocktail.table import (
    BOX,
    GAME,
    INGREDIENT,
    LENGTHS,
    SEATS,
    STONE,
    accept,
    act,
    answer,
    bid,
    call,
    cards,
    choose,
    display,
    everything,
    hands,
    known,
    legal,
    offer,
    offers,
    pile,
    public,
    score,
    show,
    start,
    stop_all,
    table,
    walk,
    withdraw,
)

# At every step of random play.


def possible(dream: State, view: View) -> None:
    """Check that an imagined state is possible: the box is complete, and everything known or promised is there."""
    assert everything(dream) == {ingredient.value: number for ingredient, number in BOX.items()}
    held = hands(dream)
    assert min(dream.hands) >= 0
    for seat in range(dream.seats):
        assert Counter(view.known[seat]) <= held[seat]
    for standing in view.offers:
        assert Counter(standing.give) <= held[standing.seat], "an imagined seat cannot keep what it offers"
    assert sorted(dream.recipes) == [LIGHTNING, *range(9)]
    assert dream.recipes.index(LIGHTNING) >= 6
    assert (LIGHTNING in dream.recipes[: dream.round + 1]) == (view.phase == "over" and view.recipe.first == 0)
    if view.phase == "show":
        for seat in range(dream.seats):
            chosen = dream.chosen[seat]
            assert not chosen or chosen[0] in collections(hand_of(dream, seat), ())
            assert len(chosen) < 2 or chosen[1] in collections(hand_of(dream, seat), chosen[:1])
            assert chosen or not view.ready[seat] or not collections(hand_of(dream, seat), ())


@pytest.mark.parametrize(("seats", "track"), LENGTHS)
def test_what_is_imagined_looks_like_the_truth_and_could_be_it(seats: int, track: int) -> None:
    draws = FastRng(50)
    for state, _ in walk(seats, 10, Options(track=track)):
        for seat in (*range(seats), None):
            view = GAME.view(state, seat)
            dream = GAME.imagine(view, draws)
            assert GAME.view(dream, seat) == view
            possible(dream, view)


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_known_of_a_seat_is_never_more_than_it_holds_nor_less_than_it_offers(seats: int) -> None:
    for state, _ in walk(seats, 20):
        held, view = hands(state), public(state)
        for seat in range(seats):
            assert Counter(view.known[seat]) <= held[seat]
        for standing in view.offers:
            assert Counter(standing.give) <= Counter(view.known[standing.seat])
        assert GAME.view(state, seats - 1).known == view.known


def test_an_imagined_match_can_be_played_on() -> None:
    """What somebody imagines in the midst of it is a match like any other."""
    draws = FastRng(3)
    for step, (state, _) in enumerate(walk(5, 33)):
        if step % 17 == 0:
            dream = GAME.imagine(GAME.view(state, step % 5), draws)
            for _ in range(30):
                asked = sorted(GAME.asks(dream))
                if asked:
                    seat = draws.choice(asked)
                    GAME.apply(dream, seat, draws.choice(GAME.moves(dream, seat)), draws)
                    assert min(dream.hands) >= 0
                    assert everything(dream) == everything(state)


def test_imagined_states_differ() -> None:
    state = start(6)
    view = GAME.view(state, 2)
    dreams = [GAME.imagine(view, rng(number)) for number in range(4)]
    assert len({tuple(dream.hands) for dream in dreams}) == 4
    assert len({tuple(dream.pile) for dream in dreams}) == 4
    assert len({dream.recipes for dream in dreams}) == 4
    assert all(hands(dream)[2] == hands(state)[2] for dream in dreams)


# What is revealed.


def test_an_offer_teaches_that_its_cards_are_held() -> None:
    state = table("3 blue, gold", "white")
    act(state, 0, offer("2 blue", "white"))
    assert known(state, 0) == cards("2 blue")
    act(state, 0, offer("blue, gold", "white"))
    assert known(state, 0) == cards("2 blue, gold")
    act(state, 0, offer("3 blue", "white"), withdraw(1))
    assert known(state, 0) == cards("3 blue, gold")


def test_a_wish_teaches_nothing_of_what_is_held() -> None:
    state = table("3 blue, gold", "white")
    act(state, 0, call("white"), offer("gold", "2 white"))
    assert known(state, 0) == cards("gold")


def test_a_display_teaches_that_its_cards_are_held_and_a_bid_does() -> None:
    state = table("2 gold, white", "2 lead")
    act(state, 0, display("2 gold"))
    act(state, 1, bid(1, "lead"))
    assert known(state, 0) == cards("2 gold")
    assert known(state, 1) == cards("lead")


def test_an_answer_teaches_what_the_call_wanted() -> None:
    state = table("3 blue, gold", "2 white, gold")
    act(state, 0, call("2 white"))
    act(state, 1, answer(1, "gold"))
    assert known(state, 1) == cards("2 white")
    assert known(state, 0) == ()


def test_a_trade_teaches_what_was_received() -> None:
    state = table("3 blue, gold", "2 white, gold", "lead")
    act(state, 0, offer("2 blue", "2 white"))
    act(state, 1, accept(1))
    assert known(state, 0) == cards("2 white")
    assert known(state, 1) == cards("2 blue")


def test_what_is_given_away_is_known_no_more() -> None:
    state = table("3 blue", "white", "gold")
    act(state, 0, offer("3 blue", "2 gold"), offer("blue", "white"))
    act(state, 1, accept(2))
    assert known(state, 0) == cards("2 blue, white")
    act(state, 1, offer("blue", "gold"))
    act(state, 2, accept(3))
    assert known(state, 1) == cards("gold")
    assert known(state, 2) == cards("blue")


def test_received_cards_come_on_top_of_what_was_known() -> None:
    state = table("2 blue", "2 blue, gold", "white")
    act(state, 1, offer("2 blue", "3 faran"))
    act(state, 0, offer("2 blue", "gold"))
    act(state, 1, accept(2))
    assert known(state, 1) == cards("4 blue")
    assert known(state, 0) == cards("gold")


def test_zau_09_what_still_stands_is_still_known_to_be_held() -> None:
    """A card was given, and another offer of such a card stands: so there is one more."""
    state = table("2 gold", "white", "white")
    act(state, 0, offer("gold", "white"), offer("gold", "2 white"))
    assert known(state, 0) == cards("gold")
    act(state, 1, accept(1))
    assert offers(state) == [2]
    assert known(state, 0) == cards("white, gold")


def test_a_shown_collection_leaves_the_hand_and_what_is_known_of_it() -> None:
    state = table("3 blue, gold, black", "2 white", "2 faran", "2 lead", pawns=[0, 34, 34])
    act(state, 0, offer("3 blue", "white"), offer("gold", "white"), offer("black", "white"))
    score(state, "2 blue, black", "2 white", "2 faran", "2 lead")
    assert known(state, 0) == cards("blue, gold")


def test_who_shows_nothing_shows_the_whole_hand_and_it_is_known() -> None:
    state = table("blue, gold, lead", "2 white", "2 faran", "2 yellow", pile="5 troll")
    score(state, "", "2 white", "2 faran", "2 yellow")
    assert known(state, 0) == cards("blue, gold, lead")
    assert public(state).hands[0] == 8
    for number in range(5):
        dream = GAME.imagine(GAME.view(state, 1), rng(number))
        assert Counter(cards("blue, gold, lead")) <= hands(dream)[0]


def test_what_is_known_is_known_in_the_next_round() -> None:
    state = table("2 blue, 2 gold", "2 white", "2 faran", "2 lead")
    act(state, 0, offer("2 gold", "white"))
    score(state, "2 blue", "2 white", "2 faran", "2 lead")
    assert known(state, 0) == cards("2 gold")


def test_refusals_teach_the_same_whatever_others_hold() -> None:
    """Whether an offer can be made depends only on the seat's own hand."""
    for theirs in ("3 gold", "blue"):
        state = table("2 blue", theirs)
        assert legal(state, 0, offer("blue", "3 gold"))
        assert legal(state, 0, call("3 gold"))


# What lies under the pile.


def test_zau_20_shown_cards_lie_under_the_pile_in_sets_that_everybody_knows() -> None:
    state = table("2 blue, 2 gold", "2 white", "2 faran", "2 lead", pile=["troll", "gira"] * 12)
    score(state, "2 gold", "2 white", "2 faran", "2 lead")
    layer = cards("2 gold, 2 white, 2 faran, 2 lead")
    assert public(state).layers == (layer,)
    view = GAME.view(state, 3)
    orders = set()
    for number in range(5):
        dream = GAME.imagine(view, rng(number))
        assert Counter(INGREDIENT[name] for name in pile(dream)[-8:]) == Counter(layer)
        orders.add(tuple(pile(dream)[-8:]))
    assert len(orders) > 3
    stop_all(state)
    mine = {seat: sorted(GAME.moves(state, seat), key=repr) for seat in range(4)}
    for seat in range(4):
        act(state, seat, mine[seat][0])
        if seat in GAME.asks(state):
            choice = GAME.moves(state, seat)[-1]
            act(state, seat, choice)
    assert len(public(state).layers) == 2
    assert public(state).layers[0] == layer


def test_zau_20_a_later_layer_lies_below_an_earlier_one() -> None:
    state = table("2 gold", "2 white", "2 faran", "2 silver")
    score(state, "2 gold", "2 white", "2 faran", "2 silver")
    view = public(state)
    # A second layer, as another round would leave it.
    state.layers.append((2, *[0] * (KINDS - 1)))
    state.pile = [0, 0, *state.pile]
    for at in [at for at, kind in enumerate(state.pile) if kind == 0][-2:][::-1]:
        del state.pile[at]
    dream = GAME.imagine(GAME.view(state, None), rng())
    assert pile(dream)[-2:] == ["blue", "blue"]
    assert Counter(pile(dream)[-10:-2]) == Counter({"gold": 2, "white": 2, "faran": 2, "silver": 2})
    assert len(view.layers) == 1


def test_zau_20_a_layer_that_is_drawn_from_is_forgotten() -> None:
    """Its cards are in hands now, or on top of the pile, and nobody knows which."""
    held = ["2 gold", "2 white", "2 faran", "2 silver"]
    for top, layers in ((20, 1), (19, 0)):
        state = table(*held, pile=["blue"] * top, short=True)
        score(state, *held)
        assert len(public(state).layers) == layers
        assert public(state).pile == 8 - 20 + top


# What is hidden.


def test_a_view_holds_the_own_hand_and_no_other() -> None:
    state = table("2 gold", "2 white", "2 faran", "2 lead")
    assert [GAME.view(state, seat).hand for seat in range(4)] == [cards(text) for text in ("2 gold", "2 white", "2 faran", "2 lead")]
    assert public(state).hand == ()


def test_zau_14_the_own_choice_is_hidden_until_all_are_ready() -> None:
    """Two who chose differently look alike to everybody else, in their views and in what is told."""
    looks = []
    for text in ("2 gold", "3 blue", "3 blue + 2 gold"):
        state = table("2 gold, 3 blue", "2 white", "2 faran", "2 lead")
        stop_all(state)
        news = choose(state, 0, text)
        looks.append(([GAME.view(state, seat) for seat in (1, 2, 3, None)], news))
    assert looks[0] == looks[1] == looks[2]


def test_the_scene_shows_own_cards_and_others_from_behind() -> None:
    """Also those that are known: whoever wants to remember them has to."""
    state = table("2 gold", "2 white", "2 faran", "2 lead")
    act(state, 0, offer("gold", "white"))
    act(state, 1, accept(1))
    for seat in (*range(4), None):
        for zone in GAME.scene(GAME.view(state, seat)).zones:
            if zone.name == "hand":
                assert len(zone.pieces) == (2 if zone.owner == seat else 0)
                assert zone.size == (None if zone.owner == seat else 2)


def test_the_scene_shows_what_was_chosen_to_its_seat_alone() -> None:
    state = table("2 gold, black", "2 white", "2 faran", "2 lead")
    stop_all(state)
    act(state, 0, show("2 gold, black"))
    for seat in (*range(4), None):
        found = [zone for zone in GAME.scene(GAME.view(state, seat)).zones if zone.name == "chosen"]
        assert [len(zone.pieces) for zone in found] == ([3] if seat == 0 else [])


def test_stones_and_hands_of_who_is_done_teach_nothing() -> None:
    state = table("2 gold", "2 white", "2 faran", "2 lead", "2 troll")
    act(state, 0, STONE)
    assert known(state, 0) == ()
    dreams = [GAME.imagine(GAME.view(state, 1), rng(number)) for number in range(6)]
    assert len({tuple(hands(dream)[0].items()) for dream in dreams}) > 1


@pytest.mark.parametrize("rounds", range(10))
def test_the_lightning_is_imagined_where_it_may_be(rounds: int) -> None:
    """Six recipes come for sure; after that it is any of the cards that are left."""
    state = table("2 gold", "2 white", "2 faran", "2 lead", round=min(rounds, 8))
    places = {GAME.imagine(GAME.view(state, 0), rng(number)).recipes.index(LIGHTNING) for number in range(60)}
    assert places == set(range(max(6, min(rounds, 8) + 1), 10))
