"""How Poison is played well: a sensible person, and what a search should know of the game."""

from collections.abc import Sequence
from math import exp, sqrt

from chaudron.games.poison.model import Pour, View
from mypy_extensions import i64

from chaudron.games.poison.piles import COLOUR, ONE, POISON, POISON_MASK, TOTAL_SHIFT, VALUE, pile_of, total
from chaudron.games.poison.rules import LIMIT, OVER, PLACES, State, pass_turn, penalties, pour, rounds, standings
from chaudron.kernel.bot import Bot, Guide
from chaudron.kernel.game import Game
from chaudron.kernel.model import Ask, Seat
from chaudron.kernel.rng import Rng

SECOND_THOUGHTS = 2


class Sensible(Bot[Pour, View]):
    """Sheds high cards while it is safe, keeps low ones for tight spots, sends Poison where others will take it,
    and when it must take cards takes those that cost least, counting on a majority only when it has one."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Pour], rng: Rng) -> Pour:
        brews = [pile_of(brew.cards) for brew in view.cauldrons]
        taken = [pile_of(pile) for pile in view.taken]
        seat = view.seat
        assert seat is not None
        best: list[Pour] = []
        least = 1e9
        for move in moves:
            kind = move.card.kind
            brew = brews[move.cauldron]
            reached = total(brew) + VALUE[kind]
            cost = self.taking(taken, seat, brew) if reached > LIMIT else self.leaving(brew, kind, reached)
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
        moves = self.game.moves(state, seat)
        brews = state.brews
        if not brews[2] and (not brews[0] or not brews[1]):
            moves = [move for move in moves if move.cauldron != 2]
        if not brews[1] and not brews[0]:
            moves = [move for move in moves if move.cauldron != 1]
        return moves

    def settled(self, state: State) -> bool:
        return state.round != self.round or state.turn == OVER

    def finish(self, state: State, rng: Rng) -> list[float]:
        if self.settled(state):
            return prospects(standings(state), rounds(state.seats) - len(state.sheet))
        stock: i64 = len(state.stock)
        while True:
            seat = state.turn
            kind, cauldron = careless(state, rng)
            pour(state, seat, kind, cauldron)
            if state.drawn < stock:
                state.hands[seat] += ONE[state.stock[state.drawn]]
                state.drawn += 1
            if not pass_turn(state):
                break
        points = penalties(state.taken)
        sums = standings(state)
        for seat in range(state.seats):
            sums[seat] += points[seat]
        return prospects(sums, rounds(state.seats) - len(state.sheet) - 1)


def careless(state: State, rng: Rng) -> tuple[i64, i64]:
    """A random kind and place for the seat in turn; one that boils over is thought over, so that it is played less often."""
    hand: i64 = state.hands[state.turn]
    colouring = state.colouring
    thoughts: i64 = SECOND_THOUGHTS
    while True:
        kind: i64 = rng.word() & 15
        held: i64 = hand >> (2 * kind) & (POISON_MASK if kind == POISON else 3)
        if not held:
            continue
        allowed = PLACES[colouring][kind]
        cauldron: i64 = allowed[0] if len(allowed) == 1 else rng.choice(allowed)
        brew: i64 = state.brews[cauldron] + ONE[kind]
        if thoughts == 0 or brew >> TOTAL_SHIFT <= LIMIT:
            return kind, cauldron
        thoughts -= 1


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
