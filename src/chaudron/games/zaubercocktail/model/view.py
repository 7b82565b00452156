"""The view of a seat in Zaubercocktail, and the Structs that it is made of."""

from typing import Literal

from msgspec import Struct

from chaudron.games.zaubercocktail.model.things import Cards, Ingredient, Options, Recipe
from chaudron.kernel import model as kernel
from chaudron.kernel.model import Seat

Phase = Literal["trade", "show", "over"]


class Standing(Struct, frozen=True, gc=False, cache_hash=True):
    """An offer, a call, a display, or an answer to one of these two, that stands; a call gives nothing yet, a display wants nothing yet."""

    number: int
    seat: Seat
    give: Cards
    want: Cards
    to: Seat | None
    call: int | None
    """The call or display that it answers, if any."""

    @property
    def is_open(self) -> bool:
        """Whether it is a call or a display, which waits for answers."""
        return not self.give or not self.want


class Collection(Struct, frozen=True, gc=False):
    """Cards of an ingredient and jokers."""

    ingredient: Ingredient
    cards: int
    jokers: int


class View(kernel.View, frozen=True, kw_only=True):
    """What an attentive person knows: everything that was said and shown, their own hand, and what others are known to hold."""

    options: Options
    phase: Phase
    round: int
    recipe: Recipe
    turned: tuple[Recipe, ...]
    """The recipes of earlier rounds."""
    dealer: Seat
    hand: Cards
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    known: tuple[Cards, ...]
    """Cards that each seat is known to hold: received in trades, promised in offers, or shown."""
    offers: tuple[Standing, ...]
    next_offer: int
    stones: tuple[Seat, ...]
    """Who has placed a stone, in order."""
    stopped: tuple[Seat, ...]
    """For whom time is up."""
    pawns: tuple[int, ...]
    pile: int
    layers: tuple[Cards, ...]
    """What lies under the pile, from the top down: for each round, the cards that were shown, in an order that nobody knows."""
    chosen: tuple[Collection, ...]
    """The seat's own collections chosen so far."""
    passed: bool
    """Whether the seat has said that it can show nothing."""
    ready: tuple[bool, ...]
    """Who has chosen what to show."""
