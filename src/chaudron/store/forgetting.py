"""Deletes visitors, tables and whatever has not been used for a long time."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Text, and_, cast, delete, func, insert, literal, or_, select, union, update

from chaudron.bots.levels import USUAL
from chaudron.store import peers, reach, results, talk
from chaudron.store.database import CHANGED, VISITORS, Notice, Where, database, notify
from chaudron.store.schema import (
    absences,
    analyses,
    awaited,
    chairs,
    feeds,
    keys,
    matches,
    sealed,
    steps,
    subscriptions,
    successions,
    tables,
    unseated,
    visitors,
)
from chaudron.store.schema import results as results_rows
from chaudron.store.schema import talk as talk_lines
from chaudron.store.tables import Holder, KeptTable, find, save

DAY = 24 * 3600
NOBODY = "—"
"""The name of a bot that has the seat of somebody who was forgotten."""


class Retention(Struct, frozen=True, kw_only=True):
    """After how many days without any change something is deleted; None: never."""

    empty: int | None = None
    """Tables where no match has begun."""
    unfinished: int | None = None
    finished: int | None = None
    visitors: int | None = None
    """Visitors who have not been here."""


def forget_table(connection: Connection, code: str) -> bool:
    """Delete a table with its talk and all its matches, but not people's results; returns False if there is no such table."""
    played = select(matches.c.id).where(matches.c.table == code)
    for kept in (steps, analyses, successions):
        connection.execute(delete(kept).where(kept.c.match.in_(played)))
    connection.execute(delete(matches).where(matches.c.table == code))
    talk.forget_table(connection, code)
    for beside in (chairs, unseated, awaited, absences, sealed):
        connection.execute(delete(beside).where(beside.c.table == code))
    notify(connection, Notice(code, CHANGED))
    return connection.execute(delete(tables).where(tables.c.code == code)).rowcount > 0


def without(kept: KeptTable, visitor: str) -> KeptTable | None:
    """Return a table without a visitor, or None if no other person has a seat there.

    Their seat is empty before the start and a bot's later, and another person succeeds a host."""
    successor = Holder() if kept.status == "open" else Holder(level=USUAL, name=NOBODY)
    holders = tuple(successor if holder.visitor == visitor else holder for holder in kept.holders)
    others = [holder.person for holder in holders if holder.person is not None]
    if not others and holders != kept.holders:
        return None
    unseated = tuple(each for each in kept.unseated if each.visitor != visitor)
    return replace(kept, holders=holders, host=next(iter(others), "") if kept.host == visitor else kept.host, unseated=unseated)


def forget_player(connection: Connection, visitor: str) -> None:
    """Let a bot have played the matches that a visitor has played; they stay for those who played with them."""
    played = select(matches.c.id, matches.c.players).where(cast(matches.c.players, Text).contains(visitor))
    for match, players in connection.execute(played).all():
        holders = msgspec.convert(players, tuple[Holder, ...])
        others = [Holder(level=USUAL, name=NOBODY) if holder.visitor == visitor else holder for holder in holders]
        connection.execute(update(matches).where(matches.c.id == match).values(players=msgspec.to_builtins(others)))
        for seat, holder in enumerate(holders):
            if holder.visitor == visitor:
                # Whoever leaves after a match leaves their name on the chair until the next one.
                at = and_(chairs.c.table.in_(select(tables.c.code).where(tables.c.match == match)), chairs.c.seat == seat)
                left = and_(chairs.c.visitor.is_(None), chairs.c.level.is_(None), chairs.c.name != "")
                connection.execute(update(chairs).where(at, left).values(name=NOBODY))
        for code in connection.execute(select(tables.c.code).where(tables.c.match == match)).scalars().all():
            connection.execute(update(tables).where(tables.c.code == code).values(version=tables.c.version + 1))
            notify(connection, Notice(code, CHANGED))
    connection.execute(update(successions).where(successions.c.visitor == visitor).values(visitor=None, name=NOBODY))
    connection.execute(delete(unseated).where(unseated.c.visitor == visitor))


