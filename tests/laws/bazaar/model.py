"""What is said and known in Bazaar."""

from collections import Counter
from enum import Enum
from pathlib import Path
from typing import Annotated, TypedDict

from msgspec import Meta, Struct

from chaudron.kernel import model
from chaudron.kernel.model import About, Ask, Event, Move, Seat, names

ROUNDS = 2
FIRST = 3
MOST_OFFERS = 2
MOST_WARES = 2


class Ware(Enum):
    APPLE, BREAD, CANDLE, DRUM = "abcd"


BAG = [ware for ware in Ware for _ in range(5)]
Wares = tuple[Ware, ...]


class Options(model.Options, frozen=True):
    seconds: Annotated[int, Meta(ge=1, le=600)] = 60


class Offer(Move, frozen=True):
    """Too many to list."""

    give: Wares
    want: Wares
    to: Seat | None = None


class Accept(Move, frozen=True):
    offer: int


class Withdraw(Move, frozen=True):
    offer: int


class Done(Move, frozen=True):
    pass


class Stop(Move, frozen=True):
    """The house alone says it."""


class Trade(Ask, frozen=True):
    must: bool = False


class Opened(Event, frozen=True):
    round: int


class Offered(Event, frozen=True):
    seat: Seat
    offer: int
    give: Wares
    want: Wares
    to: Seat | None

    @property
    def words(self) -> bool:
        return True

    @property
    def stands(self) -> str:
        return f"offer:{self.offer}"


class Withdrew(Event, frozen=True):
    seat: Seat
    offer: int

    @property
    def words(self) -> bool:
        return True

    @property
    def stands(self) -> str:
        return f"offer:{self.offer}"


class Traded(Event, frozen=True):
    seat: Seat
    maker: Seat
    give: Wares
    get: Wares


class IsDone(Event, frozen=True):
    seat: Seat


class Stopped(Event, frozen=True):
    seat: Seat


class Drew(Event, frozen=True):
    seat: Seat
    ware: Ware

    @property
    def reveals(self) -> bool:
        return True


class Shown(Event, frozen=True):
    seat: Seat
    wares: Wares

    @property
    def reveals(self) -> bool:
        return True


class Standing(Struct, frozen=True):
    """An offer that stands."""

    number: int
    seat: Seat
    give: Wares
    want: Wares
    to: Seat | None


class View(model.View, frozen=True, kw_only=True):
    options: Options
    round: int
    hand: Wares
    hands: tuple[int, ...]
    known: tuple[Wares, ...]
    """What everybody knows of each hand."""
    offers: tuple[Standing, ...]
    spoken: int
    done: tuple[bool, ...]
    shown: tuple[Wares, ...]


class State:
    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.round = 1
        self.hands: list[Counter[Ware]] = [Counter() for _ in range(seats)]
        self.known: list[Counter[Ware]] = [Counter() for _ in range(seats)]
        self.bag: list[Ware] = []
        self.offers: list[Standing] = []
        self.spoken = 0
        self.done = [False] * seats


class WareFacts(TypedDict):
    name: Annotated[str, names(Ware)]


class OfferFacts(TypedDict):
    number: int


ABOUT = About(
    name="bazaar",
    version=1,
    seats=(3, 4),
    options=Options,
    moves=(Offer, Accept, Withdraw, Done, Stop),
    asks=(Trade,),
    events=(Opened, Offered, Withdrew, Traded, IsDone, Stopped, Drew, Shown),
    view=View,
    faces=("ware", "offer"),
    zones=("hand", "stall", "done"),
    refusals=("not-trading", "bad-offer", "not-held", "too-many", "offer-gone", "not-for-you"),
    folder=str(Path(__file__).parent),
    face_facts={"ware": WareFacts, "offer": OfferFacts},
    unlisted=(Offer,),
    house=(Stop,),
    levels={"apprentice": "trader:shy", "brewer": "trader:bold", "master": "trader:bold"},
)


def sorted_wares(wares: Counter[Ware]) -> Wares:
    return tuple(sorted(wares.elements(), key=lambda ware: ware.value))


def worth(wares: Counter[Ware]) -> int:
    return sum(number * number for number in wares.values())
