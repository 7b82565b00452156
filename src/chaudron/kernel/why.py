"""Why not: what a person meant by touching things that no legal move has, and why the rules refuse it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, product
from typing import TYPE_CHECKING, Any, Final

from chaudron.kernel.model import IllegalMove, Move, Seat, View
from chaudron.kernel.rng import Rng

if TYPE_CHECKING:
    from chaudron.kernel.game import AnyGame

DRAWS: Final = bytes(32)
"""Legal moves depend only on what a seat knows, so any imagined state has the same."""
MOST_CROSSED: Final = 2000
"""The number of crossed moves that are tried for each kind."""


def why_not(game: AnyGame, state: Any, seat: Seat, move: Move | None) -> IllegalMove:
    """Return why a seat may not make the move that it meant; if it means none, or may make it, that this leads nowhere."""
    if move is not None:
        try:
            game.check(state, seat, move)
        except IllegalMove as refusal:
            return refusal
    return IllegalMove("nowhere") if seat in game.asks(state) else IllegalMove("not-asked", seat=seat)


def nearest(game: AnyGame, view: View, touches: Sequence[str]) -> Move | None:
    """Return a move of a legal kind that needs all these touches: legal moves crossed field by field, such as the card of one with the
    place of another."""
    if view.seat is None:
        return None
    legal: list[Move] = list(game.moves(game.imagine(view, Rng(DRAWS)), view.seat))
    for kind in dict.fromkeys([type(move) for move in legal]):
        same = [move for move in legal if type(move) is kind]
        values = [dict.fromkeys([getattr(move, field) for move in same]) for field in kind.__struct_fields__]
        for crossed in islice(product(*values), MOST_CROSSED):
            move = kind(*crossed)
            if move not in same and set(touches) <= set(game.touches(view, move)):
                return move
    return None
