"""Ranks and winners from standings."""

from collections.abc import Sequence
from typing import Any

from chaudron.kernel.model import Outcome, Seat


def ranks(standings: Sequence[Any]) -> list[int]:
    """Return each rank: how many others stand higher. Standings are numbers, or tuples whose later parts break ties."""
    return [sum([1 for other in standings if other > mine]) for mine in standings]


def first(ranks: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats with rank 0."""
    return tuple([seat for seat, rank in enumerate(ranks) if rank == 0])


def leaders(standings: Sequence[Any]) -> tuple[Seat, ...]:
    """Return the seats that stand highest, or none while all stand equal."""
    return first(ranks(standings)) if len(set(standings)) > 1 else ()


def outcome(scores: Sequence[int], ranks: Sequence[int]) -> Outcome:
    """Return the outcome with these scores and ranks, one of each per seat; rank 0 wins."""
    return Outcome(tuple(scores), tuple(ranks), first(ranks))
