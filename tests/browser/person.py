"""A person with their own browser."""

import json
from pathlib import Path

from playwright.async_api import Browser, BrowserContext, Error, Page, ViewportSize

from chaudron import games
from tests.browser.people import PATIENCE, arrive
from tests.browser.waiting import TOASTS
from tests.browser.watch import Watch
from tests.server.people import Visitor

DESKTOP = ViewportSize(width=1280, height=800)
LARGE = ViewportSize(width=1440, height=900)
TABLET = ViewportSize(width=820, height=1180)
PHONE = ViewportSize(width=390, height=844)
SMALL = ViewportSize(width=360, height=640)
"""A small phone."""


ASKED = json.dumps({game: {"step": 0, "done": False} for game in games.names()})
KNOWN = f"if (location.protocol !== 'about:') localStorage.learnt ??= '{ASKED}';"
"""Somebody who was asked before whether they want to learn a game."""


BARE = """document.adoptedStyleSheets = [new CSSStyleSheet()];
document.adoptedStyleSheets[0].replaceSync('body::before { display: none }');"""
"""Leaves the table top out: it lies behind everything, and painting it is a quarter of the work for a new page."""


class Person:
    """Creates people when called, each with their own cookies, storage and language, and collects their browsers' errors."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._known: dict[str, tuple[BrowserContext, Watch]] = {}
        self._forgiven: list[str] = []

    async def __call__(
        self,
        name: str | None = None,
        language: str = "fr-FR",
        viewport: ViewportSize = DESKTOP,
        *,
        touch: bool = False,
        reduced_motion: bool = False,
        address: str | None = None,
        visitor: Visitor | None = None,
        first_time: bool = False,
    ) -> Page:
        """Return an empty page or, if a name is given, the home page with that name entered; `visitor` supplies the cookies.

        Unless it is the first time, nobody asks whether this person wants to learn a game."""
        context = await self._browser.new_context(
            base_url=address or self._address,
            locale=language,
            timezone_id="Europe/Paris",
            viewport=viewport,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if reduced_motion else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        await context.add_init_script(TOASTS)
        await context.add_init_script(BARE)
        if not first_time:
            await context.add_init_script(KNOWN)
        self._known[f"{len(self._known) + 1}-{name or 'nameless'}"] = context, Watch(context, address or self._address)
        if visitor is not None:
            cookies = visitor.http.cookies.items()
            await context.add_cookies([{"name": key, "value": value, "url": address or self._address} for key, value in cookies])
        page = await context.new_page()
        if name is not None:
            await arrive(page, name)
        return page

    def forgive(self, pattern: str) -> None:
        """Expect errors that match this pattern, such as for a stopped server or an address that does not exist."""
        self._forgiven.append(pattern)

    def complaints(self) -> list[str]:
        """Return the unexpected errors of all browsers, each with its person."""
        return [f"{who}: {complaint}" for who, (_, watch) in self._known.items() for complaint in watch.remaining(self._forgiven)]

    async def keep(self, folder: Path) -> list[Path]:
        """Save a screenshot and the accessibility tree of every page, and return their paths without suffix."""
        folder.mkdir(parents=True, exist_ok=True)
        kept: list[Path] = []
        for who, (context, _) in self._known.items():
            for number, page in enumerate(context.pages, 1):
                path = folder / f"{who}-{number}"
                try:
                    await page.screenshot(path=path.with_suffix(".png"), timeout=5_000)
                    heard = await page.locator("body").aria_snapshot(timeout=5_000)
                except Error as error:
                    heard = f"no screenshot or accessibility tree: {error}"
                path.with_suffix(".txt").write_text(f"{page.url}\n\n{heard}\n", "utf-8")
                kept.append(path)
        return kept

    async def leave(self) -> None:
        """Close all browsers."""
        for context, _ in self._known.values():
            await context.close()
