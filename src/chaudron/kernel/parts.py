"""A game assembled from modules: its rules are methods, and every other part is a function of its own module."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from chaudron.kernel.bot import Bot, Guide
from chaudron.kernel.dealing import Dealing
from chaudron.kernel.game import Game
from chaudron.kernel.model import About, Arrangement, Ask, Event, Finding, Move, Options, Reason, Seat, View
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Combination, Scene

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


class Parts(Generic[S, M, V]):
    """The parts of a game other than its rules: views, scenes and touches; optionally advice for bots and people, and arrangements."""

    def __init__(
        self,
        *,
        view: Callable[[S, Seat | None], V],
        imagine: Callable[[V, Rng], S],
        reshuffled: Callable[[S, Rng], S] | None = None,
        open_view: Callable[[S, Seat], V] | None = None,
        observed: Callable[[V], bytes] | None = None,
        scene: Callable[[V], Scene],
        touches: Callable[[V, M], tuple[str, ...]],
        combination: Callable[[V, Ask], Combination | None] | None = None,
        meant: Callable[[V, Sequence[str]], M | None] | None = None,
        heuristic: Callable[[], Bot[M, V]] | None = None,
        bots: Mapping[str, Callable[[], Bot[M, V]]] | None = None,
        guide: Callable[[Game[S, M, V], V], Guide[S, M, V]] | None = None,
        reasons: Callable[[V, Ask, M], tuple[Reason, ...]] | None = None,
        arrange: Callable[[int, Options, Arrangement, Rng], S] | None = None,
        dealing: Callable[[int, Options, int], Dealing | None] | None = None,
        findings: Callable[[int, Sequence[Event]], list[Finding]] | None = None,
    ) -> None:
        self.view = view
        self.imagine = imagine
        self.reshuffled = reshuffled
        self.open_view = open_view
        self.observed = observed
        self.scene = scene
        self.touches = touches
        self.combination = combination
        self.meant = meant
        self.heuristic = heuristic
        self.bots = bots
        self.guide = guide
        self.reasons = reasons
        self.arrange = arrange
        self.dealing = dealing
        self.findings = findings


@mypyc_attr(allow_interpreted_subclasses=True)
class Assembled(Game[S, M, V]):
    """A game made of parts and of rules, which a subclass adds."""

    def __init__(self, about: About, parts: Parts[S, M, V]) -> None:
        super().__init__(about)
        self.parts = parts

    def arrange(self, seats: int, options: Options, arrangement: Arrangement, rng: Rng) -> S:
        if self.parts.arrange is None:
            return super().arrange(seats, options, arrangement, rng)
        return self.parts.arrange(seats, options, arrangement, rng)

    def dealing(self, seats: int, options: Options, round: int) -> Dealing | None:
        return None if self.parts.dealing is None else self.parts.dealing(seats, options, round)

    def view(self, state: S, seat: Seat | None) -> V:
        return self.parts.view(state, seat)

    def imagine(self, view: V, rng: Rng) -> S:
        return self.parts.imagine(view, rng)

    def reshuffled(self, state: S, rng: Rng) -> S:
        return self.copy(state) if self.parts.reshuffled is None else self.parts.reshuffled(state, rng)

    def open_view(self, state: S, seat: Seat) -> V:
        return super().open_view(state, seat) if self.parts.open_view is None else self.parts.open_view(state, seat)

    def observed(self, view: V) -> bytes:
        return super().observed(view) if self.parts.observed is None else self.parts.observed(view)

    def scene(self, view: V) -> Scene:
        return self.parts.scene(view)

    def touches(self, view: V, move: M) -> tuple[str, ...]:
        return self.parts.touches(view, move)

    def combination(self, view: V, ask: Ask) -> Combination | None:
        return None if self.parts.combination is None else self.parts.combination(view, ask)

    def meant(self, view: V, touches: Sequence[str]) -> M | None:
        return super().meant(view, touches) if self.parts.meant is None else self.parts.meant(view, touches)

    def heuristic(self) -> Bot[M, V] | None:
        return None if self.parts.heuristic is None else self.parts.heuristic()

    def bot(self, name: str) -> Bot[M, V] | None:
        made = None if self.parts.bots is None else self.parts.bots.get(name)
        return None if made is None else made()

    def guide(self, view: V) -> Guide[S, M, V]:
        return Guide(self) if self.parts.guide is None else self.parts.guide(self, view)

    def reasons(self, view: V, ask: Ask, move: M) -> tuple[Reason, ...]:
        return () if self.parts.reasons is None else self.parts.reasons(view, ask, move)

    def findings(self, seats: int, story: Sequence[Event]) -> list[Finding]:
        return [] if self.parts.findings is None else self.parts.findings(seats, story)
