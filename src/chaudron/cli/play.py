"""A game against bots in the terminal."""

import sys
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.columns import Columns
from rich.markdown import Markdown
from rich.text import Text

from chaudron import bots as known_bots
from chaudron import games
from chaudron.bots.adviser import advise
from chaudron.bots.levels import USUAL
from chaudron.cli import draw, form
from chaudron.cli.files import reread, write_record
from chaudron.cli.language import chosen_language
from chaudron.cli.options import parse_options
from chaudron.cli.page import Page
from chaudron.cli.pick import pick, pick_some
from chaudron.cli.serve import data_folder
from chaudron.cli.show import Language
from chaudron.kernel.bot import AnyBot, decide
from chaudron.kernel.floor import Floor
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, BadSetup, IllegalMove, Move, News, Outcome, Seat
from chaudron.kernel.record import decode_options, decode_seed
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Scene
from chaudron.lab.arena import derived
from chaudron.texts import Texts, handy, texts
from chaudron.texts.rules import readable

NAMES = ("Alba", "Basile", "Celia", "Dorian", "Erwin", "Flora", "Gideon")
PACE = 0.4
"""Seconds between the moves of bots, so that a person can follow."""


class Leave(Exception):
    """The person at the keyboard quits."""


class GivenUp(Exception):
    """The person at the keyboard cancels a form."""


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
        The name of the game. Default: the first in the list of games.
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
        chosen = games.load(games.names()[0] if game is None else game)
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


