"""What a person sees and touches: a scene of zones and pieces, which any client can draw without knowing the rules."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from chaudron.kernel.model import Seat

SceneFacts: TypeAlias = Mapping[str, Any]
"""Information beyond the pieces, including figures from the rules; `About` declares the fields and their types."""
TextFacts: TypeAlias = Annotated[
    Mapping[str, Any], Meta(extra_json_schema={"additionalProperties": {"anyOf": [{"type": "integer"}, {"type": "string"}]}})
]
"""Facts of a zone or a piece. They fill a text, so they are ints and strings."""

ZoneKind: TypeAlias = Literal["hand", "row", "pile", "bowl", "track", "purse"]


class Piece(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing on the table; `face` None is face down, equal pieces share a `touch`, and `ink` is its colour on the generic stage.

    The facts are the variables of the face's text."""

    id: str
    face: str | None = None
    touch: str | None = None
    ink: str | None = None
    facts: TextFacts = {}


class Zone(Struct, frozen=True, gc=False, omit_defaults=True):
    """A place on the table: its name, how it is drawn, its owner and the pieces in it."""

    id: str
    name: str
    kind: ZoneKind
    owner: Seat | None = None
    pieces: tuple[Piece, ...] = ()
    size: int | None = None
    """The number of pieces here, if they are not shown one by one."""
    facts: TextFacts = {}
    touch: str | None = None

    @property
    def count(self) -> int:
        """The number of pieces here, shown or not."""
        return len(self.pieces) if self.size is None else self.size


class Score(Struct, frozen=True, gc=False):
    """A seat's line on the score sheet: the total (None: hidden) and the points of each round."""

    seat: Seat
    total: int | None
    rounds: tuple[int, ...] = ()


class Round(Struct, frozen=True, gc=False):
    """The number of the current round, from 1, and how many there will be (None: nobody knows)."""

    number: int
    of: int | None = None


class Scene(Struct, frozen=True, gc=False):
    """Everything that a seat (None: an onlooker) may look at now."""

    seat: Seat | None
    turn: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    scores: tuple[Score, ...]
    facts: SceneFacts = {}
    round: Round | None = None
    leaders: tuple[Seat, ...] = ()
    """Who has the best of the visible scores, once they differ from each other."""

    def dummy(self, seats: int) -> Seat | None:
        """Return the number of the dummy, one past the last seat, if it has a zone or a line on the score sheet."""
        there = (*(zone.owner for zone in self.zones), *(score.seat for score in self.scores))
        return seats if seats in there else None


class Part(Struct, frozen=True, gc=False):
    """One item of a combination: what is touched for it, and its value in the move."""

    touch: str
    value: Any


class Combination(Struct, frozen=True, gc=False):
    """All moves of a question as one value: the moves tagged `kind` whose `field` is any `count` of the values, in their order.

    To choose one, a person touches its values and then `touches`, such as a button that says done."""

    kind: str
    field: str
    count: int
    of: tuple[Part, ...]
    touches: tuple[str, ...]

    def expand(self) -> Iterator[tuple[dict[str, Any], tuple[str, ...]]]:
        """Yield every move as plain data, with what is touched for it."""
        for parts in combinations(self.of, self.count):
            yield {"type": self.kind, self.field: [part.value for part in parts]}, (*(part.touch for part in parts), *self.touches)
