"""A ladder of bots: who is how strong, and who beats whom."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from chaudron import games as find
from chaudron.cli.files import ensure_writable, write_whole
from chaudron.cli.options import parse_options
from chaudron.cli.watch import AtLeastOne, GameOptions, watch
from chaudron.kernel.model import BadSetup
from chaudron.lab import tables
from chaudron.lab.arena import LadderPlan, prepare
from chaudron.lab.ladder import Duel, Ladder, Rung, entrants
from chaudron.lab.picture import picture as drawn
from chaudron.ratings import written


def ladder(
    game: str,
    *,
    bots: str | None = None,
    seats: int | None = None,
    games: AtLeastOne = 1000,
    option: GameOptions = None,
    seed: int = 0,
    jobs: AtLeastOne | None = None,
    rows: Path | None = None,
    json: Path | None = None,
    picture: Path | None = None,
    ratings: Path | None = None,
    markdown: Path | None = None,
) -> None:
    """Rate bots against each other in mixed tables, and show who finishes ahead of whom.

    Parameters
    ----------
    game
        The name of the game.
    bots
        The bots, separated by commas; also oracle:1000, a search that sees all cards. Default: random, heuristic, the levels and searches.
    seats
        Number of seats. Default: 4, or the nearest number that the game allows.
    games
        Minimum number of games, rounded up to whole deals.
    option
        An option of the game, such as draw-pile or draw-pile=false. May be repeated.
    seed
        The number that the deals are derived from.
    jobs
        Number of parallel processes. Default: the number of cores.
    rows
        Write a row for each game to this CSV file, as soon as it is finished. A run that was stopped goes on where its file ends.
    json
        Write the result to this file as JSON.
    picture
        Draw the ratings to this file as SVG.
    ratings
        Write the strength of the levels to this file, as a game's ratings.toml: people who play with them are rated by it.
    markdown
        Write both tables to this file as Markdown.
    """
    about = find.load(game).about
    names = entrants(find.load(game)) if bots is None else tuple(dict.fromkeys(bots.split(",")))
    plan = LadderPlan(game, names, parse_options(option or []), 1, seed, places=about.usual if seats is None else seats)
    prepare(plan)
    if plan.seats < 2 or len(names) < 2:
        raise BadSetup("ladder", bots=len(names), seats=plan.seats)
    plan = msgspec.structs.replace(plan, deals=-(-games // plan.each()))
    for place in (json, picture, ratings, markdown):
        if place is not None:
            ensure_writable(place)
    found = Ladder(plan)
    stopped = watch(plan, jobs, rows, None, found.add)
    if found.figures.deals:
        rungs, duels = found.rungs(), found.duels()
        counted = f"{found.figures.games} games: {found.figures.deals} deals × {plan.each()} seatings"
        title = f"{game}, {plan.seats} seats, {counted}, seed {seed}"
        show(title, rungs, duels)
        if json is not None:
            write_whole(json, msgspec.json.format(msgspec.json.encode({"plan": plan, "rungs": rungs, "duels": duels})) + b"\n")
        if picture is not None:
            write_whole(picture, drawn(title, rungs).encode())
        if ratings is not None:
            write_whole(ratings, written(f"chaudron ladder: {title}", found.skills()).encode())
        if markdown is not None:
            write_whole(markdown, tables.markdown(rungs, duels).encode())
    if stopped:
        raise KeyboardInterrupt


def show(title: str, rungs: Sequence[Rung], duels: Sequence[Duel]) -> None:
    """The ratings, strongest first, and a table of who finishes ahead of whom."""
    ranked = Table(title=title, title_justify="left")
    for head in ("", "bot", "games", "rating", "95 % interval", "win share", "95 % interval"):
        ranked.add_column(head, justify="left" if head == "bot" else "right")
    for place, rung in enumerate(rungs, start=1):
        span = "–" if rung.low is None else f"{rung.low:.1f} – {rung.high:.1f}"
        won = (f"{rung.win_share:.3f}", f"{rung.win_low:.3f} – {rung.win_high:.3f}")
        ranked.add_row(str(place), rung.bot, str(rung.games), f"{rung.rating:.1f}", span, *won)
    crossed = Table(show_lines=True, padding=(0, 0))
    crossed.add_column("")
    for place in range(1, len(rungs) + 1):
        crossed.add_column(str(place), justify="center")
    met = {(duel.bot, duel.other): f"{100 * duel.share:.0f}\n{100 * duel.low:.0f}–{100 * duel.high:.0f}" for duel in duels}
    for place, rung in enumerate(rungs, start=1):
        crossed.add_row(f"{place} {rung.bot}", *[met.get((rung.bot, other.bot), "") for other in rungs])
    console = Console(width=max(80, 18 + 8 * len(rungs)), highlight=False)
    console.print(ranked)
    console.print("How often each bot finishes ahead of each other, in % of the games together:")
    console.print(crossed)
