"""A copy of everything while the server writes, and records out of the data and into them."""

import asyncio
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from chaudron.cli import main
from chaudron.kernel.record import decode_record, encode_record
from chaudron.kernel.replay import replay
from chaudron.kernel.rng import Rng
from chaudron.store import FILE, BadStore, Store, matches
from chaudron.store.alone import alone
from chaudron.store.backup import backup, bring, records, restore
from chaudron.store.schema import visitors
from tests.store.kept import GAME, begun, deal, play


async def keep_match(store: Store, seed: int, most: int) -> str:
    match = deal(bytes([seed]) * 32)
    start = begun(match)
    await store.write(matches.begin, start)
    await play(store, match, start.id, most, Rng(bytes(32), seed))
    return start.id


def restored(file: Path, folder: Path) -> Store:
    folder.mkdir()
    file.rename(folder / FILE)
    return Store(folder)


async def test_a_copy_made_while_somebody_writes_opens_and_all_its_matches_rebuild(file: Store, tmp_path: Path) -> None:
    played: dict[str, Any] = {}

    async def keep_playing(seed: int) -> None:
        while True:
            match = deal(secrets.token_bytes(32))
            start = begun(match)
            await file.write(matches.begin, start)
            played[start.id] = match
            await play(file, match, start.id, 10_000, Rng(bytes(32), seed))

    # Some ballast, so that copying takes longer than writing: several times what SQLite copies in one go.
    rows = [{"id": f"{n}", "name": "x" * 2000} for n in range(40_000)]
    await file.write(lambda connection: connection.execute(insert(visitors), rows).rowcount)
    writers = [asyncio.create_task(keep_playing(seed)) for seed in range(8)]
    while len(played) < 8 or file.writer.steps < 40:
        await asyncio.sleep(0.01)
    before = {name: match.step for name, match in played.items()}
    copies = [tmp_path / f"copy-{n}.db" for n in range(3)]
    for copy in copies:
        size = await asyncio.wait_for(asyncio.to_thread(backup, tmp_path, copy), 120)
        assert size == copy.stat().st_size > 40_000 * 2000
    assert file.writer.steps > sum(before.values()), "nobody wrote meanwhile"
    for writer in writers:
        writer.cancel()
    await asyncio.gather(*writers, return_exceptions=True)
    assert {file.name for file in tmp_path.iterdir()} <= {FILE, f"{FILE}-wal", f"{FILE}-shm", *(copy.name for copy in copies)}
    for n, copy in enumerate(copies):
        opened = restored(copy, tmp_path / f"restored-{n}")
        try:
            names = opened.look(matches.names)
            assert set(before) <= set(names) <= set(played)
            for name in names:
                rebuilt = opened.look(matches.rebuild, name)
                assert rebuilt is not None
                assert before.get(name, 0) <= rebuilt.match.step
                assert rebuilt.match.record().moves == played[name].record().moves[: rebuilt.match.step]
        finally:
            opened.close()


async def test_a_file_that_is_there_is_not_overwritten(file: Store, tmp_path: Path) -> None:
    target = tmp_path / "precious"
    target.write_text("precious")
    with pytest.raises(BadStore) as refused:
        backup(tmp_path, target)
    assert refused.value.reason == "exists"
    assert target.read_text() == "precious"


@pytest.mark.parametrize("work", [lambda folder: backup(folder, folder / "copy"), lambda folder: records(folder, [])])
def test_a_folder_without_data_is_refused_and_stays_empty(tmp_path: Path, work: Any) -> None:
    with pytest.raises(BadStore) as refused:
        work(tmp_path)
    assert refused.value.reason == "missing"
    assert list(tmp_path.iterdir()) == []


