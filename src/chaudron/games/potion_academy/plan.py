"""What a sensible player does: look one move ahead and choose the most promising move, for oneself and against the leader.

The state given here is true only as far as the deciding player knows: a bot or a search has imagined the rest.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.potion_academy.cards import NO_POTION, POTIONS, QUARTET, TRIO, Potions, different, of_potion, one_of
from chaudron.games.potion_academy.choices import BURY_EFFECT, NOTHING, SALVAGE_EFFECT, SMASH, with_actions
from chaudron.games.potion_academy.codes import (
    TO_AIM,
    TO_BURY,
    TO_DISCARD,
    TO_HIT,
    TO_PLACE,
    TO_REFILL,
    TO_SCORE,
    TO_STOP,
    TO_TAKE,
    book_of,
    card_of,
    kind_of,
    player_in,
    second_of,
    third_of,
)
from chaudron.games.potion_academy.scoring import FOUR_DIFFERENT, THREE_ALIKE, THREE_DIFFERENT, goal, points_for, points_of
from chaudron.games.potion_academy.state import CLEAR, HAND, PICK, TURN, UNUSED_BITS, State, has_seat, player_of, players
from chaudron.games.potion_academy.worth import TEMPO, Outlook, outlook, promise, promised, threat
from chaudron.kernel.bits import bits_of, members, without
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


def best_gain(state: State, mine: Outlook, cards: i64) -> float:
    """What the best of these cards is worth in a seat's hand."""
    potions = state.deck.potions(cards)
    most = 0.0
    for potion in range(POTIONS + 1):
        if of_potion(potions, potion):
            worth = mine.gain(one_of(potion))
            if worth > most:
                most = worth
    return most


class Judge:
    """What the answers of a seat to one question are worth to it; what several of them depend on is worked out once."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.mine = outlook(state, state.placed[state.turn], state.hands[seat])
        self.best: float = -1.0
        """The best the seat can do at the end of its turn; negative until it is worked out."""
        self.losses: dict[int, float] = {}
        """What removing placed cards of others is worth."""

    def worth(self, code: i64) -> float:
        """What any answer is worth."""
        kind = kind_of(code)
        card = card_of(code)
        if kind == TO_PLACE:
            return self.placing(card)
        if kind in (TO_DISCARD, TO_BURY):
            return self.parting(card)
        if kind == TO_TAKE:
            return self.taking(card)
        if kind == TO_STOP:
            return self.mine.promise
        if kind == TO_SCORE:
            worth = scoring(self.state, self.seat, self.mine, second_of(code), card)
            if worth >= WIN:
                return 2.0 * WIN
            # Before the choice, the whole turn is still to come.
            return worth + (1.0 - TEMPO) if self.state.phase == TURN else worth
        if self.best < 0.0:
            self.best = at_best(self.state, self.seat, self.mine)
        if kind == TO_REFILL:
            missing = HAND - self.mine.size
            return self.best + (DRAWN * float(missing) if missing > 0 else 0.0)
        return self.best + self.action(code, self.mine)

    def placing(self, card: i64) -> float:
        """What it is worth to place a card, including the best action that can use it."""
        state = self.state
        before = state.placed[state.turn]
        hand = state.hands[self.seat]
        state.placed[state.turn] = (*before, int(card) << UNUSED_BITS)
        state.hands[self.seat] = without(hand, card)
        state.fresh = card
        unit: Potions = state.deck.unit[card]
        mine = self.mine
        after = Outlook(mine.alike, mine.there + unit, mine.held - unit, mine.symbols + 2, mine.size - 1)
        bonus = 0.0
        for code in with_actions(state, NOTHING):
            worth = self.action(code, after)
            if worth > bonus:
                bonus = worth
        found = at_best(state, self.seat, after) + bonus
        state.placed[state.turn] = before
        state.hands[self.seat] = hand
        state.fresh = -1
        return found

    def action(self, code: i64, mine: Outlook) -> float:
        """What an action is worth."""
        state = self.state
        kind = kind_of(code)
        effect = state.deck.effect[card_of(code)]
        if kind == TO_HIT:
            card = third_of(code)
            found = self.loss(card)
            return found if effect == SMASH else found + mine.gain(state.deck.unit[card])
        if kind == TO_AIM:
            victim = player_in(code)
            if victim == self.seat:
                return 0.0
            if effect == BURY_EFFECT:
                return DRAWN + BURIED * weight(state, victim)
            if not has_seat(state, victim):
                return best_gain(state, mine, bits_of(state.sleeve))
            return best_gain(state, mine, state.hands[victim]) + DRAWN * weight(state, victim)
        return best_gain(state, mine, state.discarded) if effect == SALVAGE_EFFECT else FORAGED

    def loss(self, card: i64) -> float:
        """What removing a placed card is worth; remembered for cards of others, which placing one's own does not change."""
        known = self.losses.get(card)
        if known is not None:
            return known
        state = self.state
        for colour in range(state.colours):
            for laid in state.placed[colour]:
                if laid >> UNUSED_BITS == card:
                    victim = player_of(state, colour)
                    if victim == self.seat:
                        return -removal(state, colour, laid)
                    found = self.losses[card] = removal(state, colour, laid) * weight(state, victim)
                    return found
        return 0.0

    def parting(self, card: i64) -> float:
        """What the rest of the cards is worth after giving up one, in hand or placed."""
        state = self.state
        seat = self.seat
        if state.phase == CLEAR:
            rest = tuple([laid for laid in state.placed[state.turn] if laid >> UNUSED_BITS != card])
            return promise(state, rest, state.hands[seat])
        if player_of(state, state.turn) == seat:
            mine = self.mine
            return promised(mine.alike, mine.there, mine.held - state.deck.unit[card], mine.symbols, mine.size - 1)
        hand = without(state.hands[seat], card)
        found = 0.0
        for colour in range(state.colours):
            if player_of(state, colour) == seat:
                found += promise(state, state.placed[colour], hand)
        return found

    def taking(self, card: i64) -> float:
        """What it is worth to take a card into hand, for oneself and against the player it is taken from."""
        state = self.state
        found = self.mine.gain(state.deck.unit[card])
        victim = state.victim
        if state.phase == PICK and has_seat(state, victim):
            hand = state.hands[victim]
            for colour in range(state.colours):
                if player_of(state, colour) == victim:
                    placed = state.placed[colour]
                    found += (promise(state, placed, hand) - promise(state, placed, without(hand, card))) * weight(state, victim)
        return found


