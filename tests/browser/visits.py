"""What has happened before a test begins: visitors who need no browser, their tables, a match that is over."""

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

from chaudron.server import wire
from tests.server.people import GAME, Seat, Visitor, play_on

__all__ = ["GAME", "Ended", "Visits", "ended_match", "play_some"]


PATIENCE = 86_400
"""Seconds: no bot minds a seat that a test has left, unless it asks for that."""


class Caller(Visitor):
    """Somebody whose tables wait for them."""

    async def create(self, **wanted: Any) -> str:
        return await super().create(**{"patience": PATIENCE, **wanted})


class Visits:
    """Makes visitors with names, who set up tables as a browser does, but at once."""

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
        """Connected to a table until the test is over."""
        return await self._open.enter_async_context(visitor.at(code))

    async def sit(self, visitor: Visitor, code: str) -> None:
        """Take any seat, and go again: the seat is kept."""
        async with visitor.at(code) as seat:
            await seat.do(wire.Sit)

    async def close(self) -> None:
        """Everybody leaves."""
        await self._open.aclose()


class Ended(NamedTuple):
    """A match that is over, at a table of this code, and who sat at it."""

    visitor: Visitor
    code: str


async def ended_match(visits: Visits) -> Ended:
    """A match of somebody against bots, played out."""
    visitor = await visits("Anna")
    code = await visitor.create(level="apprentice", begin=True)
    async with asyncio.timeout(120), visitor.at(code) as seat:
        await play_on(seat)
    return Ended(visitor, code)


async def play_some(seats: list[Seat], moves: int, rng: random.Random | None = None) -> None:
    """Have these people and the bots play until so many moves are made and it is the turn of one of these people."""
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
