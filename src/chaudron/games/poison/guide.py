"""Advice for a search in Poison: where to stop, which moves are equivalent, how people play on."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from chaudron.games.poison.belief import Probable
from chaudron.games.poison.cards import poisons, total
from chaudron.games.poison.choices import CAULDRONS, KIND_AND_CAULDRON, Choices
from chaudron.games.poison.model import Pour, View
from chaudron.games.poison.scoring import penalties, rounds, standings
from chaudron.games.poison.simulation import cost_of, play_round
from chaudron.games.poison.state import OVER, State
from chaudron.kernel.bits import Bits, one
from chaudron.kernel.bot import Guide
from chaudron.kernel.game import Game
from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng

THOUGHTS: Final = 3
"""How many random moves a simulated seat considers before it makes the cheapest."""
CAREFUL: Final = 3
"""With so few seats, simulated seats are careful. That takes twice the time, but otherwise a search hardly beats sensible players."""
CAREFUL_THOUGHTS: Final = 6
"""How many moves they then consider."""
EXPLORATION: Final = 0.25
"""One card rarely decides a match, so the worths of moves are close to each other."""
WIDTH: Final = 3.0
"""In a hidden hand, there is always another move that nobody has tried: most are not worth the time."""
WITHOUT_TWINS: Final = [Choices(closed) for closed in range(1 << CAULDRONS)]
"""The moves into some of the cauldrons only, for each choice of cauldrons left out."""


class RoundGuide(Guide[State, Pour, View]):
    """Searches to the end of the round and evaluates the standing there: later rounds are new deals that no move can influence now."""

    def __init__(self, game: Game[State, Pour, View], view: View) -> None:
        super().__init__(game)
        self.exploration = EXPLORATION
        self.width = WIDTH
        self.round = view.round
        self.probable = Probable(view)

    def imagine(self, view: View, rng: Rng) -> State:
        return self.probable.state(rng)

    def candidates(self, state: State, seat: Seat) -> Sequence[Pour]:
        """All moves, but only those into the first of several empty cauldrons: these are equivalent."""
        twins: Bits = 0
        found = False
        for cauldron in range(CAULDRONS):
            if not state.brews[cauldron]:
                if found:
                    twins |= one(cauldron)
                found = True
        return WITHOUT_TWINS[twins].pours(state.colouring, state.hands[seat])

    def pick(self, state: State, seat: Seat, moves: Sequence[Pour], rng: Rng) -> Pour:
        """The cheapest of a few, as in a simulation."""
        found = rng.choice(moves)
        least = cost_in(state, found)
        for _ in range((CAREFUL_THOUGHTS if state.seats <= CAREFUL else THOUGHTS) - 1):
            move = rng.choice(moves)
            cost = cost_in(state, move)
            if cost < least:
                least = cost
                found = move
        return found

    def settled(self, state: State) -> bool:
        return state.round != self.round or state.turn == OVER

    def finish(self, state: State, rng: Rng) -> list[float]:
        sums = standings(state)
        left: int = rounds(state.seats) - len(state.sheet)
        if not self.settled(state):
            careful = state.seats <= CAREFUL
            points = penalties(play_round(state, rng, CAREFUL_THOUGHTS if careful else THOUGHTS, careful=careful))
            for each in range(state.seats):
                sums[each] += points[each]
            left -= 1
        return prospects(sums, left)

    def wins(self, worth: list[float]) -> list[float]:
        """The worths are chances to win already."""
        return worth


def cost_in(state: State, move: Pour) -> i64:
    """What a move costs, roughly, in hundredths of a penalty point."""
    parts: i64 = KIND_AND_CAULDRON[move]
    brew = state.brews[parts & 3]
    return cost_of(parts >> 2, total(brew), poisons(brew))


def prospects(sums: list[int], left: int) -> list[float]:
    """What standings are worth with this many rounds left: each seat's chance to win."""
    scale = 1.0 + 4.0 * sqrt(left)
    fewest = min(sums)
    strengths = [exp(float(fewest - points) / scale) for points in sums]
    whole = sum(strengths)
    return [strength / whole for strength in strengths]
