"""Visits every page and every sheet, so that tests can check each of them."""

from collections.abc import AsyncIterator
from typing import NamedTuple

from playwright.async_api import Locator, Page, expect

from chaudron.server import wire
from chaudron.texts import texts
from tests.browser import people
from tests.browser.people import button, dialog, press, said
from tests.browser.visits import GAME, Ended, Visits
from tests.server.people import Visitor

NO_TABLE = "zzzzzzzz"


class Stop(NamedTuple):
    """A page in a certain state, and a name for that state."""

    name: str
    page: Page


class Party(NamedTuple):
    """The pages of a host, a guest, an onlooker, and somebody who has played before."""

    host: Page
    guest: Page
    onlooker: Page
    veteran: Page


async def tour(party: Party, host: Visitor, guest: Visitor, visits: Visits, ended: Ended) -> AsyncIterator[Stop]:
    """Yield every page, one after another, each at rest."""
    code = await host.create(seats=3, public=True)
    await host.create(level="apprentice", begin=True)
    async for stop in outside(party.host):
        yield stop
    async for stop in lobby(party, code):
        yield stop
    await visits.sit(guest, code)
    async with host.at(code) as seat:
        for number, chair in enumerate(seat.told.room.chairs):
            if chair.who == "empty":
                await seat.do(wire.SeatBot, seat=number, level="apprentice")
        await seat.do(wire.Begin)
    async for stop in table(party):
        yield stop
    await party.veteran.goto(f"/t/{ended.code}")
    result = await people.result(party.veteran)
    await expect(result).to_be_visible()
    for key in ("score-sheet", "fair"):
        await press(result.locator("summary").filter(has_text=await said(party.veteran, key)))
    await press(await button(result, "fair-check"))
    await expect(result.get_by_text(await said(party.veteran, "fair-all-open"))).to_be_visible()
    yield Stop("result", party.veteran)
    await press(await button(result, "see-table"))
    await expect(result).to_be_hidden()
    yield Stop("table after the match", party.veteran)


async def outside(page: Page) -> AsyncIterator[Stop]:
    """Yield the pages that do not belong to a table."""
    await page.goto("/")
    await expect(page.get_by_role("heading", name=await said(page, "mine-title"))).to_be_visible()
    yield Stop("home", page)
    name = page.locator("header").get_by_role("button")
    await press(name)
    sheet = await dialog(page, "name-title")
    await expect(sheet.get_by_role("listitem")).to_have_count(1)
    yield Stop("name sheet", await shown(page, sheet))
    await close(page)
    await press(await button(page, "reach"))
    sheet = await dialog(page, "reach-title")
    await press(await button(sheet, "reach-feed-make"))
    await expect(sheet.get_by_label(await said(page, "reach-feed-address"))).to_be_visible()
    yield Stop("being told", await shown(page, sheet))
    await close(page)
    called = people.title(await people.language_of(page), GAME)
    await press(await button(page, "set-up-label", game=called))
    yield Stop("set-up sheet", await shown(page, await dialog(page, "set-up-title", game=called)))
    await close(page)
    await press(await button(page, "play-as-label", game=called))
    yield Stop("play-now sheet", await shown(page, await dialog(page, "play-as-title", game=called)))
    await close(page)
    field = page.get_by_label(await said(page, "join-label"))
    unknown = texts(await people.language_of(page)).say("missing-table", code=NO_TABLE)
    for typed, refusal in (("soup", await said(page, "join-not-a-code")), (NO_TABLE, unknown)):
        await field.fill(typed)
        await press(await button(page, "join"))
        await expect(page.get_by_role("alert")).to_have_text(refusal)
        yield Stop(f"home, joining {typed}", page)
    await page.goto(f"/rules/{GAME}")
    await expect(page.locator(".rules[data-drawn] h1")).to_be_visible()
    yield Stop("rules page", page)
    for path in ("/nowhere", f"/t/{NO_TABLE}"):
        await page.goto(path)
        await expect(page.get_by_role("link", name=await said(page, "to-home"))).to_be_visible()
        yield Stop(path, page)
    await page.goto("/hand-over/nothing")
    await expect(await button(page, "hand-over-yes")).to_be_visible()
    yield Stop("hand-over page", page)
    await press(await button(page, "hand-over-yes"))
    await expect(page.get_by_role("alert")).to_be_visible()
    yield Stop("hand-over page, too late", page)


