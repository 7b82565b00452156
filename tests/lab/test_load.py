"""Scripted clients at a real server, and whether their account of it notices what goes wrong."""

from collections.abc import AsyncIterator, Callable
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from sqlalchemy import Connection

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.lab.account import account
from chaudron.lab.clients import Client, Log, Sent
from chaudron.lab.load import SEATS, drive
from chaudron.store import FILE
from chaudron.store.sqlite import connect
from tests.laws import bazaar
from tests.server.people import house


class Heard:
    """What is left of a client when all is said."""

    def __init__(self, logs: dict[str, Log]) -> None:
        self.logs = logs
        self.pending: dict[int, Sent] = {}
        self.faults: list[str] = []


class Left:
    """What is left of a table."""

    def __init__(self, logs: list[dict[str, Log]]) -> None:
        self.code = "code"
        self.clients = [Heard(log) for log in logs]


Traded = tuple[Connection, list[Any]]


@pytest.fixture(scope="module")
async def traded(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Traded]:
    """A market that was open for a moment: what is on disk, and the clients' tables."""
    load = games.load

    def also(name: str) -> AnyGame:
        return bazaar.GAME if name == "bazaar" else load(name)

    folder = tmp_path_factory.mktemp("load")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "load", also)
        async with house(folder) as found:
            file = folder / "data" / FILE
            tables, _ = await drive([found.address], file, bazaar.GAME, tables=2, calls=40, seconds=1)
            engine = connect(file)
            with engine.connect() as connection:
                yield connection, tables
            engine.dispose()


def test_everything_said_in_a_market_is_answered_kept_and_told_once(traded: Traded) -> None:
    connection, tables = traded
    assert [len(table.clients) for table in tables] == [4, 4]
    found = account(connection, tables)
    assert found.faults == []
    said = sum(len(log.said) for table in tables for client in table.clients for log in client.logs.values())
    assert len(found.told) + found.refused == said > 20
    assert 0 < len(found.traded) < len(found.told)
    assert all(delay > 0 for delay in found.told)


def lose_a_line(log: Log) -> None:
    log.lines.pop(3)


def double_a_line(log: Log) -> None:
    log.lines.insert(3, log.lines[3])


def swap_lines(log: Log) -> None:
    log.lines[2], log.lines[-1] = log.lines[-1], log.lines[2]


def see_another_table(log: Log) -> None:
    log.scene = Raw(b"{}")


def miss_the_end(log: Log) -> None:
    last = log.heard[-1][1]
    log.heard = [(at, min(step, last - 1)) for at, step in log.heard]


def lose_a_statement(log: Log) -> None:
    log.said.append(Sent(0.0, 0.0, 0.0))


def make_one_twice(log: Log) -> None:
    log.said.remove(next(said for said in log.said if said.refused is None))


def keep_what_was_refused(log: Log) -> None:
    next(said for said in log.said if said.refused is None).refused = "offer-gone"


@pytest.mark.parametrize(
    "wrong",
    [lose_a_line, double_a_line, swap_lines, see_another_table, miss_the_end, lose_a_statement, make_one_twice, keep_what_was_refused],
)
def test_whatever_is_lost_doubled_or_out_of_order_is_noticed(traded: Traded, wrong: Callable[[Log], None]) -> None:
    connection, tables = traded
    left: Any = Left([deepcopy(client.logs) for client in tables[0].clients])
    assert account(connection, [left]).faults == []
    wrong(next(iter(left.clients[1].logs.values())))
    assert len(account(connection, [left]).faults) == 1


def test_a_statement_that_was_never_answered_is_noticed(traded: Traded) -> None:
    connection, tables = traded
    left: Any = Left([client.logs for client in tables[0].clients])
    left.clients[2].pending[9] = Sent(0.0, 0.0)
    assert account(connection, [left]).faults == ["table code: 1 statements were never answered"]


async def test_where_one_waits_for_the_other_clients_play_one_match_after_another(tmp_path: Any) -> None:
    game = games.load(games.names()[0])
    async with house(tmp_path) as found:
        tables, _ = await drive([found.address], tmp_path / "data" / FILE, game, tables=1, calls=0, seconds=2)
    engine = connect(tmp_path / "data" / FILE)
    with engine.connect() as connection:
        settled = account(connection, tables)
    engine.dispose()
    assert len(tables[0].clients) == SEATS
    assert settled.faults == []
    assert settled.told


def test_a_table_that_is_open_again_takes_back_nothing_that_was_told() -> None:
    client = Client("http://localhost:1", "code", "", market=False)
    play = {"match": "m", "step": 1, "scene": {}, "question": None, "outcome": None}
    for told in ({"play": play, "news": [{"step": 0}, {"step": 1}]}, {"play": None, "whole": True}):
        client.hear(msgspec.json.encode({"type": "update", **told}))
    assert client.logs["m"].lines == [0, 1]


def test_a_lost_connection_is_noticed() -> None:
    client = Client("http://localhost:1", "code", "", market=False)
    client.connection_lost(None)
    assert client.faults
