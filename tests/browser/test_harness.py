"""The harness of the browser tests notices what it should."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.browser.accessibility import axe
from tests.browser.devices import RESTING
from tests.browser.person import PHONE, Person
from tests.browser.server import Server
from tests.server.people import until

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src *; require-trusted-types-for 'script'"
HEAD = "<!doctype html><html lang=fr><meta name=viewport content=width=device-width><title>Chaudron</title><main><h1>Chaudron</h1>"
PAGES = {
    "/": ("text/html", HEAD),
    "/unnamed": ("text/html", f"{HEAD}<button></button>"),
    "/favicon.ico": ("image/png", ""),
    RESTING: ("application/json", "{}"),
}


class Stub(Server):
    """A stand-in for the server: a few pages with a strict content security policy."""

    async def start(self) -> None:
        self._listening = await asyncio.start_server(self._answer, "127.0.0.1", self.port)

    async def stop(self) -> None:
        self._listening.close()
        await self._listening.wait_closed()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            path = (await reader.readuntil(b"\r\n\r\n")).split()[1].decode()
        except asyncio.IncompleteReadError:  # a browser may connect in advance, and think better of it
            writer.close()
            return
        kind, text = PAGES.get(path, ("text/plain", ""))
        status = "200 OK" if path in PAGES else "404 Not Found"
        head = (
            f"Content-Type: {kind}; charset=utf-8\r\nContent-Length: {len(text)}\r\nContent-Security-Policy: {POLICY}\r\nConnection: close"
        )
        writer.write(f"HTTP/1.1 {status}\r\n{head}\r\n\r\n{text}".encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    stub = Stub(tmp_path_factory.mktemp("stub"))
    await stub.start()
    yield stub
    await stub.stop()


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("console.error('the kettle is cold')", "console: the kettle is cold"),
        ("setTimeout(() => { throw new Error('the lid is off') })", "thrown: Error: the lid is off"),
        ("Promise.reject(new Error('no water')), 0", "thrown: Error: no water"),
        ("fetch('https://elsewhere.example/').catch(() => {})", "request to another server: https://elsewhere.example/"),
        ("void new WebSocket('ws://127.0.0.1:9/')", "request to another server: ws://127.0.0.1:9/"),
        ("fetch('/missing')", "status of 404"),
        ("document.body.append(Object.assign(document.createElement('img'), { src: '/picture' }))", "Content Security Policy"),
    ],
)
async def test_what_goes_wrong_in_a_browser_is_noticed(person: Person, script: str, complaint: str) -> None:
    page = await person()
    await page.goto("/")
    assert person.complaints() == []
    await page.evaluate(script)
    await until(lambda: any(complaint in found for found in person.complaints()))
    person.forgive("")
    assert person.complaints() == []


async def test_only_what_is_expected_is_forgiven(person: Person) -> None:
    page = await person()
    await page.evaluate("console.error('cold'), console.error('hot')")
    await until(lambda: len(person.complaints()) == 2)
    person.forgive("cold")
    assert [found.partition(" (")[0] for found in person.complaints()] == ["1-nameless: console: hot"]
    person.forgive("hot")


async def test_people_differ(person: Person) -> None:
    told = (
        "[navigator.language, innerWidth, matchMedia('(prefers-reduced-motion: reduce)').matches, matchMedia('(pointer: coarse)').matches]"
    )
    a = await person()
    b = await person(language="de-DE", viewport=PHONE, touch=True, reduced_motion=True)
    await a.goto("/")
    await a.evaluate("localStorage.setItem('kept', 'yes')")
    await b.goto("/")
    assert await a.evaluate(told) == ["fr-FR", 1280, False, False]
    assert await b.evaluate(told) == ["de-DE", 390, True, True]
    assert await b.evaluate("localStorage.getItem('kept')") is None


async def test_what_keeps_people_out_is_found_under_a_strict_policy(person: Person) -> None:
    page = await person()
    await page.goto("/")
    assert await axe(page) == []
    await page.goto("/unnamed")
    (found,) = await axe(page)
    assert found.startswith("button-name (critical): Buttons must have discernible text: button: Fix")


async def test_what_was_seen_is_kept(person: Person, tmp_path: Path) -> None:
    page = await person()
    await page.goto("/")
    (kept,) = await person.keep(tmp_path)
    assert kept.with_suffix(".png").stat().st_size > 0
    assert 'heading "Chaudron"' in kept.with_suffix(".txt").read_text("utf-8")
