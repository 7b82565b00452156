"""What a browser says at a table or in a lesson."""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Raw

from chaudron.kernel.model import HoldKind, Seat
from chaudron.server.wire.common import Hash, Level, Number, Pace, Patience, Say
from chaudron.server.wire.heard import Plea
from chaudron.server.wire.talk import Nudge, React, Speak, Strike

__all__ = [
    "FROM_PROGRAM",
    "Advise",
    "Answer",
    "Begin",
    "Change",
    "Clear",
    "Close",
    "Configure",
    "Consent",
    "Dismiss",
    "EndEarly",
    "FromBrowser",
    "Guess",
    "HandOn",
    "LetIn",
    "Next",
    "Pause",
    "PromiseSalt",
    "Rematch",
    "Review",
    "Rise",
    "Salt",
    "SeatBot",
    "Seen",
    "Sit",
    "TableChange",
    "TakeBack",
    "Talk",
    "Touches",
    "Unseat",
    "WhyNot",
]


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


class Dismiss(Say, frozen=True):
    """The host sends all onlookers away; they cannot come back while anybody is at the table."""


class PromiseSalt(Say, frozen=True):
    """Promise a salt for the deal with that seal, by the SHA-256 of its 32 bytes; the server asks for the salt when it deals."""

    seal: Hash
    promise: Hash


class Salt(Say, frozen=True):
    """The salt that was promised for the deal with that seal, once the server asks for it."""

    seal: Hash
    salt: Hash


class Change(Say, frozen=True):
    """A change of the table itself; it waits for all moves in flight and holds the table alone."""


class Sit(Change, frozen=True):
    """Take an empty seat before the start, giving up any other; if `seat` is null, take any empty one."""

    seat: Seat | None = None


class Rise(Change, frozen=True):
    """Leave the visitor's seat; during a match, a bot takes it over for good. Another person succeeds a host."""


class SeatBot(Change, frozen=True):
    """The host puts a bot on an empty seat, or changes the level of the bot there."""

    seat: Seat
    level: Level


class Clear(Change, frozen=True):
    """The host empties a seat before the start."""

    seat: Seat


class Unseat(Change, frozen=True):
    """The host takes somebody's seat away: it becomes empty, or a bot's during a match. They cannot sit here before they are let in."""

    seat: Seat


class LetIn(Change, frozen=True):
    """The host lets somebody whose seat was taken away sit down here again."""

    number: Number


class HandOn(Change, frozen=True):
    """The host makes another person who has a seat the host."""

    seat: Seat


class Close(Change, frozen=True):
    """The host closes the table for good; everybody is sent home, and what was played to the end can still be looked at."""


class Configure(Change, frozen=True):
    """The host changes the table before the start; fields that are null are left unchanged."""

    seats: int | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    patience: Patience | None = None
    pace: Pace | None = None
    coaching: bool | None = None


class Begin(Change, frozen=True):
    """The host starts the match, once every seat is taken, and adds the promised salt."""

    salt: Hash | None = None


class Rematch(Change, frozen=True):
    """After a match, anyone who has a seat opens the table for another, with the same people and bots.

    Alone with bots, the next match begins at once, with the promised salt."""

    salt: Hash | None = None


class TakeBack(Change, frozen=True):
    """Take back one's answer to the question with that number, or one's last move: the table goes on with a branch of the match.

    Alone with bots, it happens at once; otherwise, everybody is asked for their consent."""

    match: str
    question: Number | None = None


class EndEarly(Change, frozen=True):
    """End the match before the rules do, without a result: at once alone with bots; otherwise, everybody is asked for their consent."""

    match: str


class Consent(Change, frozen=True):
    """Agree, or not, to what everybody is asked for at a step; whoever asked withdraws with no."""

    match: str
    step: Number
    yes: bool
    kind: Plea = "take-back"


TableChange: TypeAlias = (
    Sit | Rise | SeatBot | Clear | Unseat | LetIn | HandOn | Close | Configure | Begin | Rematch | TakeBack | EndEarly | Consent
)
Talk: TypeAlias = Speak | Strike | React | Nudge
FromBrowser: TypeAlias = Answer | Advise | Review | WhyNot | Seen | Pause | PromiseSalt | Salt | Dismiss | Next | Guess | Talk | TableChange
FROM_PROGRAM = (Answer, WhyNot, PromiseSalt, Salt, Rise, Speak, React)
"""What a program with a token may say; everything else is for people."""
