"""Bots that play like a game's sensible player most of the time: a little worse, or a little better."""

from collections.abc import Sequence
from typing import Final, TypeVar

from chaudron.kernel.bot import Bot
from chaudron.kernel.model import Ask, Move, View
from chaudron.kernel.rng import Rng

M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)

OVERLOOKED: Final = 4
"""A hasty player overlooks one move in this many."""
MUSED: Final = 8
"""A musing player thinks about one decision in this many."""


class Hasty(Bot[M, V]):
    """Plays sensibly, but overlooks some of the moves."""

    def __init__(self, sensible: Bot[M, V]) -> None:
        self.sensible = sensible

    def __repr__(self) -> str:
        return f"<Hasty: {self.sensible!r}>"

    def choose(self, view: V, ask: Ask, moves: Sequence[M], rng: Rng) -> M | None:
        seen = [move for move in moves if rng.below(OVERLOOKED)]
        return self.sensible.choose(view, ask, seen or moves, rng)


class Musing(Bot[M, V]):
    """Plays sensibly, and now and then thinks a decision over."""

    def __init__(self, sensible: Bot[M, V], search: Bot[M, V]) -> None:
        self.sensible = sensible
        self.search = search

    def __repr__(self) -> str:
        return f"<Musing: {self.sensible!r}, now and then {self.search!r}>"

    def choose(self, view: V, ask: Ask, moves: Sequence[M], rng: Rng) -> M | None:
        if rng.below(MUSED):
            return self.sensible.choose(view, ask, moves, rng)
        return self.search.choose(view, ask, moves, rng)
