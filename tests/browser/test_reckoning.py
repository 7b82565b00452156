"""The end of a round is an event: every game shows its reckoning, the table holds meanwhile, and it can be paused."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Locator, Page, expect

from chaudron import games
from chaudron.texts import texts
from tests.browser import people
from tests.browser.accessibility import axe
from tests.browser.people import press, said
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.reckonings import ROUNDS, market_round, poison_round
from tests.browser.visits import Visits
from tests.browser.zaubercocktail.table import arranged_server
from tests.server.people import House

SHOWS = {
    "poison": ["+3", "+1", "+0", "Every other potion costs 1, every Poison 2."],
    "wie-verhext": ["a potion worth 4 points", "Ravens: 2"],
    "potion-academy": ["+1"],
    "zaubercocktail": ["58", "18", "16", "8"],
}
"""Figures that the reckoning of each game shows."""


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server in this process, so that the end of a round can be arranged."""
    async with arranged_server(tmp_path_factory.mktemp("server")) as found:
        yield found


def sheet(page: Page) -> Locator:
    """The reckoning that lies over the table."""
    return page.locator("main .reckoning")


async def go_on(page: Page) -> None:
    """Close a reckoning, showing all of it first."""
    await press(await people.button(sheet(page), "reckoning-close"))
    await expect(sheet(page)).to_have_count(0)


def word(game: str, key: str, **facts: int | str) -> str:
    return texts("en", games.load(game)).say(key, **facts)


@pytest.mark.parametrize("game", ROUNDS)
async def test_the_end_of_a_round_is_shown_and_the_table_holds(person: Person, server: House, visits: Visits, game: str) -> None:
    table, end = await ROUNDS[game](server, visits)
    page = await person(language="en-GB", viewport=PHONE, reduced_motion=True, visitor=table.visitors[0])
    await page.goto(f"/t/{table.code}")
    await expect(page.locator("main .stage .stage")).to_be_visible()
    await end()
    await expect(sheet(page)).to_be_visible()
    step = table.match.step
    for viewport in (DESKTOP, PHONE):
        await page.set_viewport_size(viewport)
        for figure in SHOWS[game]:
            await expect(sheet(page)).to_contain_text(figure)
        assert not await axe(page)
    if game != "potion-academy":
        await page.reload()
        await expect(sheet(page)).to_be_visible()
        await expect(await people.status(page)).to_contain_text(await said(page, "turn-reckoning"))
        assert table.match.step == step
    await go_on(page)
    if game == "zaubercocktail":
        await expect(page.locator("main .recipe .down")).to_be_visible()
        await expect(page.get_by_role("timer")).to_have_count(0)
        await press(await people.button(page, "ready"))
        await expect(page.locator("main .recipe .down")).to_have_count(0)
        await expect(page.get_by_role("timer")).to_be_visible()
    for viewport in (PHONE, DESKTOP):
        await page.set_viewport_size(viewport)
        if viewport is PHONE:
            await press(await people.button(page, "scores"))
        await press((await people.button(page, "reckoning-again")).and_(page.locator(":visible")).first)
        await expect(sheet(page)).to_contain_text(SHOWS[game][0])
        await go_on(page)


@pytest.mark.parametrize("game", ROUNDS)
async def test_the_last_reckoning_comes_before_the_result(person: Person, server: House, visits: Visits, game: str) -> None:
    person.forgive("status of 400")  # a match that was arranged cannot be compared with others
    table, end = await ROUNDS[game](server, visits, last=True)
    page = await person(language="en-GB", viewport=PHONE, reduced_motion=True, visitor=table.visitors[0])
    await page.goto(f"/t/{table.code}")
    await expect(page.locator("main .stage .stage")).to_be_visible()
    await end()
    assert table.match.outcome is not None
    await expect(sheet(page)).to_be_visible()
    await expect(await people.result(page)).to_have_count(0)
    assert not await axe(page)
    await press(await people.button(sheet(page), "result"))
    await expect(await people.result(page)).to_be_visible()


async def test_a_reckoning_is_shown_step_by_step_and_can_be_skipped(person: Person, server: House, visits: Visits) -> None:
    table, end = await poison_round(server, visits)
    page = await person(language="en-GB", viewport=PHONE, visitor=table.visitors[0])
    await page.goto(f"/t/{table.code}")
    await expect(page.locator("main .stage .stage")).to_be_visible()
    await page.evaluate("""() => { window.hidden = []; new MutationObserver(() => {
        const rows = document.querySelectorAll('main .reckoning tbody tr');
        if (rows.length) window.hidden.push(document.querySelectorAll('main .reckoning tbody tr.hidden').length);
    }).observe(document.body, { subtree: true, childList: true, attributes: true }); }""")
    await end()
    await expect(sheet(page).get_by_role("heading")).to_have_text(word("poison", "reckoning-title", round=2))
    await press(await people.button(sheet(page), "reckoning-skip"))
    await expect(sheet(page)).to_contain_text(word("poison", "reckoning-aim"))
    await expect(sheet(page).locator(".hidden")).to_have_count(0)
    assert await page.evaluate("() => Math.max(...window.hidden)") > 0, "nothing was hidden before"
    await go_on(page)


async def test_the_log_tells_what_follows_when_the_reckoning_has_been_seen(person: Person, server: House, visits: Visits) -> None:
    table, end = await poison_round(server, visits)
    page = await person(language="en-GB", viewport=DESKTOP, visitor=table.visitors[0])
    await page.goto(f"/t/{table.code}")
    await expect(page.locator("main .stage .stage")).to_be_visible()
    await end()
    last = page.get_by_role("region", name=await said(page, "log-lines")).get_by_role("listitem").last
    for _ in range(2):  # also after a reload
        await expect(sheet(page)).to_be_visible()
        await expect(last).to_have_text(word("poison", "event-round-ended", round=2))
        await page.reload()
    await expect(sheet(page)).to_be_visible()
    await go_on(page)
    await expect(last).not_to_have_text(word("poison", "event-round-ended", round=2))


async def test_round_scores_and_leader_are_on_the_phones_table(person: Person, server: House, visits: Visits) -> None:
    table, _ = await poison_round(server, visits)
    page = await person(language="en-GB", viewport=PHONE, visitor=table.visitors[0])
    await page.goto(f"/t/{table.code}")
    standing = await people.button(page, "scores")
    await expect(standing).to_contain_text("Round 2/4")
    await expect(standing.locator(".score")).to_have_text(["You 3", "A 0", "B 7", "C 5"])
    await expect(standing.locator(".leads")).to_have_text("A 0")


async def test_alone_with_bots_the_table_can_be_paused_and_is_while_the_rules_are_open(
    person: Person, server: House, visits: Visits
) -> None:
    table, _ = await market_round(server, visits)
    page = await person(language="en-GB", viewport=PHONE, visitor=table.visitors[0])
    await page.goto(f"/t/{table.code}")
    await press(await people.button(page, "ready"))
    await expect(page.get_by_role("timer")).to_be_visible()
    await press(await people.button(page, "pause"))
    await expect(await people.status(page)).to_contain_text(await said(page, "turn-paused"))
    await expect(page.get_by_role("timer")).to_have_count(0)
    await page.reload()
    await press(await people.button(page, "resume"))
    await expect(page.get_by_role("timer")).to_be_visible()
    await press(await people.button(page, "menu"))
    await press(await people.button(page, "rules"))
    await expect(page.get_by_role("timer")).to_have_count(0)
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("timer")).to_be_visible()
