"""`chaudron serve --reload`: an edit of a game shows at once, in a process that has imported it anew."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from chaudron.cli.new import written
from chaudron.server.edits import TAG, edition, with_edits
from tests.examples.shelf import installed
from tests.server.people import PAGE, house

TIMEOUT = 120.0


def test_every_edit_makes_another_edition(tmp_path: Path) -> None:
    game = tmp_path / "game"
    (game / "texts").mkdir(parents=True)
    editions = [edition([game])]
    (game / "texts" / "en.ftl").write_text("name = Market")
    editions.append(edition([game]))
    (game / "texts" / "en.ftl").write_text("name = Night market")
    editions.append(edition([game]))
    (game / "texts" / "en.ftl").rename(game / "texts" / "fr.ftl")
    editions.append(edition([game]))
    assert len(set(editions)) == len(editions)
    (game / "__pycache__").mkdir()
    (game / "__pycache__" / "rules.pyc").write_bytes(b"compiled")
    assert edition([game]) == editions[-1], "what Python writes is no edit"


async def test_pages_load_again_only_where_somebody_edits(tmp_path: Path) -> None:
    assert with_edits(b"<head></head>") == b"<head>" + TAG + b"</head>"
    async with house(tmp_path / "one") as found, httpx.AsyncClient(base_url=found.address, trust_env=False) as reader:
        assert "edits.js" not in (await reader.get("/")).text
        assert [(await reader.get(path)).status_code for path in ("/edition", "/edits.js")] == [404, 404]
    async with house(tmp_path / "two", edition="third") as found, httpx.AsyncClient(base_url=found.address, trust_env=False) as reader:
        assert (await reader.get("/edition")).text == "third"
        assert "location.reload()" in (await reader.get("/edits.js")).text


def test_an_edit_shows_without_a_restart_by_hand(tmp_path: Path) -> None:
    project = tmp_path / "night-market"
    written("night-market", project)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text(PAGE)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
    path = os.pathsep.join([installed(tmp_path / "path", project), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": path, "CHAUDRON_WEB": str(tmp_path / "web")}
    command = [sys.executable, "-m", "chaudron", "serve", "--reload", "--port", port, "--data", str(tmp_path / "data"), "--processes", "1"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, start_new_session=True)
    address = f"http://127.0.0.1:{port}/api"

    def shows(path: str, seen: Callable[[str], bool]) -> None:
        deadline = time.monotonic() + TIMEOUT
        while True:
            try:
                answer = httpx.get(f"{address}{path}", trust_env=False, timeout=TIMEOUT).text
            except httpx.HTTPError:  # the server is starting, or was stopped while it answered
                answer = ""
            if seen(answer):
                return
            assert server.poll() is None and time.monotonic() < deadline, answer
            time.sleep(0.05)

    try:
        shows("/rules/night-market/en", lambda text: "boil" in text)
        page, game = project / "night_market/rules/en.md", project / "night_market/__init__.py"
        page.write_text(page.read_text("utf-8") + "\nBring your own ladle.\n", "utf-8")
        game.write_text(game.read_text("utf-8").replace("seats=(2, 3)", "seats=(3, 3)"), "utf-8")
        shows("/rules/night-market/en", lambda text: "Bring your own ladle." in text)
        shows("/home", lambda text: '"name":"night-market"' in text and '"seats":[3,3]' in text.split('"name":"night-market"')[1][:400])
    finally:
        server.terminate()
        assert server.wait(TIMEOUT) == 0
