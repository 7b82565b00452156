"""The strongest trader: it thinks in spaces on the track, over imagined hands, when it trades, when it is done and what it shows."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from chaudron.games.zaubercocktail.bots import AMOUNTS, RELUCTANCE, Good
from chaudron.games.zaubercocktail.cards import JOKER, bundle_of, worth
from chaudron.games.zaubercocktail.judgement import JOKER_POINTS, Judgement, Outlook
from chaudron.games.zaubercocktail.model import Show, Standing, View
from chaudron.games.zaubercocktail.scoring import collections
from chaudron.games.zaubercocktail.worth import MAY_BRING, result
from chaudron.kernel.model import Move
from chaudron.kernel.rng import Rng

MORE_AMOUNTS: Final[tuple[tuple[int, int], ...]] = (*AMOUNTS, (1, 3), (3, 2), (2, 3), (3, 3), (4, 1), (4, 2))
WORTH_THE_RING: Final = 0.4
"""Spaces that the ring has to promise."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Strong(Good):
    """Trades for spaces rather than for points, takes the ring when it pays, and keeps cards that would make no difference."""

    standing = 8
    dreams = 16
    amounts = MORE_AMOUNTS
    tried = 60
    least = 0.03
    promise = 0.04

    def judgement(self, view: View, rng: Rng) -> Judgement:
        return Outlook(view, rng.fork(), self.dreams)

    def regrets(self, judgement: Judgement, offer: Standing) -> bool:
        """Half of what a trade has to bring will do to let an offer stand: the next dreams are others."""
        return judgement.gain(bundle_of(offer.give), bundle_of(offer.want)) <= self.least / 2.0

    def content(self, judgement: Judgement, view: View, rng: Rng) -> bool:
        assert isinstance(judgement, Outlook)
        if view.stones:
            return rng.below(RELUCTANCE) == 0
        return judgement.ring(result(judgement.hand)) > WORTH_THE_RING

    def show(self, judgement: Judgement, view: View, moves: Sequence[Move]) -> Move:
        """What brings most in spaces, now and with the cards that stay in hand."""
        assert isinstance(judgement, Outlook)
        hand = list(judgement.hand)
        points = 0
        for each in view.chosen:
            points += lay(hand, each.ingredient.number, each.cards, each.jokers)
        ringed = bool(view.stones) and view.stones[0] == view.seat
        best = moves[0]
        most = -1000.0
        for move in moves:
            rest = hand.copy()
            total = points
            if isinstance(move, Show):
                total += lay(rest, move.ingredient.number, move.cards, move.jokers)
            value = outcome(judgement, total, rest, ringed=ringed)
            if isinstance(move, Show) and not view.chosen:
                for kind, cards, jokers in collections(rest, ((move.ingredient.number, 0, 0),)):
                    last = rest.copy()
                    both = total + lay(last, kind, cards, jokers)
                    value = max(value, outcome(judgement, both, last, ringed=ringed))
            if value > most:
                most = value
                best = move
        return best


def lay(hand: list[int], kind: int, cards: int, jokers: int) -> int:
    """Take a collection out of a hand; what it is worth."""
    hand[kind] -= cards
    hand[JOKER] -= jokers
    return int(worth(kind, cards + jokers))


def outcome(outlook: Outlook, points: int, rest: Sequence[int], *, ringed: bool) -> float:
    """What a result brings in spaces, and what the cards that stay in hand may bring later."""
    later = JOKER_POINTS * float(rest[JOKER])
    for kind in range(JOKER):
        later += float(MAY_BRING[kind][rest[kind]])
    return outlook.spaces[points] + (outlook.ring(points) if ringed else 0.0) + outlook.to_come * later
