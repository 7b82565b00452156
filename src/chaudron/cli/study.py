"""Studies: what a game is like, as a report."""

import shlex
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from chaudron.cli.files import ensure_writable, write_whole
from chaudron.cli.language import default_language
from chaudron.cli.watch import AtLeastOne, Running, Watching
from chaudron.lab.page import page
from chaudron.lab.sections import Writer
from chaudron.lab.study import EVEN, Study
from chaudron.texts.sources import languages

FIGURES = "figures.json"


def study(
    game: str,
    *,
    bot: str = "heuristic",
    seats: AtLeastOne | None = None,
    looks: Annotated[int, Parameter(help="Number of games that are looked back on, to tell luck from play; 0 for none.")] = 40,
    running: Running | None = None,
    folder: Path | None = None,
) -> None:
    """Study a game: play many games between equal bots, some with a weaker player, with habits and with options, and write a report.

    Parameters
    ----------
    game
        The name of the game.
    bot
        The bot that plays.
    seats
        Number of seats. Default: 4, or the nearest number that the game allows.
    folder
        The folder for the report, its pictures and the data. A study that was stopped goes on there. Default: study-GAME.
    """
    running = running or Running()
    place = Path(f"study-{game}") if folder is None else folder
    work = Study(game, bot, seats, running.options, running.games, looks, running.seed)
    ensure_writable(place / FIGURES)
    files: list[str] = []
    with Watching(running.crew) as watching:
        tasks = [watching.task(stage.name, stage.plan) for stage in work.stages]
        for stage, task in zip(work.stages, tasks, strict=True):
            files.append(f"{stage.name}.csv")
            watching.play(stage.plan, partial(work.add, stage), place / files[-1], task=task)
    if work.games[EVEN]:
        write(work, place, files)
    if watching.stopped:
        raise KeyboardInterrupt


def write(work: Study, place: Path, files: list[str]) -> None:
    """Write the figures, the report in every language and its pictures, and show the answers."""
    found = work.found()
    write_whole(place / FIGURES, msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    command = shlex.join(["chaudron", *sys.argv[1:]])
    console = Console(highlight=False, width=100)
    for language in languages():
        writer = Writer(found, language)
        sections = list(writer.sections())
        write_whole(place / f"{language}.html", page(writer, sections, languages(), command, files, FIGURES).encode())
        if language == default_language():
            for section in sections:
                write_whole(place / "pictures" / f"{section.name}.svg", section.picture.encode())
                console.print(f"[bold]{section.title}[/bold] {section.answer}")
    console.print(f"{place / default_language()}.html", soft_wrap=True)
