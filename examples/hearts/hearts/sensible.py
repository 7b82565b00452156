"""How a sensible person passes and plays, on sets of cards: for bots and for simulations."""

from typing import Final

from mypy_extensions import i64

from hearts.cards import COUNT, HEART_CARDS, HEARTS, ONE, QUEEN, QUEEN_CARD, RANKS, SEATS, SPADES, SUIT_BITS, highest, lowest

GUARDED: Final = 5
"""With so many spades, the high ones are safe."""
HIGH_SPADES: Final = 7 << 49
"""The queen, king and ace of spades."""


def worst(hand: i64) -> i64:
    """The card that a sensible person passes first: high spades that others can draw out, then high cards of short suits."""
    found: i64 = 0
    most: i64 = -1
    spades = COUNT[hand >> (3 * RANKS) & SUIT_BITS]
    for suit in range(4):
        here: i64 = hand >> RANKS * suit & SUIT_BITS
        if not here:
            continue
        card = highest(hand, suit)
        danger: i64 = 4 * (card - RANKS * suit) - 3 * COUNT[here]
        if suit == HEARTS:
            danger += 12
        elif suit == SPADES:
            if spades >= GUARDED:
                danger = 0
            elif ONE[card] & HIGH_SPADES:
                danger = 100
        if danger > most:
            most = danger
            found = card
    return found


def thrown(allowed: i64, seen: i64) -> i64:
    """The card that a sensible person throws away on a suit that they cannot follow."""
    if allowed & QUEEN_CARD:
        return QUEEN
    spades: i64 = allowed & HIGH_SPADES
    if spades and not seen & QUEEN_CARD:
        return highest(spades, SPADES)
    if allowed & HEART_CARDS:
        return highest(allowed, HEARTS)
    found: i64 = 0
    most: i64 = -1
    for suit in range(4):
        here: i64 = allowed >> RANKS * suit & SUIT_BITS
        if here:
            card = highest(allowed, suit)
            danger: i64 = 2 * (card - RANKS * suit) - COUNT[here]
            if danger > most or most < 0:
                most = danger
                found = card
    return found


def led(allowed: i64, seen: i64, draw: i64) -> i64:
    """The card that a sensible person leads: the lowest of some suit, and none of the high spades before the queen is gone."""
    some = allowed
    if not seen & QUEEN_CARD and some & ~HIGH_SPADES:
        some &= ~HIGH_SPADES
    suit = draw & 3
    while not some >> RANKS * suit & SUIT_BITS:
        suit = (suit + 1) & 3
    return lowest(some, suit)


def followed(allowed: i64, suit: i64, best: i64, *, last: bool) -> i64:
    """The card that a sensible person follows with: the highest that does not win, or a high one that must win anyway."""
    below: i64 = allowed & (ONE[best] - 1)
    if below:
        return highest(below, suit)
    if last:
        safe: i64 = allowed & ~QUEEN_CARD
        return highest(safe if safe else allowed, suit)
    return lowest(allowed, suit)


def chosen(allowed: i64, position: i64, suit: i64, best: i64, seen: i64, draw: i64) -> i64:
    """The card that a sensible person plays; three random bits decide where several are as good."""
    if position == 0:
        return led(allowed, seen, draw)
    if allowed >> RANKS * suit & SUIT_BITS:
        return followed(allowed, suit, best, last=position == SEATS - 1)
    return thrown(allowed, seen)
