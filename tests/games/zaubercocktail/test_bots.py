"""The traders: what they accept, offer and show, and when they stop."""

from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest

from chaudron.games.zaubercocktail.bots import outdone
from chaudron.games.zaubercocktail.cards import bundle_of, worth
from chaudron.games.zaubercocktail.choices import collections
from chaudron.games.zaubercocktail.model import Accept, Answer, Bid, Offer, PlaceStone, Show, Standing, Withdraw
from chaudron.games.zaubercocktail.state import State
from chaudron.games.zaubercocktail.worth import best_show, hand_worth, result, swapped
from chaudron.kernel.model import Move, Seat
from chaudron.kernel.rng import FastRng
from chaudron.testing import rng
from tests.games.zaubercocktail.table import (
    ENOUGH,
    GAME,
    STONE,
    accept,
    act,
    bid,
    call,
    cards,
    display,
    hand,
    offer,
    show,
    stop_all,
    table,
    withdraw,
)
from tests.games.zaubercocktail.traders import EVERYBODY, open_table, said

SENSIBLE = ["good", "strong"]
DONE = ("3 gold, 3 faran", "5 blue, 5 green", "5 green, 5 lead", "5 gira, 5 troll")
"""Hands of which the first can hardly be improved."""


def often(trader: str, state: State, seat: Seat = 0, times: int = 40) -> list[Move | None]:
    """What a trader says when it is asked repeatedly in the same situation."""
    return [said(trader, state, seat, draws) for draws in range(times)]


def shown(trader: str, state: State, seat: Seat = 0) -> list[Move]:
    """What a trader shows once the market is closed."""
    stop_all(state)
    found: list[Move] = []
    while seat in GAME.asks(state):
        move = said(trader, state, seat)
        assert move is not None
        act(state, seat, move)
        found.append(move)
    return found


# Taking.


@pytest.mark.parametrize("trader", EVERYBODY)
def test_an_offer_that_completes_a_collection_is_taken(trader: str) -> None:
    state = open_table("2 faran, blue, lead", "faran, 5 green", "3 troll, 4 blue", "4 gira, 3 lead")
    act(state, 1, offer("faran", "blue"))
    assert set(often(trader, state)) == {accept(1)}


@pytest.mark.parametrize("trader", EVERYBODY)
def test_an_offer_that_breaks_a_collection_is_not_taken(trader: str) -> None:
    state = open_table("3 faran, blue, lead", "5 blue, 5 green, white", "4 troll, 4 green", "4 gira, 4 lead")
    act(state, 1, offer("2 blue", "faran"))
    act(state, 1, offer("white", "2 faran"))
    assert not any(isinstance(move, Accept) for move in often(trader, state))


@pytest.mark.parametrize("trader", EVERYBODY)
def test_of_several_offers_the_best_is_taken(trader: str) -> None:
    state = open_table("2 faran, blue, 2 gira", "faran, 5 green, gira", "gira, 4 troll", "5 lead, 3 yellow")
    act(state, 2, offer("gira", "blue"))
    act(state, 1, offer("faran", "blue"))
    act(state, 1, offer("gira", "blue"))
    assert set(often(trader, state)) == {accept(2)}


# Offering.


@pytest.mark.parametrize("trader", EVERYBODY)
def test_what_is_needed_is_not_offered(trader: str) -> None:
    state = open_table(
        "2 gold, 2 faran, 2 blue, green, lead", "6 blue, 3 green, gold", "4 green, 4 lead, faran", "5 gira, 4 troll", stones=(3,)
    )
    offered = [move for move in often(trader, state) if isinstance(move, Offer)]
    assert offered
    assert not {card for move in offered for card in move.give} & set(cards("gold, faran"))


@pytest.mark.parametrize("trader", EVERYBODY)
def test_whatever_is_offered_would_help(trader: str) -> None:
    """Whoever makes an offer has more to show by it, now or later."""
    found = 0
    for number in range(30):
        state = GAME.start(5, GAME.about.options(), rng(number))
        move = said(trader, state)
        if isinstance(move, Offer):
            found += 1
            before = bundle_of(hand(state, 0))
            after = swapped(before, bundle_of(move.give), bundle_of(move.want))
            assert result(after) > result(before) or hand_worth(after) > hand_worth(before)
    assert found > 15


@pytest.mark.parametrize("trader", SENSIBLE)
def test_nobody_is_asked_for_what_all_are_known_not_to_hold(trader: str) -> None:
    """A third rose would be worth most, but only the leaf is there."""
    state = open_table("2 faran, 2 gold, 3 blue, 2 green", "faran, 5 blue, 2 lead", "6 green, 2 lead", "5 lead, 3 troll", stones=(3,))
    asked = {card for move in often(trader, state) if isinstance(move, Offer) for card in move.want}
    assert asked
    assert not asked & set(cards("gold, white, silver"))