class Terminal:
    """A table in the terminal, for one person or none, and bots."""

    def __init__(
        self, match: Match[Any, Any, Any], bots: Sequence[AnyBot], language: str, file: Path, me: Seat | None, pace: float
    ) -> None:
        self.match = match
        self.file = file
        self.game: AnyGame = match.game
        self.me = me
        self.pace = pace if sys.stdout.isatty() else 0.0
        self.language = language
        self.words: Texts = texts(language, self.game)
        self.console = Page(highlight=False)
        seats = [seat for seat in range(match.seats) if seat != me]
        self.bots = dict(zip(seats, bots, strict=True))
        self.seed = derived("terminal", match.seed)
        self.floor = Floor(self.seed, match.step)
        others = iter(NAMES)
        self.ahead: list[str] = []
        """Input of the last line that has not been used yet."""
        self.drawn = -1
        """The step at which the table was last drawn in an open question."""
        self.names = [self.words.say("you.alone") if seat == me else next(others) for seat in range(match.seats)]

    def run(self) -> None:
        """Play to the end, or until the person quits; every move is on disk before it is shown."""
        write_record(self.file, self.match.record())
        self.console.rule(self.words.say("terminal-welcome", game=self.words.say("game-name")), style="#b08d57")
        self.say(self.words.say("game-tagline"), "italic")
        if self.me is not None:
            self.say(self.words.say("terminal-commands"), "dim")
        self.say(self.words.say("terminal-commitment", hash=self.match.commitment), "dim")
        try:
            if not self.match.step:
                self.tell(self.match.opening)
            while self.match.outcome is None:
                self.turn()
            self.result()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self.say(self.words.say("terminal-stopped"))
        self.console.print(Text(self.words.say("terminal-saved", file=str(self.file))), soft_wrap=True)

    def say(self, line: str, style: str = "") -> None:
        draw.say(self.console, line, style)

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
        scene = self.game.scene(view)
        draw.draw(self.console, scene, self.words, self.names)
        self.console.print()
        self.say(self.words.tell(ask, self.names, self.me), "bold")
        moves: list[tuple[Move, tuple[str, ...]]] = [(move, self.game.touches(view, move)) for move in self.match.moves(self.me)]
        self.ahead = []

        def choose(things: list[str], touched: list[str]) -> int | None:
            return self.choose(scene, things, touched)

        combination = self.game.combination(view, ask)
        if combination is None:
            return pick(moves, choose)
        chosen = pick_some([part.touch for part in combination.of], combination.count, choose)
        return next(move for move, touches in moves if touches == (*chosen, *combination.touches))

    def ask_openly(self, ask: Ask) -> Move | None:
        """The person's move in a market: a listed one, one filled in by hand, or none."""
        assert self.me is not None
        moves: list[Move] = list(self.match.moves(self.me))
        kinds = [kind for kind in self.game.about.unlisted if form.form(kind) is not None]
        if self.drawn != self.match.step:
            self.drawn = self.match.step
            draw.draw(self.console, self.game.scene(self.match.view(self.me)), self.words, self.names)
            self.console.print()
        self.say(self.words.tell(ask, self.names, self.me), "bold")
        said = [*(self.words.tell(move, self.names, self.me) for move in moves), *(f"{form.title(kind, self.words)} …" for kind in kinds)]
        self.number(said)
        self.say(self.words.say("terminal-silence"), "dim")
        while True:
            typed = self.typed()
            if not typed:
                return None
            if self.command(typed):
                continue
            if not typed.isdecimal() or len(typed) > 5 or not 1 <= int(typed) <= len(said):
                self.say(self.words.say("terminal-not-a-choice", typed=handy(typed), low=1, high=len(said)), "red")
                continue
            place = int(typed) - 1
            try:
                move = moves[place] if place < len(moves) else self.fill_in(kinds[place - len(moves)])
                self.match.prepare(self.me, move)
                return move
            except GivenUp:
                self.number(said)
            except IllegalMove as refusal:
                self.say(self.words.refuse(refusal), "red")

    def fill_in(self, kind: type[Move]) -> Move:
        """A move that is not listed, filled in field by field; raises GivenUp at an empty line."""
        me = self.me
        assert me is not None

        def ask(made: form.Field) -> Any:
            offered = form.choices(kind, made, self.words, self.names, me)
            self.say(form.title(kind, self.words, made.name), "bold")
            self.number([choice.word for choice in offered])
            self.say(self.words.say("terminal-fill", sort=made.sort), "dim")
            while typed := self.typed():
                if self.command(typed):
                    continue
                try:
                    return form.read(made, offered, typed)
                except form.Unfit as unfit:
                    self.say(self.words.say("terminal-unfit", typed=handy(str(unfit))), "red")
            raise GivenUp

        return form.fill(kind, ask)

    def number(self, said: list[str]) -> None:
        """Print choices, each on a line with its number."""
        for number, line in enumerate(said, 1):
            self.console.print(Text.assemble((f"{number:>3} ", "bold"), line))

    def command(self, typed: str) -> bool:
        """Run a one-letter command; returns False if the input is not one."""
        match typed:
            case "q":
                raise Leave
            case "r":
                self.rules()
            case "h":
                self.hint()
            case _:
                return False
        return True

    def rules(self) -> None:
        """The rules of the game, if it has a page."""
        try:
            self.console.print(Markdown(readable(self.game, self.language)))
        except BadSetup as refusal:
            self.say(self.words.refuse(refusal), "red")

    def choose(self, scene: Scene, things: list[str], touched: list[str]) -> int | None:
        """Let the person choose one of the things that can be touched; several numbers in one line are used one after another."""
        if not self.ahead:
            if touched:
                self.say(self.words.say("terminal-back"), "dim")
            labels = [self.label(scene, thing, number, touched=thing in touched) for number, thing in enumerate(things, 1)]
            self.console.print(Columns(labels, padding=(0, 3)))
        while True:
            if not self.ahead:
                self.ahead = self.typed().split() or [""]
            typed = self.ahead.pop(0)
            match typed:
                case "":
                    return None
                case _ if self.command(typed):
                    continue
                case _ if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(things):
                    return int(typed) - 1
                case _:
                    self.ahead = []
                    self.say(self.words.say("terminal-not-a-choice", typed=handy(typed), low=1, high=len(things)), "red")

    def typed(self) -> str:
        """A line of input; raises EOFError at its end."""
        try:
            return self.console.input("[bold yellow]> [/]").strip().lower()
        except RuntimeError:  # standard input is closed
            raise EOFError from None

    def label(self, scene: Scene, thing: str, number: int, *, touched: bool) -> Text:
        """A thing that can be touched, with its number: a piece as a chip, a place by its name; marked if it was touched already."""
        mark = Text("✓ " if touched else "", style="bold green")
        for zone in scene.zones:
            for piece in zone.pieces:
                if piece.touch == thing:
                    same = sum(other.touch == thing for other in zone.pieces)
                    times = Text(f"×{same}" if same > 1 else "", style="dim")
                    return Text.assemble(mark, draw.chip(piece, self.words, number), times)
        place = next(zone for zone in scene.zones if zone.touch == thing)
        return Text.assemble(mark, (f"{number} ", "bold"), self.words.zone(place))

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

    def result(self) -> None:
        """Print the winner and the score sheet."""
        outcome = self.match.outcome
        assert outcome is not None
        scene = self.game.scene(self.match.view(self.me))
        self.console.rule(self.words.say("terminal-result"), style="#b08d57")
        self.console.print(draw.sheet(scene, self.words, self.names))
        self.say(self.winner(outcome, scene.dummy(self.match.seats)), "bold green" if outcome.winners else "bold red")

    def winner(self, outcome: Outcome, dummy: Seat | None) -> str:
        """The winner in words: a person or bot, else the dummy, else the game itself."""
        winners = outcome.winners or (() if dummy is None else (dummy,))
        about = winners or range(self.match.seats)
        words = self.words.spoken("terminal-winner")
        names, others = (
            words.series([words.name(seat, self.names) for seat in some])
            for some in (winners, [seat for seat in winners if seat != self.me])
        )
        me = "yes" if self.me in about else "no"
        return words.say("terminal-winner", winners=names, others=others, count=len(winners), me=me)
