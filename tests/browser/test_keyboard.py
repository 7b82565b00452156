"""Everything without a mouse: from the front door to a table, whole turns, sheets; one always sees where one is."""

from playwright.async_api import Page, expect

from chaudron import games
from tests.browser import people
from tests.browser.keyboard import FOCUSED, expect_focus, focused, tab_to
from tests.browser.people import button, dialog, said
from tests.browser.person import Person
from tests.browser.visits import GAME, Visits


async def my_turn(page: Page) -> None:
    await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
    await people.settled(page)


async def test_from_the_front_door_to_a_table_and_several_turns_by_keyboard_alone(person: Person) -> None:
    page = await person(language="en-GB", reduced_motion=True)
    await page.goto("/")
    called = people.title("en", GAME)
    await expect(await button(page, "set-up-label", game=called)).to_be_visible()

    # A name.
    await tab_to(page, await said(page, "name-change", name="none"))
    await page.keyboard.press("Enter")
    await expect(await dialog(page, "name-title")).to_be_visible()
    await tab_to(page, await said(page, "name-label"))
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type("Ada")
    await page.keyboard.press("Enter")
    await expect(await dialog(page, "name-title")).to_be_hidden()
    await expect_focus(page, await button(page, "name-change", name="Ada"))

    # A table of three, whose bots are quick.
    await tab_to(page, await said(page, "set-up-label", game=called))
    await page.keyboard.press("Space")
    await expect(await dialog(page, "set-up-title", game=called)).to_be_visible()
    least = str(min(games.load(GAME).about.seats))
    for _ in range(12):
        await page.keyboard.press("Tab")
        if await page.evaluate("document.activeElement.type === 'radio'"):
            break
    await page.keyboard.press("ArrowLeft")
    assert (await focused(page))["name"] == least
    await tab_to(page, await said(page, "setting-pace"))
    await page.keyboard.press("End")
    await tab_to(page, await said(page, "set-up-do"))
    await page.keyboard.press("Enter")
    await people.invitation(page)

    # Bots, and off it goes.
    await tab_to(page, await said(page, "fill", count=int(least) - 1))
    await page.keyboard.press("Enter")
    await expect(page.get_by_text(await said(page, "begin-ready"))).to_be_visible()
    await tab_to(page, await said(page, "begin"))
    await page.keyboard.press("Enter")
    await expect(await people.status(page)).to_be_visible()

    for turn in range(3):
        await my_turn(page)
        if turn == 0:
            for _ in range(30):
                await page.keyboard.press("Tab")
                if (await page.evaluate(FOCUSED) or {}).get("hand"):
                    break
        # Whoever used the keyboard here is in their hand again without looking for it.
        await page.wait_for_function("document.activeElement.closest('[data-zone^=\"hand:\"]') !== null")
        await one_turn(page)


async def one_turn(page: Page) -> None:
    """Along the hand, a card, second thoughts, the card again, a cauldron."""
    first = await focused(page)
    assert first["hand"]
    cards = await page.locator("main [data-zone^='hand:'] button:enabled").count()
    if cards > 1:
        await page.keyboard.press("ArrowRight")
        assert (await focused(page))["hand"]
        await page.keyboard.press("ArrowLeft")
        await page.keyboard.press("End")
        await page.keyboard.press("Home")
        assert (await focused(page))["name"] == await page.locator("main [data-zone^='hand:'] button:enabled").first.get_attribute(
            "aria-label"
        )
    pressed = page.locator("main [data-zone^='hand:'] button[aria-pressed=true]")
    await page.keyboard.press("Enter")
    await expect(pressed).to_have_count(1)
    await page.keyboard.press("Escape")
    await expect(pressed).to_have_count(0)
    assert (await focused(page))["hand"]
    await page.keyboard.press("Space")
    await expect(pressed).to_have_count(1)
    held = await page.locator("main [data-piece^='hand:']").count()
    for _ in range(10):
        await page.keyboard.press("Tab")
        if (await focused(page))["touch"]:
            break
    for _ in range(10):
        if await page.evaluate("document.activeElement.matches('.glows')"):
            break
        await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.wait_for_function("held => document.querySelectorAll('main [data-piece^=\"hand:\"]').length !== held", arg=held)


async def test_a_sheet_keeps_the_focus_and_gives_it_back(person: Person, visits: Visits) -> None:
    anna = await visits("Anna")
    code = await anna.create(seats=3, level="apprentice", begin=True)
    page = await person(language="en-GB", reduced_motion=True, visitor=anna)
    await page.goto(f"/t/{code}")
    await my_turn(page)
    await tab_to(page, await said(page, "menu"))
    await page.keyboard.press("Enter")
    menu = await dialog(page, "menu")
    await expect_focus(page, menu.locator(":focus"))
    names = set()
    for _ in range(30):
        await page.keyboard.press("Tab")
        if await page.evaluate("document.activeElement !== document.body"):
            at = await focused(page)
            assert at["sheet"], f"the focus has left the sheet: {at}"
            names.add(at["name"])
    assert {await said(page, "close"), await said(page, "rules"), await said(page, "help")} <= names
    await page.keyboard.press("Escape")
    await expect(menu).to_be_hidden()
    await expect_focus(page, await button(page, "menu"))

    # Somebody quick opens it again before the browser has told that it was closed.
    await page.keyboard.press("Enter")
    await expect_focus(page, menu.locator(":focus"))
    await (await button(page, "menu")).evaluate("(menu) => menu.addEventListener('focus', () => menu.click(), { once: true })")
    await page.keyboard.press("Escape")
    await expect_focus(page, menu.locator(":focus"))
    await page.keyboard.press("Escape")
    await expect(menu).to_be_hidden()
    await expect_focus(page, await button(page, "menu"))

    # One sheet leads to another; closing that leads back to where it all began.
    await page.keyboard.press("Enter")
    await expect(menu).to_be_visible()
    await tab_to(page, await said(page, "help"))
    await page.keyboard.press("Enter")
    help_sheet = await dialog(page, "help")
    await expect_focus(page, help_sheet.locator(":focus"))
    await page.keyboard.press("Escape")
    await expect(help_sheet).to_be_hidden()
    await expect_focus(page, await button(page, "menu"))
    # Escape has closed sheets and nothing else: it is still one's turn.
    await expect(people.glowing(page).first).to_be_visible()
