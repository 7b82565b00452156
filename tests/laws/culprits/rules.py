"""Games whose rules do not hold together: they break replay, copy, check, end, whole or deal."""

from collections.abc import Sequence

import msgspec

from chaudron.kernel import ranking
from chaudron.kernel.dealing import Deal, Dealing, Place, Shuffle, Thing
from chaudron.kernel.model import IllegalMove, News, Options, Outcome, Seat
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Scene, Score
from tests.laws.culprits import CHAOS
from tests.laws.toy import DECK, Higher, Lay, State, View


class DealsByChance(Higher):
    """Breaks replay: what is drawn does not come from the seed."""

    def draw(self, state: State, seat: Seat, story: list[News]) -> None:
        CHAOS.shuffle(state.stock)
        super().draw(state, seat, story)


class DealsOneByOne(Higher):
    """Breaks deal: the cards are dealt three at once, not one by one."""

    def dealing(self, seats: int, options: Options, round: int) -> Dealing | None:
        deck = tuple(Thing(f"rank-{rank}", copies=2) for rank in range(1, 7))
        return (Shuffle("deck", deck), Deal("deck", tuple(Place("hand", seat) for seat in range(seats)), 3 * seats))


class DealsToNobody(Higher):
    """Breaks deal: there is no such place."""

    def dealing(self, seats: int, options: Options, round: int) -> Dealing | None:
        return (*(super().dealing(seats, options, round) or ()), Deal("deck", (Place("market"),), 1))


class DescribesOnlyOnce(Higher):
    """Breaks deal: how it deals does not follow from the set-up alone."""

    def dealing(self, seats: int, options: Options, round: int) -> Dealing | None:
        self.asked = not getattr(self, "asked", False)
        return super().dealing(seats, options, round) if self.asked else None


class SharesHands(Higher):
    """Breaks copy: the copy holds the original's hands."""

    def copy(self, state: State) -> State:
        return State(state.options, state.hands, [list(p) for p in state.laid], list(state.stock), state.turn)


class TurnsTheStock(Higher):
    """Breaks copy: the copy will draw other cards, though nobody can see it yet."""

    def copy(self, state: State) -> State:
        twin = super().copy(state)
        twin.stock.reverse()
        return twin


class ChecksNothing(Higher):
    """Breaks check: whatever is well formed passes, and is played if the hand allows."""

    def check(self, state: State, seat: Seat, move: Lay) -> None:
        pass

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        if move.rank in state.hands[seat]:
            super().apply(state, seat, move, rng, news)


class RefusesSixes(Higher):
    """Breaks check: a listed move is refused."""

    def check(self, state: State, seat: Seat, move: Lay) -> None:
        super().check(state, seat, move)
        if move.rank == 6:
            raise IllegalMove("not-held", rank=6)


class EndsTwice(Higher):
    """Breaks end: there is an outcome while somebody is still asked."""

    def outcome(self, state: State) -> Outcome | None:
        sums = tuple(sum(pile) for pile in state.laid)
        return super().outcome(state) or (Outcome(sums, (0,) * len(sums), tuple(range(len(sums)))) if len(state.laid[0]) == 2 else None)


class NeverEnds(Higher):
    """Breaks end: cards come back to the hand."""

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        state.turn = (seat + 1) % len(state.hands)


class CrownsTheLast(Higher):
    """Breaks end: the winners are not those of the best rank."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and msgspec.structs.replace(outcome, winners=(len(state.hands),))


class AcceptsWhatIsHeld(Higher):
    """Breaks check: whoever holds a low card must lay one, but `check` only asks whether the card is held."""

    def moves(self, state: State, seat: Seat) -> Sequence[Lay]:
        moves = super().moves(state, seat)
        return [move for move in moves if move.rank <= 3] or moves


class DealsASet(Higher):
    """Breaks replay: the cards are dealt in the order of a set, which is another in each process."""

    def start(self, seats: int, options: Options, rng: Rng, news: list[News] | None = None) -> State:
        state = super().start(seats, options, rng, news)
        deck = [int(name[-1]) for name in {f"card {place}, rank {rank}" for place, rank in enumerate(DECK)}]
        state.hands = [sorted(deck[3 * seat : 3 * seat + 3]) for seat in range(seats)]
        state.stock = deck[3 * seats :]
        return state


class TidiesUpUnheard(Higher):
    """Breaks replay: when nobody listens, what was laid is put in order, which changes nothing but what is seen."""

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        super().apply(state, seat, move, rng, news)
        if news is None:
            state.laid[seat].sort()


class CrownsTheLowest(Higher):
    """Breaks end: the lowest sum wins, though the scene shows the highest as the leader."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and ranking.outcome(outcome.scores, ranking.ranks([-score for score in outcome.scores]))


class CrownsByTurns(Higher):
    """Breaks end: with an even number of points on the table, the lowest sum wins."""

    def scene(self, view: View) -> Scene:
        return msgspec.structs.replace(super().scene(view), leaders=())

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None or sum(outcome.scores) % 2:
            return outcome
        return ranking.outcome(outcome.scores, ranking.ranks([-score for score in outcome.scores]))


class KeepsNoScore(Higher):
    """Breaks end: the score sheet is empty."""

    def scene(self, view: View) -> Scene:
        return msgspec.structs.replace(super().scene(view), scores=())


class ShowsAnOldScore(Higher):
    """Breaks end: the last card laid is missing on the score sheet."""

    def scene(self, view: View) -> Scene:
        scores = tuple(Score(seat, sum(pile[:-1])) for seat, pile in enumerate(view.laid))
        return msgspec.structs.replace(super().scene(view), scores=scores)


class ShowsNobodysTurn(Higher):
    """Breaks end: the scene does not say whose turn it is."""

    def scene(self, view: View) -> Scene:
        return msgspec.structs.replace(super().scene(view), turn=())


class LosesCards(Higher):
    """Breaks whole: a drawn six falls under the table."""

    def draw(self, state: State, seat: Seat, story: list[News]) -> None:
        super().draw(state, seat, story)
        if 6 in state.hands[seat]:
            state.hands[seat].remove(6)
