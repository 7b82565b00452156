"""Whole matches of Potion Academy in real browsers: four people, two, and one alone."""

import re

import pytest
from playwright.async_api import expect

from chaudron.games.potion_academy.model import Colour
from tests.browser import people, results
from tests.browser.people import press, say
from tests.browser.person import LARGE, PHONE, Person
from tests.browser.potion_academy.table import (
    GAME,
    idle,
    place,
    play_on,
    standing,
    wanted,
    word,
)


@pytest.mark.journey
async def test_two_colours_each_against_a_bot_on_a_phone(person: Person) -> None:
    page = await person("Anna", "de-DE", PHONE, touch=True, reduced_motion=True)
    await people.set_up(page, GAME, seats=2, options={"alike-four": True})
    await people.seat_bot(page, 2, "apprentice")
    await people.begin(page)
    colours = [word("de", f"colour-{colour.value}") for colour in Colour]
    await expect(page.locator("main .place")).to_have_count(3)
    assert sorted(colour for _, colour, _ in await standing(page)) == sorted(colours)
    played: set[str] = set()

    async def whose_colour() -> None:
        """The colour that plays is said, lies in front of whoever plays it, and alone is marked."""
        asked = await (await people.status(page)).inner_text()
        for colour in colours:
            if word("de", "ask-take-turn", colour=colour) in asked:
                played.add(colour)
                await expect(page.locator("main .own.turn small")).to_have_text(colour)
                await expect(page.locator("main .place.turn")).to_have_count(0)

    await play_on(page, before=whose_colour)
    assert played in ({colours[0], colours[2]}, {colours[1], colours[3]})
    you = people.called("de", "Anna", "Anna")
    sheet = {people.called("de", row[0], "Anna"): int(row[-1]) for row in await results.score_sheet(page, "Anna")}
    await press(await people.button(await people.result(page), "see-table"))
    there = await standing(page)
    assert {colour for name, colour, _ in there if name == you} == played
    for name, total in sheet.items():
        assert sum(points for whose, _, points in there if whose == name) == total
    assert max(points for _, _, points in there) >= 5


@pytest.mark.parametrize("where", ["phone", pytest.param("desktop", marks=pytest.mark.journey)])
async def test_alone_against_the_automaton(person: Person, where: str) -> None:
    phone = where == "phone"
    language = "fr" if phone else "en"
    page = await person("Ada", language, PHONE if phone else LARGE, touch=phone, reduced_motion=True)
    await people.set_up(page, GAME, seats=1, options={"easier": True} if phone else None)
    await expect(page.get_by_text(say(language, "lobby-alone"))).to_be_visible()
    await people.begin(page)
    dummy = word(language, "dummy")
    automaton = place(page, dummy)
    start = 2 if phone else 3
    held = word(language, "zone-hand", count=start)
    await expect(automaton.get_by_role("button", name=held)).to_be_visible()
    await expect(automaton.get_by_role("listitem")).to_have_count(start)
    told: list[str] = []

    async def what_it_did() -> None:
        """The automaton's last turn, step by step: it always begins with a card that is turned up."""
        asked = word(language, "ask-take-turn", colour="none")
        if len(told) < 4 and asked in await (await people.status(page)).inner_text():
            steps = page.get_by_role("region", name=word(language, "automaton-did"), exact=True)
            if not told and not await steps.count():
                told.append("")  # it has not had a turn yet
                return
            await page.mouse.move(0, 0)
            await expect(steps).to_be_visible()
            lines = await steps.get_by_role("listitem").all_inner_texts()
            assert re.match(word(language, "event-turned", seat=dummy, card=".+"), lines[0]) and len(lines) > 1
            if len(told) == 1:
                await page.reload()
                await expect(steps.get_by_role("listitem")).to_have_text(lines)
            told.append(lines[0])

    await play_on(page, wanted if phone else idle, what_it_did)
    assert len(told) == 4
    ended = await people.result(page)
    first, second = await results.ranks(ended, 2)
    won = people.called(language, "Ada", "Ada") in first
    assert (dummy in (second if won else first)) and say(language, "rank", rank=2) in second
    facts = {"me": "yes"} if won else {"me": "no", "names": dummy}
    await expect(ended).to_contain_text(say(language, "result-winners", count=1, **facts))
    sheet = await results.score_sheet(page, "Ada")
    assert sheet[0][0] == ("Ada" if won else dummy) and int(sheet[0][-1]) >= 10
    if not phone:  # whoever never places a card never wins
        assert not won and [int(row[-1]) for row in sheet][1] == 0
        await expect(ended).to_contain_text("The Automaton wins")
