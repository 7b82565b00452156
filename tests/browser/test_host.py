"""Host and guests on phone and desktop: seats taken away and given back, the office handed on, a match left and ended, a table closed."""

import re
from contextlib import AsyncExitStack

from playwright.async_api import Locator, Page, expect

from chaudron.server import wire
from chaudron.texts import texts
from tests.browser import people
from tests.browser.accessibility import axe
from tests.browser.people import button, dialog, press, said
from tests.browser.person import PHONE, Person
from tests.browser.visits import Visits
from tests.browser.waiting import toasted
from tests.server.people import Seat


def told(key: str, seat: str) -> str:
    """Return what the log tells somebody who reads English about somebody else."""
    return texts("en").say(key, seat=seat, me="no")


async def host_sheet(page: Page, *, from_menu: bool) -> Locator:
    """Open the sheet with what the host decides."""
    if from_menu:
        await press(await button(page, "menu"))
        await press(await button(await dialog(page, "menu"), "host-title"))
    else:
        await press(await button(page, "host-title"))
    return await dialog(page, "host-title")


def card(page: Page, title: str) -> Locator:
    """Return a card that the house has laid on the table."""
    return page.get_by_role("region", name=title, exact=True)


async def log_of(page: Page) -> Locator:
    """Return the log, which is visible on a wide screen."""
    return page.get_by_role("complementary").get_by_role("region", name=await said(page, "log-lines"))


async def everybody_moves(seats: list[Seat]) -> None:
    """Let each of these people make a move."""
    for _ in seats:
        step = max(seat.play.step for seat in seats)
        for seat in seats:
            await seat.reach(step)
        mover = next(seat for seat in seats if seat.play.question is not None)
        await mover.do(wire.Answer, **mover.answer(0))


