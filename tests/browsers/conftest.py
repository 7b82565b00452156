"""Fixtures: a server, Firefox and WebKit, and people who use them."""

import re
import shutil
from collections.abc import AsyncIterator

import pytest

from tests.browser.conftest import (
    FAILED,
    FAILURES,
    ended,
    open_server,
    own_server,
    pytest_runtest_makereport,
    server,
    visits,
)
from tests.browser.server import OpenServer, Server
from tests.browsers.firefox import firefox
from tests.browsers.people import People
from tests.browsers.screen import Open
from tests.browsers.webkit import webkit

__all__ = ["ended", "open_server", "own_server", "pytest_runtest_makereport", "server", "visits"]

BROWSERS = {"firefox": firefox, "webkit": webkit}


@pytest.fixture(scope="session", params=[pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in BROWSERS])
async def browser(request: pytest.FixtureRequest) -> AsyncIterator[Open]:
    """Each browser in turn; with several processes, each browser has one of its own."""
    async with BROWSERS[request.param]() as open_window:
        yield open_window


@pytest.fixture
async def people(request: pytest.FixtureRequest, browser: Open, server: Server, open_server: OpenServer) -> AsyncIterator[People]:
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
