"""No page overflows, cuts off a word or lets the banner lie over the table: in three languages, on screens of every kind."""

from collections.abc import AsyncIterator
from functools import partial

import pytest
from playwright.async_api import FloatRect, Locator, ViewportSize, expect

from tests.browser.layout import FEWER_SIZES
from tests.browser.people import say
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.stops import PARTS, gather, part_faults, play, scrolling_scores
from tests.browser.visits import Visits
from tests.browser.waiting import becomes
from tests.browser.window import PlaywrightWindow
from tests.browser.zaubercocktail.table import arranged_server
from tests.server.people import House


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server in this process, so that tables can be arranged."""
    async with arranged_server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.mark.journey
@pytest.mark.parametrize("part", PARTS)
async def test_everything_fits_on_every_screen(person: Person, server: House, visits: Visits, part: str) -> None:
    person.forgive("status of 404")  # a page and a table that do not exist
    party = await gather(server, visits)
    window = PlaywrightWindow(await person(first_time=True, reduced_motion=True, drawn=True))
    faults = await part_faults(window, party, part, FEWER_SIZES)
    assert not faults, "\n".join(faults)


@pytest.mark.journey
async def test_the_scores_of_six_rounds_do_not_scroll(person: Person, server: House, visits: Visits) -> None:
    person.forgive("status of 404")  # a page that does not exist
    assert await scrolling_scores(PlaywrightWindow(await person(reduced_motion=True, drawn=True)), await gather(server, visits)) == []


BOXES = """() => ['.table > header', 'main > .status', 'main > .stage'].map((part) => {
    const { left, top, right, bottom } = document.querySelector(part).getBoundingClientRect();
    return [left, top, right, bottom];
})"""
"""Where header, banner and table are."""

LINES = """() => [[...document.querySelectorAll('aside .log li')], [...document.querySelectorAll('main > .status li:not(.note)')]]
    .map((lines) => lines.map((line) => line.textContent))"""
"""The log, oldest first, and what the banner says, newest first."""

UNREACHED = """() => [...document.querySelectorAll('main > .status :is(li, .turn)')].filter((line) => {
    line.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { top, bottom } = line.getBoundingClientRect();
    const box = document.querySelector('main > .status').getBoundingClientRect();
    return top < box.top - 1 || bottom > box.bottom + 1;
}).map((line) => line.textContent)"""
"""Lines of the banner that cannot be scrolled into view."""


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_the_banner_tells_all_news_and_the_table_below_it_never_moves(
    person: Person, server: House, visits: Visits, viewport: ViewportSize
) -> None:
    party = await gather(server, visits)
    table = await party.table("potion-academy", 5)
    seat = await visits.at(party.reader, table.code)
    page = await person(language="de-DE", viewport=viewport, reduced_motion=True, visitor=party.reader)
    await page.goto(f"/t/{table.code}")
    await expect(page.locator("main .stage .stage")).to_be_visible()
    before = await page.evaluate(BOXES)
    for step in range(30):
        told = len(seat.news)
        await play(table, lambda match, step=step: match.step > step)  # type: ignore[misc]
        await seat.reach(table.match.step)
        news = len(seat.news) - told
        await becomes(partial(page.evaluate, f"() => ({LINES})()[0].length"), len(seat.news))
        log, banner = await page.evaluate(LINES)
        assert banner[:news] == log[::-1][:news]
        assert await page.evaluate(UNREACHED) == []
        assert await page.evaluate(BOXES) == before


async def test_a_lost_line_is_told_where_it_covers_nothing(person: Person, server: House, visits: Visits) -> None:
    person.forgive("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    party = await gather(server, visits)
    table, lobby = await party.table("poison", 4), await party.lobby("poison", 4)
    page = await person(language="fr-FR", viewport=PHONE, reduced_motion=True, visitor=party.reader)
    lost = page.get_by_text(say("fr", "line-lost"))

    # At the table, in the banner: nothing moves, and the question can be read.
    await page.goto(f"/t/{table.code}")
    await expect(page.locator("main .stage .stage")).to_be_visible()
    before = await page.evaluate(BOXES)
    await page.context.set_offline(True)
    await expect(lost).to_be_in_viewport(ratio=1)
    assert await page.evaluate(BOXES) == before
    await expect(page.locator("main > .status .turn")).to_be_in_viewport(ratio=1)
    assert await page.evaluate(UNREACHED) == []
    await page.context.set_offline(False)
    await expect(lost).to_be_hidden()

    # Elsewhere, above everything.
    await page.goto(f"/t/{lobby}")
    await expect(page.locator(".round")).to_be_visible()
    await page.context.set_offline(True)
    await expect(lost).to_be_in_viewport(ratio=1)
    assert await page.evaluate("document.querySelector('body header').getBoundingClientRect().top") >= (await box_of(lost))["height"]
    await page.context.set_offline(False)
    await expect(lost).to_be_hidden()


async def box_of(thing: Locator) -> FloatRect:
    """Where something is."""
    found = await thing.bounding_box()
    assert found is not None
    return found
