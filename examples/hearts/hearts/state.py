"""The state of a match of Hearts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hearts.model import Options

NOBODY: Final = -1
PASSED: Final = 3  # HEA-3
NO_POINTS_YET: Final = 1
ANY_CLUB: Final = 2
SPARE_QUEEN: Final = 4


def house_rules(options: Options) -> int:
    """The options that say which cards can be played, as bits: they are read all the time."""
    return (
        NO_POINTS_YET * options.no_pts_on_first_trick
        + ANY_CLUB * options.can_lead_any_club
        + SPARE_QUEEN * options.can_lead_hearts_instead_of_qs
    )


def four() -> vec[i64]:
    """A number for each seat."""
    return vec[i64]([0, 0, 0, 0])


class State:
    """The true state of a match; hands and piles are sets of cards (see `cards`), one for each seat."""

    def __init__(self, options: Options, house: i64) -> None:
        self.options = options
        self.house = house
        self.deal: i64 = 0
        self.direction: i64 = 0
        self.passing = False
        self.turn: i64 = NOBODY
        self.hands = four()
        self.passed = four()
        """The cards that each seat has chosen to pass; they leave its hand at once."""
        self.played = four()
        self.taken = four()
        self.lacks = four()
        """The cards that each seat has shown not to hold."""
        self.trick = four()
        """The cards of the trick, from the leader on."""
        self.lying: i64 = 0
        """How many of them lie on the table."""
        self.leader: i64 = 0
        self.best: i64 = 0
        """The card that wins the trick so far."""
        self.winner: i64 = 0
        self.number: i64 = 0
        """How many cards have been played in this deal."""
        self.opener: i64 = NOBODY
        self.broken = False
        self.sheet: tuple[tuple[int, ...], ...] = ()


def twin_of(state: State) -> State:
    """A copy of a state that shares nothing mutable with it."""
    twin = State(state.options, state.house)
    twin.deal = state.deal
    twin.direction = state.direction
    twin.passing = state.passing
    twin.turn = state.turn
    twin.hands = state.hands[:]
    twin.passed = state.passed[:]
    twin.played = state.played[:]
    twin.taken = state.taken[:]
    twin.lacks = state.lacks[:]
    twin.trick = state.trick[:]
    twin.lying = state.lying
    twin.leader = state.leader
    twin.best = state.best
    twin.winner = state.winner
    twin.number = state.number
    twin.opener = state.opener
    twin.broken = state.broken
    twin.sheet = state.sheet
    return twin
