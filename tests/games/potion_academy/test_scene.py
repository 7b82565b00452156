"""What is shown of Potion Academy beyond what every game shows: whom a target reaches now."""

import pytest

from chaudron.games.potion_academy import GAME, State
from chaudron.games.potion_academy.model import Aim, Card, Hit
from tests.games.potion_academy.table import SEATS, card, table, walk


def reach(state: State, seat: int | None, target: Card) -> set[int]:
    """The players that a placed card's target is shown to reach."""
    zones = GAME.scene(GAME.view(state, seat)).zones
    name = f"target:{target.potion.value}-{target.target.value}-{target.effect.value}"
    (bits,) = [int(piece.facts["reach"]) for zone in zones for piece in zone.pieces if piece.id == name]
    return {player for player in range(5) if bits >> player & 1}


def test_aca_13_hands_count_for_whoever_looks() -> None:
    """Two of three cards, three of three: known from the sizes of hands, which everybody sees."""
    hands = ("amber snatch", "azure smash, azure bury", "crimson smash, crimson forage, emerald bury")
    state = table(*hands, placed=["amber hand-3 forage, amber hand-2-3 pickpocket, emerald anyone smash"])
    for seat in (0, 1, 2, None):
        assert reach(state, seat, card("amber forage")) == {2}
        assert reach(state, seat, card("amber pickpocket")) == {1, 2}
        assert reach(state, seat, card("emerald smash")) == {0, 1, 2}


@pytest.mark.parametrize("seats", SEATS)
def test_whoever_an_action_can_strike_is_shown_as_reached(seats: int) -> None:
    tried = 0
    for state, _ in walk(seats, 3):
        for seat in GAME.asks(state):
            for move in GAME.moves(state, seat):
                if isinstance(move, Aim | Hit):
                    assert move.on in reach(state, seat, move.through)
                    tried += 1
    assert tried > 0
