"""A refresh, another device, a lost line, a closed browser: the same seat, the same state, nothing lost."""

import re
import time
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from chaudron.server import wire
from tests.browser import people
from tests.browser.accessibility import axe
from tests.browser.people import button, dialog, press, said
from tests.browser.person import PHONE, Person
from tests.browser.server import Server
from tests.browser.visits import PATIENCE, Visits
from tests.browser.waiting import becomes, toasted
from tests.browser.zaubercocktail.table import arranged_server
from tests.server.people import Seat, Visitor, until


async def log_lines(page: Page) -> list[str]:
    """Return the log, which is visible on a wide screen."""
    return await page.get_by_role("complementary").get_by_role("region", name=await said(page, "log-lines")).locator("li").all_inner_texts()


async def hand(page: Page) -> list[str]:
    """Return the cards in the person's own hand."""
    found: list[str] = await page.locator("main [data-piece^='hand:']").evaluate_all(
        "cards => cards.map((card) => card.getAttribute('aria-label'))"
    )
    return found


async def seen(page: Page) -> list[list[str]]:
    """Return what somebody whose turn it is sees: the hand, the cauldrons, the log."""
    await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
    await people.settled(page)
    bowls = await page.locator("main button[data-touch]").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    return [await hand(page), bowls, await log_lines(page)]


async def against_bots(visitor: Visitor) -> str:
    """Start a match against two fast bots."""
    return await visitor.create(seats=3, level="apprentice", begin=True)


async def place(page: Page, name: str) -> Locator:
    """Return somebody's place at the table, with everything shown there."""
    return page.get_by_role("group", name=re.compile(f"^{name}"))


async def test_a_refresh_in_mid_match_changes_nothing(person: Person, visits: Visits) -> None:
    anna = await visits("Anna")
    code = await against_bots(anna)
    page = await person(language="en-GB", reduced_motion=True, visitor=anna)
    await page.goto(f"/t/{code}")
    for _ in range(2):
        await people.play_move(page)
    before = await seen(page)
    assert all(before)
    await page.reload()
    await becomes(partial(seen, page), before)
    await people.play_move(page)


async def test_another_device_has_the_same_seat_and_both_see_every_move(person: Person, visits: Visits) -> None:
    anna = await visits("Anna")
    code = await against_bots(anna)
    desktop = await person(language="en-GB", reduced_motion=True, visitor=anna)
    await desktop.goto(f"/t/{code}")
    await press(await button(desktop, "menu"))
    await press(await button(await dialog(desktop, "menu"), "device"))
    link = await (await dialog(desktop, "device")).get_by_label(await said(desktop, "device-link")).input_value()
    await press(await button(await dialog(desktop, "device"), "close"))

    phone = await person(language="fr-FR", viewport=PHONE, touch=True, reduced_motion=True)
    await phone.goto(link)
    done = await said(phone, "hand-over-done", name="Anna")
    await press(await button(phone, "hand-over-yes"))
    await toasted(phone, done)
    await expect(phone).to_have_url(re.compile(f"/t/{code}$"))
    await expect(people.glowing(phone).first).to_be_visible(timeout=people.LONG)
    await expect(phone.locator("main [data-piece^='hand:']")).to_have_count(len((await seen(desktop))[0]))

    # A move on one device is a move on the other.
    for one, other in ((phone, desktop), (desktop, phone)):
        await expect(people.glowing(other).first).to_be_visible(timeout=people.LONG)
        cards = await other.locator("main [data-piece^='hand:']").count()
        await people.play_move(one)
        await expect(other.locator("main [data-piece^='hand:']")).to_have_count(cards - 1)

    # The link was good for one device.
    third = await person(language="en-GB")
    person.forgive("status of 404")
    await third.goto(link)
    await press(await button(third, "hand-over-yes"))
    await expect(third.get_by_role("alert")).to_contain_text("no longer valid")


