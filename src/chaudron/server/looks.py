"""Who may look back at which match: at a finished one everybody, through any eyes; at one that runs, everybody at their own past."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict
from hashlib import sha256
from typing import Any, NamedTuple, TypeVar

from chaudron import games
from chaudron.kernel.dealing import Dealing
from chaudron.kernel.model import BadRecord, Seat
from chaudron.kernel.record import decode_record
from chaudron.kernel.replay import replay
from chaudron.server import wire
from chaudron.server.cards import shown_options, skin_of
from chaudron.server.guest import encode
from chaudron.server.lobby import Lobby
from chaudron.server.look import AnyMatch, look
from chaudron.server.refusals import Denied, Missing
from chaudron.server.render import render_former
from chaudron.store import Store, matches, peers
from chaudron.store.chronicle import QUIET, Chronicle
from chaudron.store.tables import Holder

MOST_KEPT = 64
"""The number of looks that are kept in memory, compressed."""
MOST_MATCHES = 20
"""The number of matches that are kept in memory, of those that are over and of those that people have brought."""
MOST_KIN = 12
"""The number of matches with the same deal that are compared."""
LONGEST_RECORD = 1_000_000
"""The maximum size of a record that somebody brings, in bytes."""
BROUGHT = 20
"""The length of the id of a match that was brought."""
MOST_MOVES = 10_000
"""The maximum number of moves in it; the longest matches have a fifth of that."""


K = TypeVar("K")
V = TypeVar("V")


class Found(NamedTuple):
    """A match to look back at."""

    id: str
    match: AnyMatch
    begun: matches.Begun | None
    """What is stored of it; None if it was brought."""
    players: tuple[Holder, ...]
    """Who had which seat in the end."""
    mine: Seat | None
    eyes: tuple[wire.Eye, ...]
    chronicle: Chronicle = QUIET

    @property
    def over(self) -> bool:
        """Whether it has ended, by the rules or early; of one that was brought, there is no more than its record."""
        return self.begun is None or self.match.outcome is not None or self.chronicle.ended


class Looks:
    """Looks back at the matches of a server."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store = store
        self._lobby = lobby
        self._kept: OrderedDict[tuple[str, wire.Eye], bytes] = OrderedDict()
        self._over: OrderedDict[str, matches.Rebuilt] = OrderedDict()
        self._brought: OrderedDict[str, AnyMatch] = OrderedDict()
        self._one = asyncio.Semaphore(1)
        """One look is made at a time, so that play goes on beside it."""

    async def past(self, match: str, visitor: str) -> wire.Past:
        """Return what a visitor may know of a match."""
        found = await self._find(match, visitor)
        game, outcome = found.match.game, found.match.outcome
        room = wire.Room(
            code=found.begun.table or "" if found.begun is not None else "",
            game=game.about.name,
            skin=skin_of(game),
            status="over" if found.over else "playing",
            chairs=tuple(chair(seat, found.players) for seat in range(found.match.seats)),
            options=shown_options(game, found.match.record().options),
            public=False,
            patience=60,
            pace="calm",
            coaching=False,
            onlookers=0,
            paused=False,
            former=render_former(found.chronicle, visitor),
        )
        return wire.Past(
            match=found.id,
            room=room,
            mine=found.mine,
            eyes=found.eyes,
            steps=found.match.step,
            number=1 if found.begun is None else found.begun.number,
            begun=None if found.begun is None else found.begun.begun,
            commitment=found.match.commitment,
            outcome=outcome,
            seed=found.match.seed.hex() if found.over else None,
            kept=found.begun is not None and found.over,
            ended=found.chronicle.ended,
        )

    def forget(self) -> None:
        """Forget what is kept in memory of stored matches, because somebody or a table was forgotten."""
        self._kept.clear()
        self._over.clear()

    async def look(self, match: str, eye: str, visitor: str) -> bytes:
        """Return what an eye has seen of a match, as compressed JSON."""
        found = await self._find(match, visitor)
        chosen = {named(each): each for each in all_eyes(found.match)}.get(eye)
        if chosen is None:
            raise Missing("page")
        if chosen not in found.eyes:
            raise Denied("under-way")
        key = (found.id, chosen)
        if key not in self._kept:
            async with self._one:
                made = await asyncio.to_thread(render, found.match, chosen, found.chronicle)
            if not found.over:
                return made  # it grows
            remember(self._kept, key, made, MOST_KEPT)
        return self._kept[key]

    async def dealings(self, match: str, visitor: str) -> wire.Dealings:
        """Return how the rounds that a match has reached are dealt; one that was arranged was not dealt."""
        found = (await self._find(match, visitor)).match
        reached = found.game.scene(found.view(None)).round
        rounds: list[Dealing] = []
        for number in range(1 if reached is None else reached.number):
            described = None if found.arrangement is not None else found.game.dealing(found.seats, found.options, number)
            if described is None:
                break
            rounds.append(described)
        return wire.Dealings(rounds)

    async def kin(self, match: str, visitor: str) -> list[wire.Kin]:
        """Return the finished matches with the same deal, the one it was dealt for and this one among them, oldest first."""
        found = await self._find(match, visitor)
        if found.begun is None or found.match.outcome is None:
            return []
        await self._lobby.results.settled()  # whatever has just ended counts
        kin: list[wire.Kin] = []
        for other in await self._store.read(matches.alike, match, found.begun.commitment, MOST_KIN):
            rebuilt = await self._rebuilt(other)
            if rebuilt is not None and rebuilt.match.outcome is not None:
                players = rebuilt.begun.players
                names = tuple(holder.name for holder in players) or ("",) * rebuilt.match.seats
                people = tuple(seat for seat, holder in enumerate(players) if holder.level is None and not holder.program)
                kin.append(wire.Kin(other, names, people, seat_of(visitor, players), rebuilt.match.outcome, rebuilt.begun.begun))
        return kin

    async def bring(self, data: bytes) -> str:
        """Verify a record and keep its match in memory for a while; returns the id of the match."""
        async with self._one:
            match = await asyncio.to_thread(verified, data)
        if self._store.database.shared:  # another process may be asked for it
            await self._store.write(peers.bring, name_of(match), encode(match.record()).decode(), int(time.time()))
        return self.keep(match)

    def keep(self, match: AnyMatch) -> str:
        """Keep a match in memory that is not stored, and return its id."""
        remember(self._brought, name_of(match), match, MOST_MATCHES)
        return name_of(match)

    async def _rebuilt(self, match: str) -> matches.Rebuilt | None:
        """Return a match from memory or from disk."""
        rebuilt = self._over.get(match) or await self._store.read(matches.rebuild, match)
        if rebuilt is not None and rebuilt.over:
            remember(self._over, match, rebuilt, MOST_MATCHES)
        return rebuilt

    async def _find(self, match: str, visitor: str) -> Found:
        """Return a match and whose eyes a visitor may look through; refuses a match that runs elsewhere than at its table."""
        if match not in self._brought and len(match) == BROUGHT and self._store.database.shared:
            data = await self._store.read(peers.find_brought, match)
            if data is not None:
                self.keep(await asyncio.to_thread(verified, data))
        if match in self._brought:
            brought = self._brought[match]
            return Found(match, brought, None, (), None, all_eyes(brought), Chronicle(ended=brought.ended))
        rebuilt = await self._rebuilt(match)
        if rebuilt is None:
            raise Missing("match", match=match)
        begun, played = rebuilt.begun, rebuilt.match
        players, mine = begun.players, seat_of(visitor, begun.players)
        if rebuilt.over:
            own: tuple[wire.Eye, ...] = () if mine is None else (mine,)
            eyes = (*own, *(eye for eye in all_eyes(played) if eye not in own))
            return Found(match, played, begun, rebuilt.chronicle.last(players), mine, eyes, rebuilt.chronicle)
        table = None if begun.table is None else await self._lobby.find(begun.table)
        if table is None or table.company.kept.match != match:
            raise Denied("under-way")
        holders = table.company.kept.holders
        mine = seat_of(visitor, holders)
        return Found(match, played, begun, holders, mine, ("onlooker",) if mine is None else (mine,), rebuilt.chronicle)


