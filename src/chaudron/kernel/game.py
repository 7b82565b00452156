"""What a game is. One sentence per method is its contract; `chaudron.testing` holds every game to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from chaudron.kernel.model import About, Ask, BadSetup, IllegalMove, Move, News, Options, Outcome, Seat, TimeLimit, View
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Combination, Scene

if TYPE_CHECKING:
    from chaudron.kernel.bot import Bot, Guide

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, M, V]):
    """The rules of one game; holds no state of a match."""

    def __init__(self, about: About) -> None:
        self.about = about

    # The rules: what is.

    def check_setup(self, seats: int, options: Options) -> None:
        """Refuse with BadSetup what cannot be started; a game with options that exclude each other, or a file to check, says more."""
        if seats not in self.about.seats:
            raise BadSetup("seats", game=self.about.name, seats=seats, low=self.about.seats[0], high=self.about.seats[-1])
        if type(options) is not self.about.options:
            raise BadSetup("options", game=self.about.name)

    @abstractmethod
    def start(self, seats: int, options: Options, rng: Rng, news: list[News] | None = None) -> S:
        """The state before the first decision; tells its story to `news` if anybody listens."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """A state equal to this one that shares nothing changeable with it."""

    @abstractmethod
    def asks(self, state: S) -> Mapping[Seat, Ask]:
        """Who may act: one key is a turn, several a simultaneous choice, several with must=False an open market."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Sequence[M]:
        """All legal moves of the seat, save kinds too many to list and those that only the house makes."""

    def check(self, state: S, seat: Seat, move: M) -> None:
        """The last word on legality: raises IllegalMove with a reason and facts, or returns."""
        if move not in self.moves(state, seat):
            raise IllegalMove("not-allowed")

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M, rng: Rng, news: list[News] | None = None) -> None:
        """Change the state by a legal move and whatever follows from it; tells its story to `news` if anybody listens."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, exactly when nobody is asked anything any more."""

    @abstractmethod
    def tally(self, state: S) -> Mapping[str, int]:
        """How many there are of every card and token, wherever they lie: constant through a match."""

    # Time: what a house or a simulation needs to know of open questions; the rules have no clock.

    def time_limit(self, state: S) -> TimeLimit | None:
        """How long the open question stands that is put now; None: as long as nobody answers it."""
        return None

    def expire(self, state: S, seat: Seat) -> M | None:
        """What the house says for a seat that is still asked when time is up."""
        return None

    def ponder(self, move: M) -> float:
        """Seconds that people let pass before such a move, from when it could first be made, where nobody has to speak."""
        return 0.0

    # Knowledge: who knows what.

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What an attentive person at that seat knows; None is an onlooker."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """A random state that this view cannot tell from the true one."""

    # What is shown and touched.

    @abstractmethod
    def scene(self, view: V) -> Scene:
        """What the rules let this person look at now."""

    @abstractmethod
    def touches(self, view: V, move: M) -> tuple[str, ...]:
        """What in the scene is touched to choose this move."""

    def combination(self, view: V, ask: Ask) -> Combination | None:
        """The moves of a question in a few words, where they are "any 5 of these 12" and too many to send one by one."""
        return None

    # Advice for bots; none of it ever sees a state that is not imagined.

    def invent(self, view: V, rng: Rng) -> M | None:
        """A legal move of a kind too many to list, made up at random; None if there is none now."""
        return None

    def heuristic(self) -> Bot[M, V] | None:
        """A bot that plays like a sensible person, if this game has one."""
        return None

    def bot(self, name: str) -> Bot[M, V] | None:
        """A bot of the game's own by that name."""
        return None

    def guide(self, view: V) -> Guide[S, M, V]:
        """How a search from this view plays on from the states it imagines."""
        from chaudron.kernel.bot import Guide

        return Guide(self)


AnyGame: TypeAlias = Game[Any, Any, Any]
