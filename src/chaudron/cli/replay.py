"""Replays a record."""

import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console

from chaudron.cli import draw
from chaudron.cli.files import reread
from chaudron.cli.language import chosen_language
from chaudron.cli.page import Page
from chaudron.cli.show import Language
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup, News, Seat
from chaudron.kernel.notation import write_match
from chaudron.kernel.record import Record, decode_move
from chaudron.kernel.replay import reopen
from chaudron.texts import Texts, texts

HERE = "127.0.0.1"
"""The address for this machine alone."""


def replay_command(
    file: Path,
    *,
    seat: int | None = None,
    step: int | None = None,
    browser: bool = False,
    notation: bool = False,
    lang: Language = None,
) -> None:
    """Verify a recorded game, from its seed to its result, and show it move by move.

    Parameters
    ----------
    file
        The file of the record, as JSON or in the notation.
    seat
        Show only what this seat saw, counted from 1. Default: everything.
    step
        Stop after this many moves and show the table.
    browser
        Show the table in the browser, with a scrubber, until you press Ctrl-C.
    notation
        Print the game in the notation instead, up to this many moves if a step is given.
    lang
        The language, such as en. Default: the language of your environment.
    """
    language = chosen_language(lang)
    verified = reread(file, seat)
    if step is not None and not 0 <= step <= verified.step:
        raise BadSetup("step", step=step, steps=verified.step)
    if notation:
        print(write_match(verified if step is None else verified.copy(at=step)), end="")
        return
    words = texts(language, verified.game)
    if browser:
        show(verified, "open" if seat is None else str(seat), verified.step if step is None else step, words)
        return
    steps = verified.step if step is None else step
    tell(Page(highlight=False), verified.game, verified.record(), words, None if seat is None else seat - 1, steps)


def show(match: Match[Any, Any, Any], eye: str, step: int, words: Texts) -> None:
    """Serve a match on this machine alone, with data that nobody keeps, and open it in the browser."""
    from chaudron.server.app import Settings
    from chaudron.server.looks import name_of
    from chaudron.server.run import addresses, listening, run

    bound = listening(HERE, 0, 1)
    (reached,) = addresses(HERE, bound.getsockname()[1])
    address = f"{reached}/look/{name_of(match)}/{step}/{eye}"
    console = Console(highlight=False, soft_wrap=True)

    def announce() -> None:
        console.print(words.say("server-address", address=address))
        console.print(words.say("server-stop"), style="dim")
        webbrowser.open(address)

    with TemporaryDirectory() as folder:
        run(Settings(data=Path(folder), brought=match), bound, announce)


def tell(console: Console, game: AnyGame, record: Record, words: Texts, seat: Seat | None, steps: int) -> None:
    """Print the story move by move, then the table or the result."""
    names = [words.say("terminal-place", number=number + 1) for number in range(record.seats)]
    match = reopen(game, record)
    console.rule(words.say("game-name"), style="#b08d57")
    lines(console, words, names, seat, 0, match.opening)
    for number, (mover, data) in enumerate(record.moves[:steps], 1):
        lines(console, words, names, seat, number, match.play(mover, decode_move(game, data)))
    if record.ended and steps == len(record.moves):
        draw.say(console, words.say("table-ended", moves=steps))
    if match.outcome is None:
        draw.draw(console, game.scene(match.view(seat)), words, names)
    else:
        result(console, match, words, names)
    console.print()
    draw.say(console, words.say("terminal-verified", moves=len(record.moves), hash=record.commitment), "green")


def lines(console: Console, words: Texts, names: list[str], seat: Seat | None, number: int, news: list[News]) -> None:
    """Print the news of one move that a seat hears; without a seat, all of it."""
    for item in news:
        if seat is None or item.heard_by(seat):
            draw.say(console, f"{number or '':>4} {words.tell(item.event, names, seat)}")


def result(console: Console, match: Match[Any, Any, Any], words: Texts, names: list[str]) -> None:
    """Print the score sheet of a finished match."""
    console.print(draw.sheet(match.game.scene(match.view(None)), words, names))
