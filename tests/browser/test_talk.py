"""People talk at a table, on phone and desktop: words, gestures and nudges; whoever wants none of it has none of it."""

from collections.abc import AsyncIterator
from functools import partial

import pytest
from playwright.async_api import Locator, Page, ViewportSize, expect

from chaudron.server import wire
from tests.browser import people
from tests.browser.accessibility import axe
from tests.browser.people import OUTSIDE, button, dialog, press, said, title
from tests.browser.person import PHONE, Person
from tests.browser.visits import GAME, Visits
from tests.browser.waiting import becomes, toasted
from tests.browser.zaubercocktail.table import arranged_server
from tests.server.people import House, Seat, Visitor

SMALL_DESKTOP = ViewportSize(width=1024, height=768)
NAMES = ("Anna", "Bert", "Cara")


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server in this process, so that time can pass at its tables."""
    async with arranged_server(tmp_path_factory.mktemp("server")) as found:
        yield found


async def party(visits: Visits) -> tuple[str, list[Visitor], list[Seat]]:
    """Three people at a table whose match has begun."""
    visitors = [await visits(name) for name in NAMES]
    code = await visitors[0].create(seats=3)
    seats = [await visits.at(visitor, code) for visitor in visitors]
    for number, seat in enumerate(seats[1:], 1):
        await seat.do(wire.Sit, seat=number)
    await seats[0].do(wire.Begin)
    for seat in seats:
        await seat.until(lambda told: told.play is not None)
    return code, visitors, seats


async def come(page: Page, code: str) -> None:
    """Come to a table where there is talk."""
    await page.goto(f"/t/{code}")
    await expect(await people.status(page)).to_be_visible()
    await expect(page.locator("[role=tablist], .talking").filter(visible=True).first).to_be_visible()
    await page.evaluate(FLOWN)


async def field(page: Page | Locator) -> Locator:
    """Where one types."""
    found = await said(page if isinstance(page, Page) else page.page, "talk-say")
    return page.get_by_role("textbox", name=found).filter(visible=True)


async def lines(page: Page) -> Locator:
    """What is said, as it is shown."""
    return page.get_by_role("log", name=await said(page, "talk-lines")).filter(visible=True).locator(".line")


FLOWN = """() => {
    window.flown = [];
    const note = (thing) => thing.classList?.contains('flight') && window.flown.push(thing.textContent.trim());
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note)))
        .observe(document.body, { subtree: true, childList: true });
}"""
"""Records whose gestures are seen from now on: they are gone after a moment."""


async def flown(page: Page, name: str) -> list[str]:
    """Wait until somebody's gesture was seen, and return whose were."""
    await page.wait_for_function("name => window.flown.includes(name)", arg=name)
    found: list[str] = await page.evaluate("window.flown")
    return found


