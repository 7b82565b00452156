"""What a person meant by touching offers, cards or words that lead to no move."""

from collections.abc import Sequence
from typing import Final

from chaudron.games.zaubercocktail.cards import INGREDIENTS, JOKER
from chaudron.games.zaubercocktail.choices import ENOUGH, STONE
from chaudron.games.zaubercocktail.model import Accept, Ingredient, Show, View, Withdraw, offer_place
from chaudron.kernel.model import Move

KIND_OF: Final[dict[str, Ingredient]] = {f"card:{ingredient.value}": ingredient for ingredient in INGREDIENTS}
WORDS: Final[dict[str, Move]] = {"say:stone": STONE, "say:enough": ENOUGH}


def meant(view: View, touches: Sequence[str]) -> Move | None:
    """What was said last: to accept or withdraw an offer, to show the cards that were touched, or a word."""
    last = touches[-1] if touches else ""
    for offer in view.offers:
        if offer_place(offer.number) == last:
            return Withdraw(offer.number) if offer.seat == view.seat else Accept(offer.number)
    if last in WORDS:
        return WORDS[last]
    kinds = [kind for touch in touches if (kind := KIND_OF.get(touch.rpartition(":")[0])) is not None]
    return shown(view, kinds) if kinds else None


def shown(view: View, kinds: Sequence[Ingredient]) -> Show:
    """The collection of these cards; no hand has enough cards for one of several ingredients."""
    joker = INGREDIENTS[JOKER]
    plain = [kind for kind in kinds if kind is not joker] or [joker]
    cards = len(plain) if len(set(plain)) == 1 else len(plain) + len(view.hand)
    return Show(plain[-1], cards, kinds.count(joker) if plain[-1] is not joker else 0)
