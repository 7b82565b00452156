"""The values of Liar's Dice: options, moves, asks, events, the view and the facts of a scene."""

from typing import Annotated, TypedDict

from msgspec import Meta

from chaudron.kernel import model as kernel
from chaudron.kernel.model import Ask, Event, HoldKind, Move, Revealing, Seat

Face = Annotated[int, Meta(ge=1, le=6)]
MOST_SEATS = 6
MOST_DICE = 6


class Options(kernel.Options, frozen=True):
    """The options of Liar's Dice."""

    dice: Annotated[int, Meta(ge=1, le=MOST_DICE)] = 5
    """How many dice everybody begins with (LIE-1)."""
    wild_ones: bool = True
    """A one counts as any other face (LIE-5)."""


class Bid(Move, frozen=True):
    """Say that at least so many dice of all show a face."""

    count: Annotated[int, Meta(ge=1, le=MOST_SEATS * MOST_DICE)]
    face: Face


class Doubt(Move, frozen=True):
    """Say that the last bid is wrong."""


class Open(Ask, frozen=True):
    """Make the first bid of a round."""


class Answer(Ask, frozen=True, kw_only=True):
    """Raise a bid or doubt it."""

    by: Seat
    count: int
    face: int


class RoundBegan(Event, frozen=True):
    """Everybody rolls; so many dice are on the table."""

    round: int
    seat: Seat
    dice: int


class Rolled(Revealing, frozen=True):
    """What the seat has rolled."""

    seat: Seat
    dice: tuple[int, ...]


class Claimed(Event, frozen=True):
    """A bid was made."""

    seat: Seat
    count: int
    face: int


class Doubted(Event, frozen=True):
    """A bid was doubted."""

    seat: Seat
    by: Seat
    count: int
    face: int


class Shown(Revealing, frozen=True):
    """What was under the seat's cup."""

    seat: Seat
    dice: tuple[int, ...]


class Counted(Revealing, frozen=True):
    """So many dice show the face that was bid; those that count are counted, and the seat loses a die."""

    found: int
    face: int
    seat: Seat
    left: int

    @property
    def holds(self) -> HoldKind:
        return "reckoning"


class LeftOut(Event, frozen=True):
    """The seat has lost its last die."""

    seat: Seat


class GameEnded(Event, frozen=True):
    """One seat has dice left."""

    winners: tuple[Seat, ...]
    left: int


EVENTS = (RoundBegan, Rolled, Claimed, Doubted, Shown, Counted, LeftOut, GameEnded)


class View(kernel.View, frozen=True, kw_only=True):
    """What an attentive person knows: their own dice, how many everybody has, every bid of the round, and what was shown last."""

    options: Options
    round: int
    turn: Seat | None
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    bids: tuple[tuple[Seat, int, int], ...]
    """The bids of this round: who, how many, which face."""
    shown: tuple[tuple[int, ...], ...]
    """What was under everybody's cup when a bid was last doubted."""
    out: tuple[Seat, ...]
    """Who has lost all dice, in this order."""


class BidFacts(TypedDict):
    """The bid to beat; none if `least` is 0."""

    least: int
    face: int


class NumberFacts(TypedDict):
    """A number to touch."""

    number: int
