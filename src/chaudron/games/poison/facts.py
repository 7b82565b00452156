"""The types of the facts in a scene of Poison."""

from typing import Annotated, NotRequired, TypedDict

from chaudron.games.poison.model import Colour
from chaudron.kernel.model import Seat, names


class TableFacts(TypedDict):
    """Facts of the whole table."""

    round: int
    dealer: Seat
    poison: int
    """What a Poison card counts (POI-1)."""
    potion_points: int
    """What a taken potion costs (POI-15)."""
    poison_points: int
    """What a taken Poison costs (POI-15)."""


class CauldronFacts(TypedDict):
    """Facts of a cauldron."""

    number: int
    total: int
    limit: int
    """A higher total boils over (POI-10)."""
    colour: Annotated[str, names(Colour, "colour-none")]


class PoisonShown(TypedDict):
    """Facts of a Poison card on a rules page."""

    value: int
    """What it counts."""


class CauldronShown(CauldronFacts):
    """Facts of a cauldron on a rules page."""

    cards: NotRequired[str]
    """The faces of its cards, with commas between them."""
    poison: int
    """What a Poison card counts."""


ZONE_FACTS = {"cauldron": CauldronFacts}
THING_FACTS = {"card-poison": PoisonShown, "zone-cauldron": CauldronShown}
