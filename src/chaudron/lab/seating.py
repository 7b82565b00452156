"""Who sits where: fair to the seats, and to who sits after whom."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, islice
from math import comb
from typing import Final

from chaudron.kernel.model import BadSetup
from chaudron.kernel.rng import Rng

MOST: Final = 24
"""Up to this many seatings, all of them are played: four different bots have 24."""
MIXTURES: Final = 500
"""The maximum number of tables that the bots of a ladder may form: 12 bots form 495 tables of four."""


def seatings(table: Sequence[str], rng: Rng) -> list[tuple[str, ...]]:
    """Return every different seating of these bots or, where there are more than MOST, a balanced draw of them.

    Neither depends on the order of the bots. In a draw, every bot has every seat equally often, and follows every other equally often."""
    bots = sorted(table)
    every = all_seatings(tuple(bots))
    if every is not None:
        return every
    rng.shuffle(bots)
    return [tuple([bots[place] for place in order]) for order in balanced(len(bots))]


@cache
def all_seatings(bots: tuple[str, ...]) -> list[tuple[str, ...]] | None:
    """Return every different seating, or None if there are more than MOST."""
    found = list(islice(permuted(bots), MOST + 1))
    return found if len(found) <= MOST else None


def permuted(bots: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield every different order of these bots, each once."""
    if not bots:
        yield ()
    for bot in dict.fromkeys(bots):
        first = bots.index(bot)
        for rest in permuted(bots[:first] + bots[first + 1 :]):
            yield (bot, *rest)


@cache
def balanced(number: int) -> list[tuple[int, ...]]:
    """Return orders of 0, 1, …, in which each number has every place, and follows every other around the table, equally often.

    One number stays in the middle of a circle of all others. A zigzag through the circle, such as 0 1 5 2 4 3, has both its ends next
    to the number in the middle; turned step by step, and walked in both directions, it leads from each number to each other equally
    often."""
    circle = number - 1
    zigzag = [(step + 1) // 2 if step % 2 else -step // 2 for step in range(circle)]
    turned = [(circle, *[(turn + place) % circle for place in zigzag]) for turn in range(circle)]
    rounds = dict.fromkeys([*turned, *[(way[0], *reversed(way[1:])) for way in turned]])
    return [way[start:] + way[:start] for way in rounds for start in range(number)]


def mixtures(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return every table that these bots can form, each bot at as many seats as any other, give or take one.

    Those that have met least come first, so that a part of the list is nearly as balanced as the whole. Raises BadSetup if there are
    more than MIXTURES."""
    names = sorted(bots)
    rounds, rest = divmod(seats, len(names))
    if comb(len(names), rest) > MIXTURES:
        raise BadSetup("mixtures", bots=len(names), seats=seats, tables=comb(len(names), rest), most=MIXTURES)
    left = list(combinations(names, rest))
    met: Counter[tuple[str, str]] = Counter()
    found: list[tuple[str, ...]] = []
    while left:
        chosen = min(left, key=lambda some: sum(met[pair] for pair in combinations_with_replacement(some, 2)))
        met.update(combinations_with_replacement(chosen, 2))
        left.remove(chosen)
        found.append((*names * rounds, *chosen))
    return found
