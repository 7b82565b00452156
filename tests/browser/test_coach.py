"""Help at the table: what things say of themselves, what the coach advises, and a mistake that is taken back."""

import json
import re
from typing import Any

import pytest
from playwright.async_api import Locator, Page, WebSocketRoute, expect

from chaudron.server import wire
from tests.browser import people
from tests.browser.accessibility import axe
from tests.browser.people import button, dialog, press, said
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.visits import Visits


async def helped(page: Page, level: str) -> None:
    """Choose how much help there is, in the menu."""
    await press(await button(page, "menu"))
    sheet = await dialog(page, "menu")
    await sheet.get_by_label(await said(page, "help-level")).select_option(await said(page, f"help-{level}"))
    await press(await button(sheet, "close"))
    await expect(sheet).to_be_hidden()


async def at_a_table(person: Person, visits: Visits, *, phone: bool = True, language: str = "fr-FR") -> Page:
    """Somebody alone with bots, who is asked something."""
    anna = await visits("Anna")
    code = await anna.create(seats=3, level="apprentice", begin=True)
    viewport = PHONE if phone else DESKTOP
    page = await person(language=language, viewport=viewport, touch=phone, visitor=anna, reduced_motion=True)
    await page.goto(f"/t/{code}")
    await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
    return page


async def card(page: Page) -> Locator:
    """What the coach says."""
    return page.get_by_role("region", name=await said(page, "coach"), exact=True)


@pytest.mark.parametrize("phone", [True, False])
async def test_the_coach_tells_the_best_moves_with_chance_and_reason(person: Person, visits: Visits, *, phone: bool) -> None:
    page = await at_a_table(person, visits, phone=phone)
    asks = await button(page, "coach-ask")
    await expect(asks).to_have_count(0)
    await helped(page, "coach")
    await press(asks)
    says = await card(page)
    await expect(says.locator("li")).to_have_count(3)
    await expect(says.locator("li .chance").first).to_have_text(re.compile(r"^\d+\s% de chances de gagner \(±\d+\)$"))
    await expect(says.locator("li .reason").first).not_to_be_empty()
    assert await axe(page) == []
    # It is remembered; the reload has nothing to say until it is asked.
    await page.reload()
    await expect(asks).to_be_visible()
    await expect(says).to_have_count(0)
    await helped(page, "plain")
    await expect(asks).to_have_count(0)


class Judge:
    """Between a page and the server: calls every move a clear mistake."""

    def __init__(self) -> None:
        self.choices: list[dict[str, Any]] = []

    def __call__(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda data: self.hear(socket, data))
        socket.on_message(lambda data: self.say(socket, server, data))

    def hear(self, socket: WebSocketRoute, data: str | bytes) -> None:
        question = (json.loads(data).get("play") or {}).get("question")
        if question is not None:
            self.choices = question["choices"]
        socket.send(data)

    def say(self, socket: WebSocketRoute, server: WebSocketRoute, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] != "review":
            server.send(data)
            return
        made, better = (
            {"move": choice["move"], "touches": choice["touches"], "told": choice["told"], "chance": chance, "margin": 0.02, "reasons": []}
            for choice, chance in zip(self.choices[:2], (0.2, 0.6), strict=True)
        )
        socket.send(json.dumps({"type": "heard", "id": message["id"], "step": None}))
        reviewed = {"type": "reviewed", "match": message["match"], "question": message["question"], "made": made, "better": better}
        socket.send(json.dumps(reviewed))


