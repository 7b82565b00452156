"""A fair deal, over plain http, where browsers refuse their cryptography: sealed, with a share of the reader's, checked, and found out."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Locator, Page, Route, expect

from tests.browser import people
from tests.browser.accessibility import axe
from tests.browser.chromium import PLAIN
from tests.browser.devices import RESTING
from tests.browser.people import button, dialog, press, said
from tests.browser.person import PHONE, Person
from tests.browser.server import MANY_TESTS, Server
from tests.browser.visits import GAME, Visits
from tests.server.people import play_on


@pytest.fixture
async def plain_server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server that answers to a name which browsers do not trust."""
    found = Server(tmp_path, *MANY_TESTS, "--name", PLAIN)
    await found.start()
    yield found
    await found.stop()


async def check(page: Page, place: Locator) -> Locator:
    """Have the browser check the deal, and return what it says."""
    await press(place.locator("summary").filter(has_text=await said(page, "fair")))
    await press(await button(place, "fair-check"))
    return place.get_by_role("status").filter(has=page.locator("[data-finding]"))


async def found(says: Locator) -> list[str | None]:
    """Return the findings, once there are any."""
    await expect(says.locator("[data-finding]").first).to_be_visible()
    return [await each.get_attribute("data-finding") for each in await says.locator("[data-finding]").all()]


async def test_a_deal_is_checked_without_the_browsers_cryptography(plain_server: Server, person: Person) -> None:
    address = f"http://{PLAIN}:{plain_server.port}"
    person.forgive("Cross-Origin-Opener-Policy header has been ignored")  # for such a name, over plain http
    visits = Visits(plain_server.address)
    anna = await visits("Anna")
    page = await person(language="de-DE", viewport=PHONE, touch=True, reduced_motion=True, address=address, visitor=anna, drawn=True)
    code = await anna.create(game=GAME, seats=3, level="apprentice")
    await page.goto(f"/t/{code}")
    assert not await page.evaluate("isSecureContext || 'subtle' in crypto")

    # The deal is sealed, and this browser adds to it.
    await expect(page.get_by_text(await said(page, "sealed", count=1))).to_be_visible()
    assert await axe(page) == []
    await people.begin(page)
    await page.goto(RESTING)  # it need not watch
    async with asyncio.timeout(120), anna.at(code) as seat:
        await play_on(seat)
        match = seat.play.match

    # Afterwards, it deals again, and finds everything as it saw it; it has noted that, and may have been closed since.
    await page.goto(f"/t/{code}")
    result = await people.result(page)
    says = await check(page, result)
    assert await found(says) == ["seal", "salts-mine", "seed-right", "deal-seen"]
    await expect(says.get_by_text(await said(page, "fair-all-good"))).to_be_visible()
    await expect(says.get_by_text(await said(page, "fair-salts-mine", count=1))).to_be_visible()
    record = json.loads((await anna.send("GET", f"/api/records/{match}")).content)
    assert len(record["mixed"]["salts"]) == 1
    assert await axe(page) == []

    # So it does when one looks back, also with a browser that was not there, which can say less.
    stranger = await person(language="en-GB", reduced_motion=True, address=address)
    known = {page: ("seal", "salts-mine", "deal-seen"), stranger: ("seal-unseen", "salts", "deal")}
    for reader, (seal, salts, deal) in known.items():
        await reader.goto(f"/look/{match}")
        await press(await button(reader, "look-onward"))
        says = await check(reader, await dialog(reader, "look-onward"))
        assert await found(says) == [seal, salts, "seed-right", deal]

    # A server that says otherwise is found out, and the page says so plainly.
    async def forge(route: Route) -> None:
        record["mixed"]["salts"][0][1] = "00" * 32
        await route.fulfill(json=record)

    await page.route(lambda url: urlsplit(url).path.startswith("/api/records/"), forge)
    await page.goto(f"/t/{code}")
    says = await check(page, await people.result(page))
    assert "salts-wrong" in await found(says)
    await expect(says.get_by_text(await said(page, "fair-all-bad"))).to_be_visible()
    assert await axe(page) == []
    await visits.close()
