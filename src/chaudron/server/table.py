"""A table: its company, the flights of its moves and its messenger, put together.

Everything happens in one order: check, store, swap, tell. Nobody is told of anything that is not on disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, assert_never

from msgspec.structs import replace
from sqlalchemy import Connection

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import IllegalMove, Move, News, Seat, Stale
from chaudron.kernel.record import read_move
from chaudron.server import seating, wire
from chaudron.server.company import Company
from chaudron.server.flights import TRIES, AnyStep, Flights
from chaudron.server.guest import Guest
from chaudron.server.hold import Held
from chaudron.server.line import Whose
from chaudron.server.messenger import Messenger
from chaudron.server.peers import ALONE, Peers
from chaudron.server.played import Played, recall
from chaudron.server.refusals import Denied, why_not
from chaudron.store import Store, matches, tables
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
        self.messenger = Messenger(self.game, self.company, self.flights, self.held)
        self.attend = attend
        """Called after every change: the house sees whether a bot has to act."""
        self.advise = advise
        """Called when somebody wants advice: the coach refuses it, or thinks and tells them later."""
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
            case wire.Dismiss():
                self.company.hosted_by(guest)
                self.company.dismiss()
                self.room_changed()
            case wire.Change():
                await self.change_alone(guest, message)
            case _:
                assert_never(message)
        self.peers.pass_on(self, guest.visitor, message)
        return wire.Heard(message.id, step)

    def read(self, guest: Guest, message: wire.Answer) -> tuple[Seat, Move]:
        """Return the seat that answers and its move; refuses guests who have nothing to answer here."""
        seat, _ = self.seat_in(guest, message.match)
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

    def this_match(self, match: str) -> Played:
        """Return the match at the table; raises Denied if another one is meant."""
        if self.flights.played is None or self.flights.played.id != match:
            raise Denied("other-match")
        return self.flights.played

    async def change_alone(self, guest: Guest, message: wire.TableChange) -> None:
        """Carry out a change while holding the table alone; if another process has changed the table, on top of that."""
        for _ in range(TRIES - 1):
            try:
                async with self.flights.alone():
                    return await self.change(guest, message)
            except tables.Overtaken:
                await self.peers.catch_up(self)
        async with self.flights.alone():
            return await self.change(guest, message)

    async def change(self, guest: Guest, message: wire.TableChange) -> None:
        """Carry out a change of the table, or refuse it."""
        company = self.company
        seat = company.seat_of(guest.visitor)
        match message:
            case wire.Sit():
                kept = seating.seated(company.kept, guest.visitor, guest.name, message.seat)
            case wire.Rise():
                kept = seating.risen(company.kept, seat)
            case wire.SeatBot():
                kept = seating.with_bot(company.hosted_by(guest), message.seat, message.level)
            case wire.Clear():
                kept = seating.cleared(company.hosted_by(guest), guest.visitor, message.seat)
            case wire.Configure():
                kept = seating.configured(company.hosted_by(guest), self.game, message)
            case wire.Begin():
                kept = await self.begin(company.hosted_by(guest))
            case wire.Rematch():
                kept = seating.reopened(company.kept, seat)
                if all(holder.level is not None or holder.visitor == guest.visitor for holder in kept.holders):
                    kept = await self.begin(kept)  # nobody else has to agree
            case wire.TakeBack():
                kept = await self.take_back(guest, message)
            case wire.Consent():
                kept = await self.consent(guest, message)
        if kept is not company.kept:
            await self.keep(kept)
        if seat is not None and company.seat_of(guest.visitor) is None:
            guest.start_over()  # an onlooker hears less of the story
        guest.tell()

    def asked(self, visitor: str) -> bool:
        """Whether the table is waiting for this visitor's answer; it does not wait where silence is allowed."""
        seat = self.company.seat_of(visitor)
        question = None if seat is None else self.flights.question(seat)
        return question is not None and question.ask.must

    # What bots say.

    async def act(self, seat: Seat, move: Move, question: int) -> None:
        """Make a bot's move; raises Stale if a person has the seat back."""

        def read() -> tuple[Seat, Move]:
            if self.company.kept.holders[seat].level is None and seat not in self.company.minded:
                raise Stale("question", asked=question)
            return seat, move

        await self.flights.make(read, question)

    # How the table changes.

    async def keep(self, kept: KeptTable) -> None:
        """Store a changed table, then let it take effect."""
        kept = replace(kept, changed=int(time.time()))
        self.company.kept = kept = await self.store.write(tables.save, kept)
        if kept.match is None:
            self.flights.played = None
        self.room_changed()

    async def begin(self, kept: KeptTable) -> KeptTable:
        """Start a match; refuses if it has begun or a seat is empty."""
        if kept.status != "open":
            raise Denied("begun")
        if any(holder.empty for holder in kept.holders):
            raise Denied("empty-seats", empty=sum(holder.empty for holder in kept.holders))
        options = seating.chosen(self.game, len(kept.holders), kept.options)
        match: Match[Any, Any, Any] = Match(self.game, len(kept.holders), options)
        number = 1 + await self.store.read(matches.last_number, self.code)
        begun = matches.beginning(match, self.code, number, kept.holders)
        kept = replace(kept, status="playing", match=begun.id, changed=begun.begun)
        self.company.kept = kept = await self.store.write(begin, begun, kept)
        self.flights.played = Played(begun.id, begun.number, match, begun.commitment, [])
        self.held.begin(0, match.opening, over=match.outcome is not None)
        self.messenger.tell_of_room()
        self.messenger.tell(0, match.opening)
        self.attend(self)
        return kept

    async def take_back(self, guest: Guest, message: wire.TakeBack) -> KeptTable:
        """Take back a guest's own move: at once if they are alone with bots, otherwise when everybody agrees.

        With other people, a move after which something hidden was turned up stays."""
        seat, played = self.seat_in(guest, message.match)
        match = played.match
        step = match.last_of(seat) if message.question is None else match.answered(seat, message.question)
        if self.company.kept.status != "playing" or step is None or isinstance(match.made(step), self.game.about.house):
            raise Denied("other-move")
        if self.company.alone() == guest.visitor:
            return await self.branch_off(played, step - 1)
        if self.held:
            raise Denied("held")
        if await asyncio.to_thread(match.revealed, step):
            raise Denied("revealed")
        self.held.plead(seat, step)
        return await self.consent(guest, wire.Consent(message.id, message.match, step, yes=True))

    async def consent(self, guest: Guest, message: wire.Consent) -> KeptTable:
        """Note whether a guest agrees that somebody takes a move back; when all have agreed, it is taken back."""
        played = self.this_match(message.match)
        agreed = self.held.answer(guest.visitor, message.step, yes=message.yes)
        if agreed is not None:
            return await self.branch_off(played, agreed.step - 1)
        self.room_changed()
        return self.company.kept

    async def branch_off(self, played: Played, moves: int) -> KeptTable:
        """Go on with a branch of the match, after its first moves."""
        match = await asyncio.to_thread(played.match.branch, moves)
        begun = matches.beginning(match, self.code, played.number, self.company.kept.holders, played.id)
        kept = replace(self.company.kept, match=begun.id, changed=begun.begun)
        self.company.kept = kept = await self.store.write(branch, begun, kept)
        self.flights.played = await self.store.read(recall, begun.id)
        self.held.forget()
        self.match_overtaken()
        return kept

    async def rename(self, visitor: str, name: str) -> None:
        """Show a visitor's new name, which is already stored."""
        async with self.flights.alone():
            self.company.rename(visitor, name)

    # What follows from a change.

    def room_changed(self) -> None:
        """Tell everybody that the table has changed, and let the house see who has to act."""
        self.messenger.tell_of_room()
        self.attend(self)

    def move_landed(self, step: AnyStep, news: Sequence[News]) -> None:
        """Tell everybody of a move that was made here, and let the house see who has to act."""
        assert self.flights.played is not None
        if self.flights.played.match.outcome is not None:
            over = replace(self.company.kept, status="over", changed=int(time.time()))
            # The last move is on disk and shows that the match is over, so nobody waits for this.
            self.store.write(tables.save, over).add_done_callback(asyncio.Future.exception)
            self.company.kept = replace(over, version=over.version + 1)
        self.tell_of_move(step, news)

    def move_followed(self, step: AnyStep, news: Sequence[News]) -> None:
        """Tell everybody of a move that another process has stored; whatever held up the table there has been seen."""
        self.held.forget()
        self.tell_of_move(step, news)

    def tell_of_move(self, step: AnyStep, news: Sequence[News]) -> None:
        """Tell everybody of a move, and let the house see who has to act."""
        self.moved = int(time.time())
        assert self.flights.played is not None
        over = self.flights.played.match.outcome is not None
        self.held.begin(step.number, news, over=over)
        if over:
            self.company.kept = replace(self.company.kept, status="over")
            self.messenger.tell_of_room()
        self.messenger.tell(step.number, news, step.seat)
        self.attend(self)

    def match_overtaken(self) -> None:
        """Tell everybody the whole story of a reloaded match, and let the house see who has to act."""
        self.messenger.tell_anew()
        self.attend(self)


def begin(connection: Connection, begun: matches.Begun, kept: KeptTable) -> KeptTable:
    """Store the beginning of a match and that the table plays it, in one transaction."""
    matches.begin(connection, begun)
    return tables.save(connection, kept)


def branch(connection: Connection, begun: matches.Begun, kept: KeptTable) -> KeptTable:
    """Store a branch of a match and that the table plays it, in one transaction."""
    matches.branch(connection, begun)
    return tables.save(connection, kept)
