"""What happens in the processes where bots think: they get the bytes of a view, never a state, and give bytes back.

Only an analysis is made from a record: the match has ended, and nothing about it is hidden any more."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, MutableSequence
from functools import lru_cache, wraps
from math import ceil, sqrt
from pathlib import Path
from time import monotonic, perf_counter
from traceback import extract_tb
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

import msgspec
from msgspec import Struct

from chaudron import bots, games
from chaudron.analysis import Course, examine
from chaudron.analysis.model import AnyPart
from chaudron.bots import Ismcts, Musing
from chaudron.bots.adviser import DRAWS
from chaudron.bots.ismcts import Search
from chaudron.kernel.advice import AnyAdvice
from chaudron.kernel.bot import AnyBot, advise, decide
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Ask, Move, View
from chaudron.kernel.record import decode_record, union
from chaudron.kernel.replay import replay
from chaudron.kernel.rng import Rng

M = TypeVar("M", bound=Move)
P = ParamSpec("P")

NICEST = 19
"""The lowest priority that there is."""
limits: MutableSequence[float] = []
"""When the search at each desk should end; shared with the server, which changes it as others come and go."""


class Sent(NamedTuple):
    """A question as it is sent to a process."""

    game: str
    bot: str
    view: bytes
    ask: bytes
    moves: bytes


class Place(NamedTuple):
    """Where a part of the work is done, and which of how many parts it is."""

    desk: int
    part: int
    parts: int


class Part(Struct, Generic[M], frozen=True):
    """What one process has found out for a decision."""

    votes: list[tuple[M | None, int, float]]
    """For each move, how often a search visited it, and its reward; any other bot votes once."""
    simulations: int = 0
    cut: bool = False
    """Whether the search had to end before its answer was certain."""
    seconds: float = 0.0


def prepare(shared: MutableSequence[float], niceness: int) -> None:
    """Set up a process: let others go first, where the system knows such a thing; the nicest gets only time that nobody else wants."""
    global limits
    limits = shared
    if hasattr(os, "nice"):
        os.nice(niceness)
    if sys.platform == "linux" and niceness >= NICEST:
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def failure(error: Exception) -> str:
    """Return the kind of an error and where it was raised; its text may contain what somebody holds, and would be logged."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(last.filename).name}, line {last.lineno}"


def answering(work: Callable[P, Any]) -> Callable[P, bytes]:
    """Make a function return bytes, and raise only errors of a kind that gets back to the server."""

    @wraps(work)
    def answer(*args: P.args, **rest: P.kwargs) -> bytes:
        try:
            return msgspec.json.encode(work(*args, **rest))
        except Exception as error:  # many exceptions cannot be pickled, and would break the pool
            raise RuntimeError(failure(error)) from None

    return answer


def read(sent: Sent, place: Place) -> tuple[AnyGame, AnyBot, View, Ask, list[Move]]:
    """Return a question as it was before it was sent, and the bot that is asked; if it searches, it keeps to the limit of its desk."""
    game = games.load(sent.game)
    kinds = game.about
    bot = bots.make(sent.bot, game)
    search = bot.search if isinstance(bot, Musing) else bot
    if isinstance(search, Ismcts):
        search.spent = lambda: monotonic() > limits[place.desk]
    view: View = msgspec.json.decode(sent.view, type=kinds.view)
    ask: Ask = msgspec.json.decode(sent.ask, type=union(kinds.asks))
    moves: list[Move] = msgspec.json.decode(sent.moves, type=list[union(kinds.moves)])  # type: ignore[misc]
    return game, bot, view, ask, moves


@answering
def think(sent: Sent, seed: bytes, place: Place) -> Part[Any]:
    """Decide, or do one of several parts of a search; the same seed and number of parts give the same votes."""
    _, bot, view, ask, moves = read(sent, place)
    rng = Rng(seed, place.part)
    began = perf_counter()
    if not isinstance(bot, Ismcts) or not bot.simulations or len(moves) == 1:
        return Part([(decide(bot, view, ask, moves, rng), 1, 0.0)], seconds=perf_counter() - began)
    bot.simulations = ceil(share(bot.simulations, place.parts))
    search = bot.search(view, rng)
    left = bot.simulations - search.simulations
    cut = left > 0 and search.lead() <= left
    return Part(votes(search, 0 if cut else left), search.simulations, cut, perf_counter() - began)


def share(whole: float, parts: int) -> float:
    """Return how much of a search each of its parts does.

    It is more than an equal share, because several small trees know less than a large one: divided equally into two parts, a search of
    a few hundred simulations is no better than a whole one of two thirds its size."""
    return whole / sqrt(parts)


def votes(search: Search[Any, M, Any], spared: int) -> list[tuple[M | None, int, float]]:
    """Return the votes of a search; the simulations that were spared because they could not change its answer count for that answer."""
    best, *others = search.ranked()
    visits = best.visits + spared
    return [(best.move, visits, best.reward * visits / best.visits), *((other.move, other.visits, other.reward) for other in others)]


@answering
def consider(sent: Sent, most: int, place: Place) -> list[AnyAdvice]:
    """Advise on at most this many moves; the same view always gets the same draws."""
    return advise(*read(sent, place), Rng(DRAWS), most)


@lru_cache(maxsize=1)
def course_of(record: bytes) -> Course:
    """Return a finished match step by step; kept for the next steps of the same match."""
    found = decode_record(record)
    return Course(replay(games.load(found.game), found))


@answering
def examine_steps(record: bytes, bot: str, steps: list[int], walks: int, spared: set[int], place: Place) -> list[AnyPart]:
    """Find out about some steps of a finished match; those that are spared were nobody's decision."""
    course = course_of(record)
    return [examine(course, step, bot, walks, [] if step in spared else None) for step in steps]
