"""Who has the floor: whom a simulation, a search or a terminal lets decide next.

First whoever must. Where nobody must, everybody in turn, in an order drawn anew each time round, and silence is counted:
when everybody has kept silent often enough, it is as if a clock had run out, and the house speaks for every seat still asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeVar

from chaudron.kernel.game import Game
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, BadSetup, Move, Seat, View
from chaudron.kernel.rng import Rng

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)

HOPELESS: Final = 200
"""How often everybody keeps silent before it is clear that a question which nothing ends will stay unanswered."""


def acting(game: Game[S, M, V], state: S, rng: Rng) -> Seat:
    """Whom a search lets act next: the first who must, else anyone who may."""
    asks = game.asks(state)
    for seat in asks:
        if len(asks) == 1 or asks[seat].must:
            return seat
    return rng.choice(list(asks))


def closing(match: Match[Any, Any, Any]) -> Iterator[tuple[Seat, Any]]:
    """What the house says when time is up, seat by seat; each move is to be made before the next is asked for."""
    limit = match.time_limit()
    if limit is None:
        return
    for seat in sorted(match.questions()):
        now = match.time_limit()
        if now is None or now.phase != limit.phase:
            return
        move = match.expire(seat) if seat in match.questions() else None
        if move is not None:
            yield seat, move


class Floor:
    """Gives the floor in one match, for as long as it is played here."""

    def __init__(self, seed: bytes, turn: int = 0) -> None:
        self.seed = seed
        self.turn = turn
        """How often somebody has had the floor; counted from the steps made before."""
        self.waiting: list[Seat] = []
        """Who has yet to be heard this time round."""
        self.silent: dict[Seat, int] = {}
        """How often each seat has kept silent since anybody spoke."""

    def next(self, match: Match[Any, Any, Any], decide: Callable[[Seat, Ask, Rng], Any]) -> Iterator[tuple[Seat, Any]]:
        """Let somebody decide, each time with other draws: none or one move, or all that the house says when time is up.

        Each move is to be made before the next is asked for."""
        asks: dict[Seat, Ask] = {seat: question.ask for seat, question in match.questions().items()}
        if self.time_is_up(match, asks):
            self.silent.clear()
            step = match.step
            yield from closing(match)
            if match.step == step:
                raise BadSetup("silence", game=match.game.about.name)
            return
        seat = self.given(asks)
        move = decide(seat, asks[seat], Rng(self.seed, self.turn))
        self.turn += 1
        if move is None:
            assert not asks[seat].must, f"seat {seat} must answer {asks[seat]}"
            self.silent[seat] = self.silent.get(seat, 0) + 1
        else:
            self.silent.clear()
            yield seat, move

    def given(self, asks: Mapping[Seat, Ask]) -> Seat:
        """Who has the floor now."""
        for seat in asks:
            if len(asks) == 1 or asks[seat].must:
                return seat
        self.waiting = [seat for seat in self.waiting if seat in asks]
        if not self.waiting:
            self.waiting = sorted(asks)
            Rng(self.seed + b"order", self.turn).shuffle(self.waiting)
        return self.waiting.pop()

    def time_is_up(self, match: Match[Any, Any, Any], asks: Mapping[Seat, Ask]) -> bool:
        """Whether everybody has kept silent often enough; an error if nothing would come of it, however long it lasts."""
        if not self.silent:
            return False
        times = min([self.silent.get(seat, 0) for seat in asks])
        limit = match.time_limit()
        if limit is None and times >= HOPELESS:
            raise BadSetup("silence", game=match.game.about.name)
        return limit is not None and times >= limit.silence
