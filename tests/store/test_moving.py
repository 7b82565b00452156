"""From a file to a server and back: everything is there, and nothing is mixed up with what was there before."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from chaudron.cli import main
from chaudron.kernel.rng import Rng
from chaudron.store import BadStore, Store, Where, analyses, matches, tables
from chaudron.store.backup import backup
from chaudron.store.database import database
from chaudron.store.moving import move, moved_tables
from chaudron.store.schema import houses, metadata
from chaudron.texts import texts
from tests import postgres
from tests.store.kept import begun, deal, play
from tests.store.test_forgetting import SHARED
from tests.texts import OURS


def everything(where: Where) -> dict[str, list[Any]]:
    """All rows of all tables that are moved."""
    engine = database(where).existing()
    try:
        with engine.connect() as connection:
            return {
                table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
                for table in moved_tables()
            }
    finally:
        engine.dispose()


async def fill(where: Where) -> None:
    """Put something into every table."""
    store = Store(where)
    match = deal()
    start = begun(match, table=SHARED.code)
    await store.write(matches.begin, start)
    await play(store, match, start.id, 30, Rng(bytes(32), 1))
    await store.write(tables.save, SHARED)
    await store.write(analyses.keep, start.id, "brewer", b'{"chance": 0.5}')
    await store.write(tables.rename, "ada", "Zoë “é” 🍷", 7)
    await store.write(tables.lend, "secret", "ada", 2_000_000_000)
    store.close()


async def test_what_was_moved_there_and_back_is_the_same(where: Where, tmp_path: Path) -> None:
    await fill(where)
    before = everything(where)
    assert {name for name, rows in before.items() if rows} >= {"tables", "chairs", "matches", "steps", "analyses", "visitors", "keys"}
    other: Where = tmp_path / "other" if isinstance(where, str) else postgres.fresh()
    assert move(where, other) == sum(len(rows) for rows in before.values())
    assert everything(other) == before
    assert move(other, tmp_path / "back") == sum(len(rows) for rows in before.values())
    assert everything(tmp_path / "back") == before == everything(where)
    store = Store(other)
    (name,) = store.look(matches.names)
    rebuilt = store.look(matches.rebuild, name)
    assert rebuilt is not None and rebuilt.match.step == 30
    store.close()
    if isinstance(other, str):
        postgres.server().drop(other)


async def test_nothing_is_moved_to_where_something_is(where: Where, tmp_path: Path) -> None:
    await fill(where)
    before = everything(where)
    with pytest.raises(BadStore) as refused:
        move(where, where if isinstance(where, str) else tmp_path)
    assert refused.value.reason in {"not-empty", "in-use"}
    assert everything(where) == before
    for language in OURS:
        assert texts(language).refuse(BadStore("not-empty", file="x"))


def test_nothing_is_moved_from_where_nothing_is(tmp_path: Path) -> None:
    with pytest.raises(BadStore) as refused:
        move(tmp_path / "nowhere", tmp_path / "new")
    assert refused.value.reason == "missing"
    assert not (tmp_path / "new").exists()


async def test_a_backup_of_a_server_is_a_file_and_is_restored_by_moving_it(
    where: Where, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await fill(where)
    before = everything(where)
    store = Store(where)  # while it runs
    assert backup(where, tmp_path / "sunday.db") == (tmp_path / "sunday.db").stat().st_size
    store.close()
    target = postgres.fresh()
    main(["move", str(tmp_path / "sunday.db"), target])
    assert f"{sum(len(rows) for rows in before.values())} rows" in capsys.readouterr().out
    assert everything(target) == before
    postgres.server().drop(target)


def test_what_processes_know_of_each_other_stays_where_it_is() -> None:
    assert houses not in moved_tables()
    assert {table.name for table in metadata.sorted_tables} - {table.name for table in moved_tables()} == {
        "houses", "leases", "presences", "asides", "making", "brought", "reminded", "sealed", "wanting",
    }  # fmt: skip


@pytest.mark.parametrize("address", ["postgresql://nobody@127.0.0.1:1/nothing", "postgresql://[", "postgres://"])
def test_a_server_that_is_not_there_is_told_as_such(address: str) -> None:
    with pytest.raises(BadStore) as refused:
        Store(address)
    assert refused.value.reason in {"open", "address"}
    for language in OURS:
        assert texts(language).refuse(refused.value)
