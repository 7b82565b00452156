"""Why a card cannot be poured somewhere."""

from chaudron.games.poison.cards import COLOUR, count
from chaudron.games.poison.choices import CAULDRONS, PLACES, colour_in
from chaudron.games.poison.model import Pour
from chaudron.games.poison.state import State
from chaudron.kernel.model import IllegalMove, Seat


def check(state: State, seat: Seat, move: Pour) -> None:
    """Refuse a move that the rules do not allow, with the reason (POI-5 to POI-9)."""
    if seat != state.turn:
        raise IllegalMove("not-your-turn")
    kind = move.card.number
    if not count(state.hands[seat], kind):
        raise IllegalMove("card-not-held", card=f"card-{move.card.value}")
    if move.cauldron not in range(CAULDRONS):
        raise IllegalMove("no-such-cauldron", place=move.cauldron)
    allowed = PLACES[state.colouring][kind]
    if move.cauldron in allowed:
        return
    if colour_in(state.colouring, allowed[0]) == COLOUR[kind]:
        raise IllegalMove("colour-elsewhere", card=f"card-{move.card.value}", place=allowed[0])
    raise IllegalMove("other-colour", card=f"card-{move.card.value}", place=move.cauldron)
