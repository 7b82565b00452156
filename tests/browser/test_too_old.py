"""A browser that lacks something we rely on says so in its language, instead of showing a dark page."""

import pytest
from playwright.async_api import expect

from tests.browser.person import Person

WITHOUT = {
    "selectors": "const known = CSS.supports; CSS.supports = (what, value) => !what.includes(':has') && known.call(CSS, what, value);",
    "colours": "const known = CSS.supports; CSS.supports = (...what) => what[0] !== 'color' && known.apply(CSS, what);",
    "arrays": "delete Array.prototype.toSorted;",
    "sheets": "delete window.HTMLDialogElement;",
    "support": "delete window.CSS;",
}
"""Scripts that take something away before a page is loaded."""


@pytest.mark.parametrize("missing", WITHOUT)
async def test_a_browser_without_what_we_need_says_so(person: Person, missing: str) -> None:
    page = await person(language="en-GB", changes=True)
    await page.add_init_script(WITHOUT[missing])
    await page.goto("/")
    await expect(page.get_by_role("heading")).to_have_text("This browser is too old for Chaudron")
    await expect(page.locator("#house")).to_have_count(0)


@pytest.mark.parametrize(("locale", "language", "begins"), [("fr-CA", "fr", "Ce"), ("de-AT", "de", "Dieser"), ("es-ES", "en", "This")])
async def test_it_says_so_in_the_language_of_the_browser(person: Person, locale: str, language: str, begins: str) -> None:
    page = await person(language=locale, changes=True)
    await page.add_init_script(WITHOUT["colours"])
    await page.goto("/t/anything")
    await expect(page.get_by_role("heading")).to_contain_text(begins)
    assert await page.evaluate("document.documentElement.lang") == language
    for version in ("Edge 111", "Firefox 121", "Safari 16.4"):
        await expect(page.get_by_role("main")).to_contain_text(version)
