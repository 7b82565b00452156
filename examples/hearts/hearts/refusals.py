"""Why a card cannot be passed or played."""

from typing import Final

from mypy_extensions import i64

from chaudron.kernel.model import IllegalMove, Move, Seat
from hearts.cards import ONE, RANKS, SEATS, SUITS, size
from hearts.choices import playable
from hearts.model import Pass, Play, Suit
from hearts.state import PASSED, State

SUIT_NAMES: Final = [f"suit-{suit.value}" for suit in Suit]


def check(state: State, seat: Seat, move: Move) -> None:
    """Refuse a move that the rules do not allow, with the reason."""
    assert isinstance(move, (Pass, Play))
    if not 0 <= seat < SEATS or (seat != state.turn and not state.passing):
        raise IllegalMove("not-your-turn")
    if isinstance(move, Play) and state.passing:
        raise IllegalMove("pass-first")
    if isinstance(move, Pass) and (not state.passing or size(state.passed[seat]) == PASSED):
        raise IllegalMove("passed-already")
    one: i64 = ONE[move.card.number]
    if not state.hands[seat] & one:
        raise IllegalMove("not-held", card=f"card-{move.card.value}")
    if state.passing:
        return
    led: i64 = state.trick[0] // RANKS
    if playable(state.house, state.hands[seat], state.number, led, broken=state.broken) & one:
        return
    if state.number == 0:
        raise IllegalMove("club-first" if state.options.can_lead_any_club else "two-first")  # HEA-5
    if state.number % SEATS == 0:
        raise IllegalMove("not-broken")  # HEA-8
    if state.hands[seat] & SUITS[led]:
        raise IllegalMove("must-follow", suit=SUIT_NAMES[led])  # HEA-6
    raise IllegalMove("no-points-yet")  # HEA-7
