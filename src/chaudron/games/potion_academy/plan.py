"""What a sensible player does: look one move ahead and choose the most promising move, for oneself and against the leader.

The state given here is true only as far as the deciding player knows: a bot or a search has imagined the rest.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from chaudron.games.potion_academy.cards import NO_POTION, POTIONS
from chaudron.games.potion_academy.choices import BURY_EFFECT, SALVAGE_EFFECT, SMASH, add_actions
from chaudron.games.potion_academy.model import Aim, Bury, Discard, Done, Hit, Place, Refill, Score, Take, Use
from chaudron.games.potion_academy.scoring import FOUR_DIFFERENT, THREE_ALIKE, THREE_DIFFERENT, goal, points_for, points_of, potions_in
from chaudron.games.potion_academy.state import CLEAR, HAND, PICK, TURN, UNUSED_BITS, State, has_seat, player_of, players
from chaudron.games.potion_academy.worth import TEMPO, promise, threat
from chaudron.kernel.bits import bits_of, count, members, one, without
from chaudron.kernel.model import Move, Seat

WIN: Final = 100.0
DRAWN: Final = 0.2
"""The value of a card drawn unseen."""
FORAGED: Final = 0.4
"""The value of the better of two cards."""
BURIED: Final = 0.15
"""The cost to a player of losing the card they can best do without."""
NOTICED: Final = 0.3
"""The weight of setting back a player who has no points yet; the leader has more weight."""


def weight(state: State, victim: i64) -> float:
    """The weight of setting a player back: higher with fewer players, and the closer the player is to the goal."""
    near = float(points_of(state, victim)) / float(goal(state))
    return (NOTICED + (1.0 - NOTICED) * near) * (2.0 / float(players(state)))


def loss(state: State, seat: i64, card: i64) -> float:
    """What removing somebody's placed card is worth to a seat."""
    for colour in range(state.colours):
        placed = state.placed[colour]
        for laid in placed:
            if laid >> UNUSED_BITS == card:
                victim = player_of(state, colour)
                rest = tuple([other for other in placed if other != laid])
                if not has_seat(state, victim):
                    state.placed[colour] = rest
                    after = threat(state)
                    state.placed[colour] = placed
                    return (threat(state) - after) * weight(state, victim)
                hand = state.hands[victim]
                found = promise(state, placed, hand) - promise(state, rest, hand)
                return -found if victim == seat else found * weight(state, victim)
    return 0.0


def gain(state: State, seat: i64, card: i64) -> float:
    """What a card is worth in a seat's hand."""
    placed = state.placed[state.turn]
    hand = state.hands[seat]
    return promise(state, placed, hand | one(card)) - promise(state, placed, hand)


def best_gain(state: State, seat: i64, cards: i64) -> float:
    """What the best of these cards is worth in a seat's hand."""
    most = 0.0
    for card in members(cards):
        worth = gain(state, seat, card)
        if worth > most:
            most = worth
    return most


def action(state: State, seat: i64, move: Move) -> float:
    """What an action is worth."""
    number = state.deck.number
    if isinstance(move, Hit):
        card = number[move.card]
        found = loss(state, seat, card)
        if state.deck.effect[number[move.by]] != SMASH:
            found += gain(state, seat, card)
        return found
    if isinstance(move, Aim):
        if move.on == seat:
            return 0.0
        if state.deck.effect[number[move.by]] == BURY_EFFECT:
            return DRAWN + BURIED * weight(state, move.on)
        if not has_seat(state, move.on):
            return best_gain(state, seat, bits_of(state.sleeve))
        return best_gain(state, seat, state.hands[move.on]) + DRAWN * weight(state, move.on)
    assert isinstance(move, Use)
    if state.deck.effect[number[move.by]] == SALVAGE_EFFECT:
        return best_gain(state, seat, state.discarded)
    return FORAGED


def scoring(state: State, seat: i64, combination: i64, kept: i64, hand: i64) -> float:
    """What it is worth to score a combination and keep a card: the points, plus what the hand promises afterwards."""
    points = points_for(state, combination)
    if state.scores[state.turn] + points >= goal(state):
        rival = 0
        for other in range(players(state)):
            if other != seat and points_of(state, other) > rival:
                rival = points_of(state, other)
        return WIN if points_of(state, seat) + points >= rival else -WIN
    empty: tuple[int, ...] = ()
    return float(points) + promise(state, empty, hand | one(kept))


