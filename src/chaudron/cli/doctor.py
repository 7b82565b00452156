"""A check of this installation: version, build, and whether every game works."""

import platform
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

import chaudron
from chaudron import bots, compiled, games
from chaudron.bots.table import play
from chaudron.kernel import rng
from chaudron.kernel.match import Match
from chaudron.kernel.replay import replay
from chaudron.lab.arena import derived
from chaudron.lab.crew import processes


def build() -> str:
    """`compiled` if the engine runs as machine code, `interpreted` if it runs from source."""
    return "interpreted" if Path(rng.__file__).suffix == ".py" else "compiled"


def described() -> str:
    """The build, and for a compiled one its folder."""
    folder = compiled.in_use()
    return build() if folder is None else f"{build()}, in {folder}"


def healthy(name: str) -> str:
    """Play a random game and replay its record: `works`, or what went wrong."""
    try:
        game = games.load(name)
        match = Match(game, game.about.seats[0], seed=bytes(32))
        play(match, {seat: bots.make("random", game) for seat in range(match.seats)}, derived("doctor"))
        replay(game, match.record())
    except Exception as error:
        return f"broken: {type(error).__name__}: {error}"
    return "works"


def doctor() -> None:
    """Show details of this installation and check that every game works. Exit code 1 if one does not."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_row("chaudron", chaudron.__version__)
    table.add_row("python", f"{platform.python_version()} on {platform.system()} {platform.machine()}, {processes()} processes")
    table.add_row("build", f"[bold]{described()}[/]")
    table.add_row("runs from", str(Path(chaudron.__file__).parent))
    findings = {name: healthy(name) for name in games.names()}
    for name, finding in findings.items():
        table.add_row("game", f"{name} ({games.packages()[name]}): {finding}")
    Console(soft_wrap=True).print(table)
    if any(finding != "works" for finding in findings.values()):
        sys.exit(1)
