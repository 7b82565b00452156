"""What if, and the same deal: from a match one looks back at, somebody plays on, and the results stand side by side."""

import asyncio
import json
import re
from functools import partial
from operator import le

from playwright.async_api import Route, expect

from tests.browser import people
from tests.browser.accessibility import axe
from tests.browser.people import button, dialog, press, said
from tests.browser.person import PHONE, Person
from tests.browser.test_look import opened, steps_of
from tests.browser.visits import Ended, Visits
from tests.browser.waiting import read_until
from tests.server.people import play_on


async def test_two_people_play_on_from_the_same_move_of_a_phone_and_a_desktop(person: Person, ended: Ended, visits: Visits) -> None:
    match, _ = await steps_of(ended)
    anna, bert = await visits("Anna"), await visits("Bert")
    phone = await person(language="en-GB", viewport=PHONE, touch=True, visitor=anna, reduced_motion=True)
    desktop = await person(language="fr-FR", visitor=bert, reduced_motion=True)
    path, codes = f"/look/{match}/30/3", []
    for page, visitor in ((phone, anna), (desktop, bert)):
        await opened(page, path)
        await press(await button(page, "look-onward"))
        sheet = await dialog(page, "look-onward")
        # One passes the link on; the seat is that of the eyes one looks through.
        path = await sheet.get_by_label(await said(page, "look-link")).input_value()
        await expect(sheet.get_by_label(await said(page, "play-on-seat"))).to_have_value("2")
        await sheet.get_by_label(await said(page, "setting-level")).select_option("apprentice")
        assert await axe(page) == []
        await press(await button(sheet, "what-if-do"))
        await expect(page).to_have_url(re.compile(r"/t/\w{8}$"))
        await expect(await people.status(page)).to_be_visible()
        codes.append(page.url.rsplit("/", 1)[1])
        async with visitor.at(codes[-1]) as seat:
            assert seat.told.you.seat == 2 and seat.play.step >= 30
            told = [line for line in seat.news if line.step <= 30]
        assert len(told) > 30
        if page is phone:
            await press(await button(page, "log"))
        log = page.locator(".log li").filter(visible=True)
        await read_until(log.count, partial(le, len(told)))
    assert codes[0] != codes[1], "each has a table of their own"


async def test_the_same_deal_comes_by_a_link_and_results_stand_side_by_side(person: Person, ended: Ended, visits: Visits) -> None:
    match, _ = await steps_of(ended)
    bert = await visits("Bert")
    desktop = await person(language="en-GB", visitor=ended.visitor, reduced_motion=True)
    phone = await person(language="de-DE", viewport=PHONE, touch=True, visitor=bert, reduced_motion=True)
    # Anna, who has played it, passes the link on.
    await opened(desktop, f"/look/{match}")
    await press(await button(desktop, "look-onward"))
    await press((await dialog(desktop, "look-onward")).get_by_role("link", name=await said(desktop, "deal-do")))
    link = await desktop.get_by_label(await said(desktop, "deal-link")).input_value()
    assert link.endswith(f"/deal/{match}/1")
    await phone.goto(link)
    await expect(phone.get_by_text("Anna").first).to_be_visible()
    await expect(phone.get_by_label(await said(phone, "play-on-seat"))).to_have_value("0")
    assert await axe(phone) == []
    await phone.route("**/api/branches", at_once)
    await phone.get_by_label(await said(phone, "setting-level")).select_option("apprentice")
    await press(await button(phone, "deal-do"))
    await expect(await people.status(phone)).to_be_visible()
    code = phone.url.rsplit("/", 1)[1]
    async with asyncio.timeout(120), bert.at(code) as seat, ended.visitor.at(ended.code) as first:
        # Bert makes the first moves by hand, and the others without his page.
        for _ in range(2):
            await seat.until(lambda told: told.play is not None and told.play.question is not None)
            step = seat.play.step
            await people.play_move(phone)
            await seat.reach(step + 1)
        await play_on(seat)
        outcomes = first.play.outcome, seat.play.outcome
    scores = [str(outcome.scores[0]) for outcome in outcomes if outcome]
    for page, own, columns in ((phone, code, ["Anna", "Du"]), (desktop, ended.code, ["You", "Bert"])):
        await page.goto(f"/t/{own}")
        table = (await people.result(page)).get_by_role("region", name=await said(page, "kin-title"))
        await expect(table.get_by_role("columnheader")).to_have_text(columns)
        cells = table.get_by_role("row").nth(1).get_by_role("cell")
        await expect(cells).to_have_text([re.compile(rf"^{score}\b") for score in scores])
    # Anna looks at what Bert has made of it.
    await press(table.get_by_role("link", name="Bert"))
    await expect(desktop).to_have_url(re.compile(rf"/look/(?!{match})\w+"))
    await expect(desktop.get_by_role("slider")).to_be_visible()


async def at_once(route: Route) -> None:
    """Send a wish for a table as it is, but with bots that take no time."""
    wanted = json.loads(route.request.post_data or "")
    await route.continue_(post_data={**wanted, "pace": "instant"})


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
