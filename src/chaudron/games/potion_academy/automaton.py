"""The automaton of the solo game: it turns up a card, scores as soon as it can, and its effects hit the player (ACA-29 to ACA-36).

It follows rules and decides nothing, so it is not a bot. Its number is the one after the only seat.
"""

from typing import Final

from mypy_extensions import i64

from chaudron.games.potion_academy.cards import NO_POTION, QUARTET, TRIO, alike, different, of_potion
from chaudron.games.potion_academy.choices import BURY_EFFECT, PICKPOCKET, SALVAGE_EFFECT, SMASH, SNATCH, can_use, hits_placed, needs_target
from chaudron.games.potion_academy.effects import bury, can_draw, draw_after_burial, forage, keep, pick, salvage, smash, snatch, top
from chaudron.games.potion_academy.model import Fizzled, Opened, Rejected, Replaced, Scored, Triggered, Turned, TurnedBlank, TurnedNew
from chaudron.games.potion_academy.scoring import (
    COMBINATIONS,
    FOUR_DIFFERENT,
    POTIONS_FOR,
    THREE_ALIKE,
    THREE_DIFFERENT,
    goal,
    points_for,
    potions_in,
)
from chaudron.games.potion_academy.state import AUTOMATON, BURY, EFFECT_USED, OVER, TARGET_USED, UNUSED_BITS, State
from chaudron.kernel.bits import has, members, one
from chaudron.kernel.model import News
from chaudron.kernel.rng import Rng

PLAYER: Final = 0
ROUNDS: Final = 3
EASIER_ROUNDS: Final = 2


# Before the start.


def deal(state: State) -> None:
    """Deal three times: a card to the player, one to the automaton's hand, one face up; then a fourth to the player (ACA-29)."""
    hand: i64 = 0
    for nth in range(ROUNDS):
        hand |= one(state.pile.pop())
        if nth < EASIER_ROUNDS or not state.options.easier:
            state.sleeve.append(state.pile.pop())
            state.memory.sleeve.append(state.memory.one_in(state.memory.stock))
            place(state, state.pile.pop())
    hand |= one(state.pile.pop())
    state.hands[PLAYER] = hand
    state.memory.strike(PLAYER, hand)


def place(state: State, card: i64) -> None:
    """Place a card face up to the right of the automaton's other placed cards."""
    state.placed[AUTOMATON] = (*state.placed[AUTOMATON], int(card) << UNUSED_BITS)
    state.memory.open(card)


def open_cards(state: State, rng: Rng, news: list[News] | None) -> None:
    """Show the automaton's first cards; replace those without a potion, and the rightmost of three with the same (ACA-30)."""
    if news is not None:
        cards = [state.deck.cards[laid >> UNUSED_BITS] for laid in state.placed[AUTOMATON]]
        news.append(News(Opened(AUTOMATON, tuple(cards))))
    unfit = first_unfit(state)
    while unfit >= 0:
        laid = list(state.placed[AUTOMATON])
        gone = laid[unfit] >> UNUSED_BITS
        card, _ = top(state, rng, news)
        laid[unfit] = card << UNUSED_BITS
        state.placed[AUTOMATON] = tuple(laid)
        state.memory.open(card)
        state.discarded |= one(gone)
        if news is not None:
            news.append(News(Replaced(AUTOMATON, state.deck.cards[gone], state.deck.cards[card])))
        unfit = first_unfit(state)


def first_unfit(state: State) -> int:
    """The position of a card that the automaton must not start with; -1 if all may stay."""
    laid = state.placed[AUTOMATON]
    for place, each in enumerate(laid):
        if state.deck.potion[each >> UNUSED_BITS] == NO_POTION:
            return place
    return len(laid) - 1 if alike(potions_in(state, AUTOMATON)) else -1


# Its turn.


def take_turn(state: State, rng: Rng, news: list[News] | None) -> bool:
    """Turn up a card and carry out what follows; false if the player must first choose a card to bury (ACA-32)."""
    deck = state.deck
    if not can_draw(state):
        return True
    card, _ = top(state, rng, news)
    potion = deck.potion[card]
    known = potion != NO_POTION and of_potion(potions_in(state, AUTOMATON), potion) > 0
    place(state, card)
    named = deck.cards[card]
    if news is not None:
        news.append(News(Turned(AUTOMATON, named)))
    if potion == NO_POTION:
        state.placed[AUTOMATON] = state.placed[AUTOMATON][:-1]
        state.discarded |= one(card)
        if news is not None:
            news.append(News(TurnedBlank(AUTOMATON, named)))
        return True
    score(state, news)
    if state.phase == OVER:
        return True
    if news is not None:
        news.append(News(Triggered(AUTOMATON, named) if known else TurnedNew(AUTOMATON, named)))
    return not known or trigger(state, card, rng, news)


