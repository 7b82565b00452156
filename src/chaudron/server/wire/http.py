"""What goes over HTTP: the home page, the visitor's name, new tables, hand-overs, texts and rules."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from chaudron.kernel.model import Seat
from chaudron.server.wire.common import Level, Name, Pace, Patience

__all__ = [
    "CardResult",
    "Claim",
    "Clash",
    "Create",
    "Created",
    "Device",
    "Devices",
    "GameCard",
    "Handover",
    "Home",
    "Introduce",
    "Me",
    "OptionCard",
    "ProgramToken",
    "Publish",
    "Reach",
    "Rules",
    "SeatProgram",
    "Subscribe",
    "TableCard",
    "Texts",
]


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
    slow: bool
    """Whether a table of it may run for days; not if everybody may speak at any time, against a clock."""
    alone: dict[str, str]
    """What a game for one player is called in each language, if the game can be played alone and has a name for it."""


class CardResult(Struct, frozen=True):
    """How the last match at a table ended for the visitor."""

    match: str
    rank: int
    """0 is best; equal ranks are shared."""
    won: bool
    score: int


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
    due: int | None = None
    """When a bot moves for the visitor, in seconds since 1970; null if the table does not wait for them until a date."""
    result: CardResult | None = None
    """How the match ended for the visitor, once it has; null if they did not play it to the end."""


class Home(Struct, frozen=True):
    """Everything the home page shows."""

    me: Me
    games: tuple[GameCard, ...]
    levels: tuple[Level, ...]
    """The levels of bots, weakest first; the texts `level-NAME` and `level-help-NAME` describe them."""
    usual_level: Level
    """The default level of bots."""
    mine: tuple[TableCard, ...]
    """The tables where the visitor has a seat; those that wait for them come first."""
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
    patience: Patience | None = None
    """Null: what is usual at this pace."""
    pace: Pace = "calm"
    coaching: bool = False


class Created(Struct, frozen=True):
    """The table that was created."""

    code: str


class SeatProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """The host gives a seat that no person has to a program, before the start."""

    seat: Seat | None = None
    """Null: any empty one."""
    name: Name | None = None
    """Null: a name of the house's."""


class ProgramToken(Struct, frozen=True):
    """The token with which a program takes its seat: `Authorization: Bearer TOKEN` on the socket of the table. It is told only once."""

    seat: Seat
    token: str


class Device(Struct, frozen=True):
    """A device on which the visitor is known."""

    id: str
    seen: int | None
    """When it was last here, to the day, in seconds since 1970; null if that is not known."""


class Devices(Struct, frozen=True):
    """The visitor's devices."""

    devices: tuple[Device, ...]
    """The one that asks comes first."""


class Handover(Struct, frozen=True):
    """A secret that makes another device the same visitor; it works once and expires."""

    secret: str
    minutes: int


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Claim the visitor of a secret for this device."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """Send push messages to this device, as its browser has subscribed to them."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]
    language: Annotated[str, Meta(max_length=35)]


class Publish(Struct, frozen=True, forbid_unknown_fields=True):
    """Give the visitor's feed a new address."""

    language: Annotated[str, Meta(max_length=35)]


class Reach(Struct, frozen=True):
    """How the visitor is told that it is their move; nobody is told anything before they ask for it."""

    key: str
    """The public key of the server, with which a browser subscribes to push messages."""
    push: bool
    """Whether this device gets push messages."""
    feed: str | None
    """The secret path of the visitor's feed; null if there is none."""


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
