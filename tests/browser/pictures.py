"""Retakes the pictures of the README, in docs/pictures: `python3 go.py pictures`. Look at them before you commit them."""

import asyncio
import base64
import json
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.async_api import Browser, Page, Route, ViewportSize, expect

from chaudron import games
from chaudron.lessons import lessons
from chaudron.server import wire
from chaudron.server.cards import game_card
from tests.browser import people
from tests.browser.chromium import ROOT, chromium, launch, start_playwright
from tests.browser.reckonings import ROUNDS
from tests.browser.server import Server
from tests.browser.test_why_not import pieces, play_until_misfit
from tests.browser.visits import Visits
from tests.browser.zaubercocktail import table as market
from tests.games.zaubercocktail import table as rig
from tests.games.zaubercocktail.table import STONE
from tests.server.people import Seat, Visitor

FOLDER = ROOT / "docs" / "pictures"
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
TALL = ViewportSize(width=1440, height=1500)
"""A window that shows every game on the home page."""
QUALITY = 88
ADDRESS = "https://chaudron.example"
LARGEST = 400_000
"""The maximum size of a picture in bytes."""
FULL = 8
"""The total at which a bowl looks well filled."""
HANDFUL = {True: 7, False: 4}
"""The minimum number of cards in hand, at a table with bowls (True) and without (False)."""
PLENTY = 14
"""The minimum number of things to touch, if there are fewer cards in hand."""
FEW = 2
"""The minimum number of cards in hand in that case."""
MOST_MATCHES = 20


async def photograph(page: Page, name: str) -> None:
    """Take a picture, without scrollbars, once the page is at rest."""
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setScrollbarsHidden", {"hidden": True})
    await page.evaluate("document.fonts.ready")
    await page.mouse.move(0, 0)
    await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    await people.settled(page)
    # Endless animations are captured at the same moment every time.
    await page.evaluate("document.getAnimations().forEach((animation) => { animation.pause(); animation.currentTime = 1800; })")
    size = page.viewport_size
    assert size is not None
    clip = {"x": 0, "y": 0, **size, "scale": await page.evaluate("devicePixelRatio")}
    taken = await session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    content = base64.b64decode(taken["data"])
    assert len(content) <= LARGEST, f"{name} is too large: {len(content)} bytes"
    (FOLDER / f"{name}.webp").write_bytes(content)
    print(f"{name}.webp: {len(content) / 1000:.0f} KB")


async def browse(browser: Browser, visitor: Visitor, viewport: ViewportSize) -> Page:
    """Return a page in a new browser with the visitor's cookies."""
    phone = viewport is PHONE
    context = await browser.new_context(
        base_url=visitor.address,
        locale="en-GB",
        viewport=viewport,
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        is_mobile=phone,
    )
    cookies = [{"name": name, "value": value, "url": visitor.address} for name, value in visitor.http.cookies.items()]
    await context.add_cookies(cookies)  # type: ignore[arg-type]  # a typed dictionary
    await context.route("**/api/home", shared)
    return await context.new_page()


async def shared(route: Route) -> None:
    """Replace the server's address with a public one, as on a real server."""
    answer = await route.fetch()
    await route.fulfill(response=answer, json={**await answer.json(), "share": ADDRESS})


async def friends(visits: Visits) -> list[Visitor]:
    """Create three visitors."""
    return [await visits(name) for name in ("Margot", "Lucien", "Iris")]


async def round_a_table(visits: Visits, people_there: list[Visitor], **wanted: object) -> tuple[str, list[Seat]]:
    """Create a table of four where only these people have a seat."""
    code = await people_there[0].create(seats=4, **wanted)
    seats = [await visits.at(visitor, code) for visitor in people_there]
    for number, seat in enumerate(seats[1:], 1):
        await seat.do(wire.Sit, seat=number)
    return code, seats


def well_filled(play: wire.Play) -> bool:
    """Whether a table is worth a picture: many choices, not only in hand, and nearly full bowls if there are any."""
    bowls = [zone for zone in play.scene.zones if zone.kind == "bowl"]
    hand = next(zone for zone in play.scene.zones if zone.kind == "hand" and zone.owner == play.scene.seat)
    totals = [int(str(zone.facts.get("total", len(zone.pieces)))) for zone in bowls]
    brimming = not bowls or (min(totals) >= FULL and len({*totals}) > 1)
    if play.question is None:
        return False
    touches = {touch for choice in play.question.choices for touch in choice.touches}
    more = not touches <= {piece.touch for piece in hand.pieces}
    plenty = len(hand.pieces) >= FEW and len(touches) >= PLENTY and any(score.total for score in play.scene.scores)
    return brimming and more and (plenty or len(hand.pieces) >= HANDFUL[bool(bowls)])


