"""The analysis of a match: values that a terminal, a server and other programs show."""

from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from chaudron.kernel.advice import SURE, Advice
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Move, Reason, Seat
from chaudron.kernel.record import union

M = TypeVar("M", bound=Move)
R = TypeVar("R", bound=Reason)

FORMAT = 1
"""The version of the form of an analysis."""

Chances: TypeAlias = tuple[float, ...]
"""Each seat's chance to win, from 0 to 1; a shared win is shared."""
Verdict: TypeAlias = Literal["same", "fine", "slip", "mistake"]
"""The bot's own move; one as good, or not certainly worse; one that is somewhat worse; one that is clearly worse."""


class Decision(Struct, Generic[M, R], frozen=True, gc=False):
    """A decision that a seat made, judged by what the seat knew before it."""

    step: int
    """The number of the step, from 1."""
    seat: Seat
    made: Advice[M, R]
    best: Advice[M, R] | None
    """What the bot would have done; null if it is the move that was made."""
    cost: float
    """The chance to win that it gave away, compared with the bot's move; below 0 if it turned out to be better than that."""
    error: float
    """The standard error of the cost."""
    verdict: Verdict

    @property
    def margin(self) -> float:
        """How far the cost may be off, 95 times in 100."""
        return SURE * self.error


class Part(Struct, Generic[M, R], frozen=True, gc=False):
    """What was found out about one step; step 0 is the deal."""

    step: int
    chances: Chances | None
    """The chances to win after it; null if somebody only said something, which changes nothing."""
    before: Chances | None
    """The chances to win after the move and before the cards or lots that followed from it; null if there was no chance in it."""
    error: Chances
    """The standard error of what chance changed; zeros if there was none in it."""
    decision: Decision[M, R] | None


class TurningPoint(Struct, frozen=True, gc=False):
    """A step that changed the chances to win more than most."""

    step: int
    cause: Literal["cards", "move"]
    seat: Seat | None
    """Whose move it was, or whose move the cards followed; null for the deal."""
    changes: Chances
    """By how much each seat's chance to win changed."""


class Account(Struct, frozen=True, gc=False):
    """Where the result of a seat came from: `start` + `cards` + `play` = `end`, and what the seat gave away."""

    seat: Seat
    start: float
    """The chance to win before the deal."""
    cards: float
    """What the deal and everything else that was left to chance were worth: luck."""
    cards_error: float
    """The standard error of that."""
    play: float
    """What the moves of all seats were worth."""
    end: float
    """What the seat won: 1, a share of it, or 0."""
    given: float
    """The chance to win that the seat's decisions gave away in all, compared with the bot's moves and judged by what it knew: skill."""
    given_error: float
    """The standard error of that."""

    @property
    def cards_margin(self) -> float:
        """How far `cards` may be off, 95 times in 100."""
        return SURE * self.cards_error

    @property
    def given_margin(self) -> float:
        """How far `given` may be off, 95 times in 100."""
        return SURE * self.given_error


class Analysis(Struct, Generic[M, R], frozen=True):
    """What a match looks like afterwards."""

    format: int
    game: str
    version: int
    seats: int
    commitment: str
    """The commitment of the record that was analysed; empty if the match was arranged."""
    bot: str
    """The bot that judged the decisions."""
    start: Chances
    """The chances to win before the deal."""
    curve: tuple[Chances, ...]
    """The chances to win after the deal, and after each step."""
    turning_points: tuple[TurningPoint, ...]
    """The largest changes, in their order."""
    decisions: tuple[Decision[M, R], ...]
    accounts: tuple[Account, ...]
    """One for each seat."""


AnyDecision: TypeAlias = Decision[Any, Any]
AnyPart: TypeAlias = Part[Any, Any]
AnyAnalysis: TypeAlias = Analysis[Any, Any]


def decode_parts(game: AnyGame, data: bytes) -> list[AnyPart]:
    """Return parts of an analysis from JSON, with the moves and reasons of the game."""
    found: list[AnyPart] = msgspec.json.decode(data, type=list[Part[union(game.about.moves), union(game.about.reasons or (Reason,))]])  # type: ignore[misc]
    return found


def decode_analysis(game: AnyGame, data: bytes) -> AnyAnalysis:
    """Return an analysis from JSON, with the moves and reasons of the game."""
    found: AnyAnalysis = msgspec.json.decode(data, type=Analysis[union(game.about.moves), union(game.about.reasons or (Reason,))])  # type: ignore[misc]
    return found
