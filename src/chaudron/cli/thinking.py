"""Measures how a server's bots think: many at once on all cores, and one alone."""

import asyncio
from collections.abc import Iterator, Sequence
from statistics import median
from time import monotonic
from typing import Any

from chaudron import bots, games
from chaudron.bots.levels import STRONGEST, bot_of
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.lab.bench import Figure
from chaudron.lab.crew import processes
from chaudron.server.line import Whose
from chaudron.server.thinker import Thinker, Thought, Thoughts

CROWD = 30
"""How many decide at once."""


async def decided(thinker: Thinker, game: AnyGame, number: int) -> tuple[Thought, float]:
    """Let the strongest level decide after a deal, at a table of its own, and return the decision and the seconds until it is there."""
    match: Match[Any, Any, Any] = Match(game, game.about.usual, seed=number.to_bytes(32, "big"))
    seat, question = next(iter(match.questions().items()))
    asked = monotonic()
    whose = Whose(f"host {number}", f"table {number}", lambda: True)
    found = await thinker.think(game, bot_of(STRONGEST, game), match.view(seat), question.ask, list(match.moves(seat)), whose)
    return found, monotonic() - asked


async def ready(game: AnyGame, desks: int) -> Thinker:
    """Return a thinker whose processes all have the game."""
    thinker = Thinker(desks)
    await asyncio.gather(*(decided(thinker, game, number) for number in range(2 * desks)))
    thinker.thoughts = Thoughts()
    return thinker


async def crowd(game: AnyGame) -> list[Figure]:
    """Let many decide at once on all cores."""
    thinker = await ready(game, processes())
    try:
        found = await asyncio.gather(*(decided(thinker, game, number) for number in range(CROWD)))
    finally:
        thinker.close()
    title = f"{game.about.name}: {CROWD} masters at once on {processes()} cores"
    figures = [Figure(f"{title}: the slowest answer", max(seconds for _, seconds in found), 0, {}, "s")]
    if wanted := bots.simulations(bot_of(STRONGEST, game)):
        fewest = min(thought.simulations for thought, _ in found)
        figures.append(Figure(f"{title}: the fewest simulations", fewest, 0, {f"of {wanted}": fewest / wanted}, "simulations"))
    figures.append(Figure(f"{title}: searches cut", thinker.thoughts.cut, 0, {"the smallest time granted": thinker.thoughts.smallest}, ""))
    return figures


async def alone(game: AnyGame, repeats: int) -> list[Figure]:
    """Let one decide at a time, on one core and on all cores in turn."""
    thinkers = {desks: await ready(game, desks) for desks in sorted({1, processes()})}
    rates: dict[int, list[float]] = {desks: [] for desks in thinkers}
    try:
        for number in range(repeats):
            for desks, thinker in thinkers.items():
                found, _ = await decided(thinker, game, number)
                rates[desks].append(found.simulations / found.seconds)
    finally:
        for thinker in thinkers.values():
            thinker.close()
    title = f"{game.about.name}: a master alone, simulations"
    return [
        Figure(
            f"{title}, {desks} core{'s' * (desks > 1)}",
            median(rate),
            0,
            {"1 core": median(a / b for a, b in zip(rate, rates[1], strict=True))},
        )
        for desks, rate in rates.items()
    ]


def thinking(names: Sequence[str], repeats: int) -> Iterator[Figure]:
    """Measure how masters of each game think."""
    for name in names or games.names():
        game = games.load(name)
        yield from asyncio.run(crowd(game))
        if bots.simulations(bot_of(STRONGEST, game)):
            yield from asyncio.run(alone(game, repeats))
