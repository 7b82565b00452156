"""Measures whether the time that a server's bots take gives away what they have to choose from."""

import asyncio
from collections.abc import Iterator, Sequence
from statistics import median
from time import monotonic
from typing import Any, NamedTuple

from chaudron import games
from chaudron.bots.levels import LEVELS, bot_of
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, Move, View
from chaudron.kernel.rng import Rng
from chaudron.lab.bench import Figure
from chaudron.server.line import Whose
from chaudron.server.thinker import Thinker

MATCHES = 6
"""The number of matches from which questions are taken."""
WHOSE = Whose("host", "table", lambda: True)


class Posed(NamedTuple):
    """A question, as it is posed to a bot."""

    view: View
    ask: Ask
    moves: list[Move]


def questions(game: AnyGame) -> list[Posed]:
    """Return the questions that must be answered in some random matches."""
    found: list[Posed] = []
    for number in range(MATCHES):
        match: Match[Any, Any, Any] = Match(game, game.about.usual, seed=number.to_bytes(32, "big"))
        rng = Rng(match.seed, 0).fork()
        while match.outcome is None:
            seat, question = rng.choice(sorted(match.questions().items()))
            moves = list(match.moves(seat))
            if question.ask.must:
                found.append(Posed(match.view(seat), question.ask, moves))
            match.play(seat, rng.choice(moves))
    return found


def split(posed: Sequence[Posed], number: int) -> tuple[list[Posed], list[Posed]]:
    """Return so many questions with the least to choose from, and as many with the most."""
    ordered = sorted(posed, key=lambda each: len(each.moves))
    return ordered[:number], ordered[-number:]


async def taken(game: AnyGame, bot: str, pairs: Sequence[tuple[Posed, Posed]]) -> tuple[list[float], list[float]]:
    """Return how many seconds a bot alone takes for the first and for the second of each pair, in turn."""
    thinker = Thinker(1)
    times: tuple[list[float], list[float]] = [], []
    try:
        await thinker.think(game, bot, *pairs[0][1], WHOSE)  # the process starts
        for pair in pairs:
            for found, posed in zip(times, pair, strict=True):
                asked = monotonic()
                await thinker.think(game, bot, *posed, WHOSE)
                found.append(monotonic() - asked)
    finally:
        thinker.close()
    return times


def told_apart(some: Sequence[float], others: Sequence[float]) -> float:
    """Return how often one is right who takes the quicker of two answers, one of each kind, for one of the first: 0.5 is chance."""
    right = sum((a < b) + (a == b) / 2 for a in some for b in others)
    return right / (len(some) * len(others))


def timing(names: Sequence[str], repeats: int) -> Iterator[Figure]:
    """Measure all levels of each game, with no pause before their answers, as at an instant table."""
    for name in names or games.names():
        game = games.load(name)
        few, many = split(questions(game), repeats)
        choices = [median(len(each.moves) for each in kind) for kind in (few, many)]
        for level in LEVELS:
            quick, slow = asyncio.run(taken(game, bot_of(level, game), list(zip(few, many, strict=True))))
            title = f"{name}, {level}: an answer with {choices[0]:g} and with {choices[1]:g} choices"
            yield Figure(title, 1000 * median(quick), 0, {f"{1000 * median(slow):.1f} ms": median(quick) / median(slow)}, "ms")
            yield Figure(f"{name}, {level}: told apart by the clock, of 100 (50 is chance)", 100 * told_apart(quick, slow), 0, {}, "")
