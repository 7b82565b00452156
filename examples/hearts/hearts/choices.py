"""Who is asked, and which cards a seat may pass or play (HEA-3 to HEA-9)."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from chaudron.kernel.model import Ask, Move, Seat
from hearts.cards import ALL, CARDS, CLUBS, HEART_CARDS, ONE, POINT_CARDS, QUEEN_CARD, RANKS, SEATS, SUIT_BITS, SUITS, TWO, members, size
from hearts.model import Direction, Follow, Lead, Pass, PassOne, Play, Suit
from hearts.state import ANY_CLUB, NO_POINTS_YET, NOBODY, PASSED, SPARE_QUEEN, State

PASSES: Final[list[Move]] = [Pass(card) for card in CARDS]
PLAYS: Final[list[Move]] = [Play(card) for card in CARDS]
CARD_OF: Final[dict[Move, int]] = {move: card for moves in (PASSES, PLAYS) for card, move in enumerate(moves)}
"""The number of the card of a move."""
PASSES_OF: Final[list[list[tuple[Move, ...] | None]]] = [[None] * (SUIT_BITS + 1) for _ in range(4)]
PLAYS_OF: Final[list[list[tuple[Move, ...] | None]]] = [[None] * (SUIT_BITS + 1) for _ in range(4)]
"""The moves with the cards of a suit, for every set of them; each is made when it is first needed."""
LEADS: Final[list[Mapping[Seat, Ask]]] = [{seat: Lead()} for seat in range(SEATS)]
FOLLOWS: Final[list[list[Mapping[Seat, Ask]]]] = [[{seat: Follow(suit=suit)} for seat in range(SEATS)] for suit in Suit]
PASSING: Final[list[Mapping[Seat, Ask] | None]] = [None] * (1 << 10)
"""Who is asked for cards to pass, by the direction and how many each seat has chosen, two bits each."""
NO_ONE: Final[Mapping[Seat, Ask]] = {}


def playable(house: i64, hand: i64, number: i64, led: i64, *, broken: bool) -> i64:
    """The cards of a hand that may be played, after so many cards of a deal and with this suit led."""
    position: i64 = number % SEATS
    if position:
        same: i64 = hand & SUITS[led]
        if same:
            return same  # HEA-6
    elif number == 0:
        return hand & SUITS[CLUBS] if house & ANY_CLUB else ONE[TWO]  # HEA-5
    rest: i64
    if number < SEATS and house & NO_POINTS_YET:
        rest = hand & (ALL & ~POINT_CARDS)
        if rest:
            return rest  # HEA-7
    if position == 0 and not broken:
        rest = hand & (ALL & ~HEART_CARDS)
        if rest == QUEEN_CARD and house & SPARE_QUEEN:
            return hand  # HEA-9
        if rest:
            return rest  # HEA-8
    return hand


def moves_with(moves: list[Move], of_suit: list[list[tuple[Move, ...] | None]], bits: i64) -> tuple[Move, ...]:
    """The moves with these cards."""
    found: tuple[Move, ...] = ()
    suit: i64 = 0
    while bits:
        here: i64 = bits & SUIT_BITS
        if here:
            some = of_suit[suit][here]
            if some is None:
                some = of_suit[suit][here] = tuple([moves[RANKS * suit + rank] for rank in members(here)])
            found = found + some if found else some
        bits >>= RANKS
        suit += 1
    return found


def passing(state: State) -> Mapping[Seat, Ask]:
    """Who still has cards to pass, and how many."""
    direction = list(Direction)[state.direction]
    left = [PASSED - int(size(pile)) for pile in state.passed]
    return {seat: PassOne(left=left[seat], direction=direction) for seat in range(SEATS) if left[seat]}


def asks_of(state: State) -> Mapping[Seat, Ask]:
    """Who is asked what."""
    if state.passing:
        chosen: i64 = state.direction
        for seat in range(SEATS):
            chosen = chosen << 2 | size(state.passed[seat])
        asks = PASSING[chosen]
        if asks is None:
            asks = PASSING[chosen] = passing(state)
        return asks
    if state.turn == NOBODY:
        return NO_ONE
    if state.number % SEATS == 0:
        return LEADS[state.turn]
    return FOLLOWS[state.trick[0] // RANKS][state.turn]


def moves_of(state: State, seat: int) -> tuple[Move, ...]:
    """The legal moves of a seat."""
    if state.passing:
        return moves_with(PASSES, PASSES_OF, state.hands[seat]) if size(state.passed[seat]) < PASSED else ()
    if seat != state.turn:
        return ()
    led: i64 = state.trick[0] // RANKS
    return moves_with(PLAYS, PLAYS_OF, playable(state.house, state.hands[seat], state.number, led, broken=state.broken))
