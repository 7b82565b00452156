"""Waits for conditions that Playwright's own `expect` does not support."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from playwright.async_api import Page

from tests.browser.people import TIMEOUT

T = TypeVar("T")

TOASTS = """
    window.toasted = [];
    new MutationObserver(() => document.querySelectorAll('.toast p').forEach(({ textContent }) => {
        if (window.toasted.at(-1) !== textContent) window.toasted.push(textContent);
    })).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Records the text of toasts, which disappear after a few seconds."""


async def read_until(read: Callable[[], Awaitable[T]], fits: Callable[[T], object]) -> T:
    """Read repeatedly until the result fits, and return it."""
    deadline = time.monotonic() + TIMEOUT / 1000
    while not fits(found := await read()):
        assert time.monotonic() < deadline, f"timed out; the last result was {found!r}"
        await asyncio.sleep(0.05)
    return found


async def becomes(read: Callable[[], Awaitable[T]], wanted: T) -> None:
    """Read repeatedly until the result equals `wanted`."""
    deadline = time.monotonic() + TIMEOUT / 1000
    while (found := await read()) != wanted and time.monotonic() < deadline:
        await asyncio.sleep(0.05)
    assert found == wanted


async def toasted(page: Page, text: str) -> None:
    """Wait until a toast with this text has been shown, even if it is gone again."""
    await page.wait_for_function("text => window.toasted.includes(text)", arg=text)
