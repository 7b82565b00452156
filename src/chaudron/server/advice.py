"""The messages of the coach to the browser: what a strong bot thinks of moves."""

from typing import Any

from msgspec import Struct

from chaudron.kernel.model import kebab
from chaudron.texts.told import Told


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
