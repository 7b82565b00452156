"""One match as an environment plays it: whose decision is next, what that seat observes, and which actions it has, all as numbers.

Moves and views differ from game to game, so both are hashed into spaces of a fixed size: an action is the number of a move, an observation
has a place for every fact of a view. Both depend on the view alone. Two facts may share a place; two legal moves never share a number.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final
from zlib import crc32

import msgspec
import numpy as np
import numpy.typing as npt

from chaudron import games
from chaudron.kernel.bot import rewards
from chaudron.kernel.floor import Floor, closing
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Options, Seat
from chaudron.kernel.record import decode_options
from chaudron.kernel.rng import Rng

ACTIONS: Final = 4096
"""The size of every action space: some questions have several hundred answers."""
FACTS: Final = 1024
"""The length of every observation."""
SILENCE: Final = 0
"""The action of keeping silent, where a seat may."""
INVENTED: Final = 8
"""How many moves of an unlisted kind, such as offers in a market, are among the actions of a decision."""
HALF: Final = 8.0
"""A number is observed as this share of 1: x / (8 + |x|), so that small ones differ most and none leaves the space."""

Array = npt.NDArray[Any]

KNOWN: Final = 1 << 16
"""How many moves and facts are remembered with their numbers: a market has no end of offers."""


@lru_cache(KNOWN)
def number_of(move: Any) -> int:
    """Return the number that a move would like to have: any but that of silence."""
    return 1 + int.from_bytes(sha256(msgspec.json.encode(move)).digest()[:8], "big") % (ACTIONS - 1)


def numbered(moves: Sequence[Any]) -> dict[int, Any]:
    """Return the moves of a decision by their numbers; of two that would like the same, the later one gets the next that is free."""
    found: dict[int, Any] = {}
    for move in moves:
        number = number_of(move)
        while number in found:
            number = number % (ACTIONS - 1) + 1
        found[number] = move
    return found


@lru_cache(KNOWN)
def place_of(path: str, value: str | None = None) -> int:
    """Return the place of a fact."""
    return crc32(f"{path}={value}".encode()) % FACTS


def observed(view: Any) -> Array:
    """Return a view as an array: words count where they stand, numbers are squeezed to between -1 and 1."""
    found: Array = np.zeros(FACTS, np.float32)
    add(found, "", msgspec.to_builtins(view))
    return found / (HALF + np.abs(found))


def add(found: Array, path: str, value: object) -> None:
    """Add a value and everything in it to an observation."""
    if isinstance(value, str):
        found[place_of(path, value)] += HALF
    elif isinstance(value, int):
        found[place_of(path)] += value
    elif isinstance(value, dict):
        for name, inner in value.items():
            add(found, f"{path}.{name}", inner)
    elif isinstance(value, list | tuple):
        found[place_of(f"{path}#")] += len(value)
        for nth, inner in enumerate(value):
            # Words in a list are like cards in a hand: only how many there are of each matters.
            add(found, path if isinstance(inner, str) else f"{path}.{nth}", inner)


class Episode:
    """A match whose decisions are made from outside, one after another."""

    def __init__(self, game: AnyGame, seats: int, options: Options, seed: int) -> None:
        secret = sha256(f"episode {seed}".encode()).digest()
        self.game = game
        self.match: Match[Any, Any, Any] = Match(game, seats, options, secret)
        self.secret = secret
        self.floor = Floor(secret)
        self.seat: Seat | None = None
        """Who decides now; None once the match is over."""
        self.choices: dict[int, Any] = {}
        """The actions of that seat, and the move that each of them is; None is silence."""
        self.look()

    def look(self) -> None:
        """Find out who decides next, and what they can do."""
        asks = {seat: question.ask for seat, question in self.match.questions().items()}
        while asks and self.floor.time_is_up(self.match, asks):
            self.floor.silent.clear()
            for seat, move in closing(self.match):
                self.match.play(seat, move)
            asks = {seat: question.ask for seat, question in self.match.questions().items()}
        if not asks:
            self.seat, self.choices = None, {}
            return
        self.seat = self.floor.given(asks)
        self.choices = numbered(possible(self.match, self.seat, Rng(self.secret + b"invented", self.floor.turn)))
        if not asks[self.seat].must:
            self.choices[SILENCE] = None

    def act(self, action: int) -> None:
        """Let the seat that decides take one of its actions; raises KeyError if it has no such action."""
        self.make(self.choices[action])

    def make(self, move: Any) -> None:
        """Let the seat that decides make a move; None is silence."""
        assert self.seat is not None, "the match is over"
        self.floor.turn += 1
        if move is None:
            self.floor.silent[self.seat] = self.floor.silent.get(self.seat, 0) + 1
        else:
            self.floor.silent.clear()
            self.match.play(self.seat, move)
        self.look()

    def observation(self, seat: Seat) -> dict[str, Array]:
        """Return what a seat observes, and which actions it has now."""
        mask: Array = np.zeros(ACTIONS, np.int8)
        if seat == self.seat:
            mask[list(self.choices)] = 1
        return {"observation": observed(self.match.view(seat)), "action_mask": mask}

    def payoffs(self) -> list[float]:
        """Return what the outcome is worth to each seat, from -1 to 1: it has beaten nobody, or everybody. All add up to nothing."""
        outcome = self.match.outcome
        assert outcome is not None
        return [2.0 * reward - 1.0 for reward in rewards(outcome)]


def possible(match: Match[Any, Any, Any], seat: Seat, rng: Rng) -> list[Any]:
    """Return the moves that are actions now: all that are listed, and a few of those that are too numerous for it."""
    found = dict.fromkeys(match.moves(seat))
    if match.game.about.unlisted:
        view = match.view(seat)
        for _ in range(INVENTED):
            move = match.game.invent(view, rng)
            if move is not None:
                found[move] = None
    return list(found)


def set_up(name: str, seats: int | None, options: dict[str, Any] | None) -> tuple[AnyGame, int, Options]:
    """Return a game, how many seats it has and its options; raises BadSetup if they do not go together."""
    game = games.load(name)
    chosen = decode_options(game, options or {})
    wanted = game.about.usual if seats is None else seats
    game.check_setup(wanted, chosen)
    return game, wanted, chosen
