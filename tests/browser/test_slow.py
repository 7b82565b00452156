"""A table that runs for days: whoever is awaited sees it, is told if they asked for it, and finds the house without a server, too."""

from functools import partial
from xml.etree import ElementTree

from playwright.async_api import expect

from chaudron.server import wire
from tests.browser import people
from tests.browser.people import button, dialog, press, said, title
from tests.browser.person import PHONE, Person
from tests.browser.server import OpenServer
from tests.browser.visits import GAME, Visits, play_some
from tests.browser.waiting import becomes

EVERY = 21_000
"""Milliseconds after which the home page has looked again."""
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
    async with anna.at(code) as seat:  # the bots before her have moved: the home page looks only every now and then
        await seat.until(lambda told: told.play is not None and told.play.question is not None)
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
    await page.goto(f"/t/{code}")
    await expect(await people.status(page)).to_be_visible()
    await server.stop()
    await page.reload()
    await expect(page.get_by_role("heading", name=await said(page, "opening-title"))).to_be_visible()
    await expect(page.get_by_role("status").filter(has_text=await said(page, "line-lost"))).to_be_visible()
    await page.goto("/")
    await expect(page.get_by_role("heading", name="Chaudron", level=1)).to_be_visible()
    await expect(page.get_by_role("main").get_by_role("alert")).to_contain_text(await said(page, "trouble-network"))
    await server.start()
    await press(page.get_by_role("main").get_by_role("alert").get_by_role("button", name=await said(page, "again")))
    await expect(row).to_contain_text(your_move)


async def test_a_move_on_a_desktop_makes_it_the_turn_of_somebody_with_a_phone(person: Person, visits: Visits) -> None:
    visitors = [await visits("Anna"), await visits("Bert")]
    code = await visitors[0].create(seats=3, pace="slow", patience=3 * 86_400)
    seats = [await visits.at(visitor, code) for visitor in visitors]
    await seats[1].do(wire.Sit, seat=1)
    await seats[0].do(wire.SeatBot, seat=2, level="apprentice")
    await seats[0].do(wire.Begin)
    await play_some(seats, 1)
    (mover,) = [number for number, seat in enumerate(seats) if seat.play.question is not None]
    other = 1 - mover
    desktop = await person(language="fr-FR", visitor=visitors[mover], reduced_motion=True)
    phone = await person(language="en-GB", viewport=PHONE, touch=True, visitor=visitors[other], reduced_motion=True, changes=True)
    await phone.clock.install()
    await phone.goto("/")
    your_move = await said(phone, "your-move")
    row = phone.locator(f"a[href='/t/{code}']")
    await expect(row).to_contain_text(await said(phone, "table-playing", free=0))
    await expect(row).not_to_contain_text(your_move)
    await expect(phone).to_have_title("Chaudron")

    # Whoever looks at the list finds the move there, with the next look.
    await desktop.goto(f"/t/{code}")
    await people.play_move(desktop)
    await seats[other].until(lambda told: told.play is not None and told.play.question is not None)
    await phone.clock.fast_forward(EVERY)
    await expect(row).to_contain_text(your_move)
    await expect(phone).to_have_title(f"(1) {your_move} · Chaudron")

    # From the list to the table, and the turn goes back.
    await press(row)
    await people.play_move(phone)
    await expect(desktop).to_have_title(f"● {await said(desktop, 'your-move')} · {title('fr', GAME)}", timeout=people.LONG)
    await expect(phone).to_have_title(f"{title('en', GAME)} · Chaudron")
    await press(phone.get_by_role("banner").get_by_role("link"))
    await expect(row).not_to_contain_text(your_move)
    await expect(phone).to_have_title("Chaudron")
