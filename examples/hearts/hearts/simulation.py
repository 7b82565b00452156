"""A deal as a search plays it out: sensible people pass and play, and the standing at the end is worth so much to each seat."""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.kernel.model import Move
from chaudron.kernel.rng import Rng
from hearts.cards import ALL, HEARTS, ONE, QUEEN, SEATS, SIZE, SUIT_OF, nth, size
from hearts.choices import PASSES, PLAYS, playable
from hearts.play import pass_one
from hearts.scoring import points_of, standings
from hearts.sensible import chosen, worst
from hearts.state import PASSED, State

LOOK: Final = 10
"""How many decisions a single draw is enough for: three bits each."""
DRAW: Final = 1 << 30


def pass_others(state: State, me: i64) -> None:
    """Let everybody else choose what a sensible person would pass."""
    for seat in range(SEATS):
        while seat != me and size(state.passed[seat]) < PASSED:
            card = worst(state.hands[seat])
            state.hands[seat] &= ALL & ~ONE[card]
            state.passed[seat] |= ONE[card]


def natural(state: State, seat: i64, rng: Rng) -> Move:
    """What a sensible person would do."""
    if state.passing:
        return PASSES[worst(state.hands[seat])]
    suit: i64 = SUIT_OF[state.trick[0]]
    allowed = playable(state.house, state.hands[seat], state.number, suit, broken=state.broken)
    seen: i64 = 0
    for pile in state.played:
        seen |= pile
    return PLAYS[chosen(allowed, state.number % SEATS, suit, state.best, seen, rng.below(8))]


def worth(state: State, deal: i64, rng: Rng) -> list[float]:
    """What a state is worth to each seat once this deal has been played out."""
    sums = standings(state)
    left: int = state.options.deals - len(state.sheet)
    if state.deal == deal and len(state.sheet) == deal:
        for seat in range(SEATS):
            while state.passing and size(state.passed[seat]) < PASSED:
                pass_one(state, seat, worst(state.hands[seat]), None)
        points = points_of(play_out(state, rng), state.options)
        for seat in range(SEATS):
            sums[seat] += points[seat]
        left -= 1
    return prospects(sums, left)


def prospects(sums: list[int], left: int) -> list[float]:
    """What standings are worth with this many deals left: each seat's chance to win."""
    scale = 2.0 + 6.0 * sqrt(left)
    fewest = min(sums)
    strengths = [exp(float(fewest - points) / scale) for points in sums]
    whole = sum(strengths)
    return [strength / whole for strength in strengths]


def play_out(state: State, rng: Rng) -> vec[i64]:
    """Play the deal out as sensible people would, one card in eight at random; return what each seat has taken.

    The state does not change."""
    house = state.house
    queen_breaks = state.options.qs_breaks_hearts
    hands = state.hands[:]
    taken = state.taken[:]
    trick = state.trick[:]
    seen: i64 = 0
    for pile in state.played:
        seen |= pile
    seat = state.turn
    number = state.number
    best = state.best
    winner = state.winner
    broken = state.broken
    draws: i64 = 0
    left: i64 = 0
    while number < SIZE:
        if left == 0:
            draws = rng.below(DRAW)
            left = LOOK
        draw: i64 = draws & 7
        draws >>= 3
        left -= 1
        position: i64 = number & 3
        suit = SUIT_OF[trick[0]]
        allowed = playable(house, hands[seat], number, suit, broken=broken)
        card = nth(allowed, rng.below(size(allowed))) if draw == 7 else chosen(allowed, position, suit, best, seen, draw)
        one = ONE[card]
        hands[seat] ^= one
        seen |= one
        trick[position] = card
        number += 1
        if position == 0 or (SUIT_OF[card] == suit and card > best):
            best = card
            winner = seat
        if not broken and (SUIT_OF[card] == HEARTS or (card == QUEEN and queen_breaks)):
            broken = True
        if position == SEATS - 1:
            taken[winner] |= ONE[trick[0]] | ONE[trick[1]] | ONE[trick[2]] | one
            seat = winner
        else:
            seat = (seat + 1) & 3
    return taken
