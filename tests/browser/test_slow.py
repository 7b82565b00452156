"""A table that runs for days: whoever is awaited sees it, is told if they asked for it, and finds the house without a server, too."""

from functools import partial
from xml.etree import ElementTree

from playwright.async_api import expect

from chaudron.server import wire
from tests.browser.people import button, dialog, press, said, title
from tests.browser.person import PHONE, Person
from tests.browser.server import OpenServer
from tests.browser.visits import GAME, Visits
from tests.browser.waiting import becomes

RECORD = """
    window.shown = [];
    navigator.setAppBadge = async (count) => { window.badge = count; };
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = sessionStorage.permission = 'granted');
    permission = sessionStorage.permission ?? permission;
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => { window.shown.push([title, options.tag]); };
"""
"""Keeps what would be shown outside the page; a browser without a screen never allows notifications, this one does when it is asked."""


async def test_somebody_is_told_of_their_move_and_finds_the_house_without_a_server(
    person: Person, visits: Visits, open_server: OpenServer
) -> None:
    server = await open_server()
    anna = await visits("Anna", address=server.address)
    code = await anna.create(pace="slow", patience=3 * 86_400, level="apprentice", begin=True)
    page = await person(language="en-GB", viewport=PHONE, touch=True, address=server.address, visitor=anna, worker=True)
    await page.add_init_script(RECORD)
    await page.goto("/")

    # The home page says so: in its list, with a date, in its title, and on the app's icon.
    your_move = await said(page, "your-move")
    row = page.locator(f"a[href='/t/{code}']")
    await expect(row).to_contain_text(your_move)
    await expect(row).to_contain_text(" ".join((await said(page, "until", when="")).split()))
    await expect(page).to_have_title(f"(1) {your_move} · Chaudron")
    await becomes(partial(page.evaluate, "() => window.badge"), 1)

    # Nothing is on before it is asked for. A feed is made, and says the same.
    await press(await button(page, "reach"))
    sheet = await dialog(page, "reach-title")
    background = sheet.get_by_role("switch", name=await said(page, "reach-background"))
    await expect(background).not_to_be_checked()
    await expect(sheet.get_by_role("switch", name=await said(page, "reach-push"))).not_to_be_checked()
    await press(await button(sheet, "reach-feed-make"))
    address = await sheet.get_by_label(await said(page, "reach-feed-address")).input_value()
    feed = ElementTree.fromstring((await anna.http.get(address)).content)
    assert [entry.attrib["href"] for entry in feed.findall(".//{*}entry/{*}link")] == [f"{server.address}/t/{code}"]

    # In the background, a page that was allowed to says when it is one's move, once.
    await press(background)
    await expect(background).to_be_checked()
    await page.goto(f"/t/{code}")
    await expect(page).to_have_title(f"● {your_move} · {title('en', GAME)}")
    await becomes(partial(page.evaluate, "() => window.badge"), 1)  # the icon counts on, wherever one is
    await page.evaluate("() => void Object.defineProperty(document, 'hidden', { value: true })")
    async with anna.at(code) as seat:
        await seat.do(wire.Answer, **seat.answer())
    await becomes(partial(page.evaluate, "() => window.shown"), [[title("en", GAME), f"table-{code}"]])

    # The service worker keeps the house: without a server, it is shown, and says what is the matter.
    await page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    await page.goto("/")
    await expect(row).to_be_visible()
    person.forgive(r"Failed to load resource|WebSocket")
    await server.stop()
    await page.reload()
    await expect(page.get_by_role("heading", name="Chaudron", level=1)).to_be_visible()
    await expect(page.get_by_role("main").get_by_role("alert")).to_contain_text(await said(page, "trouble-network"))
    await server.start()
    await press(page.get_by_role("main").get_by_role("alert").get_by_role("button", name=await said(page, "again")))
    await expect(row).to_contain_text(your_move)
