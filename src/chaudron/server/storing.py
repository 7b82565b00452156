"""What a table stores at once: itself, and what has happened to its match."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Connection

from chaudron.store import chronicle, matches, peers, tables
from chaudron.store.chronicle import Succession, Why
from chaudron.store.forgetting import NOBODY
from chaudron.store.tables import Holder, KeptTable


def successions(before: KeptTable, after: KeptTable, step: int, why: Why) -> list[Succession]:
    """Return the seats that go from a person to a bot with a change of the table during a match."""
    return [
        Succession(step, seat, why, held.visitor, held.name, holder.level, holder.name)
        for seat, (held, holder) in enumerate(zip(before.holders, after.holders, strict=False))
        if before.status == "playing" and held.visitor is not None and holder.level is not None
    ]


def keep(connection: Connection, kept: KeptTable, gone: Sequence[Succession]) -> KeptTable:
    """Store a table and who has left its match for good, in one transaction."""
    kept = tables.save(connection, kept)
    for each in gone:
        chronicle.succeed(connection, kept.match or "", each)
    return kept


def unnamed(holders: Sequence[Holder], players: Sequence[Holder], visitor: str) -> tuple[Holder, ...]:
    """Return holders without the name that a forgotten visitor has left on a chair after the match."""
    left = {seat for seat, player in enumerate(players) if player.visitor == visitor}
    return tuple(replace(each, name=NOBODY) if seat in left and each.empty and each.name else each for seat, each in enumerate(holders))


def begin(connection: Connection, begun: matches.Begun, kept: KeptTable, used: str | None, fresh: str) -> KeptTable:
    """Store the beginning of a match and that the table plays it, in one transaction, and use up the secret that processes share."""
    if used is not None:
        peers.use(connection, kept.code, used, fresh)
    matches.begin(connection, begun)
    return tables.save(connection, kept)
