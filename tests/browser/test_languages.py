"""Three languages: the browser's own to begin with, another if one likes, and in each of them everything, refusals too."""

import asyncio

import pytest
from playwright.async_api import Page, Route, expect

from chaudron.texts import texts
from tests.browser import people
from tests.browser.people import button, press, said, say
from tests.browser.person import Person
from tests.browser.tour import NO_TABLE
from tests.browser.visits import Visits
from tests.browser.waiting import toasted
from tests.texts import OURS


async def speaks(page: Page, language: str) -> None:
    """Wait until the page is in a language, and its `lang` attribute says so."""
    await expect(page.get_by_text(say(language, "welcome"))).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", language)
    await expect(page.get_by_role("combobox", name=say(language, "language"))).to_have_value(language)


@pytest.mark.parametrize(
    ("browser_language", "spoken"), [("fr-CA", "fr"), ("en-AU", "en"), ("de-AT", "de"), ("ja-JP", "fr")], ids=["fr", "en", "de", "other"]
)
async def test_the_language_is_that_of_the_browser_or_french(person: Person, browser_language: str, spoken: str) -> None:
    page = await person(language=browser_language)
    await page.goto("/")
    await speaks(page, spoken)


async def test_another_language_can_be_chosen_and_is_remembered(person: Person) -> None:
    page = await person(language="fr-FR")
    await page.goto("/")
    await speaks(page, "fr")
    for chosen, name in (("de", "Deutsch"), ("en", "English")):
        await page.get_by_role("combobox").select_option(name)
        await speaks(page, chosen)
        await page.reload()
        await speaks(page, chosen)
    other = await page.context.new_page()
    await other.goto("/")
    await speaks(other, "en")


async def test_a_table_changes_its_language_in_mid_match(person: Person, visits: Visits) -> None:
    anna = await visits("Anna")
    code = await anna.create(seats=3, level="apprentice", begin=True)
    page = await person(language="fr-FR", visitor=anna, reduced_motion=True)
    await page.goto(f"/t/{code}")
    await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
    await people.settled(page)
    log = page.get_by_role("complementary").get_by_role("listitem")
    french = await log.all_inner_texts()
    await press(await button(page, "menu"))
    await page.get_by_role("dialog").get_by_role("combobox", name=say("fr", "language")).select_option("Deutsch")
    await expect(page.get_by_role("dialog", name=say("de", "menu"))).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(await people.status(page)).to_contain_text(say("de", "your-move"))
    await expect(log.first).not_to_have_text(french[0])  # the words of the game come from the server
    await expect(log).to_have_count(len(french))
    german = await log.all_inner_texts()
    assert not set(french) & set(german)
    await people.play_move(page)


@pytest.mark.parametrize("language", OURS)
async def test_a_refusal_is_told_in_the_language_of_the_page(person: Person, visits: Visits, language: str) -> None:
    words = texts(language)
    anna = await visits("Anna")
    code = await anna.create(seats=3)
    page = await person(language=language, reduced_motion=True)

    # A code that is none, and one that no table has.
    await page.goto("/")
    person.forgive("status of 404")
    field = page.get_by_label(await said(page, "join-label"))
    await field.fill("soup")
    await press(await button(page, "join"))
    await expect(page.get_by_role("alert")).to_have_text(say(language, "join-not-a-code"))
    await expect(field).to_have_attribute("aria-invalid", "true")
    await field.fill(NO_TABLE)
    await press(await button(page, "join"))
    await expect(page.get_by_role("alert")).to_have_text(words.say("missing-table", code=NO_TABLE))

    # A chair that somebody else was quicker to take: the page learns of it only by the refusal.
    await page.goto(f"/t/{code}")
    await people.invitation(page)
    await fill_before(page, visits, code)
    await toasted(page, words.say("denied-full"))
    await expect(page.get_by_label(await said(page, "name-label"))).to_be_hidden()


async def fill_before(page: Page, visits: Visits, code: str) -> None:
    """Take all chairs after this page has asked for one and before its message reaches the table."""
    taken = asyncio.Event()

    async def others(route: Route) -> None:
        for name in ("Bert", "Cleo"):
            await visits.sit(await visits(name), code)
        taken.set()
        await route.continue_()

    await page.route("**/api/me", others)
    await page.get_by_label(await said(page, "name-label")).fill("Dora")
    await press(await button(page, "sit"))
    async with asyncio.timeout(people.TIMEOUT / 1000):
        await taken.wait()
