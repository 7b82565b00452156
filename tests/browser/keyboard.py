"""Going about a page without a mouse; one always sees where one is."""

from typing import Any

from playwright.async_api import Locator, Page, expect

FOCUSED = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const shown = at.matches('input[type=radio]') ? at.nextElementSibling : at;
    const style = getComputedStyle(shown);
    const { left, top, right, bottom, width, height } = shown.getBoundingClientRect();
    const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    return {
        name: at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent?.trim() ?? at.textContent?.trim().slice(0, 60),
        tag: at.tagName, outlined, heading: at.matches('[tabindex="-1"]:is(h1, h2)'),
        inside: width > 0 && height > 0 && left < innerWidth && right > 0 && top < innerHeight && bottom > 0,
        hand: at.closest('[data-anchor^="hand:"]') !== null, touch: at.dataset.touch ?? null, sheet: at.closest('dialog') !== null,
    };
}"""
"""What has the focus, and whether that can be seen."""


async def focused(page: Page) -> dict[str, Any]:
    """What has the focus; it is there, in sight, and marked."""
    found: dict[str, Any] | None = await page.evaluate(FOCUSED)
    assert found is not None, "nothing has the focus"
    assert found["inside"], f"the focus is out of sight: {found}"
    assert found["outlined"] or found["heading"], f"the focus does not show: {found}"
    return found


async def expect_focus(page: Page, thing: Locator) -> dict[str, Any]:
    """Wait until this very thing has the focus; says what is known of it."""
    await expect(thing).to_be_focused()
    return await focused(page)


async def tab_to(page: Page, name: str, key: str = "Tab") -> None:
    """Go on with the keyboard until something of this name has the focus; wherever one passes, it shows."""
    passed = []
    for _ in range(60):
        await page.keyboard.press(key)
        if await page.evaluate("document.activeElement === document.body"):
            continue  # round the end of the page, through the browser's own
        at = await focused(page)
        passed.append(at["name"])
        if at["name"] == name:
            return
    raise AssertionError(f"{name} cannot be reached by {key}: {passed}")


async def tab_until(page: Page, thing: Locator, key: str = "Tab") -> None:
    """Go on with the keyboard until this very thing has the focus; wherever one passes, it shows."""
    passed: list[str] = []
    while len(passed) < 80:
        await page.keyboard.press(key)
        if await page.evaluate("document.activeElement === document.body"):
            passed.append("")
            continue
        passed.append((await focused(page))["name"])
        if await thing.evaluate("thing => thing === document.activeElement"):
            return
    raise AssertionError(f"{thing} cannot be reached by {key}: {passed}")
