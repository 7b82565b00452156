"""What a record does not say of a match: who left it, what a bot did for somebody, who played what it grew from, and an early end."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace
from sqlalchemy import Connection, func, insert, select, update

from chaudron.store.schema import matches, steps, successions
from chaudron.store.tables import Holder

Why: TypeAlias = Literal["left", "unseated"]


class Former(Struct, frozen=True):
    """Who had a seat up to a step."""

    step: int
    seat: int
    visitor: str | None
    name: str


class Succession(Struct, frozen=True):
    """A seat that went from a person to a bot after a step, because they left or the host took it away."""

    step: int
    seat: int
    why: Why
    visitor: str | None
    """Who had the seat; None if they were forgotten."""
    name: str
    level: str
    bot: str
    """The bot that has it now, and its level."""

    @property
    def former(self) -> Former:
        """Whoever had the seat."""
        return Former(self.step, self.seat, self.visitor, self.name)


class Chronicle(Struct, frozen=True):
    """What happened around a match."""

    successions: tuple[Succession, ...] = ()
    minded: dict[int, int] = {}
    """The steps that a bot made for an absent person, with the seat."""
    ended: bool = False
    """Whether it was ended before the rules do: all people have agreed, or the host has closed the table."""
    shared: int = 0
    """The number of its first steps that were made at another table."""
    earlier: tuple[Former, ...] = ()
    """By whom; of two who had a seat up to the same step, the later one in this list was there first."""

    @property
    def former(self) -> tuple[Former, ...]:
        """Everybody who had a seat before its holder: first those who have left this match, then those who made its earlier steps."""
        return (*[each.former for each in self.successions], *self.earlier)

    def made_by_bots(self, movers: Sequence[int]) -> set[int]:
        """Return the steps that a bot made at the seat of somebody who was away or had left, from the seats that made the steps."""
        left = [step for step, seat in enumerate(movers, 1) for gone in self.successions if gone.seat == seat and step > gone.step]
        return {step for step in (*self.minded, *left) if step > self.shared}

    def last(self, players: tuple[Holder, ...]) -> tuple[Holder, ...]:
        """Return who had which seat in the end, from who had it in the beginning."""
        holders = list(players)
        for each in self.successions:
            if each.seat < len(holders):
                holders[each.seat] = Holder(level=each.level, name=each.bot)
        return tuple(holders)


GENERATIONS = 20
"""The number of tables, one grown from another, of which it is known who sat there."""
QUIET = Chronicle()
"""Nothing happened around the match."""


def find(connection: Connection, match: str) -> Chronicle:
    """Return what happened around a match."""
    ended = connection.execute(select(matches.c.ended).where(matches.c.id == match)).scalar()
    minded = minded_in(connection, match)
    earlier: list[Former] = []
    first = root = origin(connection, match)
    for _ in range(GENERATIONS):
        if root is None:
            break
        earlier += holders_until(connection, *root)
        minded |= {step: seat for step, seat in minded_in(connection, root[0]).items() if step <= root[1]}
        root = origin(connection, *root)
    shared = 0 if first is None else first[1]
    return Chronicle(tuple(succeeded(connection, match)), minded, ended is not None, shared, tuple(earlier))


def minded_in(connection: Connection, match: str) -> dict[int, int]:
    """Return the steps of a match that a bot made for an absent person, with the seat."""
    rows = connection.execute(select(steps.c.n, steps.c.seat).where(steps.c.match == match, steps.c.minded))
    return {row.n: row.seat for row in rows}


def origin(connection: Connection, match: str, shared: int | None = None) -> tuple[str, int] | None:
    """Return the match at another table that a match grew from, if any, and how many of its first steps, or of so many, are from there."""
    while True:
        branch = connection.execute(select(matches.c.table, matches.c.parent, matches.c.shared).where(matches.c.id == match)).first()
        if branch is None or branch.parent is None:
            return None
        shared = branch.shared if shared is None else min(shared, branch.shared)
        parent = connection.execute(select(matches.c.table).where(matches.c.id == branch.parent)).first()
        if parent is None or shared == 0:
            return None
        match = branch.parent
        if parent.table != branch.table:
            return match, shared


def holders_until(connection: Connection, match: str, step: int) -> list[Former]:
    """Return who had which seat of a match up to a step, and who had it before them."""
    players = connection.execute(select(matches.c.players).where(matches.c.id == match)).scalar_one()
    gone = tuple([each for each in succeeded(connection, match) if each.step < step])
    last = Chronicle(gone).last(convert(players, tuple[Holder, ...]))
    here = [Former(step, seat, holder.visitor, holder.name) for seat, holder in enumerate(last)]
    return here + [each.former for each in gone]


def succeeded(connection: Connection, match: str) -> list[Succession]:
    """Return the successions of a match in their order."""
    wanted = [successions.c[name] for name in Succession.__struct_fields__]
    rows = connection.execute(select(*wanted).where(successions.c.match == match).order_by(successions.c.number))
    return [Succession(**row._asdict()) for row in rows]


def succeed(connection: Connection, match: str, succession: Succession) -> None:
    """Store a succession."""
    last = connection.execute(select(func.max(successions.c.number)).where(successions.c.match == match)).scalar() or 0
    connection.execute(insert(successions).values(match=match, number=last + 1, **to_builtins(succession)))


def inherit(connection: Connection, match: str, parent: str, shared: int) -> None:
    """Give a branch at the same table the past of its parent: who has left has left, also if it was after the moves they share."""
    for each in succeeded(connection, parent):
        succeed(connection, match, replace(each, step=min(each.step, shared)))
    minded = select(steps.c.n).where(steps.c.match == parent, steps.c.minded)
    connection.execute(update(steps).where(steps.c.match == match, steps.c.n.in_(minded)).values(minded=True))


def end(connection: Connection, match: str, now: int) -> None:
    """Store that a match was ended early."""
    connection.execute(update(matches).where(matches.c.id == match).values(ended=now))
