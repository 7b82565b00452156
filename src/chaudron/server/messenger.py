"""What is told to whom at a table: the story as each seat hears it, and updates as each guest may see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from msgspec import Raw

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import News, Seat
from chaudron.server import wire
from chaudron.server.company import Company
from chaudron.server.flights import Flights
from chaudron.server.guest import Guest, encode
from chaudron.server.hold import Held
from chaudron.server.played import StoryLine
from chaudron.server.render import render_line, render_play, render_room, was
from chaudron.server.salts import Salts
from chaudron.server.talk import Talk
from chaudron.store.chronicle import QUIET

STORY = 2000
"""The maximum number of lines of the story in one update; few matches have as many."""


class Messenger:
    """Tells the guests of one table; what is the same for several guests is rendered once."""

    def __init__(self, game: AnyGame, company: Company, flights: Flights, held: Held, talk: Talk, salts: Salts) -> None:
        self._game = game
        self._held = held
        self._talk = talk
        self._salts = salts
        self._company = company
        self._flights = flights
        self._room: Raw | None = None
        self._plays: dict[Seat | None, Raw] = {}

    def tell(self, step: int, news: Sequence[News], mover: Seat | None = None, minded: Seat | None = None) -> None:
        """Tell each guest the news that their seat hears, after a step, which a bot may have made for somebody (`minded`).

        It concerns the seats that must answer, and those that an event concerns, unless it concerns only the mover."""
        played = self._flights.played
        assert played is not None
        self._plays.clear()
        concerned = played.match.awaited()
        lines: list[StoryLine] = []
        for event, only in news:
            lines.append(StoryLine(only, render_line(step, event, minded)))
            if (concerns := event.concerns) != {mover}:
                concerned |= concerns
        played.story.extend(lines)
        for guest in self._company.guests:
            seat = self._company.seat_of(guest.visitor)
            guest.tell([each.line for each in lines if each.only is None or each.only == seat], concerned=seat in concerned)

    def tell_all(self, lines: Sequence[Raw]) -> None:
        """Tell everybody lines of the story that are not events of the game."""
        played = self._flights.played
        assert played is not None
        self._plays.clear()
        played.story.extend(StoryLine(None, line) for line in lines)
        for guest in self._company.guests:
            guest.tell(lines, concerned=False)

    def tell_of_room(self) -> None:
        """Tell everybody that the table itself has changed: its people, chairs or settings."""
        self._room = None
        for guest in self._company.guests:
            guest.tell(concerned=False)

    def tell_now(self) -> None:
        """Let everybody hear the end of a match before another one takes its place."""
        for guest in self._company.guests:
            if guest.behind and not guest.behindhand:
                guest.post(self.update(guest))

    def tell_anew(self) -> None:
        """Tell everybody the whole story again, because the match is not the one they know."""
        self._plays.clear()
        for guest in self._company.guests:
            guest.start_over()
        self.tell_of_room()

    def update(self, guest: Guest) -> bytes:
        """Render an update for a guest, and empty their mailbox."""
        company, played, clock = self._company, self._flights.played, self._flights.clock
        seat = company.seat_of(guest.visitor)
        if self._room is None:
            chronicle = QUIET if played is None else played.chronicle
            seal = None if company.kept.status == "playing" else self._salts.sealed(company.kept, company.seated())
            paused = bool(self._held) and self._held.paused
            self._room = render_room(self._game, company, paused=paused, chronicle=chronicle, seal=seal)
        news, whole = guest.drain()
        if whole:
            story = [] if played is None else played.story
            news = [each.line for each in story if each.only is None or each.only == seat][-STORY:]
        you = self.you(guest, seat)
        play = None if played is None else self.play(seat)
        left = None if clock is None or not clock.runs else round(clock.left, 1)
        hold = self._held.shown()
        talk: Any = self._talk.shown() if whole else ()
        return encode(wire.Update(cast(Any, self._room), you, cast(Any, play), left, hold, cast(Any, tuple(news)), whole, None, talk))

    def you(self, guest: Guest, seat: Seat | None) -> wire.You:
        """Return who a guest is at the table."""
        away = self._company.kept.unseated
        host = guest.visitor is not None and guest.visitor == self._company.host
        barred = tuple(wire.Unseated(each.number, each.name) for each in away) if host else ()
        unseated = any(each.visitor == guest.visitor for each in away)
        played = self._flights.played
        before = () if played is None else was(played.chronicle, guest.visitor)
        return wire.You(seat, host, guest.name, unseated, barred, self._talk.handle_of(guest), before)

    def play(self, seat: Seat | None) -> Raw:
        """Return the match as a seat may see it, as bytes; rendered once for all who see the same."""
        found = self._plays.get(seat)
        if found is None:
            assert self._flights.played is not None
            found = self._plays[seat] = render_play(self._flights.played, seat)
        return found
