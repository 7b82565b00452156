"""The strong trader: it plays for the match, not for points, and knows when to stop."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from chaudron.games.zaubercocktail.bots import AMOUNTS, Good
from chaudron.games.zaubercocktail.cards import JOKER, PLAIN_KINDS, bundle_of, worth
from chaudron.games.zaubercocktail.choices import collections
from chaudron.games.zaubercocktail.judgement import Judgement
from chaudron.games.zaubercocktail.model import Show, Standing, View
from chaudron.games.zaubercocktail.outlook import JOKER_POINTS, Outlook
from chaudron.games.zaubercocktail.worth import MAY_BRING, result
from chaudron.kernel.model import Move
from chaudron.kernel.rng import Rng

MORE_AMOUNTS: Final[tuple[tuple[int, int], ...]] = (*AMOUNTS, (1, 3), (3, 2), (2, 3), (3, 3), (4, 1), (4, 2))


@mypyc_attr(allow_interpreted_subclasses=True)
class Strong(Good):
    """Trades for spaces rather than for points, takes the ring when it pays, and keeps cards whose showing would change nothing."""

    standing = 8
    dreams = 16
    amounts = MORE_AMOUNTS
    tried = 60
    least = 0.03
    promise = 0.04
    ring = 0.4
    """How many spaces the ring must promise."""
    hurry = 1.0
    """The ring is taken once what is left to say promises less than this part of it: somebody else may be faster."""
    delay = 3
    """How many times it waits, on average, before it stops with the ring gone: its stone also keeps others from improving."""

    def parameters(self) -> Mapping[str, tuple[float, float]]:
        return {"promise": (0.0, 0.3), "ring": (-1.0, 2.0), "hurry": (0.2, 3.0), "delay": (1.0, 8.0)}

    def judgement(self, view: View, rng: Rng) -> Judgement:
        return Outlook(view, rng.fork(), self.dreams)

    def regrets(self, judgement: Judgement, offer: Standing) -> bool:
        """Whether an offer gains no more than half the usual minimum: a margin, because the next dreams will differ."""
        return judgement.gain(bundle_of(offer.give), bundle_of(offer.want)) <= self.least / 2.0

    def content(self, judgement: Judgement, view: View, promise: float, rng: Rng) -> bool:
        """Whether to stop: with nothing more to offer, or when the ring is worth more than what is left to gain."""
        assert isinstance(judgement, Outlook)
        if view.stones:
            return promise == 0.0 and rng.below(self.delay) == 0
        ring = judgement.ring(result(judgement.hand))
        return ring > self.ring and self.hurry * ring >= promise

    def show(self, judgement: Judgement, view: View, moves: Sequence[Move]) -> Move:
        """What gains the most spaces, now and with the cards that stay in hand."""
        assert isinstance(judgement, Outlook)
        hand = list(judgement.hand)
        points = 0
        for each in view.chosen:
            points += lay(hand, each.ingredient.number, each.cards, each.jokers)
        best = moves[0]
        most = -1000.0
        for move in moves:
            rest = hand.copy()
            total = points
            if isinstance(move, Show):
                total += lay(rest, move.ingredient.number, move.cards, move.jokers)
            value = outcome(judgement, total, rest)
            if isinstance(move, Show) and not view.chosen:
                for kind, cards, jokers in collections(rest, ((move.ingredient.number, 0, 0),)):
                    last = rest.copy()
                    both = total + lay(last, kind, cards, jokers)
                    value = max(value, outcome(judgement, both, last))
            if value > most:
                most = value
                best = move
        return best


def lay(hand: list[int], kind: int, cards: int, jokers: int) -> int:
    """Take a collection out of a hand, and return what it is worth."""
    hand[kind] -= cards
    hand[JOKER] -= jokers
    return int(worth(kind, cards + jokers))


def outcome(outlook: Outlook, points: int, rest: Sequence[int]) -> float:
    """What a result gains in spaces, plus what the cards that stay in hand may gain later."""
    later = JOKER_POINTS * float(rest[JOKER])
    for kind in range(PLAIN_KINDS):
        later += float(MAY_BRING[kind][rest[kind]])
    return outlook.spaces[points] + outlook.to_come * later