async def test_a_copy_that_cannot_be_finished_leaves_nothing_behind(file: Store, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        backup(tmp_path, tmp_path / "no such folder" / "copy")
    assert not (tmp_path / "no such folder").exists()


@pytest.mark.parametrize("most", [0, 7, 10_000])
async def test_what_is_exported_and_imported_is_exported_the_same(file: Store, tmp_path: Path, most: int) -> None:
    name = await keep_match(file, 1, most)
    (record,) = records(tmp_path, [name]).values()
    assert len(record.moves) == most or record.outcome is not None
    again = tmp_path / "elsewhere"
    Store(again).close()
    new = bring(again, replay(GAME, record))
    assert new != name
    assert encode_record(records(again, [])[new]) == encode_record(record)


async def test_the_command_line_exports_imports_and_copies(file: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = [await keep_match(file, seed, 10) for seed in (1, 2)]
    out, elsewhere = tmp_path / "out", tmp_path / "elsewhere"
    out.mkdir()
    main(["export", str(out), "--data", str(tmp_path)])
    files = sorted(out.iterdir())
    assert {file.stem for file in files} == set(names)
    main(["import", *map(str, files), "--data", str(elsewhere)])
    assert {encode_record(record) for record in records(elsewhere, []).values()} == {file.read_bytes() for file in files}
    main(["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)])
    assert "copy.db" in capsys.readouterr().out
    main(["export", str(out / "one"), names[0], "--data", str(tmp_path)])
    assert [decode_record(file.read_bytes()) for file in (out / "one").iterdir()] == [records(tmp_path, [names[0]])[names[0]]]


async def test_an_unknown_match_is_refused(file: Store, tmp_path: Path) -> None:
    with pytest.raises(BadStore) as refused:
        records(tmp_path, ["never"])
    assert (refused.value.reason, refused.value.facts) == ("match", {"match": "never"})


async def test_another_process_copies_the_data_of_a_server_that_runs(file: Store, tmp_path: Path) -> None:
    name = await keep_match(file, 1, 5)
    command = [sys.executable, "-m", "chaudron", "backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)]
    await asyncio.to_thread(subprocess.run, command, check=True, capture_output=True)
    opened = restored(tmp_path / "copy.db", tmp_path / "restored")
    rebuilt = opened.look(matches.rebuild, name)
    opened.close()
    assert rebuilt is not None
    assert rebuilt.match.step == 5


async def test_a_backup_is_restored_and_play_goes_on_from_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, copy = tmp_path / "cellar", tmp_path / "sunday.db"
    store = Store(folder)
    kept = await keep_match(store, 1, 10)
    main(["backup", str(copy), "--data", str(folder)])
    lost = await keep_match(store, 2, 5)
    store.close()
    size = copy.stat().st_size
    main(["restore", str(copy), "--data", str(folder)])
    store = Store(folder)
    assert store.look(matches.names) == [kept]
    rebuilt = store.look(matches.rebuild, kept)
    assert rebuilt is not None and rebuilt.match.step == 10
    await play(store, rebuilt.match, kept, 3, Rng(bytes(32)))
    store.close()
    assert copy.stat().st_size == size, "the backup itself is left alone"
    (before,) = folder.glob("chaudron-until-*.db")
    assert before.name in capsys.readouterr().out
    assert before.stat().st_mode & 0o077 == 0
    store = restored(before, tmp_path / "before")
    assert set(store.look(matches.names)) == {kept, lost}
    store.close()


async def test_a_backup_that_is_damaged_or_missing_is_not_restored(tmp_path: Path) -> None:
    folder, copy = tmp_path / "cellar", tmp_path / "sunday.db"
    store = Store(folder)
    kept = await keep_match(store, 1, 10)
    store.close()
    copy.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    for file, reason in ((copy, "damaged"), (tmp_path / "monday.db", "missing")):
        with pytest.raises(BadStore) as refused:
            restore(folder, file)
        assert refused.value.reason == reason
    store = Store(folder)
    assert store.look(matches.names) == [kept]
    store.close()
    assert sorted(path.name for path in folder.iterdir()) == [FILE]


async def test_nothing_is_restored_while_a_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(tmp_path / "cellar")
    await keep_match(store, 1, 3)
    store.close()
    main(["backup", str(tmp_path / "sunday.db"), "--data", str(tmp_path / "cellar")])
    with alone(tmp_path / "cellar"), pytest.raises(SystemExit):
        main(["restore", str(tmp_path / "sunday.db"), "--data", str(tmp_path / "cellar")])
    assert "already using" in capsys.readouterr().err
