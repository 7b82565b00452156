"""What the laws compare: encoded values, indistinguishable states, corrupted moves."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import IllegalMove, Malformed, Move, Seat, kebab
from chaudron.kernel.record import decode_move
from chaudron.kernel.rng import Rng
from chaudron.testing.settings import Setting

IMAGINATIONS: Final = 3
ATTEMPTS: Final = 3
"""The number of moves whose verdicts are compared, each with all well-formed moves that differ from it in one thing."""
MOST: Final = 40
"""The most moves tried one by one; from a longer list, this many are drawn. Whole lists are compared only where that is cheap."""


def encoded(value: object) -> bytes:
    """Encode a value as JSON."""
    return msgspec.json.encode(value)


def views(setting: Setting, state: Any) -> list[bytes]:
    """Return everybody's view in bytes; two states count as equal if nobody can tell them apart."""
    return [encoded(setting.game.view(state, seat)) for seat in setting.onlookers()]


def imagined(setting: Setting, seed: int, step: int, state: Any, seat: Seat | None, times: int) -> Iterator[Any]:
    """Yield states that the seat cannot tell from this one."""
    view = setting.game.view(state, seat)
    rng = setting.rng(seed, step, seat, "imagine")
    for _ in range(times):
        yield setting.game.imagine(view, rng)


def some(moves: Sequence[Move], rng: Rng) -> Sequence[Move]:
    """Return the moves to try one by one: all of them, or a random sample of a long list."""
    return moves if len(moves) <= MOST else [rng.choice(moves) for _ in range(MOST)]


def verdict(game: AnyGame, state: Any, seat: Seat, move: Move) -> tuple[str, str] | None:
    """Return the reason and facts with which a move is refused, or None if it is legal."""
    try:
        game.check(state, seat, move)
    except IllegalMove as refusal:
        return refusal.reason, repr(refusal.facts)
    return None


def passes(game: AnyGame, state: Any, seat: Seat, move: Move) -> bool:
    """Whether `check` accepts a move."""
    return verdict(game, state, seat, move) is None


def mutations(data: Any, strange: Sequence[Any], rng: Rng) -> Iterator[Any]:
    """Yield variants of the data, each with one thing changed."""
    if not isinstance(data, dict):
        yield rng.choice(strange)
        if isinstance(data, int):
            yield from (data + 1, data - 1, -data - 1, data + 1_000_000, str(data), None)
        if isinstance(data, list | tuple):
            yield from ([*data, *data], data[1:], {})
        return
    yield {**data, "surprise": 1}
    yield [data]
    for key in data:
        yield {name: value for name, value in data.items() if name != key}
        for value in mutations(data[key], strange, rng):
            yield {**data, key: value}


def attempts(game: AnyGame, known: list[Move], rng: Rng) -> list[Move]:
    """Return some moves that were legal at some time, and well-formed variants of them."""
    chosen = [rng.choice(known) for _ in range(ATTEMPTS)] if known else []
    found: dict[Move, None] = dict.fromkeys(chosen)
    strange = [value for move in some(known, rng) for value in msgspec.to_builtins(move).values()]
    for move in chosen:
        plain = msgspec.to_builtins(move)
        other_kinds = [{**plain, "type": kebab(kind.__name__)} for kind in game.about.moves]
        for data in [*mutations(plain, strange, rng), *other_kinds]:
            try:
                found[decode_move(game, data)] = None
            except Malformed:
                continue
    return list(found)
