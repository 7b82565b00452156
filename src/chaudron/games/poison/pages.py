"""Which paragraph of the rules page explains what."""

from typing import Final

from chaudron.games.poison.model import Card

PARAGRAPHS: Final[dict[str, str]] = {
    "ask-play": "turn",
    **{f"card-{card.value}": "colours" for card in Card},
    "card-poison": "poison",
    "zone-cauldron": "boiling",
    "zone-stock": "pile",
    "zone-aside": "deal",
    "zone-taken": "points",
    "zone-hand": "turn",
}
