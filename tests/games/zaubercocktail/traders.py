"""Ask traders what they would do."""

from collections.abc import Sequence

from chaudron.games.zaubercocktail.cards import KINDS, bundle_of
from chaudron.games.zaubercocktail.game import TRADERS
from chaudron.games.zaubercocktail.state import State
from chaudron.kernel.model import Move, Seat
from chaudron.testing import rng
from tests.games.zaubercocktail.table import GAME, cards, table

EVERYBODY = sorted(TRADERS)


def said(trader: str, state: State, seat: Seat = 0, draws: int = 0, moves: Sequence[Move] | None = None) -> Move | None:
    """What a trader says at a seat."""
    listed = GAME.moves(state, seat) if moves is None else moves
    return TRADERS[trader]().choose(GAME.view(state, seat), GAME.asks(state)[seat], listed, rng(draws))


def open_table(*texts: str, round: int = 0, stones: Sequence[Seat] = ()) -> State:
    """Everybody trades, and everybody knows all hands."""
    state = table(*texts, round=round, stones=stones)
    for seat, text in enumerate(texts):
        state.known[KINDS * seat : KINDS * seat + KINDS] = bundle_of(cards(text))
    return state
