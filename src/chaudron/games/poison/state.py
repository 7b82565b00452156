"""The state of a match of Poison."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.poison.model import Options

LIMIT: Final = 13  # POI-10
LEAST_HEAPS: Final = 4  # POI-4: three seats deal as if there were four
DRAW_PILE_HAND: Final = 5  # POI-21
POTION_PENALTY: Final = 1  # POI-15
POISON_PENALTY: Final = 2  # POI-15
OVER: Final = -1


class State:
    """The true state of a match; hands, taken cards and cauldrons are piles (see `cards`)."""

    def __init__(self, seats: i64, options: Options, hands: vec[i64], taken: vec[i64], brews: vec[i64]) -> None:
        self.seats = seats
        self.options = options
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.turn: i64 = 0
        self.hands = hands
        self.taken = taken
        self.brews = brews
        self.colouring: i64 = 0
        self.aside: i64 = 0
        self.stock: tuple[int, ...] = ()
        self.drawn: i64 = 0
        self.sheet: tuple[tuple[int, ...], ...] = ()
        self.poured: vec[i64] = vec[i64]()
        """What was poured in this round, in order: the kind of each card and its cauldron, as in `choices`."""


def twin_of(state: State) -> State:
    """A copy of a state that shares nothing mutable with it."""
    twin = State(state.seats, state.options, state.hands[:], state.taken[:], state.brews[:])
    twin.round = state.round
    twin.dealer = state.dealer
    twin.turn = state.turn
    twin.colouring = state.colouring
    twin.aside = state.aside
    twin.stock = state.stock
    twin.drawn = state.drawn
    twin.sheet = state.sheet
    twin.poured = state.poured[:]
    return twin
