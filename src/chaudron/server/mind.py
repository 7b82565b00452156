"""How long bots take where nobody has to speak: to find words, and to ponder on a move.

People read a new hand before they speak, weigh an offer before they take it up, and are not done the moment trading begins. Bots that
trade with people take as long, a master less than an apprentice. A bot has only those moves in mind that it has pondered on.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from chaudron.bots.levels import LEVELS
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Move
from chaudron.store.tables import KeptTable

BREATH = 0.1
"""Seconds that a bot takes to find words at least: bots that answer each other at once would fill the table with words."""
MOODS = (0.8, 1.3)
"""How much of its usual time a bot ponders on a move, as it happens: bots do not all decide in the same moment."""
HASTE = {"calm": 1.0, "brisk": 0.4, "instant": 0.0}
"""How much of all that it takes at a table of that pace."""
READING = 0.5
"""And how much it takes at least where people play: they read no faster at a quick table."""


def haste(kept: KeptTable) -> float:
    """How much of their time bots take at a table."""
    return max(HASTE[kept.pace], READING if any(holder.visitor is not None for holder in kept.holders) else 0.0)


def wits(kept: KeptTable, level: str) -> float:
    """Seconds that a bot of a level takes to find words, this time."""
    return max(BREATH, random.uniform(*LEVELS[level].wits) * haste(kept))


class Mind:
    """What a bot has been pondering on since an open question was put to it, in one phase of one match."""

    def __init__(self, game: AnyGame, kept: KeptTable, level: str, phase: tuple[str, int | None], now: float) -> None:
        self.game = game
        self.phase = phase
        self.doubt = LEVELS[level].doubt * haste(kept) if any(holder.visitor is not None for holder in kept.holders) else 0.0
        """Among themselves bots ponder on nothing."""
        self.began = now
        self.mood = random.uniform(*MOODS)
        self.ready: dict[Move, float] = {}
        """When it has pondered long enough on each move that is listed: from when it first saw it there."""

    def ripe(self, moves: Sequence[Move], now: float) -> list[Move]:
        """Those of the listed moves that it has pondered on for long enough."""
        before = self.ready
        self.ready = {move: before[move] if move in before else self.pondered(move, now, random.uniform(*MOODS)) for move in moves}
        return [move for move, ready in self.ready.items() if ready <= now]

    def may(self, move: Move, now: float) -> bool:
        """Whether it is ready for what it has chosen; what is not listed could be said from the beginning."""
        return self.ready.get(move, self.pondered(move, self.began, self.mood)) <= now

    def pondered(self, move: Move, since: float, mood: float) -> float:
        """When it has pondered long enough on a move."""
        return since + self.game.ponder(move) * self.doubt * mood
