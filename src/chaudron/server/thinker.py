"""Bots think in other processes, which receive a view and never a state; one that takes too long is stopped and replaced by a quick bot."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Future
from multiprocessing import get_context
from typing import Any, cast

import msgspec
from pebble import ProcessPool

from chaudron import bots, games
from chaudron.bots.random import Random
from chaudron.kernel.bot import decide
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Ask, Move, View
from chaudron.kernel.record import union
from chaudron.kernel.rng import Rng, new_seed

log = logging.getLogger("chaudron.thinker")

DEADLINE = 10.0
"""Seconds after which a bot is stopped; the slowest level takes one second."""


def think(game: str, bot: str, view: bytes, ask: bytes, moves: bytes, seed: bytes) -> bytes:
    """Choose a move in a worker process: bytes in, bytes out."""
    try:
        played = games.load(game)
        kinds = played.about
        chosen = decide(
            bots.make(bot, played),
            msgspec.json.decode(view, type=kinds.view),
            msgspec.json.decode(ask, type=union(kinds.asks)),
            msgspec.json.decode(moves, type=list[union(kinds.moves)]),  # type: ignore[misc]
            Rng(seed),
        )
        return msgspec.json.encode(chosen)
    except Exception as error:  # many exceptions cannot be pickled, and would break the pool
        raise RuntimeError(f"{type(error).__name__}: {error}") from None


class Thinker:
    """A pool of processes for the bots of all tables."""

    def __init__(self, processes: int, deadline: float = DEADLINE) -> None:
        self.processes = processes
        self.deadline = deadline
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPool:
        """Return a new pool of processes."""
        return ProcessPool(max_workers=self.processes, context=get_context("spawn"))

    def warm(self) -> None:
        """Start the processes now, so that the first bot does not wait for one."""
        self.pool.schedule(games.names)

    async def choose(self, game: AnyGame, bot: str, view: View, ask: Ask, moves: list[Move]) -> Move | None:
        """Return a bot's move; if it fails or takes too long, return a quick bot's move, or None where the ask allows silence."""
        sent = (msgspec.json.encode(view), msgspec.json.encode(ask), msgspec.json.encode(moves), new_seed())
        try:
            if not self.pool.active:
                self.pool = self.new_pool()
            future = self.pool.schedule(think, args=[game.about.name, bot, *sent], timeout=self.deadline)
            # Waiting for a free process counts too, so that the bots of one table do not hold up those of others.
            async with asyncio.timeout(self.deadline):
                thought: bytes = await asyncio.wrap_future(cast("Future[bytes]", future))
            found: Any = msgspec.json.decode(thought, type=union(game.about.moves) | None)
            if found is None and not ask.must:
                return None
            if found not in moves and not isinstance(found, game.about.unlisted):
                if not ask.must:
                    return None  # it has not pondered this move yet
                raise ValueError(f"{found!r} is not allowed")
        except Exception as error:  # too slow, a dead process or a failing bot: the seat must not be stuck
            log.warning("%s did not decide: %r", bot, error)
            if not ask.must:
                return None  # nobody waits for it, and it will be asked again
            quick = game.heuristic() or Random(game)
            found = decide(quick, view, ask, moves, Rng(new_seed()))
        chosen: Move | None = found
        return chosen

    def close(self) -> None:
        """Stop all thinking."""
        self.pool.stop()  # type: ignore[no-untyped-call]
        self.pool.join()
