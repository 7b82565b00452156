"""The drawings of every skin have a definite size: browsers disagree about how large a drawing without one is."""

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

MOVED = """() => {
    const stage = document.querySelector('main .stage .stage');
    const shown = [...stage.querySelectorAll('svg, section, button, li, div, p, span')].filter((one) => one.checkVisibility());
    const named = (one) => `${one.tagName}.${one.getAttribute('class')}`;
    const sizes = (things) => things.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return `${Math.round(width)}×${Math.round(height)}`;
    });
    const compare = (things, change) => {
        const [before, after] = [sizes(things), (change(), sizes(things))];
        return things.flatMap((one, at) => before[at] === after[at] ? [] : [`${named(one)} was ${before[at]}, is ${after[at]}`]);
    };
    const drawings = [...stage.querySelectorAll('svg:not([width])')];
    const stretched = compare(shown, () => drawings.forEach((one) => one.setAttribute('viewBox', '0 0 100 700')));
    const filling = drawings.filter((one) => one.computedStyleMap().get('width').unit === 'percent');
    const widened = compare(shown.filter((one) => !drawings.includes(one)), () => {
        for (const one of filling) one.style.height = getComputedStyle(one).height;
        for (const one of filling) one.style.minWidth = '700px';
    });
    return [...stretched, ...widened];
}"""
"""What becomes of another size on the stage when drawings have another ratio, or when those that fill their box are wide by nature."""


async def begun(seat: Seat, moves: int) -> None:
    """Play on until so many moves are made and this seat is asked."""
    rng = random.Random(0)
    async with asyncio.timeout(120):
        while seat.play.step < moves or seat.play.question is None:
            question = seat.play.question
            if question is not None and question.ask["must"]:
                await seat.do(wire.Answer, **seat.answer(rng=rng))
            else:
                await seat.hear()


@pytest.mark.journey
@pytest.mark.parametrize("game", games.names())
async def test_no_drawing_decides_how_large_anything_is(game: str, person: Person, visits: Visits) -> None:
    visitor = await visits("Anna")
    code = await visitor.create(game=game, seats=4, level="apprentice", begin=True, pace="instant")
    await begun(await visits.at(visitor, code), 0 if games.load(game).about.market else MOVES)  # traders take their time
    page = await person(language="fr-FR", viewport=DESKTOP, reduced_motion=True, visitor=visitor, drawn=True)
    for viewport in (PHONE, TABLET, DESKTOP, LARGE):
        await page.set_viewport_size(viewport)
        await page.goto(f"/t/{code}")
        await expect(page.locator("main .stage .stage svg").first).to_be_attached()
        await people.settled(page)
        assert await page.locator("main .stage .stage svg:not([width])").count() > 5
        assert await page.evaluate(MOVED) == []
