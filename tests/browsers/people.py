"""What people do with any browser: they wait until something is seen, and use the pointer and the keyboard."""

import asyncio
import random
import re
import time
from pathlib import Path
from typing import Any

from tests.browser.chromium import ROOT
from tests.browser.people import ASKED, MOST_TOUCHES, SHOWN
from tests.browser.quick import FIND
from tests.browser.window import Evaluates
from tests.browsers.screen import Open, Screen
from tests.server.people import Visitor

TIMEOUT = 60.0
"""The timeout in seconds."""

NAMED = """(name) => [...document.querySelectorAll('button, a, input, select')].find((thing) =>
    (thing.getAttribute('aria-label') ?? thing.innerText).trim() === name && !thing.disabled && thing.checkVisibility())"""
"""The enabled control with a name."""
SHOWS = f"(name) => ({NAMED})(name) !== undefined"
"""Whether a control with a name is seen."""

POINT = """async (argument) => {
    const thing = (FIND)(argument);
    if (!thing) return null;
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const carries = ({ effect }) => effect?.target?.contains(thing) && effect.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(document.getAnimations().filter(carries).map((animation) => animation.finished));
    const before = thing.getBoundingClientRect();
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    const { left, top, width, height } = thing.getBoundingClientRect();
    if (document.fonts.status !== 'loaded' || left !== before.left || top !== before.top) return null;
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
    for (const across of parts) for (const down of parts) {
        const point = [left + width * across, top + height * down];
        if (thing.contains(document.elementFromPoint(...point))) return point;
    }
    return null;
}"""
"""A point of an element that nothing covers, once the element is there and at rest, and nothing around it moves it."""

FOCUS = """(argument) => {
    const at = document.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(at.matches('input[type=radio]') ? at.nextElementSibling : at);
    const seen = at === document.body || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
    return [(WANTED)(at, argument), seen, at.getAttribute('aria-label') ?? at.innerText];
}"""
"""Whether the focus is where it is wanted, whether it is visible, and the name of the element."""

GLOWING = f"() => ({FIND})().length > 0"
"""Whether it is the person's turn."""

HAND = "() => [...document.querySelectorAll(`main [data-piece^='hand:']`)].map((card) => card.getAttribute('aria-label') ?? card.innerText)"
"""The cards in the person's own hand."""


class People:
    """Creates people when called, each with a window of their own, and collects their browsers' errors."""

    def __init__(self, open_window: Open, address: str) -> None:
        self._open = open_window
        self._address = address
        self._screens: list[Screen] = []
        self._forgiven: list[str] = []

    async def __call__(self, language: str = "en-GB", *, visitor: Visitor | None = None) -> Screen:
        """Open a window; `visitor` supplies the server and the cookies."""
        address, cookies = (self._address, {}) if visitor is None else (visitor.address, dict(visitor.http.cookies))
        found = await self._open(address, language, cookies)
        self._screens.append(found)
        return found

    def forgive(self, pattern: str) -> None:
        """Expect errors that match this pattern, such as for a stopped server."""
        self._forgiven.append(pattern)

    def complaints(self) -> list[str]:
        """Return the unexpected errors of all browsers."""
        found = [complaint for screen in self._screens for complaint in screen.complaints()]
        return [complaint for complaint in found if not any(re.search(pattern, complaint) for pattern in self._forgiven)]

    async def keep(self, folder: Path) -> None:
        """Save what is on every screen."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, screen in enumerate(self._screens, 1):
            path = folder / f"{number}.png"
            await screen.screenshot(path)
            print(f"screenshot: {path.relative_to(ROOT)}")

    async def leave(self) -> None:
        """Close all windows."""
        for screen in self._screens:
            await screen.close()


async def until(window: Evaluates, script: str, argument: Any = None) -> Any:
    """Call a function in the page until it returns something true, and return that."""
    deadline = time.monotonic() + TIMEOUT
    while not (found := await window.evaluate(script, argument)):
        assert time.monotonic() < deadline, f"timed out: {script} with {argument!r} returns {found!r}"
        await asyncio.sleep(0.05)
    return found


async def click(screen: Screen, find: str, argument: Any = None) -> None:
    """Click on an element with the pointer, where it can be seen."""
    x, y = await until(screen, POINT.replace("FIND", find), argument)
    await screen.click(x, y)


async def play_move(screen: Screen) -> None:
    """Wait for this person's turn, and click on what glows until a move is made."""
    rng = random.Random(0)
    first: str | None = None
    for _ in range(MOST_TOUCHES):
        asked, choices, shown = await until(screen, f"() => ({FIND})().length && [({ASKED})(), ({FIND})().length, ({SHOWN})()]")
        first = first or asked
        await click(screen, f"(number) => ({FIND})()[number]", rng.randrange(choices))
        await until(screen, f"(shown) => ({SHOWN})() !== shown", shown)
        if await screen.evaluate(ASKED) != first:
            return
    raise AssertionError("too many clicks without a move")


async def on_turn(*screens: Screen) -> Screen:
    """Return the screen of somebody who is asked."""
    deadline = time.monotonic() + TIMEOUT
    while time.monotonic() < deadline:
        for screen in screens:
            if await screen.evaluate(GLOWING):
                return screen
        await asyncio.sleep(0.05)
    raise AssertionError("nobody is asked")


async def tab_to(screen: Screen, wanted: str, argument: Any = None) -> None:
    """Press Tab until the focus is on a wanted element; it must be visible at every stop."""
    passed: list[str] = []
    for _ in range(80):
        await screen.press("Tab")
        is_there, is_seen, name = await screen.evaluate(FOCUS.replace("WANTED", wanted), argument)
        assert is_seen, f"the focus is not visible: {name}"
        if is_there:
            return
        passed.append(name)
    raise AssertionError(f"{wanted} with {argument!r} cannot be reached by Tab: {passed}")
