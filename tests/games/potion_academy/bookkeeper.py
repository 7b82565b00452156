"""A bookkeeper for Potion Academy who never sees the table and knows only what one seat is told."""

from dataclasses import dataclass

from chaudron.games.potion_academy.model import (
    Aimed,
    Began,
    Buried,
    BuriedCard,
    Card,
    Cleared,
    Dealt,
    Discarded,
    Drew,
    DrewOne,
    Dropped,
    Ended,
    FirstDiscard,
    Fizzled,
    Foraged,
    Kept,
    Looked,
    Opened,
    Picked,
    PickedCard,
    Placed,
    Refilled,
    Rejected,
    Replaced,
    Reshuffled,
    Salvaged,
    Scored,
    SetAside,
    SetCardAside,
    Smashed,
    Snatched,
    Triggered,
    TurnBegan,
    Turned,
    TurnedBlank,
    TurnedNew,
    Used,
)
from chaudron.kernel.model import Event, Seat
from tests.games.potion_academy.table import IN_PLAY


@dataclass
class Note:
    """A placed card and its tokens, as noted."""

    card: Card
    target_used: bool = False
    effect_used: bool = False


class Bookkeeper:
    """Placed cards, discards, hand sizes, points and the seat's own hand, as one seat hears of them (None: an onlooker)."""

    def __init__(self, seats: int, me: Seat | None, *, easier: bool = False) -> None:
        self.seats, self.me = seats, me
        colours = {1: 2, 2: 4}.get(seats, seats)
        self.hand: set[Card] = set()
        self.aside: Card | None = None
        self.ready: set[Seat] = set()
        self.drawn: list[Card] = []
        self.foraging = False
        self.sizes = [4] * seats
        self.pile = IN_PLAY[seats] - 4 * seats
        self.placed: list[list[Note]] = [[] for _ in range(colours)]
        if seats == 1:
            self.sizes.append(2 if easier else 3)
            self.pile -= 4 if easier else 6
        self.discards: set[Card] = set()
        self.points = [0] * colours
        self.colour: int | None = None
        self.winners: tuple[Seat, ...] | None = None

    # Taking notes.

    def mine(self, seat: Seat) -> int:
        """The colour that a player plays for."""
        return seat if self.colour is None else self.colour

    def note(self, card: Card) -> Note:
        """A placed card, wherever it is."""
        return next(one for there in self.placed for one in there if one.card == card)

    def lift(self, card: Card) -> None:
        """Remove a placed card."""
        gone = self.note(card)
        self.placed = [[one for one in there if one is not gone] for there in self.placed]

    def gain(self, seat: Seat, card: Card | None = None) -> None:
        """Give a player one more card."""
        self.sizes[seat] += 1
        if seat == self.me and card is not None:
            self.hand.add(card)

    def lose(self, seat: Seat, card: Card | None = None) -> None:
        """Take a card from a player."""
        self.sizes[seat] -= 1
        if seat == self.me and card is not None:
            self.hand.remove(card)

    def discard(self, card: Card) -> None:
        assert card not in self.discards
        self.discards.add(card)

    def hear(self, event: Event) -> None:
        """Note what happened, and cross-check the other facts of the event."""
        match event:
            case Opened(seat, cards):
                self.placed[seat] = [Note(card) for card in cards]
            case Replaced(_, card, by):
                self.pile -= 1
                self.discard(card)
                self.note(card).card = by
            case Dealt(seat, cards):
                assert seat == self.me
                self.hand = set(cards)
            case SetAside(seat):
                self.ready.add(seat)
            case SetCardAside(_, card):
                self.aside = card
            case FirstDiscard(seat, card):
                self.lose(seat, card)
                self.discard(card)
                self.ready, self.aside = set(), None
            case TurnBegan(_, colour):
                self.colour = colour.number
            case Refilled(seat, count, _):
                self.sizes[seat] += count
                self.pile -= count
            case Drew(_, cards):
                if self.foraging:
                    self.drawn, self.foraging = list(cards), False
                else:
                    self.hand |= set(cards)
            case Reshuffled(count):
                assert count == len(self.discards)
                self.pile += count
                self.discards = set()
            case Discarded(seat, card):
                self.lose(seat, card)
                self.discard(card)
            case Cleared(_, card):
                self.lift(card)
                self.discard(card)
            case Placed(seat, card):
                self.lose(seat, card)
                self.placed[self.mine(seat)].append(Note(card))
            case Used(_, by):
                self.note(by).effect_used = True
            case Aimed(_, by, through, _):
                self.note(by).effect_used = True
                self.note(through).target_used = True
            case Picked(seat, on):
                self.gain(seat)
                self.lose(on)
            case PickedCard(seat, on, card):
                if seat == self.me:
                    self.hand.add(card)
                else:
                    assert on == self.me
                    self.hand.remove(card)
            case Buried(seat):
                self.lose(seat)
                self.pile += 1
            case BuriedCard(_, card):
                self.hand.remove(card)
            case DrewOne(seat):
                self.gain(seat)
                self.pile -= 1
            case Smashed(_, _, card):
                self.lift(card)
                self.discard(card)
            case Snatched(seat, _, card):
                self.lift(card)
                self.gain(seat, card)
            case Salvaged(seat, card):
                self.discards.remove(card)
                self.gain(seat, card)
            case Foraged(seat, count):
                self.pile -= count
                self.foraging = seat == self.me
                if count == 1:
                    self.gain(seat)
            case Kept(_, card):
                self.hand.add(card)
                self.drawn = []
            case Rejected(seat, card):
                self.gain(seat)
                self.discard(card)
            case Scored(seat, _, points, total, kept, discarded):
                self.hear_score(seat, kept, discarded)
                self.points[self.mine(seat)] += points
                assert self.points[self.mine(seat)] == total
            case Turned(seat, card):
                self.pile -= 1
                self.placed[seat].append(Note(card))
            case TurnedBlank(_, card):
                self.lift(card)
                self.discard(card)
            case Dropped(seat, card):
                self.lose(seat)
                self.discard(card)
            case Ended(winners, _, _):
                self.winners = winners
            case Began() | Looked() | TurnedNew() | Triggered() | Fizzled():
                pass
            case _:
                raise AssertionError(event)

    def hear_score(self, seat: Seat, kept: tuple[Card, ...], discarded: tuple[Card, ...]) -> None:
        """Discard all placed cards except the one kept; of the automaton's, only those that formed the combination."""
        for card in discarded:
            self.lift(card)
            self.discard(card)
        for card in kept:
            self.lift(card)
            self.gain(seat, card)
        assert not kept or self.placed[self.mine(seat)] == []
