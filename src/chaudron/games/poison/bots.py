"""How Poison is played well: a sensible person, and what a search should know of the game."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from chaudron.games.poison.model import Pour, View
from chaudron.games.poison.piles import COLOUR, KINDS, POISON, TALLY, VALUE, kinds, pile_of, tally, total
from chaudron.games.poison.rules import CAULDRONS, LIMIT, OVER, PLACES, Choices, State, penalties, rounds, standings
from chaudron.kernel.bot import Bot, Guide
from chaudron.kernel.game import Game
from chaudron.kernel.model import Ask, Seat
from chaudron.kernel.rng import Rng

THOUGHTS: Final = 2
WITHOUT_TWINS: Final = [Choices(closed) for closed in range(1 << CAULDRONS)]
"""The moves into some of the cauldrons only, for each choice of cauldrons left out."""


SHED: Final = 0.25
"""What it is worth to be rid of a card, for each point of its value: high cards are hard to place later."""
TAKING: Final = 4.0
"""What it costs to take cards at all: they may yet cost more than they do now."""
KEEP_LOW: Final = 0.3
"""What a potion of 1 or 2 is worth in hand: it still fits when a cauldron is nearly full."""
KEEP_POISON: Final = 1.5
"""What a Poison is worth in hand: it fits into any cauldron, so it is the way out of a tight spot."""


class Sensible(Bot[Pour, View]):
    """Sheds high cards while that is safe, keeps low ones and Poison for tight spots, and when it must take cards takes those
    that cost least as things stand, a majority won or taken from somebody else included."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Pour], rng: Rng) -> Pour:
        brews = [pile_of(brew.cards) for brew in view.cauldrons]
        taken = [tally(pile_of(pile)) for pile in view.taken]
        seat = view.seat
        assert seat is not None
        best: list[Pour] = []
        least = 0.0
        for move in moves:
            kind = move.card.kind
            brew = brews[move.cauldron]
            cost = self.parting(kind)
            if total(brew) + VALUE[kind] > LIMIT:
                cost += self.taking(taken, seat, tally(brew))
            if not best or cost < least:
                best = [move]
                least = cost
            elif cost == least:
                best.append(move)
        return rng.choice(best)

    def parting(self, kind: int) -> float:
        """What it costs to have a card no longer."""
        if kind == POISON:
            return KEEP_POISON
        return (KEEP_LOW if VALUE[kind] <= 2 else 0.0) - SHED * VALUE[kind]

    def taking(self, taken: list[int], seat: Seat, brew: int) -> float:
        """What it costs to take a brew, as if the round ended now: own points, less what it does to the others."""
        before = penalties(taken)
        after = taken.copy()
        after[seat] += brew
        then = penalties(after)
        harm = sum(then) - then[seat] - sum(before) + before[seat]
        return TAKING + (then[seat] - before[seat]) - harm / (len(taken) - 1)


def parting(kind: int) -> float:
    """What it costs to have a card no longer."""
    if kind == POISON:
        return KEEP_POISON
    return (KEEP_LOW if VALUE[kind] <= 2 else 0.0) - SHED * VALUE[kind]


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
