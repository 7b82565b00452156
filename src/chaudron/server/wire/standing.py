"""What goes over HTTP about a visitor's own standing, and the board of the house."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from chaudron.kernel.model import Seat
from chaudron.ratings import Certainty
from chaudron.server.wire.common import Level
from chaudron.store.results import Status

__all__ = [
    "Added",
    "Amount",
    "Board",
    "GameBoard",
    "GameStanding",
    "Leader",
    "Mistake",
    "Mistakes",
    "PastPlayer",
    "PastResult",
    "Rating",
    "Results",
    "ShowMe",
    "Standing",
    "StandingFile",
]

Key: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,63}$")]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=100_000)]
Tally: TypeAlias = Annotated[dict[Key, Count], Meta(max_length=64)]


class Rating(Struct, frozen=True):
    """How strong somebody is in a game; the usual bot has 1000."""

    points: int
    margin: int
    """By how much it may be off, 95 times in 100."""
    certainty: Certainty
    """How far it can be trusted: `guess` means provisional; then `rough`, `fair`, `firm`."""
    matches: int
    """The number of matches that it comes from."""


class Amount(Struct, frozen=True):
    """How often, or how much, of something whose text has this key."""

    key: str
    amount: int


class GameStanding(Struct, frozen=True):
    """The visitor's standing in one game."""

    game: str
    matches: int
    won: int
    ranks: tuple[int, ...]
    """How often they came first, second and so on."""
    streak: int
    """Wins in a row until now."""
    longest: int
    """The most wins in a row."""
    rating: Rating | None
    curve: tuple[int, ...]
    """The ratings so far, oldest first; of many, some."""
    levels: dict[str, int]
    """The ratings of bots, by level, weakest first."""
    tastes: tuple[Amount, ...]
    """What they like to choose, most of it first; the game's text `standing-tastes` is the heading."""
    costs: tuple[Amount, ...]
    """What has cost them most; the game's text `standing-costs` is the heading."""


class Standing(Struct, frozen=True):
    """Everything about a visitor's matches that count."""

    name: str | None
    board: bool
    """Whether the house has a board."""
    shown: bool
    """Whether the visitor has agreed to be shown on it."""
    matches: int
    won: int
    streak: int
    longest: int
    games: tuple[GameStanding, ...]
    """The games that they have played, the most played first."""


class PastPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Who had a seat of a match, and how they fared; a bot has a level."""

    name: Annotated[str, Meta(max_length=64)]
    level: Level | None
    rank: Annotated[int, Meta(ge=0, le=63)]
    score: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class PastResult(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended for the visitor."""

    match: Annotated[str, Meta(pattern="^[0-9a-f]{1,32}$")]
    game: Annotated[str, Meta(max_length=64)]
    ended: Annotated[int, Meta(ge=0, le=2**33)]
    """Seconds since 1970."""
    seat: Seat
    won: bool
    status: Status
    """`counted`, or why it does not count for the standing."""
    players: Annotated[tuple[PastPlayer, ...], Meta(min_length=1, max_length=64)]
    tastes: Tally = {}
    costs: Tally = {}
    brought: bool = False
    """Whether it comes from a file."""
    kept: bool = False
    """Whether one can look back at the match here."""
    change: int | None = None
    """By how much it changed the visitor's rating; null if it was not rated."""


class Results(Struct, frozen=True):
    """Results of the visitor, latest first."""

    results: tuple[PastResult, ...]
    more: str | None
    """What to ask for to see older ones; null if there are none."""


class Mistake(Struct, frozen=True):
    """A decision of the visitor that cost them much, from an analysis that was made."""

    match: str
    game: str
    ended: int
    seat: Seat
    step: int
    cost: float
    """The chance to win that it gave away."""


class Mistakes(Struct, frozen=True):
    """The decisions that cost the visitor most."""

    matches: int
    """How many matches they come from."""
    mistakes: tuple[Mistake, ...]


class ShowMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to be shown on the board, or not."""

    shown: bool


class Leader(Struct, frozen=True):
    """Somebody on the board."""

    name: str
    rating: Rating
    me: bool


class GameBoard(Struct, frozen=True):
    """The best of a game, best first."""

    game: str
    leaders: tuple[Leader, ...]


class Board(Struct, frozen=True):
    """The board of the house: those who agreed to be shown."""

    least: int
    """The number of rated matches that it takes."""
    days: int
    """Within how many days somebody must have played."""
    games: tuple[GameBoard, ...]


class StandingFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A visitor's results as a file, to take along to another device or another house."""

    format: Literal[1]
    house: Annotated[str, Meta(max_length=300)]
    """Where they were played: a match can be looked back at under `/look/{match}` there."""
    made: Annotated[int, Meta(ge=0, le=2**33)]
    results: Annotated[tuple[PastResult, ...], Meta(max_length=20_000)]
    name: Annotated[str, Meta(max_length=64)] | None = None


class Added(Struct, frozen=True):
    """What became of a file that was brought."""

    added: int
    known: int
    """How many were there already."""
    foreign: int
    """How many are of games that this house does not have."""
