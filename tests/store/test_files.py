"""The file of data is its owner's alone; damage and loss are noticed."""

import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import insert, text

from chaudron.cli import main
from chaudron.kernel.rng import Rng
from chaudron.store import FILE, BadStore, Store, matches
from chaudron.store.backup import backup
from chaudron.store.files import Gone, beside, damage
from chaudron.store.schema import visitors
from chaudron.texts import texts
from tests.store.kept import begun, deal, new_match, play
from tests.texts import OURS


def modes(folder: Path) -> dict[str, int]:
    """The permissions of everything in a folder."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """Without further ado, anybody may read new files."""
    before = os.umask(0o022)
    yield
    os.umask(before)


async def test_nobody_else_can_read_the_data(tmp_path: Path) -> None:
    store = Store(tmp_path / "new" / "data")
    await new_match(store)
    assert modes(tmp_path / "new") == {"data": 0o700}
    assert modes(tmp_path / "new" / "data") == {path.name: 0o600 for path in beside(Path(FILE))}
    backup(tmp_path / "new" / "data", tmp_path / "copy.db")
    assert modes(tmp_path)["copy.db"] == 0o600
    store.close()


async def test_data_that_others_could_read_are_made_private(tmp_path: Path) -> None:
    store = Store(tmp_path)
    await new_match(store)
    for path in beside(tmp_path / FILE):
        path.chmod(0o644)
    again = Store(tmp_path)
    assert set(modes(tmp_path).values()) == {0o600}
    again.close()
    store.close()


# Damage.


async def crashed(tmp_path: Path) -> Path:
    """The data of a server as they are on disk when the power goes."""
    store = Store(tmp_path / "running")
    rows = [{"id": f"{n}", "name": "x" * 60} for n in range(3_000)]
    await store.write(lambda connection: connection.execute(insert(visitors), rows).rowcount)
    await store.read(lambda connection: connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)")).all())
    await new_match(store)
    shutil.copytree(tmp_path / "running", tmp_path / "crashed")
    store.close()
    return tmp_path / "crashed"


def tear(file: Path) -> None:
    """Damage a page in the middle of a file."""
    pages = file.stat().st_size // 4096
    with file.open("r+b") as opened:
        opened.seek(pages // 2 * 4096)
        opened.write(b"\xa5" * 4096)


async def test_after_a_power_cut_data_are_checked_and_damage_is_refused(tmp_path: Path) -> None:
    folder = await crashed(tmp_path)
    tear(folder / FILE)
    with pytest.raises(BadStore) as refused:
        Store(folder)
    assert refused.value.reason == "damaged"
    for language in OURS:
        assert FILE in texts(language).refuse(refused.value)


async def test_after_a_power_cut_sound_data_are_opened(tmp_path: Path) -> None:
    store = Store(await crashed(tmp_path))
    assert len(await store.read(matches.names)) == 1
    store.close()


async def test_damage_is_found_on_demand(tmp_path: Path) -> None:
    folder = await crashed(tmp_path)
    Store(folder).close()
    assert damage(folder / FILE) == []
    tear(folder / FILE)
    assert damage(folder / FILE)


async def test_the_command_checks_pages_and_plays_matches_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = await crashed(tmp_path)
    store = Store(folder)
    match = deal()
    start = begun(match)
    await store.write(matches.begin, start)
    await play(store, match, start.id, 10, Rng(bytes(32), 1))
    older = replace(begun(deal()), version=0)
    await store.write(matches.begin, older)
    main(["check", "--data", str(folder)])
    assert capsys.readouterr().out == "2 matches played again, 1 with rules that are not here, 0 faults\n"
    await store.write(lambda connection: connection.execute(text("DELETE FROM steps WHERE n = 5")).rowcount)
    with pytest.raises(SystemExit, match="1"):
        main(["check", "--data", str(folder)])
    assert f"match {start.id}: record gap" in capsys.readouterr().out
    store.close()
    tear(folder / FILE)
    with pytest.raises(SystemExit, match="1"):
        main(["check", "--data", str(folder)])
    assert "0 matches played again" in capsys.readouterr().out


# Loss.


@pytest.mark.parametrize("replaced", [False, True], ids=["deleted", "replaced"])
async def test_nothing_is_kept_in_a_file_that_is_gone(tmp_path: Path, *, replaced: bool) -> None:
    store = Store(tmp_path)
    name = await new_match(store)
    moved = (tmp_path / FILE).rename(tmp_path / "elsewhere.db")
    if replaced:
        (tmp_path / FILE).write_bytes(b"")
    with pytest.raises(Gone):
        await store.append(name, 1, 0, "{}")
    with pytest.raises(Gone):
        await store.write(lambda connection: None)
    moved.rename(tmp_path / FILE)
    await store.write(lambda connection: None)
    store.close()


async def test_whoever_reads_does_not_create_another_file(tmp_path: Path) -> None:
    store = Store(tmp_path)
    (tmp_path / FILE).unlink()
    store.engine.dispose()
    with pytest.raises(Exception, match="unable to open"):
        await store.read(matches.names)
    assert not (tmp_path / FILE).exists()
    store.close()
