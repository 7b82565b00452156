"""One writer with group commit: what many tables want kept at the same moment goes to disk together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import IntegrityError

from chaudron.kernel.model import Stale
from chaudron.store.schema import steps

T = TypeVar("T")
APPEND = insert(steps)
COLUMNS = tuple(column.name for column in steps.columns)
MOST_ROWS = 500
"""Steps in one statement."""


class Chain:
    """Steps of a match that build on each other: once one cannot be kept, none after it is."""

    def __init__(self) -> None:
        self.broken = False


class Job(Generic[T]):
    """A piece of work that somebody waits for; `row` is a step to append, which needs no function of its own."""

    def __init__(
        self, work: Callable[[Connection], T] | None, row: dict[str, Any] | None, chain: Chain, loop: asyncio.AbstractEventLoop
    ) -> None:
        self.work = work
        self.row = row
        self.chain = chain
        self.loop = loop
        self.future: asyncio.Future[T] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def run(self, connection: Connection) -> None:
        """Do it in a savepoint: if it fails, the others of its group are kept all the same, but for those that build on it."""
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
            # Of two that append the same step one wins; the other has answered a question that is no longer asked.
            self.fail(error if self.row is None else self.stale())
        except Exception as error:
            self.fail(error)

    def stale(self) -> Stale:
        """The match has gone on otherwise."""
        assert self.row is not None
        return Stale("step", number=self.row["n"], expected=self.row["n"] + 1)

    def fail(self, error: Exception) -> None:
        """It is not kept, nor is what builds on it."""
        self.error = error
        self.chain.broken = True

    def finish(self) -> None:
        """Tell whoever waits; nobody is told before the group is on disk."""
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """A thread that alone writes."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine.execution_options(writes=True)
        self.queue: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self.steps = 0
        self.commits = 0
        self.quick = engine.raw_connection()
        """For what nearly every group is."""
        self.thread = Thread(target=self.loop, name="chaudron-writer", daemon=True)
        self.thread.start()

    def submit(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Have work done in the order of submission; done when it is on disk."""
        job: Job[T] = Job(work, None, Chain(), asyncio.get_running_loop())
        self.queue.put(job)
        return job.future

    def append(self, row: dict[str, Any], chain: Chain) -> asyncio.Future[None]:
        """Append a step; done when it is on disk, Stale if another has that number or one that it builds on is not kept."""
        job: Job[None] = Job(None, row, chain, asyncio.get_running_loop())
        self.queue.put(job)
        return job.future

    def close(self) -> None:
        """Finish what was submitted, then stop."""
        self.queue.put(None)
        self.thread.join()
        self.quick.close()

    def loop(self) -> None:
        """Take all that waits, commit it together, tell those who wait."""
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
        """One transaction for all of them."""
        try:
            if not self.all_steps(group):
                with self.engine.begin() as connection:
                    for are_steps, jobs in groupby(group, key=lambda job: job.row is not None):
                        run = list(jobs)
                        if not (are_steps and not any(job.chain.broken for job in run) and appended(connection, run)):
                            for job in run:
                                job.run(connection)
        except Exception as error:  # the disk is full, or gone: nothing of the group is kept
            for job in group:
                job.fail(error)
        self.commits += 1
        self.steps += sum(job.row is not None and job.error is None for job in group)
        for loop in {job.loop for job in group}:
            mine = [job for job in group if job.loop is loop]
            try:
                loop.call_soon_threadsafe(finish_all, mine)
            except RuntimeError:  # whoever waited is gone
                continue

    def all_steps(self, group: Sequence[Job[Any]]) -> bool:
        """Keep a group that is all steps, none of which is there already: what nearly every group is, and so the quickest way.

        It is one statement, which is a transaction by itself. Between two statements this thread would have to wait until the busy one
        lets it go on."""
        rows = rows_of(group)
        if len(rows) < len(group) or len(rows) > MOST_ROWS or any(job.chain.broken for job in group):
            return False
        try:
            self.quick.cursor().execute(appending(len(rows)), [row[column] for row in rows for column in COLUMNS])
        except sqlite3.IntegrityError:
            return False
        return True


@cache
def appending(rows: int) -> str:
    """One statement that appends so many steps, all or none."""
    row = f"({', '.join('?' * len(COLUMNS))})"
    columns = ", ".join(f'"{column}"' for column in COLUMNS)
    return f"INSERT INTO {steps.name} ({columns}) VALUES {', '.join([row] * rows)}"


def rows_of(steps: Sequence[Job[Any]]) -> list[dict[str, Any]]:
    """The rows to append."""
    return [job.row for job in steps if job.row is not None]


def appended(connection: Connection, run: Sequence[Job[Any]]) -> bool:
    """Append steps in one savepoint, if none is there already."""
    try:
        with connection.begin_nested():
            connection.execute(APPEND, rows_of(run))
    except IntegrityError:
        return False
    return True


def finish_all(jobs: Sequence[Job[Any]]) -> None:
    """Tell all who wait."""
    for job in jobs:
        job.finish()
