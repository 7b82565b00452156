"""Play now, as I like it: one press plays, what was chosen is remembered, and a game for one has a button of its own."""

from functools import partial

from playwright.async_api import Page, expect

from chaudron import games
from chaudron.texts import texts
from tests.browser import people
from tests.browser.people import button, dialog, press, said, title
from tests.browser.person import PHONE, Person
from tests.browser.waiting import becomes

ALONE = "potion-academy"


async def seats(page: Page) -> int:
    """Return how many people and bots sit at the table."""
    shown = await people.status(page)
    await expect(shown).to_be_visible()
    found: int = await page.evaluate("fetch(`/api/tables/${location.pathname.slice(3)}`).then(r => r.json()).then(t => t.names.length)")
    return found


async def test_what_was_chosen_is_remembered(person: Person) -> None:
    page = await person("Ada", "en-GB", PHONE, touch=True, reduced_motion=True)
    called, words = title("en", "poison"), texts("en", games.load("poison"))
    await people.play_now(page, "poison")
    assert await seats(page) == 4
    # Whoever plays at once has a share in the deal, too.
    noted = "JSON.parse(localStorage.deals).map(({ seal, salt }) => [seal.promises.length, salt.length])"
    await becomes(partial(page.evaluate, noted), [[1, 64]])
    assert await page.evaluate("history.state") is None

    await page.goto("/")
    await press(await button(page, "play-as-label", game=called))
    sheet = await dialog(page, "play-as-title", game=called)
    await press(sheet.get_by_role("radiogroup").get_by_text("5", exact=True))
    await sheet.get_by_role("switch", name=words.say("option-draw-pile")).check()
    await sheet.get_by_label(await said(page, "setting-level")).select_option(await said(page, "level-master"))
    await sheet.get_by_label(await said(page, "setting-pace")).select_option(await said(page, "pace-instant"))
    await press(await button(sheet, "play-now"))
    assert await seats(page) == 5

    await page.goto("/")
    card = page.locator(".games li", has_text=called)
    hint = await said(page, "play-now-hint", seats=5, level=await said(page, "level-master"))
    await expect(card).to_contain_text(hint)
    await expect(card).to_contain_text(await said(page, "play-now-variant"))
    await people.play_now(page, "poison")
    assert await seats(page) == 5
    await expect(page.locator("[data-about=zone-stock]").first).to_be_attached()


async def test_a_game_against_the_automaton_is_one_press_away(person: Person) -> None:
    page = await person("Ada", "fr-FR", PHONE, touch=True, reduced_motion=True)
    game = games.load(ALONE)
    words, called = texts("fr", game), title("fr", ALONE)
    await press(await button(page, "play-as-label", game=called))
    sheet = await dialog(page, "play-as-title", game=called)
    easier = sheet.get_by_role("switch", name=words.say("option-easier"))
    await expect(easier).to_be_disabled()
    await press(sheet.get_by_role("radiogroup").get_by_text("1", exact=True))
    await expect(easier).to_be_enabled()
    await expect(sheet.get_by_role("switch", name=words.say("option-to-six"))).to_be_disabled()
    await page.keyboard.press("Escape")

    alone = words.say("game-alone")
    await press(await button(page, "alone-label", game=called, alone=alone))
    assert await seats(page) == 1
    await expect(page.get_by_text(words.say("dummy")).first).to_be_visible()
