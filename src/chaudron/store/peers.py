"""What the processes of a server know of each other: which of them live, who minds which table, and who is where.

Nothing here is worth anything once they have stopped. Time is the database's, because the clocks of several machines differ."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, and_, cast, delete, extract, func, insert, or_, select, update

from chaudron.store.database import CHANGED, Notice, notify, upsert
from chaudron.store.schema import asides, brought, houses, leases, making, presences, reminded, sealed, wanting
from chaudron.store.tables import KeptTable, Overtaken, find

LEASE = 2.0
"""Seconds after which a process that has not renewed its lease counts as dead."""
MOMENT = 600
"""Seconds for which what was said beside the game is kept for other processes."""
DAY = 24 * 3600
AGAIN = {"nudge": 3600}
"""Seconds after which somebody may be told the same once more, who has not been there since; otherwise a day."""
NOW = cast(extract("epoch", func.clock_timestamp()), houses.c.until.type)


class Presence(NamedTuple):
    """Somebody who is connected to a table, or (`minded`) for whom a bot acts there; nobody's name is the empty one of onlookers."""

    visitor: str
    minded: bool


class Aside(NamedTuple):
    """Something that somebody said at a table and that changed neither chairs nor match."""

    id: int
    visitor: str | None
    message: bytes


class Elsewhere(NamedTuple):
    """What a process has to know of a table that others have changed."""

    kept: KeptTable | None
    minder: str | None
    """The process that minds it, if it lives."""
    others: frozenset[Presence]
    asides: list[Aside]
    secret: str | None
    """What goes into its next deal, the same in all processes."""


def register(connection: Connection, house: str) -> None:
    """Let a process live from now on."""
    upsert(connection, houses, {"id": house, "until": NOW + LEASE}, {"until": NOW + LEASE})


def renew(connection: Connection, house: str) -> tuple[bool, Sequence[str]]:
    """Let a process live on, and bury those that have died; returns whether it lives, and the tables of the dead, for somebody to mind."""
    alive = connection.execute(update(houses).where(houses.c.id == house).values(until=NOW + LEASE)).rowcount > 0
    dead = connection.execute(select(houses.c.id).where(houses.c.until < NOW).with_for_update(skip_locked=True)).scalars().all()
    return alive, bury(connection, dead) if dead else ()


def bury(connection: Connection, dead: Sequence[str]) -> Sequence[str]:
    """Forget processes that have ended, with all they had; returns their tables."""
    theirs = select(leases.c.table).where(leases.c.house.in_(dead)).union(select(presences.c.table).where(presences.c.house.in_(dead)))
    codes = connection.execute(theirs).scalars().all()
    connection.execute(delete(houses).where(houses.c.id.in_(dead)))
    notify(connection, *(Notice(code, CHANGED) for code in codes))
    return codes


def tidy(connection: Connection, now: int) -> None:
    """Delete what was only of use for a moment."""
    connection.execute(delete(asides).where(asides.c.at < now - MOMENT))
    connection.execute(delete(reminded).where(reminded.c.at < now - DAY))
    connection.execute(delete(brought).where(brought.c.at < now - DAY))


def lives(connection: Connection, house: str) -> bool:
    """Whether nobody has buried a process, and nobody does now; one that was buried begins anew with its next sign of life."""
    return (
        connection.execute(select(houses.c.id).where(houses.c.id == house).with_for_update(read=True, key_share=True)).first() is not None
    )


def take(connection: Connection, house: str, code: str) -> bool:
    """Mind a table that nobody minds; returns whether this process minds it now."""
    if not lives(connection, house):
        return False
    living = select(houses.c.id).where(houses.c.until >= NOW)
    free = or_(leases.c.house == house, leases.c.house.not_in(living))
    return upsert(connection, leases, {"table": code, "house": house}, {"house": house}, where=free)


def let_go(connection: Connection, house: str, code: str) -> None:
    """Mind a table no longer."""
    if connection.execute(delete(leases).where(leases.c.table == code, leases.c.house == house)).rowcount:
        notify(connection, Notice(code, CHANGED))


def publish(connection: Connection, house: str, code: str, came: Iterable[Presence], went: Iterable[Presence]) -> None:
    """Tell the other processes who has come to a table here and who has gone."""
    if not lives(connection, house):
        return
    here = and_(presences.c.table == code, presences.c.house == house)
    for visitor, minded in went:
        connection.execute(delete(presences).where(here, presences.c.visitor == visitor, presences.c.minded == minded))
    back = [visitor for visitor, minded in came if visitor and not minded]
    if back:
        connection.execute(delete(reminded).where(reminded.c.table == code, reminded.c.visitor.in_(back)))
    for visitor, minded in came:
        row = {"table": code, "house": house, "visitor": visitor, "minded": minded}
        upsert(connection, presences, row, {"house": house})
    notify(connection, Notice(code, CHANGED))


def say(connection: Connection, house: str, code: str, visitor: str | None, message: str, now: int) -> None:
    """Pass something on to the other processes that was said at a table."""
    connection.execute(insert(asides).values(table=code, house=house, visitor=visitor, message=message, at=now))
    notify(connection, Notice(code, CHANGED))


