"""The other processes of a server: what they are told of a table, and what they tell.

Each process that has guests at a table has the table in memory. What is stored decides: of two steps with the same number, or of two
changes of the same version of a table, one is made, and the other process follows. A notice says only that there is something new; what it
is, is read. One process minds the table: its house lets bots act. If two did for a moment, the unique step would decide there, too.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from chaudron.kernel.rng import new_seed
from chaudron.server import wire
from chaudron.server.following import follow, overhear, renew
from chaudron.server.peers import Home, Peers
from chaudron.store import Store, peers, tables, talk
from chaudron.store.database import CHANGED, TALKED, VISITORS, Bus, Made, Notice
from chaudron.store.peers import Elsewhere, Presence

if TYPE_CHECKING:
    from chaudron.server.table import Table

log = logging.getLogger("chaudron.peers")

BEAT = 0.5
"""Seconds between two signs of life."""
TIDY = 120
"""The number of signs of life between two clean-ups."""
RETRY = 1.0
"""Seconds until something that failed is tried again."""
GATHER = 0.01
"""Seconds after a reading in which notices are gathered for the next one, which is cheaper for many steps than many are for one each."""
FRESH = 120
"""Seconds for which people may still be looking at what a step has shown."""

RECALLED = 200
"""The lines of talk that are read again."""

decode = msgspec.json.Decoder(wire.FromBrowser).decode
encode = msgspec.json.Encoder().encode


class Shared(Peers):
    """The other processes that use the same database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.id = secrets.token_hex(8)
        self.tables: dict[str, Table] = {}
        """Those in memory, which the lobby keeps."""
        self._published: dict[str, set[Presence]] = {}
        self._overheard: dict[str, set[int]] = {}
        """The numbers of the asides that were carried out, by table."""
        self._one: dict[str, asyncio.Lock] = {}
        """Held while a table follows a change, so that changes are followed in their order."""
        self._sealing: dict[str, asyncio.Task[None]] = {}
        """The next deals that get another secret, by table."""
        self._changed: set[str] = set()
        self._talked: set[str] = set()
        self._steps: dict[str, int] = {}
        self._stirred = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._bus: Bus | None = None

    async def start(self, home: Home) -> None:
        self.tables, self._forget, self._abandon, self._visitors = home
        await self.store.write(peers.register, self.id)
        self._bus = self.store.database.listen(self.store.engine, self.hear, asyncio.get_running_loop())
        self._begin(self._follow())
        self._begin(self._beat())

    async def close(self) -> None:
        if self._bus is not None:
            self._bus.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):  # otherwise the others notice a little later
            await self.store.write(peers.bury, [self.id])

    def _begin(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Do something in the background, and log it if it fails."""

        async def guarded() -> None:
            try:
                await work
            except Exception:
                log.exception("house %s", self.id)

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # What this process tells.

    async def join(self, table: Table) -> None:
        found = (await self.store.read(peers.elsewhere, self.id, [table.code]))[table.code]
        table.minds = found.minder == self.id or (found.minder is None and await self.store.write(peers.take, self.id, table.code))
        self._place(table, found)
        table.salts.share(await self.store.write(peers.seal, table.code, new_seed().hex()))
        last = None if table.flights.played is None else table.flights.played.last
        if last is not None and found.others and time.time() - last[2] < FRESH:  # the others may be looking at what it has shown
            table.held.begin(last[0], last[1], over=table.company.kept.status == "over")
        for number, visitor, data in found.asides:
            self._overheard.setdefault(table.code, set()).add(number)
            message = decode(data)
            if isinstance(message, wire.Seen | wire.Pause):
                await overhear(table, visitor, message)

    def publish(self, table: Table) -> None:
        company = table.company
        wanted = {Presence(guest.visitor or "", minded=False) for guest in company.guests}
        if table.minds:
            minded = (company.kept.holders[seat].visitor for seat in company.minded)
            wanted |= {Presence(visitor, minded=True) for visitor in minded if visitor is not None}
        known = self._published.get(table.code, set())
        if wanted != known:
            self._published[table.code] = wanted
            self._write(peers.publish, table.code, wanted - known, known - wanted)
        if table.minds and not company.guests and company.elsewhere:
            table.minds = False  # whoever has guests minds a table
            self._write(peers.let_go, table.code)

    def pass_on(self, table: Table, visitor: str | None, message: wire.FromBrowser) -> None:
        match message:
            case wire.Seen() | wire.Pause() | wire.Dismiss() | wire.React() | wire.Nudge():
                pass
            case wire.TakeBack() | wire.EndEarly() | wire.Consent() if table.flights.playing(message.match):
                pass  # not everybody has agreed yet
            case _:
                return
        if table.company.elsewhere:
            self._write(peers.say, table.code, visitor, encode(message).decode(), int(time.time()))

    def leave(self, table: Table) -> None:
        self._overheard.pop(table.code, None)
        self._one.pop(table.code, None)
        self._sealing.pop(table.code, None)
        known = self._published.pop(table.code, set())
        if known:
            self._write(peers.publish, table.code, set(), known)
        if table.minds:
            self._write(peers.let_go, table.code)

    async def unminded(self, codes: Sequence[str]) -> Sequence[str]:
        return await self.store.read(peers.unminded, self.id, codes)

    def remind(self, code: str, visitor: str, kind: str, tell: Callable[[], None]) -> None:
        async def once() -> None:
            if await self.store.write(peers.remind, code, visitor, kind, int(time.time())):
                tell()

        self._begin(once())

    def reseal(self, table: Table) -> None:
        async def again() -> None:
            known, fresh = table.salts.shared, new_seed().hex()
            with suppress(tables.Overtaken):  # then another process has done so, and tells us
                await self.store.write(peers.use, table.code, known, fresh)
                table.salts.share(fresh)
                table.room_changed()

        self._sealing[table.code] = self._begin(again())

    async def catch_up(self, table: Table) -> None:
        await super().catch_up(table)
        if (sealing := self._sealing.pop(table.code, None)) is not None:
            await sealing  # whoever has given away a salt must not be dealt cards under the same seal without it
        table.salts.share(await self.store.write(peers.seal, table.code, new_seed().hex()))

    async def make(self, match: str, of: int, wanted: Iterable[str]) -> bool:
        return await self.store.write(peers.make, self.id, match, of, wanted)

    async def want(self, match: str, visitor: str) -> bool:
        return await self.store.write(peers.want, match, visitor)

    async def unwant(self, match: str, visitor: str) -> bool:
        return await self.store.write(peers.unwant, match, visitor)

    async def wants(self, match: str, visitor: str) -> bool:
        return await self.store.read(peers.wants, match, visitor)

    async def progress(self, match: str, done: int) -> bool:
        return await self.store.write(peers.progress, self.id, match, done)

    async def made(self, match: str) -> None:
        await self.store.write(peers.made, self.id, match)

    async def how_far(self, match: str) -> tuple[int, int] | None:
        return await self.store.read(peers.how_far, match)

    def _write(self, work: Callable[..., object], code: str, *arguments: object) -> None:
        """Store something that nobody waits for; if that fails, the next sign of life fails too, and all is told again after that."""
        self.store.write(work, self.id, code, *arguments).add_done_callback(asyncio.Future.exception)

    async def _beat(self) -> None:
        """Give signs of life; whoever gave none for too long, and was buried by the others, starts anew."""
        well = True
        beats = 0
        while True:
            await asyncio.sleep(BEAT)
            beats += 1
            try:
                alive, orphans = await self.store.write(peers.renew, self.id)
                self.hear([Notice(code, CHANGED) for code in orphans])
                if beats % TIDY == 0:
                    await self.store.write(peers.tidy, int(time.time()))
                if not alive or not well:
                    await self.store.write(peers.register, self.id)
                    self._published.clear()
                    self._changed.update(self.tables)
                    self._stirred.set()
                    for table in list(self.tables.values()):
                        self.publish(table)
                well = True
            except Exception as error:
                well = False
                log.warning("no sign of life: %s", str(error).splitlines()[0])

    # What the others tell.

    def hear(self, notices: Iterable[Notice] | None) -> None:
        """Take note of what is new; None: anything may be."""
        if notices is None:
            self._changed.update(self.tables)
            self._talked.update(self.tables)
            self._steps.update(dict.fromkeys(self.tables, 1 << 30))
            self._begin(self._visitors())
        for table, step in notices or ():
            if table == VISITORS:
                self._begin(self._visitors())
            elif table in self.tables and step == CHANGED:
                self._changed.add(table)
            elif table in self.tables and step == TALKED:
                self._talked.add(table)
            elif table in self.tables:
                self._steps[table] = step
        if self._changed or self._talked or self._steps:
            self._stirred.set()

    def stir(self, code: str) -> None:
        self.hear([Notice(code, CHANGED), Notice(code, TALKED), Notice(code, 1 << 30)])

    async def _follow(self) -> None:
        """Read whatever is new, for all tables together, and let the tables follow."""
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            changed, self._changed = self._changed, set()
            talked, self._talked = self._talked, set()
            steps, self._steps = self._steps, {}
            try:
                if talked:
                    await self._follow_talk([code for code in talked if code in self.tables])
                if changed:
                    await self._follow_changes([code for code in changed if code in self.tables])
                await self._follow_steps(steps)
                await asyncio.sleep(GATHER)
            except Exception as error:
                log.warning("nothing could be read: %s", str(error).splitlines()[0])
                self._changed |= changed
                self._talked |= talked
                self._steps = {**steps, **self._steps}
                await asyncio.sleep(RETRY)
                self._stirred.set()

    async def _follow_talk(self, codes: list[str]) -> None:
        """Tell what was said elsewhere; where somebody has spoken here meanwhile, it is read again."""
        heard = {code: self.tables[code].talk.heard for code in codes}
        for code, lines in (await self.store.read(talk.of_tables, codes, RECALLED)).items():
            if (table := self.tables.get(code)) is None:
                continue
            if table.talk.heard == heard[code]:
                table.talk.follow(lines)
            else:
                self.hear([Notice(code, TALKED)])

    async def _follow_steps(self, steps: dict[str, int]) -> None:
        """Make the steps that others have stored; a table that only they have guests at is left to them."""
        for code in steps:
            if (table := self.tables.get(code)) is not None and not table.minds and not table.company.guests:
                self._abandon(table)
        behind = [
            (table, table.flights.played)
            for code, step in steps.items()
            if (table := self.tables.get(code)) is not None and table.flights.played is not None and table.flights.played.match.step < step
        ]
        if not behind:
            return
        assert self._bus is not None
        made = await asyncio.to_thread(self._bus.after, [(played.id, played.match.step) for _, played in behind])
        for table, played in behind:
            if played.id in made:
                if table.flights.busy:
                    self._begin(self._follow_later(table, played.id, made[played.id]))
                else:
                    follow(table, played.id, made[played.id])

    async def _follow_later(self, table: Table, match: str, made: list[Made]) -> None:
        """Make steps when nothing is in flight."""
        async with table.flights.alone():
            follow(table, match, made)

    async def _follow_changes(self, codes: list[str]) -> None:
        """Find out what else has changed at tables."""
        for code, found in (await self.store.read(peers.elsewhere, self.id, codes)).items():
            if (table := self.tables.get(code)) is not None:
                self._begin(self._follow_in_turn(table, found))

    async def _follow_in_turn(self, table: Table, found: Elsewhere) -> None:
        try:
            async with self._one.setdefault(table.code, asyncio.Lock()):
                await self._follow_change(table, found)
        except Exception as error:  # nobody would tell us of the same change again
            log.warning("table %s could not follow: %s", table.code, str(error).splitlines()[0])
            await asyncio.sleep(RETRY)
            self.hear([Notice(table.code, CHANGED)])

    async def _follow_change(self, table: Table, found: Elsewhere) -> None:
        """Let a table be as it is stored, and do what was said elsewhere."""
        async with table.flights.alone():
            if found.kept is None:
                self._forget(table)
                return
            await renew(table, found.kept)
        wanted = found.minder is None and (table.company.guests or not found.others)
        table.minds = found.minder == self.id or bool(wanted and await self.store.write(peers.take, self.id, table.code))
        self._place(table, found)
        if found.secret is not None:
            table.salts.share(found.secret)
        for number, visitor, data in found.asides:
            if number not in self._overheard.setdefault(table.code, set()):
                self._overheard[table.code].add(number)
                await overhear(table, visitor, decode(data))
        table.room_changed()

    def _place(self, table: Table, found: Elsewhere) -> None:
        """Take note of who is elsewhere, and for whom a bot acts; whoever begins to mind a table goes on with those it knows of."""
        company = table.company
        if not table.minds:
            seats = (company.seat_of(visitor) for visitor, minded in found.others if minded)
            company.minded = {seat for seat in seats if seat is not None}
        company.others(frozenset(visitor for visitor, minded in found.others if not minded))
