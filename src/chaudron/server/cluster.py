"""Lets bots think on other machines, in the workers of a Dask cluster, which have Chaudron installed.

They get what the processes of this machine get: the bytes of a view. A thought is granted its time when it begins, and none is ended
early."""

from __future__ import annotations

import logging
from collections.abc import Callable, MutableSequence, Sequence
from concurrent.futures import Future
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Any

from chaudron.server import thought
from chaudron.server.thought import Place

log = logging.getLogger("chaudron.cluster")

TIMEOUT = 10
"""Seconds in which the scheduler of a cluster answers."""
RETRY = 2.0
"""Seconds until it is tried again."""


class Granted(list[float]):
    """The time until which a worker may search, whatever its desk is called where the thought comes from."""

    def __getitem__(self, _desk: Any) -> Any:
        return super().__getitem__(0)


def afar(function: Callable[..., bytes], seconds: float, arguments: Sequence[object]) -> bytes:
    """Think in this worker, for at most so many seconds; clocks of two machines cannot be compared."""
    thought.limits = Granted([monotonic() + seconds])
    return function(*arguments)


class Cluster:
    """A pool of processes elsewhere; without a connection, everything that is asked of it fails at once."""

    active = True

    def __init__(self, address: str, limits: MutableSequence[float]) -> None:
        self.address = address
        self.limits = limits
        self.client: Any = None
        self.closed = False
        self.connecting = Lock()
        self.connect()

    def connect(self) -> None:
        """Connect in the background, unless that is under way."""
        if self.connecting.acquire(blocking=False):
            Thread(target=self._connect, name="chaudron-cluster", daemon=True).start()

    def _connect(self) -> None:
        from distributed import Client

        try:
            while not self.closed:
                try:
                    self.client = Client(self.address, timeout=TIMEOUT, set_as_default=False)  # type: ignore[no-untyped-call]
                    return
                except OSError as error:
                    log.warning("no connection to %s: %s", self.address, error)
                    sleep(RETRY)
        finally:
            self.connecting.release()

    @property
    def ready(self) -> bool:
        """Whether there is a connection."""
        return self.client is not None and self.client.status == "running"

    def schedule(self, function: Callable[..., Any], args: Sequence[Any] = (), timeout: float | None = None) -> Future[Any]:
        """Have a worker call a function; the last argument is the place where it is called."""
        answer: Future[Any] = Future()
        if not self.ready:
            self.connect()
            answer.set_exception(ConnectionError(f"no connection to {self.address}"))
            return answer
        if args and isinstance(args[-1], Place):
            function, args = afar, (function, max(0.0, self.limits[args[-1].desk] - monotonic()), tuple(args))
        asked = self.client.submit(function, *args, pure=False)

        def done(found: Any) -> None:
            if answer.done():
                return
            if found.status == "finished":
                answer.set_result(found.result())
            else:
                answer.set_exception(RuntimeError(f"{found.status} in the cluster"))

        asked.add_done_callback(done)
        return answer

    def stop(self) -> None:
        """Give up the connection."""
        self.closed = True
        if self.client is not None:
            self.client.close(timeout=2)

    def join(self) -> None:
        """Nobody waits for other machines."""
