"""Advice for a search in Wie verhext!: where to stop, what to try, how people play on."""

from collections.abc import Sequence
from typing import Final

from chaudron.games.wie_verhext.cards import ALL_ROLES, CHOSEN, SIZE
from chaudron.games.wie_verhext.chances import draw_roles
from chaudron.games.wie_verhext.choices import CHOICE_OF, CLAIM, FAVOUR
from chaudron.games.wie_verhext.knowledge import ALIKE, fill, known
from chaudron.games.wie_verhext.model import View
from chaudron.games.wie_verhext.plan import Plans, best_call, best_deal, claims, deal, hands_held
from chaudron.games.wie_verhext.play import choose
from chaudron.games.wie_verhext.scoring import total, wealth
from chaudron.games.wie_verhext.state import ANSWER, CALL, CHOOSE, OVER, State, twin_of
from chaudron.games.wie_verhext.worth import POINT, standing, wanted
from chaudron.kernel.bot import Guide, chances
from chaudron.kernel.game import Game
from chaudron.kernel.model import Move, Seat
from chaudron.kernel.rng import Rng

PLANS: Final = 24
"""How many of the most promising choices of roles are searched."""
DEALS: Final = 5
"""How many of the best deals are searched."""


class RoundGuide(Guide[State, Move, View]):
    """Searches to the end of the round and evaluates the standing there: after that, everybody chooses again. With `evenly`, the other
    hands are imagined without considering what is useful to their holders, to measure what that is worth."""

    def __init__(self, game: Game[State, Move, View], view: View, *, evenly: bool = False) -> None:
        super().__init__(game)
        self.round = view.round
        self.evenly = evenly
        self.plans: list[Move] = []
        self.seen: State | None = None
        self.wanted: list[list[int]] = []

    def imagine(self, view: View, rng: Rng) -> State:
        """While all choose at once, the others choose now: what they take into hand is hidden from the seat that searches."""
        if self.seen is None:
            # What is certain, and how much everybody wants each role, is the same each time: later rounds are not searched.
            self.seen = known(view, rng)
            self.wanted = wanted(self.seen)
        state = twin_of(self.seen)
        weights = [ALIKE] * state.seats if self.evenly else self.wanted
        fill(state, view, weights, rng)
        if state.phase == CHOOSE:
            for seat in range(state.seats):
                if seat != view.seat and not state.chosen[seat]:
                    choose(state, seat, draw_roles(weights[seat], ALL_ROLES & ~state.banned, CHOSEN, rng), None)
        return state

    def candidates(self, state: State, seat: Seat) -> Sequence[Move]:
        moves = self.game.moves(state, seat)
        if state.phase == CHOOSE:
            if not self.plans:
                best = Plans(state, seat, hands_held(state, self.wanted, [])).best(PLANS)
                self.plans = [CHOICE_OF[roles] for roles in best]
            return self.plans
        if len(moves) <= DEALS or state.phase in (CALL, ANSWER):
            return moves
        ranked = sorted([(-deal(state, seat, move), nth) for nth, move in enumerate(moves)])
        return [moves[nth] for _, nth in ranked[:DEALS]]

    def settled(self, state: State) -> bool:
        return state.round != self.round or state.phase == OVER

    def finish(self, state: State, rng: Rng) -> list[float]:
        if not self.settled(state):
            # The contents of hands are estimated once: they hardly change within a round, and estimating takes longer than playing.
            held = hands_held(state, self.wanted, [SIZE[hand] for hand in state.hands])
            while not self.settled(state):
                seat = state.turn
                self.game.apply(state, seat, play_on(self.game, state, seat, held), rng)
        return prospects(state)


def play_on(game: Game[State, Move, View], state: State, seat: Seat, held: list[list[int]]) -> Move:
    """What a seat does in a simulation: a quick version of what a sensible player does."""
    moves = game.moves(state, seat)
    if state.phase == CALL:
        return best_call(state, seat, moves, held)
    if state.phase == ANSWER:
        return CLAIM if claims(state, seat, held) else FAVOUR
    return best_deal(state, seat, moves)


SCALE: Final = [5.0, 4.6, 4.0, 3.0, 1.0]
"""How many points ahead is a lead that is likely to last, by how many ravens have gathered."""


def prospects(state: State) -> list[float]:
    """What a standing is worth to each seat: the share of the others it is likely to beat."""
    if state.phase == OVER:
        mine = [float(100 * total(state, seat) + wealth(state, seat)) for seat in range(state.seats)]
        scale = 1.0
    else:
        mine = [float(standing(state, seat)) for seat in range(state.seats)]
        scale = SCALE[state.ravens] * POINT
    return chances(mine, scale)
