"""A table: its company, the flights of its moves and its messenger, put together.

Everything happens in one order: check, store, swap, tell. Nobody is told of anything that is not on disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import IllegalMove, Move, News, Seat, Stale
from chaudron.kernel.record import read_move
from chaudron.server import changes, wire
from chaudron.server.company import Company
from chaudron.server.flights import AnyStep, Flights
from chaudron.server.guest import Guest
from chaudron.server.hold import Held
from chaudron.server.line import Whose
from chaudron.server.messenger import Messenger
from chaudron.server.notices import Kind
from chaudron.server.peers import ALONE, Peers
from chaudron.server.played import Played
from chaudron.server.pleas import Pleas
from chaudron.server.refusals import Denied, why_not
from chaudron.server.salts import Salts
from chaudron.server.talk import Talk
from chaudron.store import Store, tables
from chaudron.store.tables import KeptTable


class Table:
    """One table in memory, while anybody is connected or a bot has something to do."""

    def __init__(
        self,
        store: Store,
        kept: KeptTable,
        played: Played | None,
        attend: Callable[[Table], None],
        advise: Callable[[Table, Guest, wire.Advise | wire.Review], None],
        peers: Peers = ALONE,
        shut: Callable[[Table, str | None], None] = lambda *_: None,
        ended: Callable[[str], None] = lambda _: None,
        remind: Callable[[Table, Seat, Kind, Seat | None], None] = lambda *_: None,
    ) -> None:
        self.store = store
        self.peers = peers
        """The other processes of the server."""
        self.minds = True
        """Whether the house of this process lets bots act; elsewhere people only play."""
        self.code = kept.code
        self.game: AnyGame = games.load(kept.game)
        self.company = Company(kept, self.room_changed)
        self.flights = Flights(store, kept.code, played, self.move_landed, self.move_followed)
        self.held = Held(self.company)
        self.pleas = Pleas(self)
        self.talk = Talk(store, kept.code, self.company)
        self.salts = Salts(self.game)
        self.messenger = Messenger(self.game, self.company, self.flights, self.held, self.talk, self.salts)
        self.attend = attend
        """Called after every change: the house sees whether a bot has to act."""
        self.advise = advise
        """Called when somebody wants advice: the coach refuses it, or thinks and tells them later."""
        self.shut = shut
        """Called with the id of its last match when the table was closed: the lobby sends everybody home."""
        self.ended = ended
        """Called with the id of a match that has ended, when its last move is on disk."""
        self.remind = remind
        """Called when somebody is nudged or asked to agree, or the table was closed: they are told, if they are not there."""
        self.moved = kept.changed
        """The time of the last move or change, in seconds since 1970."""

    @property
    def whose(self) -> Whose:
        """The table, as the line of thinking bots knows it."""
        return Whose(self.company.kept.host, self.code, lambda: self.company.watched)

    # What people say.

    async def hear(self, guest: Guest, message: wire.FromBrowser) -> wire.Heard:
        """Carry out a message, or refuse it.

        An answer is checked on top of the moves in flight. A change of the table waits for all of them. A message that changes neither
        chairs nor match gets a case of its own here, and waits for nothing."""
        step: int | None = None
        if guest.program and not isinstance(message, wire.FROM_PROGRAM):
            raise Denied("program")
        match message:
            case wire.Answer():
                step = await self.flights.make(partial(self.read, guest, message), message.question)
            case wire.Advise() | wire.Review():
                self.advise(self, guest, message)
                guest.tell()
            case wire.Next() | wire.Guess():
                raise Denied("no-lesson")
            case wire.WhyNot():
                seat, played = self.seat_in(guest, message.match)
                raise why_not(played.match, seat, message)
            case wire.Seen():
                self.this_match(message.match)
                self.held.see(guest.visitor, message.step, message.kind)
                self.room_changed()
            case wire.Pause():
                self.held.pause(guest.visitor, on=message.on)
                self.room_changed()
            case wire.PromiseSalt():
                self.salts.promise(self.company.player(guest), message)
                self.messenger.tell_of_room()
            case wire.Salt():
                self.salts.add(self.company.player(guest), message)
                guest.tell()
            case wire.Dismiss():
                self.company.hosted_by(guest)
                self.company.dismiss()
                self.room_changed()
            case wire.Speak() | wire.Strike() | wire.React() | wire.Nudge():
                await self.hear_talk(guest, message)
                guest.tell()
            case wire.Change():
                await changes.alone(self, partial(changes.change, self, guest, message))
            case _:
                assert_never(message)
        self.peers.pass_on(self, guest.visitor, message)
        return wire.Heard(message.id, step)

    async def hear_talk(self, guest: Guest, message: wire.Talk) -> None:
        """Carry out what somebody says to the others, or refuse it."""
        match message:
            case wire.Speak():
                await self.talk.speak(guest, message.text)
            case wire.Strike():
                await self.talk.strike(guest, message.line)
            case wire.React():
                self.talk.react(guest, message.reaction)
            case wire.Nudge():
                self.talk.nudge(guest, message.seat, self.awaited(), time.time() - self.moved)
                self.remind(self, message.seat, "nudge", self.company.seat_of(guest.visitor))

    def awaited(self) -> set[Seat]:
        """Return the seats that the table is waiting for; none while it holds, or where silence is allowed."""
        played = self.flights.played
        return set() if played is None or played.over or self.held else set(played.match.awaited())

    def read(self, guest: Guest, message: wire.Answer) -> tuple[Seat, Move]:
        """Return the seat that answers and its move; refuses guests who have nothing to answer here."""
        seat, played = self.seat_in(guest, message.match)
        if played.chronicle.ended:
            raise Denied("over")
        if self.held:
            raise Denied("held")
        move = read_move(self.game, message.move)
        if isinstance(move, self.game.about.house):
            raise IllegalMove("house-only")
        return seat, move

    def seat_in(self, guest: Guest, match: str) -> tuple[Seat, Played]:
        """Return the seat of a guest and the match at the table; refuses guests without a seat, and those who mean another match."""
        seat = self.company.seat_of(guest.visitor)
        if seat is None:
            raise Denied("no-seat")
        return seat, self.this_match(match)

    def this_match(self, match: str) -> Played:
        """Return the match at the table; raises Denied if another one is meant."""
        if self.flights.played is None or self.flights.played.id != match:
            raise Denied("other-match")
        return self.flights.played

    def asked(self, visitor: str) -> bool:
        """Whether the table is waiting for this visitor's answer; it does not wait where silence is allowed."""
        seat = self.company.seat_of(visitor)
        if (pleaded := self.held.pleaded()) is not None:
            return seat in pleaded
        question = None if seat is None else self.flights.question(seat)
        return question is not None and question.ask.must

    # What bots say.

    async def act(self, seat: Seat, move: Move, question: int) -> None:
        """Make a bot's move; raises Stale if a person has the seat back."""
        minded = self.company.kept.holders[seat].level is None

        def read() -> tuple[Seat, Move]:
            played, person = self.flights.played, self.company.kept.holders[seat].level is None
            if played is None or played.over or self.held or person != minded or (minded and seat not in self.company.minded):
                raise Stale("question", asked=question)
            return seat, move

        await self.flights.make(read, question, minded=minded)

    # Whom it knows.

    def knows(self, visitor: str) -> bool:
        """Whether a visitor has a seat, has lost one, or has left the match."""
        away = [each.visitor for each in self.company.kept.unseated]
        played = self.flights.played
        known = set() if played is None else played.visitors
        return self.company.seat_of(visitor) is not None or visitor in (self.company.kept.host, *away, *known)

    # What follows from a change.

    def room_changed(self) -> None:
        """Tell everybody that the table has changed, and let the house see who has to act."""
        self.messenger.tell_of_room()
        self.attend(self)

    def move_landed(self, step: AnyStep, news: Sequence[News], minded: Seat | None) -> None:
        """Tell everybody of a move that was made here, and let the house see who has to act."""
        assert self.flights.played is not None
        if self.flights.played.match.outcome is not None:
            kept, name, now = self.company.kept, self.flights.played.id, int(time.time())
            # The last move is on disk and shows that the match is over, so nobody waits for this.
            self.store.write(tables.finish, self.code, name, now).add_done_callback(asyncio.Future.exception)
            self.company.kept = replace(kept, status="over", changed=now, version=kept.version + 1)
            self.ended(name)
        self.tell_of_move(step, news, minded)

    def move_followed(self, step: AnyStep, news: Sequence[News], minded: Seat | None) -> None:
        """Tell everybody of a move that another process has stored; whatever held up the table there has been seen."""
        self.held.forget()
        self.tell_of_move(step, news, minded)

    def tell_of_move(self, step: AnyStep, news: Sequence[News], minded: Seat | None) -> None:
        """Tell everybody of a move, and let the house see who has to act."""
        self.moved = int(time.time())
        assert self.flights.played is not None
        over = self.flights.played.match.outcome is not None
        self.held.begin(step.number, news, over=over)
        if over:
            self.company.kept = replace(self.company.kept, status="over")
            self.messenger.tell_of_room()
        self.messenger.tell(step.number, news, step.seat, minded)
        self.attend(self)

    def match_overtaken(self) -> None:
        """Tell everybody the whole story of a reloaded match, and let the house see who has to act."""
        self.messenger.tell_anew()
        self.attend(self)
