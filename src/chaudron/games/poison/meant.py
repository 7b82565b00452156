"""What a person meant by touching a card and a cauldron that do not go together."""

from collections.abc import Sequence
from typing import Final

from chaudron.games.poison.choices import CAULDRONS
from chaudron.games.poison.model import Card, Pour, View
from chaudron.games.poison.scene import TOUCH, cauldron_touch

CARD_OF: Final = {TOUCH[card.number]: card for card in Card}
CAULDRON_OF: Final = {cauldron_touch(cauldron): cauldron for cauldron in range(CAULDRONS)}


def meant(view: View, touches: Sequence[str]) -> Pour | None:
    """Pour the card touched last, or any, into the cauldron touched last, or any."""
    cards = [*view.hand[:1], *(CARD_OF[touch] for touch in touches if touch in CARD_OF)]
    cauldrons = [0, *(CAULDRON_OF[touch] for touch in touches if touch in CAULDRON_OF)]
    return Pour(cards[-1], cauldrons[-1]) if cards else None
