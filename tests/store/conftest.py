"""A store for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from chaudron.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store; its folder is `tmp_path`."""
    found = Store(tmp_path)
    yield found
    found.close()
