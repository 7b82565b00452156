"""How Poison is played well: a sensible person, and what a search should know of the game."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from chaudron.games.poison.model import Pour, View
from mypy_extensions import i64

from chaudron.games.poison.piles import COLOUR, TALLY, VALUE, kinds, pile_of, tally, total
from chaudron.games.poison.rules import CAULDRONS, LIMIT, OVER, PLACES, Choices, State, penalties, rounds, standings
from chaudron.kernel.bot import Bot, Guide
from chaudron.kernel.game import Game
from chaudron.kernel.model import Ask, Seat
from chaudron.kernel.rng import Rng

SECOND_THOUGHTS: Final = 2
WITHOUT_TWINS: Final = [Choices(closed) for closed in range(1 << CAULDRONS)]
"""The moves into some of the cauldrons only, for each choice of cauldrons left out."""


class Sensible(Bot[Pour, View]):
    """Sheds high cards while it is safe, keeps low ones for tight spots, sends Poison where others will take it,
    and when it must take cards takes those that cost least, counting on a majority only when it has one."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Pour], rng: Rng) -> Pour:
        brews = [pile_of(brew.cards) for brew in view.cauldrons]
        taken = [tally(pile_of(pile)) for pile in view.taken]
        seat = view.seat
        assert seat is not None
        best: list[Pour] = []
        least = 1e9
        for move in moves:
            kind = move.card.kind
            brew = brews[move.cauldron]
            reached = total(brew) + VALUE[kind]
            cost = self.taking(taken, seat, tally(brew)) if reached > LIMIT else self.leaving(brew, kind, reached)
            if cost < least - 1e-9:
                best = [move]
                least = cost
            elif cost < least + 1e-9:
                best.append(move)
        return rng.choice(best)

    def taking(self, taken: list[int], seat: Seat, brew: int) -> float:
        """What it costs to take a brew, as if the round ended now: own points, less what it does to the others."""
        before = penalties(taken)
        after = taken.copy()
        after[seat] += brew
        then = penalties(after)
        others = len(taken) - 1
        harm = sum(then) - then[seat] - sum(before) + before[seat]
        return 1.0 + (then[seat] - before[seat]) - harm / others

    def leaving(self, brew: int, kind: int, reached: int) -> float:
        """What it costs to pour safely: nothing, the less so the higher the card and the nearer the brim."""
        shed = 0.10 * VALUE[kind]
        brim = 0.05 * reached
        spite = 0.30 if COLOUR[kind] == 0 and reached >= 9 else 0.0
        return -(shed + brim + spite)


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
    while passes < seats:
        hand = hands[seat]
        held: i64 = len(hand)
        if held:
            passes = 0
            places = PLACES[colouring]
            thoughts: i64 = SECOND_THOUGHTS
            while True:
                chosen = rng.below(held)
                kind: i64 = hand[chosen]
                allowed = places[kind]
                options: i64 = len(allowed)
                cauldron: i64 = allowed[0] if options == 1 else allowed[rng.below(options)]
                worth: i64 = VALUE[kind]
                reached: i64 = totals[cauldron]
                reached += worth
                if reached <= LIMIT or not thoughts:
                    break
                thoughts -= 1
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
                totals[cauldron] = worth
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
