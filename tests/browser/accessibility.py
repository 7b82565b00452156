"""Accessibility checks with axe."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.async_api import Page

from tests.browser.people import settled

RUN = """async () => {
    const worn = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [];
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    document.adoptedStyleSheets = worn;
    return violations;
}"""
"""Looks at the page as people see it, without the tests' own styles."""


async def axe(page: Page) -> list[str]:
    """Return axe's violations on the page once it is at rest, one line each, with the rule, its impact and the elements."""
    await settled(page)
    # Axe is evaluated instead of added as a script, so a strict content security policy does not block it.
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = await page.evaluate(RUN)
    return [
        f"{violation['id']} ({violation['impact']}): {violation['help']}: {_place(node['target'])}: {_summary(node)}"
        for violation in found
        for node in violation["nodes"]
    ]


def _place(target: list[Any]) -> str:
    return " › ".join(str(part) for part in target)


def _summary(node: dict[str, Any]) -> str:
    return " ".join(str(node.get("failureSummary", "")).split())
