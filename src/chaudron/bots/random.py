"""A bot that does anything legal."""

from collections.abc import Sequence
from typing import Final, TypeVar

from chaudron.kernel.bot import Bot
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Ask, Move, View
from chaudron.kernel.rng import Rng

M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)

SILENCE: Final = 3
"""One time in so many it keeps silent, where it may."""


class Random(Bot[M, V]):
    """Chooses among the legal moves, each equally likely; makes up one of a kind too many to list as often, and may keep silent."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: V, ask: Ask, moves: Sequence[M], rng: Rng) -> M | None:
        if not ask.must and rng.below(SILENCE) == 0:
            return None
        if self.game.about.unlisted and (not moves or rng.below(2) == 0):
            invented: M | None = self.game.invent(view, rng)
            if invented is not None:
                return invented
        return rng.choice(moves) if moves else None
