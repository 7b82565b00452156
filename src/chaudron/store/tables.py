"""Tables, their seats, visitors and keys, as rows."""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace
from sqlalchemy import Connection, Row, case, delete, func, insert, or_, select, update

from chaudron.kernel.model import Refusal
from chaudron.store.database import CHANGED, VISITORS, Notice, notify, upsert
from chaudron.store.schema import chairs, keys, subscriptions, tables, unseated, visitors

ENDED = ""
"""Whose key it is if its device was ended."""


class Holder(Struct, frozen=True):
    """The holder of a seat: a person, a program from elsewhere, a bot of some level, or nobody."""

    visitor: str | None = None
    """For a program, the hash of its token."""
    level: str | None = None
    name: str = ""
    program: bool = False

    @property
    def person(self) -> str | None:
        """The visitor, if it is a person."""
        return None if self.program else self.visitor

    @property
    def empty(self) -> bool:
        return self.visitor is None and self.level is None


class Unseated(Struct, frozen=True):
    """Somebody whose seat the host has taken away; the number tells them apart at their table."""

    number: int
    visitor: str
    name: str


class KeptTable(Struct, frozen=True, kw_only=True):
    """Everything stored about a table, except its matches."""

    code: str
    game: str
    options: dict[str, Any]
    public: bool
    patience: int
    pace: str
    host: str
    """Who decides about the table, and has a seat there; empty if nobody has one."""
    status: str
    """`open`, `playing`, `over`, or `closed` for good."""
    match: str | None
    changed: int
    holders: tuple[Holder, ...]
    coaching: bool = False
    """Whether people may have advice although they do not play alone with bots."""
    unseated: tuple[Unseated, ...] = ()
    """Who cannot sit down here before the host lets them in again."""
    version: int = 0
    """How often it was stored; whoever changes an older one than is stored has been overtaken."""


class Overtaken(Refusal):
    """A change of a table that another process has changed in the meantime."""

    kind = "stale"


def save(connection: Connection, table: KeptTable) -> KeptTable:
    """Store a table as it is now, and return it with its new version; raises Overtaken if another version is stored."""
    version, table = table.version, replace(table, version=table.version + 1)
    row = {name: value for name, value in to_builtins(table).items() if name not in ("holders", "unseated")}
    if not upsert(connection, tables, row, row, where=tables.c.version == version):
        raise Overtaken("table")
    connection.execute(delete(chairs).where(chairs.c.table == table.code))
    seated = [{"table": table.code, "seat": seat, **to_builtins(holder)} for seat, holder in enumerate(table.holders)]
    connection.execute(insert(chairs), seated)
    connection.execute(delete(unseated).where(unseated.c.table == table.code))
    if table.unseated:
        connection.execute(insert(unseated), [{"table": table.code, **to_builtins(each)} for each in table.unseated])
    notify(connection, Notice(table.code, CHANGED))
    return table


def finish(connection: Connection, code: str, match: str, now: int) -> None:
    """Store that the match of a table is over, whoever else has changed the table meanwhile."""
    playing = update(tables).where(tables.c.code == code, tables.c.match == match, tables.c.status == "playing")
    if connection.execute(playing.values(status="over", changed=now, version=tables.c.version + 1)).rowcount:
        notify(connection, Notice(code, CHANGED))


def find(connection: Connection, code: str) -> KeptTable | None:
    """Return the table with that code, or None if there is none."""
    found = _with_chairs(connection, connection.execute(select(tables).where(tables.c.code == code)).all())
    return found[0] if found else None


def some(connection: Connection, codes: Collection[str]) -> list[KeptTable]:
    """Return the tables with these codes."""
    return _with_chairs(connection, connection.execute(select(tables).where(tables.c.code.in_(codes))).all())


def of_visitor(connection: Connection, visitor: str, limit: int) -> list[KeptTable]:
    """Return the tables where a visitor has a seat, except closed ones: matches in progress first, then the most recent."""
    seated = select(chairs.c.table).where(chairs.c.visitor == visitor)
    mine = select(tables).where(tables.c.code.in_(seated), tables.c.status != "closed")
    order = (case({"playing": 0, "open": 1}, value=tables.c.status, else_=2), tables.c.changed.desc())
    return _with_chairs(connection, connection.execute(mine.order_by(*order).limit(limit)).all())


def public(connection: Connection, since: int, limit: int) -> list[KeptTable]:
    """Return the open public tables that changed since then, most recent first, and only the most recent of each host.

    A table where nobody sits has no host, and stands for itself."""
    whose = case((tables.c.host == "", tables.c.code), else_=tables.c.host)
    latest = func.row_number().over(partition_by=whose, order_by=(tables.c.changed.desc(), tables.c.code))
    listed = select(tables.c.code, latest.label("place")).where(tables.c.public, tables.c.status == "open", tables.c.changed >= since)
    numbered = listed.subquery()
    wanted = select(tables).join(numbered, tables.c.code == numbered.c.code).where(numbered.c.place == 1)
    return _with_chairs(connection, connection.execute(wanted.order_by(tables.c.changed.desc()).limit(limit)).all())


