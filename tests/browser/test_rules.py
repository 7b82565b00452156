"""Rules for players: drawn as at the table, and one tap away from a question or a card."""

import pytest
from playwright.async_api import Locator, Page, expect

from chaudron import games
from tests.browser import people
from tests.browser.people import said, title
from tests.browser.person import PHONE, Person
from tests.browser.visits import Visits

GAMES = [name for name, package in games.packages().items() if package.startswith("chaudron.")]
UNDRAWN = """() => [...document.querySelectorAll('.rules .thing')]
    .filter((thing) => !thing.querySelector('svg') && thing.lastChild.textContent === thing.firstChild.textContent)
    .map((thing) => thing.dataset.key)
    .filter((key) => !key.startsWith('parchment-'))"""
"""Things that are only named; a parchment is its name on paper."""


@pytest.mark.parametrize("game", GAMES)
async def test_everything_a_page_shows_is_drawn(person: Person, game: str) -> None:
    page = await person(language="fr-FR", viewport=PHONE, touch=True, reduced_motion=True)
    await page.goto(f"/rules/{game}")
    await expect(page.locator(".rules[data-drawn] .thing svg").first).to_be_visible()
    assert await page.evaluate(UNDRAWN) == []
    assert "[[" not in await page.locator(".rules").inner_text()


async def test_an_address_can_name_a_paragraph(person: Person) -> None:
    page = await person(language="en-GB", viewport=PHONE, touch=True, reduced_motion=True)
    await page.goto("/rules/poison#boiling")
    await expect(page.locator("#boiling")).to_be_focused()
    await expect(page.locator("#boiling")).to_be_in_viewport()


async def opened(page: Page, paragraph: str) -> Locator:
    """Return the sheet with the rules, once it is open at a paragraph."""
    sheet = page.get_by_role("dialog", name=await said(page, "rules-of", game=title(await people.language_of(page), "poison")))
    heading = sheet.locator(f"#{paragraph}")
    await expect(heading).to_be_focused()
    await expect(heading).to_be_in_viewport()
    return sheet


async def closes(page: Page, sheet: Locator) -> None:
    """Close the sheet by keyboard, and play on: the table pauses while its only person reads."""
    await expect(page.locator("nav [aria-pressed]")).to_have_attribute("aria-pressed", "true")
    await page.keyboard.press("Escape")
    await expect(sheet).to_be_hidden()
    await expect(page.locator("nav [aria-pressed]")).to_have_attribute("aria-pressed", "false")


async def test_a_tap_on_the_question_and_a_long_press_on_a_card_lead_to_their_paragraphs(person: Person, visits: Visits) -> None:
    anna = await visits("Anna")
    code = await anna.create(game="poison", seats=3, level="apprentice", begin=True)
    page = await person(language="de-DE", viewport=PHONE, touch=True, visitor=anna, reduced_motion=True)
    await page.goto(f"/t/{code}")
    await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)

    question = page.locator(".status .turn a")
    await question.click()
    await closes(page, await opened(page, "turn"))

    # A long press is what a browser reports as a request for its menu.
    await page.locator(".cauldron").first.dispatch_event("contextmenu")
    await closes(page, await opened(page, "boiling"))

    card = page.locator("main [data-face^='card-']:not([data-face=card-poison])").first
    await card.focus()
    await page.keyboard.press("?")
    await opened(page, "colours")
    assert not await page.evaluate("document.querySelector('.cauldron[aria-pressed=true]')"), "nothing was played"
