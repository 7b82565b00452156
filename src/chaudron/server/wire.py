"""The messages between browser and server; `python3 go.py wire` generates `web/src/wire.ts` from this file.

HTTP carries the home page, the visitor's name, new tables and hand-overs. One WebSocket per table carries everything that happens there.
Each message from the browser has an increasing `id`, and the server replies to each one with that `id`: it is heard or refused.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from chaudron.bots.levels import LEVELS
from chaudron.kernel import scene
from chaudron.kernel.model import Facts, HoldKind, Outcome, Seat, kebab
from chaudron.kernel.scene import Scene
from chaudron.server.advice import Advice as Advice  # part of the wire, in a file of its own
from chaudron.server.advice import Advised as Advised
from chaudron.server.advice import Reviewed as Reviewed
from chaudron.texts.told import Told, Word

Code: TypeAlias = Annotated[str, Meta(pattern="^[a-z2-9]{8}$")]
"""A table's unguessable code in its URL, without characters that are easily confused."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Pace: TypeAlias = Literal["calm", "brisk", "instant"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Patience: TypeAlias = Annotated[int, Meta(ge=5, le=86_400)]

if TYPE_CHECKING:
    Level: TypeAlias = str
else:
    Level = Literal[tuple(LEVELS)]


# From the browser, at a table.


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag=kebab):
    """A message from the browser, which numbers its messages."""

    id: Number


class Answer(Say, frozen=True):
    """A seat's answer to the question with that number, in the match with that id."""

    match: str
    question: Number
    move: Raw


class Advise(Say, frozen=True):
    """Ask what a strong bot thinks of the moves of the question with that number; an advised message follows when it has thought."""

    match: str
    question: Number


class Next(Say, frozen=True):
    """Read on in a lesson."""


class Guess(Say, frozen=True):
    """Touch the zone, piece or seat with that id, where a lesson asks for a guess."""

    shown: Annotated[str, Meta(max_length=100)]


class Review(Say, frozen=True):
    """Ask whether the seat's own answer to the question with that number was a clear mistake; a reviewed message follows."""

    match: str
    question: Number


Touches: TypeAlias = Annotated[tuple[Annotated[str, Meta(max_length=100)], ...], Meta(max_length=100)]


class WhyNot(Say, frozen=True):
    """Ask why touching these things leads to no move, or why a move is not allowed; the answer is always a refusal, and says why."""

    match: str
    touches: Touches = ()
    move: dict[str, Any] | None = None
    """A move of an unlisted kind, instead of touches."""


class Seen(Say, frozen=True):
    """The visitor has seen what the table holds for after that step; play goes on when all who are present have."""

    match: str
    step: Number
    kind: HoldKind


class Pause(Say, frozen=True):
    """Somebody who is alone with bots pauses the table, or resumes play."""

    on: bool


class Change(Say, frozen=True):
    """A change of the table itself; it waits for all moves in flight and holds the table alone."""


class Sit(Change, frozen=True):
    """Take an empty seat before the start, giving up any other; if `seat` is null, take any empty one."""

    seat: Seat | None = None


class Rise(Change, frozen=True):
    """Leave the visitor's seat; during a match, a bot takes it over for good."""


class SeatBot(Change, frozen=True):
    """The host puts a bot on an empty seat, or changes the level of the bot there."""

    seat: Seat
    level: Level


class Clear(Change, frozen=True):
    """The host empties a seat before the start."""

    seat: Seat


class Configure(Change, frozen=True):
    """The host changes the table before the start; fields that are null are left unchanged."""

    seats: int | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    patience: Patience | None = None
    pace: Pace | None = None
    coaching: bool | None = None


class Begin(Change, frozen=True):
    """The host starts the match, once every seat is taken."""


class Rematch(Change, frozen=True):
    """After a match, anyone who has a seat opens the table for another, with the same people and bots."""


class TakeBack(Change, frozen=True):
    """Whoever is alone with bots takes back their answer to the question with that number: the table goes on with a branch of the match."""

    match: str
    question: Number


TableChange: TypeAlias = Sit | Rise | SeatBot | Clear | Configure | Begin | Rematch | TakeBack
FromBrowser: TypeAlias = Answer | Advise | Review | WhyNot | Seen | Pause | Next | Guess | TableChange


# From the server, at a table.


