"""What is logged: events with their facts, as text or as JSON, and nothing that is nobody's business."""

import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from chaudron.server import logs
from chaudron.server.thought import answering
from chaudron.store import Store, matches
from tests.server.people import House
from tests.store.kept import begun, deal


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[[], str]:
    """What is written to standard error; afterwards, all is logged as before."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", list(root.handlers))
    monkeypatch.setattr(root, "level", root.level)
    return lambda: capsys.readouterr().err


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_event_is_one_line_with_its_facts(written: Callable[[], str], form: logs.Form) -> None:
    logs.configure(form, "info")
    logging.getLogger("chaudron.tests").warning("no advice", extra={"table": "abcdefgh"})
    logging.getLogger("chaudron.tests").debug("nobody wants to know")
    (line,) = written().splitlines()
    if form == "json":
        told = json.loads(line)
        assert told.pop("timestamp")
        assert told == {"event": "no advice", "level": "warning", "logger": "chaudron.tests", "table": "abcdefgh"}
    else:
        assert "warning" in line and "no advice" in line and "table=abcdefgh" in line


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_traceback_shows_code_and_no_values(written: Callable[[], str], form: logs.Form) -> None:
    logs.configure(form, "info")
    hand = "purple-4, blue-7"
    try:
        len(hand) / 0
    except ZeroDivisionError:
        logging.getLogger("chaudron.tests").exception("failed")
    found = written()
    assert "len(hand) / 0" in found
    assert "purple" not in found


@pytest.mark.parametrize("wanted", [True, False], ids=["addresses", "no addresses"])
async def test_a_request_is_logged_by_what_it_was_for(written: Callable[[], str], *, wanted: bool) -> None:
    logs.configure("json", "info")

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scope["path_template"] = "/hand-over/{rest}"
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def nothing(*_: Any) -> Any: ...

    scope = {"type": "http", "method": "GET", "path": "/hand-over/very-secret", "client": ("192.0.2.7", 1)}
    await logs.Requests(app, addresses=wanted)(scope, nothing, nothing)
    found = written()
    told = json.loads(found)
    assert (told["event"], told["route"], told["status"]) == ("GET", "/hand-over/{rest}", 200)
    assert "secret" not in found
    assert ("192.0.2.7" in found) == wanted


async def test_a_request_that_was_for_nothing_known_is_logged_without_the_rest_of_its_path(shared: House) -> None:
    assert logs.route({"path": "/t/abcdefgh/more"}) == "/t"


async def test_an_error_of_the_database_does_not_say_what_was_to_be_written(tmp_path: Path) -> None:
    store = Store(tmp_path)
    start = begun(deal())
    sqlite3.connect(store.database.name).execute("CREATE TRIGGER full BEFORE INSERT ON matches BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    with pytest.raises(Exception, match="disk full") as caught:
        await store.write(matches.begin, start)
    assert start.seed not in str(caught.value)
    assert isinstance(caught.value, OperationalError) or "hidden" in str(caught.value)
    store.close()


def test_an_error_in_a_bot_does_not_say_what_it_held() -> None:
    def fails(card: str) -> None:
        raise ValueError(f"I hold {card}")

    with pytest.raises(RuntimeError) as caught:
        answering(fails)("purple-4")
    assert str(caught.value).startswith("ValueError in test_logs.py, line ")
