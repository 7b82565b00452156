"""How likely roles lie in hands that are not seen: the more useful a role is to its holder, the likelier."""

from typing import Final

from mypy_extensions import i64

from chaudron.games.wie_verhext.cards import NUMBER_OF_ROLES, ROLES, SIZE, Roles
from chaudron.kernel.bits import has, one, without
from chaudron.kernel.rng import Rng

SURE: Final = 1000
ALMOST: Final = 950
TAKES_OVER: Final = 60
"""How often, in hundredths, someone who can take an action over does so rather than be content with the favour."""


def draw_roles(weights: list[int], among: Roles, number: i64, rng: Rng) -> int:
    """So many different roles out of a set, each draw as likely as its weight."""
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
    """How likely each role is in a hand of so many, in thousandths; roughly, as draws without replacement go."""
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
