"""Figures for Prometheus, on a port of their own."""

import asyncio
import re
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.parser import text_string_to_metric_families

from chaudron.server import metrics, wire
from chaudron.server.metrics import BOUNDS, Times
from tests.server.conftest import Gather
from tests.server.people import MANY, House, house


def figures(text: str) -> dict[str, float]:
    """Every figure without labels, by its name."""
    return {sample.name: sample.value for family in text_string_to_metric_families(text) for sample in family.samples if not sample.labels}


def test_times_are_counted_with_all_that_are_shorter() -> None:
    times = Times("some", "words")
    for seconds in (0.0005, BOUNDS[0], 0.003, 100.0):
        times.add(seconds)
    family = times.family()
    counts = {sample.labels["le"]: sample.value for sample in family.samples if sample.name == "some_bucket"}
    assert counts == {**{str(limit): 2.0 if limit < 0.005 else 3.0 for limit in BOUNDS}, "+Inf": 4.0}
    assert times.total == pytest.approx(100.0045)


async def test_the_figures_follow_what_happens(gather: Gather, shared: House) -> None:
    before = figures(metrics.text(shared.server).decode())
    _, _, seats = await gather(3)
    mover = next(seat for seat in seats if seat.play.question is not None)
    await mover.do(wire.Answer, **mover.answer(0))
    for seat in seats:
        await seat.reach(1)
    after = figures(metrics.text(shared.server).decode())
    assert after["chaudron_sockets"] - before["chaudron_sockets"] == 3
    assert after["chaudron_tables_playing"] - before["chaudron_tables_playing"] == 1
    assert after["chaudron_store_steps_total"] - before["chaudron_store_steps_total"] == 1
    assert after["chaudron_move_seconds_count"] - before["chaudron_move_seconds_count"] == 1
    assert after["chaudron_tell_seconds_count"] - before["chaudron_tell_seconds_count"] >= 3
    assert after["chaudron_store_commits_total"] > before["chaudron_store_commits_total"]


async def test_they_are_published_on_a_port_of_their_own_and_nowhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ports: list[int] = []

    def noted(port: int, addr: str, registry: CollectorRegistry) -> Any:
        found = start_http_server(port, addr, registry)
        ports.append(found[0].server_port)
        return found

    monkeypatch.setattr(metrics, "start_http_server", noted)
    async with house(tmp_path, metrics=("127.0.0.1", 0), **MANY) as own:
        told = await asyncio.to_thread(lambda: urlopen(f"http://127.0.0.1:{ports[0]}/metrics").read().decode())
        assert figures(told)["chaudron_tables"] == 0
        assert (await (await own.visitor()).send("GET", "/metrics")).status_code == 404
    with pytest.raises(OSError, match="refused"):
        await asyncio.to_thread(urlopen, f"http://127.0.0.1:{ports[0]}/metrics")


async def test_every_figure_is_documented_and_no_other(shared: House) -> None:
    page = (Path(__file__).parents[2] / "docs" / "operating-a-server.md").read_text("utf-8")
    there = {family.name for family in text_string_to_metric_families(metrics.text(shared.server).decode())}
    documented = {name.removesuffix("_total") for name in re.findall(r"`(chaudron_\w+)`", page)}
    assert documented == there
