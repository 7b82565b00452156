"""Figures about a running server, for Prometheus, on a port of their own; none of them depends on what is hidden from anybody."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from chaudron import __version__

if TYPE_CHECKING:
    from chaudron.server.app import Server

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Limits of the classes into which times are counted, in seconds."""


class Times:
    """How often something took how long; cheap, because it is counted thousands of times a second."""

    def __init__(self, name: str, says: str) -> None:
        self.name = name
        self.says = says
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def family(self) -> Metric:
        """Return the counts as Prometheus wants them, each class with those below it."""
        limits = [*map(str, BOUNDS), "+Inf"]
        return HistogramMetricFamily(
            self.name, self.says, buckets=list(zip(limits, accumulate(self.counts), strict=True)), sum_value=self.total
        )


MOVES = Times("chaudron_move_seconds", "From a move that has arrived to its being stored and swapped in.")
TELLS = Times("chaudron_tell_seconds", "From something that has happened to its being sent to somebody at the table.")


class Figures(Collector):
    """Reads the figures of a server whenever they are asked for."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def collect(self) -> Iterator[Metric]:
        server = self.server
        thoughts, writer, line = server.thinker.thoughts, server.store.writer, server.thinker.players.line
        tables = list(server.lobby.tables.values())
        about = GaugeMetricFamily("chaudron_info", "The version that runs.", labels=["version"])
        about.add_metric([__version__], 1)
        yield about
        for name, says, gauge in (
            ("tables", "Tables in memory: those with people at them, or with bots thinking.", len(tables)),
            ("tables_playing", "Of these, tables with a match that is not over.", sum(t.company.kept.status == "playing" for t in tables)),
            ("sockets", "Open connections to tables and lessons.", server.sockets),
            ("bots_waiting", "Decisions that wait for a process.", len(line.waiting)),
            ("bots_thinking", "Decisions that are being thought about.", len(line.thinking)),
            ("bots_smallest_share", "The smallest share of its usual time that a decision was granted.", thoughts.smallest),
            ("advice_waiting", "Tables that wait for advice.", len(server.coach.advising)),
            ("store_waiting", "Things that wait to be stored.", writer.queue.qsize()),
        ):
            yield GaugeMetricFamily(f"chaudron_{name}", says, gauge)
        for name, says, counter in (
            ("bot_decisions", "Decisions that bots have made.", thoughts.decisions),
            ("bot_decisions_cut", "Decisions that were granted less time than usual.", thoughts.cut),
            ("bot_decisions_dropped", "Decisions that nobody wanted any more.", thoughts.dropped),
            ("bot_decisions_failed", "Decisions that a quick bot made instead.", thoughts.failed),
            ("store_steps", "Moves that were stored.", writer.steps),
            ("store_commits", "Groups that were stored together.", writer.commits),
        ):
            yield CounterMetricFamily(f"chaudron_{name}", says, counter)
        yield MOVES.family()
        yield TELLS.family()


def text(server: Server) -> bytes:
    """Return all figures in Prometheus's format."""
    registry = CollectorRegistry()
    registry.register(Figures(server))
    return generate_latest(registry)


@contextmanager
def published(server: Server, address: tuple[str, int] | None) -> Iterator[int | None]:
    """Publish the figures at an address for as long as the server runs, in a thread; yields the port."""
    if address is None:
        yield None
        return
    registry = CollectorRegistry()
    registry.register(Figures(server))
    listener, thread = start_http_server(address[1], address[0], registry)
    try:
        yield listener.server_port
    finally:
        listener.shutdown()
        listener.server_close()
        thread.join()
