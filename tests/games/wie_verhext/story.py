"""The story of a match of Wie verhext!, cut into rounds and tricks."""

from chaudron.games.wie_verhext.model import RoundBegan
from chaudron.kernel.model import Event, News
from tests.games.wie_verhext.table import ALCHEMIST, FORTUNE_TELLER, HERB_GATHERER, SNAKE_HUNTER, WOLF_KEEPER

FIVE = (WOLF_KEEPER, SNAKE_HUNTER, HERB_GATHERER, ALCHEMIST, FORTUNE_TELLER)


def by_round(news: list[News]) -> list[list[Event]]:
    """The events of each round."""
    found: list[list[Event]] = []
    for event, _ in news:
        if isinstance(event, RoundBegan):
            found.append([])
        found[-1].append(event)
    return found
