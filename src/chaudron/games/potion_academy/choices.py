"""Every move a seat can make, each built once: placing and discarding, actions and whom they reach, combinations."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from chaudron.games.potion_academy.cards import DECKS, NO_POTION, POTIONS, Deck
from chaudron.games.potion_academy.model import Aim, Bury, Discard, Done, Effect, FollowUp, Hit, Place, Refill, Score, Take, Target, Use
from chaudron.games.potion_academy.scoring import COMBINATIONS, FOUR_DIFFERENT, THREE_ALIKE, THREE_DIFFERENT, potions_in
from chaudron.games.potion_academy.state import COLOURS_FOR, EFFECT_USED, SOLO, TARGET_USED, UNUSED_BITS, State, hand_size, player_of
from chaudron.kernel.bits import below, bits_of, count, has, members, one
from chaudron.kernel.model import Ask, Move, Seat

NEIGHBOURS: Final = Target.NEIGHBOURS.number
LEFT: Final = Target.LEFT.number
RIGHT: Final = Target.RIGHT.number
TWO_PLACED: Final = Target.TWO_PLACED.number
HAND_2_3: Final = Target.HAND_2_3.number
HAND_3: Final = Target.HAND_3.number
ANYONE: Final = Target.ANYONE.number

PICKPOCKET: Final = Effect.PICKPOCKET.number
BURY_EFFECT: Final = Effect.BURY.number
SMASH: Final = Effect.SMASH.number
SNATCH: Final = Effect.SNATCH.number
SALVAGE_EFFECT: Final = Effect.SALVAGE.number
FORAGE: Final = Effect.FORAGE.number

REFILL: Final = Refill()
DONE: Final = Done()
NOTHING: Final[list[Move]] = []
CARDS: Final = 30
MOST_PLAYERS: Final = 5


class Book:
    """The moves and questions that name cards of one deck, each built once and looked up by number."""

    def __init__(self, deck: Deck) -> None:
        cards = deck.cards
        self.cards = cards
        self.discard: list[Move] = [Discard(card) for card in cards]
        self.place: list[Move] = [Place(card) for card in cards]
        self.use: list[Move] = [Use(card) for card in cards]
        self.take: list[Move] = [Take(card) for card in cards]
        self.bury: list[Move] = [Bury(card) for card in cards]
        self.follow_up: list[list[Mapping[Seat, Ask]]] = [[{seat: FollowUp(card=card)} for card in cards] for seat in range(MOST_PLAYERS)]
        self.score: list[list[Move]] = [[Score(combination, card) for card in cards] for combination in COMBINATIONS]
        self.aims: dict[int, Move] = {}
        self.hits: dict[int, Move] = {}

    def aim(self, by: i64, through: i64, on: i64) -> Move:
        """An action against a hand."""
        key: i64 = (by * CARDS + through) * MOST_PLAYERS + on
        found = self.aims.get(key)
        if found is None:
            found = self.aims[key] = Aim(self.cards[by], self.cards[through], on)
        return found

    def hit(self, by: i64, through: i64, on: i64, card: i64) -> Move:
        """An action against a placed card."""
        key: i64 = ((by * CARDS + through) * MOST_PLAYERS + on) * CARDS + card
        found = self.hits.get(key)
        if found is None:
            found = self.hits[key] = Hit(self.cards[by], self.cards[through], on, self.cards[card])
        return found


USUAL_BOOK: Final = Book(DECKS.usual)


@lru_cache(maxsize=32)
def written(deck: Deck) -> Book:
    """The moves of a deck, built once."""
    return Book(deck)


def book_of(deck: Deck) -> Book:
    """The moves that name cards of a deck."""
    return USUAL_BOOK if deck is DECKS.usual else written(deck)


# Whom a target reaches (ACA-13, ACA-27, ACA-34).


def by_place(target: i64) -> bool:
    """Whether a target selects opponents by where they sit."""
    return target in (NEIGHBOURS, LEFT, RIGHT)


def around(seats: int, colours: int, target: int, colour: int) -> int:
    """The colours that a target by position reaches: opponents to the left, to the right, or both."""
    if seats == SOLO:
        return one(1 - colour)
    far = 1 if seats == 3 or target == NEIGHBOURS else 2
    found = 0
    for step in range(1, far + 1):
        if target != RIGHT:
            found |= one((colour + step) % colours)
        if target != LEFT:
            found |= one((colour - step) % colours)
    return found & ~own(seats, colours, colour)


def own(seats: int, colours: int, colour: int) -> int:
    """All colours of the player who plays this one."""
    return bits_of([other for other in range(colours) if other == colour or (seats == 2 and (other - colour) % 2 == 0)])


AROUND: Final[list[list[list[int]]]] = [
    [
        [around(seats, COLOURS_FOR[seats], target, colour) if by_place(target) else 0 for colour in range(COLOURS_FOR[seats])]
        for target in range(len(Target))
    ]
    for seats in range(6)
]
OPPONENTS: Final[list[list[int]]] = [
    [below(COLOURS_FOR[seats]) & ~own(seats, COLOURS_FOR[seats], colour) for colour in range(COLOURS_FOR[seats])] for seats in range(6)
]


def reached(state: State, colour: i64, target: i64) -> i64:
    """The colours that a target reaches from a colour, as bits."""
    if target == ANYONE:
        return below(state.colours)
    if by_place(target):
        return AROUND[state.seats][target][colour]
    found: i64 = 0
    opponents: i64 = OPPONENTS[state.seats][colour]
    for other in range(state.colours):
        if has(opponents, other):
            many = target == TWO_PLACED and len(state.placed[other]) >= 2
            if many or (target != TWO_PLACED and hand_fits(target, hand_size(state, player_of(state, other)))):
                found |= one(other)
    return found


def hand_fits(target: i64, size: i64) -> bool:
    """Whether a target selects hands of this size."""
    return size == 3 or (size == 2 and target == HAND_2_3)


# Actions.


def needs_target(effect: i64) -> bool:
    """Whether an effect works only together with a target (ACA-8)."""
    return effect not in (SALVAGE_EFFECT, FORAGE)


def hits_placed(effect: i64) -> bool:
    """Whether an effect works on a placed card; others that need a target work on a hand (ACA-15 to ACA-18)."""
    return effect in (SMASH, SNATCH)


def add_actions(state: State, moves: list[Move]) -> None:
    """Add all actions that the colour whose turn it is can trigger; after placing a card, only those that use it (ACA-6 to ACA-8)."""
    deck = state.deck
    book = book_of(deck)
    placed = state.placed[state.turn]
    fresh = state.fresh
    for laid in placed:
        if laid & EFFECT_USED:
            continue
        by: i64 = laid >> UNUSED_BITS
        effect: i64 = deck.effect[by]
        if not needs_target(effect):
            if (fresh < 0 or fresh == by) and can_use(state, effect):
                moves.append(book.use[by])
            continue
        for other in placed:
            through: i64 = other >> UNUSED_BITS
            if other & TARGET_USED or through == by or (fresh >= 0 and fresh != by and fresh != through):
                continue
            add_aims(state, book, by, through, moves)


def can_use(state: State, effect: i64) -> bool:
    """Whether an effect without a target can be carried out (ACA-19, ACA-20)."""
    return state.discarded != 0 or (effect == FORAGE and len(state.pile) > 0)


def add_aims(state: State, book: Book, by: i64, through: i64, moves: list[Move]) -> None:
    """Add the effect of one card with the target of another, against everybody it reaches and can affect (ACA-13 to ACA-18)."""
    effect: i64 = state.deck.effect[by]
    reach = reached(state, state.turn, state.deck.target[through])
    named: i64 = 0
    for colour in range(state.colours):
        if not has(reach, colour):
            continue
        player = player_of(state, colour)
        if hits_placed(effect):
            for laid in state.placed[colour]:
                moves.append(book.hit(by, through, player, laid >> UNUSED_BITS))
        elif not has(named, player) and hand_size(state, player) > 0:
            named |= one(player)
            moves.append(book.aim(by, through, player))


def add_scores(state: State, moves: list[Move]) -> None:
    """Add every combination that the colour whose turn it is has, with every card that it may keep (ACA-10, ACA-23)."""
    if state.scored or len(state.placed[state.turn]) < 3:
        return
    book = book_of(state.deck)
    there = potions_in(state, state.turn)
    different = 0
    for potion in range(POTIONS):
        if there[potion]:
            different += 1
    for laid in state.placed[state.turn]:
        card: i64 = laid >> UNUSED_BITS
        potion = state.deck.potion[card]
        if potion == NO_POTION:
            continue
        if there[potion] >= 3:
            moves.append(book.score[THREE_ALIKE][card])
        if different >= 4:
            moves.append(book.score[FOUR_DIFFERENT][card])
        if different >= 3:
            moves.append(book.score[THREE_DIFFERENT][card])


# The moves of each question.


def turn_moves(state: State, hand: i64) -> list[Move]:
    """Score, place, trigger or refill (ACA-5 to ACA-7, ACA-10)."""
    moves: list[Move] = []
    add_scores(state, moves)
    place = book_of(state.deck).place
    for card in members(hand):
        moves.append(place[card])
    add_actions(state, moves)
    moves.append(REFILL)
    return moves


def follow_ups(state: State) -> list[Move]:
    """After placing: score, trigger or neither (ACA-6, ACA-10)."""
    moves: list[Move] = []
    add_scores(state, moves)
    add_actions(state, moves)
    moves.append(DONE)
    return moves


def final_scores(state: State) -> list[Move]:
    """At the end of the turn: score or not (ACA-10)."""
    moves: list[Move] = []
    add_scores(state, moves)
    moves.append(DONE)
    return moves


def naming(moves: list[Move], cards: i64) -> list[Move]:
    """The moves that name one of these cards."""
    return [moves[card] for card in members(cards)]


def single(cards: i64) -> bool:
    """Whether there is only one card, so nothing to choose."""
    return count(cards) == 1
