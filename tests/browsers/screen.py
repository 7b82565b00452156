"""What a journey needs of a browser: a window, a pointer, keys, and the errors that the browser reports."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol, TypeAlias

from tests.browser.window import Window


class Screen(Window, Protocol):
    """A window that somebody uses with a pointer and a keyboard; reduced motion, and scrollbars that take up space."""

    async def click(self, x: float, y: float) -> None:
        """Click with the pointer on a point of the viewport."""

    async def press(self, key: str) -> None:
        """Press and release a key: `Tab`, `Enter`, `Escape`, …."""

    async def reload(self) -> None:
        """Load the page again."""

    def complaints(self) -> list[str]:
        """Return the errors that the browser has reported."""

    async def close(self) -> None:
        """Close the window, and forget its cookies."""


Open: TypeAlias = Callable[[str, str, Mapping[str, str]], Awaitable[Screen]]
"""Opens a window for an address of a server, a language such as `en-GB`, and cookies."""
