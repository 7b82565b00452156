"""Looking back at a market: while one scrubs, each step shows its own offers and no others."""

from typing import Any

import msgspec
from playwright.async_api import expect

from chaudron import bots, games
from chaudron.bots.table import play
from chaudron.kernel.match import Match
from chaudron.kernel.record import encode_record
from chaudron.server import wire
from tests.browser.person import Person
from tests.browser.visits import Visits

SCRUBBED = """async (stops) => {
    const scrubber = document.querySelector('.controls input');
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found = [];
    for (const stop of stops) {
        scrubber.value = stop;
        scrubber.dispatchEvent(new Event('input', { bubbles: true }));
        await painted();
        const offers = [...document.querySelectorAll('.market .offer')];
        found.push(offers.map((offer) => [offer.dataset.touch, Number(getComputedStyle(offer).opacity)]).sort());
    }
    return found;
}"""
"""Drags the scrubber from stop to stop without a rest, and tells which offers are painted at each, and how clearly."""


def offers(look: wire.Look, stop: int) -> list[list[Any]]:
    """Return what stands on the market at a stop, all of it clearly to be seen."""
    zones = [look.zones[place] for place in look.frames[look.stops[stop]].zones]
    standing = [zone for zone in zones if zone.name in ("call", "display", "offer-give", "answer-give")]
    return sorted([zone.touch or zone.id, 1] for zone in standing)


async def test_while_one_scrubs_each_step_shows_its_own_offers(person: Person, visits: Visits) -> None:
    game = games.load("zaubercocktail")
    match: Match[Any, Any, Any] = Match(game, 4, seed=bytes(32))
    play(match, {seat: bots.make("heuristic", game) for seat in range(4)}, bytes(32))
    anna = await visits("Anna")
    name = (await anna.call("POST", "/api/matches", msgspec.json.decode(encode_record(match.record())), wire.Brought)).match
    look = await anna.call("GET", f"/api/matches/{name}/looks/open", None, wire.Look)
    market = [stop for stop in range(len(look.stops)) if offers(look, stop)]
    assert len(market) > 10
    # Back and forth, one by one and by leaps.
    stops = [*market[:8], *market[::7], *market[::-5], *market[-4:]]
    page = await person(language="en-GB", visitor=anna)
    await page.goto(f"/look/{name}/0/open")
    await expect(page.locator(".market")).to_be_visible()
    shown = await page.evaluate(SCRUBBED, stops)
    assert shown == [offers(look, stop) for stop in stops]