async def lobby(party: Party, code: str) -> AsyncIterator[Stop]:
    """Yield a table before the match."""
    for page in party[:3]:
        await page.goto(f"/t/{code}")
        await people.invitation(page)
        await expect(page.get_by_label(await said(page, "setting-pace"))).to_be_visible()
        await code_drawn(page)
    yield Stop("lobby as a guest", party.onlooker)
    host = party.host
    yield Stop("lobby as host", host)
    await press(await people.chair(host, 2))
    yield Stop("chair sheet", await shown(host, host.get_by_role("dialog")))
    await close(host)
    await press(await button(host, "rules"))
    rules = host.get_by_role("dialog")
    await expect(rules.locator("h2").nth(1)).to_be_visible()
    yield Stop("rules sheet", await shown(host, rules))
    await close(host)
    await press(await button(host, "device"))
    sheet = await dialog(host, "device")
    await expect(sheet.get_by_label(await said(host, "device-link"))).to_be_visible()
    await code_drawn(sheet)
    yield Stop("hand-over sheet", host)
    await close(host)


async def table(party: Party) -> AsyncIterator[Stop]:
    """Yield a table during the match."""
    host, guest = party.host, party.guest
    asked = await people.on_turn(host, guest)
    other = guest if asked is host else host
    for page in (party.onlooker, other):  # the page of whoever is asked is ready
        await expect(page.locator("main .cauldron").first).to_be_visible()
    yield Stop("table for an onlooker", party.onlooker)
    yield Stop("table on turn", asked)
    await press(people.glowing(asked).first)
    await expect(await button(asked, "take-back")).to_be_visible()
    yield Stop("table with a card touched", asked)
    yield Stop("table off turn", other)
    for key in ("scores", "log", "menu"):
        opener = await button(other, key)
        if await opener.is_visible():  # on a wide screen, the log is beside the table
            await press(opener)
            yield Stop(f"{key} sheet", await shown(other, await dialog(other, key)))
            await close(other)
        else:
            assert key != "menu"
            await expect(other.get_by_role("complementary").get_by_role("heading", name=await said(other, key))).to_be_visible()
    sheets = {"rules": None, "help": "help", "invite-link": "invite-link", "device": "device", "rise-for-good": "rise-title"}
    for key, title in sheets.items():
        await press(await button(other, "menu"))
        menu = await dialog(other, "menu")
        await press(await button(menu, key))
        await expect(menu).to_be_hidden()
        opened = other.get_by_role("dialog") if title is None else await dialog(other, title)
        if key in ("device", "invite-link"):
            await expect(opened.get_by_role("textbox")).to_be_visible()
            await code_drawn(opened)
        if key == "rules":
            await expect(opened.locator("h2").nth(1)).to_be_visible()
        yield Stop(f"{key} sheet at the table", await shown(other, opened))
        await close(other)


async def code_drawn(place: Page | Locator) -> None:
    """Wait for the QR code, which appears after the link."""
    page = place if isinstance(place, Page) else place.page
    await expect(place.get_by_role("img", name=await said(page, "qr"), exact=True)).to_be_visible()


async def shown(page: Page, sheet: Locator) -> Page:
    """Return the page once the sheet is visible and at rest."""
    await expect(sheet).to_be_visible()
    await people.settled(page)
    return page


async def close(page: Page) -> None:
    """Close the open sheet."""
    sheet = page.get_by_role("dialog")
    await press(sheet.get_by_role("button", name=await said(page, "close"), exact=True))
    await expect(sheet).to_be_hidden()
