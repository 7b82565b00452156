"""What everybody remembers of the cards that they cannot see: which may lie in which hand, in the pile and under it.

For every observer, the seats and an onlooker, each place holds the set of cards that may lie there. Cards that move unseen take
their whole set along; a card that is seen is struck from all sets. So a card that is in one set only is known to lie there,
and a card that was seen in a hand and may since have been taken is known to lie in one of two hands. A shuffle makes one set
of everything that was discarded, and whatever was known of the pile's order is forgotten with it.

Sets never leave out what is true, but they hold each place by itself. If of two known hands each takes a card from the other
unseen, it is forgotten that they cannot have been exchanged altogether.
"""

from mypy_extensions import i64

Slot = tuple[int, ...]
"""One card that lies apart from others: for every observer, what it may be."""


class Memory:
    """The sets of all observers; of the own hand nothing is held, for it is seen."""

    def __init__(self, seats: i64, cards: int) -> None:
        self.seats = seats
        self.held: list[int] = [cards] * ((seats + 1) * seats)
        """For each observer, for each seat."""
        self.stock: list[int] = [cards] * (seats + 1)
        """The part of the pile that was shuffled."""
        self.buried: list[Slot] = []
        """What was put under it since, from the top down."""
        self.sleeve: list[Slot] = []
        """Solo: the automaton's hand, from left to right."""
        self.drawn: list[Slot] = []
        """Cards drawn of which one will be kept."""

    def twin(self) -> "Memory":
        """An equal one that shares nothing changeable."""
        twin = Memory(0, 0)
        twin.seats = self.seats
        twin.held = self.held.copy()
        twin.stock = self.stock.copy()
        twin.buried = self.buried.copy()
        twin.sleeve = self.sleeve.copy()
        twin.drawn = self.drawn.copy()
        return twin

    def strike(self, observer: i64, cards: i64) -> None:
        """An observer knows where these are, so they are nowhere else."""
        rest: i64 = ~cards
        held = self.held
        at: i64 = observer * self.seats
        for seat in range(self.seats):
            held[at + seat] &= rest
        self.stock[observer] &= rest
        if self.buried:
            self.buried = [without(slot, observer, rest) for slot in self.buried]
        if self.sleeve:
            self.sleeve = [without(slot, observer, rest) for slot in self.sleeve]

    def open(self, card: i64) -> None:
        """A card lies open for all to see."""
        for observer in range(self.seats + 1):
            self.strike(observer, 1 << card)

    def emptied(self, seat: i64) -> None:
        """Everybody sees that a hand is empty."""
        at: i64 = seat
        while at < len(self.held):
            self.held[at] = 0
            at += self.seats

    def knows(self, observer: i64, seat: i64, cards: i64) -> None:
        """An observer knows that these cards are in the hand of a seat."""
        self.strike(observer, cards)
        if observer != seat:
            self.held[observer * self.seats + seat] |= cards

    def known(self, seat: i64, card: i64) -> None:
        """Everybody knows that a card went into the hand of a seat."""
        for observer in range(self.seats + 1):
            self.knows(observer, seat, 1 << card)

    def looked(self, observer: i64, seat: i64, hand: i64) -> None:
        """An observer looks at the whole hand of a seat."""
        self.strike(observer, hand)
        self.held[observer * self.seats + seat] = int(hand)

    def received(self, seat: i64, card: i64, slot: Slot) -> None:
        """A card that lay apart went into a hand: its owner sees it."""
        for observer in range(self.seats + 1):
            if observer == seat:
                self.strike(observer, 1 << card)
            else:
                self.held[observer * self.seats + seat] |= slot[observer]

    def given(self, giver: i64, seat: i64, card: i64) -> None:
        """A card went from hand to hand: the two know which."""
        seats = self.seats
        for observer in range(seats + 1):
            if observer in (giver, seat):
                self.knows(observer, seat, 1 << card)
            else:
                self.held[observer * seats + seat] |= self.held[observer * seats + giver]

    def from_hand(self, seat: i64, card: i64) -> Slot:
        """A card leaves a hand and lies apart: its owner knows which."""
        masks: list[int] = []
        for observer in range(self.seats + 1):
            masks.append(1 << int(card) if observer == seat else self.held[observer * self.seats + seat])
        return tuple(masks)

    def saw_sleeve(self, observer: i64, cards: list[int]) -> None:
        """An observer looks at the automaton's whole hand, in its order."""
        for place, card in enumerate(cards):
            self.strike(observer, 1 << card)
            masks = list(self.sleeve[place])
            masks[observer] = 1 << card
            self.sleeve[place] = tuple(masks)

    def from_sleeve(self, observer: i64, place: int) -> Slot:
        """A card is taken out of the automaton's hand: whoever takes it sees which, others only that one is gone.

        To them each of the others is where it was, or one place further to the left."""
        before = self.sleeve
        taken = list(before[place])
        for slot in before:
            for other in range(len(taken)):
                if other != observer:
                    taken[other] |= slot[other]
        self.sleeve = []
        for at in range(len(before) - 1):
            after = [one | two for one, two in zip(before[at], before[at + 1], strict=True)]
            after[observer] = before[at if at < place else at + 1][observer]
            self.sleeve.append(tuple(after))
        return tuple(taken)

    def into_sleeve(self, card: i64) -> None:
        """Everybody knows that a card went into the automaton's hand, on the left."""
        self.open(card)
        self.sleeve.insert(0, (1 << int(card),) * (int(self.seats) + 1))

    def from_top(self, pile: i64) -> Slot:
        """The top card of a pile of so many is drawn: a buried one if no other is left."""
        if len(self.buried) == pile:
            return self.buried.pop(0)
        slot = tuple(self.stock)
        if len(self.buried) == pile - 1:
            self.stock = [0] * len(self.stock)
        return slot

    def kept(self, rest: i64) -> Slot:
        """What the card kept of two may be, when all see the other one: if that may have been the second, the first, and
        the other way round (-1: there was no other)."""
        if rest < 0:
            return self.drawn[0]
        masks: list[int] = []
        for one, two in zip(self.drawn[0], self.drawn[1], strict=True):
            masks.append((two if one >> rest & 1 else 0) | (one if two >> rest & 1 else 0))
        return tuple(masks)

    def shuffled(self, cards: i64) -> None:
        """What was discarded is the pile, in an order that nobody knows."""
        self.stock = [int(cards)] * len(self.stock)


def without(slot: Slot, observer: i64, rest: i64) -> Slot:
    """A card that lies apart, when an observer knows that it is none of some cards."""
    if slot[observer] & ~rest == 0:
        return slot
    masks = list(slot)
    masks[observer] &= rest
    return tuple(masks)
