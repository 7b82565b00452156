"""Many games between bots."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from chaudron import games as find
from chaudron.cli.files import ensure_writable, write_whole
from chaudron.cli.watch import RowsFile, Running, watch
from chaudron.kernel.model import BadSetup
from chaudron.lab.arena import Plan
from chaudron.lab.figures import Figures


def simulate(
    game: str,
    *,
    bots: str = "heuristic",
    seats: int | None = None,
    running: Running | None = None,
    rows: RowsFile = None,
    json: Path | None = None,
    save: Path | None = None,
) -> None:
    """Run many games between bots and show their win rates. Every deal is played in every seating, or in a balanced draw of them.

    Parameters
    ----------
    game
        The name of the game.
    bots
        The bots, separated by commas: apprentice, brewer, master, random, heuristic, ismcts:1000 (simulations), ismcts:0.5s (seconds),
        oracle:1000 (sees all cards). A single name fills all seats.
    seats
        Number of seats. Default: the number of bots; for a single name 4, or the nearest number that the game allows.
    json
        Write the result to this file as JSON.
    save
        Write the record of every game to this folder.
    """
    running = running or Running()
    names = tuple(bots.split(","))
    wanted = seats if seats is not None else len(names) if len(names) > 1 else find.load(game).about.usual
    if len(names) == 1:
        find.load(game).check_setup(wanted, find.load(game).about.options())
        names *= wanted
    if len(names) != wanted:
        raise BadSetup("bots", bots=len(names), seats=wanted)
    plan = Plan(game, names, running.options, 1, running.seed, keep=save is not None).enough(running.games)
    if json is not None:
        ensure_writable(json)
    figures = Figures()
    stopped = watch(plan, running.crew, rows, save, figures.add)
    if figures.deals:
        show(plan, figures)
        if json is not None:
            found = {"plan": plan, "deals": figures.deals, "lines": figures.lines(plan.bots), "length": figures.length()}
            write_whole(json, msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    if stopped:
        raise KeyboardInterrupt


def show(plan: Plan, figures: Figures) -> None:
    """The result as a table."""
    lasted = figures.length()
    seats = f"{plan.seats} seat{'s' * (plan.seats > 1)}"
    title = f"{plan.game}, {seats}, {figures.games} games: {figures.deals} deals × {plan.each()} seatings, seed {plan.seed}"
    lasting = f"decisions in a game: {lasted.shortest} to {lasted.longest}, median {lasted.median:g}, mean {lasted.mean:.1f}"
    shown = Table(title=title, title_justify="left", caption=lasting, caption_justify="left")
    for head in ("bot", "seats", "win share", "95 % interval", "fair share", "mean score", "95 % interval", "mean rank"):
        shown.add_column(head, justify="left" if head == "bot" else "right")
    for line in figures.lines(plan.bots):
        fair = "–" if line.fair_share is None else f"{line.fair_share:.3f}"
        shares = (f"{line.win_share:.3f}", f"{line.low:.3f} – {line.high:.3f}", fair)
        span = "–" if line.score_low is None else f"{line.score_low:.2f} – {line.score_high:.2f}"
        shown.add_row(line.bot, str(line.seats), *shares, f"{line.mean_score:.2f}", span, f"{line.mean_rank:.2f}")
    Console(width=110).print(shown)
