"""What a finished match of Potion Academy has to say on the topics of a study."""

from collections.abc import Sequence
from typing import Final

from chaudron.games.potion_academy.model import Aimed, Began, Dealt, Placed, Refilled, Scored, Turned, Used
from chaudron.kernel.model import Event, Finding, Topic

TOPICS: Final = (
    Topic("race", "once"),
    Topic("order", "place"),
    Topic("dealt", "dealt"),
    Topic("used", "chosen"),
    Topic("scored", "chosen"),
)


def findings(seats: int, story: Sequence[Event]) -> list[Finding]:
    """How long the race was, and what the first cards, effects and combinations brought."""
    found: list[Finding] = []
    turns = 0
    mover = -1
    for event in story:
        if isinstance(event, (Refilled, Placed, Used, Aimed, Turned)):
            # Each turn is somebody else's, and has at least one of these.
            if event.seat != mover:
                turns += 1
                mover = event.seat
            if isinstance(event, (Used, Aimed)) and event.seat < seats:
                found.append(Finding("used", f"effect-{event.by.effect.value}", event.seat))
        elif isinstance(event, Began):
            found += [Finding("order", f"ordinal-{place + 1}", (event.seat + place) % seats) for place in range(seats)]
        elif isinstance(event, Dealt):
            for card in event.cards:
                found.append(Finding("dealt", f"effect-{card.effect.value}", event.seat))
                found.append(Finding("dealt", f"potion-{card.potion.value}", event.seat))
        elif isinstance(event, Scored) and event.seat < seats:
            found.append(Finding("scored", f"combination-{event.combination.value}", event.seat))
    found.append(Finding("race", "", -1, float(-(-turns // max(2, seats)))))
    return found
