"""What a finished match of Poison has to say on the topics of a study."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from chaudron.games.poison.model import BoiledOver, Card, Colour, Dealt, Received, Scored
from chaudron.kernel.model import Event, Finding, Topic

TOPICS: Final = (
    Topic("order", "place"),
    Topic("round-order", "each"),
    Topic("dealt", "dealt"),
    Topic("paid", "each"),
    Topic("boils", "once"),
)
PAID: Final[dict[Enum, str]] = {**{colour: f"colour-{colour.value}" for colour in Colour}, Card.POISON: f"card-{Card.POISON.value}"}
"""What penalty points are for."""


def findings(seats: int, story: Sequence[Event]) -> list[Finding]:
    """What the order of play in a round, the cards dealt and the cards taken brought."""
    found: list[Finding] = []
    starter = -1
    boils = 0
    for event in story:
        if isinstance(event, Dealt):
            if starter < 0:
                found += [Finding("order", f"ordinal-{place + 1}", (event.starter + place) % seats) for place in range(seats)]
            starter = event.starter
        elif isinstance(event, Received):
            found += [Finding("dealt", f"card-{card.value}", event.seat) for card in event.cards]
        elif isinstance(event, BoiledOver):
            boils += 1
        elif isinstance(event, Scored):
            found.append(Finding("round-order", f"ordinal-{(event.seat - starter) % seats + 1}", event.seat, float(event.points)))
            paid = {cost.what: cost.amount for cost in event.costs}
            found += [Finding("paid", thing, event.seat, float(paid.get(what, 0))) for what, thing in PAID.items()]
    found.append(Finding("boils", "", -1, float(boils)))
    return found
