"""My game: one pot, cards 1 to 9, three each. Pour a card; whoever makes the pot boil over loses."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, TypedDict

from msgspec import Meta

from chaudron.kernel import model
from chaudron.kernel.arrangement import impossible, left_over
from chaudron.kernel.game import Game
from chaudron.kernel.model import About, Ask, Event, IllegalMove, Move, News, Outcome, Seat
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Piece, Scene, Score, Zone

CARDS = range(1, 10)
HAND = 3


# The values: moves, asks, events, options and views.


class Options(model.Options, frozen=True):
    """What a table may choose."""

    limit: Annotated[int, Meta(ge=12, le=18)] = 15


class Arrangement(model.Arrangement, frozen=True):
    """A beginning that was not dealt."""

    hands: tuple[tuple[int, ...], ...]
    pot: tuple[int, ...] = ()
    turn: Seat = 0


class Pour(Move, frozen=True):
    """Pour a card into the pot."""

    card: int


class PourOne(Ask, frozen=True):
    """Choose a card to pour."""


class Received(Event, frozen=True):
    """The cards that a seat was dealt."""

    seat: Seat
    cards: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        return True


class Poured(Event, frozen=True):
    """A card was poured."""

    seat: Seat
    card: int
    total: int


class BoiledOver(Event, frozen=True):
    """The pot boiled over."""

    seat: Seat


class View(model.View, frozen=True, kw_only=True):
    """What an attentive person knows."""

    options: Options
    turn: Seat
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    pot: tuple[int, ...]


class PotFacts(TypedDict):
    """What the scene says of the pot."""

    total: int
    limit: int


class State:
    """The true state of a match."""

    def __init__(self, options: Options, hands: list[list[int]], pot: list[int], rest: tuple[int, ...], turn: Seat) -> None:
        self.options = options
        self.hands = hands
        self.pot = pot
        self.rest = rest
        self.turn = turn

    @property
    def boiled(self) -> bool:
        return sum(self.pot) > self.options.limit


ABOUT = About(
    name="my-game",
    version=1,
    seats=(2, 3),
    options=Options,
    moves=(Pour,),
    asks=(PourOne,),
    events=(Received, Poured, BoiledOver),
    view=View,
    faces=tuple(f"card-{card}" for card in CARDS),
    zones=("pot", "hand"),
    refusals=("not-held",),
    folder=str(Path(__file__).parent),
    zone_facts={"pot": PotFacts},
    arrangement=Arrangement,
)


class MyGame(Game[State, Pour, View]):
    """The whole game."""

    # The rules.

    def start(self, seats: int, options: model.Options, rng: Rng, news: list[News] | None = None) -> State:
        assert isinstance(options, Options)
        deck = list(CARDS)
        rng.shuffle(deck)
        hands = [sorted(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
        if news is not None:
            news += [News(Received(seat, tuple(hand)), only=seat) for seat, hand in enumerate(hands)]
        return State(options, hands, [], tuple(deck[HAND * seats :]), 0)

    def arrange(self, seats: int, options: model.Options, arrangement: model.Arrangement, rng: Rng) -> State:
        assert isinstance(options, Options) and isinstance(arrangement, Arrangement)
        if len(arrangement.hands) != seats or not 0 <= arrangement.turn < seats:
            raise impossible("hands", arrangement.hands)
        rest = left_over(CARDS, [*arrangement.pot, *(card for hand in arrangement.hands for card in hand)], "hands")
        return State(options, [list(hand) for hand in arrangement.hands], list(arrangement.pot), tuple(rest), arrangement.turn)

    def copy(self, state: State) -> State:
        return State(state.options, [hand.copy() for hand in state.hands], state.pot.copy(), state.rest, state.turn)

    def asks(self, state: State) -> Mapping[Seat, Ask]:
        return {} if state.boiled else {state.turn: PourOne()}

    def moves(self, state: State, seat: Seat) -> Sequence[Pour]:
        return [Pour(card) for card in state.hands[seat]] if seat in self.asks(state) else []

    def check(self, state: State, seat: Seat, move: Pour) -> None:
        if move not in self.moves(state, seat):
            raise IllegalMove("not-held", card=move.card)

    def apply(self, state: State, seat: Seat, move: Pour, rng: Rng, news: list[News] | None = None) -> None:
        state.hands[seat].remove(move.card)
        state.pot.append(move.card)
        if not state.boiled:
            state.turn = (seat + 1) % len(state.hands)
        if news is not None:
            news.append(News(Poured(seat, move.card, sum(state.pot))))
            if state.boiled:
                news.append(News(BoiledOver(seat)))

    def outcome(self, state: State) -> Outcome | None:
        if not state.boiled:
            return None
        ranks = tuple(len(state.hands) - 1 if seat == state.turn else 0 for seat in range(len(state.hands)))
        return Outcome(tuple(int(rank == 0) for rank in ranks), ranks, tuple(seat for seat, rank in enumerate(ranks) if rank == 0))

    def tally(self, state: State) -> Mapping[str, int]:
        everywhere = [*state.pot, *state.rest, *(card for hand in state.hands for card in hand)]
        return {str(card): everywhere.count(card) for card in CARDS}

    # Knowledge: who knows what.

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            options=state.options,
            turn=state.turn,
            hand=() if seat is None else tuple(state.hands[seat]),
            hands=tuple(len(hand) for hand in state.hands),
            pot=tuple(state.pot),
        )

    def imagine(self, view: View, rng: Rng) -> State:
        unseen = [card for card in CARDS if card not in view.hand and card not in view.pot]
        rng.shuffle(unseen)
        hands = [sorted(unseen.pop() for _ in range(0 if seat == view.seat else size)) for seat, size in enumerate(view.hands)]
        if view.seat is not None:
            hands[view.seat] = list(view.hand)
        return State(view.options, hands, list(view.pot), tuple(unseen), view.turn)

    # What a person sees and touches.

    def scene(self, view: View) -> Scene:
        total = sum(view.pot)
        brew = tuple(Piece(f"pot:{card}", f"card-{card}") for card in view.pot)
        zones = [Zone("pot", "pot", "bowl", pieces=brew, facts=PotFacts(total=total, limit=view.options.limit))]
        for seat, size in enumerate(view.hands):
            if seat == view.seat:
                mine = tuple(Piece(f"hand:{card}", f"card-{card}", touch=f"card:{card}") for card in view.hand)
                zones.append(Zone(f"hand:{seat}", "hand", "hand", seat, mine))
            else:
                zones.append(Zone(f"hand:{seat}", "hand", "hand", seat, size=size))
        boiled = total > view.options.limit
        scores = tuple(Score(seat, int(boiled and seat != view.turn)) for seat in range(len(view.hands)))
        return Scene(view.seat, () if boiled else (view.turn,), tuple(zones), scores)

    def touches(self, view: View, move: Pour) -> tuple[str, ...]:
        return (f"card:{move.card}",)


GAME = MyGame(ABOUT)
