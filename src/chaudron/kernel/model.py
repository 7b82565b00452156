"""The values that every game uses: moves, asks, events, news, views, outcomes, refusals.

This module stays interpreted, because mypyc drops the class keywords of msgspec structs. Values are made of values and cannot form
reference cycles, so the garbage collector need not track them (`gc=False`).
"""

import re
import typing
from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeAlias, TypedDict, get_args, get_origin

from msgspec import Meta, Struct
from msgspec.structs import fields, force_setattr

Seat: TypeAlias = Annotated[int, Meta(ge=0, extra={"is": "seat"})]
"""A place at the table, counted clockwise from 0; one past the last seat is the dummy, a player without a seat, if the game has one."""

Facts: TypeAlias = dict[str, int | str]
"""The variables of a text."""

YesNo: TypeAlias = Literal["yes", "no"]
"""A boolean fact, as a string that a text can select on."""


class NoFacts(TypedDict):
    """The empty set of facts."""


@cache
def kebab(name: str) -> str:
    """Return the tag of a struct on the wire: `BoiledOver` becomes `boiled-over`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def names(kind: type[Enum], *more: str) -> Meta:
    """Marks a string as the key of the text that names a member, or one of some more: `Annotated[str, names(Colour)]` is `colour-red`."""
    return _one_of([*(f"{kebab(kind.__name__)}-{member.value}" for member in kind), *more])


def values(kind: type[Enum], *more: str) -> Meta:
    """Marks a string as the value of a member, or one of some more: `Annotated[str, values(Colour)]` is `red`."""
    return _one_of([*(member.value for member in kind), *more])


def _one_of(words: list[str]) -> Meta:
    return Meta(pattern=f"^({'|'.join(words)})$", extra_json_schema={"enum": words})


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
    """An enum whose members are numbered in order of definition, to index the tables of the rules."""

    number: int

    def __init__(self, _value: str) -> None:
        self.number = len(type(self).__members__)

    def __repr__(self) -> str:
        return self.name

    __hash__ = object.__hash__
    """Members are singletons and are looked up constantly, so hash them by identity."""


class Move(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True, tag=kebab):
    """One thing a seat does: a value, equal to any other with the same fields."""

    @property
    def tastes(self) -> tuple[Enum, ...]:
        """What it shows of its player's taste, such as the roles they choose; each has a text. `standing-tastes` says what they are."""
        return ()


def in_order(move: Move, *fields: str) -> None:
    """Sort these fields of a move, for `__post_init__`, so that the order of their items makes no difference."""
    for field in fields:
        force_setattr(move, field, tuple(sorted(getattr(move, field), key=lambda member: member.number)))


class Ask(Struct, frozen=True, gc=False, tag=kebab):
    """What a seat may decide now; if `must` is false, it may also keep silent."""

    must: bool = True


class Cost(NamedTuple):
    """What an event cost a seat: so much, because of something that has a text."""

    seat: Seat
    what: Enum
    amount: int


HoldKind: TypeAlias = Literal["reckoning", "glance", "sorting"]
"""What a table holds for: the reckoning of a round, a short look at a scoring in the middle of play, or sorting new cards."""


class Event(Struct, frozen=True, gc=False, tag=kebab):
    """One thing that happened; events tell the story and are never the source of truth."""

    @property
    def reveals(self) -> bool:
        """Whether this event tells its hearer something hidden that the rules now show."""
        return False

    @property
    def words(self) -> bool:
        """Whether somebody only said something and nothing changed hands; a busy server reports other events first."""
        return False

    @property
    def stands(self) -> str | None:
        """The id of a zone or piece, such as an offer, that must still be in the scene for this event to be worth recalling."""
        return None

    @property
    def holds(self) -> HoldKind | None:
        """What people get time for after this event, before anybody plays on; the rules do not wait."""
        return None

    @property
    def costs(self) -> tuple[Cost, ...]:
        """What it cost whom, for those who add it up over many matches; `standing-costs` says in the game's texts what is counted."""
        return ()

    @property
    def concerns(self) -> set[Seat]:
        """The seats to which something happens: by default all seats among its fields, or none if `words` is true."""
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


class Reason(Struct, frozen=True, gc=False, tag=kebab):
    """One thing that speaks for or against a move, as a good player would say it: a fact, told like an event."""


class News(NamedTuple):
    """An event and the only seat that hears it (None: everybody hears it)."""

    event: Event
    only: Seat | None = None

    def heard_by(self, seat: Seat | None) -> bool:
        return self.only is None or self.only == seat


