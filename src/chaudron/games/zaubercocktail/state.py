"""The state of a match of Zaubercocktail, and simple queries on it."""

from typing import Final

from mypy_extensions import i64

from chaudron.games.zaubercocktail.cards import KINDS, NOTHING, Bundle
from chaudron.games.zaubercocktail.model import Options, Standing
from chaudron.kernel.bits import Bits, has, one

# What the table is waiting for.
TRADE: Final = 0
SHOW: Final = 1
OVER: Final = 2

FIRST_CARDS: Final = 10  # ZAU-6
MORE_CARDS: Final = 5  # ZAU-6
FEWEST_SEATS: Final = 4
MOST_SEATS: Final = 7
NOBODY: Final = -1


class Deal:
    """A standing offer, call, display or answer, which never changes."""

    def __init__(self, number: int, maker: int, give: Bundle, want: Bundle, to: int, call: int) -> None:
        self.number = number
        self.maker = maker
        self.give = give
        self.want = want
        self.to = to
        """The one seat that it is for; -1: everybody."""
        self.call = call
        """The call or display that it answers; -1: none."""
        self.standing: Standing | None = None
        """As others know it: made for the first who looks, for as long as it stands."""

    @property
    def is_call(self) -> bool:
        """Whether it is a call, which says only what is wanted."""
        return self.give == NOTHING

    @property
    def is_display(self) -> bool:
        """Whether it is a display, which says only what is given."""
        return self.want == NOTHING


Chosen = tuple[int, int, int]
"""A collection: its kind, how many of it, how many jokers."""


class State:
    """The true state of a match. Hands are one list, a count of each kind for each seat."""

    def __init__(self, seats: i64, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.hands: list[int] = [0] * (KINDS * seats)
        self.known: list[int] = [0] * (KINDS * seats)
        """How many of each kind everybody knows that each seat holds at least."""
        self.pile: list[int] = []
        """The top card is the last."""
        self.layers: list[Bundle] = []
        """What lies under it, from the top down: cards that were shown, in an order that nobody knows (ZAU-20)."""
        self.under: i64 = 0
        """How many cards these are."""
        self.recipes: tuple[int, ...] = ()
        """By number; -1 is the lightning."""
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.phase: i64 = TRADE
        self.deals: tuple[Deal, ...] = ()
        self.next_deal: i64 = 1
        self.stones: tuple[int, ...] = ()
        self.stopped: i64 = 0
        """Seats for whom time is up, as bits."""
        self.pawns: list[int] = [0] * seats
        self.chosen: list[tuple[Chosen, ...]] = [()] * seats
        self.passed: i64 = 0
        """Seats that have said that they can show nothing, as bits."""
        self.ready: i64 = 0
        """Seats that have chosen what to show, as bits."""


def twin_of(state: State) -> State:
    """A copy of a state that shares nothing mutable with it."""
    twin = State(state.seats, state.options)
    twin.hands = state.hands.copy()
    twin.known = state.known.copy()
    twin.pile = state.pile.copy()
    twin.layers = state.layers.copy()
    twin.under = state.under
    twin.recipes = state.recipes
    twin.round = state.round
    twin.dealer = state.dealer
    twin.phase = state.phase
    twin.deals = state.deals
    twin.next_deal = state.next_deal
    twin.stones = state.stones
    twin.stopped = state.stopped
    twin.pawns = state.pawns.copy()
    twin.chosen = state.chosen.copy()
    twin.passed = state.passed
    twin.ready = state.ready
    return twin


def hand_of(state: State, seat: i64) -> list[int]:
    """How many of each kind a seat holds."""
    return state.hands[KINDS * seat : KINDS * seat + KINDS]


def hand_size(state: State, seat: i64) -> i64:
    """How many cards a seat holds."""
    found: i64 = 0
    for kind in range(KINDS):
        found += state.hands[KINDS * seat + kind]
    return found


def holds(state: State, seat: i64, bundle: Bundle) -> bool:
    """Whether a seat holds all of these cards."""
    at: i64 = KINDS * seat
    missing: i64 = 0
    for kind in range(KINDS):
        if state.hands[at + kind] < bundle[kind]:
            missing += 1
    return missing == 0


def trades(state: State, seat: i64) -> bool:
    """Whether a seat may still trade."""
    return state.phase == TRADE and not has(done(state), seat)


def done(state: State) -> Bits:
    """The seats that no longer trade: those with a stone, and those for whom time is up (ZAU-11, ZAU-13)."""
    found = state.stopped
    for seat in state.stones:
        found |= one(seat)
    return found


def stones_to_end(seats: i64) -> int:
    """How many stones end trading (ZAU-12)."""
    return 2 if seats == FEWEST_SEATS else 3


def last_stone(state: State) -> int:
    """How many stones end trading here."""
    return stones_to_end(state.seats)


def find(state: State, number: int) -> Deal | None:
    """What was said under that number, if it still stands."""
    for deal in state.deals:
        if deal.number == number:
            return deal
    return None
