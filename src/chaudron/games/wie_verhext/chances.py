"""How likely roles are in hidden hands: the more useful a role is to its holder, the likelier."""

from typing import Final

from mypy_extensions import i64

from chaudron.games.wie_verhext.cards import NUMBER_OF_ROLES, SIZE, Roles
from chaudron.kernel.bits import one, without
from chaudron.kernel.rng import Rng

SURE: Final = 1000
ALMOST: Final = 950
TAKES_OVER: Final = 60
"""How often, in hundredths, a player who can take over an action does so rather than settle for the favour."""


def draw_roles(weights: list[int], among: Roles, number: i64, rng: Rng) -> int:
    """Draw this many different roles from a set, with probabilities proportional to their weights."""
    found: Roles = 0
    whole: i64 = 0
    role: i64
    for role in range(NUMBER_OF_ROLES):
        if among >> role & 1:
            whole += weights[role]
    while number > 0:
        at: i64 = rng.below(whole)
        for role in range(NUMBER_OF_ROLES):
            if among >> role & 1:
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
    role: i64
    for role in range(NUMBER_OF_ROLES):
        if among >> role & 1:
            whole += weights[role]
    found = [0] * NUMBER_OF_ROLES
    if whole == 0:
        return found
    everything = SIZE[among] <= number
    for role in range(NUMBER_OF_ROLES):
        if among >> role & 1:
            chance: i64 = SURE * number * weights[role] // whole
            if everything:
                chance = SURE
            elif chance > ALMOST:
                chance = ALMOST
            found[role] = int(chance)
    return found