def removal(state: State, colour: i64, laid: int) -> float:
    """What a colour loses with a placed card."""
    placed = state.placed[colour]
    victim = player_of(state, colour)
    rest = tuple([other for other in placed if other != laid])
    if has_seat(state, victim):
        hand = state.hands[victim]
        return promise(state, placed, hand) - promise(state, rest, hand)
    before = threat(state)
    state.placed[colour] = rest
    after = threat(state)
    state.placed[colour] = placed
    return before - after


def scoring(state: State, seat: i64, mine: Outlook, combination: i64, kept: i64) -> float:
    """What it is worth to score a combination and keep a card: the points, plus what the hand promises afterwards."""
    points = points_for(state, combination)
    if state.scores[state.turn] + points >= goal(state):
        rival = 0
        for other in range(players(state)):
            if other != seat and points_of(state, other) > rival:
                rival = points_of(state, other)
        return WIN if points_of(state, seat) + points >= rival else -WIN
    return float(points) + promised(mine.alike, 0, mine.held + state.deck.unit[kept], 0, mine.size + 1)


def at_best(state: State, seat: i64, mine: Outlook) -> float:
    """The best a seat can do at the end of its turn: score what is placed, or wait for more (ACA-10)."""
    placed = state.placed[state.turn]
    found = mine.promise
    if state.scored or len(placed) < TRIO:
        return found
    there = mine.there
    kinds = different(there)
    for laid in placed:
        card: i64 = laid >> UNUSED_BITS
        kind: i64 = state.deck.potion[card]
        if kind == NO_POTION:
            continue
        worth = found
        if of_potion(there, kind) >= TRIO:
            worth = scoring(state, seat, mine, THREE_ALIKE, card)
        elif kinds >= QUARTET:
            worth = scoring(state, seat, mine, FOUR_DIFFERENT, card)
        elif kinds >= TRIO:
            worth = scoring(state, seat, mine, THREE_DIFFERENT, card)
        if worth > found:
            found = worth
    return found


def best_code(state: State, seat: i64, codes: vec[i64]) -> i64:
    """The most promising answer."""
    found = codes[0]
    if len(codes) == 1:
        return found
    judge = Judge(state, seat)
    most = -1000.0
    for code in codes:
        worth = judge.worth(code)
        if worth > most:
            most = worth
            found = code
    return found


def judge(state: State, seat: i64, move: Move) -> float:
    """What an answer is worth."""
    return Judge(state, seat).worth(book_of(state.deck).code(move))


def best_move(state: State, seat: Seat, moves: Sequence[Move]) -> Move:
    """The most promising answer."""
    book = book_of(state.deck)
    return book.move(best_code(state, seat, vec[i64]([book.code(move) for move in moves])))


def least_missed(state: State, seat: i64) -> int:
    """The card in hand that a seat can best do without."""
    judge = Judge(state, seat)
    found = -1
    most = -1.0
    for card in members(state.hands[seat]):
        worth = judge.parting(card)
        if worth > most:
            most = worth
            found = card
    return found