def elsewhere(connection: Connection, house: str, known: Sequence[str]) -> dict[str, Elsewhere]:
    """Return what there is to know of these tables."""
    living = select(houses.c.id).where(houses.c.until >= NOW)
    minding = select(leases).where(leases.c.table.in_(known), leases.c.house.in_(living))
    minders = {row.table: row.house for row in connection.execute(minding)}
    there: dict[str, set[Presence]] = {code: set() for code in known}
    others = select(presences).where(presences.c.table.in_(known), presences.c.house != house, presences.c.house.in_(living))
    for row in connection.execute(others):
        there[row.table].add(Presence(row.visitor, row.minded))
    said: dict[str, list[Aside]] = {code: [] for code in known}
    for row in connection.execute(select(asides).where(asides.c.table.in_(known), asides.c.house != house).order_by(asides.c.id)):
        said[row.table].append(Aside(row.id, row.visitor, row.message.encode()))
    secrets = {row.table: row.secret for row in connection.execute(select(sealed).where(sealed.c.table.in_(known)))}
    return {
        code: Elsewhere(find(connection, code), minders.get(code), frozenset(there[code]), said[code], secrets.get(code)) for code in known
    }


def seal(connection: Connection, code: str, secret: str) -> str:
    """Seal a secret for the next deal of a table, unless there is one; returns the one that counts."""
    upsert(connection, sealed, {"table": code, "secret": secret}, {"table": code})
    found: str = connection.execute(select(sealed.c.secret).where(sealed.c.table == code)).scalar_one()
    return found


def use(connection: Connection, code: str, secret: str, fresh: str) -> None:
    """Use up the secret of a table, and seal another one; raises Overtaken if another process was quicker."""
    sealing = update(sealed).where(sealed.c.table == code, sealed.c.secret == secret)
    if not connection.execute(sealing.values(secret=fresh)).rowcount:
        raise Overtaken("table")
    notify(connection, Notice(code, CHANGED))


def unminded(connection: Connection, house: str, codes: Sequence[str]) -> list[str]:
    """Return those tables that no other living process minds."""
    living = select(houses.c.id).where(houses.c.until >= NOW, houses.c.id != house)
    minded = set(connection.execute(select(leases.c.table).where(leases.c.table.in_(codes), leases.c.house.in_(living))).scalars())
    return [code for code in codes if code not in minded]


def remind(connection: Connection, code: str, visitor: str, kind: str, now: int) -> bool:
    """Note that somebody is told what a table waits for; returns False if they were told before, and have not been there since."""
    row = {"table": code, "visitor": visitor, "kind": kind, "at": now}
    return upsert(connection, reminded, row, row, where=reminded.c.at <= now - AGAIN.get(kind, DAY))


def make(connection: Connection, house: str, match: str, of: int, wanted: Iterable[str]) -> bool:
    """Begin to make an analysis that these visitors want and no other process is making; returns whether that is so."""
    if not lives(connection, house):
        return False
    row = {"match": match, "house": house, "done": 0, "of": of}
    if not upsert(connection, making, row, row, where=making.c.house == house):
        return False
    for visitor in wanted:
        want(connection, match, visitor)
    return True


def want(connection: Connection, match: str, visitor: str) -> bool:
    """Note that a visitor wants an analysis, too; returns False if no process is making it."""
    if how_far(connection, match) is None:
        return False
    row = {"match": match, "visitor": visitor}
    upsert(connection, wanting, row, row)
    return True


def unwant(connection: Connection, match: str, visitor: str) -> bool:
    """Note that a visitor no longer wants an analysis; if nobody else does, returns True, and whoever makes it will notice."""
    mine = wanting.c.match == match
    gone = connection.execute(delete(wanting).where(mine, wanting.c.visitor == visitor)).rowcount > 0
    if not gone or connection.execute(select(wanting.c.visitor).where(mine)).first() is not None:
        return False
    connection.execute(delete(making).where(making.c.match == match))
    return True


def forget(connection: Connection, visitor: str) -> None:
    """Let a visitor no longer want any analysis, and forget what they were told."""
    connection.execute(delete(reminded).where(reminded.c.visitor == visitor))
    for match in connection.execute(select(wanting.c.match).where(wanting.c.visitor == visitor)).scalars().all():
        unwant(connection, match, visitor)


def wants(connection: Connection, match: str, visitor: str) -> bool:
    """Whether a visitor wants an analysis that is being made."""
    return connection.execute(select(wanting).where(wanting.c.match == match, wanting.c.visitor == visitor)).first() is not None


def progress(connection: Connection, house: str, match: str, done: int) -> bool:
    """Tell how far the analysis is that a process makes; returns False if it is no longer wanted."""
    ours = update(making).where(making.c.match == match, making.c.house == house)
    return connection.execute(ours.values(done=done)).rowcount > 0


def made(connection: Connection, house: str, match: str) -> None:
    """Take note that a process no longer makes an analysis."""
    connection.execute(delete(making).where(making.c.match == match, making.c.house == house))


def how_far(connection: Connection, match: str) -> tuple[int, int] | None:
    """Return how many steps of how many some process has looked at, or None if none makes an analysis of the match."""
    row = connection.execute(select(making.c.done, making.c.of).where(making.c.match == match)).first()
    return None if row is None else (row.done, row.of)


def bring(connection: Connection, name: str, record: str, now: int) -> None:
    """Keep a record that somebody has brought where all processes find it."""
    upsert(connection, brought, {"id": name, "record": record, "at": now}, {"at": now})


def find_brought(connection: Connection, name: str) -> bytes | None:
    """Return a record that somebody has brought."""
    found: str | None = connection.execute(select(brought.c.record).where(brought.c.id == name)).scalar()
    return None if found is None else found.encode()
