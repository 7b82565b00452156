"""Notices errors in a browser that no test looks for."""

import re
from urllib.parse import urlsplit

from playwright.async_api import BrowserContext, ConsoleMessage, Page, Request, WebError, WebSocket

OWN_SCHEMES = ("about", "blob", "data")
"""Schemes of addresses that contact no host."""


class Watch:
    """Collects console errors, exceptions, crashes, and requests to other servers from one person's pages."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.complaints: list[str] = []
        self._address = urlsplit(address)
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("page", self._page)

    def remaining(self, forgiven: list[str]) -> list[str]:
        """Return the complaints that match none of the patterns."""
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
            self.complaints.append(f"request to another server: {address}")
