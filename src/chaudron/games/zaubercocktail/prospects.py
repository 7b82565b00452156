"""Chances to win the match, over imagined hands: where a result would bring the pawns, and who is then likely to win."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from chaudron.games.zaubercocktail.cards import NOTHING, RECIPES, Bundle, worth
from chaudron.games.zaubercocktail.choices import MOST_SHOWN, collections
from chaudron.games.zaubercocktail.judgement import BLUR, HOPE, LIFT, LIFT_BY_SEAT, Dream, Judgement
from chaudron.games.zaubercocktail.knowledge import SURE_ROUNDS
from chaudron.games.zaubercocktail.model import Accept, Enough, PlaceStone, Show, View, Withdraw
from chaudron.games.zaubercocktail.reasons import sides
from chaudron.games.zaubercocktail.scoring import RING, good_ranks
from chaudron.games.zaubercocktail.worth import result, swapped
from chaudron.kernel.model import Move, Seat

STEP: Final = 2.4
"""A lead of this many spaces, times the square root of the rounds to come, lasts with odds of nearly three to one."""
TIE: Final = 0.05
"""The lead that decides once no round is to come: none, apart from a tie."""


def rounds_to_come(view: View) -> float:
    """How many rounds follow this one, on average, if nobody reaches the last space (ZAU-5)."""
    turned = view.round + 1
    most = len(RECIPES) - turned
    return float(SURE_ROUNDS - turned) + float(len(RECIPES) - SURE_ROUNDS) / 2.0 if turned < SURE_ROUNDS else most / 2.0


class Prospects:
    """Estimates a seat's chance to win by its result in this round."""

    def __init__(self, view: View, dreams: Sequence[Dream]) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.dreams = dreams
        seats = len(view.hands)
        recipe = view.recipe
        self.pay = [recipe.first, recipe.second, recipe.third, *[0] * (seats - 3)]
        self.pay[seats - 1] = -recipe.last
        self.ring = view.stones[0] if view.stones else -1
        lift = LIFT + LIFT_BY_SEAT * seats
        self.others = [[result(hands[seat]) + lift if seat != self.seat else 0 for seat in range(seats)] for hands in dreams]
        self.scale = STEP * sqrt(rounds_to_come(view)) + TIE

    def after(self, hand: Sequence[int]) -> list[float]:
        """The chance to win with this hand in each dream, if the seat goes on trading."""
        return self.shown(result(hand) + HOPE)

    def shown(self, points: int, *, ringed: bool = False) -> list[float]:
        """The chance to win with this result in each dream; `ringed` if the seat places the first stone."""
        ring = self.seat if ringed else self.ring
        return [sum([self.chance(theirs, points + blur, ring) for blur in BLUR]) / len(BLUR) for theirs in self.others]

    def chance(self, theirs: list[int], points: int, ring: Seat) -> float:
        """The chance to win after a round with these results."""
        results = theirs.copy()
        results[self.seat] = points
        ranked = sorted(range(len(results)), key=lambda seat: -results[seat])
        track = self.view.options.track
        pawns = list(self.view.pawns)
        for rank, seat in enumerate(ranked):
            spaces = self.pay[rank]
            if seat == ring:
                spaces += RING if rank < good_ranks(len(results)) else -RING
            pawns[seat] = max(0, min(track, pawns[seat] + spaces))
        most = max(pawns)
        scale = TIE if most == track else self.scale
        strengths = [exp((pawn - most) / scale) for pawn in pawns]
        return strengths[self.seat] / sum(strengths)

    def walks(self, judgement: Judgement, move: Move | None) -> list[float]:
        """The chance to win after a move in each dream; what it proposes is agreed on as often as somebody gains from it."""
        view, hand = self.view, judgement.hand
        if isinstance(move, PlaceStone):
            return self.shown(result(hand), ringed=not view.stones)
        if isinstance(move, Show | Enough):
            return self.shown(total_shown(view, hand, move))
        give, get, _ = sides(view, move) if move is not None else (NOTHING, NOTHING, None)
        now = self.after(hand)
        if isinstance(move, Withdraw) or get == NOTHING:
            return now
        then = self.after(swapped(hand, give, get))
        agreed = 1.0 if isinstance(move, Accept) else likely(judgement, give, get)
        return [agreed * after + (1.0 - agreed) * before for before, after in zip(now, then, strict=True)]


def likely(judgement: Judgement, give: Bundle, get: Bundle) -> float:
    """How likely somebody agrees to a proposal of one kind of cards for another; half of the time if it is of another form."""
    kinds = [(kind, number) for kind, number in enumerate(give) if number], [(kind, number) for kind, number in enumerate(get) if number]
    if len(kinds[0]) != 1 or len(kinds[1]) != 1:
        return 0.5
    return judgement.takers(*kinds[0][0], *kinds[1][0])


def total_shown(view: View, hand: Bundle, move: Show | Enough) -> int:
    """What the seat shows in all with this collection, and with the best second one if it is the first."""
    chosen = [(each.ingredient.number, each.cards, each.jokers) for each in view.chosen]
    if isinstance(move, Show):
        chosen.append((move.ingredient.number, move.cards, move.jokers))
    total = sum([int(worth(kind, cards + jokers)) for kind, cards, jokers in chosen])
    if isinstance(move, Enough) or len(chosen) == MOST_SHOWN:
        return total
    left = list(hand)
    left[move.ingredient.number] -= move.cards
    seconds = collections(left, ((move.ingredient.number, 0, move.jokers),))
    return total + max([int(worth(kind, cards + jokers)) for kind, cards, jokers in seconds], default=0)