async def play_until(seats: list[Seat], what: Callable[[wire.Play], bool]) -> bool:
    """Let people and bots play until `what` is true for the first of them; returns False if the match ends before."""
    rng = random.Random(0)
    for seat in seats:
        await seat.until(lambda told: told.play is not None)
    while True:
        step = max(seat.play.step for seat in seats)
        for seat in seats:
            await seat.reach(step)
        if seats[0].play.outcome is not None:
            return False
        if seats[0].play.step > 16 and what(seats[0].play):
            return True
        asked = [seat for seat in seats if seat.play.question is not None]
        if asked:
            await asked[0].do(wire.Answer, **asked[0].answer(rng=rng))
        else:
            await seats[0].hear()


async def take_table(browser: Browser, visits: Visits, there: list[Visitor], game: str) -> None:
    """Take a table in the middle of a match, on a desktop and on a phone."""
    for _ in range(MOST_MATCHES):
        code, seats = await round_a_table(visits, there, game=game)
        await seats[0].do(wire.SeatBot, seat=3, level="apprentice")
        await seats[0].do(wire.Begin)
        if await play_until(seats, well_filled):
            break
    else:
        raise AssertionError("no match with a table worth a picture")
    for name, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
        page = await browse(browser, there[0], viewport)
        await page.goto(f"/t/{code}")
        await expect(people.glowing(page).first).to_be_visible()
        await photograph(page, f"{game}-{name}")
        await page.context.close()


async def take_market(browser: Browser) -> None:
    """Take a busy market of Zaubercocktail, on a desktop and on a phone."""
    hands = (
        "3 green, 2 lead, 2 silver, troll, black",
        "2 gira, 3 blue, gold, troll",
        "2 blue, 2 yellow, troll, faran",
        "lead, 2 white, 3 blue",
    )
    state = rig.table(*hands, "3 green, gold, 2 gira", pawns=(9, 11, 6, 4, 7), round=2)
    with tempfile.TemporaryDirectory() as folder:
        async with market.arranged_server(Path(folder)) as server:
            visits = Visits(server.address)
            table = await market.set_out(server, visits, state, names=("Margot", "Lucien", "Iris", "Théo", "Nora"))
            for visitor in table.visitors[1:]:
                await visits.at(visitor, table.code)
            await table.say(3, STONE)
            await table.say(1, rig.offer("gold", "lead"), rig.call("2 lead"), rig.offer("2 gira", "silver"), rig.offer("blue", "white"))
            await table.say(2, rig.offer("troll, blue", "lead", 0), rig.offer("faran", "2 silver"), rig.offer("2 yellow", "2 gira"))
            await table.say(
                4, rig.offer("gold", "2 green"), rig.offer("2 gira", "2 yellow"), rig.call("faran"), rig.offer("green", "2 blue")
            )
            await table.say(0, rig.offer("lead", "troll"))
            for name, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
                page = await browse(browser, table.visitors[0], viewport)
                await page.goto(f"/t/{table.code}")
                await market.give(page, "green, lead")
                await market.want(page, "gold")
                await market.at_rest(market.takeable(page, 1))
                await photograph(page, f"{market.GAME}-{name}")
                await page.context.close()
            await visits.close()


async def take_reckonings(browser: Browser) -> None:
    """Take the reckoning of a round of each game, on a desktop and on a phone."""
    with tempfile.TemporaryDirectory() as folder:
        async with market.arranged_server(Path(folder)) as server:
            visits = Visits(server.address)
            for game, arrange in ROUNDS.items():
                for name, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
                    table, end = await arrange(server, visits)
                    page = await browse(browser, table.visitors[0], viewport)
                    await page.goto(f"/t/{table.code}")
                    await expect(page.locator("main .stage .stage")).to_be_visible()
                    await end()
                    await people.press(await people.button(page.locator("main .reckoning"), "reckoning-skip"))
                    await photograph(page, f"{game}-reckoning-{name}")
                    await page.context.close()
            await visits.close()


async def take_all(browser: Browser, visits: Visits) -> None:
    """Take all pictures."""
    margot, lucien, iris = await friends(visits)
    for game in games.names():
        if game == market.GAME:
            await take_market(browser)
        else:
            await take_table(browser, visits, [margot, lucien, iris], game)

    await take_help(browser, visits, [margot, lucien, iris])
    await take_reckonings(browser)

    hers, _ = await round_a_table(visits, [lucien, margot], public=True)
    page = await browse(browser, lucien, DESKTOP)
    await page.goto(f"/t/{hers}")
    await people.seat_bot(page, 3, "brewer")
    await photograph(page, "lobby-desktop")
    await page.context.close()

    await take_lesson(browser, margot)
    await take_home(browser, visits)
    await take_rules(browser, visits)
    await photograph(await won(browser, visits), "result-phone")


