"""Chooses a move by touches: each touch narrows down the legal moves until one is left."""

from collections.abc import Callable, Sequence
from typing import TypeVar

M = TypeVar("M")

Chooser = Callable[[list[str], list[str]], int | None]
"""Given the things that can be touched next and those already touched, returns the index of one; None takes back the last touch."""


def pick(moves: Sequence[tuple[M, tuple[str, ...]]], choose: Chooser) -> M:
    """The chosen move; a touch that all remaining moves share is skipped."""
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
    """A given number of the things, in their order; all stay listed, and touching one again takes it back."""
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
