"""What taken cards cost, and who has won (HEA-10 to HEA-15)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.kernel.ranking import ranks
from hearts.cards import COUNT, HEART_CARDS, JACK_CARD, POINT_CARDS, QUEEN_CARD, RANKS, SEATS, SUIT_BITS
from hearts.model import Options
from hearts.state import NOBODY, State

QUEEN_POINTS: Final = 13
JACK_POINTS: Final = -10
NO_TRICK_POINTS: Final = -5
MOON: Final = 26


def points_in(bits: i64, options: Options) -> i64:
    """What a set of cards costs whoever takes it (HEA-10, HEA-11)."""
    points: i64 = COUNT[(bits & HEART_CARDS) >> (2 * RANKS) & SUIT_BITS]
    if bits & QUEEN_CARD:
        points += QUEEN_POINTS
    if bits & JACK_CARD and options.jd_bonus:
        points += JACK_POINTS
    return points


def shooter(taken: vec[i64]) -> int:
    """The seat that took every heart and the queen of spades (HEA-12), or NOBODY."""
    for seat in range(SEATS):
        if taken[seat] & POINT_CARDS == POINT_CARDS:
            return seat
    return NOBODY


def points_of(taken: vec[i64], options: Options) -> list[int]:
    """Each seat's points for a whole deal."""
    points = [int(points_in(taken[seat], options)) for seat in range(SEATS)]
    moon = shooter(taken)
    for seat in range(SEATS):
        if moon != NOBODY:
            points[seat] += -MOON if seat == moon else MOON
        elif options.avoid_all_tricks_bonus and not taken[seat]:
            points[seat] += NO_TRICK_POINTS
    return points


def standings(state: State) -> list[int]:
    """Each seat's points over the finished deals."""
    return [sum([row[seat] for row in state.sheet]) for seat in range(SEATS)]


def placings(sums: list[int]) -> list[int]:
    """Each seat's rank: the fewest points win, and ties share the win (HEA-15)."""
    return ranks([-points for points in sums])
