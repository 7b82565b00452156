"""What cards are worth: how close a colour is to its next points, and what that means for a player's standing."""

from typing import Final

from mypy_extensions import i64

from chaudron.games.potion_academy.cards import COUNT_BITS, POTIONS, QUARTET, TRIO, Potions, different, of_potion
from chaudron.games.potion_academy.scoring import FOUR_POINTS, MORE_ALIKE_POINTS, THREE_POINTS, alike_points, potions_in, potions_laid
from chaudron.games.potion_academy.state import AUTOMATON, HAND, State, has_seat, player_of
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
MOST: Final = 16
"""More of anything than is ever counted."""


def missing(number: int, there: int) -> int:
    """How many are still missing."""
    return max(0, number - there)


def tempo(number: int, placed: int) -> float:
    """The discount for points by the number of cards still to place; the last one is placed and scored in the same turn."""
    return float(TEMPO ** max(1, missing(number, placed)))


def alike_worth(points: int, placed: int, mine: int) -> float:
    """What this many cards of one potion promise, placed, and together with those in hand."""
    return points * tempo(TRIO, placed) * ALIKE_FOUND ** missing(TRIO, mine) if mine else 0.0


def different_worth(placed: int, mine: int) -> float:
    """What this many different potions promise, placed, and together with those in hand."""
    ways = ((THREE_POINTS, TRIO), (FOUR_POINTS, QUARTET))
    return max(points * (tempo(number, placed) * DIFFERENT_FOUND ** missing(number, mine)) for points, number in ways)


ALIKE: Final[list[list[float]]] = [
    [alike_worth(points, placed, mine) for placed in range(MOST) for mine in range(MOST)] for points in range(MORE_ALIKE_POINTS + 1)
]
"""By the points for three of the same, and by how many are placed and how many there are."""
DIFFERENT: Final[list[float]] = [different_worth(placed, mine) for placed in range(MOST) for mine in range(MOST)]
KEPT: Final[list[float]] = [IN_HAND * min(size, HAND) for size in range(31)]
"""What a hand is worth by its size alone."""


def sums(each: float) -> list[float]:
    """What none, one, two … are worth if each adds the same."""
    found = [0.0]
    for _ in range(MOST):
        found.append(found[-1] + each)
    return found


SYMBOLS: Final[list[float]] = sums(SYMBOL)
UNUSED: Final = [2, 1, 1, 0]
"""How many symbols of a placed card are unused, by its tokens."""


def unused(placed: tuple[int, ...]) -> i64:
    """How many targets and effects of placed cards are unused."""
    found: i64 = 0
    for laid in placed:
        found += UNUSED[laid & 3]
    return found


class Outlook:
    """What a colour has to score with: how many of each potion are placed and in hand, unused symbols, and the size of the hand."""

    def __init__(self, alike: i64, there: Potions, held: Potions, symbols: i64, size: i64) -> None:
        self.alike = alike
        self.there = there
        self.held = held
        self.symbols = symbols
        self.size = size
        self.promise: float = promised(alike, there, held, symbols, size)

    def gain(self, unit: Potions) -> float:
        """What a card with this potion would add in hand."""
        return promised(self.alike, self.there, self.held + unit, self.symbols, self.size + 1) - self.promise


def outlook(state: State, placed: tuple[int, ...], hand: i64) -> Outlook:
    """What a colour with these placed cards and this hand has."""
    deck = state.deck
    return Outlook(alike_points(state), potions_laid(deck, placed), deck.potions(hand), unused(placed), count(hand))


def promise(state: State, placed: tuple[int, ...], hand: i64) -> float:
    """The points that a colour with these placed cards and this hand is likely to score next; sooner is better."""
    deck = state.deck
    return promised(alike_points(state), potions_laid(deck, placed), deck.potions(hand), unused(placed), count(hand))


def promised(alike: i64, there: Potions, held: Potions, symbols: i64, size: i64) -> float:
    """The points that this many potions, placed and in hand, unused symbols and cards in hand promise."""
    return reckon(alike, there, held) + SYMBOLS[symbols] + KEPT[size]


def reckon(alike: i64, there: Potions, held: Potions) -> float:
    """The best way to score plus a fraction of the second best, by how many of each potion are placed and in hand."""
    worths = ALIKE[alike]
    first = 0.0
    second = 0.0
    placed: i64 = 0
    kinds: i64 = 0
    both: Potions = there + held
    for _ in range(POTIONS):
        mine: i64 = both & 15
        if mine:
            laid: i64 = there & 15
            kinds += 1
            if laid:
                placed += 1
            worth = worths[laid * MOST + mine]
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
        both >>= COUNT_BITS
        there >>= COUNT_BITS
    others = DIFFERENT[placed * MOST + kinds]
    if others > first:
        return others + SECOND * first
    return first + SECOND * (others if others > second else second)


def threat(state: State) -> float:
    """The points that the automaton's placed cards are likely to bring: it turns up random cards and needs no hand (ACA-36)."""
    there = potions_in(state, AUTOMATON)
    found = 0.0
    for potion in range(POTIONS):
        number = of_potion(there, potion)
        if number:
            found += THIRD if number >= TRIO - 1 else ALONE
    return found + (FOURTH if different(there) >= QUARTET - 1 else 0.0)


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
