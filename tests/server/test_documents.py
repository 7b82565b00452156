"""The documents under /docs: pages and files of the site, and nothing beside it."""

from pathlib import Path

import httpx
import pytest

from chaudron.server.documents import NOT_BUILT
from tests.server.people import house


@pytest.fixture
def built(tmp_path: Path) -> Path:
    site = tmp_path / "site"
    (site / "library").mkdir(parents=True)
    (site / "index.html").write_text("first page")
    (site / "library/index.html").write_text("the library")
    (site / "house.css").write_text("a {}")
    (site / ".sources").write_text("digest")
    (tmp_path / "secret.txt").write_text("secret")
    return site


async def test_pages_and_files_are_served_and_nothing_else(tmp_path: Path, built: Path) -> None:
    async with house(tmp_path / "house", documents=built) as found, httpx.AsyncClient(base_url=found.address, trust_env=False) as reader:
        first = await reader.get("/docs/")
        assert (first.status_code, first.text) == (200, "first page")
        assert first.headers["content-type"].startswith("text/html")
        assert "script-src 'self';" in first.headers["content-security-policy"] and "unsafe" not in first.headers["content-security-policy"]
        assert "set-cookie" not in first.headers, "who reads is not a visitor"
        assert (await reader.get("/docs/house.css")).headers["content-type"].startswith("text/css")
        assert (await reader.get("/docs/library/")).text == "the library"
        for path in ("/docs", "/docs/library"):
            moved = await reader.get(path)
            assert (moved.status_code, moved.headers["location"]) == (302, f"{path}/"), "links are relative"
        for path in ("/docs/nothing", "/docs/.sources", "/docs/..%2fsecret.txt", "/docs/%2e%2e/secret.txt", "/docs/library/nothing/"):
            answer = await reader.get(path)
            assert answer.status_code == 404, path
            assert "secret" not in answer.text and "digest" not in answer.text


async def test_a_server_without_them_says_so(tmp_path: Path) -> None:
    async with house(tmp_path, documents=tmp_path / "none") as found, httpx.AsyncClient(base_url=found.address, trust_env=False) as reader:
        answer = await reader.get("/docs/")
        assert (answer.status_code, answer.text) == (503, NOT_BUILT)