async def test_a_line_that_is_lost_is_told_and_comes_back_with_all_that_happened(person: Person, visits: Visits) -> None:
    anna, bert = await visits("Anna"), await visits("Bert")
    code = await anna.create(seats=3)
    table = await visits.at(anna, code)
    await visits.sit(bert, code)
    await table.do(wire.SeatBot, seat=2, level="apprentice")
    page = await person(language="en-GB", reduced_motion=True, visitor=bert)
    await page.goto(f"/t/{code}")
    await people.invitation(page)
    await table.do(wire.Begin)
    await expect(await people.status(page)).to_be_visible()
    await come_to(table, page)

    person.forgive("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    lost = page.get_by_text(await said(page, "line-lost"))
    cards = await hand(page)
    await page.context.set_offline(True)
    await expect(lost).to_be_visible()
    # Without a line nothing is played: the card stays where it is, and it is told.
    await touch_a_move(page)
    await toasted(page, await said(page, "not-sent"))
    assert await hand(page) == cards
    await page.context.set_offline(False)
    await toasted(page, await said(page, "line-back"))
    await expect(lost).to_be_hidden()
    assert await hand(page) == cards
    await people.play_move(page)
    await expect(page.locator("main [data-piece^='hand:']")).to_have_count(len(cards) - 1)


async def come_to(other: Seat, page: Page) -> None:
    """Let the other person play until it is this page's turn."""
    await other.until(lambda told: told.play is not None)
    while not await people.glowing(page).count():
        if other.play.question is not None:
            await other.do(wire.Answer, **other.answer(0))
        elif 1 in other.play.scene.turn:
            await expect(people.glowing(page).first).to_be_visible()
        else:
            await other.hear()


async def touch_a_move(page: Page) -> None:
    """Make a move by touching two glowing elements."""
    for _ in range(2):
        await press(people.glowing(page).first)


async def test_a_restarted_server_has_everything_as_it_was(person: Person, visits: Visits, own_server: Server) -> None:
    anna = await visits("Anna", address=own_server.address)
    code = await against_bots(anna)
    page = await person(language="en-GB", reduced_motion=True, address=own_server.address, visitor=anna)
    await page.goto(f"/t/{code}")
    await people.play_move(page)
    before = await seen(page)
    person.forgive("WebSocket connection|ERR_CONNECTION_REFUSED")
    lost = page.get_by_text(await said(page, "line-lost"))
    await own_server.stop()
    await expect(lost).to_be_visible()
    await own_server.start()
    await expect(lost).to_be_hidden()
    await page.reload()  # so that what is seen comes from the server that was started again
    await becomes(partial(seen, page), before)
    await people.play_move(page)


async def poured_by_bert(page: Page) -> int:
    """Return the number of his moves in the log, including those made for him."""
    return len([line for line in await log_lines(page) if line.startswith("Bert pours")])


async def test_a_bot_minds_the_seat_of_whoever_is_gone_and_hands_it_back(person: Person, visits: Visits) -> None:
    anna, bert = await visits("Anna"), await visits("Bert")
    code = await anna.create(seats=3, patience=5)
    await visits.sit(bert, code)
    hers = await person(language="en-GB", reduced_motion=True, visitor=anna)
    his = await person(language="fr-FR", reduced_motion=True, visitor=bert)
    for page in (hers, his):
        await page.goto(f"/t/{code}")
        await people.invitation(page)
    await people.fill_with_bots(hers, 1)
    await people.begin(hers)
    await expect(await people.status(his)).to_be_visible()
    chair = await place(hers, "Bert")
    await expect(chair).to_be_visible()
    while await people.on_turn(hers, his) is his:
        await people.play_move(his)
    poured = await poured_by_bert(hers)

    # He closes his browser: that is told at once, and once it is his turn, after the patience of the table, a bot plays for him.
    await his.close()
    await expect(await place(hers, "Bert, away")).to_be_visible()
    minded = (await people.status(hers)).get_by_text(await said(hers, "minded", names="Bert", count=1))
    await expect(minded).to_have_count(0)  # it is not his turn
    for _ in range(2):
        await people.play_move(hers)  # she can play on, for the bot plays in between
    await expect(minded).to_be_visible()
    await expect(await place(hers, "Bert, a bot is filling in")).to_be_visible()
    await expect(people.glowing(hers).first).to_be_visible(timeout=people.LONG)
    await becomes(partial(poured_by_bert, hers), poured + 2)

    # He is back, while it is for her to play: the seat is his, with what the bot left him.
    again = await his.context.new_page()
    await again.goto(f"/t/{code}")
    await expect(minded).to_be_hidden()
    await press(await button(again, "since-close"))  # he has read what the bot did for him
    await people.play_move(hers)
    cards, _, _ = await seen(again)
    assert cards
    await people.play_move(again)
    await expect(again.locator("main [data-piece^='hand:']")).to_have_count(len(cards) - 1)


async def test_alone_with_bots_one_reads_what_a_bot_has_played_meanwhile(person: Person, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(arranged_server(tmp_path))
        visits = Visits(server.address)
        stack.push_async_callback(visits.close)
        anna = await visits("Anna")
        code = await anna.create(seats=3, pace="slow", level="apprentice", begin=True)
        page = await person(language="fr-FR", viewport=PHONE, touch=True, reduced_motion=True, address=server.address, visitor=anna)
        await page.goto(f"/t/{code}")
        await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
        await page.goto("about:blank")
        table = await server.table(code)
        await until(lambda: not table.company.here)
        played = table.flights.played
        assert played is not None
        before = played.match.step
        await server.server.slow.look(server.server.lobby.find, int(time.time()) + 2 * PATIENCE)
        await until(lambda: played.match.step > before + 3)
        await page.goto(f"/t/{code}")
        back = page.get_by_role("region", name=await said(page, "since-title"), exact=True)
        await expect(back.get_by_role("listitem").first).to_have_text(re.compile("^Vous versez"))
        await expect(back).to_contain_text(re.compile("Le bot de la maison en a joué"))
        assert await axe(page) == []
        await press(await button(back, "since-close"))
        await expect(back).to_have_count(0)
        await page.goto("about:blank")
