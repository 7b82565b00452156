"""The values of Hearts: cards, options, moves, asks, events and views."""

from typing import Annotated

from msgspec import Meta

from chaudron.kernel import model as kernel
from chaudron.kernel.model import Ask, Event, HoldKind, Move, Numbered, Revealing, Seat


class Suit(Numbered):
    """A suit, in the order of the cards."""

    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"


class Direction(Numbered):
    """To whom cards are passed: nobody, or the seat that is so many places on."""

    NOBODY = "nobody"
    LEFT = "left"
    ACROSS = "across"
    RIGHT = "right"


class Card(Numbered):
    """A card; its number is 13 times that of its suit, plus its rank from 0 for a two."""

    CLUBS_2 = "2c"
    CLUBS_3 = "3c"
    CLUBS_4 = "4c"
    CLUBS_5 = "5c"
    CLUBS_6 = "6c"
    CLUBS_7 = "7c"
    CLUBS_8 = "8c"
    CLUBS_9 = "9c"
    CLUBS_10 = "10c"
    CLUBS_JACK = "jc"
    CLUBS_QUEEN = "qc"
    CLUBS_KING = "kc"
    CLUBS_ACE = "ac"
    DIAMONDS_2 = "2d"
    DIAMONDS_3 = "3d"
    DIAMONDS_4 = "4d"
    DIAMONDS_5 = "5d"
    DIAMONDS_6 = "6d"
    DIAMONDS_7 = "7d"
    DIAMONDS_8 = "8d"
    DIAMONDS_9 = "9d"
    DIAMONDS_10 = "10d"
    DIAMONDS_JACK = "jd"
    DIAMONDS_QUEEN = "qd"
    DIAMONDS_KING = "kd"
    DIAMONDS_ACE = "ad"
    HEARTS_2 = "2h"
    HEARTS_3 = "3h"
    HEARTS_4 = "4h"
    HEARTS_5 = "5h"
    HEARTS_6 = "6h"
    HEARTS_7 = "7h"
    HEARTS_8 = "8h"
    HEARTS_9 = "9h"
    HEARTS_10 = "10h"
    HEARTS_JACK = "jh"
    HEARTS_QUEEN = "qh"
    HEARTS_KING = "kh"
    HEARTS_ACE = "ah"
    SPADES_2 = "2s"
    SPADES_3 = "3s"
    SPADES_4 = "4s"
    SPADES_5 = "5s"
    SPADES_6 = "6s"
    SPADES_7 = "7s"
    SPADES_8 = "8s"
    SPADES_9 = "9s"
    SPADES_10 = "10s"
    SPADES_JACK = "js"
    SPADES_QUEEN = "qs"
    SPADES_KING = "ks"
    SPADES_ACE = "as"


class Options(kernel.Options, frozen=True):
    """The options of Hearts, with the names and defaults of OpenSpiel's; `deals` is ours."""

    deals: Annotated[int, Meta(ge=1, le=16)] = 4
    """How many deals are played (HEA-14)."""
    pass_cards: bool = True
    """Pass three cards before play (HEA-3)."""
    no_pts_on_first_trick: bool = True
    """No hearts and no queen of spades in the first trick (HEA-7)."""
    can_lead_any_club: bool = False
    """Whoever has the two of clubs may lead another club (HEA-5)."""
    jd_bonus: bool = False
    """The jack of diamonds takes ten points off (HEA-11)."""
    avoid_all_tricks_bonus: bool = False
    """Whoever takes no trick loses five points (HEA-13)."""
    must_break_hearts: bool = True
    """Hearts cannot be led before they are broken (HEA-8)."""
    qs_breaks_hearts: bool = True
    """The queen of spades breaks hearts, too (HEA-8)."""
    can_lead_hearts_instead_of_qs: bool = False
    """Whoever has only hearts and the queen of spades may lead either (HEA-9)."""


class Pass(Move, frozen=True):
    """Choose one of the three cards to pass."""

    card: Card


class Play(Move, frozen=True):
    """Play a card to the trick."""

    card: Card


class PassOne(Ask, frozen=True, kw_only=True):
    """Choose a card to pass; so many are still to be chosen, this one included."""

    left: int
    direction: Direction


class Lead(Ask, frozen=True):
    """Lead to a trick."""


class Follow(Ask, frozen=True, kw_only=True):
    """Play to the trick that was led with this suit."""

    suit: Suit


class Dealt(Event, frozen=True):
    """A deal begins."""

    deal: int
    deals: int
    direction: Direction


class Received(Revealing, frozen=True):
    """The cards that were dealt to the seat."""

    seat: Seat
    cards: tuple[Card, ...]


class Chose(Event, frozen=True):
    """The seat has chosen the three cards it passes."""

    seat: Seat


class Got(Revealing, frozen=True):
    """The cards that were passed to the seat."""

    seat: Seat
    by: Seat
    cards: tuple[Card, ...]


class Opens(Revealing, frozen=True):
    """The seat has the two of clubs and leads to the first trick."""

    seat: Seat


class Played(Event, frozen=True):
    """A card was played."""

    seat: Seat
    card: Card


class Broke(Event, frozen=True):
    """From now on, hearts can be led."""

    seat: Seat


class Took(Event, frozen=True):
    """The seat took a trick, which has so many points."""

    seat: Seat
    points: int


class DealEnded(Event, frozen=True):
    """All cards have been played."""

    deal: int

    @property
    def holds(self) -> HoldKind:
        return "reckoning"


class ShotTheMoon(Event, frozen=True):
    """The seat took every heart and the queen of spades, and everybody else gets the points."""

    seat: Seat
    points: int


class Scored(Event, frozen=True):
    """The seat's points in a deal, and in all so far."""

    seat: Seat
    points: int
    total: int


class GameEnded(Event, frozen=True):
    """The fewest points win."""

    winners: tuple[Seat, ...]
    total: int


EVENTS = (Dealt, Received, Chose, Got, Opens, Played, Broke, Took, DealEnded, ShotTheMoon, Scored, GameEnded)


class View(kernel.View, frozen=True, kw_only=True):
    """What an attentive person knows: every card that was played, and from whom to whom their own went."""

    options: Options
    deal: int
    direction: Direction
    passing: bool
    turn: Seat | None
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    chosen: tuple[int, ...]
    """How many cards each seat has chosen to pass."""
    given: tuple[Card, ...]
    """The cards that this seat passes or has passed."""
    received: tuple[Card, ...]
    """The cards that were passed to this seat."""
    leader: Seat
    trick: tuple[Card, ...]
    """The trick on the table, from the leader on; a whole one lies there until the next card."""
    opener: Seat | None
    """Who had the two of clubs when play began."""
    played: tuple[tuple[Card, ...], ...]
    taken: tuple[tuple[Card, ...], ...]
    lacks: tuple[tuple[Card, ...], ...]
    """The cards that each seat has shown not to hold, such as those of a suit that it could not follow."""
    broken: bool
    sheet: tuple[tuple[int, ...], ...]
    """The points of each finished deal."""
