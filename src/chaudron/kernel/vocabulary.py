"""A bounded part of the moves of a game that has no end of them, each with a number: what learners choose from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from chaudron.kernel.model import Move, View

M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary(ABC, Generic[M, V]):
    """Moves with numbers that mean the same in every match; the number 0 is silence."""

    def __init__(self, size: int) -> None:
        self.size = size
        """How many numbers there are, silence included."""

    @abstractmethod
    def legal(self, view: V, moves: Sequence[M]) -> list[int]:
        """Return the numbers of moves that the seat of the view may make now, each once and without silence; `moves` are those listed."""

    @abstractmethod
    def move(self, view: V, number: int) -> M:
        """Return the move with one of these numbers."""
