"""Moves as numbers: an action is the number of a move, the same in every match of a game."""

from collections.abc import Sequence
from functools import cache, lru_cache
from hashlib import sha256
from itertools import product
from typing import Any, Final

import msgspec
from msgspec import inspect

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import View
from chaudron.kernel.rng import Rng

SILENCE: Final = 0
"""The action of keeping silent, where a seat may, and of waiting while only others are asked."""
MOST: Final = 4096
"""The largest number of actions: some questions have several hundred answers, and some moves no end of forms."""
INVENTED: Final = 8
"""How many moves of an unlisted kind, such as offers in a market, are among the actions of a decision."""
KNOWN: Final = 1 << 16
"""How many moves are remembered with their numbers: a market has no end of offers."""

MANY: Final = 64
"""With more moves than this, some of them would probably share a number."""
QUESTIONS: Final = 1 << 10
"""How many such questions are remembered: the same ones are asked again."""


class Actions:
    """The actions of a game. If its moves have few enough forms, each has a number of its own; otherwise, they are hashed, and of two legal
    moves that would have the same number, the later one gets the next that is free."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        every = forms(game)
        self.exact = every is not None
        self.size: int = MOST if every is None else 1 + len(every)
        self._number: Any = hashed if every is None else {move: 1 + nth for nth, move in enumerate(every)}.__getitem__

    def numbered(self, moves: Sequence[Any]) -> dict[int, Any]:
        """Return the moves of a decision by their numbers."""
        if len(moves) > MANY and not self.exact:
            return apart(tuple(moves)).copy()
        found = dict(zip(map(self._number, moves), moves, strict=True))
        return found if len(found) == len(moves) else apart(tuple(moves)).copy()


@cache
def actions_of(game: AnyGame) -> Actions:
    """Return the actions of a game."""
    return Actions(game)


@lru_cache(KNOWN)
def hashed(move: Any) -> int:
    """Return the number that a move would like to have: any but that of silence."""
    return 1 + int.from_bytes(sha256(msgspec.json.encode(move)).digest()[:8], "big") % (MOST - 1)


@lru_cache(QUESTIONS)
def apart(moves: tuple[Any, ...]) -> dict[int, Any]:
    """Return moves by their numbers, where some would like to have the same."""
    found: dict[int, Any] = {}
    for move in moves:
        number = hashed(move)
        while number in found:
            number = number % (MOST - 1) + 1
        found[number] = move
    return found


def invented(game: AnyGame, view: View) -> list[Any]:
    """Return a few moves of an unlisted kind: always the same ones for the same view."""
    rng = Rng(sha256(msgspec.msgpack.encode(view)).digest())
    made = [game.invent(view, rng) for _ in range(INVENTED)]
    return [move for move in made if move is not None]


def forms(game: AnyGame) -> list[Any] | None:
    """Return all moves of a game, legal or not, if they are few enough; None if they are not."""
    found: list[Any] = []
    for kind in game.about.moves:
        values = [several(field.type) for field in msgspec.inspect.type_info(kind).fields]  # type: ignore[attr-defined]
        if any(value is None for value in values):
            return None
        found += [kind(*chosen) for chosen in product(*values)]  # type: ignore[arg-type]
    return found if len(found) < MOST else None


def several(kind: inspect.Type) -> Sequence[Any] | None:
    """Return all values of a type, if it has few."""
    match kind:
        case inspect.Metadata(type=inner):
            return several(inner)
        case inspect.EnumType(cls=members):
            return list(members)
        case inspect.IntType(ge=int() as low, le=int() as high):
            return range(low, high + 1)
    return None
