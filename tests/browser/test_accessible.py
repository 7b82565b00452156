"""What axe cannot check: what screen readers are told about turns, and that nothing moves for people who prefer reduced motion."""

import re

import pytest
from playwright.async_api import Page, expect

from chaudron.server import wire
from tests.browser import people
from tests.browser.people import press, said
from tests.browser.person import Person
from tests.browser.visits import Visits
from tests.server.people import Seat

MOVES = """() => document.getAnimations()
    .filter(({ playState, effect }) => {
        const { duration, iterations } = effect.getComputedTiming();
        return playState === 'running' && effect.target !== null && duration * iterations > 50;
    })
    .map((animation) => animation.transitionProperty ?? animation.animationName ?? 'script')
    .filter((moved) => !/color|background|shadow|opacity|filter|border|fill|stroke|outline/.test(moved))"""
"""Animations that move an element; a change of colour is not a movement."""

WATCH = """() => {
    window.flown = [];
    const look = () => {
        window.flown.push(...(MOVES)());
        requestAnimationFrame(look);
    };
    look();
}""".replace("MOVES", MOVES)
"""Records everything that moves from now on."""


async def heard(page: Page) -> str:
    """Return the last announcement to screen readers."""
    voice = page.locator("main").get_by_role("status")
    await expect(voice).to_have_count(1)
    assert await voice.get_attribute("aria-live") == "polite"
    return await voice.inner_text()


@pytest.mark.parametrize("language", ["fr", "en", "de"])
async def test_a_screen_reader_is_told_whose_turn_it_is_and_what_happened(person: Person, visits: Visits, language: str) -> None:
    anna, bert = await visits("Anna"), await visits("Bert")
    code = await anna.create(seats=3)
    other = await visits.at(bert, code)
    await other.do(wire.Sit)
    page = await person(language=language, visitor=anna, reduced_motion=True)
    await page.goto(f"/t/{code}")
    await people.fill_with_bots(page, 1)
    await people.begin(page)
    assert await page.evaluate("document.documentElement.lang") == language
    voice = page.locator("main").get_by_role("status")
    mine, his = await said(page, "your-move"), await said(page, "turn-other", names="Bert", count=1)
    await until_turn(other, 0)
    await expect(voice).to_contain_text(mine)
    await expect(page).to_have_title(re.compile(re.escape(mine)))
    await people.play_move(page)
    # Until it is his turn, and then until it is hers again, which tells what he did.
    await until_turn(other, 1)
    await expect(voice).to_contain_text(his)
    assert mine not in await heard(page)
    await expect(page).not_to_have_title(re.compile(re.escape(mine)))
    await other.do(wire.Answer, **other.answer(0))
    await until_turn(other, 0)
    await expect(voice).to_contain_text(mine)
    log = page.get_by_role("complementary").get_by_role("listitem").filter(has_text=re.compile("^Bert "))
    await expect(log.first).to_be_visible()


async def until_turn(seat: Seat, wanted: int) -> None:
    """Wait until it is the turn of `wanted`; this seat plays whenever it is asked."""
    await seat.until(lambda told: told.play is not None)
    while wanted not in seat.play.scene.turn:
        if seat.play.question is not None:
            await seat.do(wire.Answer, **seat.answer(0))
        else:
            await seat.hear()


@pytest.mark.parametrize("reduced", [True, False], ids=["reduced motion", "motion"])
async def test_nothing_moves_for_whoever_would_rather_it_did_not(person: Person, visits: Visits, *, reduced: bool) -> None:
    anna = await visits("Anna")
    code = await anna.create(seats=3, level="apprentice", begin=True)
    page = await person(language="en-GB", visitor=anna, reduced_motion=reduced)
    await page.goto(f"/t/{code}")
    await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
    await page.evaluate(WATCH)
    await people.play_move(page)
    await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
    await press(await people.button(page, "menu"))
    await expect(await people.dialog(page, "menu")).to_be_visible()
    await page.keyboard.press("Escape")
    if reduced:
        assert await page.evaluate("window.flown") == []
        assert await page.evaluate(MOVES) == []
    else:
        await page.wait_for_function("window.flown.length > 0")
