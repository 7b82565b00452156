"""Bots think on other machines, in the workers of a Dask cluster."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from chaudron import games
from chaudron.bots.levels import bot_of
from chaudron.server.thinker import Thinker
from tests.server.people import NOBODY, TIMEOUT, until
from tests.server.test_bots import OPENING, choose

CLUSTER = """
import sys
from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1") as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
"""


@pytest.fixture
async def cluster(tmp_path: Path) -> AsyncIterator[str]:
    """The address of a cluster with one worker, in processes of its own."""
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER)
    with (tmp_path / "log").open("w") as log:
        process = subprocess.Popen([sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None and process.stdin is not None
    address = await asyncio.wait_for(asyncio.to_thread(process.stdout.readline), 2 * TIMEOUT)
    assert address.startswith("tcp://"), (tmp_path / "log").read_text()
    yield address.strip()
    process.stdin.close()
    process.stdout.close()
    await asyncio.to_thread(process.wait, TIMEOUT)


async def test_a_bot_thinks_in_a_cluster_and_a_quick_one_plays_while_there_is_none(cluster: str, caplog: pytest.LogCaptureFixture) -> None:
    thinking = Thinker(2, deadline=TIMEOUT, cluster=cluster)
    try:
        thinking.players.warm()
        pool = thinking.players.open()
        await until(lambda: getattr(pool, "ready", False))
        game = games.load(OPENING.game.about.name)
        ((seat, question), *_) = OPENING.questions().items()
        moves = list(OPENING.moves(seat))
        found = await thinking.think(game, bot_of("master", game), OPENING.view(seat), question.ask, moves, NOBODY)
        assert found.move in moves and found.simulations > 100
        assert thinking.thoughts.failed == 0
    finally:
        thinking.close()
    lost = Thinker(1, deadline=TIMEOUT, cluster="tcp://127.0.0.1:1")
    try:
        await choose(lost, "apprentice")
        assert lost.thoughts.failed == 1
        assert any("no connection" in getattr(record, "error", "") for record in caplog.records)
    finally:
        lost.close()