def regretting() -> State:
    """The first seat has offered a rose, and has received another since."""
    state = open_table("3 troll, blue, gold", "gold, 3 blue, 4 green", "3 green, 4 gira", "4 lead, 4 gira")
    act(state, 0, offer("gold", "3 blue"))
    act(state, 1, offer("gold", "blue"))
    act(state, 0, accept(2))
    return state


@pytest.mark.parametrize("trader", EVERYBODY)
def test_an_own_offer_that_no_longer_helps_is_taken_back(trader: str) -> None:
    assert set(often(trader, regretting(), times=5)) == {withdraw(1)}


@pytest.mark.parametrize("trader", EVERYBODY)
def test_a_call_is_answered_with_a_price(trader: str) -> None:
    state = open_table("3 troll, blue", "2 troll, 4 blue", "5 lead, 3 gira", "5 green, 3 gira")
    act(state, 1, call("blue"))
    for move in often(trader, state, times=10):
        assert isinstance(move, Answer)
        assert move.call == 1
        after = swapped(bundle_of(hand(state, 0)), bundle_of(cards("blue")), bundle_of(move.want))
        assert result(after) > result(bundle_of(hand(state, 0)))


@pytest.mark.parametrize("trader", SENSIBLE)
def test_who_calls_is_asked_for_what_they_may_hold(trader: str) -> None:
    """A joker or a third rose would be worth most, but the caller is known to hold none."""
    state = open_table("2 gold, 3 troll, blue", "2 troll, 5 green", "6 lead, 6 blue", "5 gira, 5 yellow")
    act(state, 1, call("blue"))
    assert said("naive", state) == Answer(1, cards("black"))
    assert set(often(trader, state)) == {Answer(1, cards("troll"))}


@pytest.mark.parametrize("trader", EVERYBODY)
def test_cards_on_display_get_a_bid(trader: str) -> None:
    state = open_table("3 troll, blue, lead", "troll, 2 blue", "5 lead, 3 gira", "5 green, 3 gira", stones=(3,))
    act(state, 1, display("troll"))
    for move in often(trader, state, times=10):
        assert isinstance(move, Bid)
        assert move.display == 1
        after = swapped(bundle_of(hand(state, 0)), bundle_of(move.give), bundle_of(cards("troll")))
        assert result(after) > result(bundle_of(hand(state, 0)))


@pytest.mark.parametrize("trader", SENSIBLE)
def test_a_bid_is_something_that_the_other_side_can_use(trader: str) -> None:
    """A lead would be no loss, but only the blue helps whoever has the troll hair."""
    state = open_table("3 troll, blue, lead", "troll, 2 blue", "5 lead, 3 gira", "5 green, 3 gira", stones=(3,))
    act(state, 1, display("troll"))
    assert set(often(trader, state)) == {bid(1, "blue")}


def test_the_strong_trader_does_not_help_a_rival_to_win() -> None:
    """In the last round, the rose would make the second seat the best; the good trader looks at its own hand only."""
    state = open_table("2 white, 3 troll, gold", "2 gold, 2 lead, white", "4 gira, 2 lead", "4 gira, 2 blue", round=8)
    state.pawns = [10, 12, 10, 10]
    act(state, 1, offer("white", "gold"))
    assert set(often("good", state)) == {accept(1)}
    gold = cards("gold")[0]
    assert not any(isinstance(move, Accept) or gold in getattr(move, "give", ()) for move in often("strong", state))
    state.pawns = [10, 4, 10, 10]
    assert set(often("strong", state)) == {accept(1)}


def test_an_offer_that_an_older_one_outdoes_is_not_made() -> None:
    three_for_one = Standing(1, 0, cards("3 blue"), cards("gold"), None, None)
    for_one_seat = Standing(2, 0, cards("3 blue"), cards("white"), 2, None)
    mine = [three_for_one, for_one_seat]
    assert outdone(offer("blue", "gold"), mine) and outdone(offer("3 blue", "gold, lead"), mine)
    assert not outdone(offer("4 blue", "gold"), mine) and not outdone(offer("green", "gold"), mine)
    assert outdone(offer("blue", "white", to=2), mine) and not outdone(offer("blue", "white"), mine)
    assert not outdone(offer("blue", "gold"), [Standing(3, 0, cards("3 blue"), (), None, None)]), "a display gives nothing yet"


# Being done.


@pytest.mark.parametrize("trader", EVERYBODY)
def test_whoever_cannot_do_better_puts_down_the_stone(trader: str) -> None:
    state = open_table(*DONE)
    found = Counter(often(trader, state))
    assert set(found) <= {STONE, None}
    assert found[STONE] >= (1 if trader == "naive" else 12)