class Chair(Struct, frozen=True):
    """A seat and who has it."""

    seat: Seat
    who: Literal["empty", "person", "bot"]
    name: str
    """The name of the person or bot; empty for an empty seat."""
    level: Level | None
    """The level of a bot; null otherwise."""
    present: bool
    """Whether the person is connected; true for bots."""
    minded: bool
    """Whether a bot acts here until the person is back."""
    host: bool


class Room(Struct, frozen=True):
    """The table itself, which is the same for everyone."""

    code: str
    game: str
    skin: str
    """The game whose skin draws this one in the browser."""
    status: Literal["open", "playing", "over"]
    chairs: tuple[Chair, ...]
    options: dict[str, Any]
    """For a file option, the file's fingerprint, or null if the table plays with the game's own data."""
    public: bool
    patience: int
    """Seconds after which a bot minds the seat of an absent person."""
    pace: Pace
    coaching: bool
    """Whether people may have advice although they do not play alone with bots."""
    onlookers: int
    """The number of people who watch without a seat."""
    paused: bool
    """Whether somebody who is alone with bots has paused the table."""


class You(Struct, frozen=True, gc=False):
    """Who the receiver is at this table."""

    seat: Seat | None
    host: bool
    name: str


class Choice(Struct, frozen=True, gc=False):
    """A legal move, what is touched to choose it, and its text."""

    move: dict[str, Any]
    touches: tuple[str, ...]
    told: Told


class Combination(scene.Combination, frozen=True):
    """Legal moves too numerous to send one by one: those tagged `kind` whose `field` is any `count` of these values, in their order.

    To choose a move, touch its values and then `touches`; its text is `move-KIND`."""

    told: tuple[Word, ...]
    """The text of each value."""


class Question(Struct, frozen=True, gc=False):
    """What the receiver's seat may decide now; if `must` is false, it may also keep silent."""

    number: int
    must: bool
    told: Told
    ask: dict[str, Any]
    choices: tuple[Choice, ...]
    """All legal moves; empty if there is a combination instead."""
    combination: Combination | None = None


