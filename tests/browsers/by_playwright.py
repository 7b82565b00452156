"""Windows that Playwright drives: of Firefox as Debian packages it, over WebDriver BiDi, and of old Chromiums from npm."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Page, ViewportSize

from tests.browser.chromium import Release, fetched, launch, start_playwright
from tests.browser.watch import Watch
from tests.browser.window import PlaywrightWindow
from tests.browsers.debian import FIREFOX
from tests.browsers.screen import Open, Screen

PREFERENCES: dict[str, bool | float | str] = {"ui.prefersReducedMotion": 1, "widget.gtk.overlay-scrollbars.enabled": False}
TIMEOUT = 60_000.0
"""The timeout in milliseconds."""
OLD = ("aws", "swiftshader")
TOO_OLD = Release(
    "110.0.1", "sha512-LS7GKGoHSNUK2ugRp2k9/Rb+wSjsqPDTQTWd9nM2d2hCgm78WRLx2Vw+xwl3bst3M4+dqfawpx1UObUmt5vVYQ==", OLD, ".fonts"
)
OLDEST = Release(
    "112.0.0", "sha512-7C0XQTmd0s3xU0CyHMYxNwpcOUqjv2G9fBx1n+Y9w1AfdH1EqYzvtKiiFlagH9vr/KLikcrWpr1t+2lgG/NB9w==", OLD, ".fonts"
)
"""The oldest that is new enough: npm's 111 was built before Chrome 111 was finished, and lacks `color-mix`."""


class PlaywrightScreen(PlaywrightWindow):
    """A window with a pointer and a keyboard."""

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


def opens(browser: Browser) -> Open:
    """Return what opens windows of a browser."""

    async def open_window(address: str, language: str, cookies: Mapping[str, str]) -> Screen:
        context = await browser.new_context(
            base_url=address, locale=language, viewport=ViewportSize(width=1280, height=800), reduced_motion="reduce"
        )
        context.set_default_timeout(TIMEOUT)
        await context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies.items()])
        watch = Watch(context, address)
        return PlaywrightScreen(await context.new_page(), watch)

    return open_window


@asynccontextmanager
async def firefox() -> AsyncIterator[Open]:
    """Start Firefox."""
    async with start_playwright() as playwright:
        browser = await playwright.firefox.launch(
            channel="moz-firefox", executable_path=FIREFOX, firefox_user_prefs=PREFERENCES, timeout=2 * TIMEOUT
        )
        yield opens(browser)
        await browser.close()


@asynccontextmanager
async def old_chromium(release: Release) -> AsyncIterator[Open]:
    """Start an old Chromium."""
    async with start_playwright() as playwright:
        browser = await launch(playwright, fetched(release))
        yield opens(browser)
        await browser.close()
