"""What several messages contain."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from chaudron.bots.levels import LEVELS
from chaudron.kernel.model import kebab

__all__ = ["Code", "Hash", "Level", "Name", "Number", "Pace", "Patience", "Say"]

Code: TypeAlias = Annotated[str, Meta(pattern="^[a-z2-9]{8}$")]
"""A table's unguessable code in its URL, without characters that are easily confused."""

Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal: a hash, or a salt."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Pace: TypeAlias = Literal["calm", "brisk", "instant", "slow"]
"""How fast bots move; at a slow table, people have hours or days, and need not be connected."""
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Patience: TypeAlias = Annotated[int, Meta(ge=5, le=30 * 86_400)]
"""Seconds: up to a day, or at a slow table, from an hour to thirty days."""

if TYPE_CHECKING:
    Level: TypeAlias = str
else:
    Level = Literal[tuple(LEVELS)]


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag=kebab):
    """A message from the browser, which numbers its messages."""

    id: Number
