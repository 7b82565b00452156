"""Many games between bots."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter, validators
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from chaudron import games as find
from chaudron.cli.files import ensure_writable, write_record, write_whole
from chaudron.cli.options import parse_options
from chaudron.kernel.model import BadSetup
from chaudron.lab.arena import Length, Line, Plan, Result, length, play_all, prepare, processes, table

AtLeastOne = Annotated[int, Parameter(validator=validators.Number(gte=1))]


def simulate(
    game: str,
    *,
    bots: str = "heuristic",
    seats: int | None = None,
    games: AtLeastOne = 1000,
    option: Annotated[list[str] | None, Parameter(name=["--option", "-o"], negative="")] = None,
    seed: int = 0,
    jobs: AtLeastOne | None = None,
    json: Path | None = None,
    save: Path | None = None,
) -> None:
    """Run many games between bots and show their win rates. Every deal is played once in each seating.

    Parameters
    ----------
    game
        The name of the game.
    bots
        The bots, separated by commas: random, heuristic, ismcts:1000 (simulations), ismcts:0.5s (seconds). A single name fills all seats.
    seats
        Number of seats. Default: the number of bots; for a single name 4, or the nearest number that the game allows.
    games
        Minimum number of games, rounded up to whole deals.
    option
        An option of the game, such as draw-pile or draw-pile=false. May be repeated.
    seed
        The number that the deals are derived from.
    jobs
        Number of parallel processes. Default: the number of cores.
    json
        Write the result to this file as JSON.
    save
        Write the record of every game to this folder.
    """
    names = tuple(bots.split(","))
    wanted = seats if seats is not None else len(names) if len(names) > 1 else find.load(game).about.usual
    if len(names) == 1:
        find.load(game).check_setup(wanted, find.load(game).about.options())
        names *= wanted
    if len(names) != wanted:
        raise BadSetup("bots", bots=len(names), seats=wanted)
    plan = Plan(game, names, parse_options(option or []), 1, seed, keep=save is not None)
    prepare(plan)
    plan = msgspec.structs.replace(plan, deals=-(-games // len(plan.arrangements())))
    for place in (json, save / "record" if save else None):
        if place is not None:
            ensure_writable(place)
    played = watch(plan, processes() if jobs is None else jobs)
    lines = table(plan, played)
    lasted = length(played)
    show(plan, lines, lasted)
    if json is not None:
        write_whole(json, msgspec.json.format(msgspec.json.encode({"plan": plan, "lines": lines, "length": lasted})) + b"\n")
    if save is not None:
        for deal in played:
            for number, one in enumerate(deal):
                assert one.record is not None
                write_record(save / f"{game}-{one.deal:05d}-{number}.json", one.record)


def watch(plan: Plan, jobs: int) -> list[list[Result]]:
    """Play a plan behind a progress bar."""
    columns: list[Any] = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("deals", total=plan.deals)
        played: list[list[Result]] = []
        for deal in play_all(plan, jobs):
            played.append(deal)
            progress.advance(bar)
    return sorted(played, key=lambda deal: deal[0].deal)


def show(plan: Plan, lines: list[Line], lasted: Length) -> None:
    """The result as a table."""
    rotations = len(plan.arrangements())
    seats = f"{plan.seats} seat{'s' * (plan.seats > 1)}"
    title = f"{plan.game}, {seats}, {plan.deals * rotations} games: {plan.deals} deals × {rotations} seatings, seed {plan.seed}"
    lasting = f"decisions in a game: {lasted.shortest} to {lasted.longest}, median {lasted.median:g}, mean {lasted.mean:.1f}"
    shown = Table(title=title, title_justify="left", caption=lasting, caption_justify="left")
    for head in ("bot", "seats", "win share", "95 % interval", "fair share", "mean score", "95 % interval", "mean rank"):
        shown.add_column(head, justify="left" if head == "bot" else "right")
    for line in lines:
        fair = "–" if line.fair_share is None else f"{line.fair_share:.3f}"
        shares = (f"{line.win_share:.3f}", f"{line.low:.3f} – {line.high:.3f}", fair)
        span = "–" if line.score_low is None else f"{line.score_low:.2f} – {line.score_high:.2f}"
        shown.add_row(line.bot, str(line.seats), *shares, f"{line.mean_score:.2f}", span, f"{line.mean_rank:.2f}")
    Console(width=110).print(shown)
