"""What a record does not say of a match: who left it for good, what a bot did for somebody, and that it was ended early."""

from typing import Literal, TypeAlias

from msgspec import Struct, to_builtins
from msgspec.structs import replace
from sqlalchemy import Connection, func, insert, select, update

from chaudron.store.schema import matches, steps, successions
from chaudron.store.tables import Holder

Why: TypeAlias = Literal["left", "unseated"]


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


class Chronicle(Struct, frozen=True):
    """What happened around a match."""

    successions: tuple[Succession, ...] = ()
    minded: dict[int, int] = {}
    """The steps that a bot made for an absent person, with the seat."""
    ended: bool = False
    """Whether all people have agreed to end it before the rules do."""

    def last(self, players: tuple[Holder, ...]) -> tuple[Holder, ...]:
        """Return who had which seat in the end, from who had it in the beginning."""
        holders = list(players)
        for each in self.successions:
            if each.seat < len(holders):
                holders[each.seat] = Holder(level=each.level, name=each.bot)
        return tuple(holders)


QUIET = Chronicle()
"""Nothing happened around the match."""


def find(connection: Connection, match: str) -> Chronicle:
    """Return what happened around a match."""
    seats = select(steps.c.n, steps.c.seat).where(steps.c.match == match, steps.c.minded)
    ended = connection.execute(select(matches.c.ended).where(matches.c.id == match)).scalar()
    minded = {row.n: row.seat for row in connection.execute(seats)}
    return Chronicle(tuple(succeeded(connection, match)), minded, ended is not None)


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
    """Store that a match was ended by agreement."""
    connection.execute(update(matches).where(matches.c.id == match).values(ended=now))
