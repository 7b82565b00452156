"""What is told is kept: steps are on disk in one order, many together, and one that fails harms no other."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from chaudron.kernel.model import Stale
from chaudron.store import Store, Where, matches
from chaudron.store import postgres as store_on_postgres
from chaudron.store.writer import Chain
from tests import postgres
from tests.store.kept import begun, deal, gathered, hold, new_match, on_disk, steps_on_disk

ROOT = Path(__file__).parents[2]


async def test_steps_are_kept_in_the_order_of_their_appending(store: Store, where: Where) -> None:
    name = await new_match(store)
    await gathered(*(store.append(name, n, n % 4, f'{{"n":{n}}}') for n in range(1, 51)))
    assert on_disk(where, 'SELECT n, seat, move FROM steps WHERE "match" = ?', name) == [(n, n % 4, f'{{"n":{n}}}') for n in range(1, 51)]


async def test_a_step_is_on_disk_when_append_returns(store: Store, where: Where) -> None:
    name = await new_match(store)
    for n in range(1, 6):
        await store.append(name, n, 0, "{}")
        assert steps_on_disk(where, name) == list(range(1, n + 1))


@pytest.mark.parametrize("together", [True, False])
async def test_of_two_that_append_the_same_step_one_wins_and_the_other_is_stale(store: Store, where: Where, *, together: bool) -> None:
    one, other = await new_match(store), await new_match(store)
    go = hold(store)
    first = store.append(one, 1, 0, '"first"')
    beside = store.append(other, 1, 2, '"beside"')
    if not together:
        go.set()
        await first
    second = store.append(one, 1, 1, '"second"')
    after = store.append(other, 2, 3, '"after"')
    go.set()
    results = await gathered(first, beside, second, after)
    assert [type(result) for result in results] == [type(None), type(None), Stale, type(None)]
    assert results[2].reason == "step"
    assert results[2].facts == {"number": 1, "expected": 2}
    assert on_disk(where, 'SELECT seat, move FROM steps WHERE "match" = ?', one) == [(0, '"first"')]
    assert steps_on_disk(where, other) == [1, 2]


@pytest.mark.parametrize("together", [True, False])
async def test_what_builds_on_a_step_that_is_not_kept_is_not_kept_either(store: Store, where: Where, *, together: bool) -> None:
    one, other = await new_match(store), await new_match(store)
    await store.append(one, 1, 0, '"another server"')
    chain, beside = Chain(), Chain()
    go = hold(store)
    waiting = [store.append(one, 1, 1, '"late"', chain), store.append(other, 1, 0, "{}", beside)]
    if not together:
        go.set()
        await gathered(*waiting)
        go = hold(store)
    waiting += [store.append(one, 2, 1, '"on top of it"', chain), store.append(other, 2, 0, "{}", beside)]
    waiting += [store.append(one, 2, 0, '"on top of what is there"', Chain())]
    go.set()
    results = await gathered(*waiting)
    assert [type(result) for result in results] == [Stale, type(None), Stale, type(None), type(None)]
    assert (results[2].reason, results[2].facts) == ("step", {"number": 2, "expected": 3})
    kept = on_disk(where, 'SELECT move FROM steps WHERE "match" = ? ORDER BY n', one)
    assert kept == [('"another server"',), ('"on top of what is there"',)]
    assert steps_on_disk(where, other) == [1, 2]


async def test_what_is_submitted_at_once_is_committed_together(store: Store) -> None:
    names = [await new_match(store) for _ in range(20)]
    steps, commits = store.writer.steps, store.writer.commits
    go = hold(store)
    waiting = [store.append(name, n, 0, "{}") for n in range(1, 6) for name in names]
    go.set()
    await gathered(*waiting)
    assert store.writer.steps - steps == 100
    assert store.writer.commits - commits <= 3


async def test_work_that_fails_does_not_harm_its_group(store: Store, where: Where) -> None:
    name = await new_match(store)
    twice = begun(deal(), name)

    def half_done(connection: Connection) -> None:
        connection.execute(text("INSERT INTO visitors (id, name) VALUES ('half', 'half')"))
        raise ZeroDivisionError

    go = hold(store)
    waiting: list[asyncio.Future[Any]] = [
        store.append(name, 1, 0, "{}"),
        store.write(half_done),
        store.write(matches.begin, twice),
        store.write(lambda connection: connection.execute(text("SELECT * FROM nowhere"))),
        store.append("no-such-match", 1, 0, "{}"),
        store.append(name, 2, 0, "{}"),
    ]
    go.set()
    results = await gathered(*waiting)
    assert [type(result) for result in results[:4]] == [type(None), ZeroDivisionError, IntegrityError, type(results[3])]
    assert isinstance(results[3], DBAPIError)
    assert isinstance(results[4], Exception)
    assert results[5] is None
    assert steps_on_disk(where, name) == [1, 2]
    assert on_disk(where, "SELECT count(*) FROM visitors") == [(0,)]


async def test_if_a_commit_fails_everybody_of_the_group_is_told_and_the_next_is_kept(
    store: Store, where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = await new_match(store)

    def full(*_: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(store.writer, "engine", type("Full", (), {"begin": full})())
        broken.setattr(store.writer.appender, "append", full)
        chain = Chain()
        results = await gathered(store.append(name, 1, 0, "{}", chain), store.append(name, 2, 0, "{}", chain))
    assert [type(result) for result in results] == [OSError, OSError]
    with pytest.raises(Stale):
        await store.append(name, 3, 0, "{}", chain)
    assert steps_on_disk(where, name) == []
    await store.append(name, 1, 0, "{}")
    assert steps_on_disk(where, name) == [1]


async def test_nobody_is_told_before_the_group_is_on_disk(store: Store, where: Where) -> None:
    name = await new_match(store)
    seen: list[list[int]] = []
    waiting = []
    for n in range(1, 11):
        future = store.append(name, n, 0, "{}")
        future.add_done_callback(lambda _, n=n: seen.append([step for step in steps_on_disk(where, name) if step <= n]))  # type: ignore[misc]
        waiting.append(future)
    await gathered(*waiting)
    await asyncio.sleep(0)
    assert sorted(seen) == [list(range(1, n + 1)) for n in range(1, 11)]


async def test_one_who_no_longer_waits_holds_nobody_up(store: Store, where: Where) -> None:
    name = await new_match(store)
    go = hold(store)
    gone, here = store.append(name, 1, 0, "{}"), store.append(name, 2, 0, "{}")
    gone.cancel()
    go.set()
    await here
    assert steps_on_disk(where, name) == [1, 2]


async def test_closing_keeps_what_waits(where: Where) -> None:
    store = Store(where)
    name = await new_match(store)
    waiting = [store.append(name, n, 0, "{}") for n in range(1, 101)]
    store.close()
    assert steps_on_disk(where, name) == list(range(1, 101))
    await gathered(*waiting)


APPEND_UNTIL_KILLED = """
import asyncio, sys
from pathlib import Path
from chaudron.store import Store
from tests import postgres
from tests.store.kept import new_match

