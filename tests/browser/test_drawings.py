"""The drawings of every skin have a size of their own: how large a browser would draw them without one makes no difference."""

import asyncio
import random

import pytest
from playwright.async_api import expect

from chaudron import games
from chaudron.server import wire
from tests.browser import people
from tests.browser.person import DESKTOP, LARGE, PHONE, TABLET, Person
from tests.browser.visits import Visits
from tests.server.people import Seat

MOVES = 12
"""By then, there is something of everything on most tables."""

UNSETTLED = """(natural) => {
    const stage = document.querySelector('main .stage .stage');
    const things = [...stage.querySelectorAll('svg, section, button, li, div, p, span')].filter((one) => one.checkVisibility());
    const sizes = () => things.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return `${Math.round(width)}×${Math.round(height)}`;
    });
    const own = sizes();
    for (const drawing of stage.querySelectorAll('svg:not([width])')) {
        drawing.removeAttribute('viewBox');
        drawing.setAttribute('width', natural);
        drawing.setAttribute('height', natural * 2);
    }
    const named = (one) => `${one.tagName}.${one.getAttribute('class')}`;
    return sizes().flatMap((size, at) => size === own[at] ? [] : [`${named(things[at])} was ${own[at]}, is ${size}`]);
}"""
"""What becomes of another size on the stage once every drawing without a size of its own is by nature so wide and twice as high."""


async def begun(seat: Seat) -> None:
    """Play on until some moves are made and this seat is asked; where it need not answer, it keeps silent."""
    rng = random.Random(0)
    async with asyncio.timeout(120):
        while seat.play.step < MOVES or seat.play.question is None:
            question = seat.play.question
            if question is not None and question.ask["must"]:
                await seat.do(wire.Answer, **seat.answer(rng=rng))
            else:
                await seat.hear()


@pytest.mark.parametrize("game", games.names())
async def test_the_natural_size_of_a_drawing_changes_nothing(game: str, person: Person, visits: Visits) -> None:
    visitor = await visits("Anna")
    code = await visitor.create(game=game, seats=4, level="apprentice", begin=True, pace="instant")
    await begun(await visits.at(visitor, code))
    page = await person(language="fr-FR", viewport=DESKTOP, reduced_motion=True, visitor=visitor)
    for viewport in (PHONE, TABLET, DESKTOP, LARGE):
        await page.set_viewport_size(viewport)
        await page.goto(f"/t/{code}")
        await expect(page.locator("main .stage .stage svg").first).to_be_attached()
        await people.settled(page)
        assert await page.locator("main .stage .stage svg:not([width])").count() > 5
        assert await page.evaluate(UNSETTLED, 700) == []
