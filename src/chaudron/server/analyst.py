"""Analyses of finished matches: made when somebody asks, a few steps at a time and behind everybody who plays, and kept."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from msgspec import structs

from chaudron.analysis import judge_of, summed_up
from chaudron.analysis.chances import WALKS
from chaudron.analysis.model import FORMAT, AnyAnalysis, AnyPart, decode_analysis
from chaudron.kernel.match import Match
from chaudron.kernel.record import encode_record
from chaudron.server import wire
from chaudron.server.line import Whose
from chaudron.server.lobby import Lobby
from chaudron.server.refusals import Busy, Denied
from chaudron.server.render import render_analysis
from chaudron.server.thinker import Thinker
from chaudron.store import analyses
from chaudron.store.matches import Rebuilt

log = logging.getLogger("chaudron.analyst")

STEPS = 4
"""The number of steps that are looked at in one go, before progress is told and other analyses have their turn."""
MOST_WAITING = 8
"""The number of analyses that may be under way at once."""


class Making:
    """An analysis that is being made, and who wants it."""

    def __init__(self, finished: Rebuilt) -> None:
        self.match = finished.match
        self.spared = by_bots(finished)
        self.parts: list[AnyPart] = []
        self.of = finished.match.step + 1
        self.wanted: set[str] = set()
        self.task: asyncio.Task[None] | None = None


class Analyst:
    """Looks back on finished matches."""

    def __init__(self, lobby: Lobby, thinker: Thinker) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.peers = lobby.peers
        self.thinker = thinker
        self.making: dict[str, Making] = {}
        self.failed: set[str] = set()

    async def state(self, match: str, visitor: str) -> wire.Analysing:
        """Return the analysis of a finished match, or how far it is; refuses while the match is under way."""
        if match in self.making:
            return await self.how_far(match, visitor)
        finished = await self.finished(match)
        kept = await self.store.read(analyses.find, match, maker(finished.match))
        if kept is not None:
            return made(finished, decode_analysis(finished.match.game, kept))
        if (elsewhere := await self.peers.how_far(match)) is not None:
            return wire.Analysing("making", *elsewhere, wanted=await self.peers.wants(match, visitor))
        return wire.Analysing("failed" if match in self.failed else "none")

    async def ask(self, match: str, visitor: str) -> wire.Analysing:
        """Begin to make an analysis that is not there yet, and return how far it is; refuses if too many are under way."""
        found = await self.state(match, visitor)
        if found.status == "made":
            return found
        if match not in self.making and await self.peers.want(match, visitor):
            return structs.replace(found, status="making", wanted=True)
        if match not in self.making:
            finished = await self.finished(match)
            judge_of(finished.match)  # refuses a game that cannot be analysed
            if len(self.making) >= MOST_WAITING:
                raise Busy("analysing")
            self.begin(match, finished, visitor)
        else:
            self.making[match].wanted.add(visitor)
            await self.peers.want(match, visitor)
        return await self.how_far(match, visitor)

    async def how_far(self, match: str, visitor: str) -> wire.Analysing:
        """Return how far an analysis is that is made here."""
        wanted = await self.peers.wants(match, visitor)
        making = self.making.get(match)
        if making is None:  # it has just ended
            return await self.state(match, visitor)
        return wire.Analysing("making", len(making.parts), making.of, wanted=wanted or visitor in making.wanted)

    async def finished(self, match: str) -> Rebuilt:
        """Return a match that was played to the end; refuses any other."""
        found = await self.lobby.finished(match)
        if found.match.outcome is None:
            raise Denied("unfinished")
        return found

    def begin(self, match: str, finished: Rebuilt, visitor: str) -> None:
        """Begin to make an analysis that a visitor wants, unless somebody else has begun meanwhile."""
        if match not in self.making:
            self.failed.discard(match)
            making = self.making[match] = Making(finished)
            making.task = asyncio.create_task(self.make(match, making))
        self.making[match].wanted.add(visitor)

    async def cancel(self, match: str, visitor: str) -> None:
        """Let a visitor no longer want an analysis; nobody else's wish is theirs to take back, and without any, it is not made."""
        making = self.making.get(match)
        if making is not None:
            making.wanted.discard(visitor)
        ended = await self.peers.unwant(match, visitor)  # another process that makes it will notice
        if making is not None and ended and not making.wanted and making.task is not None:
            making.task.cancel()
            await asyncio.wait([making.task])

    async def forget(self, visitor: str) -> None:
        """Stop what only a visitor wanted who is forgotten."""
        for match, making in list(self.making.items()):
            if visitor in making.wanted:
                await self.cancel(match, visitor)

    async def make(self, match: str, making: Making) -> None:
        """Make an analysis, step by step, and keep it."""
        played = making.match
        bot, record = judge_of(played), encode_record(played.record())
        whose = Whose(match, match, lambda: False)
        ours = False
        try:
            ours = await self.peers.make(match, making.of, frozenset(making.wanted))
            if not ours:  # another process was quicker
                for visitor in making.wanted:
                    await self.peers.want(match, visitor)
                return
            for first in range(0, making.of, STEPS):
                steps = list(range(first, min(making.of, first + STEPS)))
                making.parts += await self.thinker.examine(played.game, record, bot, steps, WALKS, making.spared, whose)
                if not await self.peers.progress(match, len(making.parts)):
                    return
            data = msgspec.json.encode(summed_up(played, bot, making.parts))
            await self.store.write(analyses.keep, match, maker(played), data)
        except Exception as error:  # too slow, a dead process or a failing bot: whoever waits must be told
            log.warning("no analysis", extra={"match": match, "error": str(error) or type(error).__name__})
            self.failed.add(match)
        finally:
            del self.making[match]
            if ours:
                await self.peers.made(match)

    async def close(self) -> None:
        """Stop making analyses."""
        tasks = [making.task for making in self.making.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def maker(played: Match[Any, Any, Any]) -> str:
    """Return how analyses of a match are made now; one that was made otherwise is made again."""
    return f"{FORMAT} {judge_of(played)}"


def by_bots(finished: Rebuilt) -> set[int]:
    """Return the steps that a bot made at somebody's seat, which were not their decisions."""
    return finished.chronicle.made_by_bots([seat for seat, _ in finished.match.record().moves])


def made(finished: Rebuilt, analysis: AnyAnalysis) -> wire.Analysing:
    """Return an analysis that is there."""
    steps = finished.match.step + 1
    return wire.Analysing("made", steps, steps, render_analysis(finished.match, analysis, by_bots(finished)))
