"""Randomness is an argument: `Rng(seed, step)` is the same stream of draws on every machine.

The stream is SHA-256 in counter mode, so that cards already seen say nothing about cards to come, and
anyone can verify a shuffle once the seed is revealed. `seed` has 32 bytes, and numbers are big-endian:

    block(i) = SHA-256(seed ‖ step as 8 bytes ‖ i as 8 bytes)       i = 0, 1, 2, …
    words    = block(0), block(1), …, each cut into eight 32-bit words

A draw below n takes the next word and returns the high half of word × n. If the low half is below
2^32 mod n, the word is skipped, so that every result is equally likely. A shuffle swaps each position,
from the last to the second, with one drawn from the positions up to and including it.
"""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

SEED_BYTES: Final = 32
MASK: Final = 0xFFFF_FFFF
LARGEST: Final = 1 << 31
MULTIPLIER: Final = 1_967_773_755
"""MULTIPLIER × 2^32 − 1 is a safe prime, so the fast stream has a period of about 2^62; below 2^31, so nothing overflows 63 bits."""


def new_seed() -> bytes:
    """Return a fresh secret seed of 256 bits."""
    return secrets.token_bytes(SEED_BYTES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """The draws of one step of one match."""

    def __init__(self, seed: bytes, step: int = 0) -> None:
        self._prefix: bytes = seed + step.to_bytes(8, "big")
        self._block: int = 0
        self._words: list[int] = []

    def word(self) -> i64:
        """Return the next 32 bits of the stream."""
        if not self._words:
            block = sha256(self._prefix + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in (28, 24, 20, 16, 12, 8, 4, 0)]
        return self._words.pop()

    def below(self, bound: i64) -> i64:
        """Return a whole number from 0 up to but not including `bound` (at most 2^31), each equally likely."""
        product: i64 = self.word() * bound
        low: i64 = product & MASK
        if low < bound or bound < 1:
            if not 1 <= bound <= LARGEST:
                raise ValueError(f"no draw below {bound}")
            floor: i64 = (MASK + 1) % bound
            while low < floor:
                product = self.word() * bound
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[T]) -> None:
        """Shuffle the items in place, every order equally likely."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1

    def choice(self, items: Sequence[T]) -> T:
        """Return one of the items, each equally likely."""
        at = self.below(len(items))
        if isinstance(items, list):
            listed: list[T] = items
            return listed[at]  # compiled, without an object for the index
        return items[at]

    def fork(self) -> "FastRng":
        """Return a fast stream for a search, seeded from this one."""
        return FastRng(int(self.word()) << 31 ^ int(self.word()))


class FastRng(Rng):
    """A fast multiply-with-carry stream for simulations; never for dealing, because its past can be computed from its output."""

    def __init__(self, seed: int) -> None:
        super().__init__(b"")
        mixed = int.from_bytes(sha256(str(seed).encode()).digest()[:8], "big")
        self._state: i64 = mixed % (MULTIPLIER << 32) or 1

    def word(self) -> i64:
        low: i64 = self._state & MASK
        carry: i64 = self._state >> 32
        self._state = low * MULTIPLIER + carry
        return low ^ carry

    def below(self, bound: i64) -> i64:
        low: i64 = self._state & MASK
        carry: i64 = self._state >> 32
        product: i64 = (low ^ carry) * bound
        if (product & MASK) < bound or bound < 1:
            return super().below(bound)  # rare: the word may have to be skipped
        self._state = low * MULTIPLIER + carry
        return product >> 32
