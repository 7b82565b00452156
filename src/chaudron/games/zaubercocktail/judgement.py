"""How traders evaluate a hand: by its points, or by the spaces it may gain in this round against imagined hands."""

from collections.abc import Sequence
from typing import Final

from chaudron.games.zaubercocktail.cards import JOKER, KINDS, LARGEST, NUMBER, RECIPES, Bundle, bundle_of, size
from chaudron.games.zaubercocktail.knowledge import SURE_ROUNDS
from chaudron.games.zaubercocktail.model import View
from chaudron.games.zaubercocktail.scoring import RING, good_ranks
from chaudron.games.zaubercocktail.worth import MAY_BRING, best_two, hand_worth, may_bring, result, swapped
from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng

Dream = list[list[int]]
"""A hand for each seat."""


def imagined(view: View, rng: Rng, times: int) -> list[Dream]:
    """Hands that the seats may hold, imagined this many times: what is not known is dealt from the cards that nobody has seen."""
    held = [list(bundle_of(view.hand if seat == view.seat else view.known[seat])) for seat in range(len(view.hands))]
    missing = [view.hands[seat] - int(size(held[seat])) for seat in range(len(view.hands))]
    rest = NUMBER.copy()
    for bundle in [*held, *[bundle_of(layer) for layer in view.layers]]:
        for kind in range(KINDS):
            rest[kind] -= bundle[kind]
    cards: list[int] = []
    for kind in range(KINDS):
        cards += [kind] * rest[kind]
    found: list[Dream] = []
    for _ in range(times):
        hands = [hand.copy() for hand in held]
        left = len(cards)
        for seat, hand in enumerate(hands):
            for _ in range(missing[seat]):
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
        self.dreams = imagined(view, rng, dreams)
        self.partners: list[Seat] = [seat for seat in range(len(view.hands)) if seat != view.seat and trading(view, seat)]
        self.worths = [[hand_worth(hand) for hand in hands] for hands in self.dreams]
        self.prepare(view)
        self.now = self.value(self.hand)

    def prepare(self, view: View) -> None:
        """Compute what is needed to evaluate hands."""

    def value(self, hand: Sequence[int]) -> float:
        """What a hand is worth."""
        return hand_worth(hand)

    def gain(self, give: Bundle, get: Bundle) -> float:
        """What a trade is worth."""
        return self.value(swapped(self.hand, give, get)) - self.now

    def takers(self, give: int, given: int, want: int, wanted: int) -> float:
        """How likely it is that somebody can make this trade and gains from it."""
        found = 0
        for number, hands in enumerate(self.dreams):
            for seat in self.partners:
                hand = hands[seat]
                if hand[want] >= wanted:
                    hand[want] -= wanted
                    hand[give] += given
                    agrees = hand_worth(hand) > self.worths[number][seat]
                    hand[want] += wanted
                    hand[give] -= given
                    if agrees:
                        found += 1
                        break
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


MOST_POINTS: Final = 400
LIFT: Final = 13
LIFT_BY_SEAT: Final = 3
"""How many points an owner gains on an imagined hand by trading, for each seat: more seats mean more partners."""
HOPE: Final = 24
"""How many points the seat itself hopes to gain by trading."""
BLUR: Final = (-14, -7, 0, 7, 14)
"""How far a result may be from that estimate; all are equally likely."""
POINT: Final = 0.002
"""The value of a point in spaces when it makes no other difference: it may break a tie."""
TO_COME: Final = 0.012
"""The value in spaces of a point that cards may score in later rounds."""
JOKER_POINTS: Final = 40.0


class Outlook(Judgement):
    """Evaluates the seat's own hand in spaces: each dream is a round in which a result gets its rank."""

    def prepare(self, view: View) -> None:
        seats = len(view.hands)
        recipe = view.recipe
        pay = [float(recipe.first), float(recipe.second), float(recipe.third)] + [0.0] * (seats - 3)
        pay[seats - 1] = -float(recipe.last)
        best = good_ranks(seats)
        lift = LIFT + LIFT_BY_SEAT * seats
        self.spaces = [0.0] * (MOST_POINTS + 1)
        """The average number of spaces the recipe gives for a result."""
        self.safe = [0.0] * (MOST_POINTS + 1)
        """How likely it is that a result is good enough for the ring."""
        part = 1.0 / float(len(BLUR) * len(self.dreams))
        for hands in self.dreams:
            results = [result(hands[seat]) + lift for seat in range(seats) if seat != view.seat]
            results.sort(reverse=True)
            for rank, points in enumerate(results):
                for blur in BLUR:
                    at = max(0, min(MOST_POINTS, points + blur))
                    self.spaces[at] += part * (pay[rank] - pay[rank + 1])
                    if rank == best - 1:
                        self.safe[at] += part
        self.spaces[0] += pay[seats - 1]
        for at in range(1, MOST_POINTS + 1):
            self.spaces[at] += self.spaces[at - 1] + POINT
            self.safe[at] += self.safe[at - 1]
        self.to_come = TO_COME * another_round(view)

    def value(self, hand: Sequence[int]) -> float:
        """The better of showing both collections and keeping one of them."""
        one, two, first, second = best_two(hand)
        found = self.spaces[first + second + HOPE]
        if two >= 0:
            keeping_two = self.spaces[first + HOPE] + self.to_come * float(MAY_BRING[two][min(hand[two], LARGEST[two])])
            keeping_one = self.spaces[second + HOPE] + self.to_come * float(MAY_BRING[one][min(hand[one], LARGEST[one])])
            found = max(found, keeping_one, keeping_two)
        return found + self.to_come * (float(may_bring(hand, one, two)) + JOKER_POINTS * float(hand[JOKER]))

    def ring(self, points: int) -> float:
        """The average number of spaces the ring gives for a result (ZAU-18)."""
        return float(RING) * (2.0 * self.safe[points] - 1.0)


def another_round(view: View) -> float:
    """The probability that the lightning does not come next (ZAU-5)."""
    turned = view.round + 1
    return 1.0 if turned < SURE_ROUNDS else 1.0 - 1.0 / float(len(RECIPES) + 1 - turned)