async def test_three_people_and_an_onlooker_talk_on_phone_and_desktop(person: Person, visits: Visits) -> None:
    code, (anna, bert, _), seats = await party(visits)
    desktop = await person(language="en-GB", visitor=anna, viewport=SMALL_DESKTOP, reduced_motion=True)
    phone = await person(language="de-DE", visitor=bert, viewport=PHONE, touch=True, reduced_motion=True)
    for page in (desktop, phone):
        await come(page, code)

    # By keyboard: T opens the talk, Enter sends, Escape goes back to where one was.
    log = desktop.get_by_role("tab", name=await said(desktop, "log"), exact=True)
    await desktop.keyboard.press("t")
    await expect(await field(desktop)).to_be_focused()
    await desktop.keyboard.type("Good luck, everybody?")
    await desktop.keyboard.press("Enter")
    await expect(await lines(desktop)).to_have_text(["Good luck, everybody?"])
    await expect(await field(desktop)).to_have_value("")
    await expect(await field(desktop)).to_be_focused()
    await expect(desktop.get_by_role("dialog")).to_have_count(0)
    assert await axe(desktop) == []
    await desktop.keyboard.press("Escape")
    await expect(log).to_have_attribute("aria-selected", "true")

    # On the phone, the button says that there is something new, a screen reader hears it, and nothing covers the table.
    new = await button(phone, "talk-new", count=1)
    await expect(new).to_be_visible()
    await expect(phone.get_by_role("status").filter(has_text="Anna: Good luck, everybody?")).to_have_attribute("aria-live", "polite")
    await expect(phone.get_by_role("dialog")).to_have_count(0)
    await press(new)
    sheet = await dialog(phone, "talk")
    await expect(await lines(phone)).to_have_text(["Good luck, everybody?"])
    assert await axe(phone) == []
    await (await field(sheet)).fill("<b>Danke</b> \u202egnp.exe https://example.org")
    await press(await button(sheet, "talk-send"))
    await expect(await lines(phone)).to_have_text(["Good luck, everybody?", "<b>Danke</b> gnp.exe https://example.org"])
    await expect(sheet.locator(".line b, .line a")).to_have_count(0)

    # Too long a line is not sent, and stays to be shortened.
    await (await field(sheet)).fill("x" * 1_000_000)
    await expect(sheet.get_by_text(await said(phone, "talk-long", over="999.700"))).to_be_visible()
    await (await field(sheet)).press("Enter")
    await expect(await field(sheet)).to_have_value("x" * 1_000_000)
    await (await field(sheet)).fill("")

    # A gesture rises from a seat; without motion, it stands there for a moment.
    await press(await button(sheet, "react-bravo"))
    await flown(desktop, "Bert")
    await expect(desktop.locator(".flight")).to_have_count(0)

    # An onlooker, who is told that onlookers see no cards, has a line of their own, which Anna mutes and Bert does not.
    olga = await person(language="fr-FR", visitor=await visits("Olga"), viewport=PHONE, touch=True, reduced_motion=True)
    await come(olga, code)
    await press(olga.locator(".talking").filter(visible=True))
    watching = await dialog(olga, "talk")
    await press(await button(watching, "talk-wishes"))
    await expect(watching.get_by_text(await said(olga, "talk-crowd-note"))).to_be_visible()
    await press(await button(watching, "talk-wishes"))
    await (await field(watching)).fill("I see nothing from here")
    await press(await button(watching, "talk-send"))
    await expect((await lines(phone)).last).to_have_text("I see nothing from here")
    talk = desktop.get_by_role("tab", name=await said(desktop, "talk"))
    await press(talk)
    await expect(await lines(desktop)).to_have_count(3)
    await expect(desktop.get_by_text(await said(desktop, "talk-onlooker"), exact=True)).to_be_visible()
    wishes = await button(desktop, "talk-wishes")
    await press(wishes)
    await expect(desktop.get_by_text(await said(desktop, "talk-crowd-note"))).to_be_visible()
    await press(await button(desktop, "talk-crowd-mute"))
    hear = await button(desktop, "talk-crowd-hear")
    await expect(hear).to_be_visible()
    assert await axe(desktop) == []
    await press(wishes)
    await expect(await lines(desktop)).to_have_count(2)
    await expect(await lines(phone)).to_have_count(3)
    await press(wishes)
    await press(hear)
    await press(wishes)
    await expect(await lines(desktop)).to_have_count(3)

    # The host removes a line; everybody sees that, and by whom.
    await press(desktop.get_by_role("button", name="Bert").and_(desktop.locator(".who")))
    await press(await button(desktop, "talk-remove"))
    await expect((await lines(desktop)).nth(1)).to_have_text(await said(desktop, "talk-removed", by="Anna"))
    await expect((await lines(phone)).nth(1)).to_have_text(await said(phone, "talk-removed", by="Anna"))

    # Whatever was shown is read: when the sheet is closed, nothing is new.
    await press(await button(sheet, "close"))
    await expect(await button(phone, "talk")).to_be_visible()
    await press(await button(phone, "talk"))

    # Bert mutes Cara, who is not told; it is remembered.
    await seats[2].do(wire.Speak, text="Hurry up!")
    await expect(await lines(phone)).to_have_count(4)
    await press(phone.get_by_role("button", name="Cara").and_(phone.locator(".who").filter(visible=True)))
    await press(await button(sheet, "talk-mute", name="Cara"))
    await expect(await lines(phone)).to_have_count(3)
    await seats[2].do(wire.React, reaction="ouch")
    await flown(desktop, "Cara")
    await seats[0].do(wire.React, reaction="wow")
    assert "Cara" not in await flown(phone, "Anna")
    await come(phone, code)
    await press(await button(phone, "talk"))
    await expect(await lines(phone)).to_have_count(3)
    await press(await button(await dialog(phone, "talk"), "close"))

    # Whoever wants no talk has none: no button, no badge, nothing that flies; that is remembered, too.
    await press(await button(phone, "menu"))
    menu = await dialog(phone, "menu")
    await menu.get_by_label(await said(phone, "talk"), exact=True).select_option(await said(phone, "talk-off"))
    await press(await button(menu, "close"))
    await expect(phone.locator(".talking")).to_have_count(0)
    await seats[0].do(wire.Speak, text="Bert?")
    await phone.reload()
    await expect(await people.status(phone)).to_be_visible()
    await phone.wait_for_load_state("networkidle")
    await expect(phone.locator(".talking, .aloft")).to_have_count(0)


