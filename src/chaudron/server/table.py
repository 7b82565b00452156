"""A table: its company, the flights of its moves and its messenger, put together.

Everything happens in one order: check, store, swap, tell. Nobody is told of anything that is not on disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import IllegalMove, Move, News, Seat, Stale
from chaudron.kernel.record import read_move
from chaudron.kernel.rng import new_seed
from chaudron.server import seating, wire
from chaudron.server.company import Company
from chaudron.server.flights import TRIES, AnyStep, Flights
from chaudron.server.guest import Guest, encode
from chaudron.server.hold import Held
from chaudron.server.line import Whose
from chaudron.server.messenger import Messenger
from chaudron.server.notices import Kind
from chaudron.server.peers import ALONE, Peers
from chaudron.server.played import Played, recall
from chaudron.server.pleas import Pleas
from chaudron.server.refusals import Denied, Missing, why_not
from chaudron.server.render import render_incidents
from chaudron.server.salts import Salts
from chaudron.server.storing import begin, keep, successions, unnamed
from chaudron.server.talk import Talk
from chaudron.store import Store, matches, tables
from chaudron.store.chronicle import Chronicle, Why
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
        shut: Callable[[Table], None] = lambda _: None,
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
        """Called when the table was closed: the lobby sends everybody home."""
        self.ended = ended
        """Called with the id of a match that has ended, when its last move is on disk."""
        self.remind = remind
        """Called when somebody is nudged or asked to agree: they are told, if they are not there."""
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
                raise self.why_not(guest, message)
            case wire.Seen():
                self.this_match(message.match)
                self.held.see(guest.visitor, message.step, message.kind)
                self.room_changed()
            case wire.Pause():
                self.held.pause(guest.visitor, on=message.on)
                self.room_changed()
            case wire.PromiseSalt():
                self.salts.promise(self.player(guest), message)
                self.messenger.tell_of_room()
            case wire.Salt():
                self.salts.add(self.player(guest), message)
                guest.tell()
            case wire.Dismiss():
                self.company.hosted_by(guest)
                self.company.dismiss()
                self.room_changed()
            case wire.Speak() | wire.Strike() | wire.React() | wire.Nudge():
                await self.hear_talk(guest, message)
                guest.tell()
            case wire.Change():
                await self.alone(partial(self.change, guest, message))
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

    def why_not(self, guest: Guest, message: wire.WhyNot) -> IllegalMove:
        """Return why a guest's touches lead to no move, or why the rules refuse a move."""
        seat, played = self.seat_in(guest, message.match)
        return why_not(played.match, seat, message)

    def seat_in(self, guest: Guest, match: str) -> tuple[Seat, Played]:
        """Return the seat of a guest and the match at the table; refuses guests without a seat, and those who mean another match."""
        seat = self.company.seat_of(guest.visitor)
        if seat is None:
            raise Denied("no-seat")
        return seat, self.this_match(match)

    def player(self, guest: Guest) -> str:
        """Return the visitor behind a guest; refuses those without a seat."""
        if guest.visitor is None or self.company.seat_of(guest.visitor) is None:
            raise Denied("no-seat")
        return guest.visitor

    def this_match(self, match: str) -> Played:
        """Return the match at the table; raises Denied if another one is meant."""
        if self.flights.played is None or self.flights.played.id != match:
            raise Denied("other-match")
        return self.flights.played

    def playing(self, match: str) -> bool:
        """Whether a match is being played here."""
        return self.flights.played is not None and self.flights.played.id == match and not self.flights.played.over

    async def alone(self, change: Callable[[], Awaitable[None]]) -> None:
        """Carry out a change while holding the table alone; if another process has changed the table, on top of that."""
        for _ in range(TRIES - 1):
            try:
                async with self.flights.alone():
                    return await change()
            except tables.Overtaken:
                await self.peers.catch_up(self)
        async with self.flights.alone():
            return await change()

    async def change(self, guest: Guest, message: wire.TableChange) -> None:
        """Carry out a change of the table, or refuse it."""
        company = self.company
        if company.kept.status == "closed":
            raise Missing("closed")  # somebody said it before they were sent home
        seat = company.seat_of(guest.visitor)
        why: Why = "unseated" if isinstance(message, wire.Unseat) else "left"
        match message:
            case wire.Sit():
                kept = seating.seated(company.kept, guest.visitor, guest.name, message.seat)
            case wire.Rise():
                kept = seating.risen(company.kept, seat)
            case wire.SeatBot():
                kept = seating.with_bot(company.hosted_by(guest), message.seat, message.level)
            case wire.Clear():
                kept = seating.cleared(company.hosted_by(guest), guest.visitor, message.seat)
            case wire.Unseat():
                kept = seating.unseated(company.hosted_by(guest), message.seat)
            case wire.LetIn():
                kept = seating.let_in(company.hosted_by(guest), message.number)
            case wire.HandOn():
                kept = seating.handed_on(company.owned_by(guest), message.seat)
            case wire.Close():
                await self.close(company.owned_by(guest))
                return
            case wire.Configure():
                kept = seating.configured(company.hosted_by(guest), self.game, message)
            case wire.Begin():
                kept = await self.begin(company.hosted_by(guest), guest, message.salt)
            case wire.Rematch():
                kept = seating.reopened(company.kept, seat)
                if all(holder.level is not None or holder.visitor == guest.visitor for holder in kept.holders):
                    kept = await self.begin(kept, guest, message.salt)  # nobody else has to agree
            case wire.TakeBack() | wire.EndEarly() | wire.Consent():
                await self.pleas.hear(guest, message)
                kept = company.kept
        if kept is not company.kept:
            await self.keep(kept, why)
        await self.pleas.settle()
        guest.tell()

    def asked(self, visitor: str) -> bool:
        """Whether the table is waiting for this visitor's answer; it does not wait where silence is allowed."""
        seat = self.company.seat_of(visitor)
        if (pleaded := self.held.pleaded()) is not None:
            return seat in pleaded
        question = None if seat is None else self.flights.question(seat)
        return question is not None and question.ask.must

    def due(self, visitor: str) -> int | None:
        """Return when a bot moves for a visitor for whom a slow table waits, in seconds since 1970."""
        seat = self.company.seat_of(visitor)
        return None if seat is None else self.company.due.get(seat)

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

    # How the table changes.

    async def keep(self, kept: KeptTable, why: Why = "left") -> None:
        """Store a changed table, with who has left a match for good, then let it take effect and be told."""
        kept = replace(kept, changed=int(time.time()))
        before, played = self.company.kept, self.flights.played
        gone = [] if played is None else successions(before, kept, played.match.step, why)
        kept = await self.store.write(keep, kept, gone)
        seats = [self.company.seat_of(guest.visitor) for guest in self.company.guests]
        self.company.kept = kept
        if kept.match is None:
            self.flights.played = None
        elif played is not None and gone:
            known = (*played.chronicle.successions, *gone)
            self.flights.played = played._replace(chronicle=replace(played.chronicle, successions=known))
            self.messenger.tell_all(render_incidents(Chronicle(tuple(gone)), played.match.step, last=False))
        for guest, seat in zip(self.company.guests, seats, strict=True):
            if seat is not None and self.company.seat_of(guest.visitor) is None:
                guest.start_over()  # an onlooker hears less of the story
        self.room_changed()

    async def close(self, kept: KeptTable) -> None:
        """Store that the table is closed for good, which ends its match early; then send everybody home."""
        await self.pleas.close(replace(kept, status="closed", match=None, public=False, changed=int(time.time())))
        self.shut(self)

    async def begin(self, kept: KeptTable, guest: Guest | None = None, salt: str | None = None) -> KeptTable:
        """Start a match, with the salt of the guest who does; refuses if it has begun or a seat is empty."""
        try:
            return await self._begin(kept, guest, salt)
        except BaseException:
            self.salts.renew()  # salts may have been told, so the next deal is sealed anew
            self.peers.reseal(self)
            self.messenger.tell_of_room()
            raise

    async def _begin(self, kept: KeptTable, guest: Guest | None, salt: str | None) -> KeptTable:
        if kept.status != "open":
            raise Denied("begun")
        if any(holder.empty for holder in kept.holders):
            raise Denied("empty-seats", empty=sum(holder.empty for holder in kept.holders))
        first = None if guest is None or guest.visitor is None or salt is None else (guest.visitor, salt)
        shared, fresh = self.salts.shared, new_seed().hex()
        match = await self.salts.deal(kept, self.company.seated(), self.ask_for_salt, first)
        number = 1 + await self.store.read(matches.last_number, self.code)
        begun = matches.beginning(match, self.code, number, kept.holders)
        kept = replace(kept, status="playing", match=begun.id, changed=begun.begun)
        self.company.kept = kept = await self.store.write(begin, begun, kept, shared, fresh)
        if shared is None:  # not before the match is stored: until then, everybody is shown the seal of this deal
            self.salts.renew()
        else:
            self.salts.share(fresh)
        self.flights.played = Played(begun.id, begun.number, match, begun.commitment, [], players=begun.players)
        self.moved = begun.begun
        self.held.begin(0, match.opening, over=match.outcome is not None)
        self.messenger.tell_of_room()
        self.messenger.tell(0, match.opening)
        self.attend(self)
        return kept

    def ask_for_salt(self, visitor: str, reveal: wire.Reveal) -> None:
        """Ask a visitor's browsers for the salt that they have promised."""
        for guest in self.company.guests:
            if guest.visitor == visitor:
                guest.post(encode(reveal))

    async def rename(self, visitor: str, name: str) -> None:
        """Show a visitor's new name, which is already stored."""
        async with self.flights.alone():
            self.company.rename(visitor, name)

    def knows(self, visitor: str) -> bool:
        """Whether a visitor has a seat, has lost one, or has left the match."""
        away = [each.visitor for each in self.company.kept.unseated]
        played = self.flights.played
        known = set() if played is None else played.visitors
        return self.company.seat_of(visitor) is not None or visitor in (self.company.kept.host, *away, *known)

    async def forget(self, visitor: str, kept: KeptTable) -> None:
        """Go on without a visitor who was forgotten, which is already stored; call it while holding the table alone."""
        played = self.flights.played
        self.company.kept = kept if played is None else replace(kept, holders=unnamed(kept.holders, played.players, visitor))
        if played is None or visitor not in played.visitors:
            self.room_changed()
        else:
            self.flights.played = await self.store.read(recall, played.id)
            self.match_overtaken()

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
