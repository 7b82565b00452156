"""A bot that does anything legal."""

from collections.abc import Sequence
from typing import TypeVar

from chaudron.kernel.bot import Bot
from chaudron.kernel.model import Ask, Move, View
from chaudron.kernel.rng import Rng

M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


class Random(Bot[M, V]):
    """Chooses among the legal moves, each equally likely."""

    def choose(self, view: V, ask: Ask, moves: Sequence[M], rng: Rng) -> M:
        return rng.choice(moves)