class Line(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that happened, after `step` moves, as a text to show."""

    step: int
    told: Told
    stands: str | None = None
    """The id of a zone or piece: once it is no longer in the scene, the line is not worth recalling."""
    holds: HoldKind | None = None
    """What people get time for after this: the lines of its step are a reckoning to show, or cards to sort."""


class Play(Struct, frozen=True, gc=False):
    """The match at the table as the receiver may see it, always complete."""

    match: str
    """The id of the match."""
    number: int
    """Counts the matches at this table, from 1."""
    commitment: str
    step: int
    scene: Scene
    question: Question | None
    outcome: Outcome | None
    seed: str | None
    """Null until the match has ended."""


class Lesson(Struct, frozen=True, gc=False):
    """Where a learner is in a lesson."""

    name: str
    step: int
    """Counts the steps, from 0; a connection with `?step=` begins there."""
    steps: int
    told: Told
    """What the lesson says here."""
    reply: Told | None
    """What it answers to the last move or guess, if that was not the right one."""
    shown: tuple[str, ...]
    """The ids of the zones, pieces and seats (`seat:0`) that are meant."""
    guesses: tuple[str, ...]
    """The ids among which to guess."""
    pauses: bool
    """Whether `next` leads on; otherwise, a move or a guess does."""


class Hold(Struct, frozen=True, gc=False):
    """What people get time for before anybody plays on, bots and clocks included."""

    kind: HoldKind
    step: int
    """The step after which the table holds; the lines of the story with this number tell what there is to see."""
    waiting: tuple[Seat, ...]
    """The people present who have not seen it yet."""
    left: float | None
    """Seconds until play goes on in any case, at the time of sending; null if the table waits for as long as it takes."""


class Update(Struct, frozen=True, gc=False, tag=kebab):
    """The table as it is now, and what has just happened."""

    room: Room
    you: You
    play: Play | None
    clock: float | None
    """Seconds left for an open question at the time of sending; null if there is no limit or the table is paused."""
    hold: Hold | None
    """What the table holds for; null while play goes on."""
    news: tuple[Line, ...]
    """The news since the last update or, if `whole` is true, the story so far."""
    whole: bool
    """True in the first update of a connection, among others: start the log over, and animate nothing."""
    lesson: Lesson | None = None
    """Null at a table."""


class Heard(Struct, frozen=True, gc=False, tag=kebab):
    """A message was accepted; an update that shows its effect follows, and so do all later ones."""

    id: int
    step: int | None
    """For an answer, the number of the move in the match. If the same seat is asked again, it is also the number of the new question."""


class Refused(Struct, frozen=True, tag=kebab):
    """A message had no effect; the text `kind-reason` says why. HTTP responses use it too."""

    kind: str
    reason: str
    facts: Facts
    id: int | None = None
    game: str | None = None
    """The game whose texts contain the text, if the client may not have loaded them."""


FromServer: TypeAlias = Update | Advised | Reviewed | Heard | Refused


# Over HTTP.


class Me(Struct, frozen=True):
    """The visitor, with a name once they have chosen one."""

    name: str | None


class Introduce(Struct, frozen=True, forbid_unknown_fields=True):
    """Set the visitor's name."""

    name: Name


class OptionCard(Struct, frozen=True):
    """An option of a game: the texts `option-NAME` and `option-NAME.help` explain it."""

    name: str
    kind: Literal["yes-no", "number", "choice", "file"]
    """A file is given as TOML text; null, the default, means the game's own data."""
    default: Any
    choices: tuple[Any, ...]
    """The values of a choice, or the minimum and maximum of a number."""
    example: bool = False
    """Whether the game's own data can be downloaded as an example of the file."""


class Clash(Struct, frozen=True):
    """A number of seats and options that exclude each other, and why, as the game says it."""

    seats: int
    options: dict[str, Any]
    reason: str
    facts: dict[str, int | str]


class GameCard(Struct, frozen=True):
    """A game that can be played here; its texts are requested by its name."""

    name: str
    titles: dict[str, str]
    """The title in each language that has one."""
    taglines: dict[str, str]
    author: str
    """Empty if no author is named."""
    seats: tuple[int, ...]
    usual: int
    """The default number of seats."""
    options: tuple[OptionCard, ...]
    skin: str
    """The game whose skin draws this one in the browser, usually itself."""
    lessons: tuple[str, ...]
    """The names of its lessons, in order; the text `lesson-NAME` is the title."""
    clashes: tuple[Clash, ...]
    """Which settings do not go together."""
    alone: dict[str, str]
    """What a game for one player is called in each language, if the game can be played alone and has a name for it."""


class TableCard(Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    status: Literal["open", "playing", "over"]
    names: tuple[str | None, ...]
    """The names by seat; null for an empty one."""
    host: str
    mine: bool
    """Whether the visitor has a seat there."""
    asked: bool
    """Whether the table waits for the visitor's move; false if they may keep silent."""
    changed: int
    """Seconds since 1970."""


class Home(Struct, frozen=True):
    """Everything the home page shows."""

    me: Me
    games: tuple[GameCard, ...]
    levels: tuple[Level, ...]
    """The levels of bots, weakest first; the texts `level-NAME` and `level-help-NAME` describe them."""
    usual_level: Level
    """The default level of bots."""
    mine: tuple[TableCard, ...]
    """The tables where the visitor has a seat or is host; those that wait for them come first."""
    public: tuple[TableCard, ...]
    """Tables that anyone may join."""
    share: str | None
    """The address at which other devices reach the server, for a visitor on its own machine; null if it is not known."""


class Create(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a table; the visitor becomes its host and has the first seat."""

    game: str
    seats: int | None = None
    options: dict[str, Any] = {}
    public: bool = False
    level: Level | None = None
    """Put bots of this level on all other seats."""
    begin: bool = False
    """Start the match at once."""
    patience: Patience = 60
    pace: Pace = "calm"
    coaching: bool = False


class Created(Struct, frozen=True):
    """The table that was created."""

    code: str


class Handover(Struct, frozen=True):
    """A secret that makes another device the same visitor; it works once and expires."""

    secret: str
    minutes: int


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Claim the visitor of a secret for this device."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class Texts(Struct, frozen=True):
    """The texts for a requested language; each text is taken from the first language that has it."""

    sources: dict[str, str]
    """Fluent source by language, in order: the requested one if available, then each other that adds missing texts."""


class Rules(Struct, frozen=True):
    """A rules page, as HTML without scripts."""

    html: str
    language: str
    """The language of the page, which differs from the requested one if that has no page."""
    skin: str
    """The game whose skin draws what the page shows: `<span class="thing" data-key data-facts>`."""
    paragraphs: dict[str, str]
    """The id of the heading that explains an ask, a face or a place, by the key of its text."""
