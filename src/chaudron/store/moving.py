"""Moves all data from one database to another, whichever they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, func, insert, select, text

from chaudron.store.database import BadStore, Where, database
from chaudron.store.reach import FILE, keep_signing
from chaudron.store.schema import metadata

ROWS = 1000
"""The number of rows that are copied at once."""


def moved_tables() -> list[Table]:
    """Return everything that is worth moving, whatever it refers to first."""
    return [table for table in metadata.sorted_tables if not table.info.get("passing")]


def move(source: Where, target: Where) -> int:
    """Copy all data to an empty database, in one transaction, and return the number of rows; the source stays as it is.

    Raises BadStore if there are no data, or if there are any at the target."""
    origin, place = database(source), database(target)
    reading = origin.existing()
    try:
        with origin.alone(), place.alone():
            upgraded = origin.open()  # an older version may have written them
            upgraded.dispose()
            writing = place.open()
            try:
                rows = copied(reading, writing, place.name)
                take_keys(source, writing)
                return rows
            finally:
                writing.dispose()
    finally:
        reading.dispose()


def take_keys(source: Where, writing: Engine) -> None:
    """Take along the keys with which push messages are signed, which are beside the data in a folder; devices know the server by them."""
    file = Path(source) / FILE
    if file.is_file():
        with writing.execution_options(writes=True).begin() as target:
            keep_signing(target, file.read_bytes())


def copied(reading: Engine, writing: Engine, name: str) -> int:
    """Copy all rows."""
    rows = 0
    with reading.connect() as source, writing.execution_options(writes=True).begin() as target:
        for table in moved_tables():
            if target.execute(select(func.count()).select_from(table)).scalar():
                raise BadStore("not-empty", file=name)
        for table in moved_tables():
            rows += copy_table(source, target, table)
    return rows


def copy_table(source: Connection, target: Connection, table: Table) -> int:
    """Copy the rows of a table, and return their number."""
    count = 0
    for rows in source.execute(select(table).order_by(*table.primary_key)).mappings().partitions(ROWS):
        target.execute(insert(table), [dict(row) for row in rows])
        count += len(rows)
    number: Any = table.autoincrement_column
    if count and number is not None and target.dialect.name == "postgresql":
        # PostgreSQL counts on its own, and does not notice numbers that were given.
        target.execute(
            text("SELECT setval(pg_get_serial_sequence(:table, :column), :last)"),
            {"table": table.name, "column": number.name, "last": target.execute(select(func.max(number))).scalar()},
        )
    return count
