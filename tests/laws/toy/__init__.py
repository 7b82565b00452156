"""Higher: a game too small to like, but complete. Lay a card, draw one; when nobody has cards, the highest sum wins.

Twelve cards, 1 to 6 twice; three each, the rest is a face-down stock. It stands for a game by somebody else:
one file, outside the package, interpreted even where the package is compiled.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from chaudron.kernel import model, ranking
from chaudron.kernel.dealing import Deal, Dealing, Place, Shuffle, Thing
from chaudron.kernel.game import Game
from chaudron.kernel.model import About, Ask, Event, IllegalMove, Move, News, Outcome, Seat
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Piece, Scene, Score, Zone

DECK = [rank for rank in range(1, 7) for _ in range(2)]


class Options(model.Options, frozen=True):
    stock: bool = True


class Lay(Move, frozen=True):
    rank: int


class LayOne(Ask, frozen=True):
    pass


class Began(Event, frozen=True):
    seat: Seat


class Laid(Event, frozen=True):
    seat: Seat
    rank: int


class Drew(Event, frozen=True):
    seat: Seat


class DrewRank(Event, frozen=True):
    seat: Seat
    rank: int

    @property
    def reveals(self) -> bool:
        return True


class View(model.View, frozen=True, kw_only=True):
    options: Options
    turn: Seat
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    stock: int


class State:
    def __init__(self, options: Options, hands: list[list[int]], laid: list[list[int]], stock: list[int], turn: Seat) -> None:
        self.options = options
        self.hands = hands
        self.laid = laid
        self.stock = stock
        self.turn = turn


ABOUT = About(
    name="higher",
    version=1,
    seats=(2, 3),
    options=Options,
    moves=(Lay,),
    asks=(LayOne,),
    events=(Began, Laid, Drew, DrewRank),
    view=View,
    faces=tuple(f"rank-{rank}" for rank in range(1, 7)),
    zones=("hand", "laid", "stock"),
    refusals=("not-held",),
    folder=str(Path(__file__).parent),
)


class Higher(Game[State, Lay, View]):
    def __init__(self, about: About = ABOUT) -> None:
        super().__init__(about)

    def start(self, seats: int, options: model.Options, rng: Rng, news: list[News] | None = None) -> State:
        assert isinstance(options, Options)
        deck = list(DECK)
        rng.shuffle(deck)
        hands = [sorted(deck[3 * seat : 3 * seat + 3]) for seat in range(seats)]
        state = State(options, hands, [[] for _ in range(seats)], deck[3 * seats :], 0)
        if news is not None:
            news.append(News(Began(0)))
        return state

    def dealing(self, seats: int, options: model.Options, round: int) -> Dealing | None:
        hands = tuple(Place("hand", seat) for seat in range(seats) for _ in range(3))
        deck = tuple(Thing(f"rank-{rank}", copies=2) for rank in range(1, 7))
        rest = Deal("deck", (Place("stock"),), len(DECK) - 3 * seats, skip=3 * seats)
        return (Shuffle("deck", deck), Deal("deck", hands, len(hands)), rest)

    def copy(self, state: State) -> State:
        return State(state.options, [list(h) for h in state.hands], [list(p) for p in state.laid], list(state.stock), state.turn)

    def asks(self, state: State) -> Mapping[Seat, Ask]:
        return {state.turn: LayOne()} if state.hands[state.turn] else {}

    def moves(self, state: State, seat: Seat) -> Sequence[Lay]:
        return [Lay(rank) for rank in sorted(set(state.hands[seat]))] if seat == state.turn else []

    def check(self, state: State, seat: Seat, move: Lay) -> None:
        if seat != state.turn or move.rank not in state.hands[seat]:
            raise IllegalMove("not-held", rank=move.rank)

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        story = [] if news is None else news
        state.hands[seat].remove(move.rank)
        state.laid[seat].append(move.rank)
        story.append(News(Laid(seat, move.rank)))
        if state.options.stock and len(state.stock) >= len(state.hands):
            self.draw(state, seat, story)
        state.turn = (seat + 1) % len(state.hands)

    def draw(self, state: State, seat: Seat, story: list[News]) -> None:
        rank = state.stock.pop()
        state.hands[seat] = sorted([*state.hands[seat], rank])
        story.append(News(Drew(seat)))
        story.append(News(DrewRank(seat, rank), seat))

    def outcome(self, state: State) -> Outcome | None:
        if state.hands[state.turn]:
            return None
        sums = tuple(sum(pile) for pile in state.laid)
        ranks = tuple(sum(other > mine for other in sums) for mine in sums)
        return Outcome(sums, ranks, tuple(seat for seat, rank in enumerate(ranks) if rank == 0))

    def tally(self, state: State) -> Mapping[str, int]:
        count = Counter([*state.stock, *(rank for pile in (*state.hands, *state.laid) for rank in pile)])
        return {str(rank): count[rank] for rank in range(1, 7)}

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            options=state.options,
            turn=state.turn,
            hand=() if seat is None else tuple(state.hands[seat]),
            hands=tuple(len(hand) for hand in state.hands),
            laid=tuple(tuple(pile) for pile in state.laid),
            stock=len(state.stock),
        )

    def imagine(self, view: View, rng: Rng) -> State:
        unseen = list((Counter(DECK) - Counter([*view.hand, *(rank for pile in view.laid for rank in pile)])).elements())
        rng.shuffle(unseen)
        hands = [
            list(view.hand) if seat == view.seat else sorted(unseen.pop() for _ in range(size)) for seat, size in enumerate(view.hands)
        ]
        return State(view.options, hands, [list(pile) for pile in view.laid], unseen, view.turn)

    def scene(self, view: View) -> Scene:
        zones = [Zone("stock", "stock", "pile", size=view.stock)]
        for seat, size in enumerate(view.hands):
            zones.append(
                Zone(f"laid:{seat}", "laid", "row", seat, tuple(Piece(f"{seat}:{i}", f"rank-{r}") for i, r in enumerate(view.laid[seat])))
            )
            mine = tuple(Piece(f"hand:{i}", f"rank-{r}", f"rank:{r}") for i, r in enumerate(view.hand))
            zones.append(Zone(f"hand:{seat}", "hand", "hand", seat, mine if seat == view.seat else (), None if seat == view.seat else size))
        scores = tuple(Score(seat, sum(pile)) for seat, pile in enumerate(view.laid))
        leaders = ranking.leaders([sum(pile) for pile in view.laid])
        return Scene(view.seat, (view.turn,) if view.hands[view.turn] else (), tuple(zones), scores, leaders=leaders)

    def touches(self, view: View, move: Lay) -> tuple[str, ...]:
        return (f"rank:{move.rank}",)


GAME = Higher()
