"""How likely roles are in hidden hands: the more useful a role is to its holder, the likelier."""

from typing import Final

from mypy_extensions import i64

from chaudron.games.wie_verhext.cards import NUMBER_OF_ROLES, ROLES, SIZE, Roles
from chaudron.kernel.bits import has, one, without
from chaudron.kernel.rng import Rng

SURE: Final = 1000
ALMOST: Final = 950
TAKES_OVER: Final = 60
"""How often, in hundredths, a player who can take over an action does so rather than settle for the favour."""


def draw_roles(weights: list[int], among: Roles, number: i64, rng: Rng) -> int:
    """Draw this many different roles from a set, with probabilities proportional to their weights."""
    found: Roles = 0
    whole: i64 = 0
    for role in range(NUMBER_OF_ROLES):
        if has(among, role):
            whole += weights[role]
    while number > 0:
        at: i64 = rng.below(whole)
        for role in range(NUMBER_OF_ROLES):
            if has(among, role):
                at -= weights[role]
                if at < 0:
                    found |= one(role)
                    among = without(among, role)
                    whole -= weights[role]
                    break
        number -= 1
    return int(found)


def likely(weights: list[int], among: Roles, number: i64) -> list[int]:
    """How likely each role is in a hand of this size, in thousandths; an approximation of draws without replacement."""
    whole: i64 = 0
    for role in range(NUMBER_OF_ROLES):
        if has(among, role):
            whole += weights[role]
    found = [0] * len(ROLES)
    if whole == 0:
        return found
    everything = SIZE[among] <= number
    for role in range(NUMBER_OF_ROLES):
        if has(among, role):
            chance: i64 = SURE * number * weights[role] // whole
            found[role] = SURE if everything else int(chance if chance < ALMOST else ALMOST)
    return found
