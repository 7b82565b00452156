"""Using a page without a mouse; the focus must always be visible."""

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
        hand: at.closest('[data-zone^="hand:"]') !== null, touch: at.dataset.touch ?? null, sheet: at.closest('dialog') !== null,
    };
}"""
"""The focused element, and whether its focus is visible."""


async def focused(page: Page) -> dict[str, Any]:
    """Return the focused element, which must exist, be in the viewport and show its focus."""
    found: dict[str, Any] | None = await page.evaluate(FOCUSED)
    assert found is not None, "no element has the focus"
    assert found["inside"], f"the focused element is outside the viewport: {found}"
    assert found["outlined"] or found["heading"], f"the focus is not visible: {found}"
    return found


async def expect_focus(page: Page, thing: Locator) -> dict[str, Any]:
    """Wait until this element has the focus, and return what `focused` does."""
    await expect(thing).to_be_focused()
    return await focused(page)


async def tab_to(page: Page, name: str, key: str = "Tab") -> None:
    """Press a key until an element with this name has the focus; the focus must be visible at every stop."""
    passed = []
    for _ in range(60):
        await page.keyboard.press(key)
        if await page.evaluate("document.activeElement === document.body"):
            continue  # past the end of the page, in the browser's own controls
        at = await focused(page)
        passed.append(at["name"])
        if at["name"] == name:
            return
    raise AssertionError(f"{name} cannot be reached by {key}: {passed}")


async def tab_until(page: Page, thing: Locator, key: str = "Tab") -> None:
    """Press a key until this element has the focus; the focus must be visible at every stop."""
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