def _with_chairs(connection: Connection, rows: Sequence[Row[Any]]) -> list[KeptTable]:
    codes = [row.code for row in rows]
    seated: dict[str, list[Holder]] = {code: [] for code in codes}
    for row in connection.execute(select(chairs).where(chairs.c.table.in_(codes)).order_by(chairs.c.seat)):
        seated[row.table].append(Holder(row.visitor, row.level, row.name, row.program))
    away: dict[str, list[Unseated]] = {code: [] for code in codes}
    for row in connection.execute(select(unseated).where(unseated.c.table.in_(codes)).order_by(unseated.c.number)):
        away[row.table].append(Unseated(row.number, row.visitor, row.name))
    return [KeptTable(**row._asdict(), holders=tuple(seated[row.code]), unseated=tuple(away[row.code])) for row in rows]


# Visitors and the hashes of their keys; the keys themselves are never stored.


def name_of(connection: Connection, visitor: str) -> str | None:
    """Return the name of a visitor, or None if they have not chosen one."""
    return connection.execute(select(visitors.c.name).where(visitors.c.id == visitor)).scalar() or None


def rename(connection: Connection, visitor: str, name: str, now: int) -> None:
    """Store the name of a visitor, also at the tables where they have a seat."""
    upsert(connection, visitors, {"id": visitor, "name": name, "seen": now}, {"name": name})
    connection.execute(update(chairs).where(chairs.c.visitor == visitor).values(name=name))
    seated = connection.execute(select(chairs.c.table).where(chairs.c.visitor == visitor)).scalars()
    notify(connection, *(Notice(table, CHANGED) for table in seated))


def visitor_of(connection: Connection, key: str) -> str | None:
    """Return the visitor a key belongs to, None if it was not handed over and belongs to nobody else, or "" if its device was ended."""
    return connection.execute(select(keys.c.visitor).where(keys.c.hash == key, keys.c.expires.is_(None))).scalar()


def lend(connection: Connection, key: str, visitor: str, expires: int) -> None:
    """Store a secret that can be claimed once, replacing any earlier one of this visitor."""
    connection.execute(delete(keys).where(keys.c.visitor == visitor, keys.c.expires.is_not(None)))
    connection.execute(insert(keys).values(hash=key, visitor=visitor, expires=expires))


def see(connection: Connection, visitor: str, key: str, now: int) -> None:
    """Note when a visitor and a device were last here."""
    connection.execute(update(visitors).where(visitors.c.id == visitor).values(seen=now))
    connection.execute(update(keys).where(keys.c.hash == key, keys.c.expires.is_(None)).values(seen=now))


def devices(connection: Connection, visitor: str) -> dict[str, int | None]:
    """Return the hashes of a visitor's keys, one for each device, and when each was last seen; the one they began with may be missing."""
    mine = select(keys.c.hash, keys.c.seen).where(keys.c.visitor == visitor, keys.c.expires.is_(None)).order_by(keys.c.seen.desc())
    return {row.hash: row.seen for row in connection.execute(mine)}


def end_device(connection: Connection, visitor: str, key: str) -> None:
    """Let a key belong to its visitor no longer; the one they began with is theirs by itself, and so must be remembered as ended."""
    connection.execute(delete(keys).where(keys.c.hash == key, keys.c.visitor == visitor))
    connection.execute(delete(subscriptions).where(subscriptions.c.device == key, subscriptions.c.visitor == visitor))
    if key == visitor:
        connection.execute(insert(keys).values(hash=key, visitor=ENDED, expires=None))
    notify(connection, Notice(VISITORS, CHANGED))


def claim(connection: Connection, secret: str, key: str, now: int) -> str | None:
    """Turn a valid secret into a permanent key and return its visitor, or None if it is not valid; deletes used and expired secrets.

    From then on the key that the visitor began with is listed with the others."""
    lent = select(keys.c.visitor).where(keys.c.hash == secret, keys.c.expires >= now)
    visitor = connection.execute(lent).scalar()
    connection.execute(delete(keys).where(or_(keys.c.hash == secret, keys.c.expires < now)))
    if visitor is not None:
        connection.execute(insert(keys).values(hash=key, visitor=visitor, expires=None, seen=now))
        if connection.execute(select(keys.c.hash).where(keys.c.hash == visitor)).scalar() is None:
            connection.execute(insert(keys).values(hash=visitor, visitor=visitor, expires=None))
    return visitor
