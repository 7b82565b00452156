"""The clock of an open question: it counts down while it runs, can be paused, and rings once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Clock:
    """Counts the seconds of one phase of one match."""

    def __init__(self, match: str, phase: int, seconds: float, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.match = match
        self.phase = phase
        self.ring = ring
        self._left = seconds
        self._until = 0.0
        self._task: asyncio.Task[None] | None = None

    @property
    def runs(self) -> bool:
        return self._task is not None

    @property
    def left(self) -> float:
        """Seconds until it rings, if it keeps running."""
        return max(0.0, self._until - asyncio.get_running_loop().time()) if self.runs else self._left

    def start(self) -> None:
        """Start or resume."""
        if not self.runs:
            self._until = asyncio.get_running_loop().time() + self._left
            self._task = asyncio.create_task(self._run())

    def stop(self) -> asyncio.Task[None] | None:
        """Pause, and return the task that was running; it is cancelled unless it is the current task."""
        task, self._left = self._task, self.left
        self._task = None
        if task is not None and task is not asyncio.current_task():
            task.cancel()
        return task

    async def _run(self) -> None:
        await asyncio.sleep(self._left)
        await self.ring()
