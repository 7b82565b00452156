"""Nothing leaks and nothing is played twice: cookies, storage, foreign scripts, two tabs, quick fingers."""

import json
from functools import partial
from typing import Any

from playwright.async_api import Page, WebSocket, expect

from tests.browser import people
from tests.browser.people import press
from tests.browser.person import Person
from tests.browser.server import Server
from tests.browser.visits import GAME, Visits
from tests.browser.waiting import becomes
from tests.server.people import until


async def test_what_says_who_one_is_can_be_read_by_no_script(person: Person, server: Server) -> None:
    page = await person("Anna", language="en-GB", reduced_motion=True)
    await people.set_up(page, GAME, seats=3)
    await people.fill_with_bots(page, 2)
    await people.begin(page)
    cookies = {cookie["name"]: cookie for cookie in await page.context.cookies()}
    key = cookies["chaudron"]
    assert key["httpOnly"] and key["sameSite"] == "Lax" and key["path"] == "/"
    assert key["expires"] > 0
    read = await page.evaluate(
        "[document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.documentElement.outerHTML, location.href]"
    )
    assert not [text for text in read if key["value"] in text]
    assert set(await page.evaluate("Object.keys(localStorage)")) <= {"language", "sound", "help", "learnt", "seen", "deals", "salts"}
    assert await page.evaluate("Object.keys(sessionStorage)") == []
    assert await page.evaluate("indexedDB.databases()") == []


async def test_a_script_that_got_onto_the_page_is_not_run(person: Person) -> None:
    page = await person()
    answer = await page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    await page.evaluate(
        """() => {
            window.refused = [];
            addEventListener('securitypolicyviolation', (event) => window.refused.push(event.effectiveDirective));
            const script = document.createElement('script');
            script.textContent = 'window.stolen = true';
            document.body.append(script);
            const picture = document.createElement('div');
            picture.innerHTML = '<img src="data:," onerror="window.stolen = true">';
            document.body.append(picture);
        }"""
    )
    await page.wait_for_function("window.refused.length >= 2")
    assert await page.evaluate("window.stolen") is None
    await until(lambda: len(person.complaints()) >= 2)
    person.forgive("Content Security Policy")


class Mouth:
    """Records every message that a page sends over its sockets."""

    def __init__(self, page: Page) -> None:
        self.said: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.said.append(json.loads(frame))

    def answers(self) -> list[int]:
        """Return the questions that were answered, in order."""
        return [message["question"] for message in self.said if message["type"] == "answer"]


async def test_a_double_click_plays_once(person: Person, visits: Visits) -> None:
    anna = await visits("Anna")
    code = await anna.create(seats=3, level="apprentice", begin=True)
    page = await person(language="en-GB", visitor=anna, reduced_motion=True)
    mouth = Mouth(page)
    await page.goto(f"/t/{code}")
    hand = page.locator("main [data-piece^='hand:']")
    for _ in range(2):
        await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
        await people.settled(page)
        held = await hand.count()
        # Twice on a card takes it and puts it back.
        await page.locator("main [data-piece^='hand:'].glows").first.dblclick(position={"x": 8, "y": 8})
        await expect(hand).to_have_count(held)
        if not await page.locator("main [aria-pressed=true]").count():
            await page.locator("main [data-piece^='hand:'].glows").first.click(position={"x": 8, "y": 8})
        cauldron = page.locator("main .cauldron.glows")
        if await cauldron.count():
            await cauldron.first.dblclick()
        await expect(hand).to_have_count(held - 1)
    await until(lambda: len(mouth.answers()) == 2)
    assert mouth.answers() == sorted(set(mouth.answers())), "one answer to each question"
    assert person.complaints() == []
    assert await page.locator(".toast").count() == 0


async def shown(page: Page) -> list[str]:
    """Return all cards on the table or in the hand."""
    found: list[str] = await page.locator("main [data-piece]").evaluate_all("all => all.map((piece) => piece.dataset.piece).sort()")
    return found


async def test_two_tabs_of_the_same_person_stay_in_step(person: Person, visits: Visits) -> None:
    anna = await visits("Anna")
    code = await anna.create(seats=3, level="apprentice", begin=True)
    one = await person(language="en-GB", visitor=anna, reduced_motion=True)
    await one.goto(f"/t/{code}")
    two = await one.context.new_page()
    await two.goto(f"/t/{code}")
    for mover, other in ((one, two), (two, one)):
        for page in (one, two):
            await page.bring_to_front()
            await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
        # A card lifted in one tab is not lifted in the other.
        await other.bring_to_front()
        await press(people.glowing(other).first)
        await expect(other.locator("main [aria-pressed=true]")).to_have_count(1)
        await mover.bring_to_front()
        assert await mover.locator("main [aria-pressed=true]").count() == 0
        await people.play_move(mover)
        await expect(people.glowing(mover).first).to_be_visible(timeout=people.LONG)
        # The move in the one has ended what was begun in the other; both see the same.
        await expect(other.locator("main [aria-pressed=true]")).to_have_count(0)
        for page in (one, two):
            await page.bring_to_front()
            await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
            await people.settled(page)
        await becomes(partial(shown, two), await shown(one))
