"""What a hand is worth: its best two collections now, and the potential of the rest."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from chaudron.games.zaubercocktail.cards import JOKER, KINDS, LARGEST, NUMBER, PLAIN_KINDS, Bundle, brings, worth
from chaudron.games.zaubercocktail.state import Chosen

MOST: Final = max(NUMBER) + NUMBER[JOKER]
BRINGS: Final[list[list[int]]] = [[brings(kind, min(number, LARGEST[kind])) for number in range(MOST + 1)] for kind in range(PLAIN_KINDS)]
"""The most that n cards of a kind score, including jokers (ZAU-2, ZAU-3)."""
MAY_BRING: Final[list[list[int]]] = [[int(worth(kind, number)) for number in range(MOST + 1)] for kind in range(PLAIN_KINDS)]
"""What n cards of a kind may score in later rounds, together with others."""
LATER: Final = 0.25
"""The value of a point that cards may score later."""
JOKER_WORTH: Final = 20.0
"""The value of a joker for later rounds."""


def best_with(hand: Sequence[int], jokers: i64) -> tuple[int, int, int, int]:
    """The two kinds that score most if the first takes this many jokers and the second the rest: both kinds and their points."""
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
    """The two kinds that score most together, and their points (ZAU-16); -1 where there is none."""
    found = best_with(hand, 0)
    for jokers in range(1, hand[JOKER] + 1):
        other = best_with(hand, jokers)
        if other[2] + other[3] > found[2] + found[3]:
            found = other
    return found


def result(hand: Sequence[int]) -> int:
    """The points of the best two collections of a hand (ZAU-16)."""
    _, _, first, second = best_two(hand)
    return first + second


def may_bring(hand: Sequence[int], one: int, two: int) -> int:
    """What a hand may score later, if as much as possible is shown of these two kinds."""
    found = 0
    for kind in range(PLAIN_KINDS):
        cards = hand[kind]
        if kind in (one, two):
            cards -= LARGEST[kind]
        if cards > 0:
            found += MAY_BRING[kind][cards]
    return found


def hand_worth(hand: Sequence[int]) -> float:
    """What a hand is worth in points: what it scores now, plus a fraction of what the rest may score later."""
    one, two, first, second = best_two(hand)
    return float(first + second) + LATER * float(may_bring(hand, one, two)) + JOKER_WORTH * float(hand[JOKER])


def best_show(hand: Sequence[int]) -> tuple[Chosen, ...]:
    """The collections that score most, without jokers that add nothing."""
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
    """The largest possible collection of a kind."""
    cards = min(hand[kind], LARGEST[kind])
    return kind, cards, min(jokers, LARGEST[kind] - cards)


def swapped(hand: Sequence[int], give: Bundle, get: Bundle) -> list[int]:
    """A hand after a trade."""
    return [hand[kind] - give[kind] + get[kind] for kind in range(KINDS)]
