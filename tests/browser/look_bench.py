"""Measures looking back in a real browser: `python3 go.py bench look`."""

import asyncio
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
from playwright.async_api import Browser, Page, ViewportSize

from chaudron import bots, games
from chaudron.bots.table import play
from chaudron.cli.bench import line
from chaudron.kernel.match import Match
from chaudron.kernel.model import Move
from chaudron.kernel.record import encode_record
from chaudron.kernel.rng import Rng
from chaudron.lab.bench import Figure
from chaudron.server import wire
from tests.browser.chromium import chromium, launch, start_playwright
from tests.browser.people import TIMEOUT
from tests.browser.server import Server

AnyMatch = Match[Any, Any, Any]

TALK = 1475
"""The number of steps that people talk and trade in a long match, which then has some 2,000 in all."""
VISITS = 5
"""The number of first visits, of which the median counts: one cold start decides nothing."""
WINDOW = ViewportSize(width=1440, height=900)
SHOWN = "main .stage .stage"


def long_match() -> AnyMatch:
    """A market in which people talk and trade for a long time before anybody is done."""
    name = next(name for name in games.names() if games.load(name).about.market)
    game = games.load(name)
    match: AnyMatch = Match(game, game.about.seats[-1], seed=bytes(32))
    rng = Rng(bytes(32), 1)
    while match.step < TALK:
        seat = rng.choice(sorted(match.questions()))
        move = talk(match, seat, rng)
        if move is not None:
            match.play(seat, move)
    return ended(match)


def talk(match: AnyMatch, seat: int, rng: Rng) -> Move | None:
    """Something that a seat may say, and that others may answer; mostly an answer, if there is one."""
    answers = [move for move in match.moves(seat) if move.__struct_fields__]
    found: Move | None = rng.choice(answers) if answers and rng.below(3) else match.game.invent(match.view(seat), rng)
    return found


def ended(match: AnyMatch) -> AnyMatch:
    """The match, played to its end by sensible bots."""
    play(match, {seat: bots.make("heuristic", match.game) for seat in range(match.seats)}, bytes(32))
    return match


def matches() -> list[AnyMatch]:
    """A long match, and one of each other game with as many seats as it has."""
    others = [games.load(name) for name in games.names() if not games.load(name).about.market]
    return [long_match(), *(ended(Match(game, game.about.seats[-1], seed=bytes(32))) for game in others)]


OPENED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))))"
"""Milliseconds from the navigation until the page is painted."""

SCRUB = """async (seconds) => {
    const scrubber = document.querySelector('.controls input');
    const last = Number(scrubber.max);
    const painted = () => new Promise((done) => requestAnimationFrame(done));
    const frames = [await painted()];
    for (let at = 0; frames.at(-1) - frames[0] < 1000 * seconds; at++) {
        // Back and forth, by an odd number of stops, so that no two frames are alike.
        const place = (7 * at) % (2 * last);
        scrubber.value = place <= last ? place : 2 * last - place;
        scrubber.dispatchEvent(new Event('input', { bubbles: true }));
        frames.push(await painted());
    }
    const waits = frames.slice(1).map((frame, at) => frame - frames[at]).sort((a, b) => a - b);
    return [(1000 * waits.length) / (frames.at(-1) - frames[0]), waits[Math.floor(waits.length * 0.99)]];
}"""
"""How many pictures a second are painted while somebody scrubs, and how long the slowest in a hundred takes."""


async def bring(server: Server, match: AnyMatch) -> str:
    """Bring the record of a match, and say its id."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as client:
        answer = await client.post("/api/matches", content=encode_record(match.record()))
    return msgspec.json.decode(answer.content, type=wire.Brought).match


async def first_visit(browser: Browser, server: Server, match: AnyMatch) -> tuple[Page, float]:
    """Open a match that nobody has looked back at, in a browser that has the client and nothing else; returns how long it took."""
    name = await bring(server, match)
    context = await browser.new_context(base_url=server.address, viewport=WINDOW, locale="en-GB")
    context.set_default_timeout(TIMEOUT)
    page = await context.new_page()
    await page.goto(f"/rules/{match.game.about.name}")
    await page.locator(".rules").wait_for()
    await page.goto(f"/look/{name}/{match.step}/open")
    await page.locator(SHOWN).first.wait_for()
    return page, await page.evaluate(OPENED)


async def measured(browser: Browser, server: Server, match: AnyMatch, seconds: float) -> list[Figure]:
    """Open a match for the first time, several times, and scrub through it.

    Each time it is a little shorter, so that it is another match to the server, which keeps nothing of it."""
    opened: list[float] = []
    for visit in reversed(range(VISITS)):
        page, taken = await first_visit(browser, server, match.copy(match.step - visit))
        opened.append(taken)
        if visit:
            await page.context.close()
    rate, slowest = await page.evaluate(SCRUB, seconds)
    stops = await page.locator(".controls input").get_attribute("max")
    await page.context.close()
    title = f"{match.game.about.name}: look back at {match.step:,} steps"
    low, _, high = quantiles(opened, n=4)
    return [
        Figure(f"{title}, until it is shown", median(opened), (high - low) / 2, {}, "ms"),
        Figure(f"{title}, scrubbing over {stops} stops", rate, 0, {}, "pictures a second"),
        Figure(f"{title}, slowest in a hundred", slowest, 0, {}, "ms"),
    ]


async def main(seconds: float = 5) -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await server.start()
        try:
            async with start_playwright() as playwright:
                browser = await launch(playwright, chromium())
                for match in matches():
                    for figure in await measured(browser, server, match, seconds):
                        print(line(figure), flush=True)
                await browser.close()
        finally:
            await server.stop()


if __name__ == "__main__":
    asyncio.run(main(*map(float, sys.argv[1:])))
