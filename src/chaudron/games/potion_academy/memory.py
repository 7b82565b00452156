"""What everybody remembers about cards they cannot see: which cards may be in which hand, in the pile and under it.

For every observer (each seat and an onlooker), each place has the set of cards that may be there. A card that moves unseen takes its
whole set along; a card that is seen is removed from all sets. So a card that is in only one set is known to be there, and a card that
was seen in a hand and may have been taken since is known to be in one of two hands. A shuffle makes one set of everything that was
discarded, and whatever was known about the order of the pile is forgotten.

A set always contains the true cards, but each place is tracked on its own. If two known hands each take a card from the other unseen,
it is forgotten that they cannot have been swapped entirely.

What all observers think of one place is one number, with a lane of bits for each observer. So an update that is the same for all of
them takes one step. Cards that turn out to be elsewhere are collected first, and removed from all places together (`settle`): before
anybody looks at a place, and before such a card may be hidden again.
"""

from typing import Final, TypeAlias

LANE: Final = 30
"""As many bits as there are cards."""
ANY: Final = (1 << LANE) - 1
"""A lane with all bits set."""

Thought: TypeAlias = int
"""What all observers think a place holds: the first observer's set of cards, then the second's, and so on."""


def lane(thought: Thought, observer: int) -> int:
    """What one observer thinks."""
    return thought >> observer * LANE & ANY


def think(thought: Thought, observer: int, cards: int) -> Thought:
    """Replace what one observer thinks."""
    at = observer * LANE
    return thought ^ (thought >> at & ANY ^ cards) << at


class Memory:
    """The sets of all observers; their sets for their own hand are never used, because they see it."""

    def __init__(self, seats: int, cards: int) -> None:
        self.seats = seats
        self.all: int = sum([1 << observer * LANE for observer in range(seats + 1)])
        """The first bit of every lane: a set of cards times this is that set to everybody."""
        self.every: int = self.all * ANY
        """All lanes with all bits set."""
        anything = self.all * cards
        self.held: list[Thought] = [anything] * seats
        """The hand of each seat."""
        self.stock: Thought = anything
        """The part of the pile that was shuffled."""
        self.buried: list[Thought] = []
        """What was put under it since, from the top down."""
        self.sleeve: list[Thought] = []
        """Solo: the automaton's hand, from left to right."""
        self.drawn: list[Thought] = []
        """Cards drawn of which one will be kept."""
        self.gone: Thought = 0
        """What is still to be removed from every other place."""

    def twin(self) -> "Memory":
        """A copy that shares nothing mutable with it."""
        twin = Memory(0, 0)
        twin.seats = self.seats
        twin.all = self.all
        twin.every = self.every
        twin.held = self.held.copy()
        twin.stock = self.stock
        twin.buried = self.buried.copy()
        twin.sleeve = self.sleeve.copy()
        twin.drawn = self.drawn.copy()
        twin.gone = self.gone
        return twin

    def forget(self) -> None:
        """Let nobody remember anything from now on: a search has no use for what its simulated players remember."""
        self.all = 0
        self.every = 0
        self.held = [0] * self.seats
        self.stock = 0
        self.buried = [0] * len(self.buried)
        self.sleeve = [0] * len(self.sleeve)
        self.drawn = [0] * len(self.drawn)
        self.gone = 0

    def settle(self) -> None:
        """Remove cards that are known to be elsewhere from every hidden place."""
        if not self.gone:
            return
        rest = self.every ^ self.gone
        self.gone = 0
        held = self.held
        for seat in range(self.seats):
            held[seat] &= rest
        self.stock &= rest
        if self.buried:
            self.buried = [slot & rest for slot in self.buried]
        if self.sleeve:
            self.sleeve = [slot & rest for slot in self.sleeve]

    def strike(self, observer: int, cards: int) -> None:
        """Remove these cards from every set of an observer who knows where they are."""
        if self.all:
            self.gone |= cards << observer * LANE

    def open(self, card: int) -> None:
        """A card lies face up."""
        self.gone |= self.all << card

    def emptied(self, seat: int) -> None:
        """Everybody sees that a hand is empty."""
        self.held[seat] = 0

    def known(self, seat: int, card: int) -> None:
        """Everybody knows that a card went into the hand of a seat."""
        self.open(card)
        self.settle()
        self.held[seat] |= self.all << card

    def looked(self, observer: int, seat: int, hand: int) -> None:
        """An observer looks at the whole hand of a seat."""
        self.strike(observer, hand)
        self.settle()
        self.held[seat] = think(self.held[seat], observer, hand)

    def received(self, seat: int, card: int, slot: Thought) -> None:
        """A separate card went into a hand: its owner sees it."""
        self.held[seat] |= slot
        self.strike(seat, 1 << card)

    def given(self, giver: int, seat: int, card: int) -> None:
        """A card went from one hand to another: both players know which."""
        self.settle()
        unseen = self.held[giver]
        self.strike(giver, 1 << card)
        self.strike(seat, 1 << card)
        self.settle()
        self.held[seat] |= think(think(unseen, seat, 0), giver, 1 << card)

    def from_hand(self, seat: int, card: int) -> Thought:
        """A card leaves a hand and is separate: its owner knows which."""
        self.settle()
        return think(self.held[seat], seat, 1 << card) if self.all else 0

    def saw_sleeve(self, observer: int, cards: list[int]) -> None:
        """An observer looks at the automaton's whole hand, in its order."""
        for place, card in enumerate(cards):
            self.strike(observer, 1 << card)
            self.settle()
            self.sleeve[place] = think(self.sleeve[place], observer, 1 << card)

    def from_sleeve(self, observer: int, place: int) -> Thought:
        """A card is taken out of the automaton's hand: whoever takes it sees which, the others only see that one is gone.

        For them, each remaining card is where it was or one place further left."""
        self.settle()
        before = self.sleeve
        taken: Thought = 0
        for slot in before:
            taken |= slot
        self.sleeve = []
        for at in range(len(before) - 1):
            stays = before[at if at < place else at + 1]
            self.sleeve.append(think(before[at] | before[at + 1], observer, lane(stays, observer)))
        return think(taken, observer, lane(before[place], observer))

    def into_sleeve(self, card: int) -> None:
        """Everybody knows that a card went into the automaton's hand, on the left."""
        self.open(card)
        self.settle()
        self.sleeve.insert(0, self.all << card)

    def from_top(self, pile: int) -> Thought:
        """The top card of a pile of this size is drawn: a buried one if no other is left."""
        rest = self.every ^ self.gone
        if len(self.buried) == pile:
            return self.buried.pop(0) & rest
        slot = self.stock & rest
        if len(self.buried) == pile - 1:
            self.stock = 0
        return slot

    def kept(self, rest: int) -> Thought:
        """What the kept one of two cards may be, now that all see the other: the first card if the other may have been the second,
        and vice versa (-1: there was no other)."""
        if rest < 0:
            return self.drawn[0]
        one, two = self.drawn
        return two & (one >> rest & self.all) * ANY | one & (two >> rest & self.all) * ANY

    def shuffled(self, cards: int) -> None:
        """The discarded cards become the pile, in an order that nobody knows."""
        self.settle()
        self.stock = self.all * cards