async def test_a_mistake_is_taken_back_once_and_the_better_move_shown(person: Person, visits: Visits) -> None:
    anna = await visits("Anna")
    code = await anna.create(seats=3, level="apprentice", begin=True)
    page = await person(language="en-GB", viewport=PHONE, touch=True, visitor=anna, reduced_motion=True, changes=True)
    await page.route_web_socket(re.compile("/socket/"), Judge())
    await page.goto(f"/t/{code}")
    await helped(page, "coach")
    await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
    hand = page.locator("main [data-piece^='hand:']").filter(visible=True)
    held = await hand.count()
    question = await page.locator("main .status").get_attribute("data-question")
    await people.play_move(page)
    says = await card(page)
    await expect(says).to_contain_text(await said(page, "coach-mistake"))
    await expect(says.locator(".better .chance")).to_contain_text("60%")
    assert await axe(page) == []
    await press(await button(says, "coach-take-back"))
    await expect(hand).to_have_count(held)
    await expect(page.locator("main .status")).to_have_attribute("data-question", question or "")
    await expect(says.locator("li")).to_have_count(2)
    # It asks again only after another move; playing on leaves the move as it is.
    await press(await button(says, "close"))
    await expect(says).to_have_count(0)
    await people.play_move(page)
    await press(await button(says, "coach-play-on"))
    await expect(says).to_have_count(0)
    await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
    assert await hand.count() < held


async def test_things_say_what_they_are_and_would_do(person: Person, visits: Visits) -> None:
    page = await at_a_table(person, visits, phone=False, language="de-DE")
    thing = people.glowing(page).first
    name = await thing.get_attribute("aria-label")
    bubble = page.locator("main > p")
    await people.settled(page)
    await thing.hover()
    await expect(bubble).to_contain_text(name or "")
    assert await axe(page) == []
    await page.mouse.move(1, 1)
    await expect(bubble).to_have_count(0)
    await page.keyboard.press("Tab")  # from now on, the focus is visible
    await thing.focus()
    await expect(bubble).to_be_visible()
    described = await page.evaluate("document.activeElement.getAttribute('aria-describedby')")
    await expect(page.locator(f"[id='{described.split()[-1]}']")).not_to_be_empty()
    await page.keyboard.press("Escape")
    await expect(bubble).to_have_count(0)
    await helped(page, "plain")
    await page.keyboard.press("Tab")
    await thing.focus()
    await expect(thing).to_be_focused()
    await expect(bubble).to_have_count(0)


async def test_a_long_press_tells_leads_to_the_rules_and_plays_nothing(person: Person, visits: Visits) -> None:
    page = await at_a_table(person, visits)
    thing = people.glowing(page).first
    await people.settled(page)
    box = await thing.bounding_box()
    assert box
    point = {"x": box["x"] + 12, "y": box["y"] + box["height"] / 2}
    session = await page.context.new_cdp_session(page)
    await session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    bubble = page.locator("main > p").filter(has_text=await thing.get_attribute("aria-label") or "")
    await expect(bubble).to_be_visible()
    await session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(thing).to_have_attribute("aria-pressed", "false")
    # One more tap leads to its paragraph of the rules.
    await press(await button(bubble, "rules-question"))
    await expect(await dialog(page, "rules-of", game=people.title("fr", "poison"))).to_be_visible()
    await expect(page.locator(":is(#colours, #poison):focus")).to_be_in_viewport()
    await expect(bubble).to_have_count(0)


async def test_with_others_everybody_sees_that_coaching_is_on(person: Person, visits: Visits) -> None:
    anna, bert = await visits("Anna"), await visits("Bert")
    for coaching in (True, False):
        code = await anna.create(seats=3, coaching=coaching)
        seat = await visits.at(bert, code)
        await seat.do(wire.Sit)
        page = await person(language="fr-FR", visitor=anna, reduced_motion=True)
        await page.goto(f"/t/{code}")
        await people.fill_with_bots(page, 1)
        await people.begin(page)
        await seat.until(lambda update: update.play is not None)
        await helped(page, "coach")
        other = await person(language="en-GB", visitor=bert, reduced_motion=True)
        await other.goto(f"/t/{code}")
        note = (await people.status(other)).get_by_text(await said(other, "coaching-on"))
        await expect(note).to_have_count(int(coaching))
        while 0 not in seat.play.scene.turn:
            if seat.play.question is None:
                await seat.hear()
            else:
                await seat.do(wire.Answer, **seat.answer(0))
        await expect(people.glowing(page).first).to_be_visible()
        await expect(await button(page, "coach-ask")).to_have_count(int(coaching))
