"""The file of data: its schema, how it is opened, and what is refused."""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, event, text

from chaudron.kernel.model import BadRecord
from chaudron.kernel.rng import Rng
from chaudron.store import FILE, BadStore, Store, Where, matches
from chaudron.store import postgres as store_on_postgres
from chaudron.store.database import migrations
from chaudron.store.files import make_private
from chaudron.store.schema import metadata
from chaudron.store.sqlite import connect
from chaudron.texts import texts
from tests import postgres
from tests.store.kept import begun, deal, new_match, on_disk, play
from tests.texts import OURS

COLUMNS = "SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2"


def schema(where: Where) -> list[tuple[str, ...]]:
    sqlite = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    found = on_disk(where, sqlite if isinstance(where, Path) else COLUMNS)
    assert found
    return found


def test_migrations_give_exactly_the_schema_that_the_code_knows(store: Store) -> None:
    with store.engine.connect() as connection:
        # PostgreSQL cannot say whether two JSON values are equal.
        defaults = connection.dialect.name == "sqlite"
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": defaults})
        assert compare_metadata(context, metadata) == []


def test_a_table_or_column_too_many_would_be_noticed(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE steps ADD COLUMN surprise TEXT"))
        assert compare_metadata(MigrationContext.configure(connection), metadata)


async def test_opening_again_changes_nothing(where: Where) -> None:
    store = Store(where)
    name = await new_match(store)
    await store.append(name, 1, 0, "{}")
    store.close()
    before = schema(where), on_disk(where, "SELECT * FROM steps")
    Store(where).close()
    assert (schema(where), on_disk(where, "SELECT * FROM steps")) == before


def test_every_commit_is_on_disk_before_it_returns(file: Store) -> None:
    with file.engine.connect() as connection:
        pragmas = {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous", "foreign_keys")}
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.parametrize("rubbish", [b"not a database at all, but long enough to be one" * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_data_is_refused_and_left_alone(tmp_path: Path, rubbish: bytes) -> None:
    (tmp_path / FILE).write_bytes(rubbish)
    with pytest.raises(BadStore) as refused:
        Store(tmp_path)
    assert refused.value.reason == "open"
    assert (tmp_path / FILE).read_bytes() == rubbish
    for language in OURS:
        assert FILE in texts(language).refuse(refused.value)


async def test_data_of_a_newer_version_are_refused_and_left_alone(where: Where) -> None:
    store = Store(where)
    await store.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")).rowcount)
    store.close()
    before = schema(where)
    with pytest.raises(BadStore) as refused:
        Store(where)
    assert refused.value.reason == "open"
    assert "9999" in str(refused.value.facts["detail"])
    assert schema(where) == before


def test_a_migration_may_take_longer_than_any_other_transaction(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine so busy that code is slow to load."""
    monkeypatch.setattr(store_on_postgres, "WRITING", store_on_postgres.WRITING.replace("'10s'", "'10ms'"))

    def wait(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if "alembic" in statement:
            time.sleep(0.5)

    address = postgres.fresh()
    event.listen(Engine, "before_cursor_execute", wait)
    try:
        Store(address).close()
    finally:
        event.remove(Engine, "before_cursor_execute", wait)
        postgres.server().drop(address)


def test_of_several_processes_that_open_old_data_at_once_one_migrates_them(tmp_path: Path) -> None:
    make_private(tmp_path / FILE)
    engine = connect(tmp_path / FILE)
    command.upgrade(migrations(engine), "0001")
    engine.dispose()
    code = f"from pathlib import Path; from chaudron.store import Store; Store(Path({str(tmp_path)!r})).close()"
    opening = [subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, text=True) for _ in range(4)]
    assert [(process.communicate()[1], process.returncode) for process in opening] == [("", 0)] * 4
    store = Store(tmp_path)
    test_migrations_give_exactly_the_schema_that_the_code_knows(store)
    store.close()


async def test_a_match_is_rebuilt_from_its_steps_with_its_story(store: Store) -> None:
    match = deal()
    start = begun(match)
    await store.write(matches.begin, start)
    await play(store, match, start.id, 30, Rng(bytes(32), 1))
    rebuilt = await store.read(matches.rebuild, start.id)
    assert rebuilt is not None
    assert rebuilt.begun == start
    assert rebuilt.match.record() == match.record()
    assert [rebuilt.match.view(seat) for seat in (*range(match.seats), None)] == [match.view(seat) for seat in (*range(match.seats), None)]
    assert [step for step, _ in rebuilt.story] == list(range(31))


async def test_no_match_is_rebuilt_from_nothing(store: Store) -> None:
    assert await store.read(matches.rebuild, "never") is None


@pytest.mark.parametrize("lost", [1, 5, 9])
async def test_a_match_with_a_gap_is_refused(store: Store, lost: int) -> None:
    match = deal()
    start = begun(match)
    await store.write(matches.begin, start)
    await play(store, match, start.id, 10, Rng(bytes(32), 1))
    await store.write(lambda connection: connection.execute(text(f"DELETE FROM steps WHERE n = {lost}")).rowcount)
    with pytest.raises(BadRecord) as refused:
        await store.read(matches.rebuild, start.id)
    assert (refused.value.reason, refused.value.facts) == ("gap", {"match": start.id})


async def test_a_match_whose_seed_was_changed_is_refused(store: Store) -> None:
    start = begun(deal())
    await store.write(matches.begin, start)
    await store.write(lambda connection: connection.execute(text(f"UPDATE matches SET seed = '{'ab' * 32}'")).rowcount)
    with pytest.raises(BadRecord) as refused:
        await store.read(matches.rebuild, start.id)
    assert refused.value.reason == "commitment"


async def test_reading_does_not_wait_for_the_writer(store: Store) -> None:
    from tests.store.kept import hold

    go = hold(store)
    try:
        assert await store.read(matches.names) == []
    finally:
        go.set()


async def test_whoever_reads_sees_everything_as_it_was_at_one_moment(store: Store) -> None:
    name = await new_match(store)
    await store.append(name, 1, 0, "{}")
    with store.engine.connect() as connection:
        before = matches.moves(connection, name)
        await store.append(name, 2, 0, "{}")
        assert matches.moves(connection, name) == before
        assert matches.moved(connection, name) > 0
    assert len(await store.read(matches.moves, name)) == 2
