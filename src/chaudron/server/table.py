"""A table: who sits there, the match being played, and the people connected.

Everything comes in one order: check, store, swap, tell. Nobody is told of anything that is not on disk. A move may be checked while
those before it are still being stored; it builds on them, and falls with them. Whatever changes the table itself has it alone.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, cast

from msgspec import Raw, Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from chaudron import games
from chaudron.kernel.floor import closing
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match, Step
from chaudron.kernel.model import IllegalMove, Move, News, Question, Refusal, Seat, Stale
from chaudron.kernel.record import read_move
from chaudron.server import seating, wire
from chaudron.server.clock import Clock
from chaudron.server.guest import Guest, encode
from chaudron.server.refusals import Denied
from chaudron.server.render import render_line, render_question, render_room
from chaudron.store import Store, matches, tables
from chaudron.store.tables import Kept
from chaudron.store.writer import Chain
from chaudron.texts.told import describe, seats_in

STORY = 2000
"""How many lines of the story somebody who comes in is told at most; a match seldom has as many."""
MOST_GUESTS = 200
"""How many may be connected to a table at once; whoever has a seat always may."""
MOST_WINDOWS = 8
"""How many of them may be the same visitor."""


class Said(Struct, frozen=True, gc=False):
    """A line of the story as bytes, and the one seat that heard it (None: everybody did)."""

    only: Seat | None
    line: Raw


class Spent(NamedTuple):
    """How much of an open question's time had passed when its match was taken from disk."""

    phase: int
    seconds: int


class Played(NamedTuple):
    """The match at a table, its name, which one it is, what binds its deal, and what has been told of it."""

    id: str
    number: int
    match: Match[Any, Any, Any]
    commitment: str
    story: list[Said]
    spent: Spent | None = None


class Flight(NamedTuple):
    """A move that is checked and on its way to disk."""

    played: Played
    step: Step[Any, Any]
    kept: asyncio.Future[None]


