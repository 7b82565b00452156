"""Measures analyses: how long one takes, and what those who play notice of it."""

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec

from chaudron import bots, games
from chaudron.analysis import analyse, judge_of
from chaudron.bots.levels import USUAL, bot_of
from chaudron.bots.table import play
from chaudron.kernel.match import Match
from chaudron.lab.arena import derived
from chaudron.lab.bench import Figure
from chaudron.lab.load import CLIENTS, measure
from chaudron.store.backup import bring

PLAYED: Final = games.names()[0]
"""The game at the tables that are measured while matches are analysed."""
EACH: Final = 5
"""The number of repeats for which a busy server runs once with and once without analyses."""
LOOKED_AT: Final = 4
"""The number of matches that are analysed at once: more than can be finished meanwhile."""


def finished(name: str, number: int = 0) -> Match[Any, Any, Any]:
    """Return a match between sensible bots."""
    game = games.load(name)
    match: Match[Any, Any, Any] = Match(game, game.about.usual, seed=derived("hindsight", number))
    play(match, dict.fromkeys(range(match.seats), bots.make("heuristic", game)), derived("hindsight"))
    return match


def alone(names: Sequence[str]) -> Iterator[Figure]:
    """Measure how long an analysis takes on one core, by the usual judge and by the search of the usual level."""
    for name in names or games.names():
        match = finished(name)
        searched = bot_of(USUAL, match.game).replace("musing", "ismcts")
        for bot in dict.fromkeys([judge_of(match), *([searched] if bots.simulations(searched) else [])]):
            began = process_time()
            analyse(match, bot)
            yield Figure(f"{name}: analysis of a match of {match.step} moves by {bot}", process_time() - began, 0, {}, "s")


def ask(data: Path, address: str) -> None:
    """Give a server matches to analyse."""
    for number in range(LOOKED_AT):
        with urlopen(Request(f"{address}/api/analyses/{bring(data, finished(PLAYED, number))}", method="POST")) as answer:
            assert msgspec.json.decode(answer.read())["status"] == "making"


def late(*, asked: bool, clients: int, seconds: float) -> float:
    """Return the 99th percentile of the time from a move to all knowing, in milliseconds, on a busy server."""
    load = measure(games.load(PLAYED), clients, 0.0, seconds, Path.cwd(), *([ask] if asked else []))
    return quantiles([1000 * each for each in load.account.told], n=100)[98]


def looking_back(names: Sequence[str], clients: int | None, seconds: float, repeats: int) -> Iterator[Figure]:
    """Measure analyses, and in turn a busy server with and without them."""
    cores = os.sched_getaffinity(0) if sys.platform == "linux" else set()
    try:
        if sys.platform == "linux":
            os.sched_setaffinity(0, {max(cores)})
        yield from alone(names)
    finally:
        if sys.platform == "linux":
            os.sched_setaffinity(0, cores)
    without: list[float] = []
    analysed: list[float] = []
    for number in range(max(1, repeats // EACH)):
        for asked in (False, True) if number % 2 else (True, False):
            (analysed if asked else without).append(late(asked=asked, clients=clients or CLIENTS, seconds=seconds))
    title = f"{PLAYED}: from a move to all knowing, 99 %, while {LOOKED_AT} matches are analysed"
    ratio = median(one / other for one, other in zip(analysed, without, strict=True))
    yield Figure(title, median(analysed), 0, {"without": ratio}, "ms")
