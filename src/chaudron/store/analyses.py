"""Analyses of finished matches, kept once they are made; they can be made again from the steps at any time."""

from sqlalchemy import Connection, delete, insert, select

from chaudron.store.schema import analyses


def find(connection: Connection, match: str, maker: str) -> bytes | None:
    """Return the analysis of a match, as JSON, or None if there is none by this maker."""
    found: str | None = connection.execute(
        select(analyses.c.data).where(analyses.c.match == match, analyses.c.maker == maker)
    ).scalar_one_or_none()
    return None if found is None else found.encode()


def keep(connection: Connection, match: str, maker: str, data: bytes) -> None:
    """Store the analysis of a match in place of an older one."""
    connection.execute(delete(analyses).where(analyses.c.match == match))
    connection.execute(insert(analyses).values(match=match, maker=maker, data=data.decode()))
