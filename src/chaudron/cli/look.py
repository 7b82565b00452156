"""Shows the analysis of a match in a terminal: curves, turning points, an account for each seat, and decisions."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from chaudron.analysis.course import Course
from chaudron.analysis.model import AnyAnalysis, AnyDecision, Chances, TurningPoint
from chaudron.cli.draw import listed
from chaudron.kernel.match import Match
from chaudron.kernel.model import Move, Reason, Seat
from chaudron.texts import Texts

BLOCKS: Final = " ▁▂▃▄▅▆▇█"
HEIGHT: Final = 2
"""Lines of a curve."""
TINTS: Final = ("#d8694f", "#6ba3e8", "#58a84f", "#d4a637", "#b07ad6", "#4fb8b0", "#c8b68c")
"""A colour for each seat."""
WORTH_SAYING: Final = 0.03
"""The least change of a chance that a turning point mentions."""
EDGE: Final = 18
"""The columns beside a curve that are not the name of the seat."""
NARROWEST: Final = 20
WIDEST: Final = 100
VERDICTS: Final = {"same": "green", "fine": "green", "slip": "yellow", "mistake": "bold red"}


class Look:
    """An analysis on its way to the terminal."""

    def __init__(self, console: Console, match: Match[Any, Any, Any], analysis: AnyAnalysis, words: Texts) -> None:
        self.console = console
        self.match = match
        self.course = Course(match)
        self.analysis = analysis
        self.words = words
        self.names = [words.say("terminal-place", number=seat + 1) for seat in range(match.seats)]

    def show(self, seat: Seat | None, *, every: bool) -> None:
        """Print everything, with the decisions of one seat or of all."""
        words = self.words
        self.console.rule(words.say("terminal-analysis-title", game=words.say("game-name")), style="#b08d57")
        self.heading(words.say("terminal-analysis-curve"))
        self.console.print(self.curves())
        self.heading(words.say("terminal-analysis-turns"))
        self.console.print(self.turns())
        self.heading(words.say("terminal-analysis-luck"))
        self.console.print(self.accounts())
        self.console.print(Text(words.say("terminal-analysis-luck-help"), "dim"))
        self.heading(words.say("terminal-analysis-decisions"))
        self.console.print(Text(words.say("terminal-analysis-judge", bot=self.analysis.bot), "dim"))
        for each in range(self.match.seats):
            if seat is None or each == seat:
                self.decisions(each, every=every)

    def heading(self, line: str) -> None:
        """Print a heading."""
        self.console.print()
        self.console.print(Text(line, "bold #b08d57"))

    # The curves.

    def curves(self) -> Table:
        """A curve for each seat, and below them where the turning points are."""
        width = min(WIDEST, max(NARROWEST, self.console.width - EDGE - max(map(len, self.names))))
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        for justify in ("left", "right", "left", "right"):
            table.add_column(justify=justify, no_wrap=True, vertical="bottom")
        for seat, name in enumerate(self.names):
            line = sampled([chances[seat] for chances in self.analysis.curve], width)
            tint = TINTS[seat % len(TINTS)]
            first, last = self.percent(self.analysis.curve[0][seat]), self.percent(self.analysis.curve[-1][seat])
            table.add_row(Text(name, tint), first, Text("\n".join(drawn(line)), tint), last)
        table.add_row("", "", Text(self.marks(width), "dim"), "")
        return table

    def marks(self, width: int) -> str:
        """The numbers of the turning points, each below its place on the curves."""
        found = [" "] * width
        for number, turn in enumerate(self.analysis.turning_points, 1):
            at = min(width - 1, turn.step * width // len(self.analysis.curve))
            while at < width - 1 and found[at] != " ":
                at += 1
            found[at] = str(number)
        return "".join(found)

    # Turning points.

    def turns(self) -> Table | Text:
        """The turning points, each with what changed."""
        if not self.analysis.turning_points:
            return Text(self.words.say("terminal-analysis-no-turns"))
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        table.add_column(justify="right", style="dim", no_wrap=True)
        table.add_column()
        table.add_column(justify="right", no_wrap=True)
        for number, turn in enumerate(self.analysis.turning_points, 1):
            table.add_row(str(number), self.told(turn), self.changes(turn.changes))
        return table

    def told(self, turn: TurningPoint) -> Text:
        """What happened at a turning point."""
        if turn.cause == "cards" or turn.seat is None:
            return Text(self.words.say("terminal-analysis-cards", step=turn.step))
        move = self.done(turn.step, turn.seat)
        return Text(self.words.say("terminal-analysis-move", step=turn.step, name=self.names[turn.seat], move=move))

    def done(self, step: int, seat: Seat) -> str:
        """What a seat did in a step; in a market, where a move names an offer that is gone, what happened to several seats."""
        moment = self.course.moments[step]
        if self.match.game.about.market:
            for event, only in moment.news:
                if only is None and len(event.concerns) > 1 and not event.words:
                    return self.words.tell(event, self.names, seat)
        return self.move(moment.move, seat)

    def changes(self, changes: Chances) -> Text:
        """How much whose chance has changed, the largest first."""
        order = sorted(range(len(changes)), key=lambda seat: -abs(changes[seat]))
        shown = [
            Text(f"{self.names[seat]} {signed(changes[seat])}", TINTS[seat % len(TINTS)])
            for seat in order[:2]
            if abs(changes[seat]) >= WORTH_SAYING
        ]
        return Text("\n").join(shown)

    # Luck and play.

    def accounts(self) -> Table:
        """Where everybody's result came from."""
        words = self.words
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        table.add_column("")
        for head in (
            words.say("terminal-analysis-start"),
            words.say("terminal-analysis-chance"),
            words.say("terminal-analysis-play"),
            words.say("terminal-analysis-end"),
            words.say("terminal-analysis-given"),
        ):
            table.add_column(head, justify="right")
        for account in self.analysis.accounts:
            judged = any(decision.seat == account.seat for decision in self.analysis.decisions)
            table.add_row(
                Text(self.names[account.seat], TINTS[account.seat % len(TINTS)]),
                self.percent(account.start),
                f"{signed(account.cards)} {self.margin(account.cards_margin)}",
                signed(account.play),
                self.percent(account.end),
                f"{rounded(account.given)} {self.margin(account.given_margin)}" if judged else "–",
            )
        return table

    # Decisions.

    def decisions(self, seat: Seat, *, every: bool) -> None:
        """Print how a seat decided, and list what was not as good as the bot's move, or everything."""
        mine = [decision for decision in self.analysis.decisions if decision.seat == seat]
        count = {verdict: sum(decision.verdict == verdict for decision in mine) for verdict in VERDICTS}
        line = Text(self.names[seat], TINTS[seat % len(TINTS)])
        self.console.print()
        self.console.print(line.append(" · ").append(self.words.say("terminal-analysis-count", decisions=len(mine), **count), ""))
        shown = [decision for decision in mine if every or decision.verdict in ("slip", "mistake")]
        if shown:
            self.console.print(self.judgements(shown))

    def judgements(self, decisions: Sequence[AnyDecision]) -> Table:
        """Decisions, each with its cost, the bot's move and the reasons for and against."""
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        table.add_column(justify="right", style="dim", no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column()
        for decision in decisions:
            cost = "=" if decision.verdict == "same" else signed(-decision.cost)
            made = self.done(decision.step, decision.seat)
            table.add_row(str(decision.step), Text(cost, VERDICTS[decision.verdict]), Text(made, "bold"))
            made_for, best_for = apart(decision)
            self.reasons(table, made_for, decision.seat)
            if decision.best is not None:
                better = self.move(decision.best.move, decision.seat)
                table.add_row("", "", Text(self.words.say("terminal-analysis-bot", move=better), "green"))
                self.reasons(table, best_for, decision.seat)
        return table

    def move(self, move: Move | None, seat: Seat) -> str:
        """A move of a seat in words; None is silence."""
        return self.words.say("terminal-hint-silence") if move is None else self.words.tell(move, self.names, seat)

    def reasons(self, table: Table, reasons: Sequence[Reason], seat: Seat) -> None:
        """Add the reasons for or against a move."""
        for reason in reasons:
            table.add_row("", "", listed(self.words.tell(reason, self.names, seat)))

    # Numbers.

    def percent(self, chance: float) -> str:
        """A chance in percent."""
        return self.words.say("terminal-hint-chance", chance=round(100 * chance))

    def margin(self, margin: float) -> str:
        """How far a number may be off."""
        return self.words.say("terminal-hint-margin", margin=round(100 * margin))


def apart(decision: AnyDecision) -> tuple[list[Reason], list[Reason]]:
    """The reasons for the move that was made, and those for the bot's; what can be said of both explains nothing."""
    made = decision.made.reasons
    best = () if decision.best is None else decision.best.reasons
    return [reason for reason in made if reason not in best], [reason for reason in best if reason not in made]


def rounded(chance: float) -> str:
    """A difference of chances in points, with a proper minus sign."""
    return str(round(100 * chance)).replace("-", "\u2212")


def signed(chance: float) -> str:
    """A difference of chances in points, with its sign."""
    points = round(100 * chance)
    return f"+{points}" if points > 0 else rounded(chance)


def sampled(values: Sequence[float], width: int) -> list[float]:
    """Stretch or shrink a series to so many places; each has the last value that falls on it."""
    return [
        values[min(len(values) - 1, (at + 1) * len(values) // width - 1 if len(values) > width else at * len(values) // width)]
        for at in range(width)
    ]


def drawn(values: Sequence[float]) -> list[str]:
    """The lines of a curve, the highest first."""
    levels = [round(value * HEIGHT * 8) for value in values]
    return ["".join([BLOCKS[min(8, max(0, level - 8 * row))] for level in levels]) for row in reversed(range(HEIGHT))]
