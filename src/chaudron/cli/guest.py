"""A seat at a server's table, in the terminal: drawn and played like a game against bots, over the wire."""

from __future__ import annotations

import queue
import threading
from pathlib import Path
from typing import Any

import msgspec

from chaudron import games
from chaudron.cli.line import Door, Ended, Line, Told, table_in
from chaudron.cli.person import Leave, Person
from chaudron.kernel.model import BadSetup, Refusal
from chaudron.kernel.record import decode_move
from chaudron.server import wire

LATEST = 12
"""Lines of the story that are told to somebody who comes in."""
PROMPT = "[bold yellow]> [/]"


class Interrupted(Exception):
    """What was asked is no longer asked."""


class Guest(Person):
    """Somebody at a server's table."""

    def __init__(self, link: str, language: str, folder: Path) -> None:
        address, code = table_in(link)
        self.door = Door(address, folder)
        self.door.ask("GET", "/api/home")
        card = msgspec.json.decode(self.door.ask("GET", f"/api/tables/{code}"), type=wire.TableCard)
        if card.game not in games.names():
            raise BadSetup("game-elsewhere", game=card.game)
        super().__init__(games.load(card.game), language, [], None)
        self.silence = "terminal-look"
        self.heard: queue.Queue[Any] = queue.Queue()
        self.wanting = threading.Event()
        self.reading = False
        """Whether a line of input is wanted; the prompt stands there."""
        self.covered = False
        """Whether something was printed over the prompt."""
        self.line = Line(self.door, code, self.heard)
        self.update: wire.Update | None = None
        self.lost = False
        self.answered: tuple[str, int] | None = None
        """The question that was answered last, and is not asked again unless the answer is refused."""
        self.seen: tuple[str, int, str] | None = None

    def run(self) -> None:
        """Play until the table is closed or the person quits."""
        threading.Thread(target=self.read, daemon=True).start()
        try:
            while self.update is None:
                self.hear()
            self.welcome()
            self.say(self.words.say("terminal-commands-there"), "dim")
            while True:
                self.act()
        except Ended as ended:
            self.console.print()
            self.say(self.words.say(f"terminal-ended-{ended}"), "bold")
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print()
            self.say(self.words.say("terminal-left"))
        finally:
            self.line.close()

    # What is heard and typed, in one order.

    def read(self) -> None:
        """Put lines of input into the queue, when they are wanted."""
        while True:
            self.wanting.wait()
            self.wanting.clear()
            try:
                line = self.console.input().strip()
                self.reading = False
                self.heard.put(line)
            except (EOFError, RuntimeError, KeyboardInterrupt):
                self.heard.put(EOFError())
                return

    def typed(self) -> str:
        """A line of input; raises Interrupted if what was asked is no longer asked."""
        before = self.place()
        self.want()
        while True:
            line = self.hear()
            if line is not None and line.startswith(":"):
                self.line.send(wire.Speak, text=line[1:].strip())
                self.want()
            elif line is not None:
                return line.lower()
            if self.place() != before:
                self.uncover()
                raise Interrupted
            if self.covered:
                self.covered = False
                self.console.print(PROMPT, end="")

    def want(self) -> None:
        """Show the prompt; whoever is still being read is not asked twice."""
        self.covered = False
        self.console.print(PROMPT, end="")
        if not self.reading:
            self.reading = True
            self.wanting.set()

    def uncover(self) -> None:
        """Take the prompt away, so that something can be printed in its place."""
        if self.reading and self.console.is_terminal:
            self.console.file.write("\r\x1b[K")
            self.covered = True

    def say(self, line: str, style: str = "") -> None:
        self.uncover()
        super().say(line, style)

    def place(self) -> object:
        """What the person is at: what happens elsewhere at the table does not disturb them."""
        told = self.update
        assert told is not None
        play = told.play
        question = None if play is None or play.question is None else (play.match, play.question.number)
        hold = None if told.hold is None else (told.hold.kind, told.hold.step)
        chairs = tuple((chair.name, chair.present) for chair in told.room.chairs) if told.room.status == "open" else ()
        return told.room.status, told.you.seat, question, hold, self.lost, chairs

    def hear(self) -> str | None:
        """Take the next thing out of the queue, and tell the person about it; returns a line of input."""
        found = self.heard.get()
        match found:
            case str():
                return found
            case EOFError() | Ended():
                raise found
            case ConnectionError() if not self.lost:
                self.lost = True
                self.say(self.words.say("terminal-lost"), "red")
            case wire.Update():
                self.take(found)
            case wire.Refused():
                self.answered = None
                self.say(self.words.refuse(Told(found)), "red")
            case wire.Talked(line) if line.struck is None and line.speaker != (self.update and self.update.you.speaker):
                self.say(f"  {line.name}: {line.text}", "italic")
        return None

    def take(self, told: wire.Update) -> None:
        """Take over an update, and print what is new."""
        first, self.update = self.update is None, told
        if self.lost:
            self.lost = False
            self.say(self.words.say("terminal-back-again"), "green")
        self.me = told.you.seat
        self.scene = None if told.play is None else told.play.scene
        you = self.words.say("you.alone")
        self.names = [
            you if chair.seat == self.me else chair.name or self.words.say("terminal-place", number=chair.seat + 1)
            for chair in told.room.chairs
        ]
        news = told.news[-LATEST:] if told.whole else told.news
        if not (told.whole and not first):
            for line in news:
                self.say(f"  {self.words.tell(line.told, self.names, self.me)}")

    # What the person does.

    def act(self) -> None:
        """Do the next thing that there is to do."""
        told = self.update
        assert told is not None
        try:
            match told.room.status:
                case "open":
                    self.before(told)
                case "playing" if told.hold is not None:
                    self.hold(told, told.hold)
                case "playing" if told.play is not None and told.play.question is not None and not self.lost:
                    self.answer(told.play, told.play.question)
                case "over" if told.play is not None:
                    self.after(told, told.play)
                case _:
                    self.wait()
        except Interrupted:
            return

    def wait(self) -> None:
        """Wait until something has happened; commands can be typed."""
        line = self.typed()
        if not self.command(line) and line:
            self.say(self.words.say("terminal-commands-there"), "dim")

    def chairs(self, told: wire.Update) -> None:
        """Print who sits where."""
        for chair in told.room.chairs:
            who = "program" if chair.program else chair.who
            here = "yes" if chair.present else "no"
            name = self.words.say("you.alone") if chair.seat == self.me else chair.name
            self.say(self.words.say("terminal-chair", number=chair.seat + 1, who=who, name=name, here=here))

    def before(self, told: wire.Update) -> None:
        """Before the start: take a seat, and wait for the host."""
        self.chairs(told)
        free = [chair.seat for chair in told.room.chairs if chair.who == "empty"]
        if told.you.seat is not None or not free:
            if told.you.host and not free:
                self.say(self.words.say("terminal-begin"), "dim")
                if not (line := self.typed()):
                    self.line.send(wire.Begin)
                elif not self.command(line):
                    return
            else:
                self.say(self.words.say("terminal-wait" if told.you.seat is not None else "terminal-full"), "dim")
            self.wait()
            return
        self.say(self.words.say("terminal-sit"), "bold")
        line = self.typed()
        if self.command(line):
            return
        if line and not (line.isdecimal() and len(line) < 3 and int(line) - 1 in free):
            self.say(self.words.say("terminal-unfit", typed=line[:40]), "red")
            return
        self.introduce(told)
        self.line.send(wire.Sit, seat=int(line) - 1 if line else free[0])
        self.hear_on()

    def introduce(self, told: wire.Update) -> None:
        """Ask for a name, if the server knows none."""
        if told.you.name:
            return
        self.say(self.words.say("terminal-name"), "bold")
        self.want()
        while (line := self.hear()) is None:
            pass
        if line:
            try:
                self.door.ask("PUT", "/api/me", wire.Introduce(line[:24]))
            except Refusal as refusal:
                self.say(self.words.refuse(refusal), "red")

    def hear_on(self) -> None:
        """Listen until the next update, refusal or line."""
        before = self.update
        while self.update is before and not self.lost:
            if self.hear() is not None:
                return

    def hold(self, told: wire.Update, hold: wire.Hold) -> None:
        """The table holds, for something to look at or to agree to."""
        play = told.play
        assert play is not None
        here = (play.match, hold.step, hold.kind)
        if self.me is None or self.me not in hold.waiting or self.seen == here:
            self.wait()
            return
        if hold.kind in ("take-back", "end"):
            by = "" if hold.by is None else self.names[hold.by]
            self.say(self.words.say("terminal-plea", kind=hold.kind, name=by), "bold")
            line = self.typed()
            if not self.command(line):
                self.seen = here
                yes = line in self.words.say("terminal-yes").split()
                self.line.send(wire.Consent, match=play.match, step=hold.step, yes=yes, kind=hold.kind)
            return
        self.say(self.words.say("terminal-seen"), "bold")
        line = self.typed()
        if not self.command(line):
            self.seen = here
            self.line.send(wire.Seen, match=play.match, step=hold.step, kind=hold.kind)

    def answer(self, play: wire.Play, question: wire.Question) -> None:
        """Ask the person what the table asks them, and send the answer."""
        if (play.match, question.number) == self.answered:
            self.wait()
            return
        text = self.words.tell(question.told, self.names, self.me)
        move: Any
        if question.must:
            some = question.combination
            worths = [self.game.worth(decode_move(self.game, choice.move)) for choice in question.choices]
            moves = [(choice.move, choice.touches) for choice in question.choices]
            if any(worth is not None for worth in worths):
                told = [self.words.tell(choice.told, self.names, self.me) for choice in question.choices]
                move = self.choose_worth(play.scene, text, [*zip([made for made, _ in moves], told, worths, strict=True)])
            else:
                move = self.choose_move(play.scene, text, moves, some)
            if some is not None:
                move = next(made for made, touches in some.expand() if touches == move)
        else:
            listed = [(choice.move, self.words.tell(choice.told, self.names, self.me)) for choice in question.choices]
            move = self.choose_openly(play.scene, text, listed, lambda _: None)
            if move is None:
                return  # look at the market again
        if self.line.send(wire.Answer, match=play.match, question=question.number, move=msgspec.Raw(msgspec.json.encode(move))):
            self.answered = (play.match, question.number)
            self.hear_on()

    def after(self, told: wire.Update, play: wire.Play) -> None:
        """The match is over: the result, and whether to play again."""
        if play.outcome is not None:
            self.result(play.outcome, play.scene)
        self.say(self.words.say("terminal-again"), "bold")
        while True:
            line = self.typed()
            if not line and self.me is not None:
                self.line.send(wire.Rematch)
                self.hear_on()
                return
            self.command(line)

    def hint(self) -> None:
        """Advice is for those who play in the browser."""
        self.say(self.words.say("terminal-no-hint"), "dim")
