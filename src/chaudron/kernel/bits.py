"""Sets of small whole numbers as the bits of one int: `Bits` is to a set of roles or cards what a bitboard is to squares.

Union, intersection and difference are `|`, `&` and `& ~`. Compiled, a set lives in a register and each function is a few instructions.
"""

from collections.abc import Iterable
from typing import TypeAlias

from mypy_extensions import i64

Bits: TypeAlias = i64
"""A set of whole numbers from 0 to 30: number n is in it if bit n is set. Compiled, 1 is shifted as a C int, whose bit 31 is its sign."""


def one(number: i64) -> Bits:
    """The set of one number."""
    return 1 << number


def below(number: i64) -> Bits:
    """The set of all numbers from 0 up to but not including this one."""
    return one(number) - 1


def has(bits: Bits, number: i64) -> bool:
    """Whether a number is in a set."""
    return (bits >> number & 1) != 0


def without(bits: Bits, number: i64) -> Bits:
    """A set with a number taken out."""
    return bits & ~one(number)


def count(bits: Bits) -> i64:
    """How many numbers are in a set."""
    bits -= bits >> 1 & 0x5555_5555
    bits = (bits & 0x3333_3333) + (bits >> 2 & 0x3333_3333)
    bits = bits + (bits >> 4) & 0x0F0F_0F0F
    return bits * 0x0101_0101 >> 24 & 0xFF


def members(bits: Bits) -> list[int]:
    """The numbers in a set, in their order."""
    found: list[int] = []
    number: i64 = 0
    while bits:
        if bits & 1:
            found.append(number)
        bits >>= 1
        number += 1
    return found


def bits_of(numbers: Iterable[int]) -> int:
    """The set of these numbers."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
