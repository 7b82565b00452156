"""Guides that follow another one, except in one thing, and moves compared on the same draws with their help."""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from chaudron.bots.ismcts import Search
from chaudron.kernel.bot import Guide
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Move, Seat, View
from chaudron.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Following(Guide[Any, Any, Any]):
    """Advises like another guide."""

    def __init__(self, guide: Guide[Any, Any, Any]) -> None:
        super().__init__(guide.game)
        self.guide = guide
        self.exploration = guide.exploration
        self.width = guide.width

    def imagine(self, view: Any, rng: Rng) -> Any:
        return self.guide.imagine(view, rng)

    def candidates(self, state: Any, seat: Seat) -> Sequence[Any]:
        return self.guide.candidates(state, seat)

    def pick(self, state: Any, seat: Seat, moves: Sequence[Any], rng: Rng) -> Any:
        return self.guide.pick(state, seat, moves, rng)

    def settled(self, state: Any) -> bool:
        return self.guide.settled(state)

    def finish(self, state: Any, rng: Rng) -> list[float]:
        return self.guide.finish(state, rng)

    def wins(self, worth: list[float]) -> list[float]:
        return self.guide.wins(worth)


class Bound(Following):
    """Searches only what follows from one move."""

    def __init__(self, guide: Guide[Any, Any, Any], move: Move) -> None:
        super().__init__(guide)
        self.move = move
        self.made = False

    def imagine(self, view: Any, rng: Rng) -> Any:
        self.made = False
        return super().imagine(view, rng)

    def candidates(self, state: Any, seat: Seat) -> Sequence[Any]:
        if self.made:
            return super().candidates(state, seat)
        self.made = True
        return [self.move]


def walks_after(game: AnyGame, view: View, move: Move, simulations: int, seed: bytes) -> list[float]:
    """Return the chance to win at the end of each simulation of a search that begins with a move.

    The draws of a simulation depend on the seed and its number alone, so the same number begins with the same imagined state after any
    move: what two moves differ by is found with far fewer simulations than what each of them is worth."""
    search: Search[Any, Any, Any] = Search(game, view, Bound(game.guide(view), move), Rng(seed))
    found: dict[Any, list[float]] = {}
    search.walks = found
    for number in range(simulations):
        search.rng = Rng(seed, number).fork()
        search.run(1)
    return found[move]
