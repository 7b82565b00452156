"""Potion Academy as others see it and on every screen, and what a host may bring."""

import random
import re
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from playwright.async_api import ViewportSize, expect

from chaudron import games
from chaudron.kernel.model import BadSetup
from chaudron.texts import texts
from tests.browser import people
from tests.browser.ear import Ear, open_hands
from tests.browser.people import choose_file, press, said, say, title, toml
from tests.browser.person import DESKTOP, PHONE, SMALL, Person
from tests.browser.potion_academy.table import (
    GAME,
    HANDY,
    NAMES,
    THIEVES,
    Table,
    box,
    calm,
    card_of,
    hand,
    leaked,
    make_move,
    name_of,
    nothing_wrong,
    place,
    set_out,
    word,
)
from tests.browser.visits import Visits
from tests.browser.waiting import becomes
from tests.server.people import until

QUESTIONS = {
    "discard-first", "take-turn", "follow-up", "may-score", "discard-one",
    "clear-one", "pick-card", "choose-buried", "choose-salvage", "keep-one",
}  # fmt: skip


async def test_an_onlooker_sees_what_is_placed_and_no_hand(person: Person, visits: Visits) -> None:
    table = await set_out(visits, HANDY, begin=False)
    page = await person(language="en-GB", viewport=PHONE, touch=True, reduced_motion=True, drawn=True)
    ear = Ear(page)
    await page.goto(f"/t/{table.code}")
    await people.invitation(page)
    await table.begin()
    await expect(await people.status(page)).to_contain_text(await said(page, "looking-on"))
    for reached in (lambda: True, lambda: table.cards("placed:0") and table.ask == "take-turn"):
        await table.until(reached, calm)
        await until(lambda: ear.step() == table.seats[0].play.step)
        hands = [card for number in range(3) for card in table.cards(f"hand:{number}", number)]
        for number, name in enumerate(NAMES[:3]):
            there = place(page, name)
            held = word("en", "zone-hand", count=len(table.cards(f"hand:{number}", number)))
            await expect(there.get_by_role("button", name=re.compile(rf"\b{held}\b")).first).to_be_visible()
            await expect(there.get_by_role("listitem")).to_have_count(len(table.cards(f"placed:{number}")))
        await becomes(partial(leaked, page, hands), list[str]())
        assert await hand(page) == []
        assert await people.glowing(page).count() == 0
    assert open_hands(ear) == set() and ear.questions() == []
    assert not {zone["name"] for zone in ear.zones()} & {"seen", "drawn", "sayings"}
    await nothing_wrong(page, "en")


@pytest.mark.journey
@pytest.mark.parametrize(("viewports", "language"), [((PHONE, SMALL), "de"), ((DESKTOP,), "fr")], ids=["phones", "desktop"])
async def test_nothing_is_in_anybodys_way(person: Person, visits: Visits, viewports: Sequence[ViewportSize], language: str) -> None:
    table = await set_out(visits, HANDY)
    page = await person(language=language, reduced_motion=True, visitor=table.host, drawn=True)
    await page.goto(f"/t/{table.code}")
    rng = random.Random(0)
    missing = set(QUESTIONS)
    leads = {"forage": "keep-one", "salvage": "choose-salvage", "pickpocket": "pick-card", "bury": "choose-buried"}

    def curious(number: int, move: dict[str, Any]) -> float:
        """The host does what leads to another question, and the others make the host bury a card."""
        rank = {"place": 1.0, "use": 2.0, "aim": 2.0, "hit": 2.0, "refill": 4.0 if "discard-one" not in missing else 0.7}.get(
            move["type"], 3.0
        )
        if move["type"] in ("use", "aim") and leads[move["by"]["effect"]] in missing:
            rank = 0 if number == 0 or move.get("on") == 0 else 5
        return rank + rng.random() / 2 + (5 if move.get("on") == number else 0)

    while missing:
        await table.until(lambda: table.ask in missing, curious)
        for viewport in viewports:
            await page.set_viewport_size(viewport)
            await table.shows(page)
            await nothing_wrong(page, language, quick=viewport is SMALL)
        missing.discard(str(table.ask))
        await table.answer(0, curious)


