"""The picture of a ladder, as SVG: strength over budget, readable on light and on dark pages."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import groupby
from math import ceil, floor, log10
from typing import Final

from chaudron.lab.ladder import Rung, budget

WIDTH: Final = 720
HEIGHT: Final = 440
LEFT, RIGHT, TOP, BOTTOM = 64, 150, 56, 56
"""The margins; bots without a budget are named in the right one."""
LINE: Final = 15
"""The least distance between two names in the right margin."""
STYLE: Final = """
  svg { color-scheme: light dark; font: 13px system-ui, sans-serif; }
  .page { fill: #fffdf8; } text { fill: #2b2533; } .faint { fill: #6b6475; } .grid { stroke: #e4dfe8; }
  .level { stroke: #8d8598; stroke-dasharray: 5 4; } .band { fill: #8d8598; opacity: 0.16; }
  .ismcts { stroke: #1f6f5c; fill: #1f6f5c; } .oracle { stroke: #a8471b; fill: #a8471b; } .bot { stroke: #4b4458; fill: #4b4458; }
  .curve { fill: none; stroke-width: 2; } text.ismcts, text.oracle { stroke: none; }
  @media (prefers-color-scheme: dark) {
    .page { fill: #1b1722; } text { fill: #ece7f2; } .faint { fill: #a79fb3; } .grid { stroke: #352e40; }
    .level { stroke: #9a91a8; } .band { fill: #9a91a8; }
    .ismcts { stroke: #5fd0b3; fill: #5fd0b3; } .oracle { stroke: #ff9d6b; fill: #ff9d6b; } .bot { stroke: #cfc7da; fill: #cfc7da; }
    .curve { fill: none; }
  }
"""


def picture(title: str, rungs: Sequence[Rung]) -> str:
    """Return the ratings of a ladder with their intervals: searches by their budget, other bots as lines across.

    If no bot has a budget, all are shown side by side, weakest first."""
    searches = [(rung, *found) for rung in rungs if (found := budget(rung.bot)) is not None]
    others = [rung for rung in reversed(rungs) if budget(rung.bot) is None]
    ends = [end for rung in rungs for end in (rung.low, rung.rating, rung.high) if end is not None]
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if (max(ends) - min(ends)) / step < 10)
    bottom, top = int(min(ends) // step * step), int(-(-max(ends) // step) * step + step * (max(ends) == min(ends)))

    def high(rating: float) -> float:
        return HEIGHT - BOTTOM - (rating - bottom) / (top - bottom) * (HEIGHT - BOTTOM - TOP)

    drawn = [text(LEFT - 44, 26, title, 'font-size="16" font-weight="600"')]
    for rating in range(bottom, top + 1, step):
        drawn += [
            rule(LEFT, WIDTH - RIGHT, high(rating), "grid"),
            text(LEFT - 8, high(rating) + 4, rating, 'class="faint" text-anchor="end"'),
        ]
    drawn.append(text(LEFT - 44, TOP - 14, "rating", 'class="faint"'))
    drawn += curves(searches, others, high) if searches else side_by_side(others, high)
    body = "\n".join(drawn)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img">\n'
        f'<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<rect class="page" width="{WIDTH}" height="{HEIGHT}"/>\n{body}\n</svg>\n'
    )


def curves(searches: Sequence[tuple[Rung, str, int]], others: Sequence[Rung], high: Callable[[float], float]) -> Iterator[str]:
    """Yield a curve for each kind of search, and a line across for each other bot."""
    budgets = [simulations for _, _, simulations in searches]
    first = floor(log10(min(budgets)))
    last = max(first + 1, ceil(log10(max(budgets))))

    def across(simulations: float) -> float:
        return LEFT + 20 + (log10(simulations) - first) / (last - first) * (WIDTH - LEFT - RIGHT - 40)

    for power in range(first, last + 1):
        yield text(across(10**power), HEIGHT - BOTTOM + 20, f"{10**power:,}", 'class="faint" text-anchor="middle"')
    yield text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, "simulations for each move", 'class="faint" text-anchor="middle"')
    for rung in others:
        if rung.low is not None and rung.high is not None:
            size = f'width="{WIDTH - LEFT - RIGHT}" height="{high(rung.low) - high(rung.high):.1f}"'
            yield f'<rect class="band" x="{LEFT}" y="{high(rung.high):.1f}" {size}/>'
        yield rule(LEFT, WIDTH - RIGHT, high(rung.rating), "level")
    named = [(high(rung.rating), rung.bot, "") for rung in others]
    for kind, found in groupby(sorted(searches, key=lambda one: one[1:]), key=lambda one: one[1]):
        points = [(across(simulations), rung) for rung, _, simulations in found]
        way = " ".join(f"{x:.1f},{high(rung.rating):.1f}" for x, rung in points)
        yield f'<polyline class="{kind} curve" points="{way}"/>'
        for x, rung in points:
            yield from dot(x, rung, kind, high)
        named.append((high(points[-1][1].rating), kind, kind))
    below = 0.0
    for y, name, kind in sorted(named):
        below = max(y, below + LINE)
        yield text(WIDTH - RIGHT + 10, below + 4, name, f'class="{kind}"')


def side_by_side(rungs: Sequence[Rung], high: Callable[[float], float]) -> Iterator[str]:
    """Yield a point for each bot, with its name below."""
    for place, rung in enumerate(rungs):
        x = LEFT + (place + 0.5) / len(rungs) * (WIDTH - LEFT - RIGHT)
        yield text(x, HEIGHT - BOTTOM + 20, rung.bot, 'text-anchor="middle"')
        yield from dot(x, rung, "bot", high)


def dot(x: float, rung: Rung, kind: str, high: Callable[[float], float]) -> Iterator[str]:
    """Yield the rating of a bot and its interval."""
    if rung.low is not None and rung.high is not None:
        yield f'<path class="{kind} curve" d="M{x:.1f} {high(rung.low):.1f}V{high(rung.high):.1f}"/>'
    label = f"{rung.bot}: {rung.rating:.1f}"
    yield f'<circle class="{kind}" cx="{x:.1f}" cy="{high(rung.rating):.1f}" r="4"><title>{escape(label)}</title></circle>'


def rule(left: float, right: float, y: float, kind: str) -> str:
    """Return a line across."""
    return f'<path class="{kind}" d="M{left} {y:.1f}H{right}"/>'


def text(x: float, y: float, words: object, attributes: str) -> str:
    """Return words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" {attributes}>{escape(str(words))}</text>'
