"""One match as an environment plays it: who decides, what that seat observes, and which actions it has, all as numbers."""

from collections.abc import Iterable, Mapping
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec
import numpy as np

from chaudron import games
from chaudron.adapters.actions import Choices, Words, actions_of
from chaudron.adapters.observation import Array, length, observed
from chaudron.kernel.bot import rewards
from chaudron.kernel.floor import Floor
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import IllegalMove, Malformed, Options, Seat, View
from chaudron.kernel.record import decode_options
from chaudron.kernel.row import marked


class Setup(msgspec.Struct, frozen=True):
    """What is played: a game, the number of seats, and options."""

    game: Any
    seats: int
    options: Options

    @property
    def actions(self) -> int:
        """The number of actions."""
        return actions_of(self.game).size

    @property
    def length(self) -> int:
        """The length of an observation."""
        return length(self.game, self.seats, self.options)

    def check_seat(self, seat: Seat) -> None:
        """Raise Malformed unless there is such a seat."""
        if not 0 <= seat < self.seats:
            raise Malformed("seat", seat=seat, seats=self.seats)


def set_up(name: str, seats: int | None, options: dict[str, Any] | None) -> Setup:
    """Return a game, how many seats it has and its options; raises BadSetup if they do not go together."""
    game = games.load(name)
    chosen = decode_options(game, options or {})
    wanted = game.about.usual if seats is None else seats
    game.check_setup(wanted, chosen)
    return Setup(game, wanted, chosen)


class Episode:
    """A match whose decisions are made from outside."""

    def __init__(self, setup: Setup, match: Match[Any, Any, Any], floor: Floor) -> None:
        self.setup = setup
        self.game: AnyGame = setup.game
        self.actions = actions_of(setup.game)
        self.match = match
        self.floor = floor
        self.seat: Seat | None = None
        """Who has the floor; None once the match is over."""
        self._choices: Choices | None = None
        self._views: dict[Seat, View] = {}
        """What seats know now, as far as somebody has asked."""

    def look(self) -> None:
        """Give somebody the floor."""
        match, floor = self.match, self.floor
        self.seat, self._choices = None, None
        while self.seat is None and match.outcome is None:
            self.seat = floor.whose(match)
            if self.seat is None:
                self.close()

    @property
    def choices(self) -> Choices:
        """The actions of the seat that has the floor."""
        if self._choices is None:
            self._choices = {} if self.seat is None else self.possible(self.seat)
        return self._choices

    def close(self) -> None:
        """Let the house move, because time is up."""
        for seat, move in self.floor.house(self.match):
            self.match.play(seat, move)
        self._views = {}

    def view(self, seat: Seat) -> View:
        """Return what a seat knows now."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.match.view(seat)
        return found

    def possible(self, seat: Seat) -> Choices:
        """Return what a seat that is asked can do, from its view alone."""
        return self.actions.choices(partial(self.view, seat), self.match.moves(seat), must=self.match.asks[seat].must)

    def act(self, action: int) -> None:
        """Let the seat that has the floor take one of its actions; raises KeyError if it has no such action."""
        move = self.choices[action]
        seat = self._heard(move)
        if move is not None:
            self.match.make(seat, move)
            self._views = {}
        self.look()

    def make(self, move: Any) -> None:
        """Let the seat that has the floor make any move, which is checked; None is silence."""
        seat = self._heard(move)
        if move is not None:
            self.match.play(seat, move)
            self._views = {}
        self.look()

    def _heard(self, move: Any) -> Seat:
        assert self.seat is not None, "the match is over"
        self.floor.heard(self.seat, self.match.asks[self.seat], move)
        return self.seat

    def asked(self) -> dict[Seat, Choices]:
        """Return what each seat that is asked can do, for those who let all of them act at once."""
        return {seat: self.possible(seat) for seat in self.match.asks}

    def together(self, moves: Mapping[Seat, Any]) -> set[Seat]:
        """Let several seats act at once, in this order; return those whose move came too late, because of what another has done."""
        match, floor = self.match, self.floor
        questions = {seat: match.question(seat) for seat in moves}
        late: set[Seat] = set()
        for seat, move in moves.items():
            question = questions[seat]
            if question is None or match.question(seat) != question:
                late.add(seat)
                continue
            if move is not None:
                try:
                    match.play(seat, move)
                except IllegalMove:
                    late.add(seat)
            floor.heard(seat, question.ask, move)
        self._views = {}
        while match.outcome is None and floor.time_is_up(match, match.asks):
            self.close()
        return late

    def observation(self, seat: Seat, choices: Iterable[int]) -> dict[str, Array]:
        """Return what a seat observes, and a mask of these actions."""
        mask = choices.mask if isinstance(choices, Words) else marked(self.actions.size, choices)
        return {"observation": observed(self.game, self.view(seat)), "action_mask": np.frombuffer(bytearray(mask), np.int8)}

    def payoffs(self) -> list[float]:
        """Return what the outcome is worth to each seat, from -1 to 1: it has beaten nobody, or everybody. All add up to nothing."""
        outcome = self.match.outcome
        assert outcome is not None
        return [2.0 * reward - 1.0 for reward in rewards(outcome)]


def begun(setup: Setup, seed: int) -> Episode:
    """Return an episode whose deal and luck follow from a seed, before anybody has the floor."""
    secret = sha256(f"episode {seed}".encode()).digest()
    return Episode(setup, Match(setup.game, setup.seats, setup.options, secret), Floor(secret))
