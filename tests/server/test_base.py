"""A server under a path of its host name: all that it sends and takes is there, and nothing beside it."""

import asyncio
import random
from pathlib import Path
from xml.etree import ElementTree

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from chaudron.cli import main
from chaudron.server import wire
from chaudron.server.guard import base_of
from tests.server.people import GAME, House, Visitor, house, play_out
from tests.server.process import Process
from tests.server.test_feed import ATOM, published, waiting

BASE = "/games/chaudron"
PAGE = '<head><link href="./favicon.svg"><script src="./assets/client.js"></script></head>'


async def test_pages_name_files_where_they_are_however_deep_the_page_is(tmp_path: Path) -> None:
    async with house(tmp_path, base=BASE) as found:
        (tmp_path / "web" / "index.html").write_text(PAGE)
        (tmp_path / "web" / "favicon.svg").write_text("<svg/>")
        stranger = found.stranger()
        for path in ("/", "/t/abcdefgh", "/look/a/1/open", "/there/is/no/such/page"):
            page = await stranger.http.get(path)
            assert page.text == PAGE.replace("./", f"{BASE}/"), path
            assert page.headers["set-cookie"].startswith("chaudron=") and f"; Path={BASE};" in page.headers["set-cookie"]
        for path in ("/favicon.svg", "/assets/client.js", "/api/home", "/api/health/ready", "/api/schema/openapi.json"):
            assert (await stranger.http.get(path)).status_code == 200, path
        assert (await stranger.http.get("/api/schema/openapi.json")).json()["servers"] == [{"url": BASE}]


async def test_without_a_base_everything_is_at_the_root(tmp_path: Path) -> None:
    async with house(tmp_path) as found:
        (tmp_path / "web" / "index.html").write_text(PAGE)
        page = await found.stranger().http.get("/t/abcdefgh")
        assert page.text == PAGE.replace("./", "/")
        assert "; Path=/;" in page.headers["set-cookie"]


async def test_beside_the_base_there_is_nothing(tmp_path: Path) -> None:
    async with house(tmp_path, base=BASE) as found:
        origin = found.stranger().origin
        async with httpx.AsyncClient(base_url=origin, trust_env=False) as elsewhere:
            moved = await elsewhere.get(BASE)
            assert (moved.status_code, moved.headers["location"]) == (308, f"{BASE}/")
            for path in ("/", "/api/home", f"{BASE}2/api/home", f"/other{BASE}/api/home", f"{BASE.upper()}/", "/api/health"):
                answer = await elsewhere.get(path)
                assert (answer.status_code, "set-cookie" in answer.headers) == (404, False), path
                assert f"{BASE}/" in answer.text
        outside = Visitor(origin)
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with outside.at("abcdefgh"):
                pass
        await outside.http.aclose()


async def test_the_base_may_occur_again_in_a_path(tmp_path: Path) -> None:
    async with house(tmp_path, base="/docs", documents=tmp_path / "site") as found:
        (tmp_path / "site" / "docs").mkdir(parents=True)
        (tmp_path / "site" / "index.html").write_text("first page")
        (tmp_path / "site" / "docs" / "index.html").write_text("inner page")
        stranger = found.stranger()
        assert (await stranger.http.get("/docs/docs/")).text == "inner page"
        for path in ("/docs", "/docs/docs"):
            moved = await stranger.http.get(path)
            assert (moved.status_code, moved.headers["location"]) == (302, f"/docs{path}/"), "links are relative"


async def test_people_play_under_a_base(tmp_path: Path) -> None:
    async with house(tmp_path, base=BASE) as found:
        ada, bert, cleo = [await found.visitor(name) for name in ("Ada", "Bert", "Cleo")]
        code = await ada.create(seats=3)
        async with ada.at(code) as one, bert.at(code) as two, cleo.at(code) as three:
            await two.do(wire.Sit)
            await three.do(wire.Sit)
            await one.do(wire.Begin)
            for seat in (one, two, three):
                await seat.until(lambda told: told.play is not None)
            assert await play_out([one, two, three], random.Random(1), 10) == 10
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with ada.at(code, origin="https://elsewhere.example"):
                pass
        assert (await ada.http.post("/api/tables", json={}, headers={"origin": "https://elsewhere.example"})).status_code == 403


async def test_what_is_read_elsewhere_leads_back_to_the_base(tmp_path: Path) -> None:
    async with house(tmp_path, base=BASE) as found:
        ada = await found.visitor("Ada")
        path = await published(ada)
        code = await waiting(found, ada)
        feed = ElementTree.fromstring((await ada.http.get(path)).content)
        links = [link.attrib["href"] for link in feed.iter(f"{ATOM}link")]
        assert links == [f"{found.address}/", f"{found.address}/t/{code}"]
        assert (feed.findtext(f"{ATOM}icon") or "") == f"{found.address}/favicon.svg"
        file = msgspec.json.decode((await ada.send("GET", "/api/me/standing/file")).content, type=wire.StandingFile)
        assert file.house == found.address


async def test_limits_and_what_they_leave_out_are_those_of_a_server_at_the_root(tmp_path: Path) -> None:
    async with house(tmp_path, base=BASE, requests_a_minute=5) as found:
        stranger = found.stranger()
        assert {(await stranger.http.get("/assets/client.js")).status_code for _ in range(10)} == {200}
        assert [(await stranger.http.get("/api/home")).status_code for _ in range(6)] == [200] * 5 + [429]


async def test_a_terminal_comes_to_a_table_by_a_link_with_a_base(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    async with house(tmp_path / "house", base=BASE) as found:
        with pytest.raises(SystemExit) as stopped:
            await asyncio.to_thread(main, ["play", f"{found.address}/t/nosuchab", "--lang", "en"])
    assert stopped.value.code == 2 and "no table" in capsys.readouterr().err.lower()


@pytest.mark.parametrize("text", ["games", "//games", "/games/../secret", "/a b", "/a?b", "/ä", "/a//b", "/.hidden", "http://a/b", '/"'])
def test_what_is_no_path_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="--base"):
        base_of(text)


@pytest.mark.parametrize(("text", "base"), [("", ""), ("/", ""), ("/a", "/a"), ("/a/", "/a"), ("/a-b/c.d/e_f~", "/a-b/c.d/e_f~")])
def test_a_path_may_end_with_a_slash(text: str, base: str) -> None:
    assert base_of(text) == base


@pytest.mark.parametrize("set_by", ["option", "environment"])
def test_a_server_says_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, set_by: str) -> None:
    data = ("--data", str(tmp_path / "data"))
    if set_by == "environment":
        monkeypatch.setenv("CHAUDRON_BASE", f"{BASE}/")
    process = Process(tmp_path, *data, *(("--base", BASE) if set_by == "option" else ()))
    try:
        process.start()
        assert process.address.endswith(BASE)
        assert httpx.get(f"{process.address}/api/health/ready", trust_env=False).status_code == 200
    finally:
        process.kill()


async def test_no_answer_of_the_house_depends_on_where_it_is(tmp_path: Path, shared: House) -> None:
    """Otherwise, something would lead to the wrong place."""
    async with house(tmp_path, base=BASE) as found:
        for path in ("/api/texts/fr", f"/api/rules/{GAME}/de", "/api/board", "/edits.js"):
            here, there = await found.stranger().http.get(path), await shared.stranger().http.get(path)
            assert (here.status_code, here.content) == (there.status_code, there.content), path