async def take_lesson(browser: Browser, visitor: Visitor) -> None:
    """Take the first lesson that has something to do, on a desktop and on a phone."""
    game = next(name for name in games.names() if lessons(games.load(name)))
    taught = lessons(games.load(game))[0]
    step = next(at for at, step in enumerate(taught.steps) if step.do)
    for name, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
        page = await browse(browser, visitor, viewport)
        begun = json.dumps({f"{game}/{taught.name}": {"step": step, "done": False}})
        await page.add_init_script(f"localStorage.learnt = '{begun}'")
        await page.goto(f"/learn/{game}/{taught.name}")
        await expect(page.locator("[data-glow]").first).to_be_visible()
        await photograph(page, f"lesson-{name}")
        await page.context.close()


async def take_help(browser: Browser, visits: Visits, there: list[Visitor]) -> None:
    """Take a touch that leads nowhere and what it is told, and what the coach would do."""
    code = await there[0].create(seats=3)
    seats = [await visits.at(visitor, code) for visitor in there]
    for seat in seats[1:]:
        await seat.do(wire.Sit)
    await seats[0].do(wire.Begin)
    for seat in seats:
        await seat.until(lambda told: told.play is not None)
    card, bowl = await play_until_misfit(seats)
    alone = await there[0].create(seats=4, level="apprentice", begin=True)
    await play_until([await visits.at(there[0], alone)], well_filled)
    for name, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
        page = await browse(browser, there[0], viewport)
        await page.goto(f"/t/{code}")
        await people.press((await pieces(page, card)).first)
        await people.press(page.locator(f"main [data-touch='{bowl}']"))
        await expect(people.hint(page)).to_be_visible()
        await photograph(page, f"why-not-{name}")
        await page.evaluate("localStorage.setItem('help', 'coach')")
        await page.goto(f"/t/{alone}")
        await people.press(await people.button(page, "coach-ask"))
        await expect(page.locator("main section.coach li").first).to_be_visible()
        await photograph(page, f"coach-{name}")
        await page.context.close()


async def take_home(browser: Browser, visits: Visits) -> None:
    """Take the home page with a public table; the desktop picture shows all games."""
    newcomer = await visits("Nora")
    for name, viewport in (("home-desktop", TALL), ("home-phone", PHONE)):
        page = await browse(browser, newcomer, viewport)
        await page.goto("/")
        await expect(page.get_by_role("heading", name=await people.said(page, "public-title"))).to_be_visible()
        if viewport is TALL:
            for game in games.names():
                await expect(page.get_by_role("heading", name=game_card(game).titles["en"])).to_be_in_viewport(ratio=1)
        await photograph(page, name)
        await page.context.close()


async def take_rules(browser: Browser, visits: Visits) -> None:
    """Take the beginning of a rules page, and how to play a game at once."""
    newcomer = await visits("Nora")
    for size, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
        page = await browse(browser, newcomer, viewport)
        await page.goto("/rules/poison")
        await expect(page.locator(".rules[data-drawn] .thing svg").first).to_be_visible()
        await photograph(page, f"rules-{size}")
        await page.goto("/")
        called = game_card("potion-academy").titles["en"]
        await people.press(await people.button(page, "play-as-label", game=called))
        await expect((await people.dialog(page, "play-as-title", game=called)).get_by_role("switch").first).to_be_visible()
        await photograph(page, f"play-now-{size}")
        await page.context.close()


async def won(browser: Browser, visits: Visits) -> Page:
    """Return a page with the result of a match that its visitor has won."""
    four = [*await friends(visits), await visits("Théo")]
    for _ in range(MOST_MATCHES):
        code, seats = await round_a_table(visits, four)
        await seats[0].do(wire.Begin)
        await play_until(seats, lambda play: False)
        outcome = seats[0].play.outcome
        if outcome is not None and outcome.winners == (0,):
            page = await browse(browser, four[0], PHONE)
            await page.goto(f"/t/{code}")
            await expect(await people.result(page)).to_be_visible()
            return page
    raise AssertionError("the first visitor won no match")


async def main() -> None:
    """Start a server and a browser, and take the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=people.TIMEOUT)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        await server.start()
        visits = Visits(server.address)
        try:
            async with start_playwright() as playwright:
                browser = await launch(playwright, chromium())
                await take_all(browser, visits)
                await browser.close()
        finally:
            await visits.close()
            await server.stop()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
