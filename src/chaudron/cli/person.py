"""The person at the keyboard: sees the table, and chooses moves by numbers, alone with bots or at a server's table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rich.columns import Columns
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from chaudron.cli import draw, form
from chaudron.cli.page import Page
from chaudron.cli.pick import pick, pick_some
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup, IllegalMove, Move, Outcome, Seat
from chaudron.kernel.scene import Combination, Scene
from chaudron.texts import Texts, handy, texts
from chaudron.texts.rules import readable

M = TypeVar("M")

PROMPT = 2
"""Lines below the choices: the prompt, and one in which to be told that the input was wrong."""


class Leave(Exception):
    """The person at the keyboard quits."""


class GivenUp(Exception):
    """The person at the keyboard cancels a form."""


class Person:
    """Whoever sits at the terminal, on a seat of a game or without one."""

    def __init__(self, game: AnyGame, language: str, names: Sequence[str], me: Seat | None) -> None:
        self.game = game
        self.language = language
        self.names = list(names)
        self.me = me
        self.words: Texts = texts(language, game)
        self.console = Page(highlight=False)
        self.ahead: list[str] = []
        """Input of the last line that has not been used yet."""
        self.silence = "terminal-silence"
        """The key of the text that says what an empty line means in a market."""
        self.scene: Scene | None = None
        """What was last drawn."""

    def say(self, line: str, style: str = "") -> None:
        draw.say(self.console, line, style)

    # What the person sees.

    def show(self, scene: Scene, question: str, below: Sequence[RenderableType] = (), *, hands: bool = False) -> None:
        """Draw the table, and under it the question and its choices; in a terminal, all of it fits on the screen if it can."""
        self.scene = scene
        under: list[RenderableType] = [Text(""), Text(question, style="bold"), *below]
        room = None
        if self.console.is_terminal:
            room = self.console.height - PROMPT - sum(draw.height(self.console, each) for each in under)
        draw.draw(self.console, scene, self.words, self.names, room, hands=hands)
        self.console.print()
        self.say(question, "bold")
        for each in below:
            self.console.print(each)

    def numbered(self, said: Sequence[str]) -> list[RenderableType]:
        """Choices, each with its number: on lines of their own or, if they are many, side by side."""
        lines = [Text.assemble((f"{number:>3} ", "bold"), line) for number, line in enumerate(said, 1)]
        return [Columns(lines, padding=(0, 2))] if self.console.is_terminal and len(lines) > self.console.height // 3 else [*lines]

    def number(self, said: Sequence[str]) -> None:
        """Print choices with their numbers."""
        for each in self.numbered(said):
            self.console.print(each)

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

    def welcome(self) -> None:
        """Print the name of the game, and what can be typed."""
        self.console.rule(self.words.say("terminal-welcome", game=self.words.say("game-name")), style="#b08d57")
        self.say(self.words.say("game-tagline"), "italic")
        if self.me is not None:
            self.say(self.words.say("terminal-commands"), "dim")

    def result(self, outcome: Outcome, scene: Scene) -> None:
        """Print the winner and the score sheet."""
        self.console.rule(self.words.say("terminal-result"), style="#b08d57")
        self.console.print(draw.sheet(scene, self.words, self.names))
        self.say(self.winner(outcome, scene.dummy(len(self.names))), "bold green" if outcome.winners else "bold red")

    def winner(self, outcome: Outcome, dummy: Seat | None) -> str:
        """The winner in words: a person or bot, else the dummy, else the game itself."""
        winners = outcome.winners or (() if dummy is None else (dummy,))
        about = winners or range(len(self.names))
        words = self.words.spoken("terminal-winner")
        names, others = (
            words.series([words.name(seat, self.names) for seat in some])
            for some in (winners, [seat for seat in winners if seat != self.me])
        )
        me = "yes" if self.me in about else "no"
        return words.say("terminal-winner", winners=names, others=others, count=len(winners), me=me)

    # What the person chooses.

    def choose_move(
        self, scene: Scene, question: str, moves: Sequence[tuple[M, tuple[str, ...]]], some: Combination | None
    ) -> M | tuple[str, ...]:
        """A move that must be made, touch by touch; for a combination, the touches that were chosen."""
        self.ahead = []
        drawn = False

        def choose(things: list[str], touched: list[str]) -> int | None:
            nonlocal drawn
            labels = [self.label(scene, thing, number, touched=thing in touched) for number, thing in enumerate(things, 1)]
            choices: list[RenderableType] = [Columns(labels, padding=(0, 3))]
            if touched:
                choices.insert(0, Text(self.words.say("terminal-back"), style="dim"))
            if not drawn:
                self.show(scene, question, choices)
                drawn = True
            elif not self.ahead:
                for each in choices:
                    self.console.print(each)
            return self.chosen(len(things))

        if some is None:
            found: M | tuple[str, ...] = pick(moves, choose)
        else:
            found = (*pick_some([part.touch for part in some.of], some.count, choose), *some.touches)
        if not drawn:
            self.show(scene, question)
        return found

    def choose_worth(self, scene: Scene, question: str, moves: Sequence[tuple[M, str, int | None]]) -> M:
        """A move that must be made, from a list that says what each scores, most first."""
        self.ahead = []
        listed = sorted(moves, key=lambda each: -1 if each[2] is None else each[2], reverse=True)
        said = [text if worth is None else f"{text}{self.words.say('terminal-worth', points=worth)}" for _, text, worth in listed]
        self.show(scene, question, self.numbered(said), hands=True)
        while (place := self.chosen(len(said))) is None:
            self.number(said)
        return listed[place][0]

    def chosen(self, count: int) -> int | None:
        """The index of a choice that is typed; several numbers in one line are used one after another, and an empty line is None."""
        while True:
            if not self.ahead:
                self.ahead = self.typed().split() or [""]
            typed = self.ahead.pop(0)
            match typed:
                case "":
                    return None
                case _ if self.command(typed):
                    continue
                case _ if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= count:
                    return int(typed) - 1
                case _:
                    self.ahead = []
                    self.say(self.words.say("terminal-not-a-choice", typed=handy(typed), low=1, high=count), "red")

    def choose_openly(self, scene: Scene, question: str, moves: Sequence[tuple[M, str]], check: Callable[[Any], object]) -> M | Move | None:
        """A move in a market: a listed one, one filled in by hand, or none; `check` refuses what is not allowed."""
        me = self.me
        assert me is not None
        kinds = [kind for kind in self.game.about.unlisted if form.possible(self.game, kind, scene, me)]
        said = [*(text for _, text in moves), *(f"{form.title(kind, self.words)} …" for kind in kinds)]
        self.show(scene, question, [*self.numbered(said), Text(self.words.say(self.silence), style="dim")], hands=True)
        while True:
            self.ahead = []
            place = self.chosen(len(said))
            if place is None:
                return None
            try:
                move = moves[place][0] if place < len(moves) else self.fill_in(kinds[place - len(moves)], scene, me)
                check(move)
                return move
            except GivenUp:
                self.number(said)
            except IllegalMove as refusal:
                self.say(self.words.refuse(refusal), "red")

    def fill_in(self, kind: type[Move], scene: Scene, me: Seat) -> Move:
        """A move that is not listed, filled in field by field; raises GivenUp at an empty line."""

        def ask(made: form.Field) -> Any:
            offered = form.offered(self.game, kind, made, scene, self.words, self.names, me)
            self.say(form.title(kind, self.words, made.name), "bold")
            if made.sort == "number":
                for choice in offered:
                    self.say(f"  {choice.word}")
            else:
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

    # What the person types.

    def typed(self) -> str:
        """A line of input; raises EOFError at its end."""
        try:
            return self.console.input("[bold yellow]> [/]").strip().lower()
        except RuntimeError:  # standard input is closed
            raise EOFError from None

    def command(self, typed: str) -> bool:
        """Run a one-letter command; returns False if the input is not one."""
        match typed:
            case "q":
                raise Leave
            case "r":
                self.rules()
            case "t" if self.scene is not None:
                draw.draw(self.console, self.scene, self.words, self.names, hands=True)
            case "h":
                self.hint()
            case _:
                return False
        return True

    def hint(self) -> None:
        """Print what a good player would do."""

    def rules(self) -> None:
        """The rules of the game, if it has a page."""
        try:
            self.console.print(Markdown(readable(self.game, self.language)))
        except BadSetup as refusal:
            self.say(self.words.refuse(refusal), "red")
