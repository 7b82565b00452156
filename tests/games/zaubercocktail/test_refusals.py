"""Why a move is refused in Zaubercocktail: every reason that the game names is met, with its facts, and nothing changes."""

from collections.abc import Callable

import pytest

from chaudron.games.zaubercocktail.game import ABOUT
from chaudron.games.zaubercocktail.model import Ingredient, Offer, Options, Show
from chaudron.games.zaubercocktail.state import State
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup, Facts, IllegalMove, Move, Seat
from chaudron.testing import seed
from tests.games.zaubercocktail.table import (
    ENOUGH,
    GAME,
    NAMES,
    PLAIN,
    STONE,
    STOP,
    accept,
    act,
    answer,
    bid,
    call,
    cards,
    choose,
    display,
    hand,
    offer,
    offers,
    refusal,
    score,
    show,
    snapshot,
    stop_all,
    table,
    withdraw,
)


def market(*said: tuple[Seat, Move]) -> State:
    """Five seats trade, and some have said something."""
    state = table("2 gold, 3 blue", "2 white, gold", "2 faran, gold", "2 lead, blue", "")
    for seat, move in said:
        act(state, seat, move)
    return state


def showing(*chosen: str) -> State:
    """All choose what to show; the first seats have chosen already."""
    state = market()
    stop_all(state)
    for seat, text in enumerate(chosen):
        choose(state, seat, text)
    return state


def ended() -> State:
    state = table("2 gold", "2 white", "2 faran", "2 lead", pawns=[34])
    score(state, "2 gold", "2 white", "2 faran", "2 lead")
    return state


def talkative() -> State:
    """A seat has eight things standing."""
    return market(*[(0, offer("gold", name)) for name in NAMES[:7]], (0, call("white")))


