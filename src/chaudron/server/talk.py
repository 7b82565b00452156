"""What people say to each other at one table: lines, which are stored, and gestures and nudges, which pass."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Any, cast

from msgspec import Raw
from msgspec.structs import replace

from chaudron.kernel.model import Malformed, Seat
from chaudron.server import wire
from chaudron.server.company import Company
from chaudron.server.guard import Doors
from chaudron.server.guest import Guest, encode
from chaudron.server.refusals import Busy, Denied, Missing
from chaudron.store import Store
from chaudron.store import talk as kept_talk
from chaudron.store.forgetting import NOBODY
from chaudron.store.talk import Line

LONGEST_LINE = 300
"""Characters in a line: what one says across a table in one breath."""
RECALLED = 200
"""The lines of talk that somebody who comes in is told."""
LINES_A_MINUTE = 15
"""From one visitor, and as many at once: quicker than a person types, slower than a flood."""
CROWD_A_MINUTE = 30
"""From all onlookers at one address, whose browsers may be a different visitor each time."""
REACTIONS_A_MINUTE = 20
NUDGE_AFTER = 20
"""Seconds without a move until somebody may be nudged: everybody may think for a moment."""
NUDGE_PAUSE = 30
"""Seconds between two nudges at a table, whoever nudges whom."""
HANDLE = 16
"""The digits of a speaker's handle; nobody at a table shares one by chance."""

JOINERS = "\u200c\u200d"
"""The only invisible characters that words need: between letters of some scripts, and in emoji."""
BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
"""Characters that count as letters or signs but show nothing."""
MOST_MARKS = 4
"""Accents on one letter; some languages need three, and piles of them reach into other lines."""


def clean(text: str) -> str:
    """Return a line without anything that shows nothing, turns the direction of words around or leaves its line.

    Raises Malformed if nothing is left, or too much."""
    if len(text) > 4 * LONGEST_LINE:  # before anything is done with it
        raise Malformed("words-long", most=LONGEST_LINE)
    words = " ".join(text.translate(BLANKS).split())
    found: list[str] = []
    marks = 0
    for character in words:
        kind = unicodedata.category(character)
        joins = character in JOINERS
        marks = marks + 1 if kind in {"Mn", "Me"} else marks if joins else 0
        if joins or (kind[0] != "C" and marks <= MOST_MARKS):
            found.append(character)
    cleaned = " ".join("".join(found).split())
    if not cleaned.strip(JOINERS):
        raise Malformed("words-empty")
    if len(cleaned) > LONGEST_LINE:
        raise Malformed("words-long", most=LONGEST_LINE)
    return cleaned


def handle(table: str, visitor: str) -> str:
    """Return what others at a table know a visitor by.

    A visitor is the hash of a random key, so nobody can guess one from a handle, nor see that two handles are the same visitor's."""
    return sha256(f"{table}:{visitor}".encode()).hexdigest()[:HANDLE]


