"""What others probably hold: whoever pours a card probably has none that they would rather have poured."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.poison.cards import COUNTED, KINDS, NO_COLOUR, VALUE, of_colour
from chaudron.games.poison.choices import CAULDRONS, KIND_AND_CAULDRON, PLACES
from chaudron.games.poison.effects import boils_over, coloured
from chaudron.games.poison.knowledge import Possible
from chaudron.games.poison.model import View
from chaudron.games.poison.simulation import cost_of
from chaudron.games.poison.state import State
from chaudron.kernel.rng import Rng

LIKELY: Final = 100
"""How likely somebody is to hold a card of which nothing is known; only proportions count."""
DOUBT: Final = 5
"""A card becomes less likely by this factor each time its holder would have poured something worse."""
PLAINLY: Final = 20
"""By how many hundredths of a penalty point a card must have been better for that."""
SHUFFLED: Final = 400
"""How many swaps lead from a random deal to a likely one."""
SWAPPED: Final = 40
"""How many lead on to the next deal: about one for each card that nobody has seen."""


class Probable:
    """Imagines what a view leaves open, likelier deals more often. Each deal follows from the one before by a few swaps of cards, which are
    made the more readily the likelier they make it."""

    def __init__(self, view: View) -> None:
        self.possible = Possible(view)
        self.likely: vec[i64] = vec[i64]()
        self.holders: list[int] = []
        """Who has each of the unseen cards; one past the last seat for the hand that is set aside."""
        self.unseen: list[int] = []
        if tells(view) and not self.possible.asked:
            self.likely = likelihoods(view)
            sizes = [0 if seat == view.seat else size for seat, size in enumerate(view.hands)]
            self.holders = [holder for holder, size in enumerate([*sizes, view.aside]) for _ in range(size)]

    def state(self, rng: Rng) -> State:
        """One of the possible states."""
        if not self.holders:
            return self.possible.state(rng)
        if not self.unseen:
            self.unseen = self.possible.unseen.copy()
            rng.shuffle(self.unseen)
            self.swap(SHUFFLED, rng)
        self.swap(SWAPPED, rng)
        return self.possible.dealt(self.unseen)

    def swap(self, times: i64, rng: Rng) -> None:
        """Swap random cards, or leave them where they are, so that in the long run every deal is as frequent as it is likely."""
        unseen = self.unseen
        holders = self.holders
        likely = self.likely
        number: i64 = len(unseen)
        for _ in range(times):
            here: i64 = rng.below(number)
            there: i64 = rng.below(number)
            mine: i64 = unseen[here]
            yours: i64 = unseen[there]
            if mine == yours:
                continue
            me: i64 = holders[here] * KINDS
            you: i64 = holders[there] * KINDS
            if me != you and rng.below(likely[me + mine] * likely[you + yours]) < likely[me + yours] * likely[you + mine]:
                unseen[here] = int(yours)
                unseen[there] = int(mine)


def tells(view: View) -> bool:
    """Whether the play so far tells what others hold: all of it is known, and nobody draws."""
    seen = sum([len(brew.cards) for brew in view.cauldrons]) + sum([len(pile) for pile in view.taken])
    return view.seat is not None and not view.options.draw_pile and 0 < len(view.poured) == seen


def likelihoods(view: View) -> vec[i64]:
    """How likely every seat is to hold a card of each kind, by what else it has poured; the hand that is set aside comes last."""
    seats = len(view.hands)
    likely: vec[i64] = vec[i64]([LIKELY] * ((seats + 1) * KINDS))
    totals = [0] * CAULDRONS
    tallies = [0] * CAULDRONS
    colouring: i64 = 0
    seat = (view.dealer + 1) % seats
    for pour in view.poured:
        parts: i64 = KIND_AND_CAULDRON[pour]
        kind = int(parts >> 2)
        cauldron = int(parts & 3)
        poured = least_cost(kind, colouring, totals, tallies)
        for other in range(KINDS):
            if least_cost(other, colouring, totals, tallies) + PLAINLY < poured:
                at = seat * KINDS + other
                likely[at] = max(1, likely[at] // DOUBT)
        value = int(VALUE[kind])
        boils = boils_over(totals[cauldron] + value)
        colouring = coloured(colouring, kind, cauldron, boils=boils)
        if boils:
            totals[cauldron] = tallies[cauldron] = 0
        totals[cauldron] += value
        tallies[cauldron] += int(COUNTED[kind])
        seat = (seat + 1) % seats
    return likely


def least_cost(kind: int, colouring: i64, totals: list[int], tallies: list[int]) -> i64:
    """What it costs, roughly, to pour a card where that costs least."""
    return min([cost_of(kind, totals[cauldron], of_colour(tallies[cauldron], NO_COLOUR)) for cauldron in PLACES[colouring][kind]])
