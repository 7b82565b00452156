"""Set-up for tests without a browser: visitors, their tables, a finished match."""

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

from chaudron.server import wire
from tests.server.people import GAME, Seat, Visitor, play_on

__all__ = ["GAME", "Ended", "Visits", "ended_match", "play_some"]


PATIENCE = 86_400
"""A patience in seconds so long that no bot minds a seat after a test has left it, unless a test sets another."""


class Caller(Visitor):
    """A visitor whose tables have a long patience."""

    async def create(self, **wanted: Any) -> str:
        return await super().create(**{"patience": PATIENCE, **wanted})


class Visits:
    """Creates visitors with names, who use the server's API directly."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._open = AsyncExitStack()

    async def __call__(self, name: str, *, address: str | None = None) -> Visitor:
        found = Caller(address or self.address)
        self._open.push_async_callback(found.http.aclose)
        await found.home()
        await found.call("PUT", "/api/me", {"name": name}, wire.Me)
        return found

    async def at(self, visitor: Visitor, code: str) -> Seat:
        """Connect a visitor to a table until the test is over."""
        return await self._open.enter_async_context(visitor.at(code))

    async def sit(self, visitor: Visitor, code: str) -> None:
        """Take any seat and disconnect; the seat is kept."""
        async with visitor.at(code) as seat:
            await seat.do(wire.Sit)

    async def close(self) -> None:
        """Disconnect everybody."""
        await self._open.aclose()


class Ended(NamedTuple):
    """A finished match: the code of its table, and a visitor who played it."""

    visitor: Visitor
    code: str


async def ended_match(visits: Visits) -> Ended:
    """Play a match of one visitor against bots to its end."""
    visitor = await visits("Anna")
    code = await visitor.create(level="apprentice", begin=True)
    async with asyncio.timeout(120), visitor.at(code) as seat:
        await play_on(seat)
    return Ended(visitor, code)


async def play_some(seats: list[Seat], moves: int, rng: random.Random | None = None) -> None:
    """Let these people and the bots play until this many moves are made and one of these people is asked."""
    rng = rng or random.Random(0)
    async with asyncio.timeout(120):
        for seat in seats:
            await seat.until(lambda told: told.play is not None)
        while True:
            step = max(seat.play.step for seat in seats)
            for seat in seats:
                await seat.reach(step)
            asked = [seat for seat in seats if seat.play.question is not None]
            if not asked:
                await seats[0].hear()
            elif step >= moves:
                return
            else:
                await asked[0].do(wire.Answer, **asked[0].answer(rng=rng))
