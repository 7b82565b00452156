"""What a bot thinks of a move: a value that terminals, servers and analyses show, in the language of its reader."""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from chaudron.kernel.model import Move, Reason

M = TypeVar("M", bound=Move)
R = TypeVar("R", bound=Reason)

SURE = 1.96
"""The number of standard errors on either side of an estimate within which the truth lies 95 times in 100."""
UNKNOWN = 0.25
"""The variance of a single walk of which nothing is known: that of an even chance."""


class Advice(Struct, Generic[M, R], frozen=True, gc=False):
    """A move, or None to keep silent, and what a bot thinks of it."""

    move: M | None
    chance: float | None = None
    """The chance to win the match after this move, from 0 to 1, with a shared win shared; None if the bot does not estimate it."""
    error: float = 0.0
    """The standard error of the chance: how far it may be off because only so many continuations were tried."""
    reasons: tuple[R, ...] = ()

    @property
    def margin(self) -> float:
        """How far the chance may be off, 95 times in 100."""
        return SURE * self.error


AnyAdvice: TypeAlias = Advice[Any, Any]


def estimate(move: M | None, wins: Sequence[float]) -> Advice[M, Any]:
    """Return the advice on a move from the chance to win at the end of each walk that began with it."""
    walks = len(wins)
    chance = sum(wins) / walks
    spread = (sum((each - chance) ** 2 for each in wins) + UNKNOWN) / walks
    return Advice(move, chance, sqrt(spread / walks))
