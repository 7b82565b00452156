"""What may be looked at: a scene of zones and pieces, drawn by any client without knowing a rule."""

from typing import Literal, TypeAlias

from msgspec import Struct

from chaudron.kernel.model import Facts, Seat

ZoneKind: TypeAlias = Literal["hand", "row", "pile", "bowl", "track", "purse"]


class Piece(Struct, frozen=True, omit_defaults=True):
    """One thing on the table; `face` None lies face down, equal pieces share a `touch`, and `ink` is its colour where no skin draws it."""

    id: str
    face: str | None = None
    touch: str | None = None
    ink: str | None = None


class Zone(Struct, frozen=True, omit_defaults=True):
    """A place on the table: what it is called, how it is drawn, whose it is, what lies there."""

    id: str
    name: str
    kind: ZoneKind
    owner: Seat | None = None
    pieces: tuple[Piece, ...] = ()
    size: int | None = None
    """How many pieces lie here when they are not shown one by one."""
    facts: Facts = {}
    touch: str | None = None

    @property
    def count(self) -> int:
        """How many pieces lie here, shown or not."""
        return len(self.pieces) if self.size is None else self.size


class Score(Struct, frozen=True):
    """A seat's line on the score sheet: the total, and what each round brought."""

    seat: Seat
    total: int
    rounds: tuple[int, ...] = ()


class Scene(Struct, frozen=True):
    """All that a seat (None: an onlooker) may look at now."""

    seat: Seat | None
    turn: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    scores: tuple[Score, ...]
    facts: Facts = {}
