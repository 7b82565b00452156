"""The values of Poison: cards, moves, asks, events, options and views."""

from typing import Annotated

from msgspec import Meta, Struct

from chaudron.kernel import model as kernel
from chaudron.kernel.model import Ask, Cost, Event, HoldKind, Move, Numbered, Reason, Revealing, Seat

Cauldron = Annotated[int, Meta(ge=0, le=2, extra={"is": "place"})]
"""One of the three cauldrons, counted from 0 on the wire and from 1 in words."""


class Colour(Numbered):
    """A potion's colour; Poison has none."""

    RED = "red"
    BLUE = "blue"
    PURPLE = "purple"


class Card(Numbered):
    """A kind of card; equal cards are equal. `number` is its place in the deck's tables."""

    RED_1 = "red-1"
    RED_2 = "red-2"
    RED_4 = "red-4"
    RED_5 = "red-5"
    RED_7 = "red-7"
    BLUE_1 = "blue-1"
    BLUE_2 = "blue-2"
    BLUE_4 = "blue-4"
    BLUE_5 = "blue-5"
    BLUE_7 = "blue-7"
    PURPLE_1 = "purple-1"
    PURPLE_2 = "purple-2"
    PURPLE_4 = "purple-4"
    PURPLE_5 = "purple-5"
    PURPLE_7 = "purple-7"
    POISON = "poison"


class Options(kernel.Options, frozen=True):
    """The options of Poison."""

    draw_pile: bool = False
    """Five cards each and a draw pile (POI-21)."""
    memory_aid: bool = False
    """Show which cards each seat has taken, not only how many (POI-12)."""


class Arrangement(kernel.Arrangement, frozen=True):
    """A moment in the middle of a round; cards that are not mentioned are set aside."""

    hands: tuple[tuple[Card, ...], ...]
    cauldrons: Annotated[tuple[tuple[Card, ...], ...], Meta(max_length=3)] = ()
    taken: tuple[tuple[Card, ...], ...] = ()
    stock: tuple[Card, ...] = ()
    turn: Seat = 0
    sheet: tuple[tuple[int, ...], ...] = ()
    """The penalty points of each finished round."""


class Pour(Move, frozen=True):
    """Play a card from your hand into a cauldron."""

    card: Card
    cauldron: Cauldron


class Play(Ask, frozen=True):
    """Choose a card and a cauldron."""


class Dealt(Event, frozen=True):
    """A round begins."""

    round: int
    rounds: int
    dealer: Seat
    starter: Seat


class Received(Revealing, frozen=True):
    """The seat's own cards after a deal."""

    seat: Seat
    cards: tuple[Card, ...]


class Poured(Event, frozen=True):
    """A card went into a cauldron; `forced` if it was the only thing left to do, so nobody was asked."""

    seat: Seat
    card: Card
    cauldron: Cauldron
    total: int
    forced: bool

    @property
    def reveals(self) -> bool:
        return self.forced


class BoiledOver(Event, frozen=True):
    """The total passed 13: the seat took what lay there before."""

    seat: Seat
    cauldron: Cauldron
    cards: tuple[Card, ...]
    listed: bool = False
    """Whether the log may list them: with the memory aid (POI-12). Otherwise it says how many there are."""


class Drew(Event, frozen=True):
    """The seat drew a card, seen by nobody else."""

    seat: Seat
    left: int


class DrewCard(Revealing, frozen=True):
    """The card the seat itself drew."""

    seat: Seat
    card: Card


class RoundEnded(Event, frozen=True):
    """All cards have been played; the taken ones are turned up."""

    round: int

    @property
    def holds(self) -> HoldKind:
        return "reckoning"


class Scored(Event, frozen=True):
    """A seat's taken cards at the end of a round, the colours it is spared, and what the rest costs."""

    seat: Seat
    red: int
    blue: int
    purple: int
    poison: int
    spared: tuple[Colour, ...]
    points: int
    total: int

    @property
    def costs(self) -> tuple[Cost, ...]:
        from chaudron.games.poison.state import POISON_PENALTY, POTION_PENALTY  # not above: the state is made of this module's values

        potions = {Colour.RED: self.red, Colour.BLUE: self.blue, Colour.PURPLE: self.purple}
        paid = [Cost(self.seat, colour, POTION_PENALTY * number) for colour, number in potions.items() if colour not in self.spared]
        return tuple(cost for cost in (*paid, Cost(self.seat, Card.POISON, POISON_PENALTY * self.poison)) if cost.amount)


class GameEnded(Event, frozen=True):
    """Everyone has dealt as often as the rules ask."""

    winners: tuple[Seat, ...]
    total: int


EVENTS = (Dealt, Received, Poured, BoiledOver, Drew, DrewCard, RoundEnded, Scored, GameEnded)


# Reasons for and against a move. What cards cost is always reckoned as if the round ended now.


class Takes(Reason, frozen=True):
    """The seat takes cards, which cost or even save it points."""

    cards: int
    points: int
    saved: int


class Spares(Reason, frozen=True):
    """The seat then has the most cards of a colour, which cost it nothing."""

    colour: Colour
    cards: int


class Costs(Reason, frozen=True):
    """Somebody else no longer has the most cards of a colour, and pays for them."""

    on: Seat
    colour: Colour
    points: int


class TakesNothing(Reason, frozen=True):
    """The card fits, and so will others."""

    room: int


class Leaves(Reason, frozen=True):
    """The card fits, and the next seat finds the cauldron nearly full."""

    on: Seat
    total: int


class Sheds(Reason, frozen=True):
    """A high card is hard to place later."""

    card: Card


class SpendsLow(Reason, frozen=True):
    """A low card would also fit into a cauldron that is nearly full."""

    card: Card


class SpendsPoison(Reason, frozen=True):
    """A Poison would also fit into another cauldron, whatever its colour; so many are left in hand."""

    left: int


class Spikes(Reason, frozen=True):
    """Whoever takes the cauldron pays these points for the Poison."""

    points: int


REASONS = (Takes, Spares, Costs, TakesNothing, Leaves, Sheds, SpendsLow, SpendsPoison, Spikes)


class Brew(Struct, frozen=True, gc=False):
    """What lies in a cauldron, in the order of the deck's tables."""

    colour: Colour | None
    total: int
    cards: tuple[Card, ...]


class View(kernel.View, frozen=True, kw_only=True):
    """What an attentive person knows: every card played or taken was seen by all; hands, stock and set-aside cards were not."""

    options: Options
    round: int
    dealer: Seat
    turn: Seat | None
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    cauldrons: tuple[Brew, Brew, Brew]
    taken: tuple[tuple[Card, ...], ...]
    stock: int
    aside: int
    sheet: tuple[tuple[int, ...], ...]
    """The penalty points of each finished round."""
    poured: tuple[Pour, ...]
    """What was poured in this round, in order, beginning left of the dealer; in an arrangement, what was poured since."""
