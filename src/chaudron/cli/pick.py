"""A move is chosen by touching things: narrow the legal moves down, one touch at a time, until one is left."""

from collections.abc import Callable, Sequence
from typing import TypeVar

M = TypeVar("M")

Chooser = Callable[[list[str], int], int | None]
"""Shown the things that can be touched next and how many were touched before, says which; None starts again."""


def pick(moves: Sequence[tuple[M, tuple[str, ...]]], choose: Chooser) -> M:
    """The move whose touches are chosen; a touch that all remaining moves share needs no choosing."""
    while True:
        left = list(moves)
        depth = touched = 0
        while len(left) > 1:
            things = list(dict.fromkeys(touches[depth] for _, touches in left))
            if len(things) > 1:
                chosen = choose(things, touched)
                if chosen is None:
                    break
                touched += 1
                left = [(move, touches) for move, touches in left if touches[depth] == things[chosen]]
            depth += 1
        if len(left) == 1:
            return left[0][0]
