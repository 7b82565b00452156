"""What goes wrong in somebody's browser without a test looking at it."""

import re
from urllib.parse import urlsplit

from playwright.async_api import BrowserContext, ConsoleMessage, Page, Request, WebError, WebSocket

OWN_SCHEMES = ("about", "blob", "data")
"""Addresses that lead to no host."""


class Watch:
    """Listens to one person's pages: errors in the console, errors thrown, crashes, and anything asked of another server."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.complaints: list[str] = []
        self._address = urlsplit(address)
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("page", self._page)

    def remaining(self, forgiven: list[str]) -> list[str]:
        """The complaints that fit none of the patterns."""
        return [complaint for complaint in self.complaints if not any(re.search(pattern, complaint) for pattern in forgiven)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "assert"):
            self.complaints.append(f"console: {message.text} ({message.location['url']}:{message.location['lineNumber'] + 1})")

    def _error(self, error: WebError) -> None:
        self.complaints.append(f"thrown: {error.error.stack or error.error.message}")

    def _request(self, request: Request) -> None:
        self._address_asked(request.url)

    def _page(self, page: Page) -> None:
        page.on("websocket", self._websocket)
        page.on("crash", self._crash)

    def _websocket(self, websocket: WebSocket) -> None:
        self._address_asked(websocket.url)

    def _crash(self, page: Page) -> None:
        self.complaints.append(f"crashed: {page.url}")

    def _address_asked(self, address: str) -> None:
        asked = urlsplit(address)
        if asked.scheme not in OWN_SCHEMES and asked.netloc != self._address.netloc:
            self.complaints.append(f"asked another server: {address}")
