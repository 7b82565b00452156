"""What a bot is: it gets a view and the legal moves, never a state. And what a search may be told of a game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from chaudron.kernel.floor import acting
from chaudron.kernel.game import Game
from chaudron.kernel.model import Ask, Move, Outcome, Seat, View
from chaudron.kernel.rng import Rng

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[M, V]):
    """One who decides for a seat. The same view, ask, moves and draws always give the same decision."""

    @abstractmethod
    def choose(self, view: V, ask: Ask, moves: Sequence[M], rng: Rng) -> M | None:
        """One of the legal moves, or one of a kind too many to list; None keeps silent, where the ask allows it."""


AnyBot: TypeAlias = Bot[Any, Any]


def decide(bot: Bot[M, V], view: V, ask: Ask, moves: Sequence[M], rng: Rng) -> M | None:
    """What a bot decides; an error if it keeps silent where it must answer."""
    move = bot.choose(view, ask, moves, rng)
    if move is None and ask.must:
        raise ValueError(f"{type(bot).__name__} keeps silent at seat {view.seat}, which must answer {ask}")
    return move


def rewards(outcome: Outcome) -> list[float]:
    """What an outcome is worth to each seat: the share of the others it beats, a tie counting half."""
    ranks = outcome.ranks
    others = len(ranks) - 1
    if others == 0:
        return [1.0 if outcome.winners else 0.0]
    return [(sum(1.0 for r in ranks if r > mine) + (sum(1.0 for r in ranks if r == mine) - 1.0) / 2.0) / others for mine in ranks]


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[S, M, V]):
    """How a search plays on from a leaf: at random to the end, unless a game knows better."""

    def __init__(self, game: Game[S, M, V]) -> None:
        self.game = game

    def imagine(self, view: V, rng: Rng) -> S:
        """A state to search from. Where several choose at once unseen, a guide may let the others choose here: what they choose
        is hidden from the seat that searches, and should not steer its search."""
        return self.game.imagine(view, rng)

    def candidates(self, state: S, seat: Seat) -> Sequence[M]:
        """The moves worth searching: all legal ones, save those that come to the same."""
        return self.game.moves(state, seat)

    def settled(self, state: S) -> bool:
        """Whether the search need look no further down than this state."""
        return self.game.outcome(state) is not None

    def finish(self, state: S, rng: Rng) -> list[float]:
        """Play on from here, changing the state, and say what the end is worth to each seat, from 0 to 1."""
        game = self.game
        outcome = game.outcome(state)
        while outcome is None:
            seat = acting(game, state, rng)
            game.apply(state, seat, rng.choice(game.moves(state, seat)), rng)
            outcome = game.outcome(state)
        return rewards(outcome)