class Talk:
    """What is said at one table. It changes neither chairs nor match, and nothing waits for it."""

    def __init__(self, store: Store, code: str, company: Company) -> None:
        self._store = store
        self._code = code
        self._company = company
        self._lines: dict[int, Line] = {}
        """The last lines, by their numbers."""
        self._rendered: tuple[Raw, ...] | None = None
        self._paces = {
            "lines": Doors(LINES_A_MINUTE),
            "crowd": Doors(CROWD_A_MINUTE),
            "reactions": Doors(REACTIONS_A_MINUTE),
        }
        self.heard = 0
        """How often something was said or removed while the table is in memory."""
        self._nudged = -float(NUDGE_PAUSE)
        """When somebody was nudged last, on the monotonic clock."""

    def recall(self, lines: Sequence[Line]) -> None:
        """Take over lines that are stored."""
        self._lines, self._rendered = {line.number: line for line in lines}, None

    # What people say.

    async def speak(self, guest: Guest, text: str) -> None:
        """Store a line, then tell everybody."""
        visitor = self._speaker(guest)
        words = clean(text)
        seat = self._company.seat_of(visitor)
        self._take("lines", visitor)
        if seat is None:
            self._take("crowd", guest.address)
        stored = self._store.write(kept_talk.add, self._code, visitor, self._name(guest), seat, words, int(time.time()))
        line = await stored
        if self._lines.get(line.number) != line:  # unless it was read with what others have said
            self._keep(line)

    async def strike(self, guest: Guest, number: int) -> None:
        """Remove the words of a line from disk, then tell everybody; refuses whoever is neither the speaker nor the host."""
        visitor = self._speaker(guest)
        line = self._lines.get(number)
        if line is None or line.struck is not None:
            raise Missing("line")
        if line.visitor != visitor:
            self._company.hosted_by(guest)
        name = self._name(guest)
        await self._store.write(kept_talk.strike, self._code, number, visitor, name)
        if number in self._lines:  # unless its speaker was forgotten meanwhile
            self._keep(replace(line, text="", struck_by=visitor, struck=name))

    def react(self, guest: Guest, reaction: wire.Reaction) -> None:
        """Show everybody a gesture."""
        visitor = self._speaker(guest)
        seat = self._seat(visitor)
        self._take("reactions", visitor)
        self._tell(wire.Reacted(handle(self._code, visitor), seat, reaction))

    def nudge(self, guest: Guest, seat: Seat, awaited: Collection[Seat], waited: float) -> str:
        """Remind the person at a seat that the table has been waiting for them; returns the visitor who is to be reminded.

        Refuses if the table does not wait for a person there, or has not waited for long, or somebody was nudged a moment ago."""
        visitor = self._speaker(guest)
        by = self._seat(visitor)
        company = self._company
        person = company.kept.holders[seat].visitor if seat in awaited and seat not in company.minded else None
        if person is None or seat == by:
            raise Denied("not-awaited")
        now = time.monotonic()
        if waited < NUDGE_AFTER or now - self._nudged < NUDGE_PAUSE:
            raise Denied("nudge-soon", seconds=NUDGE_AFTER)
        self._nudged = now
        self._tell(wire.Nudged(handle(self._code, visitor), by, seat))
        return person

    # What people are told.

    def shown(self) -> tuple[Raw, ...]:
        """Return the last lines, as somebody who comes in is told them."""
        if self._rendered is None:
            self._rendered = tuple(Raw(encode(self._line(line))) for line in self._lines.values())
        return self._rendered

    def handle_of(self, guest: Guest) -> str | None:
        """Return what others know a guest by; None if they cannot speak."""
        return None if guest.visitor is None else handle(self._code, guest.visitor)

    def forget(self, visitor: str) -> None:
        """Drop what a visitor has said, which is stored no longer, and tell everybody what is left."""
        known = list(self._lines.values())
        left = kept_talk.without(known, visitor, NOBODY)
        if left != known:
            self._start_over(left)

    def _start_over(self, lines: Sequence[Line]) -> None:
        """Tell everybody what is left of the talk."""
        self.heard += 1
        self.recall(lines)
        for guest in self._company.guests:
            guest.start_over()
            guest.tell(concerned=False)

    def follow(self, lines: Sequence[Line]) -> None:
        """Take over the last lines as they are stored, because another process has changed them, and tell everybody what is new."""
        now = {line.number: line for line in lines}
        if any(number not in now for number in self._lines if not lines or number >= lines[0].number):
            self._start_over(lines)  # somebody was forgotten
            return
        for line in lines:
            if self._lines.get(line.number) != line:
                self._keep(line)

    def overhear(self, visitor: str | None, message: wire.React | wire.Nudge) -> None:
        """Show a gesture or a nudge of somebody who is connected to another process, which has allowed it."""
        seat = self._company.seat_of(visitor)
        if visitor is None or seat is None:
            return
        who = handle(self._code, visitor)
        if isinstance(message, wire.React):
            self._tell(wire.Reacted(who, seat, message.reaction))
        else:
            self._nudged = time.monotonic()
            self._tell(wire.Nudged(who, seat, message.seat))

    def _keep(self, line: Line) -> None:
        """Take over a line that is stored, and tell everybody."""
        self.heard += 1
        self._lines[line.number] = line
        while len(self._lines) > RECALLED:
            del self._lines[min(self._lines)]
        self._rendered = None
        self._tell(wire.Talked(self._line(line)))

    def _line(self, line: Line) -> wire.Spoken:
        speaker = handle(self._code, line.visitor)
        return wire.Spoken(line.number, speaker, line.name, line.seat, line.text, line.at, line.struck)

    def _tell(self, message: wire.Talked | wire.Reacted | wire.Nudged) -> None:
        letter = encode(cast(Any, message))
        for guest in self._company.guests:
            if not guest.behindhand:
                guest.post(letter, concerned=False)

    # Who may say something.

    def _speaker(self, guest: Guest) -> str:
        if guest.visitor is None:
            raise Denied("no-cookie")
        return guest.visitor

    def _seat(self, visitor: str) -> Seat:
        seat = self._company.seat_of(visitor)
        if seat is None:
            raise Denied("no-seat")
        return seat

    def _name(self, guest: Guest) -> str:
        seat = self._company.seat_of(guest.visitor)
        return guest.name if seat is None else self._company.kept.holders[seat].name

    def _take(self, what: str, whose: str) -> None:
        if not self._paces[what].take(whose):
            raise Busy("too-fast")
