"""What several messages contain."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta

from chaudron.bots.levels import LEVELS

__all__ = ["Code", "Hash", "Level", "Name", "Number", "Pace", "Patience"]

Code: TypeAlias = Annotated[str, Meta(pattern="^[a-z2-9]{8}$")]
"""A table's unguessable code in its URL, without characters that are easily confused."""

Hash: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal: a hash, or a salt."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Pace: TypeAlias = Literal["calm", "brisk", "instant"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Patience: TypeAlias = Annotated[int, Meta(ge=5, le=86_400)]

if TYPE_CHECKING:
    Level: TypeAlias = str
else:
    Level = Literal[tuple(LEVELS)]
