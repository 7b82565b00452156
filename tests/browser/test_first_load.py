"""A table opens quickly: what a browser loads for its first page is small."""

from chaudron.lab.first_load import first_load
from tests.browser.person import Person
from tests.browser.web import web_client

MOST = 100_000
"""The maximum in bytes, compressed, without fonts."""


def test_the_first_load_is_small() -> None:
    assert first_load(web_client()) <= MOST


async def test_a_browser_that_asks_for_an_icon_before_it_has_read_the_page_gets_one(person: Person) -> None:
    page = await person()
    answer = await page.request.get("/favicon.ico")
    assert answer.headers["content-type"] == "image/png" and (await answer.body()).startswith(b"\x89PNG")
