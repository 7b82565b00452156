"""How likely a bid is true, for whoever knows some of the dice."""

from collections.abc import Sequence
from functools import cache
from math import comb

from liars_dice.model import Options


def matching(dice: Sequence[int], face: int, options: Options) -> int:
    """How many of these dice count for a face (LIE-5)."""
    return sum(die == face or (die == 1 and options.wild_ones) for die in dice)


@cache
def at_least(needed: int, dice: int, sides: int) -> float:
    """The chance that at least so many of some dice show one of `sides` faces."""
    share = sides / 6
    return sum(comb(dice, hits) * share**hits * (1 - share) ** (dice - hits) for hits in range(max(0, needed), dice + 1))


def chance(count: int, face: int, mine: Sequence[int], unseen: int, options: Options) -> float:
    """The chance that a bid is true, if the unseen dice were just rolled."""
    sides = 2 if options.wild_ones and face != 1 else 1
    return at_least(count - matching(mine, face, options), unseen, sides)
