"""What a seat does in Zaubercocktail, and what it is asked: a Struct for each."""

from typing import Annotated

from msgspec import Meta

from chaudron.games.zaubercocktail.model.things import Cards, Ingredient, OfferNumber
from chaudron.kernel.model import Ask, Move, Seat, in_order

# What a seat does.


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
