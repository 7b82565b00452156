"""A move is chosen by touching things: narrow the legal moves down, one touch at a time, until one is left."""

from collections.abc import Callable, Sequence
from typing import TypeVar

M = TypeVar("M")

Chooser = Callable[[list[str], list[str]], int | None]
"""Shown the things that can be touched next and those that were touched before, says which; None takes back."""


def pick(moves: Sequence[tuple[M, tuple[str, ...]]], choose: Chooser) -> M:
    """The move whose touches are chosen; a touch that all remaining moves share needs no choosing."""
    while True:
        left = list(moves)
        touched: list[str] = []
        depth = 0
        while len(left) > 1:
            things = list(dict.fromkeys(touches[depth] for _, touches in left))
            if len(things) > 1:
                chosen = choose(things, touched)
                if chosen is None:
                    break
                touched.append(things[chosen])
                left = [(move, touches) for move, touches in left if touches[depth] == things[chosen]]
            depth += 1
        if len(left) == 1:
            return left[0][0]


def pick_some(things: list[str], count: int, choose: Chooser) -> list[str]:
    """So many of the things, in their order; all stay on the list, and one that is touched again is taken back."""
    touched: list[str] = []
    while len(touched) < count:
        chosen = choose(things, touched)
        if chosen is None:
            touched = touched[:-1]
        elif things[chosen] in touched:
            touched = [thing for thing in touched if thing != things[chosen]]
        else:
            touched = [*touched, things[chosen]]
    return [thing for thing in things if thing in touched]
