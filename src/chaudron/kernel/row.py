"""A row of small numbers, written one after another: what a learner gets of a view."""

from collections.abc import Iterable, Sequence
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from chaudron.kernel.model import Numbered, Seat

MOST: Final = 255
"""The largest number in a row; what is larger counts as this."""


ZEROS: Final[list[bytes]] = [bytes(size) for size in range(256)]


def zeros(size: i64) -> bytes:
    """This many zeros."""
    return ZEROS[size] if size < len(ZEROS) else bytes(size)


def marked(size: i64, places: Iterable[int]) -> bytes:
    """A row of this size with 1 at these places and 0 elsewhere."""
    row = BytesWriter()
    row.write(zeros(size))
    for place in places:
        row[place] = 1
    return row.getvalue()


class Row:
    """Numbers from 0 to 255 in a row."""

    def __init__(self) -> None:
        self.numbers: BytesWriter = BytesWriter()

    def number(self, number: i64) -> None:
        """Write a number; one below 0 counts as 0."""
        self.numbers.append(0 if number < 0 else MOST if number > MOST else u8(number))

    def nothing(self, size: i64) -> i64:
        """Write this many zeros, and return where they begin."""
        start: i64 = len(self.numbers)
        self.numbers.write(zeros(size))
        return start

    def one_of(self, which: i64, size: i64) -> None:
        """Write a place for each of these possibilities, with a 1 at this one; −1 is none of them."""
        start = self.nothing(size)
        if 0 <= which < size:
            self.numbers[start + which] = 1

    def mark(self, place: i64) -> None:
        """Add 1 to the number at this place."""
        if self.numbers[place] < MOST:
            self.numbers[place] = u8(self.numbers[place] + 1)

    def counts(self, items: Sequence[Numbered], size: i64) -> None:
        """Write how many there are of each of these kinds."""
        start = self.nothing(size)
        for item in items:
            self.mark(start + item.number)

    def done(self) -> bytes:
        """Return the row."""
        return self.numbers.getvalue()


def around(me: Seat | None, seat: i64, seats: i64) -> i64:
    """How many seats after mine another one comes, so that everybody sees the table from the same place; an onlooker from seat 0."""
    first: i64 = 0 if me is None else me
    return (seat - first + seats) % seats


def facing(me: Seat | None, seat: Seat | None, seats: i64) -> i64:
    """The same for a seat that may be none: −1."""
    return -1 if seat is None else around(me, seat, seats)


def seated(me: Seat | None, seats: int) -> list[int]:
    """All seats, in their order from mine."""
    first = 0 if me is None else me
    return [(first + after) % seats for after in range(seats)]