class Table:
    """One table, for as long as anybody is there or it is somebody's turn to think."""

    def __init__(self, store: Store, kept: Kept, played: Played | None, attend: Callable[[Table], None]) -> None:
        self.store = store
        self.kept = kept
        self.moved = kept.changed
        """When something last happened here, in seconds since 1970."""
        self.game: AnyGame = games.load(kept.game)
        self.played = played
        self.guests: list[Guest] = []
        self.here: set[str] = set()
        """Visitors who are connected."""
        self.minded: set[Seat] = set()
        """Seats of people who are gone, where a bot acts until they are back."""
        self.lock = asyncio.Lock()
        """Whoever has it changes the table, or sends the next move on its way."""
        self.flights: list[Flight] = []
        """Moves on their way to disk, each of which builds on the one before."""
        self.chain = Chain()
        self.landed = asyncio.Event()
        """Whether no move is on its way."""
        self.landed.set()
        self.under_way = 0
        self.attend = attend
        """Has the house look at the table: it may be for a bot to act."""
        self.clock: Clock | None = None
        """Of an open question; the house winds it."""
        self._room: Raw | None = None
        self._plays: dict[Seat | None, Raw] = {}

    # Who is who.

    @property
    def code(self) -> str:
        return self.kept.code

    @property
    def kept(self) -> Kept:
        """All that is kept of the table beside its matches."""
        return self._kept

    @kept.setter
    def kept(self, kept: Kept) -> None:
        self._kept = kept
        self._seats = {holder.visitor: seat for seat, holder in enumerate(kept.holders) if holder.visitor is not None}

    def seat_of(self, visitor: str | None) -> Seat | None:
        """The seat that a visitor has."""
        return None if visitor is None else self._seats.get(visitor)

    def present(self, seat: Seat) -> bool:
        """Whether whoever has the seat is there; bots always are."""
        holder = self.kept.holders[seat]
        return holder.level is not None or holder.visitor in self.here

    @property
    def host(self) -> str:
        """Who decides about the table: whoever set it up or, while they are away, the first person there who has a seat."""
        if self.kept.host in self.here:
            return self.kept.host
        return next((visitor for visitor in self._seats if visitor in self.here), self.kept.host)

    @property
    def busy(self) -> bool:
        """Whether anything is being changed."""
        return self.lock.locked() or self.under_way > 0

    def attended(self) -> bool:
        """Whether anybody who has a seat is there."""
        return not self.here.isdisjoint(self._seats)

    def question(self, seat: Seat) -> Question | None:
        """What is asked of a seat."""
        return None if self.played is None else self.played.match.question(seat)

    def asked(self, visitor: str) -> bool:
        """Whether the table waits for this visitor to decide something; for those who may keep silent nobody waits."""
        seat = self.seat_of(visitor)
        question = None if seat is None else self.question(seat)
        return question is not None and question.ask.must

    # Coming and going.

    def enter(self, guest: Guest) -> None:
        """Somebody is connected; if a bot was minding their seat, it hands it back."""
        seat = self.seat_of(guest.visitor)
        if seat is None and len(self.guests) >= MOST_GUESTS:
            raise Denied("crowded", most=MOST_GUESTS)
        if guest.visitor is not None and sum(other.visitor == guest.visitor for other in self.guests) >= MOST_WINDOWS:
            raise Denied("crowded", most=MOST_WINDOWS)
        self.guests.append(guest)
        self.count()
        if seat is not None:
            self.minded.discard(seat)
        self.room_changed()
        guest.tell()

    def part(self, guest: Guest) -> None:
        """A connection is gone."""
        self.guests.remove(guest)
        guest.turns.leave(guest)
        self.count()
        self.room_changed()

    def count(self) -> None:
        """See who is there."""
        self.here = {guest.visitor for guest in self.guests if guest.visitor is not None}

    def mind(self, seat: Seat) -> None:
        """A bot acts for somebody who is gone."""
        self.minded.add(seat)
        self.room_changed()

    def room_changed(self) -> None:
        """Tell everybody how the table is now."""
        self._room = None
        for guest in self.guests:
            guest.tell(concerned=False)
        self.attend(self)

    async def renamed(self, visitor: str, name: str) -> None:
        """Somebody is called otherwise from now on."""
        async with self.lock:
            holders = tuple(replace(holder, name=name) if holder.visitor == visitor else holder for holder in self.kept.holders)
            self.kept = replace(self.kept, holders=holders)
            for guest in self.guests:
                if guest.visitor == visitor:
                    guest.name = name
            self.room_changed()

    # What people say.

    async def hear(self, guest: Guest, message: wire.FromBrowser) -> wire.Heard:
        """Take up what somebody says, or refuse it."""
        if isinstance(message, wire.Answer):
            return wire.Heard(message.id, await self.answer(guest, message))
        async with self.lock:
            await self.landed.wait()
            seat = self.seat_of(guest.visitor)
            match message:
                case wire.Sit():
                    kept = seating.seated(self.kept, guest.visitor, guest.name, message.seat)
                case wire.Rise():
                    kept = seating.risen(self.kept, seat)
                    guest.whole = True
                case wire.SeatBot():
                    kept = seating.with_bot(self.hosted(guest), message.seat, message.level)
                case wire.Clear():
                    kept = seating.cleared(self.hosted(guest), message.seat)
                case wire.Configure():
                    kept = seating.configured(self.hosted(guest), self.game, message)
                case wire.Begin():
                    kept = await self.begin(self.hosted(guest))
                case wire.Rematch():
                    kept = seating.reopened(self.kept, seat)
                    if all(holder.level is not None or holder.visitor == guest.visitor for holder in kept.holders):
                        kept = await self.begin(kept)  # nobody else has to agree
            if kept is not self.kept:
                await self.keep(kept)
            guest.tell()
            return wire.Heard(message.id, None)

    def hosted(self, guest: Guest) -> Kept:
        """The table, to be changed by its host; refuses anyone else."""
        if guest.visitor is None or guest.visitor != self.host:
            raise Denied("not-host")
        return self.kept

    async def answer(self, guest: Guest, message: wire.Answer) -> int:
        """Somebody's answer to a question; says which move of the match it was."""
        try:
            async with self.lock:
                flight = self.send(*self.read(guest, message), message.question)
        except Refusal:
            if self.flights:  # why it is refused may not be on disk yet
                await asyncio.wait([self.flights[-1].kept])
            raise
        return await self.carry(flight)

    def read(self, guest: Guest, message: wire.Answer) -> tuple[Seat, Move]:
        """Who answers, and what; refuses those who are not to answer anything here."""
        seat = self.seat_of(guest.visitor)
        if seat is None:
            raise Denied("no-seat")
        if self.played is None or self.played.id != message.match:
            raise Denied("other-match")
        move = read_move(self.game, message.move)
        if isinstance(move, self.game.about.house):
            raise IllegalMove("house-only")
        return seat, move

    async def act(self, seat: Seat, move: Move, question: int) -> None:
        """A bot's answer to a question, if it is still a bot's to give."""
        async with self.lock:
            if self.kept.holders[seat].level is None and seat not in self.minded:
                return
            flight = self.send(seat, move, question)
        await self.carry(flight)

    async def expire(self, match: str, phase: int) -> None:
        """Time is up: the house speaks for every seat that is still asked in this phase of this match."""
        played = self.played
        try:
            async with self.lock:
                await self.landed.wait()
                played = self.played
                limit = None if played is None or played.id != match else played.match.time_limit()
                if played is not None and limit is not None and limit.phase == phase:
                    for seat, move in closing(played.match):
                        await self.land(self.send(seat, move, played.match.questions()[seat].number))
        except Stale:
            if played is not None:
                await self.catch_up(played)
            raise

    # A move: check, store, swap, tell.

    def send(self, seat: Seat, move: Move, question: int) -> Flight:
        """Check a move and send it on its way to disk, after those that are on it already."""
        assert self.played is not None
        before = self.flights[-1].step if self.flights else None
        step = self.played.match.prepare(seat, move, question, before)
        kept = self.store.append(self.played.id, step.number, seat, encode(move).decode(), self.chain)
        flight = Flight(self.played, step, asyncio.ensure_future(kept))
        self.flights.append(flight)
        self.under_way += 1
        self.landed.clear()
        return flight

    async def carry(self, flight: Flight) -> int:
        """Wait for a move to land; if somebody else has made a step of this match, catch up with it."""
        try:
            return await self.land(flight)
        except Stale:
            await self.catch_up(flight.played)
            raise

    async def land(self, flight: Flight) -> int:
        """Once a move is on disk, swap the state and tell everybody; says which move of the match it was."""
        played, step, kept = flight
        match = played.match
        try:
            await kept
            news = match.commit(step)
            self.flights.remove(flight)
        except BaseException:
            if flight in self.flights:  # those that build on it fall with it
                self.flights, self.chain = [], Chain()
            raise
        finally:
            self.under_way -= 1
            if self.under_way == 0:
                self.landed.set()
        self.moved = int(time.time())
        self._plays.clear()
        if match.outcome is not None:
            self.kept = replace(self.kept, status="over", changed=int(time.time()))
            self._room = None
            # The last move is on disk, and a match that has ended is known by it; so nobody waits for this.
            self.store.write(tables.save, self.kept).add_done_callback(asyncio.Future.exception)
        self.tell(step.number, news, step.seat)
        self.attend(self)
        return step.number

    async def catch_up(self, played: Played) -> None:
        """Somebody else has made a step of this match: take the match from disk, and tell everybody anew."""
        async with self.lock:
            await self.landed.wait()
            if self.played is not played:
                return  # it is done already
            self.played = await self.store.read(recall, played.id)
            self._plays.clear()
            for guest in self.guests:
                guest.whole = True
            self.room_changed()

    def tell(self, step: int, news: Sequence[News], mover: Seat | None = None) -> None:
        """Tell everybody what happened, as far as they hear it: first those whom the table waits for, and those to whom something
        happened, beyond words, that is not merely what they have just done themselves."""
        assert self.played is not None
        concerned = self.played.match.awaited()
        said: list[Said] = []
        for event, only in news:
            told = describe(event)
            said.append(Said(only, render_line(step, told)))
            if not event.words and (named := seats_in(told)) != {mover}:
                concerned |= named
        self.played.story.extend(said)
        for guest in self.guests:
            seat = self.seat_of(guest.visitor)
            guest.tell([each.line for each in said if each.only is None or each.only == seat], seat in concerned)

    # How the table changes.

    async def keep(self, kept: Kept) -> None:
        """Store the table as it is to be, then let it be so."""
        kept = replace(kept, changed=int(time.time()))
        await self.store.write(tables.save, kept)
        self.kept = kept
        self.minded = {seat for seat in self.minded if kept.holders[seat].visitor is not None}
        if kept.match is None and self.played is not None:
            self.played = None
            self._plays.clear()
        self.room_changed()

    async def begin(self, kept: Kept) -> Kept:
        """Deal; every seat must be taken."""
        if kept.status != "open":
            raise Denied("begun")
        if any(holder.empty for holder in kept.holders):
            raise Denied("empty-seats", empty=sum(holder.empty for holder in kept.holders))
        options = seating.chosen(self.game, len(kept.holders), kept.options)
        match: Match[Any, Any, Any] = Match(self.game, len(kept.holders), options)
        begun = matches.beginning(match, self.code, 1 + await self.store.read(matches.count, self.code))
        self.minded.clear()
        kept = replace(kept, status="playing", match=begun.id, changed=begun.begun)
        await self.store.write(begin, begun, kept)
        self.kept = kept
        self.played = Played(begun.id, begun.number, match, begun.commitment, [])
        self._room = None
        self._plays.clear()
        self.tell(0, match.opening)
        self.attend(self)
        return kept

    # What people are shown.

    def update(self, guest: Guest) -> bytes:
        """All that a guest may see now, and what they have not been told; they count as told."""
        seat = self.seat_of(guest.visitor)
        if self._room is None:
            self._room = render_room(self)
        news = guest.news
        if guest.whole:
            story = [] if self.played is None else self.played.story
            news = [each.line for each in story if each.only is None or each.only == seat][-STORY:]
        you = wire.You(seat, guest.visitor is not None and guest.visitor == self.host, guest.name)
        play = None if self.played is None else self.play(seat)
        clock = None if self.clock is None or not self.clock.runs else round(self.clock.left, 1)
        update = wire.Update(cast(Any, self._room), you, cast(Any, play), clock, cast(Any, tuple(news)), guest.whole)
        guest.news = []
        guest.whole = guest.behind = False
        return encode(update)

    def play(self, seat: Seat | None) -> Raw:
        """The match as a seat may see it, as bytes: made once for all who see the same."""
        found = self._plays.get(seat)
        if found is None:
            assert self.played is not None
            name, number, match, commitment, *_ = self.played
            view = match.view(seat)
            asked = match.question(seat) if seat is not None else None
            question = None if asked is None or seat is None else render_question(self.game, view, asked, match.moves(seat))
            outcome = match.outcome
            seed = None if outcome is None else match.seed.hex()
            shown = wire.Play(name, number, commitment, match.step, self.game.scene(view), question, outcome, seed)
            found = self._plays[seat] = Raw(encode(shown))
        return found


def recall(connection: Connection, match: str) -> Played | None:
    """A match as it stands on disk."""
    rebuilt = matches.rebuild(connection, match)
    if rebuilt is None:
        return None
    begun = rebuilt.begun
    story = [Said(item.only, render_line(step, describe(item.event))) for step, news in rebuilt.story for item in news]
    limit = rebuilt.match.time_limit()
    spent = None if limit is None else Spent(limit.phase, elapsed(rebuilt.times, limit.seconds))
    return Played(begun.id, begun.number, rebuilt.match, begun.commitment, story, spent)


def elapsed(times: Sequence[int], limit: int) -> int:
    """The seconds that lie between these times. What is longer than all the time there is was a rest of the table, and does not count;
    nor does what has passed since the last."""
    gaps = (later - earlier for earlier, later in pairwise(times))
    return sum(gap for gap in gaps if 0 < gap <= limit)


def begin(connection: Connection, begun: matches.Begun, kept: Kept) -> None:
    """Keep the beginning of a match and that the table plays it, together."""
    matches.begin(connection, begun)
    tables.save(connection, kept)
