"""A game against bots in the terminal."""

import sys
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from chaudron import bots as known_bots
from chaudron import games
from chaudron.bots.adviser import advise
from chaudron.bots.levels import USUAL
from chaudron.cli import draw
from chaudron.cli.files import reread, write_record
from chaudron.cli.language import chosen_language
from chaudron.cli.options import parse_options
from chaudron.cli.page import Page
from chaudron.cli.person import Leave, Person
from chaudron.cli.serve import data_folder
from chaudron.cli.show import Language
from chaudron.kernel.bot import AnyBot, decide
from chaudron.kernel.floor import Floor
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, BadSetup, Move, News, Seat
from chaudron.kernel.record import decode_options, decode_seed
from chaudron.kernel.rng import Rng
from chaudron.lab.arena import derived
from chaudron.texts import handy, texts

NAMES = ("Alba", "Basile", "Celia", "Dorian", "Erwin", "Flora", "Gideon")
PACE = 0.4
"""Seconds between the moves of bots, so that a person can follow."""


def play(
    game: str | None = None,
    *,
    seats: int | None = None,
    bots: str = USUAL,
    option: Annotated[list[str] | None, Parameter(name=["--option", "-o"], negative="")] = None,
    lang: Language = None,
    seed: str | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    watch: Annotated[bool, Parameter(negative="")] = False,
    fast: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Play a game against bots in the terminal.

    Parameters
    ----------
    game
        The name of the game, or the link of a table on a server. Default: you are asked.
    seats
        Number of seats, including yours. Default: as many as are needed; for a single bot 4, or the nearest number that the game allows.
    bots
        The bots that play against you, separated by commas, in the order of their seats: apprentice, brewer, master, random, heuristic,
        ismcts:1000 (simulations), ismcts:0.5s (seconds) or bots of the game's own. A single name fills all seats.
    option
        An option of the game, such as draw-pile. May be repeated.
    lang
        The language, such as en. Default: the language of your environment.
    seed
        Deal from this seed (64 hexadecimal digits). Default: a random seed.
    record
        Write the record to this file. Default: a new file in your data folder.
    resume
        Resume the unfinished game in this record.
    watch
        Watch bots play, without a seat of your own.
    fast
        Do not pause between the moves of bots.
    """
    language = chosen_language(lang)
    if game is not None and "://" in game:
        if any(given is not None for given in (seats, option, seed, record, resume)) or watch:
            raise BadSetup("link-alone")
        from chaudron.cli.guest import Guest  # needs an extra

        Guest(game, language, data_folder()).run()
        return
    names = bots.split(",")
    people = 0 if watch else 1
    match: Match[Any, Any, Any]
    if resume is not None:
        if any(given is not None for given in (game, seats, option, seed)):
            raise BadSetup("resume")
        match = reread(resume)
        if match.outcome is not None:
            raise BadSetup("ended")
    else:
        name = which_game(language) if game is None else game
        if name is None:
            return
        chosen = games.load(name)
        options = decode_options(chosen, parse_options(option or []))
        wanted = seats if seats is not None else len(names) + people if len(names) > 1 else chosen.about.usual
        match = Match(chosen, wanted, options, None if seed is None else decode_seed(seed))
    others = [known_bots.make(name, match.game) for name in names]
    if len(others) == 1:
        others *= match.seats - people
    if len(others) != match.seats - people:
        raise BadSetup("bots", bots=len(others), seats=match.seats - people)
    if record is not None and record != resume and record.exists():
        raise BadSetup("exists", file=str(record))
    file = record or resume or data_folder() / "records" / f"{match.game.about.name}-{datetime.now():%Y%m%d-%H%M%S}.json"
    Terminal(match, others, language, file, me=None if watch else 0, pace=0.0 if fast else PACE).run()


def which_game(language: str) -> str | None:
    """The name of the game that the person wants to play, None for none; the first of the list where nobody can be asked."""
    known = games.names()
    if not sys.stdin.isatty():
        return known[0]
    words, page = texts(language), Page(highlight=False)
    titles = {name: texts(language, games.load(name)).say("game-name") for name in known}
    page.print(Text(words.say("terminal-games"), style="bold"))
    for number, name in enumerate(known, 1):
        seats = games.load(name).about.seats
        page.print(Text.assemble((f"{number:>3} ", "bold"), titles[name], (f"  {min(seats)}–{max(seats)}", "dim")))
    page.print(Text(words.say("terminal-which"), style="dim"))
    while True:
        try:
            typed = page.input("[bold yellow]> [/]").strip()
        except EOFError:
            return None
        if typed.lower() == "q":
            return None
        if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(known):
            return known[int(typed) - 1]
        like = [name for name in known if typed and (name.startswith(typed.lower()) or titles[name].lower().startswith(typed.lower()))]
        if len(like) == 1:
            return like[0]
        page.print(Text(words.say("terminal-not-a-choice", typed=handy(typed), low=1, high=len(known)), style="red"))


class Terminal(Person):
    """A table in the terminal, for one person or none, and bots."""

    def __init__(
        self, match: Match[Any, Any, Any], bots: Sequence[AnyBot], language: str, file: Path, me: Seat | None, pace: float
    ) -> None:
        others = iter(NAMES)
        you = texts(language, match.game).say("you.alone")
        super().__init__(match.game, language, [you if seat == me else next(others) for seat in range(match.seats)], me)
        self.match = match
        self.file = file
        self.pace = pace if sys.stdout.isatty() else 0.0
        self.bots = dict(zip([seat for seat in range(match.seats) if seat != me], bots, strict=True))
        self.seed = derived("terminal", match.seed)
        self.floor = Floor(self.seed, match.step)

    def run(self) -> None:
        """Play to the end, or until the person quits; every move is on disk before it is shown."""
        write_record(self.file, self.match.record())
        self.welcome()
        self.say(self.words.say("terminal-commitment", hash=self.match.commitment), "dim")
        try:
            if not self.match.step:
                self.tell(self.match.opening)
            while self.match.outcome is None:
                self.turn()
            self.result(self.match.outcome, self.game.scene(self.match.view(self.me)))
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self.say(self.words.say("terminal-stopped"))
        self.console.print(Text(self.words.say("terminal-saved", file=str(self.file))), soft_wrap=True)

    def turn(self) -> None:
        """Play the next move, or the next moves if several seats decide at once."""
        for seat, move in self.floor.next(self.match, self.decide):
            news = self.match.play(seat, move)
            write_record(self.file, self.match.record())
            self.tell(news)

    def decide(self, seat: Seat, ask: Ask, draws: Rng) -> Move | None:
        """The decision of a seat: asked of the person, or made by a bot at a pace that a person can follow."""
        if seat == self.me:
            return self.ask_person(ask) if ask.must else self.ask_openly(ask)
        time.sleep(self.pace)
        move: Move | None = decide(self.bots[seat], self.match.view(seat), ask, self.match.moves(seat), draws)
        return move

    def ask_person(self, ask: Ask) -> Move:
        """The person's decision, touch by touch."""
        assert self.me is not None
        view = self.match.view(self.me)
        moves: list[tuple[Move, tuple[str, ...]]] = [(move, self.game.touches(view, move)) for move in self.match.moves(self.me)]
        some = self.game.combination(view, ask)
        question = self.words.tell(ask, self.names, self.me)
        worths = [self.game.worth(move) for move, _ in moves]
        if any(worth is not None for worth in worths):
            told = [(move, self.words.tell(move, self.names, self.me), worth) for (move, _), worth in zip(moves, worths, strict=True)]
            return self.choose_worth(self.game.scene(view), question, told)
        found = self.choose_move(self.game.scene(view), question, moves, some)
        return next(move for move, touches in moves if touches == found) if isinstance(found, tuple) else found

    def ask_openly(self, ask: Ask) -> Move | None:
        """The person's move in a market: a listed one, one filled in by hand, or none."""
        me = self.me
        assert me is not None
        moves = [(move, self.words.tell(move, self.names, me)) for move in self.match.moves(me)]
        scene = self.game.scene(self.match.view(me))
        found: Move | None = self.choose_openly(
            scene, self.words.tell(ask, self.names, me), moves, lambda move: self.match.prepare(me, move)
        )
        return found

    def hint(self) -> None:
        """Print the best moves, with the chance to win and the reasons for and against each."""
        assert self.me is not None
        self.say(self.words.say("terminal-hint"), "green")
        self.console.print(draw.advice(advise(self.match, self.me), self.words, self.names, self.me))

    def tell(self, news: Sequence[News]) -> None:
        """Print the news that the person hears."""
        for item in news:
            if item.heard_by(self.me):
                self.say(f"  {self.words.tell(item.event, self.names, self.me)}")
