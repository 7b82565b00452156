"""The events of Zaubercocktail: a Struct for each kind."""

from chaudron.games.zaubercocktail.model.things import Cards, Ingredient, Tie, offer_place
from chaudron.kernel.model import Event, HoldKind, Revealing, Seat


class Began(Event, frozen=True):
    """The pawns are on the start space; the dealer deals for the whole game."""

    dealer: Seat


class Dealt(Revealing, frozen=True):
    """A seat's own new cards."""

    seat: Seat
    cards: Cards


class RecipeTurned(Revealing, frozen=True):
    """A round begins, and everybody trades."""

    round: int
    first: int
    second: int
    third: int
    last: int

    @property
    def holds(self) -> HoldKind:
        return "sorting"  # ZAU-7


class Spoken(Event, frozen=True):
    """Something said on the market, which is told for as long as what it is about stands there."""

    seat: Seat
    offer: int

    @property
    def words(self) -> bool:
        return True

    @property
    def stands(self) -> str:
        return offer_place(self.offer)


class Offered(Spoken, frozen=True):
    """A seat offers a trade, to everybody or to one seat."""

    give: Cards
    want: Cards
    to: Seat | None


class Called(Spoken, frozen=True):
    """A seat calls for cards and asks what others want for them."""

    want: Cards


class Displayed(Spoken, frozen=True):
    """A seat names cards that it has to give and asks what others give for them."""

    give: Cards


class Answered(Spoken, frozen=True):
    """A seat says what it wants for the cards that another seat called for."""

    to: Seat
    give: Cards
    want: Cards


class BidMade(Spoken, frozen=True):
    """A seat says what it gives for the cards that another seat displays."""

    to: Seat
    give: Cards
    want: Cards


class Withdrawn(Spoken, frozen=True):
    """A seat withdraws what it offered."""


class Lapsed(Revealing, frozen=True):
    """An offer can no longer be kept and is gone: its cards may have been the last of their kind in a hand."""

    seat: Seat
    offer: int

    @property
    def stands(self) -> str:
        return offer_place(self.offer)


class Traded(Event, frozen=True):
    """Two seats have agreed: `seat` accepted the offer of the other."""

    seat: Seat
    maker: Seat
    offer: int
    give: Cards
    get: Cards


class StonePlaced(Event, frozen=True):
    """A seat has stopped trading: its stone is on the ring (1) or on the chalice (2, 3)."""

    seat: Seat
    stone: int


class Stopped(Event, frozen=True):
    """Time is up for a seat without a stone."""

    seat: Seat


class TradingEnded(Event, frozen=True):
    """Trading is over, because enough stones are placed or because time is up."""

    stones: bool


class Chose(Revealing, frozen=True):
    """A seat has chosen what to show; nobody else could tell whether it was choosing its first collection or its second."""

    seat: Seat


class Shown(Revealing, frozen=True):
    """A collection is revealed, and what it is worth."""

    seat: Seat
    ingredient: Ingredient
    cards: int
    jokers: int
    worth: int


class ShownNothing(Revealing, frozen=True):
    """A seat can form no collection and shows its hand."""

    seat: Seat
    cards: Cards


class TieDrawn(Revealing, frozen=True):
    """To break a tie, a seat drew a card."""

    seat: Seat
    card: Ingredient


class TieLot(Event, frozen=True):
    """To break a tie with too few cards to draw, lots were cast: these seats come in this order."""

    seats: tuple[Seat, ...]


class Ranked(Event, frozen=True):
    """A seat's rank in the round, counted from 1, its result, and how far its pawn goes for it."""

    seat: Seat
    rank: int
    worth: int
    cards: int
    spaces: int
    tie: Tie | None
    """Why it ranks above the next one, if both have the same result."""

    @property
    def holds(self) -> HoldKind:
        return "reckoning"


class RingMoved(Event, frozen=True):
    """The stone on the ring moves its seat's pawn forward or back (ZAU-18)."""

    seat: Seat
    spaces: int


class PawnMoved(Event, frozen=True):
    """Where a pawn stands now, and where it stood before the round was scored."""

    seat: Seat
    space: int
    before: int


class Lightning(Revealing, frozen=True):
    """The lightning is turned up: the game is over."""


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
    Displayed,
    Answered,
    BidMade,
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
