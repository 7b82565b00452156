"""Results of finished matches: stored when a match ends, and at the start of the server those that are missing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy import Connection

from chaudron.kernel.model import Refusal
from chaudron.server import wire
from chaudron.store import Store, matches, results

log = logging.getLogger("chaudron.results")


class Results:
    """Stores the results of matches that have ended.

    A match is on disk before its results are made, and they are made from it: whatever a power cut has prevented is made up for later."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.making: dict[str, asyncio.Task[None]] = {}
        """What is being made, by match."""

    def note(self, match: str) -> None:
        """Make the results of a match that has just ended."""
        if match not in self.making:
            task = self.making[match] = asyncio.create_task(self.settle(match))
            task.add_done_callback(lambda _: self.making.pop(match, None))

    async def settle(self, match: str) -> None:
        """Store the results of a match, if it has ended and they are not there yet."""
        try:
            found = await self.store.read(tell, match)
            if found is not None:
                await self.store.write(results.settle, found)
        except Refusal:  # its game is no longer installed, or its rules have changed
            return
        except Exception:
            log.exception("the results of match %s were not stored", match)

    async def settled(self, wanted: Sequence[str] | None = None) -> None:
        """Wait for the results that are being made, of some matches or of all."""
        tasks = [task for match, task in self.making.items() if wanted is None or match in wanted]
        if tasks:
            await asyncio.wait(tasks)

    async def of(self, visitor: str, wanted: Sequence[str]) -> dict[str, wire.CardResult]:
        """Return how some matches ended for a visitor who played them to the end."""
        await self.settled(wanted)
        found = await self.store.read(results.among, visitor, wanted)
        return {match: card(result) for match, result in found.items() if result.status != "left"}

    async def catch_up(self) -> None:
        """Make the results that are missing, because the server was stopped or matches are older than results; one after the other."""
        try:
            for match in await self.store.read(results.unsettled):
                await self.settle(match)
        except Exception:
            log.exception("missing results were not made")

    async def close(self) -> None:
        """Wait for what is being made."""
        await self.settled()


def card(result: results.Result) -> wire.CardResult:
    """Return a result as a list of tables shows it."""
    mine = result.players[result.seat]
    return wire.CardResult(result.match, mine.rank, result.won, mine.score)


def tell(connection: Connection, match: str) -> results.Ended | None:
    """Return what the moves of a match tell, or None if it has not ended."""
    rebuilt = matches.rebuild(connection, match)
    return None if rebuilt is None else results.ended(rebuilt)
