"""Who decides next in a simulation, a search or a terminal.

Seats that must answer come first. Where nobody must, everybody is asked in turn, in a new random order each time around, and
silences are counted: once everybody has kept silent often enough, time is up and the house moves for every seat still asked.
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
"""The number of times everybody keeps silent before a question without a time limit counts as never answered."""


def acting(game: Game[S, M, V], state: S, rng: Rng) -> Seat:
    """Return the seat that acts next in a search: the first that must answer, otherwise a random one of those that may."""
    asks = game.asks(state)
    for seat in asks:
        if len(asks) == 1 or asks[seat].must:
            return seat
    return rng.choice(list(asks))


def closing(match: Match[Any, Any, Any]) -> Iterator[tuple[Seat, Any]]:
    """Yield the moves of the house when time is up, seat by seat; make each move before you ask for the next."""
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
    """Decides who has the floor in one match."""

    def __init__(self, seed: bytes, turn: int = 0) -> None:
        self.seed = seed
        self.turn = turn
        """How many times somebody has had the floor; initially, the number of steps already made."""
        self.waiting: list[Seat] = []
        """The seats still to be asked this time around."""
        self.silent: dict[Seat, int] = {}
        """How many times each seat has kept silent since anybody spoke."""

    def next(self, match: Match[Any, Any, Any], decide: Callable[[Seat, Ask, Rng], Any]) -> Iterator[tuple[Seat, Any]]:
        """Let somebody decide, with fresh randomness each time: yield no move, one move, or all moves of the house when time is up.

        Make each move before you ask for the next."""
        seat = self.whose(match)
        if seat is None:
            yield from self.house(match)
            return
        ask = match.asks[seat]
        move = decide(seat, ask, Rng(self.seed, self.turn))
        self.heard(seat, ask, move)
        if move is not None:
            yield seat, move

    def whose(self, match: Match[Any, Any, Any]) -> Seat | None:
        """Give somebody the floor, and return who it is; None if time is up, and the house moves."""
        asks = match.asks
        return None if self.time_is_up(match, asks) else self.given(asks)

    def heard(self, seat: Seat, ask: Ask, move: object) -> None:
        """Note what a seat that had the floor has decided: a move, or None if it keeps silent."""
        self.turn += 1
        if move is None:
            assert not ask.must, f"seat {seat} must answer {ask}"
            self.silent[seat] = self.silent.get(seat, 0) + 1
        else:
            self.silent.clear()

    def house(self, match: Match[Any, Any, Any]) -> Iterator[tuple[Seat, Any]]:
        """Yield all moves of the house, now that time is up; make each move before you ask for the next."""
        self.silent.clear()
        step = match.step
        yield from closing(match)
        if match.step == step:
            raise BadSetup("silence", game=match.game.about.name)

    def given(self, asks: Mapping[Seat, Ask]) -> Seat:
        """Return the seat that has the floor now."""
        for seat in asks:
            if len(asks) == 1 or asks[seat].must:
                return seat
        self.waiting = [seat for seat in self.waiting if seat in asks]
        if not self.waiting:
            self.waiting = sorted(asks)
            Rng(self.seed + b"order", self.turn).shuffle(self.waiting)
        return self.waiting.pop()

    def time_is_up(self, match: Match[Any, Any, Any], asks: Mapping[Seat, Ask]) -> bool:
        """Whether everybody has kept silent often enough; raises BadSetup if the silence would never end."""
        if not self.silent:
            return False
        times = min([self.silent.get(seat, 0) for seat in asks])
        limit = match.time_limit()
        if limit is None and times >= HOPELESS:
            raise BadSetup("silence", game=match.game.about.name)
        return limit is not None and times >= limit.silence
