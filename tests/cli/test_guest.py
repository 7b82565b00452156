"""A server's table in the terminal: a person comes by a link, takes a seat, plays to the end, and loses the connection meanwhile."""

import asyncio
import socket
import stat
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from chaudron.cli import line, main
from chaudron.cli.guest import Guest
from chaudron.cli.line import Door, table_in
from chaudron.cli.page import Page
from chaudron.kernel.model import BadSetup
from chaudron.server import wire
from tests.cli.conftest import Run
from tests.server.people import House, house
from tests.server.test_programs import example, seated, socket_of


def at_the_keyboard(monkeypatch: pytest.MonkeyPatch, types: Callable[[Guest], str], found: list[Guest]) -> None:
    """Somebody who types when there is something to answer."""
    monkeypatch.setattr(Page, "input", lambda *_args, **_: types(found[0]))


def busy(person: Guest) -> bool:
    """Whether there is something for the person to do."""
    told = person.update
    if told is None or person.lost:
        return False
    play = told.play
    asked = play is not None and play.question is not None and (play.match, play.question.number) != person.answered
    return told.room.status != "playing" or asked or (told.hold is not None and person.me in told.hold.waiting)


async def left_to_others(shared: House, seats: int) -> tuple[str, str, list[asyncio.Task[object]]]:
    """A table with one free seat, and programs on the others; the address of the server, the code, and what the programs will have seen."""
    host = await shared.visitor("Ada")
    code = await host.create(seats=seats, pace="calm")
    module = example()
    tokens = [(await seated(host, code)).token for _ in range(seats - 1)]
    async with host.at(code) as ada:
        await ada.do(wire.Rise)
    return host.address, code, [asyncio.create_task(module.play(socket_of(host, code), token)) for token in tokens]


async def test_a_match_is_played_over_the_wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A name, a seat, the beginning, every question and every reckoning; in between, the connection is lost once."""
    monkeypatch.setattr(line, "PAUSES", (0.01,))
    found: list[Guest] = []
    cut: list[int] = []
    before = iter(["", "Grace"])

    def types(person: Guest) -> str:
        while not busy(person):
            time.sleep(0.005)
        told = person.update
        assert told is not None
        if told.room.status == "open":
            return next(before, "")
        if told.room.status == "over":
            return "q"
        if told.play is not None and told.play.step > 6 and not cut and person.line.connection is not None:
            cut.append(told.play.step)
            person.line.connection.socket.shutdown(socket.SHUT_RDWR)
        return "1"

    at_the_keyboard(monkeypatch, types, found)
    async with house(tmp_path / "house") as shared:
        address, code, programs = await left_to_others(shared, 3)
        found.append(await asyncio.to_thread(Guest, f"{address}/t/{code}", "en", tmp_path))
        await asyncio.wait_for(asyncio.to_thread(found[0].run), 120)
        outcomes = [await program for program in programs]
    told = found[0].update
    assert told is not None and told.play is not None and told.play.outcome is not None and cut
    assert {str(outcome) for outcome in outcomes} == {
        str({key: list(getattr(told.play.outcome, key)) for key in ("scores", "ranks", "winners")})
    }
    assert told.room.chairs[0].name == "Grace"
    said = capsys.readouterr().out
    for words in (
        "What is your name?",
        "a program",
        "All seats are taken. Just press Enter to begin.",
        "Result",
        "You have left the table",
    ):
        assert words in said
    assert stat.S_IMODE((tmp_path / "keys.json").stat().st_mode) == 0o600


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_bad_links_are_refused_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("CHAUDRON_LANG", language)
    for link in ("http://", "http://x/t/", "ftp://x/t/abcd2345", "http://x:0/t/abcd2345", "http://[/t/a", "http://127.0.0.1:9/t/abcd2345"):
        answer = run("play", link)
        assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1), link
    assert run("play", "http://127.0.0.1:9/t/abcd2345", "--seats", "3").code == 2


async def test_a_table_that_is_not_there_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    async with house(tmp_path / "house") as found:
        with pytest.raises(SystemExit) as stopped:
            await asyncio.to_thread(main, ["play", f"{found.address}/t/nosuchab", "--lang", "en"])
    assert stopped.value.code == 2 and capsys.readouterr().err.count("\n") == 1


def test_the_code_is_read_from_the_link() -> None:
    assert table_in("http://localhost:8765/t/FF6bjwx7") == ("http://localhost:8765", "ff6bjwx7")
    assert table_in("HTTPS://example.org/t/ff6bjwx7/")[1] == "ff6bjwx7"
    assert table_in("https://example.org/games/t/t/ff6bjwx7") == ("https://example.org/games/t", "ff6bjwx7")
    with pytest.raises(BadSetup):
        table_in("http://example.org/rules/poison")


def test_a_key_is_kept_for_each_server(tmp_path: Path) -> None:
    one, other = Door("http://one", tmp_path), Door("http://other", tmp_path)
    one.note(["chaudron=abc; Path=/", "else=1"])
    other.note(["chaudron=def; Path=/"])
    assert (Door("http://one", tmp_path).key, Door("http://other", tmp_path).key) == ("abc", "def")
    (tmp_path / "keys.json").write_text("not JSON")
    assert Door("http://one", tmp_path).key == ""
