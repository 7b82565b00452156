"""What a search should know of Poison: where to stop, which moves are alike, how people play on."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from chaudron.games.poison.bots import TAKING, parting
from chaudron.games.poison.model import Pour, View
from chaudron.games.poison.piles import COLOUR, KINDS, TALLY, VALUE, kinds, tally, total
from chaudron.games.poison.places import CAULDRONS, PLACES, Choices
from chaudron.games.poison.rules import LIMIT, OVER, State, penalties, rounds, standings
from chaudron.kernel.bot import Guide
from chaudron.kernel.game import Game
from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng

THOUGHTS: Final = 2
"""How many random cards a simulated seat thinks of before it plays the cheapest."""
WITHOUT_TWINS: Final = [Choices(closed) for closed in range(1 << CAULDRONS)]
"""The moves into some of the cauldrons only, for each choice of cauldrons left out."""
PARTING: Final[list[int]] = [int(100 * parting(kind)) for kind in range(KINDS)]
BOILING: Final = int(100 * TAKING)
DEAREST: Final = 1_000_000


def worth_of(tally: i64) -> i64:
    """What a brew costs at most, in hundredths of a point."""
    return 100 * (2 * (tally & 63) + (tally >> 6 & 63) + (tally >> 12 & 63) + (tally >> 18 & 63))


class RoundGuide(Guide[State, Pour, View]):
    """Searches to the end of the round and judges the standing there: later rounds are new deals that no move now can bend."""

    def __init__(self, game: Game[State, Pour, View], round: int) -> None:
        super().__init__(game)
        self.round = round

    def candidates(self, state: State, seat: Seat) -> Sequence[Pour]:
        """All moves, but of several empty cauldrons only the first: they are alike."""
        twins: i64 = 0
        found = False
        for cauldron in range(CAULDRONS):
            if not state.brews[cauldron]:
                if found:
                    twins |= 1 << cauldron
                found = True
        return WITHOUT_TWINS[twins].pours(state.colouring, state.hands[seat])

    def settled(self, state: State) -> bool:
        return state.round != self.round or state.turn == OVER

    def finish(self, state: State, rng: Rng) -> list[float]:
        sums = standings(state)
        left: int = rounds(state.seats) - len(state.sheet)
        if not self.settled(state):
            points = penalties(play_round(state, rng))
            for each in range(state.seats):
                sums[each] += points[each]
            left -= 1
        return prospects(sums, left)


def play_round(state: State, rng: Rng) -> list[int]:
    """Play the round out and tally what everyone took: random cards, save that one which boils over is thought over
    and so is played less often. The state is left as it was; only what scoring needs is followed."""
    hands = [kinds(hand) for hand in state.hands]
    taken = [tally(pile) for pile in state.taken]
    brews = [tally(pile) for pile in state.brews]
    totals = [total(pile) for pile in state.brews]
    stock = state.stock
    drawn: i64 = state.drawn
    seats: i64 = state.seats
    seat: i64 = state.turn
    colouring: i64 = state.colouring
    passes: i64 = 0
    chosen: i64 = 0
    kind: i64 = 0
    cauldron: i64 = 0
    reached: i64 = 0
    while passes < seats:
        hand = hands[seat]
        held: i64 = len(hand)
        if held:
            passes = 0
            places = PLACES[colouring]
            least: i64 = DEAREST
            for _ in range(THOUGHTS):
                place: i64 = rng.below(held)
                thought: i64 = hand[place]
                allowed = places[thought]
                options: i64 = len(allowed)
                into: i64 = allowed[0] if options == 1 else allowed[rng.below(options)]
                total_there: i64 = totals[into]
                total_there += VALUE[thought]
                cost: i64 = PARTING[thought]
                if total_there > LIMIT:
                    cost += BOILING + worth_of(brews[into])
                if cost < least:
                    least = cost
                    chosen = place
                    kind = thought
                    cauldron = into
                    reached = total_there
            last = hand.pop()
            if chosen < held - 1:
                hand[chosen] = last
            card: i64 = TALLY[kind]
            shift: i64 = 2 * cauldron
            if reached > LIMIT:
                had: i64 = taken[seat]
                boiled: i64 = brews[cauldron]
                taken[seat] = had + boiled
                brews[cauldron] = card
                totals[cauldron] = VALUE[kind]
                colouring = colouring & ~(3 << shift) | COLOUR[kind] << shift
            else:
                lay: i64 = brews[cauldron]
                brews[cauldron] = lay + card
                totals[cauldron] = reached
                colouring |= COLOUR[kind] << shift
            if drawn < len(stock):
                hand.append(stock[drawn])
                drawn += 1
        else:
            passes += 1
        seat += 1
        if seat == seats:
            seat = 0
    return taken


def prospects(sums: list[int], left: int) -> list[float]:
    """What standings are worth with so many rounds left: the share of the others one will probably beat."""
    others = len(sums) - 1
    scale = 1.0 + 4.0 * sqrt(left)
    worth: list[float] = []
    for mine in sums:
        beaten = -0.5
        for theirs in sums:
            beaten += 1.0 / (1.0 + exp((mine - theirs) / scale))
        worth.append(beaten / others)
    return worth
