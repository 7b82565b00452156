"""A ladder of bots: who is how strong, and who beats whom."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from chaudron import games as find
from chaudron.cli.files import ensure_writable, write_whole
from chaudron.cli.watch import RowsFile, Running, watch
from chaudron.kernel.model import BadSetup
from chaudron.lab import tables
from chaudron.lab.arena import LadderPlan, prepare
from chaudron.lab.ladder import Duel, Ladder, Rung, entrants, yardsticks
from chaudron.lab.picture import picture as drawn
from chaudron.ratings import ANCHOR, HOME, SURE, Skill, margin, points, written


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Written:
    """Where a ladder is written.

    Parameters
    ----------
    json
        Write the result to this file as JSON.
    picture
        Draw the ratings to this file as SVG.
    markdown
        Write both tables to this file as Markdown.
    """

    rows: RowsFile = None
    json: Path | None = None
    picture: Path | None = None
    markdown: Path | None = None

    def check(self) -> None:
        """Fail early if something cannot be written."""
        for place in (self.json, self.picture, self.markdown):
            if place is not None:
                ensure_writable(place)

    def write(self, title: str, found: Ladder) -> None:
        """Show a ladder, and write it."""
        rungs, duels = found.rungs(), found.duels()
        show(title, rungs, duels)
        if self.json is not None:
            data = {"plan": found.plan, "rungs": rungs, "duels": duels}
            write_whole(self.json, msgspec.json.format(msgspec.json.encode(data)) + b"\n")
        if self.picture is not None:
            write_whole(self.picture, drawn(title, rungs).encode())
        if self.markdown is not None:
            write_whole(self.markdown, tables.markdown(rungs, duels).encode())


def ladder(
    game: str,
    *,
    bots: str | None = None,
    seats: int | None = None,
    running: Running | None = None,
    to: Written | None = None,
    ratings: Path | None = None,
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
    ratings
        Write the strength of the levels to this file, as a game's ratings.toml: people who play with them are rated by it.
    """
    names = entrants(find.load(game)) if bots is None else tuple(bots.split(","))
    if ratings is not None:
        ensure_writable(ratings)
    found, title, stopped = rated(game, names, {}, seats, running or Running(), to or Written())
    if ratings is not None and found.figures.deals:
        write_whole(ratings, written(f"chaudron ladder: {title}", found.skills()).encode())
    if stopped:
        raise KeyboardInterrupt


def arena(
    game: str,
    *,
    bots: str,
    seats: int | None = None,
    running: Running | None = None,
    to: Written | None = None,
    levels: Annotated[bool, Parameter(negative="--no-levels")] = True,
) -> None:
    """Rate any bots, on the scale on which people are rated: at tables with the levels of the game, whose ratings are known.

    Parameters
    ----------
    game
        The name of the game.
    bots
        The bots, separated by commas; your own by module and class, such as careful:Careful.
    seats
        Number of seats. Default: 4, or the nearest number that the game allows.
    levels
        Whether the levels take part. Without them, the ratings only compare the bots with each other.
    """
    loaded = find.load(game)
    known = yardsticks(loaded) if levels else {}
    names = tuple(bots.split(","))
    found, _, stopped = rated(game, (*known, *names), known, seats, running or Running(), to or Written())
    if known and found.figures.deals:
        for rung in found.rungs():
            if rung.bot not in known:
                skill = Skill(rung.rating, 0.0 if rung.low is None else (rung.rating - rung.low) / SURE)
                said = f"{rung.bot}: {points(loaded, skill)} ± {margin(skill)} points"
                Console(highlight=False, soft_wrap=True).print(f"{said}, where {ANCHOR} has {HOME}")
    if stopped:
        raise KeyboardInterrupt


def rated(
    game: str, bots: Sequence[str], known: Mapping[str, Skill], seats: int | None, running: Running, to: Written
) -> tuple[Ladder, str, bool]:
    """Play the games of a ladder, show and write it; return it with its title, and whether it was interrupted."""
    names = tuple(dict.fromkeys(bots))
    places = find.load(game).about.usual if seats is None else seats
    plan = LadderPlan(game, names, running.options, 1, running.seed, places=places)
    prepare(plan)
    if plan.seats < 2 or len(names) < 2:
        raise BadSetup("ladder", bots=len(names), seats=plan.seats)
    to.check()
    plan = plan.enough(running.games)
    found = Ladder(plan, known)
    stopped = watch(plan, running.crew, to.rows, None, found.add)
    counted = f"{found.figures.games} games: {found.figures.deals} deals × {plan.each()} seatings"
    title = f"{game}, {plan.seats} seats, {counted}, seed {running.seed}"
    if found.figures.deals:
        to.write(title, found)
    return found, title, stopped


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
