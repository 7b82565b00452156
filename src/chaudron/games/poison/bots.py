"""A bot that plays Poison like a sensible person."""

from collections.abc import Sequence
from typing import Final

from chaudron.games.poison.cards import POISON, VALUE, pile_of, tally, total
from chaudron.games.poison.effects import boils_over
from chaudron.games.poison.model import Pour, View
from chaudron.games.poison.scoring import penalties
from chaudron.kernel.bot import Bot
from chaudron.kernel.model import Ask, Seat
from chaudron.kernel.rng import Rng

SHED: Final = 0.25
"""What it is worth to be rid of a card, for each point of its value: high cards are hard to place later."""
TAKING: Final = 4.0
"""What it costs to take cards at all: they may yet cost more than they do now."""
KEEP_LOW: Final = 0.3
"""What a potion of 1 or 2 is worth in hand: it still fits when a cauldron is nearly full."""
KEEP_POISON: Final = 1.5
"""What a Poison is worth in hand: it fits into any cauldron, so it is the way out of a tight spot."""


def parting(kind: int) -> float:
    """What it costs to have a card no longer."""
    if kind == POISON:
        return KEEP_POISON
    return (KEEP_LOW if VALUE[kind] <= 2 else 0.0) - SHED * VALUE[kind]


class Sensible(Bot[Pour, View]):
    """Sheds high cards while that is safe, keeps low ones and Poison for tight spots, and when it must take cards takes those
    that cost least as things stand, a majority won or taken from somebody else included."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Pour], rng: Rng) -> Pour:
        brews = [pile_of(brew.cards) for brew in view.cauldrons]
        taken = [tally(pile_of(pile)) for pile in view.taken]
        seat = view.seat
        assert seat is not None
        best: list[Pour] = []
        least = 0.0
        for move in moves:
            kind = move.card.number
            brew = brews[move.cauldron]
            cost = parting(kind)
            if boils_over(total(brew) + VALUE[kind]):
                cost += self.taking(taken, seat, tally(brew))
            if not best or cost < least:
                best = [move]
                least = cost
            elif cost == least:
                best.append(move)
        return rng.choice(best)

    def taking(self, taken: list[int], seat: Seat, brew: int) -> float:
        """What it costs to take a brew, as if the round ended now: own points, less what it does to the others."""
        before = penalties(taken)
        after = taken.copy()
        after[seat] += brew
        then = penalties(after)
        harm = sum(then) - then[seat] - sum(before) + before[seat]
        return TAKING + (then[seat] - before[seat]) - harm / (len(taken) - 1)
