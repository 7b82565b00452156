"""Advice for a search in Potion Academy: how people play on, where to stop, how to evaluate."""

from collections.abc import Sequence
from math import exp
from typing import Final

from chaudron.games.potion_academy.choices import choices
from chaudron.games.potion_academy.codes import book_of
from chaudron.games.potion_academy.knowledge import Possible
from chaudron.games.potion_academy.model import View
from chaudron.games.potion_academy.plan import Judge, best_code, least_missed
from chaudron.games.potion_academy.play import carry_out
from chaudron.games.potion_academy.scoring import goal, winners
from chaudron.games.potion_academy.state import FIRST, OVER, State, decider, players
from chaudron.games.potion_academy.worth import standing
from chaudron.kernel.bot import Guide
from chaudron.kernel.game import Game
from chaudron.kernel.model import Move, Seat
from chaudron.kernel.rng import Rng

ROUNDS: Final = 2
"""How many rounds of turns a search looks ahead."""
TRIED: Final = 6
"""How many of the most promising moves are searched."""
EXPLORATION: Final = 0.25
"""One turn rarely decides a match, so the worths of moves are close to each other."""


class TurnGuide(Guide[State, Move, View]):
    """Searches what its own seat does in the next turns, lets everybody else play sensibly, and evaluates the standing then.

    With up to five seats and a dozen moves each, a tree of everybody's moves would be far too wide."""

    def __init__(self, game: Game[State, Move, View], view: View) -> None:
        super().__init__(game)
        self.exploration = EXPLORATION
        self.seat = -1 if view.seat is None else view.seat
        self.until = view.turns + ROUNDS * len(view.placed)
        self.possible = Possible(view)
        self.possible.seen.memory.forget()

    def imagine(self, view: View, rng: Rng) -> State:
        """While all choose their first discard at once, the others choose now, unseen by the seat that searches (ACA-4)."""
        state = self.possible.state(rng)
        if state.phase == FIRST:
            for seat in range(state.seats):
                if seat != view.seat and state.aside[seat] < 0:
                    state.aside[seat] = least_missed(state, seat)
        return state

    def candidates(self, state: State, seat: Seat) -> Sequence[Move]:
        book = book_of(state.deck)
        codes = choices(state, seat)
        if seat != self.seat:
            return [book.move(best_code(state, seat, codes))]
        if len(codes) > TRIED:
            judge = Judge(state, seat)
            ranked = sorted([(-judge.worth(codes[nth]), nth) for nth in range(len(codes))])
            return [book.move(codes[nth]) for _, nth in ranked[:TRIED]]
        return [book.move(code) for code in codes]

    def settled(self, state: State) -> bool:
        return state.phase == OVER or state.turns >= self.until

    def finish(self, state: State, rng: Rng) -> list[float]:
        while not self.settled(state):
            seat = decider(state)
            carry_out(state, seat, best_code(state, seat, choices(state, seat)), rng, None)
        return prospects(state)

    def wins(self, worth: list[float]) -> list[float]:
        """The worths, flattened: a search decides better if it takes a lead for more than it turns out to be."""
        others = 1.0 - sum(worth) if len(worth) == 1 else 0.0
        strengths = [max(0.0, each) ** FLATTENED for each in [*worth, others]]
        whole = sum(strengths)
        return [strengths[seat] / whole for seat in range(len(worth))]


FLATTENED: Final = 0.6
"""To which power the estimated chances are closest to how often players of mixed strength win from there."""
STEEP: Final = 6.0
"""How strongly a lead decides the game."""


def prospects(state: State) -> list[float]:
    """What a standing is worth to each seat: its estimated chance to win."""
    number = players(state)
    if state.phase == OVER:
        best = winners(state)
        return [1.0 / float(len(best)) if seat in best else 0.0 for seat in range(state.seats)]
    target = float(goal(state))
    strength: list[float] = []
    whole = 0.0
    for player in range(number):
        power = exp(STEEP * standing(state, player) / target)
        strength.append(power)
        whole += power
    return [strength[seat] / whole for seat in range(state.seats)]
