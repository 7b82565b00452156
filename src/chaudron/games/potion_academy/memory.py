"""What everybody remembers about cards they cannot see: which cards may be in which hand, in the pile and under it.

For every observer (each seat and an onlooker), each place has the set of cards that may be there. A card that moves unseen takes its
whole set along; a card that is seen is removed from all sets. So a card that is in only one set is known to be there, and a card that
was seen in a hand and may have been taken since is known to be in one of two hands. A shuffle makes one set of everything that was
discarded, and whatever was known about the order of the pile is forgotten.

A set always contains the true cards, but each place is tracked on its own. If two known hands each take a card from the other unseen,
it is forgotten that they cannot have been swapped entirely.

Cards that turn out to be elsewhere are collected first, and removed from all places together (`settle`): before anybody looks at a
place, and before such a card may be hidden again.
"""

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.kernel.bits import Bits, has, one

Thought: TypeAlias = "vec[i64]"
"""What all observers think a separate card is: the first observer's set of cards, then the second's, and so on; never changed."""


def think(thought: Thought, observer: i64, cards: Bits) -> Thought:
    """The same with another set for one observer."""
    found = thought[:]
    if len(found) > 0:
        found[observer] = cards
    return found


class Memory:
    """The sets of all observers; their sets for their own hand are never used, because they see it."""

    def __init__(self, seats: i64, cards: Bits) -> None:
        self.observers: i64 = seats + 1
        """The seats and an onlooker; none once everything is forgotten."""
        self.stock: i64 = seats
        """The place after the hands: the part of the pile that was shuffled."""
        self.places: vec[i64] = vec[i64]([cards] * ((seats + 1) * (seats + 1)))
        """The sets of all observers for the first hand, then for the next, and so on."""
        self.buried: list[Thought] = []
        """What was put under the stock since, from the top down."""
        self.sleeve: list[Thought] = []
        """Solo: the automaton's hand, from left to right."""
        self.drawn: list[Thought] = []
        """Cards drawn of which one will be kept."""
        self.gone: vec[i64] = vec[i64]([0] * (seats + 1))
        """What each observer has still to remove from every other place."""
        self.settled: bool = True

    def twin(self) -> "Memory":
        """A copy that shares nothing mutable with it."""
        twin = Memory(0, 0)
        twin.observers = self.observers
        twin.stock = self.stock
        twin.places = self.places[:]
        twin.buried = self.buried.copy()
        twin.sleeve = self.sleeve.copy()
        twin.drawn = self.drawn.copy()
        twin.gone = self.gone[:]
        twin.settled = self.settled
        return twin

    def forget(self) -> None:
        """Let nobody remember anything from now on: a search has no use for what its simulated players remember."""
        nothing = vec[i64]()
        self.observers = 0
        self.places = nothing
        self.buried = [nothing] * len(self.buried)
        self.sleeve = [nothing] * len(self.sleeve)
        self.drawn = [nothing] * len(self.drawn)
        self.gone = nothing
        self.settled = True

    def may_hold(self, place: i64, observer: i64) -> Bits:
        """Which cards an observer thinks may be in a hand or the stock."""
        return self.places[place * self.observers + observer]

    def learn(self, place: i64, observer: i64, cards: Bits) -> None:
        """Replace what an observer thinks of a hand or the stock."""
        if self.observers:
            self.places[place * self.observers + observer] = cards

    def one_in(self, place: i64) -> Thought:
        """What a card in a hand or the stock may be."""
        return self.places[place * self.observers : (place + 1) * self.observers]

    def holds_also(self, place: i64, thought: Thought) -> None:
        """A separate card went into a hand."""
        at = place * self.observers
        for observer in range(self.observers):
            self.places[at + observer] |= thought[observer]

    def rest(self, thought: Thought) -> Thought:
        """A thought without the cards that are known to be elsewhere."""
        found = thought[:]
        for observer in range(self.observers):
            found[observer] &= ~self.gone[observer]
        return found

    def same(self, cards: Bits) -> Thought:
        """The same set of cards to everybody."""
        return vec[i64]([cards] * self.observers)

    def settle(self) -> None:
        """Remove cards that are known to be elsewhere from every hidden place."""
        if self.settled:
            return
        at: i64 = 0
        for _ in range(self.stock + 1):
            for observer in range(self.observers):
                self.places[at] &= ~self.gone[observer]
                at += 1
        if self.buried:
            self.buried = [self.rest(slot) for slot in self.buried]
        if self.sleeve:
            self.sleeve = [self.rest(slot) for slot in self.sleeve]
        for observer in range(self.observers):
            self.gone[observer] = 0
        self.settled = True

    def strike(self, observer: i64, cards: Bits) -> None:
        """Remove these cards from every set of an observer who knows where they are."""
        if self.observers:
            self.gone[observer] |= cards
            self.settled = False

    def open(self, card: i64) -> None:
        """A card lies face up."""
        for observer in range(self.observers):
            self.gone[observer] |= one(card)
        self.settled = self.observers == 0

    def emptied(self, place: i64) -> None:
        """Everybody sees that a hand or the stock is empty."""
        self.fill(place, 0)

    def fill(self, place: i64, cards: Bits) -> None:
        """Everybody thinks the same of a hand or the stock."""
        at = place * self.observers
        for observer in range(self.observers):
            self.places[at + observer] = cards

    def known(self, seat: i64, card: i64) -> None:
        """Everybody knows that a card went into the hand of a seat."""
        self.open(card)
        self.settle()
        at = seat * self.observers
        for observer in range(self.observers):
            self.places[at + observer] |= one(card)

    def looked(self, observer: i64, seat: i64, hand: Bits) -> None:
        """An observer looks at the whole hand of a seat."""
        self.strike(observer, hand)
        self.settle()
        self.learn(seat, observer, hand)

    def received(self, seat: i64, card: i64, slot: Thought) -> None:
        """A separate card went into a hand: its owner sees it."""
        self.holds_also(seat, slot)
        self.strike(seat, one(card))

    def given(self, giver: i64, seat: i64, card: i64) -> None:
        """A card went from one hand to another: both players know which."""
        self.settle()
        unseen = self.one_in(giver)
        self.strike(giver, one(card))
        self.strike(seat, one(card))
        self.settle()
        self.holds_also(seat, think(think(unseen, seat, 0), giver, one(card)))

    def from_hand(self, seat: i64, card: i64) -> Thought:
        """A card leaves a hand and is separate: its owner knows which."""
        self.settle()
        return think(self.one_in(seat), seat, one(card))

    def saw_sleeve(self, observer: i64, cards: list[int]) -> None:
        """An observer looks at the automaton's whole hand, in its order."""
        for place, card in enumerate(cards):
            self.strike(observer, one(card))
            self.settle()
            self.sleeve[place] = think(self.sleeve[place], observer, one(card))

    def from_sleeve(self, observer: i64, place: i64) -> Thought:
        """A card is taken out of the automaton's hand: whoever takes it sees which, the others only see that one is gone.

        For them, each remaining card is where it was or one place further left."""
        self.settle()
        before = self.sleeve
        taken = before[place]
        for slot in before:
            taken = either(taken, slot, observer)
        after: list[Thought] = []
        for at in range(len(before) - 1):
            here, right = before[at], before[at + 1]
            after.append(either(here, right, observer) if at < place else either(right, here, observer))
        self.sleeve = after
        return taken

    def into_sleeve(self, card: i64) -> None:
        """Everybody knows that a card went into the automaton's hand, on the left."""
        self.open(card)
        self.settle()
        self.sleeve.insert(0, self.same(one(card)))

    def from_top(self, pile: i64) -> Thought:
        """The top card of a pile of this size is drawn: a buried one if no other is left."""
        if len(self.buried) == pile:
            return self.rest(self.buried.pop(0))
        slot = self.rest(self.one_in(self.stock))
        if len(self.buried) == pile - 1:
            self.emptied(self.stock)
        return slot

    def kept(self, rest: i64) -> Thought:
        """What the kept one of two cards may be, now that all see the other: the first card if the other may have been the second,
        and vice versa (-1: there was no other)."""
        if rest < 0:
            return self.drawn[0]
        first, second = self.drawn
        found = self.same(0)
        for observer in range(self.observers):
            if has(first[observer], rest):
                found[observer] |= second[observer]
            if has(second[observer], rest):
                found[observer] |= first[observer]
        return found

    def shuffled(self, cards: Bits) -> None:
        """The discarded cards become the pile, in an order that nobody knows."""
        self.settle()
        self.fill(self.stock, cards)


def either(thought: Thought, other: Thought, observer: i64) -> Thought:
    """What may be one of two separate cards; one observer knows that it is the first."""
    found = thought[:]
    for each in range(len(found)):
        if each != observer:
            found[each] |= other[each]
    return found
