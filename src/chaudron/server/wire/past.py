"""What is told of a match that somebody looks back at."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from chaudron.kernel.dealing import DealStep
from chaudron.kernel.model import Outcome, Seat
from chaudron.kernel.scene import Round, SceneFacts, Score, Zone
from chaudron.server.wire.common import Level, Number, Pace
from chaudron.server.wire.heard import Line, Room

__all__ = ["Branch", "Brought", "Dealings", "Eye", "Frame", "Head", "Kin", "Look", "Past"]

Eye: TypeAlias = Seat | Literal["onlooker", "open"]
"""Whose eyes somebody looks through: a seat's, an onlooker's, or those of all seats at once."""


class Past(Struct, frozen=True):
    """A match as somebody may look back at it."""

    match: str
    room: Room
    """The table with those who played; an empty name is not known."""
    mine: Seat | None
    """The seat that the receiver had, if any."""
    eyes: tuple[Eye, ...]
    """Whose eyes the receiver may look through, the usual one first; while a match runs, only their own."""
    steps: int
    number: int
    begun: int | None
    """Seconds since 1970; null if it is not known."""
    commitment: str
    outcome: Outcome | None
    """Null while the match runs, or if it was ended early."""
    seed: str | None
    kept: bool
    """Whether the match was played here and is over, so that others can be begun from it."""
    ended: bool = False
    """Whether it was ended early: all people have agreed, or the host has closed the table."""


class Head(Struct, frozen=True, gc=False):
    """A scene without its zones."""

    turn: Sequence[Seat]
    scores: Sequence[Score]
    facts: SceneFacts
    round: Round | None
    leaders: Sequence[Seat]


class Frame(Struct, frozen=True, gc=False, array_like=True):
    """The scene after a step: its head and its zones, by their numbers in the lists of the look."""

    head: int
    zones: Sequence[int]


class Look(Struct, frozen=True, gc=False):
    """What an eye has seen of a match, step by step; whatever occurs in several scenes is there once."""

    eye: Eye
    heads: Sequence[Head]
    zones: Sequence[Zone]
    frames: Sequence[Frame]
    """The scene before the first move, and after each; where something was only said, it is that of the stop before."""
    lines: Sequence[Line]
    """The whole story, as this eye's owner has heard it."""
    stops: Sequence[int]
    """The steps after which something had changed, and not only been said."""
    opened: Sequence[str]
    """The ids of the zones that lie open for this eye, and were hidden from onlookers."""


class Dealings(Struct, frozen=True):
    """How the rounds of a match are dealt, as its game describes it; empty if it does not."""

    rounds: Sequence[Sequence[DealStep]]


class Brought(Struct, frozen=True):
    """The match of a record that somebody has brought; it is there for a while."""

    match: str


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a step of a finished match, at any seat and against bots; without a step, play the same deal from the beginning."""

    match: str
    seat: Seat
    level: Level
    step: Number | None = None
    pace: Pace = "calm"


class Kin(Struct, frozen=True):
    """A finished match with the same deal."""

    match: str
    names: tuple[str, ...]
    """The names by seat; an empty one is not known."""
    people: tuple[Seat, ...]
    """The seats that were not a bot's."""
    mine: Seat | None
    """The seat that the receiver had, if any."""
    outcome: Outcome
    begun: int
    """Seconds since 1970."""
