"""Lone: lay your three cards; the strongest row wins. Alone, one plays against an automaton that turns up cards of the stock.

It stands for games for one: the automaton has a row and a line on the score sheet but no seat, and it can win. Its cards are structs.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import product
from pathlib import Path
from typing import Annotated, TypedDict

from msgspec import Struct

from chaudron.kernel import model
from chaudron.kernel.game import Game
from chaudron.kernel.model import About, Ask, BadSetup, Event, IllegalMove, Move, News, Outcome, Seat, names
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Piece, Scene, Score, Zone

HAND = 3


class Herb(Enum):
    ANISE, BASIL, CHERVIL = "abc"


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    herb: Herb
    strength: int


class Options(model.Options, frozen=True):
    easy: bool = False


class Lay(Move, frozen=True):
    card: Card


class LayOne(Ask, frozen=True):
    pass


class Laid(Event, frozen=True):
    seat: Seat
    card: Card
    beside: Card | None


class Turned(Event, frozen=True):
    seat: Seat
    card: Card

    @property
    def reveals(self) -> bool:
        return True


class Ended(Event, frozen=True):
    winners: tuple[Seat, ...]


class View(model.View, frozen=True, kw_only=True):
    options: Options
    turn: Seat
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    rows: tuple[tuple[Card, ...], ...]


class State:
    def __init__(self, options: Options, hands: list[list[Card]], rows: list[list[Card]], stock: list[Card], turn: Seat) -> None:
        self.options = options
        self.hands = hands
        self.rows = rows
        self.stock = stock
        self.turn = turn


DECK = tuple(Card(herb, strength) for herb, strength in product(Herb, range(1, 6)))


class CardFacts(TypedDict):
    herb: Annotated[str, names(Herb)]
    strength: int


ABOUT = About(
    name="lone",
    version=1,
    seats=(1, 2),
    options=Options,
    moves=(Lay,),
    asks=(LayOne,),
    events=(Laid, Turned, Ended),
    view=View,
    faces=("card",),
    zones=("hand", "row"),
    refusals=("not-held",),
    folder=str(Path(__file__).parent),
    face_facts={"card": CardFacts},
    setups=("easy-alone",),
)


def total(row: Sequence[Card]) -> int:
    return sum(card.strength for card in row)


class Lone(Game[State, Lay, View]):
    def __init__(self, about: About = ABOUT) -> None:
        super().__init__(about)

    def check_setup(self, seats: int, options: model.Options) -> None:
        super().check_setup(seats, options)
        assert isinstance(options, Options)
        if options.easy and seats > 1:
            raise BadSetup("easy-alone", seats=seats)

    def start(self, seats: int, options: model.Options, rng: Rng, news: list[News] | None = None) -> State:
        assert isinstance(options, Options)
        deck = list(DECK)
        rng.shuffle(deck)
        hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]
        return State(options, hands, [[] for _ in range(2)], deck, 0)

    def copy(self, state: State) -> State:
        return State(state.options, [list(h) for h in state.hands], [list(r) for r in state.rows], list(state.stock), state.turn)

    def asks(self, state: State) -> Mapping[Seat, Ask]:
        return {state.turn: LayOne()} if state.hands[state.turn] else {}

    def moves(self, state: State, seat: Seat) -> Sequence[Lay]:
        return [Lay(card) for card in state.hands[seat]] if seat == state.turn else []

    def check(self, state: State, seat: Seat, move: Lay) -> None:
        if move not in self.moves(state, seat):
            raise IllegalMove("not-held", strength=move.card.strength, herb=f"herb-{move.card.herb.value}")

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        story = [] if news is None else news
        row = state.rows[seat]
        story.append(News(Laid(seat, move.card, row[-1] if row else None)))
        state.hands[seat].remove(move.card)
        row.append(move.card)
        if len(state.hands) == 1 and not (state.options.easy and len(state.rows[1]) == HAND - 1):
            state.rows[1].append(state.stock.pop())
            story.append(News(Turned(1, state.rows[1][-1])))
        state.turn = (seat + 1) % len(state.hands)
        if not state.hands[state.turn]:
            story.append(News(Ended(self.winners(state))))

    def winners(self, state: State) -> tuple[Seat, ...]:
        """The players with the strongest row; the automaton wins a tie."""
        best = max(map(total, state.rows))
        found = tuple(player for player, row in enumerate(state.rows) if total(row) == best)
        return found if len(state.hands) == 2 else found[-1:]

    def outcome(self, state: State) -> Outcome | None:
        if state.hands[state.turn]:
            return None
        winners, seats = self.winners(state), range(len(state.hands))
        ranks = tuple(int(seat not in winners) for seat in seats)
        return Outcome(tuple(total(state.rows[seat]) for seat in seats), ranks, tuple(seat for seat in seats if seat in winners))

    def tally(self, state: State) -> Mapping[str, int]:
        everywhere = [*state.stock, *(card for cards in (*state.hands, *state.rows) for card in cards)]
        return {f"{card.herb.value}{card.strength}": everywhere.count(card) for card in DECK}

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            options=state.options,
            turn=state.turn,
            hand=() if seat is None else tuple(state.hands[seat]),
            hands=tuple(len(hand) for hand in state.hands),
            rows=tuple(tuple(row) for row in state.rows),
        )

    def imagine(self, view: View, rng: Rng) -> State:
        seen = {*view.hand, *(card for row in view.rows for card in row)}
        unseen = [card for card in DECK if card not in seen]
        rng.shuffle(unseen)
        hands = [list(view.hand) if seat == view.seat else [unseen.pop() for _ in range(size)] for seat, size in enumerate(view.hands)]
        return State(view.options, hands, [list(row) for row in view.rows], unseen, view.turn)

    def scene(self, view: View) -> Scene:
        def piece(card: Card, *, touchable: bool = False) -> Piece:
            name = f"{card.herb.value}{card.strength}"
            facts = CardFacts(herb=f"herb-{card.herb.value}", strength=card.strength)
            return Piece(name, "card", f"card:{name}" if touchable else None, facts=facts)

        zones = [Zone(f"row:{player}", "row", "row", player, tuple(map(piece, row))) for player, row in enumerate(view.rows)]
        for seat, size in enumerate(view.hands):
            mine = tuple(piece(card, touchable=True) for card in view.hand) if seat == view.seat else ()
            zones.append(Zone(f"hand:{seat}", "hand", "hand", seat, mine, None if seat == view.seat else size))
        scores = tuple(Score(player, total(row)) for player, row in enumerate(view.rows))
        return Scene(view.seat, (view.turn,) if view.hands[view.turn] else (), tuple(zones), scores)

    def touches(self, view: View, move: Lay) -> tuple[str, ...]:
        return (f"card:{move.card.herb.value}{move.card.strength}",)


GAME = Lone()
