"""Situations of the solo game."""

from collections.abc import Sequence
from typing import TypeVar

from chaudron.games.potion_academy import GAME, State
from chaudron.games.potion_academy.model import Options
from chaudron.kernel.model import News
from chaudron.kernel.rng import Rng
from chaudron.testing import seed
from tests.games.potion_academy.table import CARDS, PLAIN, line, table

T = TypeVar("T")
HAND = "azure smash, azure bury, azure salvage"
SLEEVE = "crimson smash, crimson bury, emerald bury"


class Stacked(Rng):
    """A generator whose first shuffle leaves these cards on top of the pile, topmost first."""

    def __init__(self, top: str) -> None:
        super().__init__(seed(0))
        self.top = line(top)

    def shuffle(self, items: list[T]) -> None:
        wanted: Sequence[object] = [CARDS.index(card) for card in self.top]
        items.sort(key=lambda item: -wanted.index(item) if item in wanted else -len(CARDS))


def dealt(top: str, options: Options = PLAIN) -> tuple[State, list[News]]:
    news: list[News] = []
    return GAME.start(1, options, Stacked(top), news), news


def solo(
    turned: str,
    mine: str = HAND,
    placed: str = "",
    there: str = "",
    sleeve: str = SLEEVE,
    discarded: str = "",
    scores: tuple[int, int] = (0, 0),
    rest: str = "pile",
) -> State:
    """The player is about to end a turn, and the automaton will turn up these cards."""
    return table(mine, placed=[placed, there], pile=turned, sleeve=sleeve, discarded=discarded, scores=scores, seats=1, rest=rest)


ORDER = (
    "azure smash, amber salvage, amber snatch, azure bury, emerald bury, azure snatch,"
    "crimson bury, emerald snatch, crimson smash, amber forage"
)
"""The cards of a deal, from the top: player, hidden, face up, three times; player."""
