"""What people say to each other at a table, and what they hear of it."""

from typing import Literal, TypeAlias

from msgspec import Struct

from chaudron.kernel.model import Seat, kebab
from chaudron.server.wire.common import Number, Say

__all__ = ["Nudge", "Nudged", "React", "Reacted", "Reaction", "Speak", "Spoken", "Strike", "Talked"]

Reaction: TypeAlias = Literal["cheers", "bravo", "laugh", "wow", "ouch", "thanks"]
"""What a gesture means; each has an emblem of its own in the browser."""


class Speak(Say, frozen=True):
    """Say something to everybody at the table; whoever has no seat speaks in the onlookers' line."""

    text: str


class Strike(Say, frozen=True):
    """Remove the words of a line: one's own or, as the host, anybody's."""

    line: Number


class React(Say, frozen=True):
    """Make a gesture from one's seat, which everybody sees for a moment."""

    reaction: Reaction


class Nudge(Say, frozen=True):
    """Remind the person at a seat that the table has been waiting for them for a while."""

    seat: Seat


class Spoken(Struct, frozen=True, gc=False):
    """One line of talk."""

    number: int
    """Counts the lines at this table, from 1."""
    speaker: str
    """Who spoke, by a handle that means something at this table only."""
    name: str
    """The name of the speaker when they spoke; empty if they had none."""
    seat: Seat | None
    """The seat of the speaker when they spoke; null for an onlooker."""
    text: str
    """Plain text, to be shown as it is; empty once the line was removed."""
    at: int
    """When it was said, in seconds since 1970."""
    struck: str | None = None
    """The name of whoever removed the line; null while it stands."""


class Talked(Struct, frozen=True, gc=False, tag=kebab):
    """A line of talk that is new, or that was removed."""

    line: Spoken


class Reacted(Struct, frozen=True, gc=False, tag=kebab):
    """Somebody has made a gesture."""

    speaker: str
    seat: Seat
    reaction: Reaction


class Nudged(Struct, frozen=True, gc=False, tag=kebab):
    """Somebody has reminded the person at a seat that the table waits for them."""

    speaker: str
    by: Seat
    seat: Seat
