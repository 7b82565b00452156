"""What a hand is worth: its best two collections now, and what the rest may become."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from chaudron.games.zaubercocktail.state import Chosen
from chaudron.games.zaubercocktail.stock import JOKER, KINDS, LARGEST, WORTH, Bundle

LATER: Final = 25
"""What cards are worth that are not shown now, in hundredths of what they would bring."""
JOKER_WORTH: Final = 20
"""What a joker is worth for rounds to come."""


def collection(kind: i64, cards: i64, jokers: i64) -> i64:
    """What so many cards and jokers bring at most; nothing if they are no collection."""
    if cards == 0:
        return 0
    number: i64 = cards + jokers
    if number > LARGEST[kind]:
        number = LARGEST[kind]
    return number * (number + WORTH[kind]) if number > 1 else 0


def best_with(hand: Sequence[int], jokers: i64) -> tuple[int, int, int, int]:
    """The two kinds that bring most if the first takes so many jokers and the second the rest: kinds and what they bring."""
    rest: i64 = hand[JOKER] - jokers
    first: i64 = -1
    most: i64 = 0
    for kind in range(JOKER):
        value = collection(kind, hand[kind], jokers)
        if value > most:
            most = value
            first = kind
    second: i64 = -1
    more: i64 = 0
    for kind in range(JOKER):
        if kind != first:
            value = collection(kind, hand[kind], rest)
            if value > more:
                more = value
                second = kind
    return int(first), int(second), int(most), int(more)


def result(hand: Sequence[int]) -> i64:
    """What the best two collections of a hand bring (ZAU-16)."""
    found: i64 = 0
    for jokers in range(hand[JOKER] + 1):
        _, _, first, second = best_with(hand, jokers)
        if first + second > found:
            found = first + second
    return found


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


def hand_worth(hand: Sequence[int]) -> i64:
    """What a hand is worth, in hundredths of a point: what it brings now, and a part of what the rest may bring later."""
    now: i64 = 0
    used_one = -1
    used_two = -1
    for jokers in range(hand[JOKER] + 1):
        one, two, first, second = best_with(hand, jokers)
        if first + second > now:
            now = first + second
            used_one = one
            used_two = two
    later: i64 = 0
    for kind in range(JOKER):
        cards: i64 = hand[kind]
        if kind in (used_one, used_two):
            cards -= LARGEST[kind]
        if cards > 0:
            later += cards * (cards + WORTH[kind])
    return 100 * now + LATER * later + 100 * JOKER_WORTH * hand[JOKER]


def swapped(hand: Sequence[int], give: Bundle, get: Bundle) -> list[int]:
    """A hand after a trade."""
    return [hand[kind] - give[kind] + get[kind] for kind in range(KINDS)]


def gain(hand: Sequence[int], give: Bundle, get: Bundle) -> i64:
    """What a trade is worth to whoever has this hand."""
    return hand_worth(swapped(hand, give, get)) - hand_worth(hand)
