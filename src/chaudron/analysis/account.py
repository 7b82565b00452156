"""The parts of an analysis, summed up: the curve, the turning points, and where each seat's result came from."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, Final

from chaudron.analysis.model import FORMAT, Account, Analysis, AnyAnalysis, AnyPart, Chances, TurningPoint
from chaudron.kernel.match import Match
from chaudron.kernel.model import Seat

MOST_TURNS: Final = 6
"""The most turning points."""
LEAST_TURN: Final = 0.1
"""How much somebody's chance to win must change at one."""


def summed_up(match: Match[Any, Any, Any], bot: str, parts: Sequence[AnyPart]) -> AnyAnalysis:
    """Return the analysis of a match from the parts for all its steps, in order."""
    record = match.record()
    start = parts[0].before
    assert start is not None
    curve: list[Chances] = []
    for part in parts:
        curve.append(curve[-1] if part.chances is None else part.chances)
    movers = [None, *(seat for seat, _ in record.moves)]
    changes = [
        change
        for number, part in enumerate(parts)
        for change in changed(part, movers[number], curve[number - 1] if number else start, curve[number])
    ]
    decisions = tuple([part.decision for part in parts if part.decision is not None])
    accounts: list[Account] = []
    for seat in range(match.seats):
        mine = [decision for decision in decisions if decision.seat == seat]
        accounts.append(
            Account(
                seat=seat,
                start=start[seat],
                cards=sum([change.changes[seat] for change in changes if change.cause == "cards"]),
                cards_error=sqrt(sum([part.error[seat] ** 2 for part in parts])),
                play=sum([change.changes[seat] for change in changes if change.cause == "move"]),
                end=curve[-1][seat],
                given=sum([decision.cost for decision in mine]),
                given_error=sqrt(sum([decision.error**2 for decision in mine])),
            )
        )
    return Analysis(
        format=FORMAT,
        game=record.game,
        version=record.version,
        seats=record.seats,
        commitment=record.commitment,
        bot=bot,
        start=start,
        curve=tuple(curve),
        turning_points=largest(changes),
        decisions=decisions,
        accounts=tuple(accounts),
    )


def changed(part: AnyPart, seat: Seat | None, earlier: Chances, now: Chances) -> Iterator[TurningPoint]:
    """Yield what the move of a step changed, and what the cards that followed from it changed."""
    between = now if part.before is None else part.before
    if part.step:
        yield TurningPoint(part.step, "move", seat, difference(earlier, between))
    if part.before is not None:
        yield TurningPoint(part.step, "cards", seat, difference(between, now))


def difference(earlier: Chances, now: Chances) -> Chances:
    """Return how much each seat's chance has changed."""
    return tuple([after - before for before, after in zip(earlier, now, strict=True)])


def size(change: TurningPoint) -> float:
    """Return how much a change means to the seat that it means most to."""
    return max([abs(each) for each in change.changes])


def largest(changes: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    """Return the largest changes, in their order."""
    large = sorted([change for change in changes if size(change) >= LEAST_TURN], key=size, reverse=True)
    return tuple([change for change in changes if change in large[:MOST_TURNS]])
