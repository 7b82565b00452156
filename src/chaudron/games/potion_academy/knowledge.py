"""Who knows what in Potion Academy; no other file decides this.

Placed cards, tokens, scores, the discard pile and the sizes of hands and pile are public, and each seat sees its own hand. `memory`
keeps, for every observer, which cards may be in the hidden places (ACA-37).
"""

from typing import Final

from mypy_extensions import i64

from chaudron.games.potion_academy.cards import Deck, deck_of
from chaudron.games.potion_academy.memory import Memory, Thought, think
from chaudron.games.potion_academy.model import Card, Laid, Phase, View
from chaudron.games.potion_academy.state import (
    EFFECT_USED,
    FIRST,
    OVER,
    TARGET_USED,
    UNUSED_BITS,
    State,
    cards_in_play,
    decider,
    hand_size,
    players,
    twin_of,
)
from chaudron.kernel.bits import has, members, one
from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng

PHASES: Final[list[Phase]] = [
    "first",
    "turn",
    "placed",
    "score",
    "refilled",
    "discard",
    "clear",
    "pick",
    "bury",
    "salvage",
    "keep",
    "over",
]
SWAPS: Final = 3
"""How many swaps to try for each hidden card when an imagined state is stirred."""


# What is known.


def laid_out(state: State, colour: int) -> tuple[Laid, ...]:
    """The placed cards of a colour, with their tokens."""
    cards = state.deck.cards
    return tuple([Laid(cards[each >> UNUSED_BITS], bool(each & TARGET_USED), bool(each & EFFECT_USED)) for each in state.placed[colour]])


def thoughts(deck: Deck, slots: list[Thought], observer: int) -> tuple[tuple[Card, ...], ...]:
    """What an observer thinks of separate cards."""
    return tuple([deck.cards_in(slot[observer]) for slot in slots])


def view(state: State, seat: Seat | None) -> View:
    """What an attentive person at that seat knows."""
    deck = state.deck
    memory = state.memory
    memory.settle()
    seats = state.seats
    observer = seats if seat is None else seat
    no_cards: tuple[Card, ...] = ()
    chosen = -1 if seat is None else state.aside[seat]
    waits = state.phase not in (FIRST, OVER)
    drawn_by = decider(state) if state.drawn else -1
    return View(
        seat=seat,
        options=state.options,
        phase=PHASES[state.phase],
        turns=state.turns,
        turn=state.turn,
        first=state.first,
        decides=decider(state) if waits else None,
        hand=no_cards if seat is None else deck.cards_in(state.hands[seat]),
        hands=tuple([hand_size(state, player) for player in range(players(state))]),
        ready=tuple([card >= 0 for card in state.aside]),
        aside=deck.cards[chosen] if chosen >= 0 else None,
        placed=tuple([laid_out(state, colour) for colour in range(state.colours)]),
        scores=tuple(state.scores),
        pile=len(state.pile),
        discarded=deck.cards_in(state.discarded),
        scored=state.scored,
        fresh=deck.cards[state.fresh] if state.fresh >= 0 else None,
        victim=state.victim if state.victim >= 0 else None,
        drawn=tuple([deck.cards[card] for card in state.drawn]) if drawn_by == observer else no_cards,
        offered=thoughts(deck, memory.drawn, observer) if drawn_by != observer else (),
        held=tuple([deck.cards_in(memory.may_hold(other, observer)) if other != seat else no_cards for other in range(seats)]),
        stock=deck.cards_in(memory.may_hold(memory.stock, observer)),
        buried=thoughts(deck, memory.buried, observer),
        sleeve=thoughts(deck, memory.sleeve, observer),
        ended_by=state.ended_by if state.ended_by >= 0 else None,
    )


# What is possible.


def imagine(view: View, rng: Rng) -> State:
    """A state that fits the view: every hidden card is in a possible place, and all such arrangements are about equally likely."""
    return Possible(view).state(rng)


def reshuffled(state: State, rng: Rng) -> State:
    """The same with another order of the part of the pile that was shuffled."""
    found = twin_of(state)
    buried = len(state.memory.buried)
    stock = state.pile[buried:]
    rng.shuffle(stock)
    found.pile = [*state.pile[:buried], *stock]
    return found


class Possible:
    """What a view leaves open: the hidden cards, and the places where each of them may be."""

    def __init__(self, view: View) -> None:
        self.seen = seen(view)
        """What is certain; the hidden places are empty."""
        state = self.seen
        memory = state.memory
        observer = state.seats if view.seat is None else view.seat
        self.cards: list[int] = members(cards_in_play(state.seats) & ~open_cards(state))
        self.room: list[int] = []
        """How many of them are in each place: the hands, the shuffled part of the pile, and each separate card."""
        self.may: list[int] = []
        """Which of them may be there."""
        for other in range(state.seats):
            mine = other == observer
            self.room.append(0 if mine else view.hands[other])
            self.may.append(0 if mine else memory.may_hold(other, observer))
        self.room.append(view.pile - len(memory.buried))
        self.may.append(memory.may_hold(memory.stock, observer))
        for slot in apart(state):
            self.room.append(1)
            self.may.append(slot[observer])
        self.ready: list[int] = [other for other in range(state.seats) if view.ready[other] and other != observer]
        """Who else has chosen a first discard."""

    def state(self, rng: Rng) -> State:
        """One of the possible states."""
        state = twin_of(self.seen)
        cards = self.cards.copy()
        rng.shuffle(cards)
        put(state, cards, arrange(cards, self.room, self.may, rng))
        for other in self.ready:
            state.aside[other] = rng.choice(members(state.hands[other]))
        return state


