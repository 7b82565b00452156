"""WebKitGTK as Debian packages it, driven over WebDriver on a virtual display."""

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from tests.browsers.debian import DISPLAY, DRIVER
from tests.browsers.screen import Open, Screen

WINDOW = Path(__file__).with_name("webkit_window.py")
TIMEOUT = 120.0
"""The timeout in seconds."""
LARGEST = "2600x1600x24"
"""The size of the display, in pixels, and its colours."""
KEYS = {
    "Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", " ": " ",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}  # fmt: skip
"""What WebDriver calls keys."""
CALL = """
    const [argument, done] = arguments;
    Promise.resolve().then(() => (FUNCTION)(argument))
        .then((value) => done({ value }), (error) => done({ error: `${error}\\n${error?.stack}` }));
"""
HARMLESS = "|".join(
    (
        r"Unrecognized Content-Security-Policy directive 'manifest-src'",  # WebKitGTK knows no web app manifests, and so no policy for them
        r".*WebSocket is closed due to suspension",  # it keeps a page that was left, without its sockets
        r".*\b[Cc]annot load http://127\.0\.0\.1:\d+/\S* due to access control checks",  # what it stops loading when a page is left
    )
)
"""Messages that tell of no error: no server of ours denies its own pages access, and other browsers say why they stop."""
ERROR = re.compile(rf"^.*\bCONSOLE (?:\w+ )*ERROR (?!{HARMLESS}).*", re.MULTILINE)
"""An error among the messages."""


class Refused(Exception):
    """The driver has reported an error."""


class WebKitWindow:
    """A window of WebKitGTK, with a driver of its own: a driver has one window."""

    def __init__(self, http: httpx.AsyncClient, driver: int, address: str, messages: Path, stack: AsyncExitStack) -> None:
        self._http = http
        self._driver = driver
        self._address = address
        self._messages = messages
        self._stack = stack
        self._session = ""

    async def start(self, language: str, cookies: Mapping[str, str]) -> None:
        """Open the window."""
        options = {"binary": str(WINDOW), "args": [language, str(self._messages)]}
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = f"/session/{(await self.call('POST', '/session', {'capabilities': capabilities}))['sessionId']}"
        self._stack.push_async_callback(self._end)
        await self.tell("POST", "/timeouts", {"script": int(1000 * TIMEOUT), "pageLoad": int(1000 * TIMEOUT)})
        if cookies:
            await self.goto("/favicon.svg")  # a cookie is set from a page of its server
        for name, value in cookies.items():
            await self.tell("POST", "/cookie", {"cookie": {"name": name, "value": value, "path": "/"}})

    async def _end(self) -> None:
        """End the session; the driver may report that its window is already gone."""
        with suppress(Refused):
            await self.tell("DELETE", "")

    async def call(self, method: str, path: str, data: Any = None) -> Any:
        """Send a command to the driver, and return its answer."""
        answer = await self._http.request(method, path, json=data if method == "POST" else None)
        value = answer.json()["value"]
        if not answer.is_success:
            raise Refused(f"{method} {path}: {value['error']}: {value['message']}")
        return value

    async def tell(self, method: str, path: str, data: Any = None) -> Any:
        """Send a command for this window to the driver, and return its answer."""
        return await self.call(method, self._session + path, data if data is not None else {})

    async def goto(self, path: str) -> None:
        await self.tell("POST", "/url", {"url": str(httpx.URL(self._address).join(path))})

    async def evaluate(self, script: str, argument: Any = None) -> Any:
        found = await self.tell("POST", "/execute/async", {"script": CALL.replace("FUNCTION", script), "args": [argument]})
        assert "error" not in found, f"{found['error']}\n{script}"
        return found.get("value")

    async def resize(self, width: int, height: int) -> None:
        await self.tell("POST", "/window/rect", {"width": width, "height": height})
        deadline = time.monotonic() + TIMEOUT
        while (found := await self.evaluate("() => [innerWidth, innerHeight]")) != [width, height]:
            assert time.monotonic() < deadline, f"the viewport is {found} instead of {[width, height]}"
            await asyncio.sleep(0.02)

    async def screenshot(self, path: Path) -> None:
        taken = Path(f"{self._messages}.png")
        (window,) = Path(f"/proc/{self._driver}/task/{self._driver}/children").read_text().split()
        os.kill(int(window), signal.SIGUSR1)
        deadline = time.monotonic() + TIMEOUT
        while not taken.exists():
            assert time.monotonic() < deadline, "the window takes no picture"
            await asyncio.sleep(0.02)
        shutil.move(taken, path)

    async def click(self, x: float, y: float) -> None:
        at = {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport"}
        moves = [at, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        await self.tell("POST", "/actions", {"actions": [{"type": "pointer", "id": "mouse", "actions": moves}]})

    async def press(self, key: str) -> None:
        strokes = [{"type": kind, "value": KEYS[key]} for kind in ("keyDown", "keyUp")]
        await self.tell("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": strokes}]})

    async def reload(self) -> None:
        await self.tell("POST", "/refresh")

    def complaints(self) -> list[str]:
        return ERROR.findall(self._messages.read_text("utf-8", "replace")) if self._messages.exists() else []

    async def close(self) -> None:
        await self._stack.aclose()


@asynccontextmanager
async def webkit() -> AsyncIterator[Open]:
    """Start a display for windows of WebKitGTK."""
    async with AsyncExitStack() as all_windows:
        folder = Path(all_windows.enter_context(TemporaryDirectory()))
        shown = {"DISPLAY": f":{all_windows.enter_context(display())}", "GTK_OVERLAY_SCROLLING": "0"}
        environment = {**os.environ, **shown, "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1"}
        numbers = count(1)

        async def open_window(address: str, language: str, cookies: Mapping[str, str]) -> Screen:
            number = next(numbers)
            stack = await all_windows.enter_async_context(AsyncExitStack())
            process, port = stack.enter_context(driver(environment, folder / f"driver-{number}"))
            http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=TIMEOUT)
            await stack.enter_async_context(http)
            await ready(http)
            window = WebKitWindow(http, process, address, folder / f"messages-{number}", stack)
            await window.start(language, cookies)
            return window

        yield open_window


@contextmanager
def display() -> Iterator[int]:
    """Start a virtual display, and return its number."""
    command = [DISPLAY, "-displayfd", "1", "-screen", "0", LARGEST, "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.terminate()


@contextmanager
def driver(environment: Mapping[str, str], log: Path) -> Iterator[tuple[int, int]]:
    """Start a driver, and return its process and its port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    with log.open("wb") as file, subprocess.Popen([DRIVER, f"--port={port}"], env=environment, stdout=file, stderr=file) as process:
        try:
            yield process.pid, port
        finally:
            process.terminate()


async def ready(http: httpx.AsyncClient) -> None:
    """Wait until a driver answers."""
    deadline = time.monotonic() + TIMEOUT
    while True:
        try:
            await http.get("/status")
            return
        except httpx.TransportError:
            assert time.monotonic() < deadline, "the driver does not answer"
            await asyncio.sleep(0.02)
