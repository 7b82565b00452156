"""Moves as numbers: an action is the number of a move, the same in every match of a game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from itertools import product
from types import MappingProxyType
from typing import Any, Final

import msgspec
from msgspec import inspect

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import View
from chaudron.kernel.rng import Rng
from chaudron.kernel.row import marked
from chaudron.kernel.vocabulary import Vocabulary

SILENCE: Final = 0
"""The action of keeping silent, where a seat may, and of waiting while only others are asked."""
MOST: Final = 2048
"""The largest number of actions: some questions have several hundred answers, and some moves no end of forms."""
INVENTED: Final = 8
"""How many moves of an unlisted kind, such as offers in a market, are among the actions of a decision."""
KNOWN: Final = 1 << 16
"""How many moves are remembered with their numbers: a market has no end of offers."""

MANY: Final = 64
"""With more moves than this, some of them would probably share a number."""
QUESTIONS: Final = 1 << 10
"""How many such questions are remembered: the same ones are asked again."""


Choices = Mapping[int, Any]
"""The actions of a decision, and the move that each of them is; None is silence."""


class Actions:
    """The actions of a game: its vocabulary, if it has one; or else the forms of its moves, if they are few enough; or else hashes of its
    moves, where of two legal moves that would have the same number, the later one gets the next that is free."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.vocabulary = game.vocabulary()
        every = None if self.vocabulary else forms(game)
        self.exact = every is not None or self.vocabulary is not None
        self.size: int = self.vocabulary.size if self.vocabulary else MOST if every is None else 1 + len(every)
        self._number: Any = hashed if every is None else {move: 1 + nth for nth, move in enumerate(every)}.__getitem__

    def choices(self, view: Callable[[], View], moves: Sequence[Any], *, must: bool) -> Choices:
        """Return what a seat that is asked can do: listed moves and some others, as its view allows, and silence unless it must answer."""
        if self.vocabulary is not None:
            return Words(self.vocabulary, view(), moves, must=must)
        if self.game.about.unlisted:
            moves = [*dict.fromkeys([*moves, *invented(self.game, view())])]
        found = self.numbered(moves)
        return found if must else {**found, SILENCE: None}

    def numbered(self, moves: Sequence[Any]) -> Choices:
        """Return the moves of a decision by their numbers."""
        if len(moves) > MANY and not self.exact:
            return apart(tuple(moves))
        found = dict(zip(map(self._number, moves), moves, strict=True))
        return found if len(found) == len(moves) else apart(tuple(moves))


class Words(Choices):
    """What a seat can do in the words of a vocabulary; a move is made when somebody asks for it."""

    def __init__(self, vocabulary: Vocabulary[Any, Any], view: View, moves: Sequence[Any], *, must: bool) -> None:
        self.vocabulary = vocabulary
        self.view = view
        self.numbers = vocabulary.legal(view, moves)
        if not must:
            self.numbers.append(SILENCE)
        self.mask = marked(vocabulary.size, self.numbers)

    def __getitem__(self, action: int) -> Any:
        if action not in self:
            raise KeyError(action)
        return None if action == SILENCE else self.vocabulary.move(self.view, action)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, int) and 0 <= action < len(self.mask) and self.mask[action] == 1

    def __iter__(self) -> Iterator[int]:
        return iter(self.numbers)

    def __len__(self) -> int:
        return len(self.numbers)


@cache
def actions_of(game: AnyGame) -> Actions:
    """Return the actions of a game."""
    return Actions(game)


@lru_cache(KNOWN)
def hashed(move: Any) -> int:
    """Return the number that a move would like to have: any but that of silence."""
    return 1 + int.from_bytes(sha256(msgspec.json.encode(move)).digest()[:8], "big") % (MOST - 1)


@lru_cache(QUESTIONS)
def apart(moves: tuple[Any, ...]) -> Choices:
    """Return moves by their numbers, where some would like to have the same."""
    found: dict[int, Any] = {}
    for move in moves:
        number = hashed(move)
        while number in found:
            number = number % (MOST - 1) + 1
        found[number] = move
    return MappingProxyType(found)  # it is shared


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