class Outcome(Struct, frozen=True, gc=False):
    """How a match ended: each seat's final score in the game's own terms, each seat's rank (0 is best), and the winners.

    A dummy takes a rank but is never a winner: if it or the game itself wins, no seat has rank 0."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[Seat, ...]


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """The options a table chooses before the start; every field has a default."""


class Arrangement(Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True, rename="kebab"):
    """A beginning that was not dealt: what lies where, who is to act and what is known; each game adds its own fields."""


TopicKind: TypeAlias = Literal["dealt", "chosen", "place", "often", "each", "once"]
"""What a study works out: what one more of something that was dealt is worth; how far one more of something that was chosen goes together
with winning; the win share of those who had a place; how often something came true (1) or not (0); the mean over all times something
happened; how a number of a match is spread."""


class Topic(NamedTuple):
    """Something about finished matches that a study looks into; in the game's texts for a study, `topic-<name>` asks about it, and its
    attributes `axis` and `note` say what is counted."""

    name: str
    kind: TopicKind


class Finding(NamedTuple):
    """What one match has to say on a topic."""

    topic: str
    thing: str
    """The key of a text, such as that of a card; empty for the topic itself."""
    seat: Seat
    """Whose it was; -1 for a number of the match."""
    amount: float = 1.0


class View(Struct, frozen=True, gc=False, kw_only=True):
    """What an attentive person at `seat` knows; None is an onlooker."""

    seat: Seat | None


class Question(NamedTuple):
    """An ask to a seat, numbered by the step at which it was first asked."""

    number: int
    ask: Ask


class TimeLimit(NamedTuple):
    """How long an open question stays open; it closes for everybody at once."""

    phase: int
    """A different number for each period."""
    seconds: int
    """The limit on a server, in seconds."""
    silence: int
    """The limit without a clock, as in a simulation: how many times in a row everybody keeps silent."""


class About(Struct, frozen=True):
    """The fixed facts of a game: its name, its rules version and the types of its values."""

    name: str
    version: int
    seats: tuple[int, ...]
    options: type[Options]
    moves: tuple[type[Move], ...]
    asks: tuple[type[Ask], ...]
    events: tuple[type[Event], ...]
    view: type[View]
    faces: tuple[str, ...]
    """All faces that a piece can show; each has a text."""
    zones: tuple[str, ...]
    """All names of zones; each has a text."""
    refusals: tuple[str, ...]
    """All reasons for which `check` refuses a move; each has a text."""
    folder: str
    """The folder of the game's texts and rules pages, and of its own data for a file option: `<option>.toml`."""
    unlisted: tuple[type[Move], ...] = ()
    """Kinds of move too numerous to list: `moves` omits them, and `check` alone decides."""
    sources: Mapping[type[Move], Mapping[str, str]] = {}
    """For fields of unlisted kinds, the name of the zones where their values lie: as faces of one's own pieces or, for a number, as the
    fact `number` of what others have there. A form offers nothing else, and not a kind for which nothing is there."""
    open: bool = False
    """Whether nothing is ever hidden in this game; otherwise, the laws require that something is."""
    setups: tuple[str, ...] = ()
    """The game's own reasons for which `check_setup` refuses a set-up; each has a text."""
    house: tuple[type[Move], ...] = ()
    """Kinds of move that only the house makes, such as "time is up": never listed, and refused to people."""
    levels: dict[str, str] = {}
    """The name of the bot for each level of the table, where it differs from the default."""
    facts: type[Any] = NoFacts
    """The form of the facts of a scene, a TypedDict, like those of zones and faces."""
    zone_facts: Mapping[str, type[Any]] = {}
    """The form of the facts of each kind of place that has any; they fill its text, so they are ints and strings."""
    face_facts: Mapping[str, type[Any]] = {}
    """The form of the facts of the pieces that show a face, where they have any; they fill its text, too."""
    skin: str | None = None
    """The game whose skin draws it in the browser, if not its own."""
    reasons: tuple[type[Reason], ...] = ()
    """All kinds of reasons that `Game.reasons` gives for or against a move; each has a text."""
    arrangement: type[Arrangement] | None = None
    """The form of a beginning that was not dealt; None: a match of this game can only be dealt."""
    paragraphs: Mapping[str, str] = {}
    """The paragraph of the rules page that explains an ask, a face, a place or anything else, by the key of its text: `ask-play`."""
    things: Mapping[str, tuple[str, Facts]] = {}
    """Things that have facts, such as the price of a card, and that rules pages show by a name of their own: a face and its facts."""
    thing_facts: Mapping[str, type[Any]] = {}
    """The form of the facts with which rules pages show something, by the key of its text, where it is not that of a face's pieces."""
    topics: tuple[Topic, ...] = ()
    """What a study of this game looks into, besides what it asks of every game; `Game.findings` has the facts."""
    habits: Mapping[str, str] = {}
    """Bots that differ from a sensible player in one habit, by the name of that habit; each has a text `habit-<name>` there."""

    @property
    def market(self) -> bool:
        """Whether some asks allow silence, that is, have `must` false by default."""
        return any(not field.default for kind in self.asks for field in fields(kind) if field.name == "must")

    @property
    def usual(self) -> int:
        """The default number of seats: four, or as close to it as the game allows."""
        return min(self.seats, key=lambda seats: abs(seats - 4))


class Refusal(Exception):
    """Bad input, described by a key and facts that a text turns into words; nothing has changed."""

    kind: ClassVar[str] = "refusal"

    def __init__(self, reason: str, **facts: int | str) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts: Facts = facts
        self.where: str | None = None
        """The file or other source of the input, if any."""
        self.cause: Refusal | None = None
        """The refusal that caused this one, such as that of a move in a record."""
        self.game: object = None
        """The game whose texts describe this refusal or its cause, if any."""

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.kind}: {self.reason}" + (f" ({told})" if told else "")


class Malformed(Refusal):
    """The input does not have the expected form."""

    kind = "malformed"


class Stale(Refusal):
    """An answer to a question that is no longer asked."""

    kind = "stale"


class IllegalMove(Refusal):
    """A well-formed move that the rules do not allow now."""

    kind = "illegal"


class BadSetup(Refusal):
    """A match that cannot be set up: unknown game, wrong number of seats, bad option."""

    kind = "setup"


class BadRecord(Refusal):
    """A record that does not replay."""

    kind = "record"
