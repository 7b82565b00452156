"""Single-observer information-set Monte Carlo tree search, for any game that implements `imagine`.

There is one tree of moves. Each simulation imagines a state that fits the view, descends by UCB1 among the moves
that are legal in that state (a move counts as available only there), adds one node, lets the game's guide play on,
and credits each node on the path with what the end is worth to its seat.
"""

import gc
from collections.abc import Callable, Mapping, Sequence
from math import log, sqrt
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

from chaudron.kernel.advice import AnyAdvice, estimate
from chaudron.kernel.bot import Bot, Guide
from chaudron.kernel.floor import acting
from chaudron.kernel.game import Game
from chaudron.kernel.model import Ask, Move, Seat, View
from chaudron.kernel.rng import Rng

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)

CLOCK_EVERY = 16
"""How many simulations to run before looking at the clock, or at whether the answer can still change."""
LONGEST = 3600.0
"""The longest time for a search, in seconds."""
DRAWS: Final = bytes(32)
"""What a search draws from if it is given nothing else."""
FEWEST = 100
"""The fewest simulations before a search can be cut short."""


def never() -> bool:
    """A search that nobody cuts short."""
    return False


NONE_YET: Final[dict[Seat, Any]] = {}
"""The children of every leaf, shared because most nodes never have any."""


class Node(Generic[M]):
    """Statistics of a move by `seat`; children are grouped by the acting seat, which may differ between imagined states."""

    def __init__(self, move: M | None, seat: Seat) -> None:
        self.move = move
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.reward = 0.0
        self.children: dict[Seat, dict[M, Node[M]]] = NONE_YET


