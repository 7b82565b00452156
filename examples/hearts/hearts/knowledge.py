"""Who knows what in Hearts; no other file decides this.

Everybody saw every card that was played and who could not follow suit, and knows who had the two of clubs. Each seat knows the cards
that it passed and got. Any deal of the other cards that fits all this is possible.
"""

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng
from hearts.cards import ALL, CARDS, ONE, SEATS, SIZE, SUIT_OF, TWO, bits_of, cards, members, size
from hearts.model import Card, View
from hearts.play import DIRECTIONS
from hearts.state import NOBODY, PASSED, State, four, house_rules


def view(state: State, seat: Seat | None) -> View:
    """What an attentive person at that seat knows."""
    nothing: tuple[Card, ...] = ()
    giver = None if seat is None or not state.direction or state.passing else (seat - state.direction) % SEATS
    return View(
        seat=seat,
        options=state.options,
        deal=state.deal,
        direction=DIRECTIONS[state.direction],
        passing=state.passing,
        turn=None if state.turn == NOBODY else state.turn,
        hand=nothing if seat is None else cards(state.hands[seat]),
        hands=tuple([int(size(hand)) for hand in state.hands]),
        chosen=tuple([int(size(pile)) for pile in state.passed]),
        given=nothing if seat is None else cards(state.passed[seat]),
        received=nothing if giver is None else cards(state.passed[giver]),
        leader=state.leader,
        trick=tuple([CARDS[card] for card in state.trick[: state.lying]]),
        opener=None if state.opener == NOBODY else state.opener,
        played=tuple([cards(pile) for pile in state.played]),
        taken=tuple([cards(pile) for pile in state.taken]),
        lacks=tuple([cards(pile) for pile in state.lacks]),
        broken=state.broken,
        sheet=state.sheet,
    )


def imagine(view: View, rng: Rng) -> State:
    """A random deal of the unseen cards that fits everything that was seen."""
    possible = Possible(view)
    state = possible.state(rng)
    if state.passing:
        for seat in range(SEATS):
            if seat != possible.me:
                pick = drawn(state.hands[seat], view.chosen[seat], rng)
                state.passed[seat] = pick
                state.hands[seat] &= ALL & ~pick
    elif state.direction:
        for giver in range(SEATS):
            to = (giver + state.direction) % SEATS
            if giver != possible.me and to != possible.me:
                state.passed[giver] = drawn(state.hands[to] | state.played[to], PASSED, rng)
    return state


def drawn(bits: i64, number: int, rng: Rng) -> i64:
    """A few random cards of a set."""
    some = members(bits)
    rng.shuffle(some)
    found: i64 = 0
    for card in some[:number]:
        found |= ONE[card]
    return found


