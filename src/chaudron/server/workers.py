"""Several processes on one machine that serve the same port; one that dies is replaced."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from chaudron.server import logs
from chaudron.server.app import Settings
from chaudron.server.neighbours import Neighbours
from chaudron.server.run import listening, run
from chaudron.store import BadStore, Store, Where
from chaudron.store.database import database

log = logging.getLogger("chaudron.workers")

PAUSE = 1.0
"""Seconds until a process that has died at once is replaced."""
ENDING = 10.0
"""Seconds after which a process that does not end is killed."""


def check(where: Where) -> None:
    """Raise BadStore if the data cannot be shared by several processes, or the system cannot share a port."""
    if not database(where).shared or not hasattr(socket, "SO_REUSEPORT"):
        raise BadStore("workers")


def run_workers(
    settings: Settings,
    bound: socket.socket,
    workers: int,
    announce: Callable[[], None],
    form: logs.Form = "text",
    level: logs.Level = "warning",
) -> None:
    """Serve with several processes until a signal arrives; `bound` keeps the port.

    Each process publishes its own figures: at the port that was asked for, or at one of those after it."""
    Store(settings.data).close()  # migrated once, and refused here if need be
    spread = replace(settings, processes=max(1, settings.processes // workers))
    host, port = bound.getsockname()[:2]
    each = [replace(spread, metrics=None if spread.metrics is None else (spread.metrics[0], spread.metrics[1] + n)) for n in range(workers)]
    with tempfile.TemporaryDirectory(prefix="chaudron-") as folder:
        begin = [partial(start, one, host, port, form, level, (Path(folder), n, workers)) for n, one in enumerate(each)]
        keep_alive(begin, announce)


def keep_alive(begin: Sequence[Callable[[], tuple[BaseProcess, Event]]], announce: Callable[[], None]) -> None:
    """Start processes, and replace those that end, until a signal arrives."""
    crew = [start_one() for start_one in begin]
    ended: list[int] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda caught, _frame: ended.append(caught))
    for process, ready in crew:
        while process.is_alive() and not ended and not ready.wait(0.2):
            pass
    announce()
    while not ended:
        wait([process.sentinel for process, _ in crew], timeout=0.2)
        for n, (process, _) in enumerate(crew):
            if not process.is_alive() and not ended:
                log.warning("process %s has ended with %s, and is replaced", process.pid, process.exitcode)
                time.sleep(PAUSE if process.exitcode == 1 else 0)
                crew[n] = begin[n]()
    for process, _ in crew:
        if process.pid is not None and process.is_alive():
            os.kill(process.pid, signal.SIGTERM)
    for process, _ in crew:
        process.join(ENDING)
        if process.is_alive():
            process.kill()


def start(
    settings: Settings, host: str, port: int, form: logs.Form, level: logs.Level, among: tuple[Path, int, int]
) -> tuple[BaseProcess, Event]:
    """Start a process, and return what it sets when it is ready."""
    context: Any = get_context("spawn")
    ready: Event = context.Event()
    process: BaseProcess = context.Process(target=work, args=(settings, host, port, form, level, among, ready))
    process.start()
    return process, ready


def work(settings: Settings, host: str, port: int, form: logs.Form, level: logs.Level, among: tuple[Path, int, int], ready: Event) -> None:
    """Serve in this process; it ends with the one that has started it."""
    logs.configure(form, level)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the first one tells the others
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # so that nothing is left behind
    run(settings, listening(host, port, 1, shared=True), ready.set, Neighbours(*among))
