"""Browsers of people, which are cleaned and used again: a browser's first page costs twice as much as any later one."""

import json
import re
from typing import NamedTuple

from playwright.async_api import Browser, BrowserContext, Page, ViewportSize

from chaudron import games
from tests.browser.people import TIMEOUT
from tests.browser.waiting import TOASTS
from tests.browser.watch import Watch

MOST_FREE = 12
"""The number of browsers that wait for somebody to use them again."""
RESTING = "/api/health"
"""A page without scripts, where browsers wait: one of the same server, because Chromium starts a new process for another."""
ASKED = json.dumps({game: {"step": 0, "done": False} for game in games.names()})
"""Somebody who was asked before whether they want to learn a game."""
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
BARE = "body::before { display: none }"
"""Leaves the table top out: it lies behind everything, and painting it is a quarter of the work for a new page."""
PLAIN = """
    *, *::before, *::after { background-image: none !important; box-shadow: none !important; text-shadow: none !important }
    *, *::before, *::after { filter: none !important; backdrop-filter: none !important }
    svg :is(path, circle, ellipse, rect, line, polygon, polyline, image, use) { display: none !important }
"""
"""Leaves drawings, gradients and shadows out, which is a third of the work at a table: where everything lies remains the same."""


WORN = "worn-in-tests"
"""A cookie with what pages of a browser wear: it holds for all of them, and another can be put on without a new browser."""
DRESS = """try {
    const worn = document.cookie.match(/WORN=([^;]*)/)?.[1]?.split('.') ?? [];
    document.adoptedStyleSheets = [BARE, ...(worn.includes('plain') ? [PLAIN] : [])].map((style) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(style);
        return sheet;
    });
    if (worn.includes('known')) localStorage.learnt ??= KNOWN;
} catch (error) {
    if (error.name !== 'SecurityError') throw error; // a page without an origin has no cookies
}"""
"""Runs in every page before the page's own scripts."""


class Kind(NamedTuple):
    """What distinguishes one browser from another for good."""

    address: str
    language: str
    touch: bool
    reduced_motion: bool


class Look(NamedTuple):
    """What changes from one use of a browser to the next."""

    size: ViewportSize
    drawn: bool
    """Whether pages look as they do for people, except for the table top."""
    first_time: bool
    """Whether somebody is asked whether they want to learn a game."""

    @property
    def worn(self) -> str:
        """The cookie that says so to the script that dresses pages."""
        return ".".join(name for name, on in (("plain", not self.drawn), ("known", not self.first_time)) if on)


class Device(NamedTuple):
    """A browser with its own cookies, storage and language, its first page, and the errors in all of its pages."""

    kind: Kind
    context: BrowserContext
    page: Page
    watch: Watch


class Devices:
    """Lends browsers, new ones or those that others have given back."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: list[Device] = []
        """The one given back last comes last."""

    async def lend(self, kind: Kind, look: Look, *, used: bool = True, worker: bool = False) -> Device:
        """Return a browser of a kind, without cookies and storage; a used one if there is one, unless a new one is wanted.

        Only a browser with a `worker` has the service worker: in others, a test sees and changes every request."""
        found = next((device for device in reversed(self._free) if device.kind == kind), None) if used else None
        if found is None:
            found = await self._new(kind, look.size, worker=worker)
        else:
            self._free.remove(found)
            await found.page.set_viewport_size(look.size)
        await found.context.add_cookies([{"name": WORN, "value": look.worn, "url": kind.address}])
        return found

    async def _new(self, kind: Kind, size: ViewportSize, *, worker: bool) -> Device:
        context = await self._browser.new_context(
            base_url=kind.address,
            service_workers="allow" if worker else "block",
            locale=kind.language,
            timezone_id="Europe/Paris",
            viewport=size,
            has_touch=kind.touch,
            is_mobile=kind.touch,
            reduced_motion="reduce" if kind.reduced_motion else "no-preference",
        )
        context.set_default_timeout(TIMEOUT)
        given = {"WORN": WORN, "BARE": json.dumps(BARE), "PLAIN": json.dumps(PLAIN), "KNOWN": json.dumps(ASKED)}
        for script in (TOASTS, re.sub("|".join(given), lambda name: given[name[0]], DRESS)):
            await context.add_init_script(script)
        watch = Watch(context, kind.address)
        return Device(kind, context, await context.new_page(), watch)

    async def give_back(self, device: Device) -> None:
        """Clean a browser for others."""
        first = device.page
        for page in device.context.pages:
            if page is not first:
                await page.close()
        await device.context.unroute_all()
        await first.unroute_all()
        await device.context.set_offline(False)
        await first.goto(RESTING)
        await first.evaluate(FORGET)
        await device.context.clear_cookies()
        await first.mouse.move(-1, -1)
        device.watch.complaints.clear()
        self._free.append(device)
        if len(self._free) > MOST_FREE:
            await self._free.pop(0).context.close()

    async def close(self) -> None:
        """Close all browsers that are free."""
        for device in self._free:
            await device.context.close()
