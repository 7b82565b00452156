"""Roles of Wie verhext! in action."""

from typing import Any

from chaudron.games.wie_verhext import State
from chaudron.games.wie_verhext.model import CallRole, Role
from tests.games.wie_verhext.table import FORTUNE_TELLER, WARLOCK, WOLF_KEEPER, asked, call, favour, table

THREES = "rrr rrw rrg rww rwg rgg www wwg wgg ggg"
"""Every way to mix three drops."""


def spare(role: Role) -> tuple[Role, ...]:
    """Two other roles, so that nobody runs out of cards."""
    return tuple(other for other in (WARLOCK, FORTUNE_TELLER, WOLF_KEEPER) if other is not role)[:2]


def acting(role: Role, owned: str, *others: str, **situation: Any) -> State:
    """Seat 0 has called a role that nobody else holds."""
    hands = [(role, *spare(role)), *[spare(role)] * max(2, len(others))]
    state = table(*hands, owned=[owned, *others], **situation)
    call(state, role)
    return state


def favouring(role: Role, owned: str, *others: str, **situation: Any) -> State:
    """Seat 1 has taken the favour of a role that seat 0 called; seat 0 owns nothing unless given."""
    hands = [(role, *spare(role)), (role, *spare(role)), spare(role)]
    state = table(*hands, owned=[others[0] if others else "", owned, *others[1:]], **situation)
    call(state, role)
    favour(state)
    return state


def moves_on(state: State) -> bool:
    """Seat 0 had nothing to decide: the trick is over, and it calls the next role."""
    return asked(state) == (0, CallRole())
