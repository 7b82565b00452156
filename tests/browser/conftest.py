"""Fixtures: a server, a browser, and people who use them."""

import re
import shutil
from collections.abc import AsyncIterator, Generator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.chromium import ROOT, chromium, launch, start_playwright
from tests.browser.devices import Devices
from tests.browser.people import TIMEOUT
from tests.browser.person import Person
from tests.browser.server import OpenServer, Server
from tests.browser.visits import Ended, Visits, ended_match

FAILURES = ROOT / ".cache" / "browser-failures"
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=TIMEOUT)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know whether their test has failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A browser shared by all people in this process."""
    async with start_playwright() as playwright:
        found = await launch(playwright, chromium())
        yield found
        await found.close()


@pytest.fixture(scope="session")
async def devices(browser: Browser) -> AsyncIterator[Devices]:
    """Browsers for people, which are used again by those who come later."""
    found = Devices(browser)
    yield found
    await found.close()


@pytest.fixture(scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A server shared by the tests of this process, each with its own tables."""
    found = Server(tmp_path_factory.mktemp("server"))
    await found.start()
    yield found
    await found.stop()


@pytest.fixture
async def open_server(tmp_path: Path) -> AsyncIterator[OpenServer]:
    """Starts a server for one test; it stops after the test's people have left, so that no page loads from a server that is gone."""
    async with AsyncExitStack() as stack:

        async def start() -> Server:
            found = Server(tmp_path)
            await found.start()
            stack.push_async_callback(found.stop)
            return found

        yield start


@pytest.fixture
async def own_server(open_server: OpenServer) -> Server:
    """A server for one test, which may stop, kill and restart it; people connect with `person(address=own_server.address)`."""
    return await open_server()


@pytest.fixture
async def visits(server: Server) -> AsyncIterator[Visits]:
    """Creates visitors without a browser, for fast set-up; `person(visitor=…)` opens a browser for the same visitor."""
    found = Visits(server.address)
    yield found
    await found.close()


@pytest.fixture(scope="session")
async def ended(server: Server) -> AsyncIterator[Ended]:
    """A finished match and a visitor who played it; shared, so tests must only look at it."""
    visits = Visits(server.address)
    yield await ended_match(visits)
    await visits.close()


@pytest.fixture
async def person(request: pytest.FixtureRequest, devices: Devices, server: Server, open_server: OpenServer) -> AsyncIterator[Person]:
    """Creates people; the test fails if one of their browsers logs an error or contacts another server."""
    folder = FAILURES / re.sub(r"\W+", "-", request.node.nodeid).strip("-")
    shutil.rmtree(folder, ignore_errors=True)
    found = Person(devices, server.address)
    yield found
    complaints = found.complaints()
    wrong = bool(complaints) or request.node.stash.get(FAILED, False)
    if wrong:
        for path in await found.keep(folder):
            print(f"screenshot and accessibility tree: {path.relative_to(ROOT)}.png and .txt")
    await found.leave(cleanly=not wrong)
    if complaints:
        pytest.fail("errors in the browsers:\n" + "\n".join(complaints), pytrace=False)
