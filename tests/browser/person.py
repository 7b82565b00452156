"""A person with their own browser."""

from pathlib import Path

from playwright.async_api import Error, Page, ViewportSize

from tests.browser.devices import Device, Devices, Kind, Look
from tests.browser.people import arrive
from tests.server.people import Visitor

DESKTOP = ViewportSize(width=1280, height=800)
LARGE = ViewportSize(width=1440, height=900)
TABLET = ViewportSize(width=820, height=1180)
PHONE = ViewportSize(width=390, height=844)
SMALL = ViewportSize(width=360, height=640)
"""A small phone."""


class Person:
    """Creates people when called, each with their own cookies, storage and language, and collects their browsers' errors."""

    def __init__(self, devices: Devices, address: str) -> None:
        self._devices = devices
        self._address = address
        self._known: dict[str, Device] = {}
        self._changed: list[Device] = []
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
        drawn: bool = False,
        changes: bool = False,
        worker: bool = False,
    ) -> Page:
        """Return an empty page or, if a name is given, the home page with that name entered; `visitor` supplies the cookies.

        Unless it is the first time, nobody asks whether this person wants to learn a game. Unless everything is to be `drawn`, pages
        are plain: a test that judges how a page looks wants it drawn. A test that `changes` what a browser can do,
        or looks at what it loads first, gets a new one, which nobody uses after it, and so does one that needs the service `worker`."""
        where = address or self._address
        changes = changes or worker
        kind, look = Kind(where, language, touch, reduced_motion), Look(viewport, drawn, first_time)
        device = await self._devices.lend(kind, look, used=not changes, worker=worker)
        self._known[f"{len(self._known) + 1}-{name or 'nameless'}"] = device
        if changes:
            self._changed.append(device)
        if visitor is not None:
            cookies = visitor.http.cookies.items()
            await device.context.add_cookies([{"name": key, "value": value, "url": where} for key, value in cookies])
        if name is not None:
            await arrive(device.page, name)
        return device.page

    def forgive(self, pattern: str) -> None:
        """Expect errors that match this pattern, such as for a stopped server or an address that does not exist."""
        self._forgiven.append(pattern)

    def complaints(self) -> list[str]:
        """Return the unexpected errors of all browsers, each with its person."""
        return [f"{who}: {complaint}" for who, device in self._known.items() for complaint in device.watch.remaining(self._forgiven)]

    async def keep(self, folder: Path) -> list[Path]:
        """Save a screenshot and the accessibility tree of every page, and return their paths without suffix."""
        folder.mkdir(parents=True, exist_ok=True)
        kept: list[Path] = []
        for who, device in self._known.items():
            for number, page in enumerate(device.context.pages, 1):
                path = folder / f"{who}-{number}"
                try:
                    await page.evaluate("() => { document.adoptedStyleSheets = []; }")
                    await page.screenshot(path=path.with_suffix(".png"), timeout=5_000)
                    heard = await page.locator("body").aria_snapshot(timeout=5_000)
                except Error as error:
                    heard = f"no screenshot or accessibility tree: {error}"
                path.with_suffix(".txt").write_text(f"{page.url}\n\n{heard}\n", "utf-8")
                kept.append(path)
        return kept

    async def leave(self, *, cleanly: bool) -> None:
        """Give all browsers back, or close them: those that a test has changed or closed, and all unless they are left cleanly."""
        for device in self._known.values():
            if cleanly and device.kind.address == self._address and device not in self._changed and not device.page.is_closed():
                await self._devices.give_back(device)
            else:
                await device.context.close()
