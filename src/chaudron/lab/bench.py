"""Measures speed: contenders take turns in short slices of one run, so that a busy machine slows all of them equally.

A figure is the median of the slices; its spread is half the interquartile range; a ratio to a peer is the median of the ratios of
consecutive slices.
"""

import gc
import os
import random
import subprocess
import sys
from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from msgspec import Struct

from chaudron import games
from chaudron.bots.ismcts import Search
from chaudron.kernel.bot import Guide
from chaudron.kernel.game import AnyGame
from chaudron.kernel.rng import FastRng, Rng

Work = Callable[[], int]
"""Does some work and returns how much."""

SLICE = 0.25
"""How many seconds a contender works before the next one takes over."""


class Figure(Struct, frozen=True):
    """One measured rate and its ratio to each peer."""

    name: str
    median: float
    spread: float
    ratios: dict[str, float]
    unit: str = "per second"


class Contender(Struct):
    """Something to measure: `slice` works for a number of seconds and returns the rate."""

    name: str
    slice: Callable[[float], float]


def here(name: str, work: Work) -> Contender:
    """Return a contender that works in this process."""

    def one(seconds: float) -> float:
        gc.collect()
        done = 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            done += work()
        return done / elapsed

    return Contender(name, one)


def elsewhere(name: str, work: str, game: str) -> Contender:
    """Return a contender that does the same work interpreted, in another process."""
    environment = {**os.environ, "CHAUDRON_INTERPRETED": "1"}
    command = [sys.executable, "-m", "chaudron.lab.worker", work, game]
    worker = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def one(seconds: float) -> float:
        assert worker.stdin is not None and worker.stdout is not None
        print(seconds, file=worker.stdin, flush=True)
        return float(worker.stdout.readline())

    return Contender(name, one)


def measure(ours: list[Contender], peers: list[Contender], repeats: int) -> list[Figure]:
    """Measure every contender's rate, and the ratio of each of ours to each peer."""
    everyone = [*ours, *peers]
    for contender in everyone:
        contender.slice(2 * SLICE)  # warm-up: fill tables and caches
    rates: dict[str, list[float]] = {contender.name: [] for contender in everyone}
    for _ in range(repeats):
        for contender in everyone:
            rates[contender.name].append(contender.slice(SLICE))
    figures: list[Figure] = []
    for contender in everyone:
        mine = rates[contender.name]
        against = [] if contender in peers else peers
        ratios = {peer.name: median(a / b for a, b in zip(mine, rates[peer.name], strict=True)) for peer in against}
        low, _, high = quantiles(mine, n=4) if len(mine) > 1 else (mine[0], mine[0], mine[0])
        figures.append(Figure(contender.name, median(mine), (high - low) / 2, ratios))
    return figures


def random_play(game: AnyGame, pick: Callable[[Any], Any] | None = None, *, aloud: bool = False) -> Work:
    """Play whole games at random through the public interface: list the moves, pick one, apply it."""
    rng = FastRng(1)
    choose = rng.choice if pick is None else pick
    seats, options = game.about.usual, game.about.options()

    def work() -> int:
        decisions = 0
        state = game.start(seats, options, rng)
        while asks := game.asks(state):
            seat = next(iter(asks))
            game.apply(state, seat, choose(game.moves(state, seat)), rng, [] if aloud else None)
            decisions += 1
        return decisions

    return work


def copies(game: AnyGame) -> Work:
    """Copy a state just after the deal."""
    state = game.start(game.about.usual, game.about.options(), Rng(bytes(32)))

    def work() -> int:
        for _ in range(1000):
            game.copy(state)
        return 1000

    return work


def search(game: AnyGame, guide: type[Guide[Any, Any, Any]] | None = None, simulations: int = 1000) -> Work:
    """Search the first decision after a deal, with a new deal each time."""
    deals = FastRng(2)

    def work() -> int:
        state = game.start(game.about.usual, game.about.options(), deals)
        view = game.view(state, min(game.asks(state)))
        walk = Search(game, view, game.guide(view) if guide is None else guide(game), deals.fork())
        walk.run(simulations)
        return simulations

    return work


WORKS: dict[str, Callable[[AnyGame], Work]] = {"random-play": random_play, "search": search}


def engine(repeats: int, *, compiled: bool) -> list[Figure]:
    """Measure random play and copies against OpenSpiel's hearts and RLCard's UNO."""
    from chaudron.lab import peers

    figures: list[Figure] = []
    build = "compiled" if compiled else "interpreted"
    for name in games.names():
        game = games.load(name)
        ours = [
            here(f"{name}: random play, {build}", random_play(game)),
            here(f"{name}: random play, {build}, picked by random.choice", random_play(game, random.choice)),
            here(f"{name}: random play, {build}, with news", random_play(game, aloud=True)),
        ]
        if compiled:
            ours.append(elsewhere(f"{name}: random play, interpreted", "random-play", name))
        figures += measure(ours, [here("OpenSpiel hearts", peers.hearts_play()), here("RLCard UNO", peers.uno_play())], repeats)
        figures += measure([here(f"{name}: copy, {build}", copies(game))], [here("OpenSpiel hearts clone", peers.hearts_clones())], repeats)
    return figures


def searches(repeats: int, *, compiled: bool) -> list[Figure]:
    """Measure the search just after the deal against OpenSpiel's ISMCTS on hearts."""
    from chaudron.lab import peers

    figures: list[Figure] = []
    build = "compiled" if compiled else "interpreted"
    for name in games.names():
        game = games.load(name)
        if game.about.market:
            continue  # it cannot be searched
        ours = [
            here(f"{name}: ISMCTS simulations, {build}", search(game)),
            here(f"{name}: ISMCTS simulations, {build}, plain guide to the end of the game", search(game, Guide, 200)),
        ]
        if compiled:
            ours.append(elsewhere(f"{name}: ISMCTS simulations, interpreted", "search", name))
        figures += measure(ours, [here("OpenSpiel hearts ISMCTSBot", peers.hearts_search())], repeats)
    return figures
