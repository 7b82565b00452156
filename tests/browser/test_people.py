"""People find their way, by what they see and hear: to a table, to a seat, through a match, to its result."""

import asyncio

from playwright.async_api import Page, expect

from tests.browser import people, results
from tests.browser.person import PHONE, Person
from tests.browser.server import Server
from tests.browser.visits import Visits, ended_match


async def test_two_people_and_two_bots_at_one_table(person: Person) -> None:
    anna = await person("Anna", reduced_motion=True)
    link = await people.set_up(anna, "poison", seats=4, options={"draw-pile": True})
    bert = await person(language="de-DE", viewport=PHONE, touch=True, reduced_motion=True)
    await people.join(bert, link, "Bert")
    await people.sit(bert, 4)
    await people.sit(anna, 3)
    await people.seat_bot(anna, 2, "apprentice")
    await expect(await people.free_chairs(bert)).to_have_count(1)
    await people.fill_with_bots(anna, 1)
    await people.begin(anna)

    async def play_twice(page: Page) -> None:
        for _ in range(2):
            await people.play_move(page)

    await asyncio.gather(play_twice(anna), play_twice(bert))  # chance decides who begins


async def test_after_a_match_against_bots_another_begins_at_once(person: Person, visits: Visits) -> None:
    ended = await ended_match(visits)
    page = await person(language="en-GB", reduced_motion=True, visitor=ended.visitor)
    await page.goto(f"/t/{ended.code}")
    await results.rematch(page)
    assert await people.play_move(page)


async def test_from_home_to_a_running_match_with_one_press_and_on_after_a_power_cut(person: Person, own_server: Server) -> None:
    page = await person("Anna", reduced_motion=True, address=own_server.address)
    await people.play_now(page, "poison")
    await people.play_move(page)
    person.forgive("WebSocket connection|ERR_CONNECTION_REFUSED")
    lost = page.get_by_text(await people.said(page, "line-lost"))
    own_server.kill()
    await expect(lost).to_be_visible()
    await own_server.start()
    await expect(lost).to_be_hidden()
    assert await people.play_move(page)
