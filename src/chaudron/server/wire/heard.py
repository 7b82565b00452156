"""What a browser hears at a table or in a lesson."""

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from chaudron.kernel import scene
from chaudron.kernel.model import Facts, HoldKind, Outcome, Seat, kebab
from chaudron.kernel.scene import Scene
from chaudron.server.wire.common import Level, Pace
from chaudron.server.wire.talk import Nudged, Reacted, Spoken, Talked
from chaudron.texts.told import Told, Word

__all__ = [
    "Advice",
    "Advised",
    "AnyHold",
    "Chair",
    "Choice",
    "Combination",
    "Former",
    "FromServer",
    "Heard",
    "Hold",
    "Lesson",
    "Line",
    "Play",
    "Plea",
    "Question",
    "Refused",
    "Reveal",
    "Reviewed",
    "Room",
    "Seal",
    "Unseated",
    "Update",
    "You",
]


Plea: TypeAlias = Literal["take-back", "end"]
"""What everybody is asked for: that somebody takes a move back, or that the match ends early."""
AnyHold: TypeAlias = HoldKind | Plea
"""What a table holds for: what the game asks for, or whether everybody agrees to something."""


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
    due: int | None = None
    """When a bot moves for the person at a slow table, in seconds since 1970; null if they are not awaited."""
    program: bool = False
    """Whether what sits there is a program from elsewhere, and not a person; the rest holds for it as for a person."""


class Former(Struct, frozen=True, gc=False, omit_defaults=True):
    """Who had a seat before its holder: the lines of the story up to that step are about them, unless somebody had it even before.

    Of two who had it up to the same step, the later one in the list was there first."""

    seat: Seat
    name: str
    until: int
    mine: bool = False
    """Whether it was the receiver; said only to whoever looks back."""
    before: bool = False
    """Whether that was in the match that this one grew from at another table, and not before a bot succeeded them here."""


class Unseated(Struct, frozen=True, gc=False):
    """Somebody whose seat was taken away, by the number with which they can be let in again."""

    number: int
    name: str


class Seal(Struct, frozen=True):
    """What is fixed of the next deal."""

    commitment: str
    """The hash of the server's secret and the set-up."""
    dealing: str | None
    """The hash of how the game deals; null if it does not describe it."""
    promises: tuple[tuple[Seat, str], ...]
    """The seats whose browsers add a salt, with its hash."""


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
    former: tuple[Former, ...] = ()
    """Who has left this match for good."""
    seal: Seal | None = None
    """The next deal; null while a match is played."""


class You(Struct, frozen=True, gc=False):
    """Who the receiver is at this table."""

    seat: Seat | None
    host: bool
    name: str
    unseated: bool = False
    """Whether the host has taken the receiver's seat away, so that they cannot sit here before the host lets them in."""
    barred: tuple[Unseated, ...] = ()
    """Told to the host alone: everybody whose seat was taken away."""
    speaker: str | None = None
    """The handle under which others hear what the receiver says; null if they cannot speak here."""
    was: tuple[int, ...] = ()
    """Which of those who had a seat before, in the list of the room, were the receiver."""


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
    minded: Seat | None = None
    """For whom a bot has made the move of this step, because they were away."""


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
    ended: bool = False
    """Whether it was ended early, because all people have agreed or the host has closed the table; then it has no outcome."""


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

    kind: AnyHold
    step: int
    """The step after which the table holds; the lines of the story with this number tell what there is to see. Or the step whose move
    somebody wants to take back, or after which somebody wants to end the match."""
    waiting: tuple[Seat, ...]
    """The people who have not seen it or agreed yet."""
    left: float | None
    """Seconds until play goes on in any case, at the time of sending; null if the table waits for as long as it takes."""
    by: Seat | None = None
    """Who asks everybody to agree."""


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
    talk: tuple[Spoken, ...] = ()
    """If `whole` is true, the last lines of talk; later ones come as messages of their own."""


class Reveal(Struct, frozen=True, gc=False, tag=kebab):
    """The cards are about to be dealt: every browser that has promised a salt sends it now; all promises are known."""

    seal: Seal


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
    cause: "Refused | UnsetType" = UNSET
    """Why the rules refuse a move of a record, if there is one: its text is the `detail` of this one."""


class Advice(Struct, frozen=True, gc=False):
    """What a strong bot thinks of a move."""

    move: dict[str, Any] | None
    """Null: keep silent."""
    touches: tuple[str, ...]
    """What is touched to choose the move; empty if it is not among the choices."""
    told: Told | None
    """The text of the move; null if it is to keep silent."""
    chance: float | None
    """The chance to win the match after this move, from 0 to 1, with a shared win shared; null if the bot does not estimate it."""
    margin: float
    """How far the chance may be off, 95 times in 100."""
    reasons: tuple[Told, ...]
    """What speaks for or against the move, the most telling first."""


class Advised(Struct, frozen=True, gc=False, tag=kebab):
    """Advice on a question, which may have been answered in the meantime: the best few moves, best first; none if it could not be had."""

    match: str
    question: int
    advice: tuple[Advice, ...]


class Reviewed(Struct, frozen=True, gc=False, tag=kebab):
    """What a strong bot thinks of the receiver's answer to a question: if it was a clear mistake, the move made and a better one."""

    match: str
    question: int
    made: Advice | None = None
    better: Advice | None = None


FromServer: TypeAlias = Update | Reveal | Advised | Reviewed | Talked | Reacted | Nudged | Heard | Refused
