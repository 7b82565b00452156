"""Which paragraph of the rules page explains what, and the potions that the page shows."""

from typing import Final

from chaudron.games.wie_verhext.cards import PILES, deck_of
from chaudron.games.wie_verhext.model import Good, Options, Parchment, Pile, Role
from chaudron.games.wie_verhext.scene import potion_piece
from chaudron.kernel.model import Facts

CAULDRONS = (Pile.COPPER, Pile.IRON, Pile.SILVER)
FAMILIES: Final[dict[str, tuple[Role, ...]]] = {
    "gathering": (Role.WOLF_KEEPER, Role.SNAKE_HUNTER, Role.HERB_GATHERER),
    "trading": (Role.ALCHEMIST, Role.FORTUNE_TELLER, Role.ASSISTANT),
    "brewing": (Role.WIZARD, Role.WITCH, Role.DRUID),
    "collecting": (Role.CUTPURSE, Role.BEGGING_MONK),
    "parchments": (Role.WARLOCK,),
}
"""The paragraphs on the roles."""
PARAGRAPHS: Final[dict[str, str]] = {
    "ask-choose-roles": "choosing",
    "ask-call-role": "calling",
    "ask-answer-call": "answering",
    "ask-use-action": "acting",
    "ask-use-favour": "answering",
    "ask-take-card": "collecting",
    "ask-give-drops": "collecting",
    **{f"role-{role.value}": paragraph for paragraph, roles in FAMILIES.items() for role in roles},
    **{f"good-{good.value}": "roles" for good in Good},
    **{f"potion-{pile.value}": "brewing" if pile in CAULDRONS else "collecting" for pile in PILES},
    **{f"parchment-{parchment.value}": "parchments" for parchment in Parchment},
    "say-ready": "choosing",
    "say-call": "calling",
    "say-claim": "answering",
    "say-favour": "answering",
    "say-do": "acting",
    "say-decline": "acting",
    "say-vial-red": "brewing",
    "say-vial-white": "brewing",
    "say-vial-green": "brewing",
    **{f"zone-{pile.value}": "potions" for pile in PILES},
    "zone-parchment": "parchments",
    "zone-banned": "out",
    "zone-called": "next",
    "zone-turned": "round-end",
    "zone-supply": "goods",
    "zone-answers": "answering",
    "zone-goods": "roles",
    "zone-potions": "brewing",
    "zone-trick": "answering",
    "zone-aside": "choosing",
    "zone-hand": "calling",
}


def potions() -> dict[str, tuple[str, Facts]]:
    """Return the potions of our own file by name: `copper-1` is the top card of the copper cauldron."""
    deck = deck_of(Options())
    pieces = {f"{pile.value}-{place + 1}": potion_piece(deck, pile, place) for pile in PILES for place in range(deck.size[pile.number])}
    return {name: (piece.face or "", dict(piece.facts)) for name, piece in pieces.items()}
