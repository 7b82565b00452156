"""The values every game speaks in: moves, asks, events, news, views, outcomes, refusals.

msgspec structs live in modules that stay interpreted, because mypyc drops a struct's class keywords.
Values are made of values, so none leads back to itself: the collector of cycles need not look at them (`gc=False`).
"""

import re
import typing
from enum import Enum
from functools import cache
from typing import Annotated, Any, ClassVar, NamedTuple, TypeAlias, get_args, get_origin

from msgspec import Meta, Struct
from msgspec.structs import fields, force_setattr

Seat: TypeAlias = Annotated[int, Meta(ge=0, extra={"is": "seat"})]
"""A place at the table, counted clockwise from 0. One past the last is the dummy of a game that has one: it plays and has no seat."""

Facts: TypeAlias = dict[str, int | str]
"""What a text may need to know, beside the key that names it."""


@cache
def kebab(name: str) -> str:
    """The tag of a struct on the wire: `BoiledOver` is `boiled-over`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@cache
def meanings(kind: type) -> dict[str, str | None]:
    """Return the meaning of each field of a struct."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {field: meaning(hint) for field, hint in hints.items() if get_origin(hint) is not ClassVar}


def meaning(hint: Any) -> str | None:
    """Return what an int with this annotation stands for: `seat`, `place`, or None for a plain number."""
    for part in (hint, *get_args(hint)):
        if get_origin(part) is Annotated:
            for note in part.__metadata__:
                if isinstance(note, Meta) and note.extra:
                    return str(note.extra.get("is"))
    return None


@cache
def _seat_fields(kind: type) -> tuple[str, ...]:
    return tuple(field for field, stands_for in meanings(kind).items() if stands_for == "seat")


class Numbered(Enum):
    """Things that a game names, numbered in their order: by these numbers the tables of the rules go."""

    number: int

    def __init__(self, _value: str) -> None:
        self.number = len(type(self).__members__)

    def __repr__(self) -> str:
        return self.name

    __hash__ = object.__hash__
    """There is one of each, and they are looked up all the time."""


class Move(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True, tag=kebab):
    """One thing a seat does: a value, equal to any other that says the same."""


def in_order(move: Move, *fields: str) -> None:
    """Sort what fields of a move name, for `__post_init__`: in whatever order things are named, the move is the same."""
    for field in fields:
        force_setattr(move, field, tuple(sorted(getattr(move, field), key=lambda member: member.number)))


class Ask(Struct, frozen=True, gc=False, tag=kebab):
    """What a seat may decide now; with `must` false it may also keep silent."""

    must: bool = True


class Event(Struct, frozen=True, gc=False, tag=kebab):
    """One thing that happened: the story, never the truth."""

    @property
    def reveals(self) -> bool:
        """Whether hearing this tells a seat something hidden that the rules show it now."""
        return False

    @property
    def words(self) -> bool:
        """Whether it is mere words, by which nothing has changed hands: where there is much to tell, deeds come first."""
        return False

    @property
    def concerns(self) -> set[Seat]:
        """The seats to which something happens: by default all seats among its fields, or none if it is mere words."""
        found: set[Seat] = set()
        if not self.words:
            for field in _seat_fields(type(self)):
                value = getattr(self, field)
                if isinstance(value, tuple):
                    found.update(value)
                elif value is not None:
                    found.add(value)
        return found


class Revealing(Event, frozen=True):
    """An event that always tells something hidden."""

    @property
    def reveals(self) -> bool:
        return True


class News(NamedTuple):
    """An event, and the one seat that hears it (None: everybody does)."""

    event: Event
    only: Seat | None = None

    def heard_by(self, seat: Seat | None) -> bool:
        return self.only is None or self.only == seat


class Outcome(Struct, frozen=True, gc=False):
    """How a match ended: every seat's final score in the game's own terms, each seat's rank (0 is best), the winners.

    A dummy counts among the ranks and is no winner: where it has won, or the game itself, no seat has rank 0."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """The choices a table makes before the start; every field has a default."""


class View(Struct, frozen=True, gc=False, kw_only=True):
    """What an attentive person at `seat` knows; None is an onlooker."""

    seat: Seat | None


class Question(NamedTuple):
    """An ask put to a seat, with the step at which it was first put: its number."""

    number: int
    ask: Ask


class TimeLimit(NamedTuple):
    """How long an open question stands. It is over for everybody at once."""

    phase: int
    """Another number for each such time."""
    seconds: int
    """By the clock of a house."""
    silence: int
    """How often everybody keeps silent where there is no clock, as in a simulation."""


class About(Struct, frozen=True):
    """The fixed facts of a game: its name and rules version, and the types its values have."""

    name: str
    version: int
    seats: tuple[int, ...]
    options: type[Options]
    moves: tuple[type[Move], ...]
    asks: tuple[type[Ask], ...]
    events: tuple[type[Event], ...]
    view: type[View]
    faces: tuple[str, ...]
    """Every face a piece can show; each has a text."""
    zones: tuple[str, ...]
    """Every kind of place on the table; each has a text."""
    reasons: tuple[str, ...]
    """Every reason for which `check` refuses a move; each has a text."""
    folder: str
    """Where the game's texts and rules pages lie, and its own data for an option that is a file: `<option>.toml`."""
    unlisted: tuple[type[Move], ...] = ()
    """Kinds of move too many to list: `moves` leaves them out and `check` alone decides."""
    open: bool = False
    """Whether nothing is ever hidden in this game; the laws otherwise insist that something is."""
    setups: tuple[str, ...] = ()
    """Every reason of the game's own for which `check_setup` refuses; each has a text."""
    house: tuple[type[Move], ...] = ()
    """Kinds of move that only the house makes, such as saying that time is up: never listed, and refused to people."""
    levels: dict[str, str] = {}
    """The bot behind a level of the table, by its name, where it is another than for other games."""

    @property
    def market(self) -> bool:
        """Whether there are questions to which seats may keep silent: asks of a kind whose `must` is false by default."""
        return any(not field.default for kind in self.asks for field in fields(kind) if field.name == "must")

    @property
    def usual(self) -> int:
        """How many sit down if nobody says: four, or as near as the game allows."""
        return min(self.seats, key=lambda seats: abs(seats - 4))


class Refusal(Exception):
    """Bad input, answered with a key and facts that a text turns into words; nothing has changed."""

    kind: ClassVar[str] = "refusal"

    def __init__(self, reason: str, **facts: int | str) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts: Facts = facts
        self.where: str | None = None
        """The file or other source of the input, where there is one."""
        self.cause: Refusal | None = None
        """The refusal that brought this one about, such as that of a move in a record."""
        self.game: object = None
        """The game whose words tell it, or its cause."""

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.kind}: {self.reason}" + (f" ({told})" if told else "")


class Malformed(Refusal):
    """The input is not of the form asked for."""

    kind = "malformed"


class Stale(Refusal):
    """An answer to a question that is no longer asked."""

    kind = "stale"


class IllegalMove(Refusal):
    """A well-formed move that the rules do not allow now."""

    kind = "illegal"


class BadSetup(Refusal):
    """A match that cannot be set up so: unknown game, wrong number of seats, bad option."""

    kind = "setup"


class BadRecord(Refusal):
    """A record that does not replay."""

    kind = "record"
