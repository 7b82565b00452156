"""Whole matches of Potion Academy in real browsers: four people, two, and one alone."""

import asyncio
import re
from functools import partial

import pytest
from playwright.async_api import Page, expect

from chaudron.games.potion_academy.model import Colour
from tests.browser import people, results
from tests.browser.ear import Ear, open_hands
from tests.browser.people import press, said, say
from tests.browser.person import LARGE, PHONE, SMALL, TABLET, Person
from tests.browser.potion_academy.table import (
    GAME,
    NAMES,
    eager,
    idle,
    leaked,
    make_move,
    pieces,
    place,
    play_on,
    sorted_hand,
    standing,
    wanted,
    word,
)
from tests.browser.waiting import becomes
from tests.server.people import until


async def test_four_people_in_three_languages_play_a_whole_match(person: Person) -> None:
    anna = await person("Anna", "fr-FR", PHONE, touch=True, reduced_motion=True)
    ears = {"Anna": Ear(anna)}
    link = await people.set_up(anna, GAME, seats=4, options={"alike-four": True})
    bert = await person(None, "de-DE", SMALL, touch=True, reduced_motion=True)
    clara = await person(None, "en-GB", TABLET, touch=True, reduced_motion=True)
    dora = await person(None, "fr-FR", LARGE, reduced_motion=True)
    pages = dict(zip(NAMES, (anna, bert, clara, dora), strict=True))
    for name in NAMES[1:]:
        ears[name] = Ear(pages[name])
        await people.join(pages[name], link, name)
    await people.begin(anna)
    for page in pages.values():
        await expect(people.glowing(page)).to_have_count(4)
    await secrets_kept(pages, ears, everywhere=True)
    await asyncio.gather(*(make_move(page) for page in pages.values()))
    for _ in range(6):
        asked = await people.on_turn(*pages.values())
        await until(lambda: len({ear.step() for ear in ears.values()}) == 1)
        await secrets_kept(pages, ears)
        await make_move(asked, eager)
    await asyncio.gather(*(play_on(page, eager if page is dora else wanted) for page in pages.values()))
    for number, name in enumerate(NAMES):
        assert open_hands(ears[name]) == {number}
    await same_result(pages)
    assert [await people.language_of(page) for page in pages.values()] == ["fr", "de", "en", "fr"]


async def secrets_kept(pages: dict[str, Page], ears: dict[str, Ear], *, everywhere: bool = False) -> None:
    """Nobody's page has a card that only another hand holds, unless they look at that hand."""
    hands = {name: ear.hand() for name, ear in ears.items()}
    for name, page in pages.items():
        await becomes(partial(sorted_hand, page), sorted(hands[name]))
    assert all(hands.values()) or not everywhere
    for name, page in pages.items():
        looked_at = await pieces(page, ".tray")
        others = [card for other, cards in hands.items() if other != name for card in cards if card not in looked_at]
        assert await leaked(page, others, everywhere=everywhere) == [], name


async def same_result(pages: dict[str, Page]) -> None:
    """Everybody reads the same scores, in their own language, finds them on the table too, and may ask for another match."""
    sheets = [await results.score_sheet(page, name) for name, page in pages.items()]
    assert sheets[0] and all(sheet == sheets[0] for sheet in sheets)
    assert sorted(row[0] for row in sheets[0]) == sorted(pages)
    totals = {row[0]: int(row[-1]) for row in sheets[0]}
    assert max(totals.values()) >= 5 and list(totals.values()) == sorted(totals.values(), reverse=True)
    for reader, page in pages.items():
        language = await people.language_of(page)
        shown = {people.called(language, name, reader): points for name, points in totals.items()}
        ended = await people.result(page)
        lines = await results.ranks(ended, len(pages))
        for (name, points), line in zip(shown.items(), lines, strict=True):
            assert name in line and await said(page, "points", points=points) in line
        await expect(await people.button(ended, "rematch")).to_be_enabled()
        await press(await people.button(ended, "see-table"))
        await expect(ended).to_be_hidden()
        await becomes(partial(standing, page), sorted((name, "", points) for name, points in shown.items()))


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


@pytest.mark.parametrize("where", ["phone", "desktop"])
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