def name_of(match: AnyMatch) -> str:
    """Return the id of a match that was brought, which depends on its record alone; those of stored ones are shorter."""
    return sha256(encode(match.record())).hexdigest()[:BROUGHT]


def remember(known: OrderedDict[K, V], key: K, value: V, most: int) -> None:
    """Keep a value, and drop the one that was kept longest ago if there are too many."""
    known[key] = value
    known.move_to_end(key)
    if len(known) > most:
        known.popitem(last=False)


def all_eyes(match: AnyMatch) -> tuple[wire.Eye, ...]:
    """Return all eyes there are for a match."""
    return ("open", *range(match.seats), "onlooker")


def named(eye: wire.Eye) -> str:
    """Return an eye as addresses name it: seats are counted from 1."""
    return eye if isinstance(eye, str) else str(eye + 1)


def seat_of(visitor: str, holders: tuple[Holder, ...]) -> Seat | None:
    """Return the seat of a visitor, if they have one."""
    return next((seat for seat, holder in enumerate(holders) if holder.visitor == visitor), None)


def chair(seat: Seat, players: tuple[Holder, ...]) -> wire.Chair:
    """Return a seat and who played there, if that is known."""
    holder = players[seat] if seat < len(players) else Holder()
    level: Any = holder.level
    return wire.Chair(
        seat, "person" if level is None else "bot", holder.name, level, present=True, minded=False, host=False, program=holder.program
    )


def render(match: AnyMatch, eye: wire.Eye, chronicle: Chronicle) -> bytes:
    """Return what an eye has seen of a match, as compressed JSON."""
    return gzip.compress(encode(look(match, eye, chronicle)), compresslevel=6, mtime=0)


def verified(data: bytes) -> AnyMatch:
    """Return the match of a record, or refuse it."""
    record = decode_record(data)
    if len(record.moves) > MOST_MOVES:
        raise BadRecord("long", moves=len(record.moves), most=MOST_MOVES)
    return replay(games.load(record.game), record)
