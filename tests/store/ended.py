"""Finished matches in a store, for tests of results, and results without matches."""

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, insert, update

from chaudron.kernel.match import Match
from chaudron.kernel.rng import Rng
from chaudron.store import Store, matches, results, schema, tables
from chaudron.store.results import Noted, Player, Result
from chaudron.store.tables import Holder, KeptTable
from tests.store.kept import GAME, begun, chosen, deal

ADA, BEN = Holder("ada", None, "Ada"), Holder("ben", None, "Ben")
BOTS = (Holder(None, "brewer", "Basile"), Holder(None, "master", "Celia"))
TABLE = KeptTable(
    code="together", game=GAME.about.name, options={}, public=False, patience=60, pace="calm", host="ada", status="over", match=None,
    changed=0, holders=(ADA, BEN, *BOTS),
)  # fmt: skip


def played(seed: int = 0, match: Match[Any, Any, Any] | None = None) -> Match[Any, Any, Any]:
    """A match at its end, played at random."""
    match = match or deal(bytes([seed]) * 32)
    rng = Rng(bytes(32), 1)
    while match.outcome is None:
        match.play(*chosen(match, rng))
    return match


async def save(store: Store, kept: KeptTable) -> None:
    """Store a table as it is now, whatever it was before."""
    before = await store.read(tables.find, kept.code)
    await store.write(tables.save, replace(kept, version=0 if before is None else before.version))


async def keep(store: Store, match: Match[Any, Any, Any], players: Sequence[Holder] = TABLE.holders, **fields: Any) -> matches.Begun:
    """Store a match that was played at a table where everybody still sits."""
    start = replace(begun(match, table=TABLE.code), players=tuple(players), stems=match.stems, **fields)
    await store.write(matches.bring, start, match.record())
    await save(store, replace(TABLE, match=start.id, holders=tuple(players)))
    return start


def mind(connection: Connection, match: str, seat: int) -> None:
    """Let it have been a bot that made the moves of a seat for somebody who was away."""
    moves = update(schema.steps).where(schema.steps.c.match == match, schema.steps.c.seat == seat)
    assert connection.execute(moves.values(minded=True)).rowcount


async def settle(store: Store, match: str) -> None:
    """Store the results of a match, as the server does."""

    def tell(connection: Connection) -> results.Ended | None:
        rebuilt = matches.rebuild(connection, match)
        return None if rebuilt is None else results.ended(rebuilt)

    found = await store.read(tell)
    assert found is not None
    await store.write(results.settle, found)


async def of(store: Store, visitor: str) -> dict[str, Result]:
    """The results of a visitor, by match."""
    return {result.match: result for result in await store.read(results.everything, visitor)}


def result(number: int, **fields: Any) -> Result:
    """A result that was never played: the visitor has the first seat, and won every third match."""
    won = number % 3 == 0
    players = (Player("Ada", None, 0 if won else 1, 5), Player("Basile", "brewer", 1 if won else 0, 9))
    noted = Noted({"colour-red": number}, {"card-poison": 2})
    usual = {"match": secrets.token_hex(8), "seat": 0, "game": GAME.about.name, "ended": 1_700_000_000 + number, "won": won}
    rating = {"was": 25.0, "mu": 25.0 + number / 10, "sigma": 3.0, "rated": number}
    return Result(**{**usual, "status": "counted", "players": players, "noted": noted, **rating, **fields})


async def fill(store: Store, visitor: str, found: Sequence[Result]) -> None:
    """Store results as if their matches had been played."""
    rows = [results.row_of(visitor, one) for one in found]
    await store.write(lambda connection: connection.execute(insert(schema.results), rows).rowcount)
