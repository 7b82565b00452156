"""Whoever looks on sees the table and nothing that is hidden, in the page or on the line; nor does anybody see another's hand."""

import re

from playwright.async_api import Page, expect

from chaudron.server import wire
from tests.browser import people
from tests.browser.ear import Ear, open_hands
from tests.browser.people import button, dialog, press, said
from tests.browser.person import Person
from tests.browser.visits import GAME, Visits, play_some
from tests.server.people import until


async def own_cards(page: Page) -> list[str]:
    """Return what the page draws for cards in hands."""
    found: list[str] = await page.locator("main [data-zone^='hand:'] [data-face], main [data-piece^='hand:']").evaluate_all(
        "cards => cards.map((card) => card.dataset.piece ?? '')"
    )
    return found


async def test_an_onlooker_sees_no_hand_and_touches_nothing_and_can_leave(person: Person, visits: Visits) -> None:
    anna, bert = await visits("Anna"), await visits("Bert")
    code = await anna.create(seats=3)
    seats = [await visits.at(anna, code), await visits.at(bert, code)]
    page = await person(language="en-GB", reduced_motion=True)
    ear = Ear(page)
    await page.goto(f"/t/{code}")
    await people.invitation(page)
    await seats[1].do(wire.Sit, seat=1)
    await seats[0].do(wire.SeatBot, seat=2, level="apprentice")
    await seats[0].do(wire.Begin)
    status = await people.status(page)
    await expect(status).to_contain_text(await said(page, "looking-on"))
    for moves in (2, 8):
        await play_some(seats, moves)
        await until(lambda: ear.step() >= seats[0].play.step)
        for number, name in enumerate(("Anna", "Bert")):
            hand = next(zone for zone in seats[number].play.scene.zones if zone.id == f"hand:{number}")
            held = page.get_by_role("group", name=re.compile(f"^{name}")).locator(f"[data-zone='hand:{number}']")
            await expect(held).to_have_text(str(len(hand.pieces)))
        assert await own_cards(page) == []
        assert await people.glowing(page).count() == 0
        assert await page.locator("main button:enabled:not([aria-disabled='true'])").count() == 0
    # The names of the others' cards are nowhere on the page either, but in the cauldrons they were poured into.
    assert await page.locator("main").get_by_role("listitem").filter(has=page.locator("[data-face]")).count() == 0
    assert open_hands(ear) == set()
    assert ear.questions() == []
    assert not [told for told in ear.told() if "received" in told["key"] or told["key"].endswith("drew-card")]

    # There is a way out, and nobody has to be asked.
    await press(await button(page, "menu"))
    menu = await dialog(page, "menu")
    await expect(menu).to_be_visible()
    assert await (await button(menu, "rise-for-good")).count() == 0
    await press(menu.get_by_role("link", name=await said(page, "to-home")))
    await expect(page.get_by_role("heading", name=await said(page, "house"), exact=True)).to_be_visible()
    await seats[0].until(lambda told: told.room.onlookers == 0)


async def test_whoever_sits_sees_their_own_hand_and_no_other(person: Person, visits: Visits) -> None:
    page = await person("Anna", language="en-GB", reduced_motion=True)
    ear = Ear(page)
    await people.set_up(page, GAME, seats=3)
    await people.sit(page, 2)
    for number in (1, 3):
        await people.seat_bot(page, number, "apprentice")
    await people.begin(page)
    for _ in range(3):
        await people.play_move(page)
    await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
    cards = await own_cards(page)
    assert cards and all(card.startswith("hand:1:") for card in cards)
    assert open_hands(ear) == {1}
    received = [told for told in ear.told() if "received" in told["key"]]
    assert received and all(told["facts"]["seat"] == {"seat": 1} for told in received)
