"""Who is awaited at a table since when, and for whom a bot plays: known without replaying a match."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import NamedTuple

from msgspec import Struct, to_builtins
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select

from chaudron.kernel.model import Seat
from chaudron.store.database import CHANGED, Notice, notify
from chaudron.store.schema import absences, awaited, chairs, steps, tables

SLOW = "slow"
"""The pace of tables where nobody need be connected."""


class Awaited(Struct, frozen=True, kw_only=True):
    """A seat that must answer a question."""

    table: str
    seat: Seat
    visitor: str | None
    """None for a bot."""
    match: str
    question: int
    step: int
    """How many moves had been made when it was noted; whoever was awaited before the last one may be awaited no longer."""
    since: int
    due: int | None
    """When a bot moves for a person, in seconds since 1970; None: that is not decided by a date."""


class Noted(NamedTuple):
    """Who is awaited at a table, as it is stored, and which seats have been asked since it was stored before."""

    awaited: list[Awaited]
    newly: set[Seat]


def note(connection: Connection, code: str, now: Sequence[Awaited], minded: Collection[Seat] = (), anew: Collection[Seat] = ()) -> Noted:
    """Store who is awaited at a table and for whom a bot plays.

    Whoever was awaited before and has not moved since keeps their time, except at seats that begin `anew`."""
    # Two processes may mind a table for a moment; then one notes after the other, and only the first finds somebody newly awaited.
    connection.execute(select(tables.c.code).where(tables.c.code == code).with_for_update(key_share=True))
    before = {(row.match, row.seat, row.visitor): row for row in of_tables(connection, [code], current=False)[code]}
    kept: list[Awaited] = []
    newly: set[Seat] = set()
    for row in now:
        known = before.get((row.match, row.seat, row.visitor))
        if known is None or row.seat in anew or _moved(connection, known):
            kept.append(row)
            newly.add(row.seat)
        else:
            kept.append(replace(row, since=known.since, due=known.due))
    connection.execute(delete(awaited).where(awaited.c.table == code))
    connection.execute(delete(absences).where(absences.c.table == code))
    if kept:
        connection.execute(insert(awaited), [to_builtins(row) for row in kept])
    if minded:
        connection.execute(insert(absences), [{"table": code, "seat": seat} for seat in sorted(minded)])
    notify(connection, Notice(code, CHANGED))
    return Noted(kept, newly)


def _moved(connection: Connection, known: Awaited) -> bool:
    """Whether a seat has moved since it was awaited."""
    made = select(steps.c.n).where(steps.c.match == known.match, steps.c.n > known.step, steps.c.seat == known.seat)
    return connection.execute(made.limit(1)).first() is not None


def absent(connection: Connection, code: str) -> set[Seat]:
    """Return the seats of a slow table where a bot plays until somebody is back."""
    return set(connection.execute(select(absences.c.seat).where(absences.c.table == code)).scalars())


def fresh() -> ColumnElement[bool]:
    """Whether a row of `awaited`, joined with its table, was noted after the last move."""
    last = select(func.coalesce(func.max(steps.c.n), 0)).where(steps.c.match == awaited.c.match).scalar_subquery()
    whose = or_(awaited.c.visitor.is_(None), chairs.c.visitor == awaited.c.visitor)  # somebody may have lost the seat since
    sits = select(chairs.c.seat).where(chairs.c.table == awaited.c.table, chairs.c.seat == awaited.c.seat, whose).exists()
    return and_(tables.c.status == "playing", tables.c.match == awaited.c.match, awaited.c.step == last, sits)


def of_tables(connection: Connection, codes: Collection[str], *, current: bool = True) -> dict[str, list[Awaited]]:
    """Return who is awaited at tables; nothing for those where it was not noted after the last move, unless that does not matter."""
    wanted = select(awaited).join(tables, tables.c.code == awaited.c.table).where(awaited.c.table.in_(codes))
    found: dict[str, list[Awaited]] = defaultdict(list)
    for row in connection.execute(wanted.where(fresh()) if current else wanted):
        found[row.table].append(Awaited(**row._asdict()))
    return found


def of_visitor(connection: Connection, visitor: str, limit: int) -> list[str]:
    """Return the codes of the tables that wait for a visitor, those with the nearest date first."""
    mine = select(awaited.c.table).join(tables, tables.c.code == awaited.c.table).where(awaited.c.visitor == visitor, fresh())
    return list(connection.execute(mine.order_by(awaited.c.due.is_(None), awaited.c.due, awaited.c.since).limit(limit)).scalars())


def overdue(connection: Connection, now: int, limit: int) -> list[str]:
    """Return the codes of the slow tables where somebody's time is up, a bot is to move, or it is not known who is awaited."""
    people = select(chairs.c.table).where(chairs.c.visitor.is_not(None))
    slow = and_(tables.c.pace == SLOW, tables.c.status == "playing", tables.c.code.in_(people))
    late = exists().where(awaited.c.table == tables.c.code, awaited.c.due <= now)
    known = exists().where(awaited.c.table == tables.c.code, fresh())
    return list(connection.execute(select(tables.c.code).where(slow, or_(late, ~known)).order_by(tables.c.changed).limit(limit)).scalars())
