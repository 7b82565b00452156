"""The messages between browser and server; `python3 go.py wire` generates `web/src/wire.ts` from this file.

HTTP carries the home page, the visitor's name, new tables and hand-overs. One WebSocket per table carries everything that happens there.
Each message from the browser has an increasing `id`, and the server replies to each one with that `id`: it is heard or refused.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from chaudron.bots.levels import LEVELS
from chaudron.kernel import scene
from chaudron.kernel.model import Facts, Outcome, Seat, kebab
from chaudron.kernel.scene import Scene
from chaudron.texts.told import Told, Word

Code: TypeAlias = Annotated[str, Meta(pattern="^[a-z2-9]{8}$")]
"""A table's unguessable name in its address; without letters that are mistaken for one another."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Pace: TypeAlias = Literal["calm", "brisk", "instant"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Patience: TypeAlias = Annotated[int, Meta(ge=5, le=86_400)]

if TYPE_CHECKING:
    Level: TypeAlias = str
else:
    Level = Literal[tuple(LEVELS)]


# What a browser says at a table.


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag=kebab):
    """A message of the browser, numbered by it."""

    id: Number


class Answer(Say, frozen=True):
    """A seat's answer to the question of that number, in the match of that name."""

    match: str
    question: Number
    move: Raw


class Change(Say, frozen=True):
    """A change of the table itself; it waits for all moves in flight and holds the table alone."""


class Sit(Change, frozen=True):
    """Take an empty seat before the start, changing seats if need be; with no seat named, any empty one."""

    seat: Seat | None = None


class Rise(Change, frozen=True):
    """Leave one's seat; during a match a bot plays on for good."""


class SeatBot(Change, frozen=True):
    """The host puts a bot on an empty seat, or changes the level of one."""

    seat: Seat
    level: Level


class Clear(Change, frozen=True):
    """The host empties a seat before the start."""

    seat: Seat


class Configure(Change, frozen=True):
    """The host changes the table before the start; what is not named stays."""

    seats: int | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    patience: Patience | None = None
    pace: Pace | None = None


class Begin(Change, frozen=True):
    """The host starts the match, once every seat is taken."""


class Rematch(Change, frozen=True):
    """After a match, anyone who sat at it opens the table for another, with the same people and bots."""


TableChange: TypeAlias = Sit | Rise | SeatBot | Clear | Configure | Begin | Rematch
FromBrowser: TypeAlias = Answer | TableChange


# What the server says at a table.


class Chair(Struct, frozen=True):
    """A seat and who has it."""

    seat: Seat
    who: Literal["empty", "person", "bot"]
    name: str
    """A person's or a bot's; empty for an empty seat."""
    level: Level | None
    """Of a bot."""
    present: bool
    """Whether the person is connected; true for bots."""
    minded: bool
    """Whether a bot acts here until the person is back."""
    host: bool


class Room(Struct, frozen=True):
    """The table itself: the same for everyone."""

    code: str
    game: str
    skin: str
    """The game whose skin draws it in the browser."""
    status: Literal["open", "playing", "over"]
    chairs: tuple[Chair, ...]
    options: dict[str, Any]
    """Of a file, its fingerprint; null if the table plays with the game's own data."""
    public: bool
    patience: int
    """Seconds after which a bot minds the seat of somebody who is gone."""
    pace: Pace
    onlookers: int
    """How many people look on without a seat."""


class You(Struct, frozen=True, gc=False):
    """Who the receiver is at this table."""

    seat: Seat | None
    host: bool
    name: str


class Choice(Struct, frozen=True, gc=False):
    """A legal move, what is touched to choose it, and how it is said."""

    move: dict[str, Any]
    touches: tuple[str, ...]
    told: Told


class Combination(scene.Combination, frozen=True):
    """Legal moves too many to send one by one: those tagged `kind` whose `field` is any `count` of these values, in their order.

    A move is touched by the touches of its values and then by `touches`; the text `move-KIND` says it."""

    told: tuple[Word, ...]
    """How each of the values is said."""


class Question(Struct, frozen=True, gc=False):
    """What the receiver's seat may decide now; `must` false: it may keep silent."""

    number: int
    must: bool
    told: Told
    ask: dict[str, Any]
    choices: tuple[Choice, ...]
    """All legal moves; none if there is a combination, which stands for them."""
    combination: Combination | None = None


class Line(Struct, frozen=True, gc=False):
    """One thing that happened, after so many moves, as something to be said."""

    step: int
    told: Told


