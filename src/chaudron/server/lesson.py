"""A lesson on the server: a match with one person and scripted seats, which is never stored and has no clock."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, cast

import msgspec

from chaudron.bots.levels import LEVELS
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import IllegalMove
from chaudron.kernel.record import read_move
from chaudron.lessons import LEARNER, Walk, lesson
from chaudron.server import wire
from chaudron.server.company import Company
from chaudron.server.guest import Guest, encode
from chaudron.server.played import Played, StoryLine
from chaudron.server.refusals import Denied, Missing, why_not
from chaudron.server.render import render_line, render_play, render_room
from chaudron.server.seating import NAMES, spare_name, with_holder
from chaudron.store.tables import Holder, KeptTable
from chaudron.texts.told import Ref, Told

PACE = 1.6
"""Seconds between two moves that a learner watches."""


class LessonTable:
    """One connection to a lesson. Whoever comes back says which step they were at, so there is nothing to store."""

    def __init__(self, game: AnyGame, name: str, guest: Guest, step: int) -> None:
        found = lesson(game, name)
        if found is None:
            raise Missing("page")
        self.code = ""
        self.messenger = self
        self.walk = Walk(game, found, step)
        self.guest = guest
        guest.visitor = guest.visitor or "learner"
        self.company = Company(self._kept(game, guest), self._look)
        self._reply: Told | None = None
        self._watching: asyncio.Task[None] | None = None
        self._told = (self.walk.match, 0)
        """The match and the number of its moves that the learner knows of."""

    def _kept(self, game: AnyGame, guest: Guest) -> KeptTable:
        """Return the table at which the lesson seems to take place."""
        seats = self.walk.lesson.seats
        kept = KeptTable(
            code=self.code,
            game=game.about.name,
            options=msgspec.to_builtins(self.walk.match.options),
            public=False,
            patience=60,
            pace="calm",
            host=guest.visitor or "",
            status="playing",
            match=None,
            changed=int(time.time()),
            holders=(Holder(visitor=guest.visitor, name=guest.name or NAMES[0]), *[Holder()] * (seats - 1)),
        )
        for seat in range(1, seats):
            kept = with_holder(kept, seat, Holder(level=next(iter(LEVELS)), name=spare_name(kept)))
        return kept

    # What the learner says.

    async def hear(self, guest: Guest, message: wire.FromBrowser) -> wire.Heard:
        """Carry out a message, or refuse it."""
        said: str | None = None
        match message:
            case wire.Answer():
                said = self.walk.answer(read_move(self.walk.game, message.move), message.question)
            case wire.Guess():
                said = self.walk.guess(message.shown)
            case wire.Next():
                self.walk.read_on()
            case wire.WhyNot():
                raise why_not(self.walk.match, LEARNER, message) if self.walk.step.do else IllegalMove("read-on")
            case _:
                raise Denied("lesson")
        self._reply = None if said is None else self._words(said)
        self._look()
        return wire.Heard(message.id, self.walk.match.step)

    def _look(self) -> None:
        """Tell the learner how things stand, and let the others make their moves at a pace at which one can read."""
        if self._watching is not None:
            self._watching.cancel()
            self._watching = None
        if not self.company.guests:
            return
        self._tell()
        if self.walk.pauses:
            self._watching = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(PACE)
            while self.walk.watch():
                self._tell()
                await asyncio.sleep(PACE)

    # What the learner is told.

    def _tell(self) -> None:
        match, known = self._told
        if match is not self.walk.match:
            self.guest.start_over()
        self._told = (self.walk.match, len(self.walk.story))
        self.guest.tell([each.line for each in self._story(known if match is self.walk.match else 0)])

    def _story(self, known: int = 0) -> list[StoryLine]:
        """Return what the learner has heard, from a move on."""
        told = [(number, news) for number, several in self.walk.story[known:] for news in several if news.heard_by(LEARNER)]
        return [StoryLine(news.only, render_line(number, news.event)) for number, news in told]

    def _words(self, key: str) -> Told:
        """Return a text in which the others can be named: `$seat-1` is the first of them."""
        return Told(key, {f"seat-{seat}": Ref(seat=seat) for seat in range(self.walk.lesson.seats)})

    def update(self, guest: Guest) -> bytes:
        """Render an update, and empty the mailbox."""
        walk, step = self.walk, self.walk.step
        news, whole = guest.drain()
        if whole:
            news = [each.line for each in self._story()]
        # Each arrangement is a match of its own, so that the log begins with it.
        begun = sum(step.table is not None for step in walk.lesson.steps[: walk.at + 1])
        played = Played(f"{walk.lesson.name}-{begun}", begun + 1, walk.match, walk.match.commitment, [])
        shown = wire.Lesson(
            name=walk.lesson.name,
            step=walk.at,
            steps=len(walk.lesson.steps),
            told=self._words(walk.lesson.key(step.say)),
            reply=self._reply,
            shown=walk.shown(),
            guesses=tuple(shown for _, shown in walk.guesses()),
            pauses=walk.pauses,
        )
        room, you = render_room(walk.game, self.company, paused=False), wire.You(LEARNER, host=False, name=guest.name)
        play = render_play(played, LEARNER, asks=bool(step.do))
        return encode(wire.Update(cast(Any, room), you, cast(Any, play), None, None, cast(Any, tuple(news)), whole, shown))
