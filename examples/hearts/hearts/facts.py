"""The types of the facts that a scene of Hearts carries."""

from typing import Annotated, TypedDict

from chaudron.kernel.model import YesNo, names
from hearts.model import Direction, Suit


class TableFacts(TypedDict):
    """How many places on the cards are passed; 0 if they are not."""

    direction: int


class TakenFacts(TypedDict):
    """What a seat has taken in this deal."""

    points: int
    tricks: int


class PassFacts(TypedDict):
    """To whom cards are passed."""

    to: Annotated[str, names(Direction)]


class TrickFacts(TypedDict):
    """The suit that was led, and whether hearts can be led."""

    led: Annotated[str, names(Suit, "suit-any")]
    broken: YesNo


ZONE_FACTS = {"pass": PassFacts, "taken": TakenFacts, "trick": TrickFacts}
