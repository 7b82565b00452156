"""What can be said for or against a move of Zaubercocktail: a Struct for each kind."""

from chaudron.games.zaubercocktail.model.things import Ingredient
from chaudron.kernel.model import Reason, Seat


class Raises(Reason, frozen=True):
    """The best two collections of the seat's hand are worth more afterwards."""

    before: int
    after: int


class Lowers(Reason, frozen=True):
    """The best two collections of the seat's hand are worth less afterwards."""

    before: int
    after: int


class Makes(Reason, frozen=True):
    """The seat then has so many cards of an ingredient."""

    ingredient: Ingredient
    cards: int


class OnlyYou(Reason, frozen=True):
    """Nobody else can show as many of an ingredient, not even with all jokers."""

    ingredient: Ingredient
    cards: int


class SpareCards(Reason, frozen=True):
    """The seat's best two collections do not need what is given away."""


class GivesAtMost(Reason, frozen=True):
    """The other side gains at most so many points."""

    on: Seat
    points: int


class KnownToHold(Reason, frozen=True):
    """These seats are known to hold what is wanted."""

    seats: tuple[Seat, ...]


class CanShow(Reason, frozen=True):
    """The best two collections in hand are worth so much."""

    points: int


class Ring(Reason, frozen=True):
    """The first stone moves the pawn so many spaces forward among so many best, and back otherwise."""

    spaces: int
    best: int


class Closes(Reason, frozen=True):
    """The stone closes the market."""


class Adds(Reason, frozen=True):
    """A collection is worth so much, and all that is shown so far so much."""

    points: int
    total: int


class BestTwo(Reason, frozen=True):
    """The collection is one of the best two of the hand."""


class KeepsBack(Reason, frozen=True):
    """So many cards stay in hand for later rounds."""

    cards: int


REASONS = (Raises, Lowers, Makes, OnlyYou, SpareCards, GivesAtMost, KnownToHold, CanShow, Ring, Closes, Adds, BestTwo, KeepsBack)
