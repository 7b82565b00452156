"""How the strong trader evaluates a hand: by the spaces it may gain against imagined hands, and by what these mean for the match."""

from collections.abc import Sequence
from typing import Final

from chaudron.games.zaubercocktail.cards import JOKER, KINDS, LARGEST, Bundle
from chaudron.games.zaubercocktail.judgement import BLUR, HOPE, LIFT, LIFT_BY_SEAT, Judgement
from chaudron.games.zaubercocktail.model import View
from chaudron.games.zaubercocktail.race import Race, another_round
from chaudron.games.zaubercocktail.state import NOBODY
from chaudron.games.zaubercocktail.worth import MAY_BRING, best_two, may_bring, result, swapped
from chaudron.kernel.model import Seat

MOST_POINTS: Final = 400
POINT: Final = 0.002
"""The value of a point in spaces when it makes no other difference: it may break a tie."""
TO_COME: Final = 0.012
"""The value in spaces of a point that cards may score in later rounds."""
JOKER_POINTS: Final = 40.0
NOTHING_AT_STAKE: Final = 0.0001
"""If the best and the last rank differ by less than this chance to win, spaces count as they are."""
BELIEVED: Final = 3


class Fate:
    """What each rank would mean for a seat in one dream, from the best to the last."""

    def __init__(self, order: list[Seat]) -> None:
        self.order = order
        """The other seats, the best first."""
        self.plain: list[float] = []
        """The chance to win the match."""
        self.ringed: list[float] = []
        """The same if the seat puts the first stone on the ring."""
        self.on = 0
        """After how many of these ranks nobody is on the last space."""


class Outlook(Judgement):
    """Evaluates the seat's own hand in spaces: each dream is a round in which a result gets its rank.

    A space counts as much as it changes the chance to win the match, compared with the other spaces that are at stake."""

    def believed(self) -> int:
        return BELIEVED

    def prepare(self, view: View) -> None:
        assert view.seat is not None
        self.seat: Seat = view.seat
        self.race = Race(view)
        lift = LIFT + LIFT_BY_SEAT * len(view.hands)
        self.others = [[result(hand) + lift for hand in hands] for hands in self.dreams]
        """The results of the other seats in each dream."""
        pay = self.race.pay
        last = len(pay) - 1
        count = float(len(self.dreams))
        fates = [self.fate(results) for results in self.others]
        stake = 0.0
        on = 0
        for fate in fates:
            stake += (fate.plain[0] - fate.plain[last]) / count
            on += fate.on
        self.unit = float(pay[0] - pay[last]) / stake if stake > NOTHING_AT_STAKE else 0.0
        """How many spaces a chance to win is worth."""
        self.spaces = [0.0] * (MOST_POINTS + 1)
        """What a result gains in spaces, on average."""
        self.ringed = [0.0] * (MOST_POINTS + 1)
        """The same if the seat puts the first stone on the ring."""
        for results, fate in zip(self.others, fates, strict=True):
            for table, chances in ((self.spaces, fate.plain), (self.ringed, fate.ringed)):
                gains = [float(spaces) for spaces in pay]
                if self.unit:
                    gains = [float(pay[last]) + self.unit * (chance - fate.plain[last]) for chance in chances]
                table[0] += gains[last] / count
                for rank, seat in enumerate(fate.order):
                    for blur in BLUR:
                        at = max(0, min(MOST_POINTS, results[seat] + blur))
                        table[at] += (gains[rank] - gains[rank + 1]) / (count * float(len(BLUR)))
        for table in (self.spaces, self.ringed):
            for at in range(1, MOST_POINTS + 1):
                table[at] += table[at - 1] + POINT
        self.to_come = TO_COME * another_round(view) * float(on) / (count * float(len(pay)))

    def fate(self, results: list[int]) -> "Fate":
        """What each rank would mean against these results."""
        order = [seat for seat in range(len(results)) if seat != self.seat]
        order.sort(key=lambda seat: -results[seat])
        fate = Fate(order)
        for rank in range(len(results)):
            ranked = [*order[:rank], self.seat, *order[rank:]]
            pawns = self.race.after(ranked, self.race.ring)
            fate.plain.append(self.race.chance(self.seat, pawns))
            fate.on += 1 if max(pawns) < self.race.track else 0
            if self.race.ring == NOBODY:
                pawns = self.race.after(ranked, self.seat)
            fate.ringed.append(self.race.chance(self.seat, pawns))
        return fate

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
        """How many spaces the ring gives for a result, on average (ZAU-18)."""
        return self.ringed[points] - self.spaces[points]

    def deal(self, partner: Seat, give: Bundle, get: Bundle) -> float:
        """What a trade gains, less what it costs that the partner gains, too."""
        gained = self.gain(give, get)
        return gained - self.harm(partner, give, get) if gained > 0.0 else gained

    def harm(self, partner: Seat, give: Bundle, get: Bundle) -> float:
        """How many spaces it costs the seat, on average, that a partner gains from a trade with it."""
        points = result(swapped(self.hand, give, get)) + HOPE
        found = 0.0
        for number in range(len(self.dreams)):
            found += self.loss(number, points, partner, give, get)
        return self.unit * found / float(len(self.dreams))

    def promised(self, gain: float, least: float, give: int, given: int, want: int, wanted: int) -> float:
        """What an offer promises, less what it costs that whoever accepts it gains, too."""
        agreed = self.agreeing(give, given, want, wanted)
        count = float(len(agreed))
        found = gain * (count - float(agreed.count(NOBODY)))
        if found <= least * count:
            return found / count
        given_up = tuple([given if kind == give else 0 for kind in range(KINDS)])
        received = tuple([wanted if kind == want else 0 for kind in range(KINDS)])
        points = result(swapped(self.hand, given_up, received)) + HOPE
        for number, partner in enumerate(agreed):
            if partner != NOBODY:
                found -= self.unit * self.loss(number, points, partner, given_up, received)
        return found / count

    def loss(self, number: int, points: int, partner: Seat, give: Bundle, get: Bundle) -> float:
        """How much less likely the seat wins in a dream with a result because a partner gains from a trade with it."""
        theirs = self.dreams[number][partner]
        gained = result(swapped(theirs, get, give)) - result(theirs)
        return self.chance(number, points, partner, 0) - self.chance(number, points, partner, gained) if gained else 0.0

    def chance(self, number: int, points: int, partner: Seat, gained: int) -> float:
        """How likely the seat wins in a dream with a result, if a partner gains so many points."""
        results = self.others[number].copy()
        results[self.seat] = points
        results[partner] += gained
        ranked = sorted(range(len(results)), key=lambda seat: -results[seat])
        return self.race.chance(self.seat, self.race.after(ranked, self.race.ring))