CASES: list[tuple[str, Facts, Callable[[], State], Seat, Move]] = [
    ("over", {}, ended, 0, STONE),
    ("over", {}, ended, 1, ENOUGH),
    ("over", {}, ended, 2, offer("gold", "blue")),
    ("done-already", {}, lambda: market((0, STONE)), 0, offer("gold", "white")),
    ("done-already", {}, lambda: market((0, STONE)), 0, STONE),
    ("done-already", {}, lambda: market((0, STONE)), 0, STOP),
    ("done-already", {}, lambda: market((0, STOP)), 0, accept(1)),
    ("done-already", {}, lambda: showing("2 gold"), 0, show("3 blue")),
    ("done-already", {}, lambda: showing("2 gold"), 0, STONE),
    ("trading-over", {}, showing, 0, STONE),
    ("trading-over", {}, showing, 0, STOP),
    ("trading-over", {}, showing, 0, offer("gold", "white")),
    ("trading-over", {}, showing, 0, call("white")),
    ("trading-over", {}, showing, 0, answer(1, "white")),
    ("trading-over", {}, showing, 0, display("gold")),
    ("trading-over", {}, showing, 0, bid(1, "gold")),
    ("trading-over", {}, showing, 0, accept(1)),
    ("trading-over", {}, showing, 0, withdraw(1)),
    ("trade-first", {}, market, 0, show("2 gold")),
    ("trade-first", {}, market, 0, ENOUGH),
    ("must-show", {}, showing, 0, ENOUGH),
    ("no-collection", {}, showing, 0, show("3 gold")),
    ("no-collection", {}, showing, 0, show("gold")),
    ("no-collection", {}, showing, 0, show("gold, black")),
    ("no-collection", {}, showing, 0, Show(Ingredient.BLACK_SOMETHING, 2)),
    ("no-collection", {}, showing, 4, show("2 gold")),
    ("no-cards", {}, market, 0, offer("", "white")),
    ("no-cards", {}, market, 0, offer("gold", "")),
    ("no-cards", {}, market, 0, call("")),
    ("no-cards", {}, lambda: market((0, call("gold"))), 1, answer(1, "")),
    ("no-cards", {}, market, 0, display("")),
    ("no-cards", {}, lambda: market((0, display("gold"))), 1, bid(1, "")),
    ("too-many-cards", {"most": 12}, market, 0, offer("gold", "13 green")),
    ("too-many-cards", {"most": 12}, market, 0, offer("13 blue", "white")),
    ("too-many-cards", {"most": 12}, market, 0, call("13 green")),
    ("too-many-offers", {"most": 8}, talkative, 0, offer("blue", "white")),
    ("too-many-cards", {"most": 12}, market, 0, display("13 blue")),
    ("too-many-offers", {"most": 8}, talkative, 0, call("faran")),
    ("too-many-offers", {"most": 8}, talkative, 0, display("gold")),
    ("empty-hand", {}, market, 4, offer("gold", "white")),
    ("empty-hand", {}, market, 4, call("white")),
    ("empty-hand", {}, lambda: market((0, call("white"))), 4, answer(1, "gold")),
    ("empty-hand", {}, market, 4, display("white")),
    ("empty-hand", {}, lambda: market((0, display("gold"))), 4, bid(1, "white")),
    ("same-both-ways", {}, market, 0, offer("gold", "gold")),
    ("same-both-ways", {}, lambda: market((0, display("gold"))), 1, bid(1, "white, gold")),
    ("same-both-ways", {}, market, 0, offer("gold, blue", "white, blue")),
    ("same-both-ways", {}, lambda: market((0, call("white"))), 1, answer(1, "white")),
    ("not-held", {}, market, 0, offer("3 gold", "white")),
    ("not-held", {}, market, 0, offer("gold, lead", "white")),
    ("not-held", {}, lambda: market((0, call("3 white"))), 1, answer(1, "blue")),
    ("not-held", {}, lambda: market((0, offer("gold", "3 white"))), 1, accept(1)),
    ("not-held", {}, market, 0, display("3 gold")),
    ("not-held", {}, lambda: market((0, display("gold"))), 1, bid(1, "3 white")),
    ("no-partner", {}, market, 0, offer("gold", "white", to=0)),
    ("no-partner", {}, market, 0, offer("gold", "white", to=5)),
    ("no-partner", {}, market, 0, offer("gold", "white", to=99)),
    ("no-partner", {}, market, 0, offer("gold", "white", to=2**70)),
    ("partner-done", {}, lambda: market((1, STONE)), 0, offer("gold", "white", to=1)),
    ("partner-done", {}, lambda: market((1, STOP)), 0, offer("gold", "white", to=1)),
    ("said-already", {}, lambda: market((0, offer("gold", "white"))), 0, offer("gold", "white")),
    ("said-already", {}, lambda: market((0, offer("gold", "white", to=2))), 0, offer("gold", "white", to=2)),
    ("said-already", {}, lambda: market((0, call("white"))), 0, call("white")),
    ("said-already", {}, lambda: market((0, call("white")), (1, answer(1, "blue"))), 1, answer(1, "blue")),
    ("said-already", {}, lambda: market((0, display("gold"))), 0, display("gold")),
    ("said-already", {}, lambda: market((0, display("gold")), (1, bid(1, "white"))), 1, bid(1, "white")),
    ("offer-gone", {}, market, 0, accept(1)),
    ("offer-gone", {}, market, 0, bid(1, "blue")),
    ("offer-gone", {}, market, 0, withdraw(1)),
    ("offer-gone", {}, market, 0, answer(1, "blue")),
    ("no-call", {}, lambda: market((0, offer("gold", "white"))), 1, answer(1, "blue")),
    ("no-call", {}, lambda: market((0, call("white")), (1, answer(1, "gold"))), 2, answer(2, "blue")),
    ("no-call", {}, lambda: market((0, offer("gold", "white"))), 1, bid(1, "2 white")),
    ("own-offer", {}, lambda: market((0, offer("gold", "white"))), 0, accept(1)),
    ("own-offer", {}, lambda: market((0, display("gold"))), 0, bid(1, "blue")),
    ("own-offer", {}, lambda: market((0, call("gold"))), 0, answer(1, "blue")),
    ("own-offer", {}, lambda: market((0, offer("gold", "white"))), 0, answer(1, "blue")),
    ("answer-calls", {}, lambda: market((0, call("white"))), 1, accept(1)),
    ("answer-calls", {}, lambda: market((0, call("white"))), 1, bid(1, "gold")),
    ("bid-on-displays", {}, lambda: market((0, display("gold"))), 1, accept(1)),
    ("bid-on-displays", {}, lambda: market((0, display("gold"))), 1, answer(1, "blue")),
    ("not-for-you", {}, lambda: market((0, offer("blue", "gold", to=1))), 2, accept(1)),
    ("not-for-you", {}, lambda: market((0, display("gold")), (1, bid(1, "white"))), 2, accept(2)),
    ("not-for-you", {}, lambda: market((0, call("white")), (1, answer(1, "gold"))), 2, accept(2)),
    ("not-yours", {}, lambda: market((0, offer("gold", "white"))), 1, withdraw(1)),
    ("not-yours", {}, lambda: market((0, call("white")), (1, answer(1, "gold"))), 0, withdraw(2)),
]


