"""A server, a browser, and people who use them."""

import re
import shutil
from collections.abc import AsyncIterator, Generator
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright, expect

from tests.browser.chromium import ROOT, chromium, launch
from tests.browser.people import PATIENCE
from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.visits import Ended, Visits, ended_match

FAILURES = ROOT / ".cache" / "browser-failures"
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know whether their test has failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A browser for all people of this process."""
    chromium()  # tells Playwright which Node to start with
    async with async_playwright() as playwright:
        found = await launch(playwright)
        yield found
        await found.close()


@pytest.fixture(scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A server that the tests of this process share, each at tables of its own."""
    found = Server(tmp_path_factory.mktemp("server"))
    await found.start()
    yield found
    await found.stop()


@pytest.fixture
async def own_server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server for one test alone, to be stopped, killed and started again; people go there with `person(address=own_server.address)`."""
    found = Server(tmp_path)
    await found.start()
    yield found
    await found.stop()


@pytest.fixture
async def visits(server: Server) -> AsyncIterator[Visits]:
    """Makes visitors who are quicker than any browser, to set things up: `person(visitor=…)` is the same somebody in a browser."""
    found = Visits(server.address)
    yield found
    await found.close()


@pytest.fixture(scope="session")
async def ended(server: Server) -> AsyncIterator[Ended]:
    """A match that is over, and one of those who sat at it; for looking at."""
    visits = Visits(server.address)
    yield await ended_match(visits)
    await visits.close()


@pytest.fixture
async def person(request: pytest.FixtureRequest, browser: Browser, server: Server) -> AsyncIterator[Person]:
    """Makes people; a test fails if a browser of theirs has complained, or has asked anything of another server."""
    folder = FAILURES / re.sub(r"\W+", "-", request.node.nodeid).strip("-")
    shutil.rmtree(folder, ignore_errors=True)
    found = Person(browser, server.address)
    yield found
    complaints = found.complaints()
    if complaints or request.node.stash.get(FAILED, False):
        for path in await found.keep(folder):
            print(f"what was seen: {path.relative_to(ROOT)}.png and .txt")
    await found.leave()
    if complaints:
        pytest.fail("browsers complain:\n" + "\n".join(complaints), pytrace=False)
