"""Zaubercocktail on every screen, from the opening to the reckoning."""

import re
from collections.abc import Sequence

import pytest
from playwright.async_api import ViewportSize, expect

from chaudron.server import wire
from tests.browser.people import press
from tests.browser.person import LARGE, PHONE, SMALL, Person
from tests.browser.visits import Visits
from tests.browser.zaubercocktail.table import (
    GAME,
    give,
    made,
    nothing_wrong,
    offer,
    plate,
    put_stone,
    ranking,
    reckoning,
    set_out,
    show,
    touch,
    want,
    word,
)
from tests.games.zaubercocktail import table as rig
from tests.games.zaubercocktail.table import STONE
from tests.server.people import House


@pytest.mark.journey
@pytest.mark.parametrize(("viewports", "language", "seats"), [((PHONE, SMALL), "de", 7), ((LARGE,), "en", 4)], ids=["phones", "desktop"])
async def test_nothing_is_in_anybodys_way(
    person: Person, server: House, visits: Visits, viewports: Sequence[ViewportSize], language: str, seats: int
) -> None:
    """From the opening to the reckoning, with a hand of every kind and a full market."""
    hands = ("3 blue, 2 green, 2 lead, gira, troll, yellow, silver, 2 white, faran, gold, 2 black", *["3 blue, 2 green, lead"] * 6)
    table = await set_out(server, visits, rig.table(*hands[:seats]))
    touched = LARGE not in viewports
    page = await person(language=language, viewport=viewports[0], touch=touched, reduced_motion=True, visitor=table.visitors[0], drawn=True)

    async def looked_at(*, quick: bool = False) -> None:
        for viewport in viewports:
            await page.set_viewport_size(viewport)
            await nothing_wrong(page, language, quick=quick or viewport is SMALL)

    await page.goto(f"/t/{table.code}")
    await expect(page.locator("main .composer")).to_be_visible()
    await looked_at(quick=True)
    for seat in range(1, seats):
        await table.say(seat, rig.offer("2 blue, green", "gold"), rig.offer("lead", "2 white, faran"), rig.offer("blue", "silver", 0))
        await table.say(seat, rig.call("2 gold"), rig.offer("green", "2 gold"), rig.display("3 blue"), rig.call("black"))
    display, last = table.standing[-2:]
    await expect(offer(page, last)).to_have_count(1)
    await give(page, "blue, green, lead")
    await want(page, "2 gold, faran")
    await looked_at()
    await made(page, "offer")
    await touch(page, last)
    await expect(page.locator("main .composer")).to_have_class(re.compile("answering"))
    await want(page, "gira, troll")
    await looked_at(quick=True)
    await press(page.get_by_role("button", name=word(language, "start-over"), exact=True))
    await touch(page, display)
    await give(page, "gira, troll")
    await looked_at(quick=True)
    await press(page.get_by_role("button", name=word(language, "start-over"), exact=True))
    await give(page, "2 white")
    await looked_at(quick=True)
    await press(page.get_by_role("button", name=word(language, "start-over"), exact=True))
    await table.say(1, STONE)
    await put_stone(page)
    await looked_at(quick=True)
    if seats > 4:
        await table.say(2, STONE)
    await expect(page.locator("main .choose")).to_be_visible()
    await looked_at()
    await show(page)
    for seat in range(1, seats):
        await table.say(seat, rig.show("3 blue"), rig.show("2 green"))
    sheet = await reckoning(page, 1)
    assert len(await ranking(sheet, seats, "Anna")) == seats
    await press(sheet.get_by_role("button"))
    await looked_at(quick=True)
    await press(page.get_by_role("button", name=word(language, "reckoning-again")))
    assert len(await ranking(sheet, seats, "Anna")) == seats
    await looked_at()


async def test_whoever_is_no_person_is_marked(person: Person, server: House, visits: Visits) -> None:
    host, friend = await visits("Anna"), await visits("Bert")
    code = await host.create(game=GAME, seats=4)
    await visits.sit(friend, code)
    await host.call("POST", f"/api/tables/{code}/programs", {"seat": 2, "name": "Otto"}, wire.ProgramToken)
    async with host.at(code) as seat:
        await seat.do(wire.SeatBot, seat=3, level="apprentice")
        await seat.do(wire.Begin)
    page = await person(language="en", visitor=host)
    await page.goto(f"/t/{code}")
    mark = ".who svg + svg"
    await expect(page.locator(f"main .players {mark}")).to_have_count(2)
    await expect((await plate(page, "Otto")).locator(mark)).to_have_count(1)
    await expect(await plate(page, "Otto")).to_have_accessible_name(re.compile(r"\ba program\b"))
    await expect((await plate(page, "Bert")).locator(mark)).to_have_count(0)
