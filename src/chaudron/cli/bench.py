"""Speed, measured against peers."""

import os
from pathlib import Path
from typing import Literal

import msgspec
from rich.console import Console

from chaudron.cli import refuse
from chaudron.cli.doctor import build
from chaudron.cli.files import write_whole
from chaudron.cli.simulate import AtLeastOne
from chaudron.lab.bench import Figure, engine, searches

MEASURES = {"engine": engine, "search": searches}


def bench(*what: Literal["engine", "search"], repeats: AtLeastOne = 15, json: Path | None = None) -> None:
    """Measure speed against peers, in one run on one core.

    Parameters
    ----------
    what
        engine: random play and copies; search: searches from the deal. Everything if you do not say.
    repeats
        Slices of work for each contender.
    json
        Write the figures to this file as data.
    """
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    console = Console(highlight=False, soft_wrap=True)
    figures: list[Figure] = []
    for name in what or MEASURES:
        try:
            found = MEASURES[name](repeats, build() == "compiled")
        except ImportError as missing:
            refuse(f"the peers are not installed ({missing.name}): pip install 'chaudron[bench]', or python3 go.py bench")
        for figure in found:
            console.print(line(figure))
        figures += found
    if json is not None:
        write_whole(json, msgspec.json.format(msgspec.json.encode(figures)) + b"\n")


def line(figure: Figure) -> str:
    """A figure in one line."""
    ratios = "".join(f"   {ratio:.2f}× {peer}" for peer, ratio in figure.ratios.items())
    return f"{figure.name:<62} {figure.median:>12,.0f} {figure.unit} ± {figure.spread:,.0f}{ratios}"
