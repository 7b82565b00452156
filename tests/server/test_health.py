"""The server says when nothing can be written, and nobody is told of a move that is not."""

import asyncio
import resource
from pathlib import Path
from typing import Any

import pytest

from chaudron.server import health, wire
from chaudron.store import FILE
from tests.server.people import House, Visitor
from tests.server.process import Process
from tests.store.kept import hold


async def asked(visitor: Visitor) -> tuple[int, bool, Any]:
    """How the server says it is."""
    answer = await visitor.send("GET", "/api/health")
    report = answer.json()
    return answer.status_code, report["well"], report["trouble"]


async def test_a_server_whose_data_were_deleted_refuses_moves_and_says_so(
    own: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    visitor = await own.visitor("Ada")
    code = await visitor.create(seats=3, level="apprentice")
    assert await asked(visitor) == (200, True, None)
    file = tmp_path / "data" / FILE
    kept = file.rename(tmp_path / "kept.db")
    async with visitor.at(code) as seat:
        assert await seat.refused(wire.Begin) == "busy-failed"
        assert seat.told.room.status == "open"
        assert await asked(visitor) == (503, False, "gone")
        assert f"{file} was deleted or replaced" in caplog.text
        assert (await visitor.send("GET", "/api/health/ready")).status_code == 503
        assert (await visitor.send("GET", "/api/health/live")).status_code == 200, "starting it again would not help"
        kept.rename(file)
        assert await asked(visitor) == (200, True, None)
        assert (await visitor.send("GET", "/api/health/ready")).status_code == 200
        await seat.say(wire.Begin)  # what was written to the file while it was elsewhere has come back with it
        await seat.until(lambda told: told.room.status == "playing")


async def test_a_disk_that_writes_nothing_is_noticed(own: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(health, "TIMEOUT", 0.1)
    visitor = await own.visitor()
    go = hold(own.server.store)
    try:
        assert await asked(visitor) == (503, False, "slow")
    finally:
        go.set()
    assert "nothing was written" in caplog.text


async def test_a_full_disk_is_noticed_and_so_is_that_there_is_space_again(tmp_path: Path) -> None:
    process = Process(tmp_path)
    await asyncio.to_thread(process.start)
    assert process.process is not None
    visitor = Visitor(process.address)
    try:
        assert await asked(visitor) == (200, True, None)
        limits = resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        assert await asked(visitor) == (503, False, "unwritable")
        resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, limits)
        assert await asked(visitor) == (200, True, None)
    finally:
        await visitor.http.aclose()
        process.kill()
