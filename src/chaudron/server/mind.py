"""How long bots take in an open question, between two decisions and to ponder a move.

People read a new hand before they speak, consider an offer before they accept it, and are not done the moment trading begins. Bots that
trade with people take similar times, a master less than an apprentice. A bot considers only the moves it has pondered for long enough.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from chaudron.bots.levels import LEVELS
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Move
from chaudron.store.tables import KeptTable

BREATH = 0.1
"""The shortest time between two decisions, in seconds: bots that answer each other at once would flood the table."""
MOODS = (0.8, 1.3)
"""The range of a random factor on the time to ponder a move: bots should not all decide at the same moment."""
HASTE = {"calm": 1.0, "brisk": 0.4, "instant": 0.0, "slow": 1.0}
"""The factor on all these times, by the pace of the table."""
READING = 0.5
"""The smallest factor where people play: they read no faster at a fast table."""


def haste(kept: KeptTable) -> float:
    """Return the factor on the times of bots at a table."""
    return max(HASTE[kept.pace], READING if any(holder.visitor is not None for holder in kept.holders) else 0.0)


def wits(kept: KeptTable, level: str) -> float:
    """Return a random time until the next decision of a bot of a level, in seconds."""
    return max(BREATH, random.uniform(*LEVELS[level].wits) * haste(kept))


class Mind:
    """What a bot has been pondering in an open question, in one phase of one match."""

    def __init__(self, game: AnyGame, kept: KeptTable, level: str, phase: tuple[str, int | None], now: float) -> None:
        self.game = game
        self.phase = phase
        self.doubt = LEVELS[level].doubt * haste(kept) if any(holder.visitor is not None for holder in kept.holders) else 0.0
        """The factor on the time to ponder; bots among themselves do not ponder."""
        self.began = now
        self.mood = random.uniform(*MOODS)
        self.ready: dict[Move, float] = {}
        """When each listed move will have been pondered for long enough, counted from when it was first listed."""

    def ripe(self, moves: Sequence[Move], now: float) -> list[Move]:
        """Return the listed moves that the bot has pondered for long enough."""
        before = self.ready
        self.ready = {move: before[move] if move in before else self.pondered(move, now, random.uniform(*MOODS)) for move in moves}
        return [move for move, ready in self.ready.items() if ready <= now]

    def may(self, move: Move, now: float) -> bool:
        """Whether the bot has pondered a move for long enough; unlisted moves have been possible from the beginning."""
        return self.ready.get(move, self.pondered(move, self.began, self.mood)) <= now

    def pondered(self, move: Move, since: float, mood: float) -> float:
        """Return when a move will have been pondered for long enough."""
        return since + self.game.ponder(move) * self.doubt * mood