@pytest.mark.parametrize("trader", SENSIBLE)
def test_nobody_is_done_who_may_still_gain(trader: str) -> None:
    """A good hand, but also something to offer that others are likely to accept."""
    state = open_table("2 gold, 2 faran, 3 blue, 2 green", "gold, 5 blue, 2 lead", "faran, 5 green, 2 lead", "5 gira, 3 troll", stones=(3,))
    assert all(isinstance(move, Offer) for move in often(trader, state))


def test_the_strong_trader_takes_a_sure_ring_before_somebody_else_does() -> None:
    """Something could still be gained, but less than the ring is worth; the good trader goes on as long as it has something to say."""
    state = open_table("2 gold, 2 faran, 3 blue, 2 green", "gold, 5 blue, 2 lead", "5 green, 2 lead", "5 gira, blue")
    assert set(often("strong", state)) == {STONE}
    assert STONE not in often("good", state)


@pytest.mark.parametrize("trader", SENSIBLE)
def test_nobody_takes_the_ring_to_come_last(trader: str) -> None:
    state = open_table("blue, green, lead", *["5 gira, 5 troll"] * 3)
    assert STONE not in often(trader, state)


@pytest.mark.parametrize("trader", SENSIBLE)
def test_on_the_chalice_there_is_no_hurry(trader: str) -> None:
    state = open_table(*DONE, stones=(2,))
    found = Counter(often(trader, state, times=60))
    assert 0 < found[STONE] < 30


@pytest.mark.parametrize("trader", EVERYBODY)
def test_only_moves_that_are_listed_are_in_mind(trader: str) -> None:
    """At a table, a bot is not given what it has not pondered on yet."""
    done = open_table(*DONE)
    assert {said(trader, done, draws=draws, moves=[]) for draws in range(40)} == {None}
    tempted = open_table("2 faran, blue, lead", "faran, 5 green", "3 troll, 4 blue", "4 gira, 3 lead")
    act(tempted, 1, offer("faran", "blue"))
    for state, draws in product((tempted, regretting()), range(10)):
        assert not isinstance(said(trader, state, draws=draws, moves=[]), Accept | Withdraw | PlaceStone)


# Showing.


def best_of(held: Sequence[int]) -> int:
    """The best result of a hand, by trying everything that may be shown."""
    best = 0
    for first in collections(list(held), ()):
        value = worth(first[0], first[1] + first[2])
        best = max([best, value, *[value + worth(kind, n + jokers) for kind, n, jokers in collections(list(held), (first,))]])
    return int(best)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4 gira, 2 white, blue", "4 gira + 2 white"),
        ("2 white, black, 2 blue", "2 white, black + 2 blue"),
        ("2 gold, 2 faran, 2 black", "2 gold, black + 2 faran, black"),
        ("gold, faran, black, 3 blue", "gold, black + 3 blue"),
        ("9 blue, 3 green", "7 blue + 3 green"),
        ("3 gold, black, green", "3 gold + green, black"),
        ("3 faran, 2 black", "3 faran"),
    ],
)
@pytest.mark.parametrize("trader", ["naive", "good"])
def test_the_best_collections_are_shown(trader: str, text: str, expected: str) -> None:
    state = table(text, "2 lead", "2 lead", "2 lead")
    wanted: list[Move] = [show(part) for part in expected.split("+")]
    found = shown(trader, state)
    assert set(found) == {*wanted, *([ENOUGH] if len(wanted) == 1 else [])}


def test_no_result_is_better_than_what_is_reckoned() -> None:
    """Against everything that may be shown, on hands with none to four jokers."""
    draws = FastRng(5)
    for jokers, _ in product(range(5), range(40)):
        held = [int(draws.below(4)) * int(draws.below(3)) for _ in range(10)] + [jokers]
        assert result(held) == best_of(held)
        assert sum(worth(kind, n + black) for kind, n, black in best_show(held)) == best_of(held)


def test_the_strong_trader_keeps_what_makes_no_difference() -> None:
    """The others are known to have next to nothing: any of these three is enough to be first."""
    texts = ("3 gold, 3 faran, 4 white", "blue, green", "blue, lead", "green, lead")
    found = [shown("strong", open_table(*texts, round=number)) for number in (0, 8)]  # after the ninth round, the lightning is sure
    assert len([move for move in found[0] if isinstance(move, Show)]) == 1
    assert found[0][1] == ENOUGH
    assert set(found[1]) == {show("3 gold"), show("3 faran")}


def test_the_strong_trader_shows_all_it_can_where_it_counts() -> None:
    state = open_table("4 gira, 3 troll, blue", *["3 troll, 2 gira, lead"] * 3)
    assert set(shown("strong", state)) == {show("4 gira"), show("3 troll")}
