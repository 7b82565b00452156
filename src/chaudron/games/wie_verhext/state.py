"""The state of a match of Wie verhext!, and simple queries on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.wie_verhext.cards import GREEN, KINDS, OPEN_GOODS, PILES, WHITE, Deck
from chaudron.games.wie_verhext.model import Options, Parchment

FIRST_GOODS: Final = [1, 1, 1, 2, 0]  # WIE-4
GOLD_SHARE: Final = 3  # WIE-25
DROP_SHARE: Final = 4  # WIE-28
SPARED: Final = 1  # WIE-26
MOST_GIVEN: Final = 6
"""The maximum number of drops given at once; a seat that owes more is asked again."""
LAST_RAVEN: Final = 4  # WIE-36
MOST_SEATS: Final = 5
PARCHMENTS: Final[list[Parchment]] = list(Parchment)
OPTIO: Final = Parchment.OPTIO.number
COPIA_NUMBER: Final = Parchment.COPIA.number

# What the table is waiting for.
CHOOSE: Final = 0
CALL: Final = 1
ANSWER: Final = 2
FAVOUR: Final = 3
ACTION: Final = 4
GIVE: Final = 5
TAKE: Final = 6
OVER: Final = 7


class State:
    """The true state of a match. Sets of roles and of seats are bits; goods are one list, five numbers for each seat."""

    def __init__(self, seats: i64, options: Options, deck: Deck, hands: vec[i64], chosen: vec[i64], goods: list[int]) -> None:
        self.seats = seats
        self.options = options
        self.deck = deck
        self.hands = hands
        self.chosen = chosen
        """The roles each seat took in hand for the round; none while it has not chosen."""
        self.goods = goods
        self.gone: list[int] = [0] * len(PILES)
        """How many cards of each pile were taken; the next one is on top."""
        self.shelves: list[int] = [0] * OPEN_GOODS
        """Drops of each colour on the ingredient shelf, and gold on the gold shelf."""
        self.taken: list[tuple[int, ...]] = [()] * seats
        """Each seat's potions, by their numbers."""
        self.points: list[int] = [0] * seats
        """Points on the potions of each seat."""
        self.ravens: i64 = 0
        self.opening: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]] = ((), (), ())
        """Goods, cards gone and shelves when the round began and roles were chosen."""
        self.parchments: tuple[int, ...] = ()
        self.unused: tuple[int, ...] = ()
        """The set of roles that nobody plays, shuffled; empty without the variant (WIE-38)."""
        self.turned: i64 = 0
        """How many of them have been turned up since they were shuffled."""
        self.banned: i64 = 0
        self.round: i64 = 0
        self.first: i64 = 0
        """Who starts the round."""
        self.phase: i64 = CHOOSE
        self.turn: i64 = 0
        self.role: i64 = -1
        """The role called in this trick; -1 before the first of a round."""
        self.starter: i64 = 0
        self.holder: i64 = 0
        self.spoken: i64 = 0
        """How many have spoken in this trick, the starter included."""
        self.favoured: i64 = 0
        self.owing: i64 = 0
        """How many drops the seat that contributes has still to give."""


def active(state: State) -> int:
    """The active parchment (WIE-5, WIE-17)."""
    return state.parchments[state.round % len(PARCHMENTS)]


def drops(state: State, seat: i64) -> i64:
    """How many drops a seat has."""
    at: i64 = KINDS * seat
    goods = state.goods
    red: i64 = goods[at]
    white: i64 = goods[at + WHITE]
    green: i64 = goods[at + GREEN]
    return red + white + green


def colours(state: State, seat: i64) -> i64:
    """Which colours of drops a seat has, as bits."""
    at: i64 = KINDS * seat
    goods = state.goods
    found: i64 = 0
    if goods[at] > 0:
        found = 1
    if goods[at + WHITE] > 0:
        found |= 2
    if goods[at + GREEN] > 0:
        found |= 4
    return found


def twin_of(state: State) -> State:
    """A copy of a state that shares nothing mutable with it."""
    twin = State(state.seats, state.options, state.deck, state.hands[:], state.chosen[:], state.goods.copy())
    twin.gone = state.gone.copy()
    twin.shelves = state.shelves.copy()
    twin.taken = state.taken.copy()
    twin.points = state.points.copy()
    twin.ravens = state.ravens
    twin.opening = state.opening
    twin.parchments = state.parchments
    twin.unused = state.unused
    twin.turned = state.turned
    twin.banned = state.banned
    twin.round = state.round
    twin.first = state.first
    twin.phase = state.phase
    twin.turn = state.turn
    twin.role = state.role
    twin.starter = state.starter
    twin.holder = state.holder
    twin.spoken = state.spoken
    twin.favoured = state.favoured
    twin.owing = state.owing
    return twin
