"""Looks back on a recorded game."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chaudron.analysis import analyse
from chaudron.cli.files import ensure_writable, reread, write_whole
from chaudron.cli.language import chosen_language
from chaudron.cli.look import Look
from chaudron.cli.page import Page
from chaudron.cli.show import Language
from chaudron.texts import texts


def analyse_command(
    file: Path,
    *,
    seat: int | None = None,
    every: Annotated[bool, Parameter(negative="")] = False,
    bot: str | None = None,
    json: Path | None = None,
    lang: Language = None,
) -> None:
    """Look back on a finished game: everybody's chance to win, what turned it, what each decision was worth, and what was luck.

    Parameters
    ----------
    file
        The file of the record.
    seat
        Judge only the decisions of this seat, counted from 1. Default: everybody's.
    every
        List every decision, and not only slips and mistakes.
    bot
        The bot that judges: a level, or a search such as ismcts:1000. Default: master.
    json
        Write the analysis to this file as JSON, instead of showing it.
    lang
        The language, such as en. Default: the language of your environment.
    """
    language = chosen_language(lang)
    match = reread(file, seat)
    if json is not None:
        ensure_writable(json)
    words = texts(language, match.game)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task(words.say("terminal-analysis-progress"))
        found = analyse(
            match,
            bot,
            seats=None if seat is None else [seat - 1],
            progress=lambda done, of: progress.update(task, completed=done, total=of),
        )
    if json is None:
        Look(Page(highlight=False), match, found, words).show(None if seat is None else seat - 1, every=every)
    else:
        write_whole(json, msgspec.json.format(msgspec.json.encode(found)) + b"\n")
