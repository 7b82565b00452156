"""What a scene of Poison tells beside what lies there."""

from typing import Annotated, TypedDict

from chaudron.games.poison.model import Colour
from chaudron.kernel.model import Seat, names


class TableFacts(TypedDict):
    """Of the whole table."""

    round: int
    dealer: Seat
    poison: int
    """What a Poison card counts (POI-1)."""


class CauldronFacts(TypedDict):
    """Of a cauldron."""

    number: int
    total: int
    limit: int
    """A total beyond it boils over (POI-10)."""
    colour: Annotated[str, names(Colour, "colour-none")]


ZONE_FACTS = {"cauldron": CauldronFacts}
