"""How traders evaluate a hand in points, and how others would decide, over imagined hands."""

from collections.abc import Sequence
from typing import Final

from chaudron.games.zaubercocktail.cards import KINDS, NUMBER, Bundle, bundle_of, size
from chaudron.games.zaubercocktail.model import View
from chaudron.games.zaubercocktail.state import NOBODY
from chaudron.games.zaubercocktail.worth import hand_worth, swapped
from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng

Dream = list[list[int]]
"""A hand for each seat."""


PAIR: Final = 2
OFTEN: Final = 4


def imagined(view: View, rng: Rng, times: int, believed: int = 0) -> list[Dream]:
    """Hands that the seats may hold, imagined this many times: what is not known is dealt from the cards that nobody has seen.

    Whoever wants a kind is dealt a pair of it first, `believed` times out of four: people collect what they have."""
    held = [list(bundle_of(view.hand if seat == view.seat else view.known[seat])) for seat in range(len(view.hands))]
    missing = [view.hands[seat] - int(size(held[seat])) for seat in range(len(view.hands))]
    rest = NUMBER.copy()
    for bundle in [*held, *[bundle_of(layer) for layer in view.layers]]:
        for kind in range(KINDS):
            rest[kind] -= bundle[kind]
    cards: list[int] = []
    for kind in range(KINDS):
        cards += [kind] * rest[kind]
    wishes = [
        (offer.seat, card.number) for offer in view.offers if believed and offer.seat != view.seat for card in dict.fromkeys(offer.want)
    ]
    found: list[Dream] = []
    for _ in range(times):
        hands = [hand.copy() for hand in held]
        dealt = [0] * len(hands)
        left = len(cards)
        for seat, kind in wishes:
            if rng.below(OFTEN) < believed:
                while hands[seat][kind] < PAIR and dealt[seat] < missing[seat] and kind in cards[:left]:
                    at = cards.index(kind)
                    left -= 1
                    cards[at] = cards[left]
                    cards[left] = kind
                    hands[seat][kind] += 1
                    dealt[seat] += 1
        for seat, hand in enumerate(hands):
            for _ in range(missing[seat] - dealt[seat]):
                at = rng.below(left)
                left -= 1
                card = cards[at]
                cards[at] = cards[left]
                cards[left] = card
                hand[card] += 1
        found.append(hands)
    return found


class Judgement:
    """Evaluates the seat's own hand in points, and how others would decide, who are assumed to be sensible."""

    def __init__(self, view: View, rng: Rng, dreams: int) -> None:
        self.hand: Bundle = bundle_of(view.hand)
        self.dreams = imagined(view, rng, dreams, self.believed())
        self.partners: list[Seat] = [seat for seat in range(len(view.hands)) if seat != view.seat and trading(view, seat)]
        self.worths = [[hand_worth(hand) for hand in hands] for hands in self.dreams]
        self.prepare(view)
        self.now = self.value(self.hand)

    def believed(self) -> int:
        """How many times out of four somebody who wants a kind is believed to collect it."""
        return 0

    def prepare(self, view: View) -> None:
        """Compute what is needed to evaluate hands."""

    def value(self, hand: Sequence[int]) -> float:
        """What a hand is worth."""
        return hand_worth(hand)

    def gain(self, give: Bundle, get: Bundle) -> float:
        """What a trade is worth."""
        return self.value(swapped(self.hand, give, get)) - self.now

    def deal(self, partner: Seat, give: Bundle, get: Bundle) -> float:
        """What a trade with this partner is worth."""
        return self.gain(give, get)

    def promised(self, gain: float, least: float, give: int, given: int, want: int, wanted: int) -> float:
        """What an offer that gains this much promises, by how likely somebody accepts it; anything up to `least` if it is no more."""
        return gain * self.takers(give, given, want, wanted)

    def takers(self, give: int, given: int, want: int, wanted: int) -> float:
        """How likely it is that somebody can make this trade and gains from it."""
        found = self.agreeing(give, given, want, wanted)
        return float(len(found) - found.count(NOBODY)) / float(len(found))

    def agreeing(self, give: int, given: int, want: int, wanted: int) -> list[Seat]:
        """In each dream, the first seat that can make this trade and gains from it, or none."""
        found: list[Seat] = []
        for number, hands in enumerate(self.dreams):
            agreed = NOBODY
            for seat in self.partners:
                hand = hands[seat]
                if hand[want] >= wanted:
                    hand[want] -= wanted
                    hand[give] += given
                    agrees = hand_worth(hand) > self.worths[number][seat]
                    hand[want] += wanted
                    hand[give] -= given
                    if agrees:
                        agreed = seat
                        break
            found.append(agreed)
        return found

    def agrees(self, seat: Seat, give: Bundle, get: Bundle) -> float:
        """How likely it is that a seat can make a trade, in which it gets what is given here, and gains from it."""
        found = 0
        for number, hands in enumerate(self.dreams):
            after = swapped(hands[seat], get, give)
            if min(after) >= 0 and hand_worth(after) > self.worths[number][seat]:
                found += 1
        return float(found) / float(len(self.dreams))

    def holds(self, seats: list[Seat], kind: int, number: int) -> float:
        """How likely it is that one of these seats holds this many cards of a kind."""
        found = 0
        for hands in self.dreams:
            for seat in seats:
                if hands[seat][kind] >= number:
                    found += 1
                    break
        return float(found) / float(len(self.dreams))


def trading(view: View, seat: Seat) -> bool:
    """Whether a seat still trades."""
    return seat not in view.stones and seat not in view.stopped


LIFT: Final = 13
LIFT_BY_SEAT: Final = 3
"""How many points an owner gains on an imagined hand by trading, for each seat: more seats mean more partners."""
HOPE: Final = 24
"""How many points the seat itself hopes to gain by trading."""
BLUR: Final = (-14, -7, 0, 7, 14)
"""How far a result may be from that estimate; all are equally likely."""
