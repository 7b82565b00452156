"""What cards are worth: how close a colour is to its next points, and what that means for a player's standing."""

from typing import Final

from mypy_extensions import i64

from chaudron.games.potion_academy.cards import POTIONS
from chaudron.games.potion_academy.scoring import FOUR_DIFFERENT, THREE_ALIKE, THREE_DIFFERENT, points_for, potions_in
from chaudron.games.potion_academy.state import AUTOMATON, EFFECT_USED, HAND, TARGET_USED, UNUSED_BITS, State, has_seat, player_of
from chaudron.kernel.bits import count

TEMPO: Final = 0.68
"""The discount for points that are a turn away: others may be faster, or take a card away."""
ALIKE_FOUND: Final = 0.45
"""The probability of finding a third card of the same potion in time; there are only four."""
DIFFERENT_FOUND: Final = 0.7
"""The probability of finding a card of a different potion in time."""
SECOND: Final = 0.2
"""The weight of the second-best way to score, added to the best one."""
IN_HAND: Final = 0.05
"""The value of any card in hand."""
SYMBOL: Final = 0.08
"""The value of an unused target or effect."""

ALONE: Final = 0.1
"""The value of a potion among the automaton's placed cards."""
THIRD: Final = 0.7
"""The value of two of the same potion there."""
FOURTH: Final = 0.5
"""The value of three different potions there."""
POWERS: Final[list[float]] = [TEMPO ** max(1, missing) for missing in range(6)]
"""The discount for points by the number of cards still to place; the last one is placed and scored in the same turn."""
ALIKE: Final[list[float]] = [ALIKE_FOUND**missing for missing in range(6)]
DIFFERENT: Final[list[float]] = [DIFFERENT_FOUND**missing for missing in range(6)]


def promise(state: State, placed: tuple[int, ...], hand: i64) -> float:
    """The points that a colour with these placed cards and this hand is likely to score next; sooner is better."""
    potion = state.deck.potion
    there = [0] * (POTIONS + 1)
    symbols = 0.0
    for laid in placed:
        there[potion[laid >> UNUSED_BITS]] += 1
        if not laid & TARGET_USED:
            symbols += SYMBOL
        if not laid & EFFECT_USED:
            symbols += SYMBOL
    held = [0] * (POTIONS + 1)
    rest: i64 = hand
    card: i64 = 0
    while rest:
        if rest & 1:
            held[potion[card]] += 1
        rest >>= 1
        card += 1
    size = count(hand)
    return reckon(state, there, held) + symbols + IN_HAND * float(size if size < HAND else HAND)


def reckon(state: State, there: list[int], held: list[int]) -> float:
    """The best way to score plus a fraction of the second best, by how many of each potion are placed and in hand."""
    different: i64 = 0
    more: i64 = 0
    first = 0.0
    second = 0.0
    three = float(points_for(state, THREE_ALIKE))
    for potion in range(POTIONS):
        laid: i64 = there[potion]
        mine: i64 = laid + held[potion]
        if laid:
            different += 1
        elif mine:
            more += 1
        if mine:
            if laid > 3:
                laid = 3
            if mine > 3:
                mine = 3
            worth = three * POWERS[3 - laid] * ALIKE[3 - mine]
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
    three_all: i64 = different + more if different + more < 3 else 3
    four_all: i64 = different + more if different + more < 4 else 4
    simple = POWERS[3 - different if different < 3 else 0] * DIFFERENT[3 - three_all] * float(points_for(state, THREE_DIFFERENT))
    double = POWERS[4 - different if different < 4 else 0] * DIFFERENT[4 - four_all] * float(points_for(state, FOUR_DIFFERENT))
    found = first
    other = second
    if double > simple:
        simple = double
    if simple > found:
        other = found
        found = simple
    elif simple > other:
        other = simple
    return found + SECOND * other


def threat(state: State) -> float:
    """The points that the automaton's placed cards are likely to bring: it turns up random cards and needs no hand (ACA-36)."""
    there = potions_in(state, AUTOMATON)
    different: i64 = 0
    found = 0.0
    for kind in range(POTIONS):
        if there[kind]:
            different += 1
            found += THIRD if there[kind] > 1 else ALONE
    return found + (FOURTH if different > 2 else 0.0)


def colour_worth(state: State, colour: i64) -> float:
    """What the placed cards of a colour promise, together with its player's hand."""
    player = player_of(state, colour)
    if not has_seat(state, player):
        return threat(state)
    return promise(state, state.placed[colour], state.hands[player])


def standing(state: State, player: i64) -> float:
    """A player's points plus what their cards promise, for all their colours."""
    found = 0.0
    for colour in range(state.colours):
        if player_of(state, colour) == player:
            found += float(state.scores[colour]) + colour_worth(state, colour)
    return found
