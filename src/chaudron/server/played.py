"""The match at a table, and how it is restored from disk."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from msgspec import Raw, Struct
from sqlalchemy import Connection

from chaudron.kernel.match import Match
from chaudron.kernel.model import News, Seat
from chaudron.server.render import render_incidents, render_line
from chaudron.store import matches
from chaudron.store.chronicle import QUIET, Chronicle
from chaudron.store.tables import Holder


class StoryLine(Struct, frozen=True, gc=False):
    """A line of the story as bytes, and the only seat that hears it (None: everybody does)."""

    only: Seat | None
    line: Raw


class Spent(NamedTuple):
    """How much of a phase's time limit had passed when the match was loaded from disk."""

    phase: int
    seconds: int


class Played(NamedTuple):
    """A match, its id, its number at this table, its commitment and its story so far, who began it, and what happened around it."""

    id: str
    number: int
    match: Match[Any, Any, Any]
    commitment: str
    story: list[StoryLine]
    spent: Spent | None = None
    players: tuple[Holder, ...] = ()
    chronicle: Chronicle = QUIET
    last: tuple[int, list[News], int] | None = None
    """The number of the last step when the match was loaded from disk, its news, and when it was made, in seconds since 1970."""

    @property
    def over(self) -> bool:
        """Whether it has ended, by the rules or early."""
        return self.match.outcome is not None or self.chronicle.ended

    @property
    def visitors(self) -> set[str]:
        """Everybody who has or had a seat in it, or in what it grew from."""
        holders = {player.visitor for player in self.players} | {former.visitor for former in self.chronicle.former}
        return {visitor for visitor in holders if visitor is not None}


def recall(connection: Connection, match: str) -> Played | None:
    """Restore a match from disk."""
    rebuilt = matches.rebuild(connection, match)
    if rebuilt is None:
        return None
    begun = rebuilt.begun
    story: list[StoryLine] = []
    for step, news in rebuilt.story:
        minded = rebuilt.chronicle.minded.get(step)
        story += [StoryLine(item.only, render_line(step, item.event, minded)) for item in news]
        story += [StoryLine(None, line) for line in render_incidents(rebuilt.chronicle, step, last=step == rebuilt.match.step)]
    limit = rebuilt.match.time_limit()
    _, began = rebuilt.story[-len(rebuilt.times)]
    # Where people got time for something else first, the clock began after that; the first move is the first sign of it.
    times = rebuilt.times[1:] if any(event.holds for event, _ in began) else rebuilt.times
    spent = None if limit is None else Spent(limit.phase, elapsed(times, limit.seconds))
    last = (*rebuilt.story[-1], rebuilt.times[-1])
    return Played(begun.id, begun.number, rebuilt.match, begun.commitment, story, spent, begun.players, rebuilt.chronicle, last)


def elapsed(times: Sequence[int], limit: int) -> int:
    """Return the seconds between the first and the last of these times.

    A gap that is longer than the whole limit was a pause of the table, and does not count."""
    gaps = (later - earlier for earlier, later in pairwise(times))
    return sum(gap for gap in gaps if 0 < gap <= limit)
