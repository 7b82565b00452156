"""What people have said at tables, line by line."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from chaudron.store.database import TALKED, Notice, notify
from chaudron.store.schema import tables, talk

KEPT = 2000
"""The number of lines that are kept for each table; older ones are deleted, so that no table grows without end."""


class Line(Struct, frozen=True, kw_only=True):
    """One line, with who said it."""

    number: int
    visitor: str
    name: str
    """The name of the speaker when they spoke."""
    seat: int | None
    """The seat of the speaker when they spoke; None for an onlooker."""
    text: str
    """Empty once the line was removed."""
    at: int
    struck_by: str | None = None
    """The visitor who removed the line."""
    struck: str | None = None
    """Their name at that time."""


def add(connection: Connection, table: str, visitor: str, name: str, seat: int | None, text: str, at: int) -> Line:
    """Store a line as the next one of its table, and return it."""
    # Of two processes, one gets the next number, and the other the one after that.
    connection.execute(select(tables.c.code).where(tables.c.code == table).with_for_update(key_share=True))
    last = connection.execute(select(func.max(talk.c.number)).where(talk.c.table == table)).scalar() or 0
    line = Line(number=last + 1, visitor=visitor, name=name, seat=seat, text=text, at=at)
    row = {"table": table, "number": line.number, "visitor": visitor, "name": name, "seat": seat, "text": text, "at": at}
    connection.execute(insert(talk).values(row))
    connection.execute(delete(talk).where(talk.c.table == table, talk.c.number <= line.number - KEPT))
    notify(connection, Notice(table, TALKED))
    return line


def strike(connection: Connection, table: str, number: int, visitor: str, name: str) -> None:
    """Delete the words of a line, and note who removed them."""
    line = update(talk).where(talk.c.table == table, talk.c.number == number)
    connection.execute(line.values(text="", struck_by=visitor, struck=name))
    notify(connection, Notice(table, TALKED))


def last(connection: Connection, table: str, most: int) -> list[Line]:
    """Return the last lines of a table, oldest first."""
    columns = [column for column in talk.c if column.name != "table"]
    rows = connection.execute(select(*columns).where(talk.c.table == table).order_by(talk.c.number.desc()).limit(most))
    return [Line(**row._asdict()) for row in rows][::-1]


def of_tables(connection: Connection, codes: Sequence[str], most: int) -> dict[str, list[Line]]:
    """Return the last lines of several tables."""
    return {code: last(connection, code, most) for code in codes}


def forget_table(connection: Connection, table: str) -> None:
    """Delete what was said at a table."""
    connection.execute(delete(talk).where(talk.c.table == table))


def forget_visitor(connection: Connection, visitor: str, nobody: str) -> None:
    """Delete all that a visitor has said, and call them nobody where they have removed a line."""
    codes = connection.execute(select(talk.c.table).where(or_(talk.c.visitor == visitor, talk.c.struck_by == visitor)).distinct())
    notify(connection, *(Notice(code, TALKED) for code in codes.scalars().all()))
    connection.execute(delete(talk).where(talk.c.visitor == visitor))
    connection.execute(update(talk).where(talk.c.struck_by == visitor).values(struck_by=None, struck=nobody))


def without(lines: Sequence[Line], visitor: str, nobody: str) -> list[Line]:
    """Return lines as they are after a visitor was forgotten."""
    left = [line for line in lines if line.visitor != visitor]
    return [replace(line, struck_by=None, struck=nobody) if line.struck_by == visitor else line for line in left]
