"""One's own page: how matches ended, the rating, the board if one wants to be shown there, and results that come along as a file."""

import re
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, ViewportSize, expect

from chaudron.server import wire
from chaudron.server.visitors import hashed
from tests.browser.accessibility import axe
from tests.browser.people import button, press, said
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.visits import Visits
from tests.browser.zaubercocktail.table import arranged_server
from tests.server.people import House, play_on
from tests.store.ended import fill, result

EARLIER = 24
"""How many matches were played before, all of them rated."""


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server in this process, so that there can be earlier results."""
    async with arranged_server(tmp_path_factory.mktemp("server")) as found:
        yield found


async def link(page: Page, key: str) -> None:
    """Follow a link."""
    await press(page.get_by_role("link", name=await said(page, key), exact=True).first)


@pytest.mark.parametrize(
    ("language", "viewport"), [("de-DE", PHONE), pytest.param("fr-FR", DESKTOP, marks=pytest.mark.journey)], ids=["phone", "desktop"]
)
async def test_results_lead_to_ones_own_page_to_the_board_and_along_as_a_file(
    person: Person, server: House, visits: Visits, tmp_path: Path, language: str, viewport: ViewportSize
) -> None:
    name = f"Anna {language[:2]}"
    anna, ben = await visits(name), await visits("Ben")
    now = int(time.time()) - 10_000
    await fill(server.server.store, hashed(anna.key), [replace(result(number), ended=now + number) for number in range(1, EARLIER + 1)])
    async with anna.at(await anna.create(level="apprentice", begin=True, seats=3)) as seat:
        await play_on(seat)
        match, outcome = seat.play.match, seat.play.outcome
    assert outcome is not None
    told = await anna.call("GET", "/api/me/standing", None, wire.Standing)
    assert told.games[0].rating is not None

    page = await person(language=language, viewport=viewport, touch=viewport is PHONE, reduced_motion=True, visitor=anna, drawn=True)
    await page.goto("/")
    ended = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/look/{match}']"))
    won = 0 in outcome.winners
    place = await (said(page, "table-won") if won else said(page, "table-rank", rank=outcome.ranks[0] + 1))
    await expect(ended).to_contain_text(f"{place} · {await said(page, 'points', points=outcome.scores[0])}")
    await press(ended.get_by_role("link", name=await said(page, "look-back")))
    await expect(page.get_by_role("slider")).to_be_visible()

    await page.goto("/")
    await link(page, "me-page")
    await expect(page.get_by_role("heading", level=1)).to_have_text(name)
    await expect(page.locator(".rating")).to_have_text(re.compile(rf"(?<!\d){told.games[0].rating.points}$"))
    await expect(page.get_by_role("img", name=await said(page, "me-curve"))).to_be_visible()
    rows = page.locator("main ol .row")
    await expect(rows).to_have_count(20)
    await expect(rows.first).to_have_attribute("href", f"/look/{match}")
    await press(await button(page, "me-older"))
    await expect(rows).to_have_count(EARLIER + 1)
    await expect(page.locator(".noted li").first).to_be_visible()
    assert await axe(page) == []

    # Nobody is shown who has not asked for it.
    await page.goto("/board")
    await expect(page.get_by_text(await said(page, "board-none")).first).to_be_visible()
    await expect(page.get_by_role("rowheader", name=name)).to_have_count(0)
    await link(page, "me-page")
    shown = page.get_by_role("switch", name=await said(page, "me-show"))
    async with page.expect_response("**/api/me/standing"):
        await press(shown)
    await expect(shown).to_be_checked()
    await link(page, "me-board")
    await expect(page.get_by_role("row").filter(has_text=name)).to_contain_text(await said(page, "chair-you"))
    assert await axe(page) == []

    # Somebody else takes the file along: it is marked, and brings no rating.
    await page.goto("/me")
    async with page.expect_download() as download:
        await link(page, "me-file")
    file = tmp_path / "chaudron.json"
    await (await download.value).save_as(file)
    other = await person(language=language, viewport=viewport, touch=viewport is PHONE, reduced_motion=True, visitor=ben)
    await other.goto("/me")
    await expect(other.get_by_text(await said(other, "me-none"))).to_be_visible()
    async with other.expect_file_chooser() as chooser:
        await press(await button(other, "me-bring"))
    await (await chooser.value).set_files(file)
    done = await said(other, "me-bring-done", added=EARLIER + 1, known=0, foreign=0)
    await expect(other.get_by_role("status").filter(has_text=done)).to_be_visible()
    await expect(other.locator("main ol .row").first).to_contain_text(await said(other, "me-brought"))
    await expect(other.get_by_text(await said(other, "me-rating-none"))).to_be_visible()
