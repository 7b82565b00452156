"""What a person meant by touching cards, symbols, players or words that lead to no move."""

from collections.abc import Sequence
from typing import Final

from chaudron.games.potion_academy.cards import deck_of
from chaudron.games.potion_academy.choices import needs_target
from chaudron.games.potion_academy.model import Aim, Bury, Card, Combination, Discard, Done, Hit, Place, Refill, Score, Take, Use, View
from chaudron.games.potion_academy.scene import slug
from chaudron.kernel.model import Move

DISCARDS: Final = ("first", "refilled", "discard", "clear")
TAKES: Final = ("pick", "salvage", "keep")
SCORED: Final = {f"say:score-{combination.value}": combination for combination in Combination}


def meant(view: View, touches: Sequence[str]) -> Move | None:
    """An action, if a symbol was touched; otherwise a combination, or what a card is for in this phase."""
    cards = named(view, "card", touches)
    effects = named(view, "effect", touches)
    targets = named(view, "target", touches)
    if effects or targets:
        return action(view, effects, targets, cards, player_in(touches))
    for touch in touches:
        if touch in SCORED:
            return Score(SCORED[touch], cards[-1]) if cards else None
    if cards:
        return with_card(view, cards[-1])
    return Refill() if "say:refill" in touches else Done()


def named(view: View, kind: str, touches: Sequence[str]) -> list[Card]:
    """The cards of which this was touched: the card itself, its effect or its target."""
    known = {f"{kind}:{slug(card)}": card for card in deck_of(view.options).cards}
    return [known[touch] for touch in touches if touch in known]


def player_in(touches: Sequence[str]) -> int:
    """The player touched, or any."""
    for touch in touches:
        kind, _, number = touch.partition(":")
        if kind == "player" and number.isdecimal() and len(number) == 1:
            return int(number)
    return 0


def with_card(view: View, card: Card) -> Move:
    """What touching a card means in this phase."""
    if view.phase in DISCARDS:
        return Discard(card)
    if view.phase in TAKES:
        return Take(card)
    return Bury(card) if view.phase == "bury" else Place(card)


def action(view: View, effects: Sequence[Card], targets: Sequence[Card], cards: Sequence[Card], on: int) -> Move:
    """The effect with the target; what was not touched comes from another card that has it, or else from the same card."""
    mine = view.placed[view.turn]
    if effects:
        by = effects[-1]
        others = [laid.card for laid in mine if laid.card != by and not laid.target_used]
        if not targets and (not others or not needs_target(by.effect.number)):
            return Use(by)
        through = targets[-1] if targets else others[0]
    else:
        through = targets[-1]
        free = [laid.card for laid in mine if laid.card != through and not laid.effect_used and needs_target(laid.card.effect.number)]
        by = free[0] if free else through
    return Hit(by, through, on, cards[-1]) if cards else Aim(by, through, on)
