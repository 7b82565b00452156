"""A bot that plays at random."""

from collections.abc import Sequence
from typing import Final, TypeVar

from chaudron.kernel.bot import Bot
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Ask, Move, View
from chaudron.kernel.rng import Rng

M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)

SILENCE: Final = 3
"""Where it may keep silent, it does so one time in this many."""


class Random(Bot[M, V]):
    """Chooses a legal move, each equally likely; where there are unlisted kinds, invents a move half of the time, and may keep silent."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def __repr__(self) -> str:
        return f"<Random: {self.game.about.name}>"

    def choose(self, view: V, ask: Ask, moves: Sequence[M], rng: Rng) -> M | None:
        if not ask.must and rng.below(SILENCE) == 0:
            return None
        if self.game.about.unlisted and (not moves or rng.below(2) == 0):
            invented: M | None = self.game.invent(view, rng)
            if invented is not None:
                return invented
        return rng.choice(moves) if moves else None
