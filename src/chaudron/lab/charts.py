"""The pictures of a study, as Vega-Lite: drawn once as SVG, so that a report needs no script and no other host, and prints as it is."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

import altair
import vl_convert

from chaudron.lab.figures import Estimate
from chaudron.lab.study import Histogram

INK: Final = "#2b2533"
FAINT: Final = "#6b6475"
GRID: Final = "#e4dfe8"
MAIN: Final = "#1f6f5c"
OTHER: Final = "#a8471b"
PAGE: Final = "#fffdf8"
WIDTH: Final = 280
"""Small enough for a phone, where a picture is shrunk only a little."""
STEP: Final = 24
"""The height of a line."""
BROKEN_STEP: Final = 38
"""The same, where a label is broken into several lines."""
LONGEST: Final = 26
"""The most characters in a line of a label."""
WIDEST: Final = 44
"""The most characters in a line of the title of an axis."""
LINES: Final = "split(datum.label, '\\n')"
"""Shows a label in several lines."""
MOST_BARS: Final = 60
"""A histogram with more values has wider bars."""
THOUSANDS: Final = "\u202f"
"""Stands between the thousands of a number, in every language."""
CONFIG: Final[dict[str, Any]] = {
    "background": PAGE,
    "padding": {"left": 16, "right": 16, "top": 6, "bottom": 6},  # a browser's letters may be wider than those it was laid out with
    "font": "sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": FAINT,
        "titleFontWeight": "normal",
        "gridColor": GRID,
        "domainColor": GRID,
        "tickColor": GRID,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "labelLimit": 200,
    },
    "legend": {"labelColor": INK, "labelFontSize": 12, "labelLimit": 330, "title": None, "orient": "bottom"},
}


def svg(chart: Any, decimal: str) -> str:
    """Return a chart as SVG, with this decimal mark in its numbers."""
    spec = chart.configure(**CONFIG).to_dict()
    locale = {"decimal": decimal, "thousands": THOUSANDS, "grouping": [3], "currency": ["", ""]}
    drawn: str = vl_convert.vegalite_to_svg(spec, format_locale=locale)
    return drawn


def given(values: Sequence[dict[str, Any]]) -> Any:
    """Return values as the data of a chart."""
    return altair.Data(values=values)  # type: ignore[no-untyped-call]


def intervals(rows: Sequence[tuple[str, Estimate]], axis: str, *, percent: bool, reference: float | None) -> Any:
    """Return a point with its 95 % interval for each line, and a rule where all would be equal."""
    values = [
        {
            "label": "\n".join(wrap(label, LONGEST)),
            "mean": each.mean,
            "low": each.mean if each.low is None else each.low,
            "high": each.mean if each.high is None else each.high,
        }
        for label, each in rows
    ]
    data = given(values)
    order = [label for label, _ in rows]
    across = altair.X(
        "mean:Q",
        title=wrap(axis, WIDEST),
        scale=altair.Scale(zero=False),
        axis=altair.Axis(format="~%" if percent else ".4~g", tickCount=5),
    )
    broken = any(len(label) > LONGEST for label in order)
    down = altair.Y("label:N", sort=["\n".join(wrap(label, LONGEST)) for label in order], title=None, axis=altair.Axis(labelExpr=LINES))
    points = altair.Chart(data).mark_point(filled=True, size=70, color=MAIN, opacity=1).encode(x=across, y=down)
    spans = altair.Chart(data).mark_rule(color=MAIN, strokeWidth=2).encode(x="low:Q", x2="high:Q", y=down)
    layers = [spans, points]
    if reference is not None:
        rule = given([{"at": reference}])
        layers.insert(0, altair.Chart(rule).mark_rule(color=OTHER, strokeDash=[5, 4]).encode(x="at:Q"))
    return altair.layer(*layers).properties(width=WIDTH, height=altair.Step(BROKEN_STEP if broken else STEP))


def histogram(found: Histogram, axis: str, games: str) -> Any:
    """Return how often each number occurred; neighbouring numbers share a bar where there are many."""
    least, most = min(found.counts), max(found.counts)
    wide = -(-(most - least + 1) // MOST_BARS)
    bars: dict[int, int] = {}
    for value, count in found.counts.items():
        start = least + (value - least) // wide * wide
        bars[start] = bars.get(start, 0) + count
    values = [{"from": start - 0.5, "to": start - 0.5 + wide, "share": count / found.total} for start, count in bars.items()]
    across = altair.X(
        "from:Q",
        title=wrap(axis, WIDEST),
        scale=altair.Scale(zero=False, nice=False),
        axis=altair.Axis(format=".4~g", tickMinStep=1, tickCount=8),
    )
    up = altair.Y("share:Q", title=games, axis=altair.Axis(format="~%", tickCount=4))
    bar = (
        altair.Chart(given(values)).mark_bar(color=MAIN, stroke=PAGE, strokeWidth=0.5).encode(x=across, x2="to:Q", y=up, y2=altair.datum(0))
    )
    return bar.properties(width=WIDTH + 90, height=150)


def parts(shares: Sequence[tuple[str, float]], axis: str) -> Any:
    """Return shares of a whole, as one bar."""
    values = [{"part": part, "share": min(1.0, max(0.0, share)), "at": number} for number, (part, share) in enumerate(shares)]
    colour = altair.Color(
        "part:N", sort=[part for part, _ in shares], scale=altair.Scale(range=[OTHER, MAIN]), legend=altair.Legend(columns=1)
    )
    across = altair.X("share:Q", title=wrap(axis, WIDEST), stack="zero", axis=altair.Axis(format="~%", tickCount=5))
    bar = altair.Chart(given(values)).mark_bar(height=34).encode(x=across, color=colour, order="at:Q")
    return bar.properties(width=WIDTH + 90, height=50)
