"""Helpers for tests of rules: set up a situation, make moves, and check what is told, offered and refused."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic, TypeAlias, TypeVar

from chaudron.kernel.game import Game
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, Event, Facts, IllegalMove, Move, News, Options, Seat, View
from chaudron.kernel.rng import SEED_BYTES, Rng
from chaudron.kernel.scene import Zone

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)

Decider: TypeAlias = Callable[[Sequence[M], Rng], M]
"""Chooses one of the legal moves."""


def seed(number: int) -> bytes:
    """Return a different seed for each number."""
    return number.to_bytes(SEED_BYTES, "big")


def rng(number: int = 0) -> Rng:
    """Return a different stream of draws for each number, always the same."""
    return Rng(seed(number))


def told(news: Iterable[News], kind: type[E]) -> list[E]:
    """Return the events of one kind, in order."""
    return [event for event, _ in news if isinstance(event, kind)]


def anything(moves: Sequence[M], draws: Rng) -> M:
    """Return a random move."""
    return draws.choice(moves)


class Referee(Generic[S, M, V]):
    """Plays a game by its rules in tests, with `options` by default; checks that no refusal changes the `snapshot` of a state."""

    def __init__(self, game: Game[S, M, V], options: Options | None = None, snapshot: Callable[[S], object] | None = None) -> None:
        self.game = game
        self.options: Options = game.about.options() if options is None else options
        self.snapshot = snapshot

    def start(self, seats: int, number: int = 0, options: Options | None = None, news: list[News] | None = None) -> S:
        """Return the state before the first decision of the match with that number."""
        return self.game.start(seats, options or self.options, rng(number), news)

    def asked(self, state: S) -> tuple[Seat, Ask]:
        """Return the only seat that is asked, and its ask."""
        ((seat, ask),) = self.game.asks(state).items()
        return seat, ask

    def act(self, state: S, seat: Seat, *moves: M, draws: int = 0) -> list[News]:
        """Let a seat make these moves, each of which must be legal, and return all news."""
        news: list[News] = []
        for move in moves:
            self.game.check(state, seat, move)
            self.game.apply(state, seat, move, rng(draws), news)
        return news

    def play(self, state: S, *moves: M, draws: int = 0) -> list[News]:
        """Let whoever is asked make these moves one after another, and return all news."""
        news: list[News] = []
        for move in moves:
            seat, _ = self.asked(state)
            news += self.act(state, seat, move, draws=draws)
        return news

    def offers(self, state: S) -> set[M]:
        """Return the moves of the only seat that is asked; `moves` must list each once, and `check` must agree."""
        seat, _ = self.asked(state)
        found = self.game.moves(state, seat)
        assert len(set(found)) == len(found), f"a move is listed twice: {found}"
        for move in found:
            self.game.check(state, seat, move)
        return set(found)

    def refusal(self, state: S, seat: Seat, move: M) -> tuple[str, Facts]:
        """Return why a seat may not make a move: the reason and its facts."""
        before = self.snapshot(state) if self.snapshot else None
        try:
            self.game.check(state, seat, move)
        except IllegalMove as refusal:
            assert self.snapshot is None or self.snapshot(state) == before, "a refusal changed the state"
            return refusal.reason, refusal.facts
        raise AssertionError(f"seat {seat} may {move}")

    def step(self, state: S, draws: Rng, decide: Decider[M] = anything) -> list[News]:
        """Let one of the seats that are asked decide, and return all news."""
        news: list[News] = []
        seat = draws.choice(sorted(self.game.asks(state)))
        self.game.apply(state, seat, decide(self.game.moves(state, seat), draws), draws, news)
        return news

    def walk(
        self, seats: int, number: int, options: Options | None = None, decide: Decider[M] = anything
    ) -> Iterator[tuple[S, list[News]]]:
        """Yield the state of a match at every step, with its news."""
        news: list[News] = []
        state, draws = self.start(seats, number, options, news), rng(number + 1000)
        while True:
            yield state, news
            if not self.game.asks(state):
                return
            news = self.step(state, draws, decide)

    def match(self, seats: int, number: int = 0, options: Options | None = None) -> Match[S, M, V]:
        """Return the match with that number, before its first decision."""
        return Match(self.game, seats, options or self.options, seed(number))

    def play_out(self, match: Match[S, M, V], draws: int = 1, decide: Decider[M] = anything) -> list[News]:
        """Play a match to its end, and return all news, including the opening."""
        news, chance = list(match.opening), rng(draws)
        while questions := match.questions():
            seat = chance.choice(sorted(questions))
            news += match.play(seat, decide(match.moves(seat), chance))
        return news

    def zone(self, view: V, name: str) -> Zone:
        """Return a zone of the scene of a view."""
        return next(zone for zone in self.game.scene(view).zones if zone.id == name)
