"""Bots think in other processes, which receive a view and never a state; one that takes too long is stopped and replaced by a quick bot."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import Future
from multiprocessing import get_context
from typing import Any, cast

import msgspec
from pebble import ProcessPool

from chaudron import bots, games
from chaudron.bots.adviser import DRAWS
from chaudron.bots.random import Random
from chaudron.kernel.advice import Advice, AnyAdvice
from chaudron.kernel.bot import advise, decide
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Ask, Move, Reason, View
from chaudron.kernel.record import union
from chaudron.kernel.rng import Rng, new_seed

log = logging.getLogger("chaudron.thinker")

DEADLINE = 10.0
"""Seconds after which a bot is stopped; the slowest level takes one second."""
HUMBLE = 15
"""How much lower the priority of a process is that advises people than that of the bots that play."""


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


def consider(game: str, bot: str, view: bytes, ask: bytes, moves: bytes, most: int) -> bytes:
    """Advise on moves in a worker process, in bytes like `think`; the same view always gets the same draws."""
    try:
        played = games.load(game)
        kinds = played.about
        found = advise(
            played,
            bots.make(bot, played),
            msgspec.json.decode(view, type=kinds.view),
            msgspec.json.decode(ask, type=union(kinds.asks)),
            msgspec.json.decode(moves, type=list[union(kinds.moves)]),  # type: ignore[misc]
            Rng(DRAWS),
            most,
        )
        return msgspec.json.encode(found)
    except Exception as error:
        raise RuntimeError(f"{type(error).__name__}: {error}") from None


def step_back() -> None:
    """Let every other process go first, where the system knows such a thing."""
    if hasattr(os, "nice"):
        os.nice(HUMBLE)


class Thinker:
    """A pool of processes for the bots of all tables, and a process of lower priority that advises people."""

    def __init__(self, processes: int, deadline: float = DEADLINE) -> None:
        self.processes = processes
        self.deadline = deadline
        self.pool = self.new_pool()
        self.aside: ProcessPool | None = None
        """The process that advises people; started when somebody first asks."""

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

    async def advise(self, game: AnyGame, bot: str, view: View, ask: Ask, moves: list[Move], most: int) -> list[AnyAdvice]:
        """Return a bot's advice on at most this many moves; raises an error if it fails or takes too long."""
        if self.aside is None or not self.aside.active:
            self.aside = ProcessPool(max_workers=1, context=get_context("spawn"), initializer=step_back)
        sent = [game.about.name, bot, msgspec.json.encode(view), msgspec.json.encode(ask), msgspec.json.encode(moves), most]
        future = self.aside.schedule(consider, args=sent, timeout=self.deadline)
        async with asyncio.timeout(self.deadline):
            thought: bytes = await asyncio.wrap_future(cast("Future[bytes]", future))
        kinds = game.about
        found: list[AnyAdvice] = msgspec.json.decode(thought, type=list[Advice[union(kinds.moves), union(kinds.reasons or (Reason,))]])  # type: ignore[misc]
        return found

    def close(self) -> None:
        """Stop all thinking."""
        for pool in (self.pool, self.aside):
            if pool is not None:
                pool.stop()  # type: ignore[no-untyped-call]
                pool.join()
