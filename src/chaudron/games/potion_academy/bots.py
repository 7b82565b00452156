"""Bots that play Potion Academy like a sensible person and like a beginner."""

from collections.abc import Sequence

from chaudron.games.potion_academy.knowledge import imagine
from chaudron.games.potion_academy.model import Aim, Hit, View
from chaudron.games.potion_academy.plan import best_move
from chaudron.kernel.bot import Bot
from chaudron.kernel.model import Ask, Move
from chaudron.kernel.rng import Rng


class Sensible(Bot[Move, View]):
    """Imagines what others may hold, and makes the most promising move."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
        assert view.seat is not None
        if len(moves) == 1:
            return moves[0]
        return best_move(imagine(view, rng.fork()), view.seat, moves)


class Novice(Sensible):
    """Looks at its own cards only: it overlooks every target."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
        return super().choose(view, ask, [move for move in moves if not isinstance(move, (Aim, Hit))] or moves, rng)
