"""What if, and the same deal: from a match one looks back at, somebody plays on, and the results stand side by side."""

import asyncio
import re

from playwright.async_api import expect

from chaudron.server import wire
from tests.browser import people
from tests.browser.accessibility import axe
from tests.browser.people import button, dialog, press, said
from tests.browser.person import PHONE, Person
from tests.browser.test_look import opened, steps_of
from tests.browser.visits import Ended, Visits
from tests.browser.waiting import read_until
from tests.server.people import play_on


async def test_somebody_else_plays_on_from_a_move_at_another_seat(person: Person, ended: Ended, visits: Visits) -> None:
    match, _ = await steps_of(ended)
    bert = await visits("Bert")
    page = await person(language="fr-FR", visitor=bert, reduced_motion=True)
    await opened(page, f"/look/{match}/30/3")
    await press(await button(page, "look-onward"))
    sheet = await dialog(page, "look-onward")
    # The seat is that of the eyes one looks through.
    await expect(sheet.get_by_label(await said(page, "play-on-seat"))).to_have_value("2")
    await sheet.get_by_label(await said(page, "setting-level")).select_option("apprentice")
    assert await axe(page) == []
    await press(await button(sheet, "what-if-do"))
    await expect(page).to_have_url(re.compile(r"/t/\w{8}$"))
    await expect(await people.status(page)).to_be_visible()
    code = page.url.rsplit("/", 1)[1]
    async with bert.at(code) as seat:
        assert seat.told.you.seat == 2 and seat.play.step >= 30
        told = [line for line in seat.news if line.step <= 30]
    log = page.get_by_role("complementary").locator(".log li")
    await read_until(log.count, lambda count: count >= len(told) > 30)


async def test_the_same_deal_comes_by_a_link_and_results_stand_side_by_side(person: Person, ended: Ended, visits: Visits) -> None:
    match, _ = await steps_of(ended)
    bert = await visits("Bert")
    page = await person(language="en-GB", viewport=PHONE, touch=True, visitor=bert, reduced_motion=True)
    await page.goto(f"/deal/{match}/1")
    await expect(page.get_by_text("Anna").first).to_be_visible()
    await expect(page.get_by_label(await said(page, "play-on-seat"))).to_have_value("0")
    assert await axe(page) == []
    await press(await button(page, "deal-do"))
    await expect(await people.status(page)).to_be_visible()
    # Played to the end elsewhere, without bots that take their time.
    sent = {"match": match, "seat": 0, "level": "apprentice", "pace": "instant"}
    code = (await bert.call("POST", "/api/branches", sent, wire.Created)).code
    async with asyncio.timeout(120), bert.at(code) as seat:
        await play_on(seat)
        scores = seat.play.outcome.scores if seat.play.outcome else ()
    await page.goto(f"/t/{code}")
    table = (await people.result(page)).get_by_role("region", name=await said(page, "kin-title"))
    await expect(table.get_by_role("columnheader")).to_have_text(["Anna", "You"])
    await expect(table.get_by_role("row").nth(1).get_by_role("cell").last).to_have_text(re.compile(rf"^{scores[0]}\b"))
    await press(table.get_by_role("link", name="Anna"))
    await expect(page).to_have_url(re.compile(rf"/look/{match}"))


async def test_a_deal_that_cannot_be_played_says_why(person: Person, visits: Visits) -> None:
    person.forgive("status of 40[34]")
    anna, bert = await visits("Anna"), await visits("Bert")
    code = await anna.create(level="apprentice", begin=True, pace="calm")
    async with anna.at(code) as seat:
        match = seat.play.match
    page = await person(language="de-DE", visitor=bert)
    await page.goto(f"/deal/{match}")
    await expect(page.get_by_text(await said(page, "deal-none"))).to_be_visible()
    await page.goto("/deal/0123456789abcdef/2")
    await expect(page.get_by_role("alert")).to_contain_text("0123456789abcdef")