def at_best(state: State, seat: i64) -> float:
    """The best a seat can do at the end of its turn: score what is placed, or wait for more (ACA-10)."""
    placed = state.placed[state.turn]
    hand = state.hands[seat]
    found = promise(state, placed, hand)
    if state.scored or len(placed) < 3:
        return found
    there = potions_in(state, state.turn)
    different = 0
    for kind in range(POTIONS):
        if there[kind]:
            different += 1
    for laid in placed:
        card = laid >> UNUSED_BITS
        kind = state.deck.potion[card]
        if kind == NO_POTION:
            continue
        worth = found
        if there[kind] >= 3:
            worth = scoring(state, seat, THREE_ALIKE, card, hand)
        elif different >= 4:
            worth = scoring(state, seat, FOUR_DIFFERENT, card, hand)
        elif different >= 3:
            worth = scoring(state, seat, THREE_DIFFERENT, card, hand)
        if worth > found:
            found = worth
    return found


def placing(state: State, seat: i64, card: i64) -> float:
    """What it is worth to place a card, including the best action that can use it."""
    before = state.placed[state.turn]
    hand = state.hands[seat]
    state.placed[state.turn] = (*before, int(card) << UNUSED_BITS)
    state.hands[seat] = without(state.hands[seat], card)
    state.fresh = card
    moves: list[Move] = []
    add_actions(state, moves)
    bonus = 0.0
    for move in moves:
        worth = action(state, seat, move)
        if worth > bonus:
            bonus = worth
    found = at_best(state, seat) + bonus
    state.placed[state.turn] = before
    state.hands[seat] = hand
    state.fresh = -1
    return found


def value(state: State, seat: i64, move: Move) -> float:
    """What a move is worth."""
    number = state.deck.number
    placed = state.placed[state.turn]
    hand = state.hands[seat]
    if isinstance(move, Score):
        worth = scoring(state, seat, move.combination.number, number[move.keep], hand)
        if worth >= WIN:
            return 2.0 * WIN
        # Before the choice, the whole turn is still to come.
        return worth + (1.0 - TEMPO) if state.phase == TURN else worth
    if isinstance(move, Place):
        return placing(state, seat, number[move.card])
    if isinstance(move, Refill):
        missing = HAND - count(hand)
        return at_best(state, seat) + (DRAWN * float(missing) if missing > 0 else 0.0)
    if isinstance(move, Done):
        return promise(state, placed, hand)
    return at_best(state, seat) + action(state, seat, move)


def parting(state: State, seat: i64, card: i64) -> float:
    """What the rest of the cards is worth after giving up one, in hand or placed."""
    if state.phase == CLEAR:
        rest = tuple([laid for laid in state.placed[state.turn] if laid >> UNUSED_BITS != card])
        return promise(state, rest, state.hands[seat])
    hand = without(state.hands[seat], card)
    if player_of(state, state.turn) == seat:
        return promise(state, state.placed[state.turn], hand)
    found = 0.0
    for colour in range(state.colours):
        if player_of(state, colour) == seat:
            found += promise(state, state.placed[colour], hand)
    return found


def judge(state: State, seat: i64, move: Move) -> float:
    """What any answer to a question is worth."""
    if isinstance(move, Discard | Bury):
        return parting(state, seat, state.deck.number[move.card])
    if isinstance(move, Take):
        card = state.deck.number[move.card]
        found = gain(state, seat, card)
        if state.phase == PICK and has_seat(state, state.victim):
            victim = state.victim
            hand = state.hands[victim]
            for colour in range(state.colours):
                if player_of(state, colour) == victim:
                    placed = state.placed[colour]
                    found += (promise(state, placed, hand) - promise(state, placed, without(hand, card))) * weight(state, victim)
        return found
    return value(state, seat, move)


def best_move(state: State, seat: Seat, moves: Sequence[Move]) -> Move:
    """The most promising answer."""
    found = moves[0]
    most = judge(state, seat, found)
    for move in moves[1:]:
        worth = judge(state, seat, move)
        if worth > most:
            most = worth
            found = move
    return found


def least_missed(state: State, seat: i64) -> int:
    """The card in hand that a seat can best do without."""
    found = -1
    most = -1.0
    for card in members(state.hands[seat]):
        worth = parting(state, seat, card)
        if worth > most:
            most = worth
            found = card
    return found
