"""The moves and asks of Zaubercocktail: a Struct for each."""

from typing import Annotated

from msgspec import Meta

from chaudron.games.zaubercocktail.model.things import Cards, Ingredient, OfferNumber
from chaudron.kernel.model import Ask, Move, Seat, in_order

# Moves.


class Offer(Move, frozen=True):
    """Say what you give and what you want for it, to everybody or to one seat (ZAU-8)."""

    give: Cards
    want: Cards
    to: Seat | None = None

    def __post_init__(self) -> None:
        in_order(self, "give", "want")


class Call(Move, frozen=True):
    """Say what you want, and let others name their price (ZAU-8)."""

    want: Cards

    def __post_init__(self) -> None:
        in_order(self, "want")


class Display(Move, frozen=True):
    """Say what you have to give, and let others say what they give for it (ZAU-8)."""

    give: Cards

    def __post_init__(self) -> None:
        in_order(self, "give")


class Answer(Move, frozen=True):
    """Answer a call: say what you want for the cards called for."""

    call: OfferNumber
    want: Cards

    def __post_init__(self) -> None:
        in_order(self, "want")


class Bid(Move, frozen=True):
    """Answer a display: say what you give for the cards displayed."""

    display: OfferNumber
    give: Cards

    def __post_init__(self) -> None:
        in_order(self, "give")


class Accept(Move, frozen=True):
    """Accept an offer, an answer or a bid: both sides change hands (ZAU-9, ZAU-10)."""

    offer: OfferNumber


class Withdraw(Move, frozen=True):
    """Withdraw something of your own that stands."""

    offer: OfferNumber


class PlaceStone(Move, frozen=True):
    """Place your stone and stop trading (ZAU-11)."""


class Stop(Move, frozen=True):
    """Time is up: the house makes this move for every seat without a stone (ZAU-13)."""


class Show(Move, frozen=True):
    """Choose a collection to show: a number of cards of an ingredient, and a number of jokers (ZAU-14, ZAU-15)."""

    ingredient: Ingredient
    cards: Annotated[int, Meta(ge=1, le=40)]
    jokers: Annotated[int, Meta(ge=0, le=10)] = 0

    @property
    def tastes(self) -> tuple[Ingredient, ...]:
        return (self.ingredient,)


class Enough(Move, frozen=True):
    """Show one collection only."""


MOVES = (Offer, Call, Display, Answer, Bid, Accept, Withdraw, PlaceStone, Stop, Show, Enough)


# Asks.


class Trade(Ask, frozen=True):
    """Trade, or keep silent (ZAU-7)."""

    must: bool = False


class ChooseFirst(Ask, frozen=True):
    """Choose a collection to show, in secret; all seats choose at the same time (ZAU-14)."""


class ChooseSecond(Ask, frozen=True):
    """Choose a second collection, or show only one."""


ASKS = (Trade, ChooseFirst, ChooseSecond)
