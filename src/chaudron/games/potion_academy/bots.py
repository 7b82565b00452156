"""Bots that play Potion Academy like a sensible person and like a beginner."""

from collections.abc import Mapping, Sequence
from typing import Final

from chaudron.games.potion_academy.knowledge import imagine
from chaudron.games.potion_academy.model import Aim, Hit, Use, View
from chaudron.games.potion_academy.plan import best_move
from chaudron.kernel.bot import Bot
from chaudron.kernel.model import Ask, Move
from chaudron.kernel.rng import Rng

OVERLOOKED: Final = 2
"""A beginner overlooks the actions at one decision in this many."""


class Sensible(Bot[Move, View]):
    """Imagines what others may hold, and makes the most promising move."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
        assert view.seat is not None
        if len(moves) == 1:
            return moves[0]
        return best_move(imagine(view, rng.fork()), view.seat, moves)


class Novice(Sensible):
    """Plays as sensibly, but often overlooks what its placed cards can do, to others or for itself."""

    def __init__(self) -> None:
        self.overlooked = OVERLOOKED

    def parameters(self) -> Mapping[str, tuple[float, float]]:
        return {"overlooked": (1.0, 10.0)}

    def choose(self, view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
        if rng.below(self.overlooked) == 0:
            moves = [move for move in moves if not isinstance(move, (Aim, Hit, Use))] or moves
        return super().choose(view, ask, moves, rng)
