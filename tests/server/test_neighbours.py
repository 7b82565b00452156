"""Processes of one machine that pass connections on: all guests of a table come to the same one."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import cast

import httpx
import pytest
from websockets.asyncio.client import connect

from chaudron.server.guard import ASGIApp, Receive, Scope, Send
from chaudron.server.neighbours import Neighbours
from chaudron.server.run import Welcoming, configured
from tests.server.people import TIMEOUT, until

PROCESSES = 3
CODES = [f"table{number}" for number in range(12)]


class Quiet(Welcoming):
    """A server that leaves signals to pytest."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def saying(number: int) -> ASGIApp:
    """An application that says which process it is, and repeats what it is told."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": str(number).encode()})
            return
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": f"{number} {scope['path']} {scope['client'][1]}"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

    return app


@asynccontextmanager
async def process(folder: Path, number: int) -> AsyncIterator[int]:
    """A process among others; yields its port."""
    neighbours = Neighbours(folder, number, PROCESSES)
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        server = Quiet(configured(saying(number), neighbours, log_config=None, lifespan="off"), neighbours)
        task = asyncio.create_task(server.serve(sockets=[bound]))
        await until(lambda: server.started or task.done())
        try:
            yield int(bound.getsockname()[1])
        finally:
            server.should_exit = True
            await asyncio.wait_for(task, TIMEOUT)


async def answer(port: int, code: str) -> tuple[int, str]:
    """Which process serves a table to whoever connects to this port, after a talk with it, and what it took for the path."""
    async with connect(f"ws://127.0.0.1:{port}/socket/{code}", proxy=None, compression=None) as there:
        number, path, client = cast(str, await there.recv()).split()
        assert int(client) == there.local_address[1], "its address stays that of the guest"
        for words in ("one", "two" * 20_000):
            await there.send(words)
            assert await there.recv() == words
        return int(number), path


async def test_all_guests_of_a_table_come_to_the_same_process(tmp_path: Path) -> None:
    async with process(tmp_path, 0) as zero, process(tmp_path, 1) as one, process(tmp_path, 2) as two:
        served: dict[str, set[tuple[int, str]]] = {code: {await answer(port, code) for port in (zero, one, two)} for code in CODES}
    assert all(len(found) == 1 for found in served.values())
    assert {number for found in served.values() for number, _ in found} == {0, 1, 2}
    assert all(path == f"/socket/{code}" for code, found in served.items() for _, path in found)


async def test_whoever_is_meant_for_a_process_that_has_died_is_served_by_another(tmp_path: Path) -> None:
    async with process(tmp_path, 0) as zero, process(tmp_path, 1) as one:
        for number in (1, 2):
            (tmp_path / str(number)).unlink(missing_ok=True)
        assert {(await answer(zero, code))[0] for code in CODES} == {0}
        assert {(await answer(one, code))[0] for code in CODES} == {0, 1}


async def test_pages_are_served_where_they_are_asked_for(tmp_path: Path) -> None:
    async with process(tmp_path, 0) as zero, process(tmp_path, 1), httpx.AsyncClient(trust_env=False) as browser:
        for path in ("", "api/home", *(f"tables/{code}" for code in CODES)):
            assert (await browser.get(f"http://127.0.0.1:{zero}/{path}")).text == "0"


@pytest.mark.parametrize(
    ("request_line", "somewhere"),
    [
        (b"GET /socket/abc HTTP/1.1\r\n", True),
        (b"GET /games/socket/abc?x=1 HTTP/1.1\r\n", True),
        (b"GET /socket/lessons/poison/first HTTP/1.1\r\n", False),
        (b"GET /api/home?x=/socket/abc HTTP/1.1\r\n", False),
        (b"POST /socket/abc HTTP/1.1\r\n", False),
        (b"GET /socket/ab", False),
    ],
)
def test_only_connections_to_tables_are_passed_on(request_line: bytes, *, somewhere: bool, tmp_path: Path) -> None:
    neighbours = Neighbours(tmp_path, 0, PROCESSES)
    assert (neighbours.whose(request_line) is not None) == somewhere
    neighbours.mine.close()
