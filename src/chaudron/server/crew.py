"""Processes that think. Work is sent to one only when it is free, so that what nobody wants any more is dropped before it starts."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.sharedctypes import RawArray
from time import monotonic
from typing import Any, cast

from pebble import ProcessPool

from chaudron import games
from chaudron.server.cluster import Cluster
from chaudron.server.line import Job, Line
from chaudron.server.thought import Place, prepare

HOW = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
"""How processes start: as copies of one that has loaded everything, where the system can make them, because loading takes half a second."""
STARTING = 60.0
"""Seconds in which a process starts even on a very busy machine."""


def now() -> float:
    """Return the time of a clock that all processes share, in seconds."""
    return monotonic()


def heed(task: asyncio.Task[bytes]) -> None:
    """Take note of an error, even if the work was given up; otherwise asyncio complains."""
    if not task.cancelled():
        task.exception()


class Crew:
    """A pool of processes, and the line of those who wait for one."""

    def __init__(self, processes: int, niceness: int, deadline: float, cluster: str | None = None) -> None:
        self.niceness = niceness
        self.cluster = cluster
        """The address of the processes, if they are on other machines."""
        self.deadline = deadline
        """Seconds after which a process that does not answer is stopped, from when it began."""
        self.line = Line(processes)
        self.limits: Any = RawArray("d", processes)
        """When the search at each desk should end; shared with the processes, which keep looking."""
        self.pool: ProcessPool | Cluster | None = None
        """Started when it is first needed, and again if it has broken."""

    def open(self) -> ProcessPool | Cluster:
        """Return a pool of processes that works."""
        if self.cluster is not None:
            self.pool = self.pool or Cluster(self.cluster, self.limits)
        elif self.pool is None or not self.pool.active:
            context = get_context(HOW)
            context.set_forkserver_preload([prepare.__module__])
            self.pool = ProcessPool(self.line.desks, context=context, initializer=prepare, initargs=(self.limits, self.niceness))
        assert self.pool is not None
        return self.pool

    def warm(self) -> None:
        """Start the processes now, so that the first bot does not wait for one."""
        self.open().schedule(games.names)

    async def work(self, job: Job) -> list[bytes]:
        """Return what the processes have found out, part by part.

        If this is cancelled, work that waits is dropped, and a search that has begun ends soon and leaves its process to others."""
        at = now()
        self.line.join(job, at)
        self.assign(at)
        try:
            await job.turn.wait()
            await asyncio.wait(job.tasks)
            return [task.result() for task in job.tasks]
        finally:
            self.line.leave(job)
            self.assign(now())

    def assign(self, at: float) -> None:
        """Begin whatever can begin, and tell every process when its search should end, now that somebody has come or gone."""
        while (job := self.line.next(at)) is not None:
            parts = len(job.desks)
            job.tasks = [asyncio.create_task(self.part(job, Place(desk, part, parts))) for part, desk in enumerate(job.desks)]
            for task in job.tasks:
                task.add_done_callback(heed)
            job.turn.set()
        for desk in self.line.taken:
            self.limits[desk] = self.line.until(desk)

    async def part(self, job: Job, place: Place) -> bytes:
        """Have a process do a part of some work; one that does not answer is stopped, and another one takes its place."""
        try:
            future = cast("Future[bytes]", self.open().schedule(job.function, args=[*job.arguments, place], timeout=self.deadline))
            async with asyncio.timeout(STARTING + self.deadline):
                return await asyncio.wrap_future(future)
        finally:
            self.line.vacate(place.desk)
            self.assign(now())

    def close(self) -> None:
        """Stop all processes, and wait for none of them: what had not even begun would never answer."""
        for job in self.line.taken.values():
            for task in job.tasks:
                task.cancel()
        if self.pool is not None:
            self.pool.stop()
            self.pool.join()
