"""What a search should know of Potion Academy: how people play on, where to stop, how to judge."""

from typing import Final

from chaudron.games.potion_academy.model import View
from chaudron.games.potion_academy.plan import best_move, least_missed
from chaudron.games.potion_academy.state import FIRST, OVER, State, decider
from chaudron.games.potion_academy.worth import prospects
from chaudron.kernel.bot import Guide
from chaudron.kernel.game import Game
from chaudron.kernel.model import Move
from chaudron.kernel.rng import Rng

ROUNDS: Final = 2
"""How many times round the table a search looks ahead."""


class TurnGuide(Guide[State, Move, View]):
    """Searches a few turns ahead, lets everybody play on sensibly, and judges the standing there."""

    def __init__(self, game: Game[State, Move, View], view: View) -> None:
        super().__init__(game)
        self.until = view.turns + ROUNDS * len(view.placed)

    def imagine(self, view: View, rng: Rng) -> State:
        """While all choose their first discard at once, the others choose now, unseen by the seat that searches (ACA-4)."""
        state = super().imagine(view, rng)
        if state.phase == FIRST:
            for seat in range(state.seats):
                if seat != view.seat and state.aside[seat] < 0:
                    state.aside[seat] = least_missed(state, seat)
        return state

    def settled(self, state: State) -> bool:
        return state.phase == OVER or state.turns >= self.until

    def finish(self, state: State, rng: Rng) -> list[float]:
        game = self.game
        while not self.settled(state):
            seat = decider(state)
            moves = game.moves(state, seat)
            game.apply(state, seat, moves[0] if len(moves) == 1 else best_move(state, seat, moves), rng)
        return prospects(state)