async def main():
    where = sys.argv[1]
    store = Store(where if where.startswith("postgresql") else Path(where))
    await new_match(store, "killed")
    n = 0
    while True:
        await asyncio.gather(*(store.append("killed", n + i, 0, "{}") for i in (1, 2, 3)))
        n += 3
        sys.stdout.write(f"{n}\\n")
        sys.stdout.flush()

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="has no SIGKILL")
def test_all_that_was_acknowledged_outlives_a_killed_process(where: Where) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", APPEND_UNTIL_KILLED, str(where)], stdout=subprocess.PIPE, text=True, cwd=ROOT, env={**os.environ}
    )
    assert process.stdout is not None
    with process.stdout as said:
        for line in said:
            if int(line) >= 60:
                break
        process.send_signal(signal.SIGKILL)
        acknowledged = max([int(line), *(int(late) for late in said if late.endswith("\n"))])
    assert process.wait() == -signal.SIGKILL
    store = Store(where)
    store.close()
    kept = steps_on_disk(where, "killed")
    assert kept == list(range(1, len(kept) + 1))
    assert acknowledged <= len(kept) <= acknowledged + 3


@pytest.mark.parametrize("taking_turns", [True, False])
async def test_two_processes_that_would_wait_for_each_other_both_store_everything(
    monkeypatch: pytest.MonkeyPatch, *, taking_turns: bool
) -> None:
    if not taking_turns:  # then PostgreSQL stops one of them, which begins again
        monkeypatch.setattr(store_on_postgres, "WRITING", "SET TRANSACTION ISOLATION LEVEL READ COMMITTED")
    address = postgres.fresh()
    one, other = Store(address), Store(address)
    name = await new_match(one)
    await one.write(lambda connection: connection.execute(text("INSERT INTO visitors (id, name) VALUES ('a', ''), ('b', '')")))
    begun: list[str] = []

    def rename(connection: Connection, visitors: str, names: str) -> None:
        """Lock one row, and then another, as two changes of a group do."""
        begun.append(names)
        for visitor in visitors:
            connection.execute(text("UPDATE visitors SET name = name || :name WHERE id = :id"), {"id": visitor, "name": names})
            if visitor == visitors[0]:
                time.sleep(0.2)

    chain = Chain()
    results = await gathered(
        one.append(name, 1, 0, "{}", chain),
        one.write(rename, "ab", "1"),
        other.write(rename, "ba", "2"),
        one.append(name, 2, 0, "{}", chain),
    )
    one.close()
    other.close()
    assert results == [None] * 4
    assert [sorted(names) for (names,) in on_disk(address, "SELECT name FROM visitors ORDER BY id")] == [["1", "2"], ["1", "2"]]
    assert steps_on_disk(address, name) == [1, 2]
    assert len(begun) == 2 if taking_turns else len(begun) > 2
    postgres.server().drop(address)
