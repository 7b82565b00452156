"""Who knows what in Poison; no other file decides this.

Everyone saw every card that was poured or taken. The other hands, the set-aside hand (POI-4) and the stock (POI-21) are
hidden. Play reveals nothing certain about them, so any deal of the unseen cards is possible, with one exception: a seat
that is asked about its last card has a choice, because a card with one place to go is played without asking.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.poison.cards import ONE, WHOLE, cards, kinds, pile_of, pile_of_kinds, size, total
from chaudron.games.poison.choices import CAULDRONS, KIND_AND_CAULDRON, PLACES, POURS, colour_in
from chaudron.games.poison.model import Brew, Card, Colour, View
from chaudron.games.poison.state import OVER, State, twin_of
from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng

COLOUR_NAMED: Final[list[Colour | None]] = [None, *Colour]


def look_into(state: State, cauldron: int) -> Brew:
    """What lies in a cauldron, visible to all."""
    pile = state.brews[cauldron]
    return Brew(COLOUR_NAMED[colour_in(state.colouring, cauldron)], total(pile), cards(pile))


def view(state: State, seat: Seat | None) -> View:
    """What an attentive person at that seat knows."""
    nothing: tuple[Card, ...] = ()
    return View(
        seat=seat,
        options=state.options,
        round=state.round,
        dealer=state.dealer,
        turn=None if state.turn == OVER else state.turn,
        hand=nothing if seat is None else cards(state.hands[seat]),
        hands=tuple(size(hand) for hand in state.hands),
        cauldrons=(look_into(state, 0), look_into(state, 1), look_into(state, 2)),
        taken=tuple(cards(pile) for pile in state.taken),
        stock=len(state.stock) - state.drawn,
        aside=size(state.aside),
        sheet=state.sheet,
        poured=tuple([POURS[parts >> 2][parts & 3] for parts in state.poured]),
    )


def imagine(view: View, rng: Rng) -> State:
    """A random deal of the unseen cards, all equally likely, with everything that was seen in its place."""
    return Possible(view).state(rng)


def reshuffled(state: State, rng: Rng) -> State:
    """The same with another order of the stock."""
    found = twin_of(state)
    left = list(state.stock[state.drawn :])
    rng.shuffle(left)
    found.stock = (*state.stock[: state.drawn], *left)
    return found


class Possible:
    """What a view leaves open: the unseen cards, and where they may be."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.brews: vec[i64] = vec[i64]([pile_of(brew.cards) for brew in view.cauldrons])
        self.taken: vec[i64] = vec[i64]([pile_of(pile) for pile in view.taken])
        self.mine = pile_of(view.hand)
        self.unseen: list[int] = kinds(WHOLE - self.mine - sum(self.brews) - sum(self.taken))
        self.colouring: i64 = 0
        for cauldron in range(CAULDRONS):
            self.colouring |= COLOUR_NAMED.index(view.cauldrons[cauldron].colour) << (2 * cauldron)
        self.me: i64 = OVER if view.seat is None else view.seat
        self.turn: i64 = OVER if view.turn is None else view.turn
        self.sizes: list[int] = list(view.hands)
        self.asked: bool = self.turn not in (self.me, OVER) and view.hands[self.turn] == 1
        """Whether another seat is asked about its last card, so that it has a choice."""
        self.stock: i64 = view.stock
        self.poured: vec[i64] = vec[i64]([KIND_AND_CAULDRON[pour] for pour in view.poured])

    def state(self, rng: Rng) -> State:
        """One of the possible states, all equally likely."""
        unseen = self.unseen.copy()
        rng.shuffle(unseen)
        return self.dealt(unseen)

    def dealt(self, unseen: list[int]) -> State:
        """The state in which the unseen cards lie in this order: in the others' hands, seat by seat, the stock and the set-aside hand."""
        hands: vec[i64] = vec[i64]([0] * len(self.sizes))
        start: i64 = 0
        asked: i64 = OVER
        if self.asked:
            asked = take_asked(unseen, self.colouring)
        for seat in range(len(self.sizes)):
            if seat == self.me:
                hands[seat] = self.mine
            elif seat == self.turn and self.asked:
                hands[seat] = ONE[asked]
            else:
                end: i64 = start + self.sizes[seat]
                hands[seat] = pile_of_kinds(unseen, start, end)
                start = end
        state = State(len(hands), self.view.options, hands, self.taken[:], self.brews[:])
        state.round = self.view.round
        state.dealer = self.view.dealer
        state.turn = self.turn
        state.colouring = self.colouring
        state.stock = tuple(unseen[start : start + self.stock])
        state.aside = pile_of_kinds(unseen, start + self.stock, len(unseen))
        state.sheet = self.view.sheet
        state.poured = self.poured[:]
        return state


def take_asked(unseen: list[int], colouring: i64) -> int:
    """Take, from shuffled cards, the last card of a seat that is asked about it: one with several places to go."""
    for i, kind in enumerate(unseen):
        if len(PLACES[colouring][kind]) > 1:
            unseen[i] = unseen[len(unseen) - 1]
            unseen.pop()
            return kind
    raise ValueError("nobody would be asked about any of these cards")
