"""Bots that play Poison like a sensible person and like a beginner."""

from collections.abc import Mapping, Sequence
from typing import Final

from chaudron.games.poison.cards import NO_COLOUR, POISON, VALUE, of_colour, pile_of, tally, total
from chaudron.games.poison.effects import boils_over
from chaudron.games.poison.model import Pour, View
from chaudron.games.poison.scoring import penalties
from chaudron.games.poison.state import POISON_PENALTY, POTION_PENALTY
from chaudron.kernel.bot import Bot
from chaudron.kernel.model import Ask, Seat
from chaudron.kernel.rng import Rng

SHED: Final = 0.25
"""The value of getting rid of a card, for each point on it: high cards are hard to place later."""
TAKING: Final = 4.0
"""The cost of taking cards at all: they may turn out to cost more than they do now."""
KEEP_LOW: Final = 0.3
"""The value of a potion of 1 or 2 in hand: it still fits when a cauldron is nearly full."""
KEEP_POISON: Final = 1.5
"""The value of a Poison in hand: it fits into any cauldron, so it is the way out of a tight spot."""

REMEMBERED: Final = 4
"""A beginner remembers what was taken at one decision in this many."""


def parting(kind: int, shed: float = SHED, keep_low: float = KEEP_LOW, keep_poison: float = KEEP_POISON) -> float:
    """The cost of giving up a card."""
    if kind == POISON:
        return keep_poison
    return (keep_low if VALUE[kind] <= 2 else 0.0) - shed * float(VALUE[kind])


class Sensible(Bot[Pour, View]):
    """Sheds high cards while that is safe, and keeps low ones and Poison for tight spots. If it must take cards, it takes those that
    cost least now, taking into account majorities that it gains or takes away from others."""

    def __init__(self) -> None:
        self.shed = SHED
        self.fear = TAKING
        self.keep_low = KEEP_LOW
        self.keep_poison = KEEP_POISON

    def parameters(self) -> Mapping[str, tuple[float, float]]:
        return {"shed": (0.0, 1.0), "fear": (0.0, 10.0), "keep_low": (0.0, 2.0), "keep_poison": (-1.0, 4.0)}

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
            cost = parting(kind, self.shed, self.keep_low, self.keep_poison)
            if boils_over(total(brew) + VALUE[kind]):
                cost += self.taking(taken, seat, tally(brew))
            if not best or cost < least:
                best = [move]
                least = cost
            elif cost == least:
                best.append(move)
        return rng.choice(best)

    def taking(self, taken: list[int], seat: Seat, brew: int) -> float:
        """The cost of taking a brew, as if the round ended now: the seat's own points, minus what it does to the others."""
        before = penalties(taken)
        after = taken.copy()
        after[seat] += brew
        then = penalties(after)
        harm = sum(then) - then[seat] - sum(before) + before[seat]
        return self.fear + (then[seat] - before[seat]) - harm / (len(taken) - 1)


class Novice(Sensible):
    """Sheds and keeps cards as sensibly, but often forgets what was taken, and then fears every card, whoever has most of its colour."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Pour], rng: Rng) -> Pour:
        return super().choose(view, ask, moves, rng) if rng.below(REMEMBERED) else Sensible().choose(view, ask, moves, rng)

    def taking(self, taken: list[int], seat: Seat, brew: int) -> float:
        potions = sum([of_colour(brew, colour) for colour in range(1, 4)])
        return self.fear + float(POTION_PENALTY * potions + POISON_PENALTY * of_colour(brew, NO_COLOUR))
