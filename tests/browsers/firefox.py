"""Firefox as Debian packages it, which Playwright drives over WebDriver BiDi."""

import os
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from playwright.async_api import Page, ViewportSize, async_playwright

from tests.browser.chromium import node
from tests.browser.watch import Watch
from tests.browser.window import PlaywrightWindow
from tests.browsers.debian import FIREFOX
from tests.browsers.screen import Open, Screen

PREFERENCES: dict[str, bool | float | str] = {"ui.prefersReducedMotion": 1, "widget.gtk.overlay-scrollbars.enabled": False}
PATIENCE = 60_000.0
"""The timeout in milliseconds."""


class FirefoxWindow(PlaywrightWindow):
    """A window of Firefox."""

    def __init__(self, page: Page, watch: Watch) -> None:
        super().__init__(page)
        self._watch = watch

    async def click(self, x: float, y: float) -> None:
        await self.page.mouse.click(x, y)

    async def press(self, key: str) -> None:
        await self.page.keyboard.press(key)

    async def reload(self) -> None:
        await self.page.reload()

    def complaints(self) -> list[str]:
        return self._watch.complaints

    async def close(self) -> None:
        await self.page.context.close()


@asynccontextmanager
async def firefox() -> AsyncIterator[Open]:
    """Start Firefox."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node()))
    async with async_playwright() as playwright:
        browser = await playwright.firefox.launch(
            channel="moz-firefox", executable_path=FIREFOX, firefox_user_prefs=PREFERENCES, timeout=2 * PATIENCE
        )

        async def open_window(address: str, language: str, cookies: Mapping[str, str]) -> Screen:
            context = await browser.new_context(base_url=address, locale=language, viewport=ViewportSize(width=1280, height=800))
            context.set_default_timeout(PATIENCE)
            await context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies.items()])
            watch = Watch(context, address)
            return FirefoxWindow(await context.new_page(), watch)

        yield open_window
        await browser.close()
