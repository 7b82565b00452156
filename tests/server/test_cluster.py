"""Bots think on other machines, in the workers of a Dask cluster."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from chaudron import games
from chaudron.bots.levels import bot_of
from chaudron.server.thinker import Thinker
from tests.clusters import cluster_of
from tests.server.people import NOBODY, TIMEOUT, until
from tests.server.test_bots import OPENING, choose


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[str]:
    """The address of a cluster with one worker, in processes of its own."""
    with cluster_of(1, tmp_path) as address:
        yield address


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