async def test_a_table_from_its_first_host_to_its_end(person: Person, visits: Visits) -> None:
    anna, bert, cara = [await visits(name) for name in ("Anna", "Bert", "Cara")]
    code = await anna.create(seats=3, patience=5)
    await visits.sit(bert, code)
    third = await visits.at(cara, code)
    await third.do(wire.Sit)
    hers = await person(language="en-GB", visitor=anna, reduced_motion=True)
    his = await person(language="de-DE", visitor=bert, viewport=PHONE, touch=True, reduced_motion=True)
    for page in (hers, his):
        await page.goto(f"/t/{code}")
        await people.invitation(page)

    # Anna takes Bert's seat away: he is told, and cannot sit down again before she lets him in.
    sheet = await host_sheet(hers, from_menu=False)
    await press(await button(sheet, "unseat", name="Bert"))
    await expect(sheet).to_contain_text(await said(hers, "unseat-ask", name="Bert"))
    assert await axe(hers) == []
    await press(await button(sheet, "unseat-yes"))
    notice = card(his, await said(his, "unseated-title"))
    await expect(notice).to_contain_text(await said(his, "unseated-text"))
    assert await axe(his) == []
    await press(await button(notice, "unseated-stay"))
    await press(await people.chair(his, 2))
    await toasted(his, texts("de").say("denied-unseated"))
    await press(await button(sheet, "let-in", name="Bert"))
    await people.sit(his, 2)

    # She makes him the host, and he begins.
    await press(await button(sheet, "hand-on", name="Bert"))
    await toasted(his, await said(his, "host-now", me="yes", names=""))
    await toasted(hers, await said(hers, "host-now", me="no", names="Bert"))
    await press(await button(sheet, "close"))
    await people.begin(his)

    # Cara leaves for good: everybody is told, and what she did stays hers.
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(visitor.at(code)) for visitor in (anna, bert)]
        await third.until(lambda told: told.play is not None)
        await everybody_moves([*seats, third])
    log = await log_of(hers)
    await expect(log).to_contain_text("Cara pours")
    await third.do(wire.Rise)
    await expect(log).to_contain_text(told("table-left", "Cara"))
    await hers.reload()
    await expect(log).to_contain_text("Cara pours")
    await expect(log).to_contain_text(told("table-left", "Cara"))

    # Bert is away, and a bot plays for him, which the log says; when he is back, he reads what has happened.
    await his.goto("about:blank")
    mark = log.get_by_text(await said(hers, "line-minded", me="no", names="Bert"))
    first = await visits.at(anna, code)
    while not await mark.count():
        if first.play.question is not None:
            await first.do(wire.Answer, **first.answer(0))
        else:
            await first.hear()
    await his.goto(f"/t/{code}")
    back = card(his, await said(his, "since-title"))
    await expect(back).to_contain_text("Bot des Hauses")
    await expect(back.get_by_role("listitem").first).to_be_visible()
    assert await axe(his) == []
    await press(await button(back, "since-close"))
    await expect(back).to_have_count(0)

    # He asks to end the match, and she agrees: there is no winner.
    await press(await button(his, "menu"))
    await press(await button(await dialog(his, "menu"), "end-early"))
    await press(await button(await dialog(his, "end-title"), "end-yes"))
    plea = hers.get_by_role("alertdialog")
    await expect(plea).to_contain_text(await said(hers, "plea-asked-end", name="Bert"))
    await press(await button(plea, "plea-yes"))
    for page in (hers, his):
        result = await people.result(page)
        await expect(result).to_contain_text(await said(page, "result-ended"))
        assert await axe(page) == []
        await press(await button(result, "see-table"))
        await expect(await people.status(page)).to_contain_text(await said(page, "turn-ended"))

    # What if they had gone on? Each of them can find out, from the last move of the match.
    async with anna.at(code) as seat:
        match, steps = seat.play.match, seat.play.step
    for page in (his, hers):
        await page.goto(f"/look/{match}")
        await press(await button(page, "look-onward"))
        onward = await dialog(page, "look-onward")
        await expect(onward).to_contain_text(await said(page, "what-if-text", step=steps))
        assert await axe(page) == []
        await press(await button(onward, "what-if-do"))
        await expect(page).to_have_url(re.compile(r"/t/\w{8}$"))
        await expect(await people.status(page)).to_be_visible()
        assert not page.url.endswith(code)
        await page.goto(f"/t/{code}")
        await press(await button(await people.result(page), "see-table"))

    # He closes the table: everybody is sent home, and the link says why.
    sheet = await host_sheet(his, from_menu=True)
    await press(await button(sheet, "close-table"))
    await press(await button(sheet, "close-yes"))
    for page in (his, hers):
        await expect(page.get_by_role("heading", name=await said(page, "closed-title"))).to_be_visible()
    assert await axe(his) == []
    await hers.reload()
    await expect(hers.get_by_role("heading", name=await said(hers, "closed-title"))).to_be_visible()
    await press(hers.get_by_role("link", name=await said(hers, "to-home")))
    await expect(hers).to_have_url(f"{visits.address}/")


async def test_a_table_closed_during_a_match_leads_to_its_look_back(person: Person, visits: Visits) -> None:
    anna, bert, cara = [await visits(name) for name in ("Anna", "Bert", "Cara")]
    code = await anna.create(seats=3)
    host, *others = seats = [await visits.at(each, code) for each in (anna, bert, cara)]
    for seat in others:
        await seat.do(wire.Sit)
    await host.do(wire.Begin)
    for seat in seats:
        await seat.until(lambda told: told.play is not None)
    await everybody_moves(seats)
    match, step = host.play.match, max(seat.play.step for seat in seats)
    his = await person(visitor=bert, viewport=PHONE, touch=True, reduced_motion=True)
    await his.goto(f"/t/{code}")
    await expect(await people.status(his)).to_be_visible()
    await host.say(wire.Close)
    back = his.get_by_role("link", name=await said(his, "look-back"), exact=True)
    await expect(his.get_by_role("heading", name=await said(his, "closed-title"))).to_be_visible()
    await expect(back).to_have_attribute("href", f"/look/{match}")
    await his.reload()
    await expect(his.get_by_role("heading", name=await said(his, "closed-title"))).to_be_visible()
    await expect(back).to_be_visible()
    assert await axe(his) == []
    await press(back)
    await expect(his).to_have_url(re.compile(rf"/look/{match}"))
    await expect(await people.status(his)).to_contain_text(texts("fr").say("table-ended", moves=step))
