"""On a phone, held upright: the whole table in sight, every card under a finger, with few people and with many."""

import pytest
from playwright.async_api import Page, expect

from tests.browser import looks, people
from tests.browser.people import button, press, said
from tests.browser.person import PHONE, SMALL, Person
from tests.browser.visits import Visits

CUT_OFF = """() => [...document.querySelectorAll(
        'header a, header button, main [data-piece], main .cauldron, main [role=group], main [role=img], main section > div')]
    .filter((thing) => !thing.closest('[aria-hidden=true]') && thing.checkVisibility())
    .filter((thing) => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map((thing) => `${thing.getAttribute('aria-label') ?? thing.className}`)"""
"""Elements of the table that are not entirely in the window."""


async def wrong(page: Page) -> list[str]:
    """Return what does not fit, and what is too small for a finger."""
    await people.settled(page)
    cut_off: list[str] = await page.evaluate(CUT_OFF)
    high: bool = await page.evaluate("document.documentElement.scrollHeight > innerHeight")
    found = [*(f"{thing} is cut off" for thing in cut_off), *await looks.outside(page), *await looks.small_targets(page)]
    return [*found, "the page scrolls"] if high else found


async def wrong_anywhere(page: Page) -> list[str]:
    """Return what is wrong on a phone and on a small phone."""
    found = []
    for viewport in (PHONE, SMALL):
        await page.set_viewport_size(viewport)
        found += [f"{viewport['width']} pixels wide: {line}" for line in await wrong(page)]
    return found


@pytest.mark.journey
@pytest.mark.parametrize("seats", [3, 6])
async def test_a_table_fits_a_phone_and_is_played_with_a_finger(person: Person, visits: Visits, seats: int) -> None:
    anna = await visits("Anna")
    code = await anna.create(seats=seats, level="apprentice", begin=True)
    page = await person(language="de-DE", viewport=PHONE, touch=True, visitor=anna, reduced_motion=True, drawn=True)
    await page.goto(f"/t/{code}")
    for _ in range(2):
        await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
        assert await wrong_anywhere(page) == []
        # With a card touched nothing has moved out of reach; and it can be taken back with a finger.
        await press(people.glowing(page).first)
        back = await button(page, "take-back")
        await expect(back).to_be_visible()
        assert await wrong_anywhere(page) == []
        await press(back)
        await expect(back).to_be_hidden()
        await people.play_move(page)
    await press(await button(page, "scores"))
    await expect(page.get_by_role("dialog", name=await said(page, "scores"))).to_be_visible()


async def test_a_card_is_dragged_into_a_cauldron(person: Person, visits: Visits) -> None:
    anna = await visits("Anna")
    code = await anna.create(seats=3, level="apprentice", begin=True)
    page = await person(language="en-GB", visitor=anna, reduced_motion=True)
    await page.goto(f"/t/{code}")
    card = people.glowing(page).first
    await expect(card).to_be_visible(timeout=people.LONG)
    await people.settled(page)
    hand = page.locator("main [data-piece^='hand:']")
    held = await hand.count()
    await press(card)
    await people.settled(page)
    target = await page.locator("main .cauldron.glows").first.bounding_box()
    back = await button(page, "take-back")
    await press(back)
    await expect(back).to_be_hidden()
    await people.settled(page)
    start = await card.bounding_box()
    assert start and target
    await page.mouse.move(start["x"] + 12, start["y"] + 30)
    await page.mouse.down()
    await page.mouse.move(start["x"] + 40, start["y"] - 40, steps=3)
    await page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=3)
    await page.mouse.up()
    await expect(hand).to_have_count(held - 1)