class Search(Generic[S, M, V]):
    """A search from one view; run it for as long as you like, then ask for the best move or for the values of all moves.

    The game's own guide advises it, unless you give another; without `rng`, it always draws the same."""

    def __init__(self, game: Game[S, M, V], view: V, guide: Guide[S, M, V] | None = None, rng: Rng | None = None) -> None:
        self.game = game
        self.view = view
        self.guide: Guide[S, M, V] = game.guide(view) if guide is None else guide
        self.rng: Rng = Rng(DRAWS).fork() if rng is None else rng
        self.root: Node[M] = Node(None, -1)
        self.simulations = 0
        self.walks: dict[M, list[float]] | None = None
        """The chance to win at the end of each simulation, by its first move; None if nobody wants to know."""

    def __repr__(self) -> str:
        return f"<Search of {self.game.about.name}: seat {self.view.seat}, {self.simulations} simulations, {len(self.tried())} moves tried>"

    def run(self, simulations: int) -> "Search[S, M, V]":
        """Run this many simulations, and return the search.

        The garbage collector is off meanwhile: a tree has no cycles, and the collector would keep traversing it."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            for _ in range(simulations):
                self.simulate()
        finally:
            if collecting:
                gc.enable()
        return self

    def run_for(self, seconds: float, spent: Callable[[], bool] = never) -> None:
        """Run simulations for this many seconds, or until the time is spent."""
        deadline = perf_counter() + seconds
        while perf_counter() < deadline and (self.simulations < FEWEST or not spent()):
            self.run(CLOCK_EVERY)

    def run_until_decided(self, simulations: int, spent: Callable[[], bool] = never) -> None:
        """Run at most this many simulations, and stop as soon as those left cannot change the best move, or when the time is spent."""
        left = simulations
        while left > 0 and self.lead() <= left and (self.simulations < FEWEST or not spent()):
            some = min(left, CLOCK_EVERY)
            self.run(some)
            left -= some

    def lead(self) -> int:
        """Return how many visits the most-visited move is ahead of any other, tried or not."""
        first = second = 0
        for child in self.tried():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second

    def simulate(self) -> None:
        """Run one simulation, from an imagined state to an evaluated end."""
        game = self.game
        guide = self.guide
        rng = self.rng
        state = guide.imagine(self.view, rng)
        node = self.root
        path: list[Node[M]] = []
        first = True
        while not guide.settled(state):
            seat: int
            if first and self.view.seat is not None:
                seat = self.view.seat
                first = False
            else:
                seat = acting(game, state, rng)
            moves = guide.candidates(state, seat)
            child = self.descend(node, state, seat, moves)
            path.append(child)
            move = child.move
            assert move is not None
            game.apply(state, seat, move, rng)
            node = child
            if child.visits == 0:
                break
        worth = guide.finish(state, rng)
        self.root.visits += 1
        for passed in path:
            passed.visits += 1
            passed.reward += worth[passed.seat]
        self.simulations += 1
        if self.walks is not None and path:
            first_move = path[0].move
            assert first_move is not None
            self.walks.setdefault(first_move, []).append(guide.wins(worth)[path[0].seat])

    def descend(self, node: Node[M], state: S, seat: Seat, moves: Sequence[M]) -> Node[M]:
        """Return the child to visit: one not tried yet, or the one with the highest upper bound if enough have been tried already."""
        if node.children is NONE_YET:
            node.children = {}
        children = node.children.get(seat)
        if children is None:
            children = node.children[seat] = {}
            return self.grow(children, seat, self.guide.pick(state, seat, moves, self.rng))
        exploration = self.guide.exploration
        best: Node[M] | None = None
        highest = -1.0
        untried: list[M] = []
        for move in moves:
            child = children.get(move)
            if child is None:
                untried.append(move)
                continue
            child.available += 1
            visits: float = float(child.visits)
            bound = child.reward / visits + exploration * sqrt(log(float(child.available)) / visits)
            if bound > highest:
                highest = bound
                best = child
        if best is None or (untried and float(len(moves) - len(untried)) < self.guide.width * sqrt(float(node.visits))):
            return self.grow(children, seat, self.guide.pick(state, seat, untried, self.rng))
        return best

    def grow(self, children: dict[M, Node[M]], seat: Seat, move: M) -> Node[M]:
        """Add a child for an untried move."""
        child = Node(move, seat)
        child.available = 1
        children[move] = child
        return child

    def tried(self) -> list[Node[M]]:
        """Return the nodes of the moves to decide between."""
        return [child for children in self.root.children.values() for child in children.values()]

    def best(self) -> M:
        """Return the best move."""
        move = self.ranked()[0].move
        assert move is not None
        return move

    def values(self) -> dict[M, float]:
        """Return what every move tried is worth to the seat, from 0 to 1; the best move comes first."""
        return {node.move: node.reward / float(node.visits) for node in self.ranked() if node.move is not None}

    def ranked(self) -> list[Node[M]]:
        """Return the nodes of the moves to decide between, the most-visited first; ties go to the higher reward."""
        return sorted(self.tried(), key=lambda child: (child.visits, child.reward), reverse=True)


class Ismcts(Bot[M, V]):
    """A bot that searches for a number of simulations, which is reproducible, or for a number of seconds.

    `guide` is optional and replaces the game's own guide. Whoever sets `spent` can cut a search short.
    """

    def __init__(
        self,
        game: Game[S, M, V],
        simulations: int = 0,
        seconds: float = 0.0,
        guide: Callable[[V], Guide[S, M, V]] | None = None,
    ) -> None:
        if simulations < 0 or not 0 <= seconds <= LONGEST or (simulations > 0) == (seconds > 0):
            raise ValueError("a search needs either a number of simulations or a number of seconds")
        self.game = game
        self.simulations = simulations
        self.seconds = seconds
        self.guide: Callable[[V], Guide[S, M, V]] = game.guide if guide is None else guide
        self.spent: Callable[[], bool] = never
        """Whether there is no time left."""
        self.exploration = 0.0
        """Replaces that of the guide; 0 leaves it."""
        self.width = 0.0
        """Replaces that of the guide; 0 leaves it."""

    def __repr__(self) -> str:
        budget = f"{self.simulations} simulations" if self.simulations else f"{self.seconds:g} seconds"
        return f"<Ismcts: {self.game.about.name}, {budget}>"

    def choose(self, view: V, ask: Ask, moves: Sequence[M], rng: Rng) -> M:
        return moves[0] if len(moves) == 1 else self.search(view, rng).best()

    def search(self, view: V, rng: Rng) -> Search[Any, M, V]:
        """Return a search that has been run for as long as the budget lasts."""
        search = self.begun(view, rng)
        self.run(search)
        return search

    def begun(self, view: V, rng: Rng) -> Search[Any, M, V]:
        """Return a search that has not run yet."""
        guide = self.guide(view)
        if self.exploration:
            guide.exploration = self.exploration
        if self.width:
            guide.width = self.width
        return Search(self.game, view, guide, rng.fork())

    def parameters(self) -> Mapping[str, tuple[float, float]]:
        return {"exploration": (0.05, 1.5), "width": (0.5, 8.0)}

    def advise(self, view: V, ask: Ask, moves: Sequence[M], rng: Rng) -> list[AnyAdvice]:
        """Return what it thinks of every move it has tried; the first is the one it would make."""
        search = self.begun(view, rng)
        walks: dict[M, list[float]] = {}
        search.walks = walks
        self.run(search)
        return [estimate(node.move, walks[node.move]) for node in search.ranked() if node.move is not None]

    def run(self, search: Search[Any, M, V]) -> None:
        """Search for as long as the budget lasts."""
        if self.simulations:
            search.run_until_decided(self.simulations, self.spent)
        else:
            search.run_for(self.seconds, self.spent)
