"""The analysis of a finished match, over HTTP."""

from typing import Literal

from msgspec import Struct

from chaudron.kernel.model import Seat
from chaudron.server.wire.heard import Advice
from chaudron.texts.told import Told

__all__ = ["Account", "Analysing", "Analysis", "Decision", "TurningPoint"]


class TurningPoint(Struct, frozen=True):
    """A step that changed the chances to win more than most."""

    step: int
    cause: Literal["cards", "move"]
    """What the move of the step changed, or the cards that followed it; step 0 is the deal."""
    seat: Seat | None
    """Whose step it was; null for the deal."""
    told: Told | None
    """The text of the move; null for the deal."""
    changes: tuple[float, ...]
    """By how much each seat's chance to win changed."""


class Decision(Struct, frozen=True):
    """A decision that a seat made, judged by what the seat knew before it."""

    step: int
    """The number of the step, from 1."""
    seat: Seat
    made: Advice
    best: Advice | None
    """What the bot would have done; null if it is the move that was made."""
    cost: float
    """The chance to win that it gave away, compared with the bot's move; below 0 if it turned out to be better than that."""
    margin: float
    """How far the cost may be off, 95 times in 100."""
    verdict: Literal["same", "fine", "slip", "mistake"]
    """The bot's own move; one as good, or not certainly worse; one that is somewhat worse; one that is clearly worse."""


class Account(Struct, frozen=True):
    """Where the result of a seat came from: `start` + `cards` + `play` = `end`, and what the seat gave away."""

    seat: Seat
    start: float
    """The chance to win before the deal."""
    cards: float
    """What the deal and everything else that was left to chance were worth: luck."""
    cards_margin: float
    """How far that may be off, 95 times in 100."""
    play: float
    """What the moves of all seats were worth."""
    end: float
    """What the seat won: 1, a share of it, or 0."""
    given: float
    """The chance to win that the seat's decisions gave away in all, compared with the bot's moves and judged by what it knew: skill."""
    given_margin: float
    """How far that may be off, 95 times in 100."""


class Analysis(Struct, frozen=True):
    """What a match looks like afterwards; chances are from 0 to 1, with a shared win shared."""

    bot: str
    """The bot that judged the decisions."""
    start: tuple[float, ...]
    """Each seat's chance to win before the deal."""
    curve: tuple[tuple[float, ...], ...]
    """Each seat's chance to win after the deal, and after each step."""
    turning_points: tuple[TurningPoint, ...]
    decisions: tuple[Decision, ...]
    accounts: tuple[Account, ...]
    """One for each seat."""
    minded: tuple[int, ...] = ()
    """The steps that a bot made for somebody who was away or had left; no decision of anybody is judged there."""


class Analysing(Struct, frozen=True):
    """How far the analysis of a match is; while it is being made, ask again in a moment."""

    status: Literal["none", "making", "made", "failed"]
    """Nobody has asked for it, or everybody who did has cancelled; it is being made, or waits; it is there; it could not be made."""
    done: int = 0
    of: int = 0
    """The number of steps that have been looked at, and of all of them."""
    analysis: Analysis | None = None
    wanted: bool = False
    """Whether it is being made because the receiver, perhaps among others, has asked for it."""
