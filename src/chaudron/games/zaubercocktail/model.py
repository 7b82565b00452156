"""What is said in Zaubercocktail: ingredients, offers, collections, moves, asks, events, options and views."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from chaudron.kernel import model as kernel
from chaudron.kernel.model import Ask, Event, Move, Numbered, Seat


class Ingredient(Numbered):
    """The ten ingredients, from the commonest to the rarest, and the black something that joins any of them."""

    BLUE_SCHLUMS = "blue-schlums"
    GREENROOT = "greenroot"
    LEAD_EARTH = "lead-earth"
    GIRA_EXTRACT = "gira-extract"
    TROLL_HAIR = "troll-hair"
    YELLOW_SCHLUMS = "yellow-schlums"
    SILVER_GRASS = "silver-grass"
    WHITEBERRY = "whiteberry"
    FARAN_LEAF = "faran-leaf"
    GOLD_ROSE = "gold-rose"
    BLACK_SOMETHING = "black-something"


Cards: TypeAlias = tuple[Ingredient, ...]
"""Ingredients, in their order: whoever names them otherwise means the same."""
OfferNumber: TypeAlias = Annotated[int, Meta(ge=1)]


class Recipe(Struct, frozen=True, gc=False):
    """How far the best three advance, and how far the last goes back."""

    first: int
    second: int
    third: int
    last: int


class Options(kernel.Options, frozen=True):
    """What a table may choose for Zaubercocktail."""

    track: Annotated[int, Meta(ge=10, le=60)] = 35
    """Spaces after the start (ZAU-4)."""
    minutes: Annotated[int, Meta(ge=1, le=30, extra={"for": "clock"})] = 5
    """How long a table trades at most (ZAU-13)."""
    silence: Annotated[int, Meta(ge=1, le=100, extra={"for": "simulation"})] = 3
    """How often everybody has to keep silent for trading to be over (ZAU-23)."""


# What a seat does.


def in_order(move: Move, *fields: str) -> None:
    """Put the ingredients of a move into their order."""
    for field in fields:
        force_setattr(move, field, tuple(sorted(getattr(move, field), key=lambda ingredient: ingredient.number)))


class Offer(Move, frozen=True):
    """Say what one gives and what one wants for it, to everybody or to one (ZAU-8)."""

    give: Cards
    want: Cards
    to: Seat | None = None

    def __post_init__(self) -> None:
        in_order(self, "give", "want")


class Call(Move, frozen=True):
    """Say what one wants, and let others say what they would have for it (ZAU-8)."""

    want: Cards

    def __post_init__(self) -> None:
        in_order(self, "want")


class Answer(Move, frozen=True):
    """Answer a call: what one wants for the cards that are called for."""

    call: OfferNumber
    want: Cards

    def __post_init__(self) -> None:
        in_order(self, "want")


class Accept(Move, frozen=True):
    """Take up an offer or an answer: both sides change hands (ZAU-9, ZAU-10)."""

    offer: OfferNumber


class Withdraw(Move, frozen=True):
    """Take back what one has offered, called for or answered."""

    offer: OfferNumber


class PlaceStone(Move, frozen=True):
    """Be done with trading (ZAU-11)."""


class Stop(Move, frozen=True):
    """Time is up: the house says it for every seat without a stone (ZAU-13)."""


class Show(Move, frozen=True):
    """Choose a collection to show: so many cards of an ingredient, and so many jokers (ZAU-14, ZAU-15)."""

    ingredient: Ingredient
    cards: Annotated[int, Meta(ge=1, le=40)]
    jokers: Annotated[int, Meta(ge=0, le=10)] = 0


class Enough(Move, frozen=True):
    """Show one collection only."""


MOVES = (Offer, Call, Answer, Accept, Withdraw, PlaceStone, Stop, Show, Enough)


# What a seat is asked.


class Trade(Ask, frozen=True):
    """Trade, or keep silent (ZAU-7)."""

    must: bool = False


class ChooseFirst(Ask, frozen=True):
    """Choose a collection to show, secretly, while all others do (ZAU-14)."""


class ChooseSecond(Ask, frozen=True):
    """Choose another, or leave it at one."""


ASKS = (Trade, ChooseFirst, ChooseSecond)


# What happened.


class Began(Event, frozen=True):
    """The pawns are on the start space; the dealer deals for the whole game."""

    dealer: Seat


class Dealt(Event, frozen=True):
    """A seat's own new cards."""

    seat: Seat
    cards: Cards

    @property
    def reveals(self) -> bool:
        return True


class RecipeTurned(Event, frozen=True):
    """A round begins, and everybody trades."""

    round: int
    first: int
    second: int
    third: int
    last: int

    @property
    def reveals(self) -> bool:
        return True


class Offered(Event, frozen=True):
    """A seat offers a trade, to everybody or to one."""

    seat: Seat
    offer: int
    give: Cards
    want: Cards
    to: Seat | None

    @property
    def words(self) -> bool:
        return True


