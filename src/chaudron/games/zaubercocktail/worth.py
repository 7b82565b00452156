"""What a hand is worth: its best two collections now, and what the rest may become."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from chaudron.games.zaubercocktail.cards import JOKER, KINDS, LARGEST, NUMBER, PLAIN_KINDS, Bundle, worth
from chaudron.games.zaubercocktail.state import Chosen

MOST: Final = max(NUMBER) + NUMBER[JOKER]
BRINGS: Final[list[list[int]]] = [
    [int(worth(kind, min(number, LARGEST[kind]))) if number > 1 else 0 for number in range(MOST + 1)] for kind in range(PLAIN_KINDS)
]
"""What so many cards of a kind bring at most, jokers among them (ZAU-2, ZAU-3)."""
MAY_BRING: Final[list[list[int]]] = [[int(worth(kind, number)) for number in range(MOST + 1)] for kind in range(PLAIN_KINDS)]
"""What so many cards of a kind may bring in rounds to come, together with others."""
LATER: Final = 0.25
"""What a point is worth that cards may bring later."""
JOKER_WORTH: Final = 20.0
"""What a joker is worth for rounds to come."""


def best_with(hand: Sequence[int], jokers: i64) -> tuple[int, int, int, int]:
    """The two kinds that bring most if the first takes so many jokers and the second the rest: kinds and what they bring."""
    rest: i64 = hand[JOKER] - jokers
    first = -1
    most = 0
    for kind in range(PLAIN_KINDS):
        if hand[kind]:
            value = BRINGS[kind][hand[kind] + jokers]
            if value > most:
                most = value
                first = kind
    second = -1
    more = 0
    for kind in range(PLAIN_KINDS):
        if hand[kind] and kind != first:
            value = BRINGS[kind][hand[kind] + rest]
            if value > more:
                more = value
                second = kind
    return first, second, most, more


def best_two(hand: Sequence[int]) -> tuple[int, int, int, int]:
    """The two kinds that bring most together, and what they bring (ZAU-16); -1 where there is none."""
    found = best_with(hand, 0)
    for jokers in range(1, hand[JOKER] + 1):
        other = best_with(hand, jokers)
        if other[2] + other[3] > found[2] + found[3]:
            found = other
    return found


def result(hand: Sequence[int]) -> int:
    """What the best two collections of a hand bring (ZAU-16)."""
    _, _, first, second = best_two(hand)
    return first + second


def may_bring(hand: Sequence[int], one: int, two: int) -> int:
    """What a hand may bring later, if as much as possible is shown of these two kinds."""
    found = 0
    for kind in range(PLAIN_KINDS):
        cards = hand[kind]
        if kind in (one, two):
            cards -= LARGEST[kind]
        if cards > 0:
            found += MAY_BRING[kind][cards]
    return found


def hand_worth(hand: Sequence[int]) -> float:
    """What a hand is worth in points: what it brings now, and a part of what the rest may bring later."""
    one, two, first, second = best_two(hand)
    return float(first + second) + LATER * float(may_bring(hand, one, two)) + JOKER_WORTH * float(hand[JOKER])


def best_show(hand: Sequence[int]) -> tuple[Chosen, ...]:
    """The collections that bring most, with no more jokers than help."""
    found: tuple[Chosen, ...] = ()
    most = 0
    for jokers in range(hand[JOKER] + 1):
        one, two, first, second = best_with(hand, jokers)
        if first + second > most:
            most = first + second
            rest = hand[JOKER] - jokers
            found = tuple([shown(hand, kind, spare) for kind, spare in ((one, jokers), (two, rest)) if kind >= 0])
    return found


def shown(hand: Sequence[int], kind: int, jokers: int) -> Chosen:
    """A collection of a kind, as large as it can be."""
    cards = min(hand[kind], LARGEST[kind])
    return kind, cards, min(jokers, LARGEST[kind] - cards)


def swapped(hand: Sequence[int], give: Bundle, get: Bundle) -> list[int]:
    """A hand after a trade."""
    return [hand[kind] - give[kind] + get[kind] for kind in range(KINDS)]
