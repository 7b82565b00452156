"""What a state of the market is worth to each seat: nobody searches it, but whoever looks back wants to know who was likely to win."""

from chaudron.games.zaubercocktail.cards import worth
from chaudron.games.zaubercocktail.judgement import BLUR, HOPE
from chaudron.games.zaubercocktail.model import View
from chaudron.games.zaubercocktail.race import Race
from chaudron.games.zaubercocktail.state import OVER, State, hand_of, trades
from chaudron.games.zaubercocktail.worth import result
from chaudron.kernel.bits import has
from chaudron.kernel.bot import Guide
from chaudron.kernel.game import Game
from chaudron.kernel.model import Move, Seat
from chaudron.kernel.rng import Rng


class RaceGuide(Guide[State, Move, View]):
    """Ranks what everybody is likely to show in this round, and evaluates where that brings the pawns."""

    def __init__(self, game: Game[State, Move, View], view: View) -> None:
        super().__init__(game)
        self.round = view.round
        self.race = Race(view)

    def settled(self, state: State) -> bool:
        return state.round != self.round or state.phase == OVER

    def finish(self, state: State, rng: Rng) -> list[float]:
        results = [likely_result(state, seat, rng) for seat in range(state.seats)]
        ranked = sorted(range(state.seats), key=lambda seat: -results[seat])
        pawns = self.race.after(ranked, self.race.ring)
        return [self.race.chance(seat, pawns) for seat in range(state.seats)]

    def wins(self, worth: list[float]) -> list[float]:
        """The worths are chances to win already."""
        return worth


def likely_result(state: State, seat: Seat, rng: Rng) -> int:
    """What a seat will probably score in this round: whoever still trades hopes for more."""
    if has(state.ready, seat):
        return sum([int(worth(kind, cards + jokers)) for kind, cards, jokers in state.chosen[seat]])
    found = result(hand_of(state, seat))
    return found + HOPE + rng.choice(BLUR) if trades(state, seat) else found