class Possible:
    """What a view leaves open: the unseen cards, and who may have them."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.house = house_rules(view.options)
        self.me: i64 = NOBODY if view.seat is None else view.seat
        self.direction: i64 = view.direction.number
        self.mine: i64 = bits_of(view.hand)
        self.given: i64 = bits_of(view.given)
        self.received: i64 = bits_of(view.received)
        self.played: vec[i64] = vec[i64]([bits_of(pile) for pile in view.played])
        self.taken: vec[i64] = vec[i64]([bits_of(pile) for pile in view.taken])
        self.lacks: vec[i64] = vec[i64]([bits_of(pile) for pile in view.lacks])
        unseen: i64 = ALL & ~self.mine
        for pile in self.played:
            unseen &= ALL & ~pile
        self.known = four()
        """The cards that others surely have: those they got from here, and the two of clubs."""
        if view.passing:
            unseen &= ALL & ~self.given
        elif self.given:
            self.known[(self.me + self.direction) % SEATS] |= self.given & unseen
        if view.opener is not None:
            self.known[view.opener] |= ONE[TWO] & unseen
        self.room = four()
        for seat in range(SEATS):
            unseen &= ALL & ~self.known[seat]
            if seat != self.me:
                self.room[seat] = view.hands[seat] + (view.chosen[seat] if view.passing else 0) - size(self.known[seat])
        self.unseen = members(unseen)
        self.free = True
        """Whether anybody may have any of the unseen cards."""
        for seat in range(SEATS):
            if self.room[seat] and self.lacks[seat] & unseen:
                self.free = False
        self.trick: vec[i64] = four()
        for nth, card in enumerate(view.trick):
            self.trick[nth] = card.number

    def state(self, rng: Rng) -> State:
        """One of the possible states, without what others have passed."""
        view = self.view
        state = State(view.options, self.house)
        state.deal = view.deal
        state.direction = self.direction
        state.passing = view.passing
        state.turn = NOBODY if view.turn is None else view.turn
        state.hands = self.known[:]
        unseen = self.unseen.copy()
        rng.shuffle(unseen)
        if self.free:
            start: i64 = 0
            for seat in range(SEATS):
                end = start + self.room[seat]
                while start < end:
                    state.hands[seat] |= ONE[unseen[start]]
                    start += 1
        else:
            Fitting(self.room[:], self.lacks).deal(unseen, state.hands, rng)
        if self.me != NOBODY:
            state.hands[self.me] = self.mine
            state.passed[self.me] = self.given
            if self.received:
                state.passed[(self.me - self.direction) % SEATS] = self.received
        state.played = self.played[:]
        state.taken = self.taken[:]
        state.lacks = self.lacks[:]
        state.trick = self.trick[:]
        state.lying = len(view.trick)
        state.leader = view.leader
        state.number = 0
        for pile in self.played:
            state.number += size(pile)
        state.best = self.trick[0]
        state.winner = view.leader
        for nth in range(1, int(state.lying)):
            if SUIT_OF[self.trick[nth]] == SUIT_OF[state.best] and self.trick[nth] > state.best:
                state.best = self.trick[nth]
                state.winner = (view.leader + nth) % SEATS
        state.opener = NOBODY if view.opener is None else view.opener
        state.broken = view.broken
        state.sheet = view.sheet
        return state


class Fitting:
    """Deals cards to seats that have room for some and are known to lack others."""

    def __init__(self, room: vec[i64], lacks: vec[i64]) -> None:
        self.room = room
        self.lacks = lacks
        self.owner: list[int] = [NOBODY] * SIZE

    def may(self, seat: i64, card: i64) -> bool:
        """Whether a seat may have a card."""
        return self.lacks[seat] >> card & 1 == 0

    def deal(self, unseen: list[int], hands: vec[i64], rng: Rng) -> None:
        """Deal all cards, those that fewest seats may have first; add them to the hands."""
        playing = [seat for seat in range(SEATS) if self.room[seat]]
        for width in range(1, SEATS + 1):
            for card in unseen:
                fits = [seat for seat in playing if self.may(seat, card)]
                if len(fits) == width:
                    self.place(card, fits, rng)
        for card in unseen:
            hands[self.owner[card]] |= ONE[card]

    def place(self, card: int, fits: list[int], rng: Rng) -> None:
        """Give a card to one of the seats that may have it, the more likely the more room it has."""
        room: i64 = 0
        for seat in fits:
            room += self.room[seat]
        if room:
            at: i64 = rng.below(room)
            for seat in fits:
                if at < self.room[seat]:
                    self.give(card, seat)
                    return
                at -= self.room[seat]
        for seat in fits:
            if self.make_room(seat, ONE[seat]):
                self.give(card, seat)
                return
        raise ValueError("no deal fits what was seen")

    def give(self, card: int, seat: int) -> None:
        """Give a card to a seat that has room."""
        self.owner[card] = seat
        self.room[seat] -= 1

    def make_room(self, seat: int, asked: i64) -> bool:
        """Move one of the cards of a seat to another, which may have to do the same; return whether that was possible."""
        for card in range(SIZE):
            if self.owner[card] == seat:
                for other in range(SEATS):
                    fits = not asked >> other & 1 and self.may(other, card) and self.could_hold(other)
                    if fits and (self.room[other] or self.make_room(other, asked | ONE[other])):
                        self.give(card, other)
                        self.room[seat] += 1
                        return True
        return False

    def could_hold(self, seat: int) -> bool:
        """Whether a seat takes part in this deal of unseen cards."""
        return self.room[seat] > 0 or seat in self.owner
