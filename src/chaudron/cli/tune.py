"""Finds better parameters for a bot."""

from functools import partial
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from chaudron import games as find
from chaudron.cli.files import ensure_writable, write_whole
from chaudron.cli.watch import AtLeastOne, Running, Watching
from chaudron.lab.arena import Plan
from chaudron.lab.figures import Estimate
from chaudron.lab.tune import Tuned, Tuning


def tune(
    game: str,
    *,
    bot: str = "heuristic",
    parameters: str | None = None,
    candidates: AtLeastOne = 16,
    seats: int | None = None,
    running: Running | None = None,
    folder: Path | None = None,
    json: Path | None = None,
) -> None:
    """Find better parameters for a bot: candidates play against it as it is, and the best one is judged by other deals.

    Parameters
    ----------
    game
        The name of the game.
    bot
        The bot: heuristic, a search such as ismcts:100, or one of your own that has parameters.
    parameters
        The parameters to tune, separated by commas. Default: all that the bot has.
    candidates
        Number of sets of parameters to try.
    seats
        Number of seats. Default: 4, or the nearest number that the game allows.
    folder
        Keep a row for each game in files in this folder. A run that was stopped goes on there.
    json
        Write the result to this file as JSON.
    """
    running = running or Running()
    places = find.load(game).about.usual if seats is None else seats
    plan = Plan(game, (bot,) * places, running.options, 1, running.seed)
    # As many seatings as there will be with a candidate, which is another bot.
    tuning = Tuning(plan, bot, None if parameters is None else parameters.split(","), candidates)
    plan = msgspec.structs.replace(plan, bots=(tuning.left[0], *plan.bots[1:])).enough(running.games)
    tuning.plan = plan
    if json is not None:
        ensure_writable(json)

    def rows(name: str) -> Path | None:
        return None if folder is None else folder / f"{name.replace('/', '+').replace(':', '_')}.csv"

    with Watching(running.crew) as watching:
        again = len(tuning.left) > 1
        while again and not watching.stopped:
            for number, (name, each) in enumerate(tuning.plans().items(), start=1):
                task = watching.task(f"round {tuning.round + 1}, {number} of {len(tuning.left)}", each)
                tuning.begin(name)
                watching.play(each, partial(tuning.add, name), rows(name), task=task)
                watching.progress.remove_task(task)
            again = not watching.stopped and tuning.narrow()
        if not watching.stopped:
            watching.play(tuning.trial(), tuning.add_trial, rows("trial"), task=watching.task("trial", tuning.trial()))
    found = tuning.tuned()
    show(found)
    if json is not None:
        write_whole(json, msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    if watching.stopped:
        raise KeyboardInterrupt


def show(found: Tuned) -> None:
    """The candidates, the best first, and what the best is worth."""
    title = f"{found.game}, {found.seats} seats: what a candidate wins more than a fair share, against {found.bot}"
    shown = Table(title=title, title_justify="left")
    for head in ("candidate", "rounds", "games", "gain", "95 % interval"):
        shown.add_column(head, justify="left" if head == "candidate" else "right", overflow="fold")
    for each in found.candidates:
        shown.add_row(each.bot, str(each.rounds), str(each.games), f"{each.gain.mean:+.3f}", interval(each.gain))
    console = Console(width=110, highlight=False)
    console.print(shown)
    if found.gain is not None:
        verdict = {1: "better", -1: "worse", 0: "not clearly better or worse"}[found.gain.sure]
        judged = f"In other deals, {found.best} wins {found.gain.mean:+.3f} ({interval(found.gain)}) more than a fair share"
        console.print(f"{judged}: {verdict}.", soft_wrap=True)


def interval(gain: Estimate) -> str:
    """An interval."""
    return "–" if gain.low is None or gain.high is None else f"{gain.low:+.3f} – {gain.high:+.3f}"