class Called(Event, frozen=True):
    """A seat calls for cards and asks what others want for them."""

    seat: Seat
    offer: int
    want: Cards

    @property
    def words(self) -> bool:
        return True


class Answered(Event, frozen=True):
    """A seat says what it wants for the cards that another called for."""

    seat: Seat
    offer: int
    to: Seat
    give: Cards
    want: Cards

    @property
    def words(self) -> bool:
        return True


class Withdrawn(Event, frozen=True):
    """A seat takes back what it offered."""

    seat: Seat
    offer: int

    @property
    def words(self) -> bool:
        return True


class Lapsed(Event, frozen=True):
    """An offer can no longer be kept and is gone: its cards may have been the last of their kind in a hand."""

    seat: Seat
    offer: int

    @property
    def reveals(self) -> bool:
        return True


class Traded(Event, frozen=True):
    """Two seats have agreed: `seat` took up the offer of the other."""

    seat: Seat
    maker: Seat
    offer: int
    give: Cards
    get: Cards


class StonePlaced(Event, frozen=True):
    """A seat is done with trading: on the ring (1) or on the chalice (2, 3)."""

    seat: Seat
    stone: int


class Stopped(Event, frozen=True):
    """Time is up for a seat without a stone."""

    seat: Seat


class TradingEnded(Event, frozen=True):
    """Trading is over, because enough stones lie there or because time is up."""

    stones: bool


class Chose(Event, frozen=True):
    """A seat has chosen what to show: nobody else could tell whether it was at its first collection or its second."""

    seat: Seat

    @property
    def reveals(self) -> bool:
        return True


class Shown(Event, frozen=True):
    """A collection is revealed, and what it is worth."""

    seat: Seat
    ingredient: Ingredient
    cards: int
    jokers: int
    worth: int

    @property
    def reveals(self) -> bool:
        return True


class ShownNothing(Event, frozen=True):
    """A seat can form no collection and shows its hand."""

    seat: Seat
    cards: Cards

    @property
    def reveals(self) -> bool:
        return True


class TieDrawn(Event, frozen=True):
    """To break a tie, a seat drew a card."""

    seat: Seat
    card: Ingredient

    @property
    def reveals(self) -> bool:
        return True


class TieLot(Event, frozen=True):
    """To break a tie where there is nothing to draw, lots were cast: these seats come in this order."""

    seats: tuple[Seat, ...]


class Ranked(Event, frozen=True):
    """A seat's rank in the round, counted from 1, its result, and how far its pawn goes for it."""

    seat: Seat
    rank: int
    worth: int
    cards: int
    spaces: int


class RingMoved(Event, frozen=True):
    """The stone on the ring moves its seat's pawn on or back (ZAU-18)."""

    seat: Seat
    spaces: int


class PawnMoved(Event, frozen=True):
    """Where a pawn stands now."""

    seat: Seat
    space: int


class Lightning(Event, frozen=True):
    """The lightning is turned up: the game is over."""

    @property
    def reveals(self) -> bool:
        return True


class Ended(Event, frozen=True):
    """The game is over."""

    winners: tuple[Seat, ...]
    space: int


EVENTS = (
    Began,
    Dealt,
    RecipeTurned,
    Offered,
    Called,
    Answered,
    Withdrawn,
    Lapsed,
    Traded,
    StonePlaced,
    Stopped,
    TradingEnded,
    Chose,
    Shown,
    ShownNothing,
    TieDrawn,
    TieLot,
    Ranked,
    RingMoved,
    PawnMoved,
    Lightning,
    Ended,
)


# What is known.

Phase = Literal["trade", "show", "over"]


class Standing(Struct, frozen=True, gc=False, cache_hash=True):
    """An offer, a call or an answer that stands."""

    number: int
    seat: Seat
    give: Cards
    want: Cards
    to: Seat | None
    call: int | None
    """The call that it answers; a call itself gives nothing yet."""


class Collection(Struct, frozen=True, gc=False):
    """Cards of an ingredient and jokers."""

    ingredient: Ingredient
    cards: int
    jokers: int


class View(kernel.View, frozen=True, kw_only=True):
    """What an attentive person knows: all that was said and shown, the own hand, and what others are known to hold."""

    options: Options
    phase: Phase
    round: int
    recipe: Recipe
    turned: tuple[Recipe, ...]
    """Recipes of the rounds before."""
    dealer: Seat
    hand: Cards
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    known: tuple[Cards, ...]
    """Cards that each seat is known to hold: received in trades, promised in offers, or shown."""
    offers: tuple[Standing, ...]
    next_offer: int
    stones: tuple[Seat, ...]
    """Who has placed a stone, in this order."""
    stopped: tuple[Seat, ...]
    """For whom time is up."""
    pawns: tuple[int, ...]
    pile: int
    layers: tuple[Cards, ...]
    """What lies under the pile, from the top down: the cards that were shown in a round, in an order that nobody knows."""
    chosen: tuple[Collection, ...]
    """The own collections chosen so far."""
    ready: tuple[bool, ...]
    """Who has chosen what to show."""
