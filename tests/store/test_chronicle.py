"""What is stored around a match, and data from before it was."""

from pathlib import Path

from alembic import command
from sqlalchemy import text

from chaudron.kernel.rng import Rng
from chaudron.store import FILE, Store, chronicle, files, matches, tables
from chaudron.store.chronicle import Chronicle, Succession
from chaudron.store.database import migrations
from chaudron.store.sqlite import connect
from chaudron.store.tables import Holder
from tests.store.kept import begun, deal, play

LEFT = Succession(7, 1, "left", "b", "Ben", "brewer", "Alba")
TABLE = "INSERT INTO tables VALUES ('{code}', 'poison', '{{}}', 0, 60, 'calm', '{host}', 'open', NULL, 0, 0)"
CHAIR = "INSERT INTO chairs VALUES ('{code}', {seat}, {visitor}, NULL, '')"


def test_data_from_before_are_migrated_and_whoever_has_no_seat_is_no_host(tmp_path: Path) -> None:
    file = tmp_path / FILE
    files.make_private(file)
    engine = connect(file)
    command.upgrade(migrations(engine), "0005")
    with engine.execution_options(writes=True).begin() as connection:
        for code, host in (("sits", "a"), ("gone", "a"), ("empty", "a")):
            connection.execute(text(TABLE.format(code=code, host=host)))
        for code, seat, visitor in (("sits", 0, "'b'"), ("sits", 1, "'a'"), ("gone", 0, "NULL"), ("gone", 1, "'c'"), ("gone", 2, "'b'")):
            connection.execute(text(CHAIR.format(code=code, seat=seat, visitor=visitor)))
        connection.execute(text(CHAIR.format(code="empty", seat=0, visitor="NULL")))
    engine.dispose()
    store = Store(tmp_path)
    try:
        with store.engine.connect() as connection:
            found = {code: tables.find(connection, code) for code in ("sits", "gone", "empty")}
    finally:
        store.close()
    assert {code: kept and kept.host for code, kept in found.items()} == {"sits": "a", "gone": "c", "empty": ""}


async def test_what_happened_around_a_match_is_kept_and_inherited_by_a_branch_at_its_table(store: Store) -> None:
    match = deal()
    start = begun(match)
    await store.write(matches.begin, start)
    await play(store, match, start.id, 8, Rng(bytes(32), 1))
    step = match.prepare(*next((seat, match.moves(seat)[0]) for seat in match.questions()))
    await store.append(start.id, step.number, step.seat, "{}", by="bot")
    await store.write(chronicle.succeed, start.id, LEFT)
    assert await store.read(chronicle.find, start.id) == Chronicle((LEFT,), {9: step.seat})
    branch = matches.beginning(match.branch(5), start.table, players=start.players, parent=start.id)
    await store.write(matches.branch, branch)
    inherited = await store.read(chronicle.find, branch.id)
    assert [(each.step, each.name) for each in inherited.successions] == [(5, "Ben")] and inherited.minded == {}
    await store.write(chronicle.end, start.id, 1)
    assert (await store.read(chronicle.find, start.id)).ended


def test_who_had_which_seat_in_the_end() -> None:
    players = (Holder("a", None, "Ada"), Holder("b", None, "Ben"))
    assert Chronicle((LEFT,)).last(players) == (players[0], Holder(None, "brewer", "Alba"))
    assert Chronicle((LEFT,)).last(()) == ()
