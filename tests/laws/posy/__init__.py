"""Posy: everybody gathers five of twelve herbs, in secret and at once; a herb that nobody else has gathered is worth a point.

It stands for games with more moves than can be sent one by one, and in which several seats are asked at the same time.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import combinations
from pathlib import Path
from typing import Annotated, TypedDict

from chaudron.kernel import model
from chaudron.kernel.game import Game
from chaudron.kernel.model import About, Ask, Event, IllegalMove, Move, News, Outcome, Seat, names
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Combination, Part, Piece, Scene, Score, Zone

ROUNDS = 8
COUNT = 5


class Herb(Enum):
    ANISE, BASIL, CHERVIL, DILL, ELDER, FENNEL, GARLIC, HYSSOP, IVY, JUNIPER, KALE, LOVAGE = "abcdefghijkl"


class Options(model.Options, frozen=True):
    pass


class Gather(Move, frozen=True):
    herbs: tuple[Herb, ...]


class GatherFive(Ask, frozen=True):
    pass


class Gathered(Event, frozen=True):
    seat: Seat


class Shown(Event, frozen=True):
    seat: Seat
    herbs: tuple[Herb, ...]

    @property
    def reveals(self) -> bool:
        return True


class View(model.View, frozen=True, kw_only=True):
    mine: tuple[Herb, ...]
    gathered: tuple[bool, ...]
    last: tuple[tuple[Herb, ...], ...]
    points: tuple[int, ...]
    round: int


class State:
    def __init__(self, hidden: list[tuple[Herb, ...]], last: tuple[tuple[Herb, ...], ...], points: list[int], number: int) -> None:
        self.hidden = hidden
        self.last = last
        self.points = points
        self.round = number


MOVES = [Gather(herbs) for herbs in combinations(Herb, COUNT)]
ALLOWED = frozenset(MOVES)


class HerbFacts(TypedDict):
    name: Annotated[str, names(Herb)]


ABOUT = About(
    name="posy",
    version=1,
    seats=(2, 3, 4),
    options=Options,
    moves=(Gather,),
    asks=(GatherFive,),
    events=(Gathered, Shown),
    view=View,
    faces=("herb",),
    zones=("garden", "done", "posy"),
    refusals=("not-five",),
    folder=str(Path(__file__).parent),
    face_facts={"herb": HerbFacts},
)


class Posy(Game[State, Gather, View]):
    def __init__(self, about: About = ABOUT) -> None:
        super().__init__(about)

    def start(self, seats: int, options: model.Options, rng: Rng, news: list[News] | None = None) -> State:
        return State([()] * seats, ((),) * seats, [0] * seats, 1)

    def copy(self, state: State) -> State:
        return State(state.hidden.copy(), state.last, state.points.copy(), state.round)

    def asks(self, state: State) -> Mapping[Seat, Ask]:
        return {} if state.round > ROUNDS else {seat: GatherFive() for seat, herbs in enumerate(state.hidden) if not herbs}

    def moves(self, state: State, seat: Seat) -> Sequence[Gather]:
        return MOVES if seat in self.asks(state) else []

    def check(self, state: State, seat: Seat, move: Gather) -> None:
        if seat not in self.asks(state) or move not in ALLOWED:
            raise IllegalMove("not-five", count=len(move.herbs))

    def apply(self, state: State, seat: Seat, move: Gather, rng: Rng, news: list[News] | None = None) -> None:
        story = [] if news is None else news
        state.hidden[seat] = move.herbs
        story.append(News(Gathered(seat)))
        if all(state.hidden):
            story += [News(Shown(other, herbs)) for other, herbs in enumerate(state.hidden)]
            times = Counter(herb for herbs in state.hidden for herb in herbs)
            for other, herbs in enumerate(state.hidden):
                state.points[other] += sum(times[herb] == 1 for herb in herbs)
            state.last = tuple(state.hidden)
            state.hidden = [()] * len(state.hidden)
            state.round += 1

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= ROUNDS:
            return None
        ranks = tuple(sum(other > mine for other in state.points) for mine in state.points)
        return Outcome(tuple(state.points), ranks, tuple(seat for seat, rank in enumerate(ranks) if rank == 0))

    def tally(self, state: State) -> Mapping[str, int]:
        return {"herbs": sum(len(herbs) in (0, COUNT) for herbs in state.hidden)}

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            mine=() if seat is None else state.hidden[seat],
            gathered=tuple(bool(herbs) for herbs in state.hidden),
            last=state.last,
            points=tuple(state.points),
            round=state.round,
        )

    def imagine(self, view: View, rng: Rng) -> State:
        hidden = [
            view.mine if seat == view.seat else rng.choice(MOVES).herbs if gathered else () for seat, gathered in enumerate(view.gathered)
        ]
        return State(hidden, view.last, list(view.points), view.round)

    def scene(self, view: View) -> Scene:
        def posy(seat: Seat) -> Zone:
            herbs = tuple(Piece(f"{seat}:{herb.value}", "herb", facts=HerbFacts(name=f"herb-{herb.value}")) for herb in view.last[seat])
            return Zone(f"posy:{seat}", "posy", "row", seat, herbs)

        garden = tuple(Piece(herb.value, "herb", f"herb:{herb.value}", facts=HerbFacts(name=f"herb-{herb.value}")) for herb in Herb)
        zones = (Zone("garden", "garden", "row", pieces=garden), Zone("done", "done", "bowl", touch="done"))
        turn = () if view.round > ROUNDS else tuple(seat for seat, gathered in enumerate(view.gathered) if not gathered)
        scores = tuple(Score(seat, points) for seat, points in enumerate(view.points))
        return Scene(view.seat, turn, (*zones, *map(posy, range(len(view.points)))), scores)

    def touches(self, view: View, move: Gather) -> tuple[str, ...]:
        return (*(f"herb:{herb.value}" for herb in move.herbs), "done")

    def combination(self, view: View, ask: Ask) -> Combination | None:
        return Combination("gather", "herbs", COUNT, tuple(Part(f"herb:{herb.value}", herb) for herb in Herb), ("done",))


GAME = Posy()
