"""Plays whole matches fast: glowing elements are clicked by scripts in the page, without simulating a pointer."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

from tests.browser.people import ASKED, GLOWS, LONG, MOST_TOUCHES, SHOWN, indifferent
from tests.browser.window import Evaluates

FIND = f"""() => [...document.querySelectorAll(`{GLOWS}, main .status[data-question] .actions .primary`)].filter((thing) =>
    thing.checkVisibility({{ visibilityProperty: true }}) && thing.getBoundingClientRect().width > 0)"""
"""The elements that lead to a move."""

CHANGE = """() => new Promise((go) => {
    const seen = new MutationObserver(() => { seen.disconnect(); go(); });
    seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => { seen.disconnect(); go(); }, 250);
})"""
"""Waits for a change of the document, or 250 ms, because animations change no element; constant polling would be expensive."""

LOOK = f"""async () => {{
    const over = () => document.querySelector('dialog[open] .ranks') !== null;
    while (!({FIND})().length && !over()) {{
        document.querySelector('main .reckoning .foot .primary')?.click();
        await ({CHANGE})();
    }}
    return over() ? null : [({ASKED})(), (READ)(({FIND})())];
}}"""
"""Waits until an element leads to a move, closing reckonings, or returns null once the result is shown."""

TOUCH = f"""async (number) => {{
    const shown = ({SHOWN})();
    ({FIND})()[number].click();
    while (({SHOWN})() === shown) await ({CHANGE})();
    return ({ASKED})();
}}"""
"""Clicks an element, and waits until the page shows the effect."""

NAMES = "things => things.map((thing) => thing.getAttribute('aria-label') || thing.innerText)"

Choose = Callable[[Any], int]
"""Returns the index of the element to click."""


async def play_move(page: Evaluates, choose: Choose, read: str = NAMES) -> bool:
    """Click elements until a move is made; returns False if the match is over instead."""
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
    raise AssertionError("too many clicks without a move")


async def play_until_result(
    page: Evaluates, rng: random.Random | None = None, taste: Callable[[str], int] = indifferent, *, most_moves: int = 500
) -> int:
    """Play until the result is shown, and return the number of moves; clicks elements for which `taste` returns the lowest number."""
    draws = rng or random.Random(0)

    def choose(names: list[str]) -> int:
        least = min(map(taste, names))
        return draws.choice([nth for nth, name in enumerate(names) if taste(name) == least])

    for moves in range(most_moves):
        if not await play_move(page, choose):
            return moves
    raise AssertionError(f"no result after {most_moves} moves")
