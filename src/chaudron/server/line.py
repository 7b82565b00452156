"""Who thinks next, at how many desks and for how long; a desk is a process in which one bot thinks at a time.

Tables with people go first, then the host who has waited longest for a turn, then that host's table. While there is more work than desks,
each search gets its host's share of the time in which everybody should be answered. While desks are free, one search gets several.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import NamedTuple

SOON = 3.0
"""Seconds within which everybody should be answered while there is more work than desks."""
LONGEST = 8.0
"""Seconds for a search that competes with no other; only a slow machine needs so many."""
ENOUGH = 150
"""The number of simulations that is worth a desk of its own."""


class Whose(NamedTuple):
    """The table that wants something thought out."""

    host: str
    table: str
    watched: Callable[[], bool]
    """Whether anybody is there."""


class Job:
    """Something to think about: a function to call with these arguments, and as the last one the place where it is called."""

    def __init__(self, whose: Whose, simulations: int, function: Callable[..., bytes], *arguments: object) -> None:
        self.whose = whose
        self.simulations = simulations
        """The number of simulations if it is a search, otherwise 0."""
        self.function = function
        self.arguments = arguments
        self.asked = self.began = 0.0
        """When it was asked for, and when it got its desks."""
        self.desks: list[int] = []
        self.turn = asyncio.Event()
        """Set when it has begun."""
        self.tasks: list[asyncio.Task[bytes]] = []
        """What is done at each of its desks."""


class Line:
    """The work that waits, and the work at each desk."""

    def __init__(self, desks: int) -> None:
        self.desks = desks
        self.waiting: list[Job] = []
        self.thinking: list[Job] = []
        self.taken: dict[int, Job] = {}
        """The work at each desk that is not free, including work that nobody wants any more and that is about to end."""
        self.turns: dict[object, int] = {}
        """The number of the last turn of each host and each table: of all while anybody waits, then of those who are thinking."""
        self.numbers = count(1)

    def join(self, job: Job, now: float) -> None:
        """Take up work."""
        job.asked = now
        self.waiting.append(job)

    def leave(self, job: Job) -> None:
        """Forget work that is done or that nobody wants any more; its desks are free when their processes say so."""
        for jobs in (self.waiting, self.thinking):
            if job in jobs:
                jobs.remove(job)

    def vacate(self, desk: int) -> None:
        """Free a desk."""
        del self.taken[desk]

    def next(self, now: float) -> Job | None:
        """Return the work to begin now, with its desks, or None if none waits or no desk is free."""
        free = [desk for desk in range(self.desks) if desk not in self.taken]
        if not self.waiting or not free:
            return None
        job = min(self.waiting, key=self.precedence)
        parts = max(1, min(len(free) // len(self.waiting), job.simulations // ENOUGH))
        job.desks = free[:parts]
        job.began = now
        self.taken.update(dict.fromkeys(job.desks, job))
        self.waiting.remove(job)
        self.thinking.append(job)
        self.turns[job.whose.host] = self.turns[job.whose[:2]] = next(self.numbers)
        if not self.waiting:
            present = {name for other in self.thinking for name in (other.whose.host, other.whose[:2])}
            self.turns = {name: turn for name, turn in self.turns.items() if name in present}
        return job

    def precedence(self, job: Job) -> tuple[bool, int, int]:
        """Return what the waiting work is sorted by; of equals, the first to come goes first."""
        whose = job.whose
        return not whose.watched(), self.turns.get(whose.host, 0), self.turns.get(whose[:2], 0)

    def until(self, desk: int) -> float:
        """Return when the search at a desk should end: long ago, if nobody wants it any more, or nobody watches it and others wait."""
        job = self.taken[desk]
        if job not in self.thinking or (not job.whose.watched() and any(other.whose.watched() for other in self.waiting)):
            return 0.0
        return job.began + self.seconds(job)

    def seconds(self, job: Job) -> float:
        """Return how long a search may take, or could have taken, at each of its desks."""
        watched = job.whose.watched()
        others = [other for other in (*self.waiting, *self.thinking) if other is not job and (other.whose.watched() or not watched)]
        if len(others) < self.desks and job.began == job.asked:
            return LONGEST
        hosts = [job.whose.host, *(other.whose.host for other in others)]
        share = self.desks / max(self.desks, len(set(hosts)) * hosts.count(job.whose.host))
        return max(0.0, job.asked + SOON - job.began) * share / len(job.desks)
