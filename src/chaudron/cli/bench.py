"""Benchmarks of engine, search, thinker, server, analysis and environments."""

import os
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.console import Console

from chaudron.cli import refuse
from chaudron.cli.doctor import build
from chaudron.cli.environments import environments
from chaudron.cli.files import write_whole
from chaudron.cli.serve import Database
from chaudron.cli.thinking import thinking
from chaudron.cli.timing import timing
from chaudron.cli.watch import AtLeastOne
from chaudron.lab.bench import Figure, engine, searches
from chaudron.lab.hindsight import looking_back
from chaudron.lab.idle import resting
from chaudron.lab.load import Wanted, serving


def bench(
    *what: Literal["engine", "search", "thinker", "timing", "server", "idle", "analysis", "environments"],
    repeats: AtLeastOne = 15,
    game: str | None = None,
    clients: AtLeastOne | None = None,
    calls: AtLeastOne = 5,
    seconds: AtLeastOne = 10,
    every: float = 0.0,
    database: Database = None,
    workers: AtLeastOne = 1,
    apart: Annotated[bool, Parameter(negative="")] = False,
    json: Path | None = None,
) -> None:
    """Run benchmarks on this machine, in comparison with other libraries and with the bare disk.

    Parameters
    ----------
    what
        engine: random play and copies; search: searches from the deal; thinker: a server's bots, many at once and one alone; timing:
        whether the time that bots take gives anything away; server: tables of scripted clients; idle: what many connections cost a server
        when nothing happens, and a list of 10,000 tables; analysis: looking back on a match, alone and on a busy server; environments:
        steps of our environments for learners, against PettingZoo's card games. Default: all but idle.
    repeats
        Number of slices of work for each contender in engine, search and environments, and of decisions of a bot in thinker and timing;
        for every five of them, a busy server runs once with and once without analyses.
    game
        Run the benchmarks of thinker, timing, server, analysis and environments with this game only.
    clients
        Number of clients connected to the server. Default: 200, four to a table; for a market 350, at full tables; when idle 5,000.
    calls
        Statements per second from each client of a market.
    seconds
        Duration of the server benchmark, and of each run of a busy server in analysis.
    every
        Seconds between two moves of each client of the server benchmark, about, as people play. Default: as fast as they are asked.
    database
        The address of a PostgreSQL database for the server benchmark, instead of a new file. The tables it makes there stay.
    workers
        Number of processes of the server in the server benchmark, each on a core of its own; more than one needs a database.
    apart
        Let these processes know nothing of each other, as on several machines, and spread the clients of each table over all of them.
    json
        Write the figures to this file as JSON.
    """
    console = Console(highlight=False, soft_wrap=True)
    figures: list[Figure] = []
    names = () if game is None else (game,)
    for name in what or ("engine", "search", "thinker", "timing", "server", "analysis", "environments"):
        match name:
            case "server":
                found: Iterable[Figure] = serving(names, Wanted(clients, calls, seconds, every, database, workers, apart))
            case "idle":
                found = resting(clients)
            case "analysis":
                found = looking_back(names, clients, seconds, repeats)
            case "thinker":
                found = thinking(names, repeats)
            case "timing":
                found = timing(names, repeats)
            case "environments":
                found = beside(partial(environments, names, repeats))
            case _:
                found = beside(partial(engine if name == "engine" else searches, repeats, compiled=build() == "compiled"))
        for figure in found:
            console.print(line(figure))
            figures.append(figure)
    if json is not None:
        write_whole(json, msgspec.json.format(msgspec.json.encode(figures)) + b"\n")


def beside(measured: Callable[[], Iterable[Figure]]) -> list[Figure]:
    """Run a benchmark in comparison with other libraries, on one core."""
    cores = os.sched_getaffinity(0) if sys.platform == "linux" else set()
    try:
        if sys.platform == "linux":
            os.sched_setaffinity(0, {max(cores)})
        return list(measured())
    except ImportError as missing:
        refuse(
            f"the libraries to compare with are not installed ({missing.name}): run pip install 'chaudron[bench]', or python3 go.py bench"
        )
    finally:
        if sys.platform == "linux":
            os.sched_setaffinity(0, cores)


def line(figure: Figure) -> str:
    """Return a figure as one line."""
    ratios = "".join(f"   {ratio:.2f}× {peer}" for peer, ratio in figure.ratios.items())
    spread = f" ± {figure.spread:,.0f}" if figure.spread else ""
    return f"{figure.name:<62} {figure.median:>12,.{0 if figure.median >= 100 else 1}f} {figure.unit}{spread}{ratios}"
