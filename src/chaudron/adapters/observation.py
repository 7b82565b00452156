"""Views as arrays: what a game makes of its own, or else a place for every fact, found by hashing its name.

Both depend on the view alone. In a game that leaves it to us, two facts may share a place.
"""

from functools import cache, lru_cache
from typing import Any, Final
from zlib import crc32

import msgspec
import numpy as np
import numpy.typing as npt

from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Options, View
from chaudron.kernel.rng import SEED_BYTES

FACTS: Final = 1024
"""The length of an observation in a game that makes none of its own."""
KNOWN: Final = 1 << 16
"""How many facts are remembered with their places."""
MOST: Final = 255
"""The largest number in an observation."""

Array = npt.NDArray[Any]


def observed(game: AnyGame, view: View) -> Array:
    """Return a view as an array of numbers from 0 to 255."""
    row = game.observed(view)
    return np.frombuffer(bytearray(row), np.uint8) if row else spread(view)  # a bytearray, because learners write into arrays


@cache
def length(game: AnyGame, seats: int, options: Options) -> int:
    """Return the length of the observations of a set-up."""
    return len(game.observed(Match(game, seats, options, bytes(SEED_BYTES)).view(0))) or FACTS


def spread(view: View) -> Array:
    """Return any view as an array: words count where they stand, numbers are added, separately below 0."""
    found: Array = np.zeros(FACTS, np.int64)
    add(found, "", msgspec.to_builtins(view))
    return np.minimum(found, MOST).astype(np.uint8)


@lru_cache(KNOWN)
def place_of(path: str, value: str | None = None) -> int:
    """Return the place of a fact."""
    return crc32(f"{path}={value}".encode()) % FACTS


def add(found: Array, path: str, value: object) -> None:
    """Add a value and everything in it to an observation."""
    if isinstance(value, str):
        found[place_of(path, value)] += 1
    elif isinstance(value, int):
        found[place_of(path if value >= 0 else f"{path}-")] += abs(value)
    elif isinstance(value, dict):
        for name, inner in value.items():
            add(found, f"{path}.{name}", inner)
    elif isinstance(value, list | tuple):
        found[place_of(f"{path}#")] += len(value)
        for nth, inner in enumerate(value):
            # Words in a list are like cards in a hand: only how many there are of each matters.
            add(found, path if isinstance(inner, str) else f"{path}.{nth}", inner)
