"""Waiting for the very thing that is then compared, where Playwright's own `expect` has no words for it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from playwright.async_api import Page

from tests.browser.people import PATIENCE

T = TypeVar("T")

TOASTS = """
    window.toasted = [];
    new MutationObserver(() => document.querySelectorAll('.toast p').forEach(({ textContent }) => {
        if (window.toasted.at(-1) !== textContent) window.toasted.push(textContent);
    })).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Notes what short messages say, which are gone after a few seconds."""


async def read_until(read: Callable[[], Awaitable[T]], fits: Callable[[T], object]) -> T:
    """Read until what is read fits, and return it."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not fits(found := await read()):
        assert time.monotonic() < deadline, f"this is what there is, and stays: {found!r}"
        await asyncio.sleep(0.05)
    return found


async def becomes(read: Callable[[], Awaitable[T]], wanted: T) -> None:
    """Read until what is read is what is wanted."""
    deadline = time.monotonic() + PATIENCE / 1000
    while (found := await read()) != wanted and time.monotonic() < deadline:
        await asyncio.sleep(0.05)
    assert found == wanted


async def toasted(page: Page, text: str) -> None:
    """Wait until a short message has said something, whether it is still there or gone again."""
    await page.wait_for_function("text => window.toasted.includes(text)", arg=text)
