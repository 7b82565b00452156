"""Whoever reads nothing any more: their connections end, so that they neither seem to be there nor keep anything."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from chaudron.server import prompt, wire
from chaudron.server.prompt import Prompt
from tests.server.people import House, Seat, house, until

LONG = 20_000_000
"""More bytes than systems keep for somebody who does not read."""


def stop_reading(seat: Seat) -> None:
    """Read nothing any more, and do not mind."""
    assert seat.connection.keepalive_task is not None
    seat.connection.keepalive_task.cancel()
    seat.connection.transport.pause_reading()


@pytest.fixture
async def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A server that soon asks whether somebody is still there."""
    monkeypatch.setattr(prompt, "PULSE", 0.2)
    async with house(tmp_path) as found:
        yield found


async def test_whoever_reads_nothing_any_more_is_not_there(quick: House) -> None:
    ada, bert = await quick.visitor("Ada"), await quick.visitor("Bert")
    code = await ada.create()
    table = await quick.table(code)
    async with ada.at(code) as host, bert.at(code) as guest:
        await guest.do(wire.Sit)
        await host.until(lambda told: [chair.present for chair in told.room.chairs[:2]] == [True, True])
        stuck = table.company.guests[-1]
        stop_reading(guest)
        stuck.post(b'"' + b"x" * LONG + b'"')
        await host.until(lambda told: [chair.present for chair in told.room.chairs[:2]] == [True, False])
        assert stuck not in table.company.guests


async def test_an_onlooker_who_reads_nothing_can_be_sent_away(quick: House) -> None:
    ada = await quick.visitor("Ada")
    code = await ada.create()
    table = await quick.table(code)
    async with ada.at(code) as host, quick.stranger().at(code) as onlooker:
        await host.until(lambda told: told.room.onlookers == 1)
        stop_reading(onlooker)
        table.company.guests[-1].post(b'"' + b"x" * LONG + b'"')
        await host.do(wire.Dismiss)
        await host.until(lambda told: told.room.onlookers == 0)


async def test_an_answer_that_nobody_reads_is_given_up(own: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompt, "TAKEN", 0.2)
    lost = asyncio.Event()
    before = Prompt.connection_lost

    def noted(self: Prompt, exc: Exception | None) -> None:
        before(self, exc)
        lost.set()

    monkeypatch.setattr(Prompt, "connection_lost", noted)
    (own.server.settings.web / "assets" / "long.js").write_bytes(b"x" * LONG)
    host, port = own.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port), limit=1024)
    writer.write(b"GET /assets/long.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    await until(lost.is_set)
    assert len(await reader.read(-1)) < LONG
    writer.close()


async def test_an_answer_that_is_read_slowly_arrives(own: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompt, "TAKEN", 1.0)
    (own.server.settings.web / "assets" / "long.js").write_bytes(b"x" * LONG)
    async with own.stranger().http.stream("GET", "/assets/long.js") as answer:
        read = 0
        async for part in answer.aiter_raw():
            read += len(part)
            await asyncio.sleep(0.001)
    assert read == LONG
