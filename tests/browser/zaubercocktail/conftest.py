"""A server whose cards and clocks a test can arrange."""

from collections.abc import AsyncIterator

import pytest

from tests.browser.zaubercocktail.table import arranged_server
from tests.server.people import House


@pytest.fixture(scope="package")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server in this process, so that cards and clocks can be arranged, with the real client."""
    async with arranged_server(tmp_path_factory.mktemp("server")) as found:
        yield found
