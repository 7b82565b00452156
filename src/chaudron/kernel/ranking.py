"""Ranks and winners from how everybody stands."""

from collections.abc import Sequence
from typing import Any

from chaudron.kernel.model import Outcome, Seat


def ranks(standings: Sequence[Any]) -> list[int]:
    """Each one's rank: how many stand higher. Standings are numbers, or tuples whose later parts break ties."""
    return [sum([1 for other in standings if other > mine]) for mine in standings]


def first(ranks: Sequence[int]) -> tuple[Seat, ...]:
    """Whoever has rank 0."""
    return tuple([seat for seat, rank in enumerate(ranks) if rank == 0])


def outcome(scores: Sequence[int], ranks: Sequence[int]) -> Outcome:
    """The result of these scores and ranks, a line for each seat: rank 0 wins."""
    return Outcome(tuple(scores), tuple(ranks), first(ranks))
