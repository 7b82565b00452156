"""A table opens quickly: what a browser loads for its first page is small."""

from chaudron.lab.first_load import first_load
from tests.browser.web import web_client

MOST = 100_000
"""The maximum in bytes, compressed, without fonts."""


def test_the_first_load_is_small() -> None:
    assert first_load(web_client()) <= MOST
