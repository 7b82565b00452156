"""Advice for a search in Poison: where to stop, which moves are equivalent, how people play on."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from mypy_extensions import i64

from chaudron.games.poison.bots import TAKING, parting
from chaudron.games.poison.cards import COUNTED, KINDS, NO_COLOUR, VALUE, kinds, of_colour, tally, total
from chaudron.games.poison.choices import CAULDRONS, PLACES, Choices
from chaudron.games.poison.effects import boils_over, coloured
from chaudron.games.poison.knowledge import Possible
from chaudron.games.poison.model import Pour, View
from chaudron.games.poison.scoring import penalties, rounds, standings
from chaudron.games.poison.state import OVER, State
from chaudron.kernel.bits import Bits, one
from chaudron.kernel.bot import Guide, chances
from chaudron.kernel.game import Game
from chaudron.kernel.model import Seat
from chaudron.kernel.rng import Rng

THOUGHTS: Final = 3
"""How many random moves a simulated seat considers before it makes the cheapest."""
WITHOUT_TWINS: Final = [Choices(closed) for closed in range(1 << CAULDRONS)]
"""The moves into some of the cauldrons only, for each choice of cauldrons left out."""
# Costs in hundredths of a penalty point, approximating the sensible bot's: whole numbers are fast.
PARTING: Final[list[int]] = [int(100 * parting(kind)) for kind in range(KINDS)]
BOILING: Final = int(100 * TAKING)
EACH_POINT: Final = 25
"""A card is worth about four, so this is about a penalty point per card."""
EACH_POISON: Final = 100
DEAREST: Final = 1_000_000


class RoundGuide(Guide[State, Pour, View]):
    """Searches to the end of the round and evaluates the standing there: later rounds are new deals that no move can influence now."""

    def __init__(self, game: Game[State, Pour, View], view: View) -> None:
        super().__init__(game)
        self.round = view.round
        self.possible = Possible(view)

    def imagine(self, view: View, rng: Rng) -> State:
        return self.possible.state(rng)

    def candidates(self, state: State, seat: Seat) -> Sequence[Pour]:
        """All moves, but only those into the first of several empty cauldrons: these are equivalent."""
        twins: Bits = 0
        found = False
        for cauldron in range(CAULDRONS):
            if not state.brews[cauldron]:
                if found:
                    twins |= one(cauldron)
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
    """Play the round out by the rules, without changing the state: each seat considers a few random moves and makes the cheapest.

    Return the tally of what each seat has taken. Hands are lists here, because they are faster to draw from, and cauldrons are their
    totals and tallies, which are smaller numbers than piles.
    """
    hands = [kinds(hand) for hand in state.hands]
    taken = [int(tally(pile)) for pile in state.taken]
    totals = [int(total(brew)) for brew in state.brews]
    tallies = [int(tally(brew)) for brew in state.brews]
    stock = state.stock
    drawn = state.drawn
    colouring = state.colouring
    seats = state.seats
    seat = state.turn
    idle: i64 = 0
    while idle < seats:
        hand = hands[seat]
        held: i64 = len(hand)
        if held:
            idle = 0
            places = PLACES[colouring]
            least: i64 = DEAREST
            chosen: i64 = 0
            cauldron: i64 = 0
            for _ in range(THOUGHTS):
                thought: i64 = rng.below(held)
                kind: i64 = hand[thought]
                allowed = places[kind]
                options: i64 = len(allowed)
                into: i64 = allowed[0]
                if options > 1:
                    into = allowed[rng.below(options)]
                cost: i64 = PARTING[kind]
                brewed: i64 = totals[into]
                if boils_over(brewed + VALUE[kind]):
                    cost += BOILING + EACH_POINT * brewed + EACH_POISON * of_colour(tallies[into], NO_COLOUR)
                if cost < least:
                    least = cost
                    chosen = thought
                    cauldron = into
            kind = hand[chosen]
            last = hand.pop()
            if chosen < held - 1:
                hand[chosen] = last
            boils = boils_over(totals[cauldron] + VALUE[kind])
            colouring = coloured(colouring, kind, cauldron, boils=boils)
            if boils:
                taken[seat] += tallies[cauldron]
                totals[cauldron] = VALUE[kind]
                tallies[cauldron] = COUNTED[kind]
            else:
                totals[cauldron] += VALUE[kind]
                tallies[cauldron] += COUNTED[kind]
            if drawn < len(stock):
                hand.append(stock[drawn])
                drawn += 1
        else:
            idle += 1
        seat += 1
        if seat == seats:
            seat = 0
    return taken


def prospects(sums: list[int], left: int) -> list[float]:
    """What standings are worth with this many rounds left: for each seat, the share of the others it is likely to beat."""
    return chances([float(-points) for points in sums], 1.0 + 4.0 * sqrt(left))
