"""The sections of a study's report: for each question a picture, its figures, and the answer in words, in one language."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, NamedTuple

from chaudron import games
from chaudron.kernel.record import decode_options
from chaudron.lab import charts
from chaudron.lab.figures import Estimate
from chaudron.lab.study import LUCK, Found, Histogram
from chaudron.texts.studies import study_texts

Rows = Sequence[tuple[str, Estimate]]


class Section(NamedTuple):
    """A question, the answer, what was counted, the picture as SVG, and its figures as a table."""

    name: str
    title: str
    answer: str
    note: str
    picture: str
    heads: Sequence[str]
    table: Sequence[Sequence[str]]

    def _repr_html_(self) -> str:
        """Return the section as a notebook shows it."""
        return f"<h3>{escape(self.title)}</h3><p>{escape(self.answer)}</p>{self.picture}<p><small>{escape(self.note)}</small></p>"


class Writer:
    """Writes the sections of a study in one language."""

    def __init__(self, found: Found, language: str) -> None:
        self.found = found
        self.game = games.load(found.game)
        self.words = study_texts(language, self.game)
        self.language = language
        self.decimal = self.words.say("study-decimal")
        self.fair = 1 / found.seats

    # Numbers, as they are read.

    def number(self, value: float, places: int = 1, *, signed: bool = False) -> str:
        """Return a number in words: with the decimal mark of the language, and a true minus."""
        said = f"{abs(value):,.{places}f}".replace(",", charts.THOUSANDS).replace(".", self.decimal)
        zero = not any(digit in said for digit in "123456789")
        return said if zero else f"{'−' if value < 0 else '+' if signed else ''}{said}"

    def percent(self, value: float, places: int = 1) -> str:
        """Return a share in percent."""
        return f"{self.number(100 * value, places)}\u00a0%"

    def points(self, value: float) -> str:
        """Return a change of a share, in percentage points."""
        return self.number(100 * value, 2 if abs(value) < 0.01 else 1, signed=True)

    def value(self, kind: str, value: float) -> str:
        """Return a figure of a topic of this kind."""
        if kind == "often":
            return self.percent(value, 0)
        return self.number(value, 2) if kind == "each" else self.points(value)

    # Sections.

    def sections(self) -> Iterator[Section]:
        """Yield the sections that there are figures for: what the game itself asks first."""
        found = self.found
        for topic in self.game.about.topics:
            if found.spreads.get(topic.name):
                yield self.spread(topic.name, f"topic-{topic.name}", found.spreads[topic.name], "study-games-axis")
            elif found.topics.get(topic.name):
                yield self.topic(topic.name, topic.kind)
        if found.habits:
            yield self.habits()
        if found.weaker is not None:
            yield self.mistakes(found.weaker)
        if found.luck is not None:
            yield self.luck(found.luck)
        if found.seats > 1:
            yield self.seats()
        yield self.spread("scores", "ask-scores", found.scores, "study-players-axis")
        if found.winning_scores.counts:
            yield self.spread("winning-scores", "ask-winning-scores", found.winning_scores, "study-players-axis")
        yield self.spread("decisions", "ask-decisions", found.decisions, "study-games-axis")
        if len(found.tried) > 1:
            yield self.options()

    def section(self, name: str, key: str, answer: str, chart: Any, heads: Sequence[str], table: Any, **facts: int | str) -> Section:
        """Return a section whose texts begin with this key."""
        title, note = self.words.say(key), self.words.say(f"{key}.note", **facts)
        return Section(name, title, " ".join(answer.split(" ")).strip(), note, charts.svg(chart, self.decimal), heads, list(table))

    def spread(self, name: str, key: str, found: Histogram, up: str) -> Section:
        """Return how a number is distributed."""
        ends = {"median": found.quantile(0.5), "low": found.quantile(0.05), "high": found.quantile(0.95)}
        answer = self.words.say("answer-spread", **{end: self.number(value, 0) for end, value in ends.items()})
        axis = self.words.say(f"{key}.axis")
        chart = charts.histogram(found, axis, self.words.say(up))
        table = [[self.number(value, 0), self.number(count, 0)] for value, count in found.counts.items()]
        return self.section(name, key, answer, chart, [axis, self.words.say("study-number")], table)

    def intervals(self, rows: Rows, key: str, kind: str, *, reference: float | None) -> tuple[Any, list[str], list[list[str]]]:
        """Return the chart, the heads and the table of estimates."""
        shown = [(label, each if kind in ("each", "often") else each.times(100)) for label, each in rows]
        axis = self.words.say(f"{key}.axis")
        chart = charts.intervals(shown, axis, percent=kind == "often", reference=reference)
        heads = [self.words.say(f"study-{head}") for head in ("line", "value", "interval")]
        return chart, heads, [[label, self.value(kind, each.mean), self.span(kind, each)] for label, each in rows]

    def span(self, kind: str, each: Estimate) -> str:
        """Return an interval."""
        return "–" if each.low is None or each.high is None else f"{self.value(kind, each.low)} … {self.value(kind, each.high)}"

    def topic(self, name: str, kind: str) -> Section:
        """Return a topic of the game."""
        found = self.found.topics[name]
        ordered = sorted(found, key=(lambda thing: thing) if kind == "place" or thing_order(found) else (lambda thing: -found[thing].mean))
        rows = [(self.words.say(thing) if thing else "", found[thing]) for thing in ordered]
        key = f"topic-{name}"
        chart, heads, table = self.intervals(rows, key, kind, reference=None if kind in ("each", "often") else 0.0)
        return self.section(name, key, self.answer(kind, rows), chart, heads, table)

    def answer(self, kind: str, rows: Rows) -> str:
        """Return in words what a topic comes to."""
        best, worst = max(rows, key=lambda row: row[1].mean), min(rows, key=lambda row: row[1].mean)
        if len(rows) == 1 and kind in ("each", "often"):
            facts = {"mean": best[1].mean, "low": best[1].low, "high": best[1].high}
            return self.words.say("answer-one", **{name: self.maybe(kind, value) for name, value in facts.items()})
        facts = {
            f"{name}{end}": value
            for name, (_, each) in (("most", best), ("least", worst))
            for end, value in (("", each.mean), ("-low", each.low), ("-high", each.high))
        }
        said: dict[str, int | str] = {name: self.maybe(kind, value) for name, value in facts.items()}
        said |= {"best": best[0], "worst": worst[0]}
        if kind in ("each", "often"):
            return self.words.say("answer-each" if apart(best[1], worst[1]) else "answer-none", **said)
        if not best[1].sure > 0 and not worst[1].sure < 0:
            return self.words.say("answer-none")
        if kind == "place":
            return self.words.say("answer-place", **said)
        clear = {"up": "yes" if best[1].sure > 0 else "no", "down": "yes" if worst[1].sure < 0 else "no"}
        return self.words.say(f"answer-{kind}", **clear, **said)

    def maybe(self, kind: str, value: float | None) -> str:
        """Return a figure of a topic, or a dash."""
        return "–" if value is None else self.value(kind, value)

    def seats(self) -> Section:
        """Return the win share of each seat."""
        found = self.found.by_seat
        rows = [(self.words.say("terminal-place", number=seat), each) for seat, each in enumerate(found, start=1)]
        fair = self.percent(self.fair)
        off = [each for each in found if each.low is not None and each.high is not None and not each.low <= self.fair <= each.high]
        shares = {"most": max(each.mean for each in found), "least": min(each.mean for each in found)}
        facts = {name: self.percent(value) for name, value in shares.items()}
        if off:
            answer = self.words.say("answer-seats", fair=fair, number=len(off), **facts)
        else:
            answer = self.words.say("answer-seats-equal", fair=fair)
        chart, heads, table = self.intervals(rows, "ask-seats", "often", reference=self.fair)
        return self.section("seats", "ask-seats", answer, chart, heads, table, fair=fair)

    def luck(self, cards: Estimate) -> Section:
        """Return how much the cards decide."""
        ends = {"cards": cards.mean, "low": cards.low, "high": cards.high}
        answer = self.words.say("answer-luck", **{end: "–" if value is None else self.percent(value, 0) for end, value in ends.items()})
        shares = [(self.words.say("part-cards"), cards.mean), (self.words.say("part-play"), 1 - cards.mean)]
        chart = charts.parts(shares, self.words.say("ask-luck.axis"))
        heads = [self.words.say(f"study-{head}") for head in ("line", "value")]
        table = [[part, self.percent(share, 0)] for part, share in shares]
        return self.section("luck", "ask-luck", answer, chart, heads, table, games=self.number(self.found.games[LUCK], 0))

    def mistakes(self, weaker: Estimate) -> Section:
        """Return who gains from the mistakes of one player."""
        after = [*range(1, self.found.seats - 1), 0 if self.found.seats > 2 else 1]  # the last plays just before
        named = [(self.words.say("mistakes-after", place=place), each) for place, each in zip(after, self.found.gains, strict=True)]
        best, worst = max(named, key=lambda row: row[1].mean), min(named, key=lambda row: row[1].mean)
        own = {"share": weaker.mean, "low": weaker.low, "high": weaker.high}
        facts = {name: "–" if value is None else self.percent(self.fair + value) for name, value in own.items()}
        facts["fair"] = self.percent(self.fair)
        if not weaker.sure < 0:
            answer = self.words.say("answer-mistakes-none", **facts)
        elif best[1].low is None or worst[1].high is None or best[1].low <= worst[1].high:
            answer = self.words.say("answer-mistakes-alike", **facts)
        else:
            gains = {"most": best[0], "gain": self.points(best[1].mean), "least": worst[0], "lesser": self.points(worst[1].mean)}
            answer = self.words.say("answer-mistakes", **facts, **gains)
        rows = [(self.words.say("mistakes-self"), weaker), *named]
        return self.section("mistakes", "ask-mistakes", answer, *self.intervals(rows, "ask-mistakes", "place", reference=0.0))

    def habits(self) -> Section:
        """Return which habits pay."""
        rows = [(self.words.say(f"habit-{habit}"), each) for habit, each in self.found.habits.items()]
        answers: list[str] = []
        for habit, each in rows:
            ends = {"change": each.mean, "low": each.low, "high": each.high}
            facts = {end: "–" if value is None else self.points(value) for end, value in ends.items()}
            answers.append(self.words.say("answer-habit", habit=habit, sure={1: "up", -1: "down", 0: "none"}[each.sure], **facts))
        return self.section("habits", "ask-habits", " ".join(answers), *self.intervals(rows, "ask-habits", "place", reference=0.0))

    def options(self) -> Section:
        """Return what options change in the length of a game."""
        set_up = decode_options(self.game, self.found.options)
        rows: list[tuple[str, Estimate]] = []
        answers: list[str] = []
        before = self.found.tried[""].decisions
        for option, tried in self.found.tried.items():
            each = tried.decisions
            named = self.words.say(f"option-{option}") if option else ""
            on = option and not getattr(set_up, option.replace("-", "_"))
            label = self.words.say("option-on" if on else "option-off", option=named) if option else self.words.say("option-none")
            rows.append((label, each))
            if option and apart(each, before):
                facts = {"decisions": self.number(each.mean), "before": self.number(before.mean)}
                answers.append(self.words.say("answer-options", option=label, **facts))
        answer = " ".join(answers) or self.words.say("answer-options-none")
        return self.section("options", "ask-options", answer, *self.intervals(rows, "ask-options", "each", reference=before.mean))


def apart(one: Estimate, other: Estimate) -> bool:
    """Whether the intervals of two figures do not meet."""
    if one.low is None or one.high is None or other.low is None or other.high is None:
        return False
    return one.low > other.high or one.high < other.low


def thing_order(found: dict[str, Estimate]) -> bool:
    """Whether things are numbered, and so have an order of their own."""
    return all(thing[-1:].isdigit() for thing in found)
