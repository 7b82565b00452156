"""The rules of Poison: who is asked, which moves are legal, and what a move does."""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from chaudron.games.poison.cards import (
    CARDS,
    KINDS,
    ONE,
    TOTAL_SHIFT,
    VALUE,
    count,
    size,
)
from chaudron.games.poison.choices import ALL_CHOICES, KIND_AND_CAULDRON, PLACES
from chaudron.games.poison.effects import can_draw, draw, pour, pour_aloud
from chaudron.games.poison.model import (
    Options,
    Play,
    Pour,
    View,
)
from chaudron.games.poison.play import deal, end_round, pass_turn
from chaudron.games.poison.refusals import check
from chaudron.games.poison.scoring import placings, standings
from chaudron.games.poison.state import OVER, State, twin_of
from chaudron.kernel.model import Ask, News, Outcome, Seat
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.parts import Assembled
from chaudron.kernel.ranking import outcome
from chaudron.kernel.rng import Rng

HIGHEST: Final = max(VALUE)
LAST_CARD: Final[dict[int, int]] = {int(ONE[kind]): kind for kind in range(KINDS)}
"""The kind of the card, for each hand of one card."""

PLAY: Final[Ask] = Play()
TURNS: Final[list[Mapping[Seat, Ask]]] = [*({seat: PLAY} for seat in range(6)), {}]
"""Who is asked, by the seat whose turn it is; the last entry, for OVER, asks nobody."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Assembled[State, Pour, View]):
    """The rules; `game` adds what seats know and see."""

    def start(self, seats: int, options: AnyOptions, rng: Rng, news: list[News] | None = None) -> State:
        assert isinstance(options, Options)
        state = State(seats, options, vec[i64](), vec[i64](), vec[i64]())
        state.dealer = int(rng.below(seats))  # POI-2
        deal(state, rng, news)
        return state

    def copy(self, state: State) -> State:
        return twin_of(state)

    def asks(self, state: State) -> Mapping[Seat, Ask]:
        return TURNS[state.turn]

    def reveals(self, state: State) -> bool:
        """A seat that is asked about its last card does not hold any of those that have one place to go."""
        turn = state.turn
        if turn == OVER or size(state.hands[turn]) != 1:
            return False
        unseen = [*state.hands, state.aside, *[ONE[kind] for kind in state.stock[state.drawn :]]]
        return any(len(PLACES[state.colouring][kind]) == 1 and any(count(pile, kind) for pile in unseen) for kind in range(KINDS))

    def moves(self, state: State, seat: Seat) -> Sequence[Pour]:
        if seat != state.turn:
            return ()
        return ALL_CHOICES.pours(state.colouring, state.hands[seat])

    def check(self, state: State, seat: Seat, move: Pour) -> None:
        check(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Pour, rng: Rng, news: list[News] | None = None) -> None:
        parts: i64 = KIND_AND_CAULDRON[move]
        kind: i64 = parts >> 2
        cauldron: i64 = parts & 3
        forced = False
        while True:
            if news is None:
                pour(state, seat, kind, cauldron)
            else:
                pour_aloud(state, seat, kind, cauldron, news, forced=forced)
            if can_draw(state):
                draw(state, seat, news)
            if not pass_turn(state):
                end_round(state, rng, news)
                return
            # A last card with one place to go is played without asking: this reveals nothing, because the hand ends with it.
            seat = state.turn
            hand = state.hands[seat]
            if hand >> TOTAL_SHIFT > HIGHEST:
                return
            kind = LAST_CARD.get(hand, OVER)
            if kind == OVER or len(PLACES[state.colouring][kind]) > 1:
                return
            cauldron = PLACES[state.colouring][kind][0]
            forced = True

    def outcome(self, state: State) -> Outcome | None:
        if state.turn != OVER:
            return None
        sums = standings(state)
        return outcome(sums, placings(sums))

    def tally(self, state: State) -> Mapping[str, int]:
        piles = [*state.hands, *state.taken, *state.brews, state.aside, *[ONE[kind] for kind in state.stock[state.drawn :]]]
        everything = sum([int(pile) for pile in piles])
        return {CARDS[kind].value: count(everything, kind) for kind in range(KINDS)}