BOARD = """() => ({
    near: [...document.querySelectorAll('main .board tbody tr')].map((row) => [Number(row.dataset.colour),
        ...[...row.querySelectorAll('td')].map((cell) => cell.firstElementChild?.getAttribute('aria-label') ?? cell.innerText)]),
    discarded: [...document.querySelectorAll('main .board li > span')].map((card) => card.getAttribute('aria-label')),
})"""
"""What the board tells of every colour and of the discard pile."""


def told_on_board(table: Table, language: str) -> dict[str, Any]:
    """What the board has to tell, as the server says it."""
    facts = table.seats[0].play.scene.facts
    rows = []
    for colour in range(len(table.seats)):
        row: list[Any] = [colour]
        for scored in facts["scoring"]:
            key = "near-alike" if scored["alike"] else "near-different"
            (near,) = (each for each in facts["near"] if (each["colour"], each["combination"]) == (colour, scored["combination"]))
            row.append(word(language, key, count=len(near["potions"]), of=near["of"]))
        rows.append(row)
    return {"near": rows, "discarded": [name_of(language, card_of(card)) for card in reversed(table.cards("discard"))]}


async def test_a_large_table_shows_what_everybody_is_near_to_and_every_discarded_card(person: Person, visits: Visits) -> None:
    table = await set_out(visits, HANDY)
    page = await person(language="fr-FR", viewport=DESKTOP, reduced_motion=True, visitor=table.host, drawn=True)
    await page.goto(f"/t/{table.code}")
    board = page.locator("main .board")
    seen = []
    for number in range(3):
        await table.until(lambda number=number: len(table.cards("placed:0")) == number and table.ask == "take-turn", calm)  # type: ignore[misc]
        await table.shows(page)
        await expect(board).to_be_visible()
        told = told_on_board(table, "fr")
        await becomes(partial(page.evaluate, BOARD), told)
        seen.append(told)
    assert seen[0]["discarded"] and seen[0]["near"] != seen[1]["near"] != seen[2]["near"]
    # Whatever is looked at is explained there instead; on a phone, the places themselves tell it.
    await page.get_by_role("main").locator(".hand button").first.hover()
    await expect(board).to_have_count(0)
    await page.mouse.move(0, 0)
    await expect(board).to_be_visible()
    await page.set_viewport_size(PHONE)
    await expect(board).to_be_hidden()
    await expect(page.get_by_role("list", name=word("fr", "what-scores"))).to_be_visible()


async def test_cards_and_options_that_cannot_be_are_refused_in_words_and_right_ones_play(person: Person) -> None:
    person.forgive("status of 400")
    words = texts("de", games.load(GAME))
    page = await person("Anna", "de-DE", PHONE, touch=True, reduced_motion=True, drawn=True)
    await press(await people.button(page, "set-up-label", game=title("de", GAME)))
    sheet = await people.dialog(page, "set-up-title", game=title("de", GAME))

    # Alone, three alike are not worth more.
    await press(sheet.get_by_role("radiogroup").get_by_text("1", exact=True))
    dearer = sheet.get_by_role("switch", name=words.say("option-alike-four"))
    await expect(dearer).to_be_disabled()
    await expect(sheet.get_by_text(words.refuse(BadSetup("not-solo", option="alike-four")), exact=True)).to_be_visible()
    await press(await people.button(sheet, "set-up-do"))
    await people.invitation(page)

    # A file that lacks a card is refused where it is chosen; the right one is played with.
    option = page.get_by_role("group", name=words.say("option-cards"))
    await choose_file(option, toml("falsch.toml", box(THIEVES, missing=1)))
    wrong = BadSetup("cards-number", batch="from-three", found=17, expected=18)
    await expect(option.get_by_role("alert")).to_have_text(words.refuse(wrong))
    await expect(option).to_contain_text(say("de", "file-usual"))
    await choose_file(option, toml("richtig.toml", box(THIEVES)))
    await expect(option.get_by_role("alert")).to_have_count(0)
    await expect(option).to_contain_text(say("de", "file-chosen", file="richtig.toml"))
    await people.begin(page)
    await expect(people.glowing(page)).to_have_count(4)
    assert {card_of(card).effect for card in await hand(page)} == {THIEVES[0][1]}
    await make_move(page)
    await expect(await people.status(page)).to_contain_text(words.say("ask-take-turn", colour="none"))
