"""Whole matches at the speed of the table: what glows is clicked from within the page, without a hand that has to aim at it."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

from playwright.async_api import Page

from tests.browser.people import ASKED, GLOWS, LONG, MOST_TOUCHES, SHOWN, indifferent

FIND = f"""() => [...document.querySelectorAll(`{GLOWS}, main .status[data-question] .turn button`)].filter((thing) =>
    thing.checkVisibility({{ visibilityProperty: true }}) && thing.getBoundingClientRect().width > 0)"""
"""What leads to a move."""

CHANGE = """() => new Promise((go) => {
    const seen = new MutationObserver(() => { seen.disconnect(); go(); });
    seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => { seen.disconnect(); go(); }, 250);
})"""
"""Waits until something changes, or for a moment: what only moves changes no element, and to look all the time is work."""

LOOK = f"""async () => {{
    const over = () => document.querySelector('dialog[open] .ranks') !== null;
    while (!({FIND})().length && !over()) await ({CHANGE})();
    return over() ? null : [({ASKED})(), (READ)(({FIND})())];
}}"""
"""Waits until something leads to a move, or the result shows, which is told by null."""

TOUCH = f"""async (number) => {{
    const shown = ({SHOWN})();
    ({FIND})()[number].click();
    while (({SHOWN})() === shown) await ({CHANGE})();
    return ({ASKED})();
}}"""
"""Clicks something, and waits until that shows."""

NAMES = "things => things.map((thing) => thing.getAttribute('aria-label') || thing.innerText)"

Choose = Callable[[Any], int]
"""Says which of the things that were read is clicked."""


async def play_move(page: Page, choose: Choose, read: str = NAMES) -> bool:
    """Click what leads to a move until one is made; says whether there was anything left to decide."""
    first: str | None = None
    async with asyncio.timeout(LONG / 1000):
        for _ in range(MOST_TOUCHES):
            looked = await page.evaluate(LOOK.replace("READ", read))
            if looked is None:
                return False
            asked, found = looked
            first = first or asked
            if await page.evaluate(TOUCH, choose(found)) != first:
                return True
    raise AssertionError("so many clicks, and no move")


async def play_until_result(
    page: Page, rng: random.Random | None = None, taste: Callable[[str], int] = indifferent, *, most_moves: int = 500
) -> int:
    """Play until the result shows, and say how many moves it took; of all that glows, something is clicked that the taste gives least."""
    draws = rng or random.Random(0)

    def choose(names: list[str]) -> int:
        least = min(map(taste, names))
        return draws.choice([nth for nth, name in enumerate(names) if taste(name) == least])

    for moves in range(most_moves):
        if not await play_move(page, choose):
            return moves
    raise AssertionError(f"no result after {most_moves} moves")
