"""A connection that closes while it is being told something, or asks for something, leaves nothing in the log."""

import asyncio
import gc
from typing import Any, cast

import pytest
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from chaudron.server import socket, wire
from chaudron.server.guard import Bucket
from chaudron.server.guest import Guest
from tests.server.people import House, Visitor, until

GONE = [
    ClientDisconnected(),
    WebSocketDisconnect(detail="closed", code=1006),
    RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'."),
]


class Torn:
    """A connection that can say nothing any more, and does not know it yet."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.sent = 0
        self.noticed = asyncio.Event()

    async def send(self, _message: object) -> None:
        self.sent += 1
        raise self.error

    async def close(self, _code: int, _reason: str) -> None:
        raise self.error

    async def accept(self) -> None:
        raise self.error

    async def receive(self) -> dict[str, Any]:
        await self.noticed.wait()
        return {"type": "websocket.disconnect"}


@pytest.mark.parametrize("error", GONE, ids=lambda error: type(error).__name__)
async def test_a_socket_that_closes_while_it_is_told_leaves_no_traceback(
    shared: House, visitor: Visitor, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    table = await shared.table(await visitor.create())
    torn = Torn(error)
    guest = Guest(None, "", shared.server.turns)
    serving = asyncio.create_task(socket.serve(cast(Any, torn), table, guest, Bucket(1, 1)))
    await until(lambda: torn.sent)
    for _ in range(3):
        table.room_changed()
        await asyncio.sleep(0.02)
    torn.noticed.set()
    await serving
    assert guest not in table.company.guests
    gc.collect()  # a task that failed unnoticed complains now
    assert caplog.records == []


@pytest.mark.parametrize("error", GONE, ids=lambda error: type(error).__name__)
async def test_closing_what_is_closed_leaves_no_traceback(error: Exception) -> None:
    await socket.end(cast(Any, Torn(error)), socket.FAILED)


async def test_visitors_who_come_and_vanish_leave_no_traceback(visitor: Visitor, other: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    code = await visitor.create()
    async with visitor.at(code) as seat:
        for number in range(20):
            async with other.connect(code) as connection:
                await seat.do(wire.Configure, patience=60 + number)
                connection.transport.abort()
        await seat.until(lambda told: told.room.onlookers == 0)
    gc.collect()
    assert caplog.records == []