@pytest.mark.parametrize(("reason", "facts", "situation", "seat", "move"), CASES, ids=[f"{case[0]}-{n}" for n, case in enumerate(CASES)])
def test_a_move_is_refused_with_its_reason(reason: str, facts: Facts, situation: Callable[[], State], seat: Seat, move: Move) -> None:
    state = situation()
    assert refusal(state, seat, move) == (reason, facts)
    assert move not in GAME.moves(state, seat)


def test_every_reason_is_met() -> None:
    assert {case[0] for case in CASES} == set(ABOUT.refusals)
    assert len(set(ABOUT.refusals)) == len(ABOUT.refusals)


def test_zau_08_what_is_almost_the_same_may_be_said() -> None:
    state = market((0, offer("gold", "white")))
    act(state, 0, offer("gold", "white", to=1), offer("gold", "2 white"), offer("2 gold", "white"), call("white"), call("2 white"))
    act(state, 2, offer("gold", "white"), call("white"))
    assert offers(state) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_zau_08_an_answer_is_another_thing_than_an_offer_to_the_caller() -> None:
    state = market((0, call("white")), (1, offer("white", "gold", to=0)))
    act(state, 1, answer(1, "gold"))
    act(state, 0, withdraw(1))
    assert offers(state) == [2]


def test_zau_08_a_seat_has_at_most_eight_things_standing() -> None:
    state = market()
    act(state, 0, call("white"), *[offer("gold", name) for name in NAMES[:7]])
    assert len(offers(state)) == 8
    assert refusal(state, 0, call("faran")) == ("too-many-offers", {"most": 8})
    act(state, 1, call("faran"))
    act(state, 0, withdraw(3), call("faran"))
    act(state, 2, answer(9, "blue"))
    assert len(offers(state)) == 10


def test_zau_08_at_most_twelve_cards_are_given_or_wanted() -> None:
    state = table("13 blue, gold", "12 green")
    act(state, 0, offer("12 blue", "gold"), offer("gold", "12 green"), call("12 green"))
    assert refusal(state, 0, offer("13 blue", "gold")) == ("too-many-cards", {"most": 12})
    assert refusal(state, 0, offer("gold", "13 green")) == ("too-many-cards", {"most": 12})
    act(state, 1, accept(2))
    assert hand(state, 1) == cards("gold")


def test_zau_08_nobody_wants_a_kind_that_they_give() -> None:
    state = market((0, call("white")))
    assert refusal(state, 0, offer("gold", "2 gold")) == ("same-both-ways", {})
    assert refusal(state, 1, answer(1, "white, blue")) == ("same-both-ways", {})


def test_zau_08_taken_back_it_may_be_said_again() -> None:
    state = market((0, offer("gold", "white")), (0, withdraw(1)))
    act(state, 0, offer("gold", "white"))
    assert offers(state) == [2]


def test_a_refused_move_changes_no_match() -> None:
    match = Match(GAME, 5, PLAIN, seed(1))
    before = [match.view(seat) for seat in range(5)]
    for move in (accept(1), ENOUGH, Offer((), cards("gold"))):
        with pytest.raises(IllegalMove):
            match.play(0, move)
    assert [match.view(seat) for seat in range(5)] == before
    assert match.step == 0


def test_a_copy_goes_its_own_way() -> None:
    state = market((0, offer("gold", "white")), (1, call("lead")))
    before = snapshot(state)
    twin = GAME.copy(state)
    assert snapshot(twin) == before
    act(twin, 1, accept(1), STONE)
    stop_all(twin)
    for seat in range(5):
        while seat in GAME.asks(twin) and GAME.view(twin, None).phase == "show":
            act(twin, seat, GAME.moves(twin, seat)[0])
    assert snapshot(state) == before
    assert snapshot(twin) != before


@pytest.mark.parametrize("seats", [0, 1, 2, 3, 8])
def test_four_to_seven_sit_down(seats: int) -> None:
    with pytest.raises(BadSetup):
        Match(GAME, seats, PLAIN, seed(0))


@pytest.mark.parametrize("options", [Options(track=10), Options(track=60), Options(minutes=1), Options(minutes=30)])
def test_options_within_their_bounds(options: Options) -> None:
    assert Match(GAME, 4, options, seed(0)).view(0).options == options
