"""Looks back on a finished match: who was likely to win when, what turned it, what each decision was worth, and what was luck."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from chaudron import bots
from chaudron.analysis.account import summed_up
from chaudron.analysis.chances import WALKS, Chancer
from chaudron.analysis.course import Course
from chaudron.analysis.judging import SEED, judged
from chaudron.analysis.model import AnyAnalysis, AnyPart, Part
from chaudron.bots.levels import LEVELS, STRONGEST, bot_of
from chaudron.kernel.bot import Guide
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup, Seat
from chaudron.kernel.rng import Rng

__all__ = ["Course", "analyse", "examine", "judge_of", "summed_up"]


def analyse(
    match: Match[Any, Any, Any],
    bot: str | None = None,
    *,
    seats: Iterable[Seat] | None = None,
    walks: int = WALKS,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> AnyAnalysis:
    """Return the analysis of a finished match, the same each time; raises BadRecord if it has not ended.

    `bot` judges the decisions of these seats, or of all of them; `progress` is told how many parts are done, and may raise an exception
    to stop."""
    course = Course(match)
    judge = judge_of(match, bot)
    parts: list[AnyPart] = []
    of = len(course.moments)
    for step in range(of):
        progress(step, of)
        parts.append(examine(course, step, judge, walks, None if seats is None else list(seats)))
    progress(of, of)
    return summed_up(match, judge, parts)


def judge_of(match: Match[Any, Any, Any], bot: str | None = None) -> str:
    """Return the name of the bot that judges decisions: by default, the strongest level.

    Raises BadSetup if there is no such bot, and for a market without a guide, where nobody can say who is likely to win."""
    game = match.game
    if game.about.market and type(game.guide(match.copy(at=0).view(None))) is Guide:
        raise BadSetup("analysis", game=game.about.name)
    found = bot_of(STRONGEST if bot is None else bot, game) if bot is None or bot in LEVELS else bot
    bots.make(found, game)
    return found


def examine(course: Course, step: int, bot: str, walks: int = WALKS, seats: Sequence[Seat] | None = None) -> AnyPart:
    """Return what can be found out about one step; parts can be made in any order, and by several processes."""
    moment = course.moments[step]
    rng = Rng(SEED, step).fork()
    chancer = Chancer(course, walks)
    if moment.words:
        return Part(step, None, None, (0.0,) * course.match.seats, None)
    now = chancer.after(moment, rng)
    before = chancer.before_the_deal(rng) if step == 0 else chancer.before_chance(course.moments[step - 1], moment, rng)
    decision = judged(course, moment, bot) if seats is None or moment.seat in seats else None
    if before is None:
        return Part(step, now.chances, None, (0.0,) * course.match.seats, decision)
    return Part(step, now.chances, before.chances, now.apart_from(before), decision)
