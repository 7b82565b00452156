"""A house under a path of its host name: everything is there, and what else the host name has is left alone."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Page, expect

from tests.browser import people, quick
from tests.browser.people import button, press, said, title
from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.visits import GAME

BASE = "/games/chaudron"
DOCUMENTS = "<!doctype html><title>Documents</title><h1>Documents</h1>"
MANIFEST = """async () => {
    const { href } = document.querySelector('link[rel=manifest]');
    const { start_url, scope, icons } = await (await fetch(href)).json();
    return [start_url, scope, ...icons.map(({ src }) => src)].map((place) => new URL(place, href).href);
}"""
PUSHED = """async (message) => {
    // A worker that no push service wakes gets its events from here, and an icon that is not installed has no badge.
    navigator.setAppBadge = async () => undefined;
    const shown = new Promise((resolve) => (registration.showNotification = async (...given) => resolve(given)));
    const heard = (kind, given) => dispatchEvent(Object.assign(new Event(kind), { waitUntil: () => undefined, ...given }));
    heard('push', { data: { json: () => message } });
    const [heading, options] = await shown;
    const opened = new Promise((resolve) => (clients.openWindow = async (address) => resolve(address)));
    heard('notificationclick', { notification: { close: () => undefined, data: options.data } });
    return [heading, options.icon, await opened];
}"""


@pytest.fixture
async def under(tmp_path: Path) -> AsyncIterator[Server]:
    """A server under a path, with documents; it must be asked for before people are, so that they leave first."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text(DOCUMENTS)
    found = Server(tmp_path, base=BASE, documents=tmp_path / "site")
    await found.start()
    yield found
    await found.stop()


def watched(page: Page) -> list[str]:
    """The paths of everything that a browser asks for from now on, the socket included."""
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    return asked


async def test_a_house_under_a_path_of_its_host_asks_for_nothing_beside_it(under: Server, person: Person) -> None:
    page = await person(language="en-GB", reduced_motion=True, address=under.address, changes=True)
    asked = watched(page)
    home = f"{under.address}/"
    await page.goto(home)
    await people.choose_name(page, "Ada")

    # The table: its link, the page again, a match, and the match again.
    link = await people.set_up(page, GAME, seats=3)
    assert link.startswith(f"{home}t/") and page.url == link
    await people.fill_with_bots(page, 2)
    await people.begin(page)
    await expect(await people.status(page)).to_be_visible()
    await page.reload()
    await expect(await people.status(page)).to_be_visible()
    assert await quick.play_until_result(page, random.Random(1)) > 0
    ended = await people.result(page)
    async with page.expect_download() as loading:
        await press(ended.get_by_role("link", name=await said(page, "record")))
    assert (await loading.value).url.startswith(f"{home}api/records/")
    await press(ended.get_by_role("link", name=await said(page, "look-back")))
    await page.wait_for_url(f"{home}look/**")
    await expect(page.get_by_role("slider")).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("slider")).to_be_visible()

    # One's own page, rules, a lesson, the documents, and back.
    await page.goto(home)
    await press(page.get_by_role("link", name=await said(page, "me-page"), exact=True))
    await page.wait_for_url(f"{home}me")
    await expect(page.locator(f'a[href^="{BASE}/look/"]').first).to_be_visible()
    await page.go_back()
    game = title("en", GAME)
    await press(page.get_by_role("link", name=await said(page, "rules-label", game=game)))
    await page.wait_for_url(f"{home}rules/{GAME}")
    await expect(page.locator(".rules[data-drawn]")).to_be_visible()
    await page.go_back()
    await press(page.get_by_role("link", name=await said(page, "learn-label", game=game)))
    await page.wait_for_url(f"{home}learn/{GAME}")
    await press(page.locator(f'a[href^="{BASE}/learn/{GAME}/"]').first)
    await expect(await people.status(page)).to_be_visible()
    await page.goto(home)
    await press(page.get_by_role("link", name=await said(page, "documents")))
    await page.wait_for_url(f"{home}docs/")
    await expect(page.get_by_role("heading", name="Documents")).to_be_visible()
    await page.go_back()

    # Another device, and a feed.
    await press(await button(page, "reach"))
    sheet = await people.dialog(page, "reach-title")
    await press(await button(sheet, "reach-feed-make"))
    feed = sheet.get_by_label(await said(page, "reach-feed-address"))
    await expect(feed).to_be_visible()
    assert (await feed.input_value()).startswith(f"{home}feed/")

    (key,) = [cookie for cookie in await page.context.cookies(home) if cookie["name"] == "chaudron"]
    assert key["path"] == BASE
    assert {address for address in asked if not urlsplit(address).path.startswith(f"{BASE}/")} == set()
    assert any("/socket/lessons/" in address for address in asked)


async def test_an_installed_house_under_a_path_leaves_what_others_keep_alone(under: Server, person: Person) -> None:
    page = await person(language="en-GB", reduced_motion=True, address=under.address, worker=True)
    asked = watched(page)
    home = f"{under.address}/"
    await page.goto(home)
    await page.evaluate(
        "Promise.all(['others', 'shell-0123456789abcdef', `shell-${location.pathname}inner/0`].map((name) => caches.open(name)))"
    )
    assert await page.evaluate("async () => (await navigator.serviceWorker.ready).scope") == home
    await page.reload()
    await page.wait_for_function("navigator.serviceWorker.controller")
    kept = set(await page.evaluate("caches.keys()"))
    others = {"others", "shell-0123456789abcdef", f"shell-{BASE}/inner/0"}
    (ours,) = kept - others
    assert kept >= others and ours.startswith(f"shell-{BASE}/")
    assert await page.evaluate(MANIFEST) == [
        home,
        home,
        *(f"{home}{name}" for name in ("favicon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png")),
    ]

    (worker,) = page.context.service_workers
    message = {"title": "Your move", "body": "", "url": "/t/abcdefgh", "tag": "table-abcdefgh", "count": 1}
    assert await worker.evaluate(PUSHED, message) == ["Your move", f"{BASE}/icon-192.png", f"{home}t/abcdefgh"]

    await expect(page.get_by_role("heading", name="Chaudron", level=1)).to_be_visible()
    person.forgive(r"Failed to load resource|WebSocket")
    await under.stop()
    await page.goto(f"{home}t/abcdefgh")
    await expect(page.get_by_role("link", name=await said(page, "home-link"))).to_have_attribute("href", f"{BASE}/")
    await page.goto(home)
    await expect(page.get_by_role("main").get_by_role("alert")).to_contain_text(await said(page, "trouble-network"))
    await under.start()
    await press(page.get_by_role("main").get_by_role("alert").get_by_role("button", name=await said(page, "again")))
    await expect(await button(page, "play-now-label", game=title("en", GAME))).to_be_visible()
    assert {address for address in asked if not urlsplit(address).path.startswith(f"{BASE}/")} == set()
