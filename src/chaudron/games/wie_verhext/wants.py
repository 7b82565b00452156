"""Which roles a person in that position would want: the more useful a role is to its holder, the likelier it is in hand."""

from mypy_extensions import i64

from chaudron.games.wie_verhext.deals import ROLES
from chaudron.games.wie_verhext.rules import State
from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng


def wants(state: State, seat: Seat) -> list[int]:
    """A weight for each role, from what lies open before everybody."""
    return [1] * len(ROLES)


def draw_roles(weights: list[int], among: i64, number: i64, rng: Rng) -> int:
    """So many different roles out of a set, each draw as likely as its weight."""
    found: i64 = 0
    for _ in range(number):
        all_weights: i64 = 0
        for role in range(12):
            if among >> role & 1:
                all_weights += weights[role]
        at: i64 = rng.below(all_weights)
        for role in range(12):
            if among >> role & 1:
                at -= weights[role]
                if at < 0:
                    found |= 1 << role
                    among &= ~(1 << role)
                    break
    return int(found)
