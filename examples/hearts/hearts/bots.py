"""A sensible player of Hearts."""

from collections.abc import Sequence

from mypy_extensions import i64

from chaudron.kernel.bot import Bot
from chaudron.kernel.model import Ask, Move
from chaudron.kernel.rng import Rng
from hearts.cards import RANKS, SEATS, bits_of
from hearts.choices import PASSES, PLAYS
from hearts.model import Pass, Play, View
from hearts.sensible import chosen, worst


class Sensible(Bot[Move, View]):
    """Passes what is dangerous, ducks where it can, and throws points on others."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
        if view.passing:
            return PASSES[worst(bits_of(view.hand))]
        allowed: i64 = 0
        for move in moves:
            assert isinstance(move, (Pass, Play))
            allowed |= bits_of((move.card,))
        seen: i64 = 0
        for pile in view.played:
            seen |= bits_of(pile)
        position: i64 = len(view.trick) % SEATS
        suit: i64 = 0
        best: i64 = 0
        for nth, card in enumerate(view.trick):
            if nth == 0 or (card.number // RANKS == suit and card.number > best):
                best = card.number
                suit = best // RANKS
        return PLAYS[chosen(allowed, position, suit, best, seen, rng.below(8))]
