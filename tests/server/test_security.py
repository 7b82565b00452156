"""Strangers' pages, floods and odd requests are kept out, and every answer carries its headers."""

import asyncio
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from chaudron.server import prompt, socket, wire
from chaudron.server.guard import LONGEST_BODY, Bucket, Doors
from tests.server.people import GAME, PAGE, SCRIPT, TIMEOUT, House, Visitor, check_refused, house

WANTED = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=()",
}
CHANGES = [("PUT", "/api/me", {"name": "Eve"}), ("POST", "/api/tables", {"game": GAME}), ("POST", "/api/handovers", None)]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    found = check_refused(msgspec.json.decode(answer.content, type=wire.Refused))
    return answer.status_code, f"{found.kind}-{found.reason}"


FOREIGN = [
    {"origin": "http://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize(("method", "path", "data"), CHANGES)
@pytest.mark.parametrize("headers", FOREIGN, ids=lambda headers: "".join(headers.values()))
async def test_a_change_from_a_page_that_is_not_ours_is_refused(
    visitor: Visitor, method: str, path: str, data: Any, headers: dict[str, str]
) -> None:
    assert refusal(await visitor.http.request(method, path, json=data, headers=headers)) == (403, "denied-foreign")
    home = await visitor.home()
    assert (home.me.name, home.mine) == (None, ())


async def test_a_change_from_no_page_at_all_is_let_in(visitor: Visitor) -> None:
    assert (await visitor.http.put("/api/me", json={"name": "Ada"})).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1.evil.example", "http://127.0.0.1:1", "https://"])
async def test_a_socket_from_a_page_that_is_not_ours_is_refused(visitor: Visitor, origin: str) -> None:
    code = await visitor.create()
    with pytest.raises(InvalidStatus) as refused:
        await visitor.connect(code, origin).__aenter__()
    assert refused.value.response.status_code == 403
    async with visitor.at(code) as seat:
        assert seat.told.room.onlookers == 0


OTHER_NAMES = [
    "evil.example",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "",
    "[::1",
    "a b",
    "127.0.0.1@evil.example",
    "evil.example:80",
]


@pytest.mark.parametrize("name", OTHER_NAMES)
async def test_a_host_name_that_is_not_ours_is_refused(shared: House, visitor: Visitor, name: str) -> None:
    for path in ("/", "/api/home", "/assets/client.js", "/api/health"):
        answer = await visitor.http.get(path, headers={"host": name})
        assert (answer.status_code, "set-cookie" in answer.headers) == (421, False)


async def test_a_socket_to_a_host_name_that_is_not_ours_is_refused(shared: House, visitor: Visitor) -> None:
    code = await visitor.create()
    with pytest.raises(InvalidStatus) as refused:
        await visitor.connect(code, "http://evil.example", "evil.example").__aenter__()
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "name", ["localhost", "LOCALHOST:8765", "127.0.0.1", "192.0.2.7:99", "[::1]:8765", "Cellar.local", "cellar.local.:81"]
)
async def test_addresses_and_the_names_that_were_named_are_accepted(named: House, name: str) -> None:
    visitor = await named.visitor()
    assert (await visitor.http.put("/api/me", json={"name": "Ada"}, headers={"host": name, "origin": f"http://{name}"})).is_success
    async with visitor.connect(await visitor.create(), f"http://{name}", name):
        pass


@pytest.fixture(scope="module")
async def named(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server that has a name."""
    async with house(tmp_path_factory.mktemp("named"), names=("cellar.local",)) as found:
        yield found


async def everything(found: House, monkeypatch: pytest.MonkeyPatch) -> dict[str, httpx.Response]:
    """An answer of every kind."""
    visitor = await found.visitor()

    async def fails(*_: Any) -> None:
        raise ZeroDivisionError("the inside of it")

    answers = {
        "page": await visitor.send("GET", "/"),
        "table's page": await visitor.send("GET", "/t/abcdefgh"),
        "unknown page": await visitor.send("GET", "/no/such/page"),
        "asset": await visitor.send("GET", "/assets/client.js"),
        "unknown asset": await visitor.send("GET", "/assets/none.js"),
        "home": await visitor.send("GET", "/api/home"),
        "unknown": await visitor.send("GET", "/api/none"),
        "unknown table": await visitor.send("GET", "/api/tables/nosuchtt"),
        "bad": await visitor.send("POST", "/api/tables", {"game": 1}),
        "foreign": await visitor.http.post("/api/tables", json={"game": GAME}, headers=FOREIGN[0]),
        "method": await visitor.send("DELETE", "/api/home"),
        "too long": await visitor.send("PUT", "/api/me", {"name": "x" * LONGEST_BODY}),
        "schema": await visitor.send("GET", "/api/schema/openapi.json"),
        "health": await visitor.send("GET", "/api/health"),
    }
    with monkeypatch.context() as broken:
        broken.setattr(found.server.lobby, "home", fails)
        answers["failed"] = await visitor.send("GET", "/api/home")
    return answers


STATUSES = {
    "page": 200, "table's page": 200, "unknown page": 404, "asset": 200, "unknown asset": 404, "home": 200, "unknown": 404,
    "unknown table": 404, "bad": 400, "foreign": 403, "method": 405, "too long": 413, "schema": 200, "health": 200, "failed": 500,
}  # fmt: skip


async def test_every_answer_carries_the_headers_and_names_no_other_host(shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = await everything(shared, monkeypatch)
    assert {what: answer.status_code for what, answer in answers.items()} == STATUSES
    for what, answer in answers.items():
        for name, part in WANTED.items():
            assert part in answer.headers.get(name, ""), f"{what}: {name}"
        assert len(answer.headers.get_list("content-security-policy")) == 1
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "server" not in answer.headers
        told = f"{answer.headers!r}{answer.text}"
        assert not re.search(r"https?://(?!127\.0\.0\.1)", told), f"{what} names another host"
    assert answers["unknown page"].text == answers["page"].text == PAGE
    for what, status in STATUSES.items():
        if status >= 400 and what != "unknown page":
            assert refusal(answers[what])[0] == status
    assert refusal(answers["failed"]) == (500, "busy-failed")
    assert "inside" not in answers["failed"].text
    assert answers["page"].headers["cache-control"] == "no-cache"


async def test_the_openapi_page_tells_of_the_whole_interface(visitor: Visitor) -> None:
    paths = (await visitor.send("GET", "/api/schema/openapi.json")).json()["paths"]
    assert {"/api/home", "/api/me", "/api/tables", "/api/handovers/claim", "/api/records/{match}"} <= paths.keys()


@pytest.mark.parametrize("path", ["/assets/../index.html", "/assets/%2e%2e/%2e%2e/data/chaudron.db", "/assets/..%2f..%2fdata%2flock"])
async def test_nothing_outside_the_client_is_handed_out(shared: House, visitor: Visitor, path: str) -> None:
    host, port = shared.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    assert b" 404 " in answer.split(b"\r\n")[0] or b" 400 " in answer.split(b"\r\n")[0]
    assert b"SQLite" not in answer


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br, zstd", "br"), ("gzip, deflate", "gzip"), ("identity", None), ("", None), ("br;q=0, gzip;q=0", None)],
)
async def test_an_asset_is_sent_as_the_browser_accepts_it(visitor: Visitor, accepted: str, encoding: str | None) -> None:
    answer = await visitor.http.get("/assets/client.js", headers={"accept-encoding": accepted})
    assert answer.text == SCRIPT
    found = {name: answer.headers.get(name) for name in ("content-encoding", "vary", "cache-control", "content-type")}
    assert found == {
        "content-encoding": encoding,
        "vary": "Accept-Encoding",
        "cache-control": "max-age=31536000, public, immutable",
        "content-type": "text/javascript; charset=utf-8",
    }
    head = await visitor.http.head("/assets/client.js", headers={"accept-encoding": accepted})
    assert (head.status_code, head.headers["content-length"]) == (200, answer.headers["content-length"])


@pytest.mark.parametrize("name", ["%00", "%2e%2e", "client", "."])
async def test_an_asset_that_does_not_exist_is_missing(visitor: Visitor, name: str) -> None:
    assert refusal(await visitor.send("GET", f"/assets/{name}")) == (404, "missing-page")


NESTED = {"lists": b"[" * 60_000, "objects": b'{"name":' * 7_500, "in a field": b'{"game": "poison", "options": {"x":' + b"[" * 60_000}


@pytest.mark.parametrize("body", NESTED.values(), ids=NESTED)
@pytest.mark.parametrize(("method", "path"), [("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/handovers/claim")])
async def test_json_nested_without_end_is_refused(
    visitor: Visitor, caplog: pytest.LogCaptureFixture, method: str, path: str, body: bytes
) -> None:
    answer = await visitor.http.request(method, path, content=body, headers={**visitor.headers, "content-type": "application/json"})
    assert refusal(answer) == (400, "malformed-request")
    assert caplog.records == []


ODD = ["/%00", "/t/%00", "/rules/%00", "/assets/%00", "/api/tables/%00", "/api/records/%00", "/api/texts/%00", "/api/texts/en/%00",
       "/api/rules/%00/en", "/api/examples/%00/%00", "/%ff%fe", "/assets/%ff", "/favicon.svg/%00", "/api/%00"]  # fmt: skip


@pytest.mark.parametrize("path", ODD)
async def test_an_odd_address_is_never_an_error_of_ours(visitor: Visitor, caplog: pytest.LogCaptureFixture, path: str) -> None:
    assert (await visitor.send("GET", path)).status_code < 500
    assert caplog.records == []


async def test_a_request_without_end_is_refused(visitor: Visitor) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    answer = await visitor.http.put("/api/me", content=endless(), headers={**visitor.headers, "content-type": "application/json"})
    assert refusal(answer) == (413, "malformed-too-long")


HALF = {
    "nothing": b"",
    "half a line": b"GET /api/home HT",
    "half a head": b"GET /api/home HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    "half a body": b'PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name": ',
}


@pytest.mark.parametrize("kind", HALF)
@pytest.mark.parametrize("before", [b"", b"GET /api/none HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"], ids=["first", "second"])
async def test_a_request_that_does_not_arrive_is_ended(
    shared: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, before: bytes, kind: str
) -> None:
    monkeypatch.setattr(prompt, "TIMEOUT", 0.2)
    host, port = shared.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    if before:
        writer.write(before)
        await reader.readuntil(b"null}")
    writer.write(HALF[kind] or before[:1])
    async with asyncio.timeout(TIMEOUT):
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
    writer.close()
    with suppress(ConnectionResetError):
        await writer.wait_closed()
    assert caplog.records == []


async def test_a_connection_that_asks_in_time_is_kept(shared: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompt, "TIMEOUT", 0.3)
    visitor = await shared.visitor()
    async with visitor.at(await visitor.create()) as seat:
        await asyncio.sleep(0.6)
        await seat.do(wire.Configure, public=True)


async def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    async with house(tmp_path, requests_a_minute=4) as found:
        visitor = await found.visitor()
        answers = [await visitor.send("GET", "/api/home") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert refusal(answers[-1]) == (429, "busy-too-fast")
        assert WANTED["content-security-policy"] in answers[-1].headers["content-security-policy"]
        forwarded = await visitor.http.get("/api/home", headers={"x-forwarded-for": "192.0.2.7", "x-real-ip": "192.0.2.7"})
        assert (await visitor.send("GET", "/assets/client.js")).status_code == 200
        assert forwarded.status_code == 200  # a proxy on this machine is believed, and so it is another address


async def test_whoever_connects_too_often_gets_the_code_for_it(tmp_path: Path) -> None:
    async with house(tmp_path, requests_a_minute=30) as found:
        visitor = await found.visitor()
        code = await visitor.create()
        found.server.doors = Doors(1)
        async with visitor.at(code), visitor.connect(code) as second:
            await second.wait_closed()
            assert second.close_code == socket.CROWDED == 4429


async def test_whoever_speaks_too_fast_is_refused_and_then_shown_the_door(tmp_path: Path) -> None:
    async with house(tmp_path, messages_a_second=1) as found:
        visitor, patient = await found.visitor(), await found.visitor()
        code = await visitor.create()
        async with patient.at(code) as there, visitor.connect(code) as connection:
            with suppress(ConnectionClosed):  # the door may be shut before all is said
                for number in range(4 + socket.MOST_FLOODS + 20):
                    await connection.send(f'{{"type":"configure","id":{number},"public":true}}')
            refused = 0
            with suppress(ConnectionClosed):
                async for message in connection:
                    refused += '"too-fast"' in str(message)
            assert connection.close_code == socket.FLOOD == 1008
            assert 0 < refused <= socket.MOST_FLOODS + 1
            await there.until(lambda told: told.room.public and not told.room.chairs[0].present)


async def test_of_a_flood_too_each_message_is_answered_and_the_last_answer_comes_before_the_door(tmp_path: Path) -> None:
    async with house(tmp_path, messages_a_second=1) as found:
        visitor = await found.visitor()
        heard: list[int] = []
        refused = 0
        async with visitor.at(await visitor.create()) as seat:
            with suppress(ConnectionClosed):
                for number in range(10_000):
                    await seat.raw(f'{{"type":"configure","id":{number},"public":true}}')
                    answer = await seat.answered()
                    if isinstance(answer, wire.Heard):
                        assert answer.id == number
                        heard.append(number)
                    else:
                        assert (answer.kind, answer.reason, answer.id) == ("busy", "too-fast", None)
                        refused += 1
            assert seat.connection.close_code == socket.FLOOD
        assert heard[:4] == [0, 1, 2, 3]
        assert refused == socket.MOST_FLOODS + 1


def test_a_bucket_fills_again_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("chaudron.server.guard.time.monotonic", lambda: now[0])
    bucket = Bucket(4, 2)
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    now[0] += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] += 1000
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]


async def test_a_client_that_is_not_built_is_told_so(own: House, tmp_path: Path) -> None:
    (tmp_path / "web" / "index.html").unlink()
    answer = await (await own.visitor()).send("GET", "/")
    assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (503, "text/plain")
    assert WANTED["content-security-policy"] in answer.headers["content-security-policy"]
    shutil.rmtree(tmp_path / "web")
    assert refusal(await (await own.visitor()).send("GET", "/assets/client.js")) == (404, "missing-page")


async def test_open_pages_still_work_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as found:
        visitor = await found.visitor("Ada")
    async with house(tmp_path) as found:
        again = found.stranger()
        again.http.cookies = httpx.Cookies(visitor.http.cookies)
        assert await again.call("PUT", "/api/me", {"name": "Ada L."}, wire.Me) == wire.Me("Ada L.")
