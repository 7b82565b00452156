"""Fixtures: a server, Firefox and WebKit, and people who use them."""

import re
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from functools import partial

import pytest

from tests.browser.conftest import FAILED, FAILURES, open_server, own_server, pytest_runtest_makereport, visits
from tests.browser.server import OpenServer
from tests.browser.zaubercocktail.table import arranged_server
from tests.browsers.by_playwright import OLDEST, TOO_OLD, firefox, old_chromium
from tests.browsers.people import People
from tests.browsers.screen import Open
from tests.browsers.webkit import webkit
from tests.server.people import House

__all__ = ["open_server", "own_server", "pytest_runtest_makereport", "visits"]

BROWSERS: dict[str, Callable[[], AbstractAsyncContextManager[Open]]] = {
    "firefox": firefox,
    "webkit": webkit,
    "oldest": partial(old_chromium, OLDEST),
    "too-old": partial(old_chromium, TOO_OLD),
}


@pytest.fixture(scope="session", params=[pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in ("firefox", "webkit")])
async def browser(request: pytest.FixtureRequest) -> AsyncIterator[Open]:
    """Each browser in turn, unless a journey names another; with several processes, each browser has one of its own."""
    async with BROWSERS[request.param]() as open_window:
        yield open_window


@pytest.fixture(scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server in this process, so that tables can be arranged; shared by the journeys of this process, each with its own tables."""
    async with arranged_server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
async def people(request: pytest.FixtureRequest, browser: Open, server: House, open_server: OpenServer) -> AsyncIterator[People]:
    """Creates people; the test fails if one of their browsers reports an error."""
    folder = FAILURES / re.sub(r"\W+", "-", request.node.nodeid).strip("-")
    shutil.rmtree(folder, ignore_errors=True)
    found = People(browser, server.address)
    yield found
    complaints = found.complaints()
    if complaints or request.node.stash.get(FAILED, False):
        await found.keep(folder)
    await found.leave()
    if complaints:
        pytest.fail("errors in the browsers:\n" + "\n".join(complaints), pytrace=False)
