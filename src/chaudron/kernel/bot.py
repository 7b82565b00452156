"""The interfaces of bots, which receive a view and the legal moves but never a state, and of guides, which advise a search."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import exp, inf, log
from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from chaudron.kernel.advice import Advice, AnyAdvice
from chaudron.kernel.floor import acting
from chaudron.kernel.game import Game
from chaudron.kernel.model import Ask, Move, Outcome, Seat, View
from chaudron.kernel.rng import Rng

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[M, V]):
    """Decides for a seat; the same view, ask, moves and randomness always give the same decision."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    @abstractmethod
    def choose(self, view: V, ask: Ask, moves: Sequence[M], rng: Rng) -> M | None:
        """Return one of the legal moves or a move of an unlisted kind, or None to keep silent where the ask allows it."""

    def advise(self, view: V, ask: Ask, moves: Sequence[M], rng: Rng) -> list[AnyAdvice]:
        """Return what it thinks of some of the moves, best first, without reasons: by default, the one it would make."""
        return [Advice(self.choose(view, ask, moves, rng))]

    def parameters(self) -> Mapping[str, tuple[float, float]]:
        """Return its attributes that are numbers and may be tuned, each with the least and the greatest value worth trying."""
        return {}


AnyBot: TypeAlias = Bot[Any, Any]


def decide(bot: Bot[M, V], view: V, ask: Ask, moves: Sequence[M], rng: Rng) -> M | None:
    """Return what a bot decides; raises ValueError if it keeps silent where it must answer."""
    move = bot.choose(view, ask, moves, rng)
    if move is None and ask.must:
        raise ValueError(f"{type(bot).__name__} keeps silent at seat {view.seat}, which must answer {ask}")
    return move


def advise(game: Game[S, M, V], bot: Bot[M, V], view: V, ask: Ask, moves: Sequence[M], rng: Rng, most: int) -> list[AnyAdvice]:
    """Return a bot's advice on at most this many moves, best first, with the game's reasons for and against each."""
    found = bot.advise(view, ask, moves, rng)[:most]
    return [each if each.move is None else replace(each, reasons=game.reasons(view, ask, each.move)) for each in found]


def rewards(outcome: Outcome) -> list[float]:
    """Return what an outcome is worth to each seat: the share of the others it beats, with ties counting half."""
    ranks = outcome.ranks
    others = len(ranks) - 1
    if others == 0:
        return [1.0 if outcome.winners else 0.0]
    return [(sum(1.0 for r in ranks if r > mine) + (sum(1.0 for r in ranks if r == mine) - 1.0) / 2.0) / others for mine in ranks]


def chances(standings: Sequence[float], scale: float) -> list[float]:
    """Return what unfinished standings are worth to each seat: the share of the others that it will probably beat. A lead of `scale`
    points lasts with odds of three to one."""
    seats = len(standings)
    found = [0.0] * seats
    for one in range(seats):
        for two in range(one):
            beats = 1.0 / (1.0 + exp(min(50.0, max(-50.0, (standings[two] - standings[one]) / scale))))
            found[one] += beats
            found[two] += 1.0 - beats
    return [beaten / float(seats - 1) for beaten in found]


ALMOST: Final = 1e-6
"""How close to 0 or 1 a share may come, so that its odds are finite."""


def winning(shares: Sequence[float], sharpness: float = 1.1) -> list[float]:
    """Return each seat's chance to win, given the share of the others that it beats or will probably beat.

    If standings are as good as a draw from a Gumbel distribution, two seats compare by the odds of their strengths, and a seat wins with
    its share of all strengths. The odds of the shares, flattened because the others also play against each other, approximate these
    strengths; the usual sharpness fits leads that are neither small nor decisive."""
    seats = len(shares)
    if seats == 1:
        return [shares[0]]
    power = min(1.0, sharpness * (seats - 1) / seats)
    strengths: list[float] = []
    for share in shares:
        kept = min(1.0 - ALMOST, max(ALMOST, share))
        strengths.append(exp(power * log(kept / (1.0 - kept))))
    whole = sum(strengths)
    return [each / whole for each in strengths]


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[S, M, V]):
    """Tells a search how to play on from a leaf: by default, at random to the end."""

    def __init__(self, game: Game[S, M, V]) -> None:
        self.game = game
        self.exploration: float = 0.5
        """How much a search tries moves that have done worse so far; the less the worths of moves differ, the less it should."""
        self.width: float = inf
        """A search that has come to a decision n times has tried about this times √n of its moves; with less, it goes deeper into fewer."""

    def imagine(self, view: V, rng: Rng) -> S:
        """Return a state to search from; a search calls it before anything else.

        Where several seats choose at once and unseen, a guide may make the others' choices here: they are hidden from the searching
        seat and should not steer its search."""
        return self.game.imagine(view, rng)

    def candidates(self, state: S, seat: Seat) -> Sequence[M]:
        """Return the moves worth searching: all legal ones, except those equivalent to another."""
        return self.game.moves(state, seat)

    def pick(self, state: S, seat: Seat, moves: Sequence[M], rng: Rng) -> M:
        """Return the one of these moves to try first: by default, any."""
        return rng.choice(moves)

    def settled(self, state: S) -> bool:
        """Whether the search can stop at this state."""
        return self.game.outcome(state) is not None

    def finish(self, state: S, rng: Rng) -> list[float]:
        """Play on from here, changing the state, and return what the end is worth to each seat, from 0 to 1."""
        game = self.game
        outcome = game.outcome(state)
        while outcome is None:
            seat = acting(game, state, rng)
            game.apply(state, seat, rng.choice(game.moves(state, seat)), rng)
            outcome = game.outcome(state)
        return rewards(outcome)

    def wins(self, worth: list[float]) -> list[float]:
        """Return each seat's chance to win, given what an end is worth to each: by default, the share of the others it beats."""
        return winning(worth)
