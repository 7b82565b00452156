"""Which paragraph of the rules page explains what, and the cards that the page shows."""

from collections import Counter
from typing import Final

from chaudron.games.potion_academy.cards import deck_of
from chaudron.games.potion_academy.model import Effect, Options, Target
from chaudron.kernel.model import Facts

PARAGRAPHS: Final[dict[str, str]] = {
    "ask-discard-first": "setup",
    "ask-take-turn": "turn",
    "ask-follow-up": "actions",
    "ask-may-score": "scoring",
    "ask-discard-one": "turn",
    "ask-clear-one": "turn",
    "ask-pick-card": "effects",
    "ask-choose-buried": "effects",
    "ask-choose-salvage": "effects",
    "ask-keep-one": "effects",
    "card": "goal",
    "symbol-target": "targets",
    "symbol-effect": "effects",
    **{f"target-{target.value}": "targets" for target in Target},
    **{f"effect-{effect.value}": "effects" for effect in Effect},
    "say-refill": "turn",
    "say-done": "turn",
    "say-score-three-different": "scoring",
    "say-score-four-different": "scoring",
    "say-score-three-alike": "scoring",
    "zone-pile": "turn",
    "zone-discard": "setup",
    "zone-placed": "turn",
    "zone-symbols": "actions",
    "zone-tokens": "actions",
    "zone-hand": "turn",
    "zone-seen": "effects",
    "zone-drawn": "effects",
    "zone-aside": "setup",
    "zone-sayings": "turn",
    "dummy": "solo",
}


def cards() -> dict[str, tuple[str, Facts]]:
    """Return the cards of our own file by name: `amber-1` to `amber-4` have the potion amber, `none-1` has none."""
    found: dict[str, tuple[str, Facts]] = {}
    seen: Counter[str] = Counter()
    for card in deck_of(Options()).cards:
        seen[card.potion.value] += 1
        facts: Facts = {
            "potion": f"potion-{card.potion.value}",
            "target": f"target-{card.target.value}",
            "effect": f"effect-{card.effect.value}",
        }
        found[f"{card.potion.value}-{seen[card.potion.value]}"] = ("card", facts)
    return found