def trigger(state: State, card: i64, rng: Rng, news: list[News] | None) -> bool:
    """Carry out a card's effect against the player, at random where there is a choice (ACA-32, ACA-35)."""
    effect: i64 = state.deck.effect[card]
    hand = members(state.hands[PLAYER])
    if not works(state, effect):
        if news is not None:
            news.append(News(Fizzled(AUTOMATON, state.deck.cards[card])))
    elif effect == PICKPOCKET:
        pick(state, AUTOMATON, PLAYER, rng.choice(hand), news)
    elif effect == BURY_EFFECT:
        if len(hand) > 1:
            state.phase = BURY
            state.victim = PLAYER
            return False
        bury(state, PLAYER, hand[0], news)
        draw_after_burial(state, AUTOMATON, rng, news)
    elif effect == SMASH:
        smash(state, AUTOMATON, weakest(state), news)
    elif effect == SNATCH:
        snatch(state, AUTOMATON, weakest(state), news)
    elif effect == SALVAGE_EFFECT:
        salvage(state, AUTOMATON, rng.choice(members(state.discarded)), news)
    else:
        gather(state, rng, news)
    return True


def works(state: State, effect: i64) -> bool:
    """Whether an effect can be carried out against the player (ACA-15 to ACA-20)."""
    if not needs_target(effect):
        return can_use(state, effect)
    if hits_placed(effect):
        return len(state.placed[PLAYER]) > 0
    return state.hands[PLAYER] != 0


def weakest(state: State) -> int:
    """The player's placed card with the fewest tokens; ties go to the rightmost (ACA-35)."""
    found = -1
    fewest = 3
    for laid in state.placed[PLAYER]:
        tokens = (1 if laid & TARGET_USED else 0) + (1 if laid & EFFECT_USED else 0)
        if tokens <= fewest:
            found = laid >> UNUSED_BITS
            fewest = tokens
    return found


def gather(state: State, rng: Rng, news: list[News] | None) -> None:
    """Forage, and keep one of the cards at random (ACA-35)."""
    forage(state, AUTOMATON, rng, news)
    rest = keep(state, AUTOMATON, rng.choice(state.drawn), news)
    if rest >= 0 and news is not None:
        news.append(News(Rejected(AUTOMATON, state.deck.cards[rest])))


# Scoring.


def score(state: State, news: list[News] | None) -> None:
    """Score whatever can be scored (ACA-36)."""
    combination = best(state)
    while combination >= 0:
        points = points_for(state, combination)
        gone = used(state, combination)
        state.placed[AUTOMATON] = tuple([laid for laid in state.placed[AUTOMATON] if laid >> UNUSED_BITS not in gone])
        for card in gone:
            state.discarded |= one(card)
        state.scores[AUTOMATON] += points
        if news is not None:
            cards = tuple([state.deck.cards[card] for card in gone])
            news.append(News(Scored(AUTOMATON, COMBINATIONS[combination], points, state.scores[AUTOMATON], (), cards)))
        if state.scores[AUTOMATON] >= goal(state):
            state.phase = OVER
            state.ended_by = AUTOMATON
            return
        combination = best(state)


def best(state: State) -> int:
    """What the automaton scores now: three of the same, four different, or three different if that wins; -1 if nothing."""
    there = potions_in(state, AUTOMATON)
    if alike(there):
        return THREE_ALIKE
    if different(there) >= QUARTET:
        return FOUR_DIFFERENT
    wins = state.scores[AUTOMATON] + points_for(state, THREE_DIFFERENT) >= goal(state)
    return THREE_DIFFERENT if different(there) >= TRIO and wins else -1


def used(state: State, combination: i64) -> list[int]:
    """The cards that form a combination, in their order; where there is a choice, the rightmost."""
    there = potions_in(state, AUTOMATON)
    found: list[int] = []
    seen: i64 = 0
    most = POTIONS_FOR[COMBINATIONS[combination]]
    for laid in reversed(state.placed[AUTOMATON]):
        card = laid >> UNUSED_BITS
        potion = state.deck.potion[card]
        if len(found) < most:
            if combination == THREE_ALIKE:
                if of_potion(there, potion) >= TRIO:
                    found.append(card)
            elif not has(seen, potion):
                seen |= one(potion)
                found.append(card)
    found.reverse()
    return found
