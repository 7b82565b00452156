"""Chances to win the match, over imagined hands: where a result would bring the pawns, and who is then likely to win."""

from collections.abc import Sequence

from chaudron.games.zaubercocktail.cards import NOTHING, Bundle, worth
from chaudron.games.zaubercocktail.choices import MOST_SHOWN, collections
from chaudron.games.zaubercocktail.judgement import BLUR, HOPE, LIFT, LIFT_BY_SEAT, Dream, Judgement
from chaudron.games.zaubercocktail.model import Accept, Enough, PlaceStone, Show, View, Withdraw
from chaudron.games.zaubercocktail.race import Race
from chaudron.games.zaubercocktail.reasons import sides
from chaudron.games.zaubercocktail.worth import result, swapped
from chaudron.kernel.model import Move, Seat


class Prospects:
    """Estimates a seat's chance to win by its result in this round."""

    def __init__(self, view: View, dreams: Sequence[Dream]) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.race = Race(view)
        lift = LIFT + LIFT_BY_SEAT * len(view.hands)
        self.others = [[result(hand) + lift for hand in hands] for hands in dreams]

    def after(self, hand: Sequence[int]) -> list[float]:
        """The chance to win with this hand in each dream, if the seat goes on trading."""
        return self.shown(result(hand) + HOPE)

    def shown(self, points: int, *, ringed: bool = False) -> list[float]:
        """The chance to win with this result in each dream; `ringed` if the seat places the first stone."""
        ring = self.seat if ringed else self.race.ring
        return [sum([self.chance(theirs, points + blur, ring) for blur in BLUR]) / len(BLUR) for theirs in self.others]

    def chance(self, theirs: list[int], points: int, ring: Seat) -> float:
        """The chance to win after a round with these results."""
        results = theirs.copy()
        results[self.seat] = points
        ranked = sorted(range(len(results)), key=lambda seat: -results[seat])
        return self.race.chance(self.seat, self.race.after(ranked, ring))

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
