"""The race to the last space: where the ranks of a round bring the pawns, and who is then likely to win the match."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from chaudron.games.zaubercocktail.cards import RECIPES, SURE_ROUNDS
from chaudron.games.zaubercocktail.model import View
from chaudron.games.zaubercocktail.scoring import advances, good_ranks, moved, ring_spaces
from chaudron.games.zaubercocktail.state import NOBODY
from chaudron.kernel.model import Seat

STEP: Final = 2.4
"""A lead of this many spaces, times the square root of the rounds to come, lasts with odds of nearly three to one."""
TIE: Final = 0.05
"""The lead that decides once no round is to come: none, apart from a tie."""


def another_round(view: View) -> float:
    """The probability that the lightning does not come next (ZAU-5)."""
    turned = view.round + 1
    return 1.0 if turned < SURE_ROUNDS else 1.0 - 1.0 / float(len(RECIPES) + 1 - turned)


def rounds_to_come(view: View) -> float:
    """How many rounds follow this one, on average, if nobody reaches the last space (ZAU-5)."""
    turned = view.round + 1
    most = len(RECIPES) - turned
    return float(SURE_ROUNDS - turned) + float(len(RECIPES) - SURE_ROUNDS) / 2.0 if turned < SURE_ROUNDS else most / 2.0


class Race:
    """The pawns before the round is scored, and what the recipe pays."""

    def __init__(self, view: View) -> None:
        seats = len(view.hands)
        self.pay = advances(view.recipe, seats)
        """The spaces for each rank (ZAU-17)."""
        self.pawns = view.pawns
        self.track = view.options.track
        self.ring: Seat = view.stones[0] if view.stones else NOBODY
        """Whose stone is on the ring."""
        self.rewarded = good_ranks(seats)
        self.scale = STEP * sqrt(rounds_to_come(view)) + TIE

    def after(self, ranked: Sequence[Seat], ring: Seat) -> list[int]:
        """Where the pawns stand if the seats are ranked like this (ZAU-17, ZAU-18)."""
        pawns = list(self.pawns)
        for rank, seat in enumerate(ranked):
            spaces = self.pay[rank]
            if seat == ring:
                spaces += ring_spaces(rank, self.rewarded)
            pawns[seat] = moved(pawns[seat], spaces, self.track)
        return pawns

    def chance(self, seat: Seat, pawns: Sequence[int]) -> float:
        """How likely a seat wins the match from there."""
        most = max(pawns)
        scale = TIE if most == self.track else self.scale
        total = 0.0
        for pawn in pawns:
            total += exp((pawn - most) / scale)
        return exp((pawns[seat] - most) / scale) / total
