"""What a seat may do, as the codes of moves: placing and discarding, actions and whom they reach, combinations."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from chaudron.games.potion_academy.cards import NO_POTION, QUARTET, TRIO, different, of_potion
from chaudron.games.potion_academy.codes import (
    TO_BURY,
    TO_DISCARD,
    TO_PLACE,
    TO_REFILL,
    TO_STOP,
    TO_TAKE,
    TO_USE,
    aiming,
    hitting,
    naming,
    scoring,
)
from chaudron.games.potion_academy.model import Effect, Target
from chaudron.games.potion_academy.scoring import FOUR_DIFFERENT, THREE_ALIKE, THREE_DIFFERENT, potions_in
from chaudron.games.potion_academy.state import (
    BURY,
    CLEAR,
    COLOURS_FOR,
    EFFECT_USED,
    FIRST,
    KEEP,
    OVER,
    PICK,
    PLACED,
    SALVAGE,
    SCORE,
    SOLO,
    TARGET_USED,
    TURN,
    UNUSED_BITS,
    State,
    decider,
    hand_size,
    has_seat,
    player_of,
)
from chaudron.kernel.bits import below, bits_of, count, has, one

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

NOTHING: Final[vec[i64]] = vec[i64]()


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
    for seats in range(len(COLOURS_FOR))
]
OPPONENTS: Final[list[list[int]]] = [
    [below(COLOURS_FOR[seats]) & ~own(seats, COLOURS_FOR[seats], colour) for colour in range(COLOURS_FOR[seats])]
    for seats in range(len(COLOURS_FOR))
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


def with_actions(state: State, codes: vec[i64]) -> vec[i64]:
    """These moves and all actions that the colour in turn can trigger; after placing, only those that use the card (ACA-6 to ACA-8)."""
    deck = state.deck
    placed = state.placed[state.turn]
    fresh = state.fresh
    for laid in placed:
        if laid & EFFECT_USED:
            continue
        by: i64 = laid >> UNUSED_BITS
        effect: i64 = deck.effect[by]
        if not needs_target(effect):
            if (fresh < 0 or fresh == by) and can_use(state, effect):
                codes = append(codes, naming(TO_USE, by))
            continue
        for other in placed:
            through: i64 = other >> UNUSED_BITS
            if other & TARGET_USED or through == by or (fresh >= 0 and fresh != by and fresh != through):
                continue
            codes = with_aims(state, by, through, codes)
    return codes


def can_use(state: State, effect: i64) -> bool:
    """Whether an effect without a target can be carried out (ACA-19, ACA-20)."""
    return state.discarded != 0 or (effect == FORAGE and len(state.pile) > 0)


def with_aims(state: State, by: i64, through: i64, codes: vec[i64]) -> vec[i64]:
    """These moves and the effect of one card with the target of another, against everybody it reaches and can affect (ACA-13 to ACA-18)."""
    placing = hits_placed(state.deck.effect[by])
    reach = reached(state, state.turn, state.deck.target[through])
    named: i64 = 0
    for colour in range(state.colours):
        if not has(reach, colour):
            continue
        player = player_of(state, colour)
        if placing:
            for laid in state.placed[colour]:
                codes = append(codes, hitting(by, through, player, laid >> UNUSED_BITS))
        elif not has(named, player) and hand_size(state, player) > 0:
            named |= one(player)
            codes = append(codes, aiming(by, through, player))
    return codes


def with_scores(state: State, codes: vec[i64]) -> vec[i64]:
    """These moves and every combination that the colour whose turn it is has, with every card that it may keep (ACA-10, ACA-23)."""
    placed = state.placed[state.turn]
    if state.scored or len(placed) < TRIO:
        return codes
    there = potions_in(state, state.turn)
    kinds = different(there)
    for laid in placed:
        card: i64 = laid >> UNUSED_BITS
        potion: i64 = state.deck.potion[card]
        if potion == NO_POTION:
            continue
        if of_potion(there, potion) >= TRIO:
            codes = append(codes, scoring(THREE_ALIKE, card))
        if kinds >= QUARTET:
            codes = append(codes, scoring(FOUR_DIFFERENT, card))
        if kinds >= TRIO:
            codes = append(codes, scoring(THREE_DIFFERENT, card))
    return codes


# The moves of each question.


def choices(state: State, seat: i64) -> vec[i64]:
    """The codes of everything a seat may do now; none if it is not asked."""
    phase = state.phase
    if phase == FIRST:
        return naming_each(TO_DISCARD, state.hands[seat]) if state.aside[seat] < 0 else NOTHING
    if phase == OVER or seat != decider(state):
        return NOTHING
    if phase == TURN:
        return turn_choices(state, state.hands[seat])
    if phase == PLACED:
        return state.follow_ups if len(state.follow_ups) > 0 else follow_ups(state)
    if phase == SCORE:
        return final_scores(state)
    if phase == CLEAR:
        return naming_all(TO_DISCARD, [laid >> UNUSED_BITS for laid in state.placed[state.turn]])
    if phase == PICK:
        if has_seat(state, state.victim):
            return naming_each(TO_TAKE, state.hands[state.victim])
        return naming_all(TO_TAKE, state.sleeve)
    if phase == BURY:
        return naming_each(TO_BURY, state.hands[seat])
    if phase == SALVAGE:
        return naming_each(TO_TAKE, state.discarded)
    if phase == KEEP:
        return naming_all(TO_TAKE, state.drawn)
    return naming_each(TO_DISCARD, state.hands[seat])


def turn_choices(state: State, hand: i64) -> vec[i64]:
    """Score, place, trigger or refill (ACA-5 to ACA-7, ACA-10)."""
    codes = with_scores(state, NOTHING)
    codes = with_each(TO_PLACE, hand, codes)
    return append(with_actions(state, codes), TO_REFILL)


def follow_ups(state: State) -> vec[i64]:
    """After placing: score, trigger or neither (ACA-6, ACA-10)."""
    return append(with_actions(state, with_scores(state, NOTHING)), TO_STOP)


def final_scores(state: State) -> vec[i64]:
    """At the end of the turn: score or not (ACA-10)."""
    return append(with_scores(state, NOTHING), TO_STOP)


def naming_each(kind: i64, cards: i64) -> vec[i64]:
    """The moves of a kind that name one of these cards."""
    return with_each(kind, cards, NOTHING)


def with_each(kind: i64, cards: i64, codes: vec[i64]) -> vec[i64]:
    """These moves, and those of a kind that name one of these cards."""
    card: i64 = 0
    while cards:
        if cards & 1:
            codes = append(codes, naming(kind, card))
        cards >>= 1
        card += 1
    return codes


def naming_all(kind: i64, cards: list[int]) -> vec[i64]:
    """The moves of a kind that name one of these cards, in their order."""
    codes = NOTHING
    for card in cards:
        codes = append(codes, naming(kind, card))
    return codes


def single(cards: i64) -> bool:
    """Whether there is only one card, so nothing to choose."""
    return count(cards) == 1
