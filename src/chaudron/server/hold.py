"""What holds up a table: people see a reckoning, sort their cards or are asked to agree to something, or there is a pause.

A hold is not stored: a restart forgets it, and the story still tells everything that was to be seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import get_args

from chaudron.kernel.model import HoldKind, News, Seat, Stale
from chaudron.server import wire
from chaudron.server.company import Company
from chaudron.server.refusals import Denied
from chaudron.store.slow import SLOW

SECONDS: dict[HoldKind, dict[str, float]] = {
    "reckoning": {"calm": 60, "brisk": 30, "instant": 0, "slow": 0},
    "glance": {"calm": 5, "brisk": 3, "instant": 0, "slow": 0},
    "sorting": {"calm": 45, "brisk": 20, "instant": 0, "slow": 0},
}
"""The longest time that people wait for each other, by the pace of the table; an instant table and a slow one hold for nothing."""


PLEA = 60.0
"""The longest time that a table waits for everybody to agree to something."""
PLEAS: frozenset[str] = frozenset(get_args(wire.Plea))


class Hold:
    """One thing that people get time for: who has seen it or agreed to it, and how long the others have."""

    def __init__(self, step: int, kind: wire.AnyHold, seconds: float | None, by: Seat | None = None) -> None:
        self.step = step
        self.kind = kind
        self.by = by
        """Who asks everybody to agree."""
        self.seconds = seconds
        """None: until it has been seen, because nobody else is waiting."""
        self.seen: set[str] = set()
        """The visitors who have seen it."""
        self.until: float | None = None
        """When time is up; the house sets it."""


class Held:
    """What holds up one table now, and what comes after that."""

    def __init__(self, company: Company) -> None:
        self.paused = False
        """Whether somebody who is alone with bots has paused the table."""
        self._company = company
        self._holds: list[Hold] = []

    @property
    def hold(self) -> Hold | None:
        """What people get time for now, if anything."""
        return self._holds[0] if self._holds and not self._company.of_machines() else None

    def __bool__(self) -> bool:
        """Whether nobody plays on."""
        return self.hold is not None or (self.paused and self._company.alone() is not None)

    def begin(self, step: int, news: Sequence[News], *, over: bool) -> None:
        """Hold for what a step calls for, each thing once; nothing, if the match is over, no person plays, or the pace leaves no time."""
        kinds = {} if over or self._company.of_machines() else {event.holds: None for event, _ in news if event.holds is not None}
        if kinds or over:
            pace = self._company.kept.pace
            self._holds = [Hold(step, kind, self.lasting(kind)) for kind in kinds if SECONDS[kind][pace] > 0]

    def lasting(self, kind: HoldKind) -> float | None:
        """Return the longest time for something; whoever is alone may look at a reckoning and sort cards for as long as they like."""
        return None if kind != "glance" and self._company.alone() is not None else SECONDS[kind][self._company.kept.pace]

    def plead(self, kind: wire.Plea, seat: Seat, step: int) -> None:
        """Ask everybody to agree to something; nobody plays on meanwhile."""
        slow = self._company.kept.pace == SLOW
        self._holds = [Hold(step, kind, float(self._company.kept.patience) if slow else PLEA, seat)]

    def answer(self, visitor: str | None, kind: wire.Plea, step: int, *, yes: bool) -> None:
        """Note whether a visitor agrees; one who does not ends it."""
        hold = self._said(visitor, kind, step)
        if not yes:
            self.end(hold)

    def agreed(self) -> Hold | None:
        """Return what everybody was asked for, once all have agreed."""
        hold = self.hold
        return hold if hold is not None and hold.kind in PLEAS and not self._waiting(hold) else None

    def pleaded(self) -> list[Seat] | None:
        """Return the seats of the people who have not answered what everybody is asked for; None if nobody asks for anything."""
        hold = self.hold
        return None if hold is None or hold.kind not in PLEAS else self._waiting(hold)

    def see(self, visitor: str | None, step: int, kind: HoldKind) -> None:
        """Note that a visitor has seen it; it ends when all who are present and have a seat have."""
        hold = self._said(visitor, kind, step)
        if not self._waiting(hold):
            self.end(hold)

    def _said(self, visitor: str | None, kind: wire.AnyHold, step: int) -> Hold:
        """Note that a visitor has spoken about the present hold, and return it; refuses if it is another one."""
        if visitor is None or self._company.seat_of(visitor) is None:
            raise Denied("no-seat")
        hold = self.hold
        if hold is None or (hold.step, hold.kind) != (step, kind):
            raise Stale("hold", step=step)
        hold.seen.add(visitor)
        return hold

    def pause(self, visitor: str | None, *, on: bool) -> None:
        """Pause or resume; raises Denied unless the visitor is alone with bots."""
        if self._company.seat_of(visitor) is None:
            raise Denied("no-seat")
        if self._company.alone() != visitor:
            raise Denied("no-pause")
        self.paused = on

    def end(self, hold: Hold) -> None:
        """Go on to what comes after a hold."""
        if hold in self._holds:
            self._holds.remove(hold)

    def forget(self) -> None:
        """Hold for nothing: what there was to see has been taken back."""
        self._holds = []

    def _waiting(self, hold: Hold) -> list[Seat]:
        """Return the seats of the people who have not seen it or agreed yet.

        All people present are asked to look, and all for whom no bot plays are asked to agree; programs are not."""
        company = self._company
        people = [(seat, holder.person) for seat, holder in enumerate(company.kept.holders) if holder.person not in {None, *hold.seen}]
        if hold.kind in PLEAS:
            return [seat for seat, _ in people if seat not in company.minded]
        return [seat for seat, visitor in people if visitor in company.here]

    def shown(self) -> wire.Hold | None:
        """Return the present hold as a wire message."""
        hold = self.hold
        if hold is None:
            return None
        left = None if hold.until is None else round(max(0.0, hold.until - asyncio.get_running_loop().time()), 1)
        return wire.Hold(hold.kind, hold.step, tuple(self._waiting(hold)), left, hold.by)
