"""What a test of layouts needs of a browser, so that the same test runs in Chromium, Firefox and WebKit."""

from pathlib import Path
from typing import Any, Protocol

from playwright.async_api import Page


class Evaluates(Protocol):
    """A page in which scripts can be run: a window, or Playwright's own."""

    async def evaluate(self, script: str, argument: Any = None, /) -> Any:
        """Call a function in the page, and return its result."""


class Window(Protocol):
    """A window of a browser with cookies and a language of its own."""

    async def goto(self, path: str) -> None:
        """Open a page of the server, such as `/`, and wait until it has loaded."""

    async def evaluate(self, script: str, argument: Any = None) -> Any:
        """Call a function, written in JavaScript as `(argument) => …`, in the page, and return its result; a promise is awaited."""

    async def resize(self, width: int, height: int) -> None:
        """Give the viewport this size, in CSS pixels."""

    async def screenshot(self, path: Path) -> None:
        """Write what is seen as a PNG file."""


class PlaywrightWindow:
    """A window that Playwright drives: Chromium, or Firefox over WebDriver BiDi."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def goto(self, path: str) -> None:
        await self.page.goto(path)

    async def evaluate(self, script: str, argument: Any = None) -> Any:
        return await self.page.evaluate(script, argument)

    async def resize(self, width: int, height: int) -> None:
        await self.page.set_viewport_size({"width": width, "height": height})

    async def screenshot(self, path: Path) -> None:
        await self.page.screenshot(path=path)