def apart(state: State) -> list[Thought]:
    """The separate hidden cards, each in a place of its own."""
    memory = state.memory
    return memory.buried + memory.sleeve + ([] if state.drawn else memory.drawn)


def open_cards(state: State) -> i64:
    """All cards that the viewer sees, as laid out by `seen`."""
    found: i64 = state.discarded
    for hand in state.hands:
        found |= hand
    for placed in state.placed:
        for laid in placed:
            found |= one(laid >> UNUSED_BITS)
    for card in state.drawn:
        found |= one(card)
    return found


def seen(view: View) -> State:
    """A state with everything the viewer sees and nothing in hidden places; others are assumed to know no more than that."""
    deck = deck_of(view.options)
    seats = len(view.held)
    cards = cards_in_play(seats)
    memory = Memory(seats, cards)
    state = State(seats, view.options, deck, memory)
    state.phase = PHASES.index(view.phase)
    state.turns = view.turns
    state.turn = view.turn
    state.first = view.first
    state.scored = view.scored
    state.fresh = -1 if view.fresh is None else deck.number[view.fresh]
    state.victim = -1 if view.victim is None else view.victim
    state.ended_by = -1 if view.ended_by is None else view.ended_by
    state.scores = list(view.scores)
    state.discarded = deck.set_of(view.discarded)
    state.placed = [tuple([relaid(deck, laid) for laid in placed]) for placed in view.placed]
    state.drawn = [deck.number[card] for card in view.drawn]
    observer = seats
    if view.seat is not None:
        observer = view.seat
        state.hands[observer] = deck.set_of(view.hand)
        if view.aside is not None:
            state.aside[observer] = deck.number[view.aside]
    anything = memory.same(cards)
    memory.buried = [think(anything, observer, deck.set_of(may)) for may in view.buried]
    memory.sleeve = [think(anything, observer, deck.set_of(may)) for may in view.sleeve]
    memory.drawn = [think(anything, observer, deck.set_of(may)) for may in view.offered]
    for card in view.drawn:
        memory.drawn.append(think(anything, observer, one(deck.number[card])))
    for other in range(seats):
        memory.learn(other, observer, deck.set_of(view.held[other]))
    memory.learn(memory.stock, observer, deck.set_of(view.stock))
    return state


def relaid(deck: Deck, laid: Laid) -> int:
    """A placed card in the form used by the state."""
    tokens = (TARGET_USED if laid.target_used else 0) | (EFFECT_USED if laid.effect_used else 0)
    return deck.number[laid.card] << UNUSED_BITS | tokens


def put(state: State, cards: list[int], lies: list[int]) -> None:
    """Put the hidden cards in their places; those in the shuffled part of the pile lie in the given order."""
    seats = state.seats
    alone: list[int] = [0] * len(apart(state))
    stock: list[int] = []
    for nth, card in enumerate(cards):
        place = lies[nth]
        if place < seats:
            state.hands[place] |= one(card)
        elif place == seats:
            stock.append(card)
        else:
            alone[place - seats - 1] = card
    buried = len(state.memory.buried)
    held = buried + len(state.memory.sleeve)
    state.pile = [*reversed(alone[:buried]), *stock]
    state.sleeve = alone[buried:held]
    if not state.drawn:
        state.drawn = alone[held:]


def arrange(cards: list[int], room: list[int], may: list[int], rng: Rng) -> list[int]:
    """Find a possible place with room for every card, moving other cards if necessary to make room."""
    free = room.copy()
    lies = [-1] * len(cards)
    for nth in range(len(cards)):
        chosen = any_place(cards[nth], free, may, rng)
        if chosen >= 0:
            lies[nth] = int(chosen)
            free[chosen] -= 1
        elif not settle(nth, cards, lies, free, may, 0):
            raise AssertionError("no arrangement fits what is known")
    stir(cards, lies, may, rng)
    return lies


def any_place(card: i64, free: list[int], may: list[int], rng: Rng) -> i64:
    """A random possible place for a card, weighted by the room there; -1 if there is none with room."""
    whole: i64 = 0
    for place in range(len(free)):
        if has(may[place], card):
            whole += free[place]
    if whole == 0:
        return -1
    at: i64 = rng.below(whole)
    for place in range(len(free)):
        if has(may[place], card):
            at -= free[place]
            if at < 0:
                return place
    raise AssertionError("the weights add up")


def settle(nth: i64, cards: list[int], lies: list[int], free: list[int], may: list[int], tried: i64) -> bool:
    """Find a place for a card, moving others if necessary; `tried` are the places tried already."""
    card = cards[nth]
    for place in range(len(free)):
        if has(tried, place) or not has(may[place], card):
            continue
        tried |= one(place)
        if free[place]:
            free[place] -= 1
            lies[nth] = place
            return True
        for other in range(len(cards)):
            if lies[other] == place and settle(other, cards, lies, free, may, tried):
                lies[nth] = place
                return True
    return False


def stir(cards: list[int], lies: list[int], may: list[int], rng: Rng) -> None:
    """Swap cards between places that are possible for both, so that the way an arrangement was found does not favour it."""
    size = len(cards)
    if size < 2:
        return
    for _ in range(SWAPS * size):
        one, two = rng.below(size), rng.below(size)
        here, there = lies[one], lies[two]
        if here != there and has(may[there], cards[one]) and has(may[here], cards[two]):
            lies[one], lies[two] = there, here