def forget_visitor(connection: Connection, visitor: str) -> dict[str, KeptTable | None]:
    """Delete everything about a visitor, including tables where nobody else has a seat; returns these and all others that have changed."""
    seated = select(chairs.c.table).where(chairs.c.visitor == visitor)
    codes = connection.execute(select(tables.c.code).where(or_(tables.c.host == visitor, tables.c.code.in_(seated)))).scalars().all()
    changed: dict[str, KeptTable | None] = {}
    for code in codes:
        kept = find(connection, code)
        assert kept is not None
        changed[code] = left = without(kept, visitor)
        if left is None:
            forget_table(connection, code)
        else:
            save(connection, left)
    forget_player(connection, visitor)
    talk.forget_visitor(connection, visitor, NOBODY)
    reach.forget(connection, visitor)
    connection.execute(update(awaited).where(awaited.c.visitor == visitor).values(visitor=None, due=0))
    results.forget(connection, visitor, NOBODY)
    peers.forget(connection, visitor)
    connection.execute(delete(keys).where(or_(keys.c.visitor == visitor, keys.c.hash == visitor)))
    connection.execute(delete(visitors).where(visitors.c.id == visitor))
    notify(connection, Notice(VISITORS, CHANGED))
    return changed


def called(connection: Connection, name: str) -> list[str]:
    """Return the visitors who have a name."""
    return list(connection.execute(select(visitors.c.id).where(visitors.c.name == name)).scalars())


class Forgotten(NamedTuple):
    """How much was deleted."""

    visitors: int
    tables: int


def forget(where: Where, name: str | None, table: str | None) -> Forgotten:
    """Delete everything about the visitors who have a name, and a table, from data that nobody uses or several processes share."""
    engine = database(where).existing()
    try:
        with engine.execution_options(writes=True).begin() as connection:
            people = [] if name is None else called(connection, name)
            changed = [forget_visitor(connection, visitor) for visitor in people]
            deleted = sum(kept is None for tables in changed for kept in tables.values())
            if table is not None:
                deleted += forget_table(connection, table)
    finally:
        engine.dispose()
    return Forgotten(len(people), deleted)


def old_tables(connection: Connection, retention: Retention, now: int) -> list[str]:
    """Return the codes of the tables that have not changed for longer than they are to be kept."""
    days = {"open": retention.empty, "playing": retention.unfinished, "over": retention.finished, "closed": retention.finished}
    moved = select(func.max(steps.c.at)).where(steps.c.match == tables.c.match).scalar_subquery()
    last = func.coalesce(moved, 0)
    found: list[str] = []
    for status, kept in days.items():
        if kept is not None:
            before = now - kept * DAY
            old = select(tables.c.code).where(tables.c.status == status, tables.c.changed < before, last < before)
            found += connection.execute(old).scalars().all()
    return found


LEFT_BY_VISITORS = (
    chairs.c.visitor, unseated.c.visitor, successions.c.visitor, talk_lines.c.visitor, talk_lines.c.struck_by, results_rows.c.visitor,
    keys.c.visitor, subscriptions.c.visitor, feeds.c.visitor, tables.c.host,
)  # fmt: skip
"""Where it is stored that a visitor was here, whether or not they have given a name."""


def note_nameless(connection: Connection, now: int) -> None:
    """Begin to note when visitors are here who have left something and have never given a name."""
    known = select(visitors.c.id)
    left = union(
        *[select(column.label("id")).where(column.is_not(None), column != "", column.not_in(known)) for column in LEFT_BY_VISITORS]
    )
    nameless = left.subquery()
    connection.execute(insert(visitors).from_select(["id", "name", "seen"], select(nameless.c.id, literal(""), literal(now))))


def old_visitors(connection: Connection, days: int, now: int) -> list[str]:
    """Return the visitors who have not been here for this many days; those never seen count from now on."""
    note_nameless(connection, now)
    connection.execute(update(visitors).where(visitors.c.seen.is_(None)).values(seen=now))
    return list(connection.execute(select(visitors.c.id).where(visitors.c.seen < now - days * DAY)).scalars())