async def test_whoever_is_awaited_is_nudged_after_a_while(person: Person, visits: Visits, server: House) -> None:
    code, visitors, seats = await party(visits)
    (mover,) = [number for number, seat in enumerate(seats) if seat.play.question is not None]
    other = (mover + 1) % 3
    waiting = await person(language="fr-FR", visitor=visitors[other], reduced_motion=True, changes=True)
    slow = await person(language="en-GB", visitor=visitors[mover], viewport=PHONE, touch=True, reduced_motion=True, changes=True)
    await slow.add_init_script(OUTSIDE)
    await waiting.clock.install()
    for page in (waiting, slow):
        await come(page, code)
    await waiting.keyboard.press("t")
    nudge = await button(waiting, "nudge", name=NAMES[mover])
    await expect(await field(waiting)).to_be_focused()
    await expect(nudge).to_have_count(0)
    (await server.table(code)).moved -= 60
    await waiting.clock.fast_forward(21_000)
    await press(nudge)
    await toasted(waiting, await said(waiting, "nudge-done", name=NAMES[mover]))
    nudged = await said(slow, "nudged", name=NAMES[other])
    await toasted(slow, nudged)
    await expect(nudge).to_have_count(0)
    # A page that nobody looks at tells it outside, where that was asked for.
    assert await slow.evaluate("() => window.shown") == []
    await slow.evaluate("() => void Object.defineProperty(document, 'hidden', { value: true })")
    table = await server.table(code)
    table.talk._nudged -= 60
    table.moved -= 60
    await waiting.clock.fast_forward(31_000)
    await press(nudge)
    await becomes(partial(slow.evaluate, "() => window.shown"), [[title("en", GAME), nudged, f"table-{code}"]])


async def test_people_talk_before_the_start_and_what_was_said_stays(person: Person, visits: Visits) -> None:
    anna, bert = await visits("Anna"), await visits("Bert")
    code = await anna.create(seats=3)
    seat = await visits.at(bert, code)
    await seat.do(wire.Sit, seat=1)
    page = await person(language="en-GB", visitor=anna, reduced_motion=True)
    await page.goto(f"/t/{code}")
    await (await field(page)).fill("Who else is coming?")
    await (await field(page)).press("Enter")
    await expect(await lines(page)).to_have_text(["Who else is coming?"])
    assert await axe(page) == []
    await people.fill_with_bots(page, 1)
    await people.begin(page)
    await press(page.get_by_role("tab", name=await said(page, "talk")))
    await expect(await lines(page)).to_have_text(["Who else is coming?"])
