"""What a game is: each method's docstring is its contract, and the laws in `chaudron.testing` check every game against it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, cast

from mypy_extensions import mypyc_attr

from chaudron.kernel.dealing import Dealing
from chaudron.kernel.model import (
    About,
    Arrangement,
    Ask,
    BadRecord,
    BadSetup,
    Event,
    Finding,
    IllegalMove,
    Move,
    News,
    Options,
    Outcome,
    Reason,
    Seat,
    TimeLimit,
    View,
)
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Combination, Scene
from chaudron.kernel.vocabulary import Vocabulary

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

    def __repr__(self) -> str:
        seats = " ".join([str(number) for number in self.about.seats])
        return f"<Game {self.about.name}: rules {self.about.version}, seats {seats}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the class and the version of the rules; override it in a game whose class takes arguments."""
        return revived, (type(self), self.about.version)

    def former(self, version: int) -> Game[S, M, V] | None:
        """Return the game with the rules of an earlier version, by which matches of that version go on; None if it has them no longer."""
        return None

    # The rules.

    def check_setup(self, seats: int, options: Options) -> None:
        """Raise BadSetup if no match can be started with these; override it to check how options go together or what a file contains."""
        if seats not in self.about.seats:
            raise BadSetup("seats", game=self.about.name, seats=seats, low=self.about.seats[0], high=self.about.seats[-1])
        if type(options) is not self.about.options:
            raise BadSetup("options", game=self.about.name)

    @abstractmethod
    def start(self, seats: int, options: Options, rng: Rng, news: list[News] | None = None) -> S:
        """Return the state before the first decision, and append what happens to `news` if it is given."""

    def arrange(self, seats: int, options: Options, arrangement: Arrangement, rng: Rng) -> S:
        """Return the state that an arrangement describes, with all that it does not mention put away; raises BadSetup if it cannot be."""
        raise BadSetup("arrangement-none", game=self.about.name)

    def dealing(self, seats: int, options: Options, round: int) -> Dealing | None:
        """Return how a round (the first is 0) is dealt, from the set-up alone; None if the game does not describe it."""
        return None

    @abstractmethod
    def copy(self, state: S) -> S:
        """Return an equal state that shares nothing mutable with this one."""

    @abstractmethod
    def asks(self, state: S) -> Mapping[Seat, Ask]:
        """Return who may act: one key is a turn, several are a simultaneous choice, several with must=False are an open market."""

    def reveals(self, state: S) -> bool:
        """Return whether who is asked now tells somebody something hidden that no news has told: that a seat holds a card, for instance."""
        return False

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Sequence[M]:
        """Return all legal moves of the seat, except unlisted kinds and those that only the house makes."""

    def check(self, state: S, seat: Seat, move: M) -> None:
        """Raise IllegalMove, with a reason and facts, unless the move is legal."""
        if move not in self.moves(state, seat):
            raise IllegalMove("not-allowed")

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M, rng: Rng, news: list[News] | None = None) -> None:
        """Apply a legal move and everything that follows from it to the state, and append what happens to `news` if it is given."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result once nobody is asked anything any more, and None before."""

    @abstractmethod
    def tally(self, state: S) -> Mapping[str, int]:
        """Return how many there are of every card and token, wherever they are: constant throughout a match."""

    # Time: what a server or a simulation needs to know about open questions; the rules have no clock.

    def time_limit(self, state: S) -> TimeLimit | None:
        """Return how long the current open question stays open, or None if it has no limit."""
        return None

    def expire(self, state: S, seat: Seat) -> M | None:
        """Return the move of the house for a seat that is still asked when time is up."""
        return None

    def ponder(self, move: M) -> float:
        """Return how many seconds people take before such a move in an open question, from when it first became possible."""
        return 0.0

    # Knowledge: who knows what.

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return what an attentive person at that seat knows; None is an onlooker."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """Return a random state that this view cannot tell from the true one."""

    def reshuffled(self, state: S, rng: Rng) -> S:
        """Return a copy in which what no seat knows is drawn anew, such as the order of a pile; every seat's view stays the same."""
        return self.copy(state)

    def open_view(self, state: S, seat: Seat) -> V:
        """Return what the seat would know if all hands lay open: for a bot that sees everything, in a game that cannot be searched."""
        return self.view(state, seat)

    def observed(self, view: V) -> bytes:
        """Return what a learner gets of a view: numbers from 0 to 255, equally many for every view of a set-up; none if the game has
        nothing of its own, and the adapters make do with the names and values in the view."""
        return b""

    def vocabulary(self) -> Vocabulary[M, V] | None:
        """Return what learners choose from in a game with unlisted moves; None if the adapters are to invent some of these moves."""
        return None

    # What a person sees and touches.

    @abstractmethod
    def scene(self, view: V) -> Scene:
        """Return what the rules let this person look at now."""

    @abstractmethod
    def touches(self, view: V, move: M) -> tuple[str, ...]:
        """Return what a person touches in the scene to choose this move."""

    def combination(self, view: V, ask: Ask) -> Combination | None:
        """Return the moves of a question as one combination if they are like "any 5 of these 12" and too numerous to send one by one."""
        return None

    def meant(self, view: V, touches: Sequence[str]) -> M | None:
        """Return the move that a person meant by touching these, legal or not, so that `check` can say why not; None if it is none.

        By default, legal moves crossed field by field. The touches can be anything that somebody sent."""
        from chaudron.kernel.why import nearest

        found: M | None = cast(Any, nearest(self, view, touches))
        return found

    def worth(self, move: M) -> int | None:
        """Return how many points a move scores by the rules alone, whoever makes it and whenever; None if that depends on more."""
        return None

    # Advice for bots and people; it only ever sees views and imagined states.

    def invent(self, view: V, rng: Rng) -> M | None:
        """Return a random legal move of an unlisted kind, or None if there is none now."""
        return None

    def heuristic(self) -> Bot[M, V] | None:
        """Return a bot that plays like a sensible person, or None if this game has none."""
        return None

    def bot(self, name: str) -> Bot[M, V] | None:
        """Return the game's own bot of that name, or None if there is none."""
        return None

    def reasons(self, view: V, ask: Ask, move: M) -> tuple[Reason, ...]:
        """Return the few most telling reasons for or against a legal move, from what the seat of the view knows; none may be false."""
        return ()

    def findings(self, seats: int, story: Sequence[Event]) -> list[Finding]:
        """Return what a finished match has to say on the topics of a study, from everything that happened in it."""
        return []

    def guide(self, view: V) -> Guide[S, M, V]:
        """Return the guide for a search from this view, and for an analysis, which also asks it to finish states of a market."""
        from chaudron.kernel.bot import Guide

        return Guide(self)


AnyGame: TypeAlias = Game[Any, Any, Any]


def revived(kind: type[AnyGame], version: int) -> AnyGame:
    """Return a game that was pickled, with the rules it had."""
    make: Any = kind
    game: AnyGame = make()
    former = game if version == game.about.version else game.former(version)
    if former is None:
        raise BadRecord("version", game=game.about.name, found=version, known=game.about.version)
    return former
