"""Work for many hands: on one machine, processes started by joblib; on many, the workers of a Dask cluster.

Results come in the order of the work, as soon as they are known, so that no figure depends on who did it.
"""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from time import process_time
from typing import Any, Final, NamedTuple, TypeVar

from chaudron import __version__
from chaudron.kernel.model import BadSetup

T = TypeVar("T")
R = TypeVar("R")

TIMEOUT: Final = 10
"""Seconds in which a cluster answers, and has at least one worker."""
TASK: Final = 0.5
"""Seconds of work to send to a worker at once: more than sending takes, and little to lose with the worker."""
MOST: Final = 500
"""The most pieces of work to send at once."""
AHEAD: Final = 3
"""How many times as much as can be done at once is sent to a cluster."""


class Crew(NamedTuple):
    """Who does the work: so many processes of this machine or, with an address, the workers of a cluster."""

    jobs: int = 1
    cluster: str | None = None

    def each(self, function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """Yield what a function returns for each item, in their order; raises BadSetup if the cluster cannot do it."""
        if self.cluster is not None:
            return afar(self.cluster, function, items)
        return map(function, items) if self.jobs == 1 else beside(self.jobs, function, items)


def processes() -> int:
    """Return how many processes this machine can run in parallel."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def find_in(folder: str) -> None:
    """Look for modules in a folder, too."""
    if folder not in sys.path:
        sys.path.append(folder)


# One machine.


def beside(jobs: int, function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    """Work in this many processes."""
    from joblib import Parallel, delayed  # an extra, which a run in this process does not need

    parallel = Parallel(n_jobs=jobs, return_as="generator", batch_size="auto", initializer=leave_interrupts)
    with later_interrupts():
        results: Iterator[R] = parallel(delayed(there)(os.getcwd(), function, item) for item in items)
    return results


def there(folder: str, function: Callable[[T], R], item: T) -> R:
    """Work in another process, which finds bots in the same folder."""
    find_in(folder)
    return function(item)


def leave_interrupts() -> None:
    """Ignore Ctrl-C in this process: the one that started it stops it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def later_interrupts() -> Iterator[None]:
    """Hear Ctrl-C after this block; processes started in it never do, not even while they load, before they can ignore it themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # before the block, because starting it lets this thread hear Ctrl-C again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# Many machines.


class Done(NamedTuple):
    """What a worker has done, the version of its rules and bots, and how long it took."""

    version: str
    results: list[Any]
    seconds: float


def several(folder: str, function: Callable[[T], R], items: Sequence[T]) -> Done:
    """Work in a worker, which may be on another machine and has Chaudron installed."""
    find_in(folder)
    began = process_time()
    results = [function(item) for item in items]
    return Done(__version__, results, process_time() - began)


def afar(address: str, function: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    """Work in the workers of a cluster; what a worker that dies has not finished is done by another."""
    from distributed import Client, KilledWorker

    try:
        client = Client(address, timeout=TIMEOUT, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TypeError) as error:
        raise BadSetup("cluster", address=address, detail=str(error)) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=TIMEOUT)
            yield from in_order(client, function, iter(items))
        except TimeoutError:
            raise BadSetup("cluster-empty", address=address) from None
        except (KilledWorker, ModuleNotFoundError) as error:
            raise BadSetup("cluster-failed", address=address, detail=f"{type(error).__name__}: {error}") from None


def in_order(client: Any, function: Callable[[T], R], items: Iterator[T]) -> Iterator[R]:
    """Yield the results of a cluster in order, with a little more under way than it can do at once."""
    waiting: deque[Any] = deque()
    size = 1
    while True:
        while len(waiting) < AHEAD * max(1, sum(client.nthreads().values())) and (some := list(islice(items, size))):
            waiting.append(client.submit(several, os.getcwd(), function, some, pure=False))
        if not waiting:
            return
        done: Done = waiting.popleft().result()
        if done.version != __version__:
            raise BadSetup("cluster-version", found=done.version, wanted=__version__)
        each = done.seconds / len(done.results)
        size = min(MOST, 2 * size, max(1, int(TASK / each))) if each else min(MOST, 2 * size)
        yield from done.results
