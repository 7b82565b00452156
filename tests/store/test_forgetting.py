"""The command that deletes a visitor or a table from data that nobody uses."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from chaudron.cli import main
from chaudron.store import Store, analyses, matches, tables, talk
from chaudron.store.alone import alone
from chaudron.store.tables import Holder, KeptTable
from tests.store.kept import begun, deal, on_disk

TABLE = KeptTable(
    code="adasonly", game="poison", options={}, public=False, patience=60, pace="calm", host="ada", status="playing", match=None, changed=0,
    holders=(Holder("ada", None, "Ada"), Holder(None, "brewer", "Basile")),
)  # fmt: skip
SHARED = replace(TABLE, code="together", holders=(Holder("ada", None, "Ada"), Holder("ben", None, "Ben")))
BENS = replace(TABLE, code="bensonly", host="ben", holders=(Holder("ben", None, "Ben"),))


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """Data with two people, a table of each and one of both, and a match at each."""
    store = Store(tmp_path)
    for number, kept in enumerate((TABLE, SHARED, BENS)):
        start = replace(begun(deal(bytes([number]) * 32), table=kept.code), players=kept.holders)
        await store.write(matches.begin, start)
        await store.write(analyses.keep, start.id, "brewer", b"{}")
        await store.append(start.id, 1, 0, "{}")
        await store.write(tables.save, replace(kept, match=start.id))
        await store.write(talk.add, kept.code, "ada", "Ada", None, "Good evening", 0)
        await store.write(talk.add, kept.code, "ben", "Ben", None, "Hello", 0)
        await store.write(talk.strike, kept.code, 2, "ada", "Ada")
    for visitor in ("ada", "ben"):
        await store.write(tables.rename, visitor, visitor.capitalize(), 0)
    store.close()
    return tmp_path


def codes(folder: Path) -> dict[str, list[str]]:
    """The tables that are left, with the names of those who sit there; each still has its match and its step."""
    rows = on_disk(folder, 'SELECT "table", name FROM chairs ORDER BY "table", seat')
    found: dict[str, list[str]] = {}
    for code, name in rows:
        found.setdefault(code, []).append(name)
    assert {code for (code,) in on_disk(folder, "SELECT code FROM tables")} == set(found)
    assert {code for (code,) in on_disk(folder, 'SELECT "table" FROM matches JOIN steps ON steps."match" = matches.id')} == set(found)
    return found


async def test_a_visitor_is_deleted_by_name(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["forget", "--name", "Ada", "--data", str(folder)])
    assert capsys.readouterr().out == "1 visitors and 1 tables deleted\n"
    assert codes(folder) == {"together": ["—", "Ben"], "bensonly": ["Ben"]}
    assert on_disk(folder, "SELECT id FROM visitors") == [("ben",)]
    assert on_disk(folder, "SELECT host FROM tables") == [("ben",), ("ben",)]
    assert not [players for (players,) in on_disk(folder, "SELECT players FROM matches") if "ada" in players or "Ada" in players]
    assert len(on_disk(folder, "SELECT * FROM analyses")) == 2
    lines = on_disk(folder, 'SELECT "table", visitor, text, struck_by, struck FROM talk ORDER BY "table"')
    assert lines == [("bensonly", "ben", "", None, "—"), ("together", "ben", "", None, "—")]


async def test_a_table_is_deleted_by_its_code(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["forget", "--table", "together", "--data", str(folder)])
    assert capsys.readouterr().out == "0 visitors and 1 tables deleted\n"
    assert codes(folder) == {"adasonly": ["Ada", "Basile"], "bensonly": ["Ben"]}
    assert {code for (code,) in on_disk(folder, 'SELECT "table" FROM talk')} == {"adasonly", "bensonly"}


async def test_nothing_is_deleted_while_a_server_runs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = codes(folder)
    with alone(folder), pytest.raises(SystemExit, match="2"):
        main(["forget", "--name", "Ada", "--data", str(folder)])
    assert codes(folder) == before