class Play(Struct, frozen=True, gc=False):
    """The match at the table as the receiver may see it: the whole of it, each time."""

    match: str
    """Its name."""
    number: int
    """The first match at this table is 1."""
    commitment: str
    step: int
    scene: Scene
    question: Question | None
    outcome: Outcome | None
    seed: str | None
    """Told after the last move."""


class Update(Struct, frozen=True, gc=False, tag=kebab):
    """The table as it is now, and what has just happened."""

    room: Room
    you: You
    play: Play | None
    clock: float | None
    """Seconds that are left, at the moment of sending, for an open question; None: there is no limit, or the table rests."""
    news: tuple[Line, ...]
    """What is new since the last update; if `whole`, the story so far."""
    whole: bool
    """True in the first update of a connection: nothing should be animated, and the log starts anew."""


class Heard(Struct, frozen=True, gc=False, tag=kebab):
    """A message was taken up: every update from now on shows what came of it, and there is one."""

    id: int
    step: int | None
    """Of an answer: which move of the match it was. If the same seat is asked again, that is the number of the new question."""


class Refused(Struct, frozen=True, tag=kebab):
    """A message had no effect; the text `kind-reason` says why. Over HTTP, too, this is what a refusal looks like."""

    kind: str
    reason: str
    facts: Facts
    id: int | None = None
    game: str | None = None
    """The game among whose texts it is, where they may not be at hand."""


FromServer: TypeAlias = Update | Heard | Refused


# Over HTTP.


class Me(Struct, frozen=True):
    """The visitor: a name, once one is chosen."""

    name: str | None


class Introduce(Struct, frozen=True, forbid_unknown_fields=True):
    """The visitor says what they are called."""

    name: Name


class OptionCard(Struct, frozen=True):
    """An option of a game: the texts `option-NAME` and `option-NAME.help` explain it."""

    name: str
    kind: Literal["yes-no", "number", "choice", "file"]
    """A file is given as its text, TOML; null, its default, stands for the game's own data."""
    default: Any
    choices: tuple[Any, ...]
    """Of a choice; a number has its least and greatest."""
    example: bool = False
    """Whether the game's own data can be fetched, in the form of the file."""


class GameCard(Struct, frozen=True):
    """A game that can be played here; its texts are asked for by its name."""

    name: str
    titles: dict[str, str]
    """Its name by language, in each that it has."""
    taglines: dict[str, str]
    author: str
    """Empty if nobody is named."""
    seats: tuple[int, ...]
    usual: int
    """How many seats a table has if nobody says."""
    options: tuple[OptionCard, ...]
    skin: str
    """The game whose skin draws it in the browser, mostly its own."""


class TableCard(Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    status: Literal["open", "playing", "over"]
    names: tuple[str | None, ...]
    """Who sits where; None is an empty seat."""
    host: str
    mine: bool
    """Whether the visitor has a seat there."""
    asked: bool
    """Whether the table waits for the visitor to move; not where they may keep silent."""
    changed: int
    """Seconds since 1970."""


class Home(Struct, frozen=True):
    """All that the home page shows."""

    me: Me
    games: tuple[GameCard, ...]
    levels: tuple[Level, ...]
    """The levels of bots, weakest first; the texts `level-NAME` and `level-help-NAME` describe them."""
    usual_level: Level
    """The level of a bot if nobody has chosen one."""
    mine: tuple[TableCard, ...]
    """The tables where the visitor sits or is host, those that wait for them first."""
    public: tuple[TableCard, ...]
    """Tables that anyone may join."""
    share: str | None
    """The address by which other devices reach a server that is opened on its own machine; None if it is not known."""


class Create(Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a table; whoever does is host and has the first seat."""

    game: str
    seats: int | None = None
    options: dict[str, Any] = {}
    public: bool = False
    level: Level | None = None
    """Put bots of this level on all other seats."""
    begin: bool = False
    """Start at once."""
    patience: Patience = 60
    pace: Pace = "calm"


class Created(Struct, frozen=True):
    """The table that was set up."""

    code: str


class Handover(Struct, frozen=True):
    """A secret that makes another device the same visitor: once, and not for long."""

    secret: str
    minutes: int


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Another device presents the secret."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class Texts(Struct, frozen=True):
    """The texts for somebody who asked for a language: a text is said in the first language that has it."""

    sources: dict[str, str]
    """Fluent source by language: the one asked for if it is there, and each other that has texts which those before it lack."""


class Rules(Struct, frozen=True):
    """A rules page, as HTML without scripts."""

    html: str
    language: str
    """The language it is in: another than the one asked for, if that has no page."""
