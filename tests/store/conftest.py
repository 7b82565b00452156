"""A store for each test, in a file and on a server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from chaudron.store import Store, Where
from tests import postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Where]:
    """A place for data: the folder `tmp_path`, or a new database."""
    if request.param == "sqlite":
        yield tmp_path
        return
    address = postgres.fresh()
    yield address
    postgres.server().drop(address)


@pytest.fixture
def store(where: Where) -> Iterator[Store]:
    """An empty store at that place."""
    found = Store(where)
    yield found
    found.close()


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Store]:
    """An empty store in a file; its folder is `tmp_path`."""
    found = Store(tmp_path)
    yield found
    found.close()
