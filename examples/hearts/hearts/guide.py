"""Advice for a search in Hearts: what others pass, where to stop, how people play on."""

from collections.abc import Sequence
from typing import Final

from chaudron.kernel.bot import Guide
from chaudron.kernel.game import Game
from chaudron.kernel.model import Move, Seat
from chaudron.kernel.rng import Rng
from hearts.knowledge import Possible
from hearts.model import View
from hearts.simulation import natural, pass_others, worth
from hearts.state import State

EXPLORATION: Final = 0.3
WIDTH: Final = 2.0
"""In a hidden hand, there is always another card that nobody has tried: most are not worth the time."""


class DealGuide(Guide[State, Move, View]):
    """Searches to the end of the deal and evaluates the standing there: later deals are new, and no card can influence them now."""

    def __init__(self, game: Game[State, Move, View], view: View) -> None:
        super().__init__(game)
        self.exploration = EXPLORATION
        self.width = WIDTH
        self.deal = view.deal
        self.possible = Possible(view)

    def imagine(self, view: View, rng: Rng) -> State:
        """A possible state in which everybody else has passed what a sensible person would."""
        state = self.possible.state(rng)
        if state.passing:
            pass_others(state, self.possible.me)
        return state

    def pick(self, state: State, seat: Seat, moves: Sequence[Move], rng: Rng) -> Move:
        """What a sensible person would do, if it is among the moves."""
        move = natural(state, seat, rng)
        return move if move in moves else rng.choice(moves)

    def settled(self, state: State) -> bool:
        return state.deal != self.deal or len(state.sheet) > self.deal

    def finish(self, state: State, rng: Rng) -> list[float]:
        return worth(state, self.deal, rng)

    def wins(self, worth: list[float]) -> list[float]:
        """The worths are chances to win already."""
        return worth
