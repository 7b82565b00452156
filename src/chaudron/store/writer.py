"""The single writer, with group commit: what many tables store at the same moment goes to disk together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from chaudron.kernel.model import Stale
from chaudron.store.database import Appender, Notice, notify
from chaudron.store.schema import steps

T = TypeVar("T")
APPEND = insert(steps)
MOST_ROWS = 500
"""The most steps in one statement."""
TRIES = 3
"""How often a group is tried that another process gets in the way of."""


class Chain:
    """Steps of a match that build on each other: once one of them cannot be stored, none of the following is."""

    def __init__(self) -> None:
        self.broken = False


class Job(Generic[T]):
    """Work that somebody waits for: a function, or a step to append (`row`)."""

    def __init__(
        self,
        work: Callable[[Connection], T] | None,
        row: dict[str, Any] | None,
        chain: Chain,
        loop: asyncio.AbstractEventLoop,
        table: str | None = None,
    ) -> None:
        self.work = work
        self.row = row
        self.table = table
        """The table of the step, if other processes are to be told."""
        self.chain = chain
        self.loop = loop
        self.future: asyncio.Future[T] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Run the job in a savepoint: if it fails, the rest of its group is stored, except for steps that build on it."""
        if self.chain.broken:
            self.fail(self.stale())
            return
        try:
            with connection.begin_nested():
                if self.work is not None:
                    self.result = self.work(connection)
                else:
                    connection.execute(APPEND, self.row)
        except IntegrityError as error:
            # If two jobs append the same step, one succeeds; the other has answered a question that is no longer asked.
            self.fail(error if self.row is None else self.stale())
        except Exception as error:
            if in_a_circle(error):
                raise
            self.fail(error)

    def stale(self) -> Stale:
        """Return the refusal for a step when the match has continued differently."""
        assert self.row is not None
        return Stale("step", number=self.row["n"], expected=self.row["n"] + 1)

    def fail(self, error: Exception) -> None:
        """Mark the job as failed, and its chain as broken."""
        self.error = error
        self.chain.broken = True

    def finish(self) -> None:
        """Resolve the future; this happens only after the group is on disk."""
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """The thread that does all the writing."""

    def __init__(self, engine: Engine, appender: Appender) -> None:
        self.appender = appender
        """For groups that consist only of steps, as nearly all do."""
        self.engine = engine.execution_options(writes=True)
        self.queue: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self.steps = 0
        self.commits = 0
        self.thread = Thread(target=self.loop, name="chaudron-writer", daemon=True)
        self.thread.start()

    def submit(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Queue work, to be run in order of submission; the future is done once it is on disk."""
        job: Job[T] = Job(work, None, Chain(), asyncio.get_running_loop())
        self.queue.put(job)
        return job.future

    def append(self, row: dict[str, Any], chain: Chain, table: str | None = None) -> asyncio.Future[None]:
        """Queue a step; the future is done once it is on disk, and raises Stale if its number exists or its chain is broken."""
        job: Job[None] = Job(None, row, chain, asyncio.get_running_loop(), table)
        self.queue.put(job)
        return job.future

    def close(self) -> None:
        """Finish all queued work, then stop."""
        self.queue.put(None)
        self.thread.join()
        self.appender.close()

    def loop(self) -> None:
        """Repeatedly take everything that is queued, commit it together, and resolve its futures."""
        while True:
            job = self.queue.get()
            group: list[Job[Any]] = []
            while job is not None:
                group.append(job)
                if self.queue.empty():
                    break
                job = self.queue.get()
            if group:
                self.commit(group)
            if job is None:
                return

    def commit(self, group: Sequence[Job[Any]]) -> None:
        """Commit a group in one transaction."""
        try:
            if not self.all_steps(group):
                self.all_jobs(group)
            self.appender.check()
        except Exception as error:  # the disk is full, or the file is gone: nothing of the group is stored
            for job in group:
                job.fail(error)
        self.commits += 1
        self.steps += sum(job.row is not None and job.error is None for job in group)
        for loop in {job.loop for job in group}:
            mine = [job for job in group if job.loop is loop]
            try:
                loop.call_soon_threadsafe(finish_all, mine)
            except RuntimeError:  # its event loop is closed
                continue

    def all_jobs(self, group: Sequence[Job[Any]]) -> None:
        """Store a group of any kind. If another process and this one have waited for each other, nothing of it is stored, and nobody waits
        for it any more: then it is tried again from the beginning."""
        broken = {job.chain for job in group if job.chain.broken}
        for tries in range(1, TRIES + 1):
            try:
                with self.engine.begin() as connection:
                    for are_steps, jobs in groupby(group, key=lambda job: job.row is not None):
                        run = list(jobs)
                        if not (are_steps and not any(job.chain.broken for job in run) and appended(connection, run)):
                            for job in run:
                                job.run(connection)
                    notify(connection, *notices_of([job for job in group if job.error is None]))
                return
            except DBAPIError as error:
                if tries == TRIES or not in_a_circle(error):
                    raise
                for job in group:
                    job.error, job.chain.broken = None, job.chain in broken

    def all_steps(self, group: Sequence[Job[Any]]) -> bool:
        """Store a group that consists only of new steps, which is the common case; returns False, and stores none, for any other.

        It is a single statement, which is a transaction by itself: between two statements, this thread would have to wait for the busy
        event loop to release Python's lock."""
        rows = rows_of(group)
        if len(rows) < len(group) or len(rows) > MOST_ROWS or any(job.chain.broken for job in group):
            return False
        return self.appender.append(rows, notices_of(group))


def notices_of(group: Sequence[Job[Any]]) -> list[Notice]:
    """Return what other processes are told of the steps of a group: the last one of each table."""
    return [Notice(*told) for told in {job.table: job.row["n"] for job in group if job.table is not None and job.row is not None}.items()]


def rows_of(steps: Sequence[Job[Any]]) -> list[dict[str, Any]]:
    """Return the rows to append."""
    return [job.row for job in steps if job.row is not None]


def appended(connection: Connection, run: Sequence[Job[Any]]) -> bool:
    """Append steps in one savepoint; returns False, and appends none, if one of them exists."""
    try:
        with connection.begin_nested():
            connection.execute(APPEND, rows_of(run))
    except IntegrityError:
        return False
    return True


def in_a_circle(error: Exception) -> bool:
    """Whether two processes have waited for each other, until PostgreSQL stopped one of them."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in {"40P01", "40001"}


def finish_all(jobs: Sequence[Job[Any]]) -> None:
    """Resolve the futures of all jobs."""
    for job in jobs:
        job.finish()
