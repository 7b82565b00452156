"""What a finished match of Zaubercocktail has to say on the topics of a study."""

from collections.abc import Sequence
from typing import Final

from chaudron.games.zaubercocktail.model import Dealt, Ranked, RecipeTurned, RingMoved, Shown, StonePlaced, Traded
from chaudron.kernel.model import Event, Finding, Topic

TOPICS: Final = (
    Topic("stone", "each"),
    Topic("ring", "often"),
    Topic("dealt", "dealt"),
    Topic("shown", "each"),
    Topic("rounds", "once"),
    Topic("trades", "once"),
)


class Round:
    """A round: who placed which stone, and how far each pawn went."""

    def __init__(self, seats: int) -> None:
        self.stones: list[int] = [0] * seats
        self.spaces: list[int] = [0] * seats

    def findings(self) -> list[Finding]:
        """How far the pawns went, by the stone of their seat."""
        return [Finding("stone", f"stone-{stone}", seat, float(self.spaces[seat])) for seat, stone in enumerate(self.stones)]


def findings(seats: int, story: Sequence[Event]) -> list[Finding]:
    """What stones, cards and collections brought, and how much was traded in how many rounds."""
    found: list[Finding] = []
    rounds: list[Round] = []
    trades = 0
    for event in story:
        if isinstance(event, RecipeTurned):
            rounds.append(Round(seats))
        elif isinstance(event, Dealt):
            found += [Finding("dealt", f"ingredient-{card.value}", event.seat) for card in event.cards]
        elif isinstance(event, StonePlaced):
            rounds[-1].stones[event.seat] = event.stone
        elif isinstance(event, Shown):
            found.append(Finding("shown", f"ingredient-{event.ingredient.value}", event.seat, float(event.worth)))
        elif isinstance(event, Ranked):
            rounds[-1].spaces[event.seat] += event.spaces
        elif isinstance(event, RingMoved):
            rounds[-1].spaces[event.seat] += event.spaces
            found.append(Finding("ring", "stone-1", event.seat, 1.0 if event.spaces > 0 else 0.0))
        elif isinstance(event, Traded):
            trades += 1
    found += [finding for each in rounds for finding in each.findings()]
    found += [Finding("rounds", "", -1, float(len(rounds))), Finding("trades", "", -1, float(trades))]
    return found
