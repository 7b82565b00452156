"""Four people of Wie verhext! in real browsers, in three languages, play a whole match."""

import asyncio

import pytest
from playwright.async_api import Page, expect

from chaudron.games.wie_verhext.model import Role
from tests.browser import people, quick, results
from tests.browser.people import press, said, say, toml
from tests.browser.person import DESKTOP, PHONE, TABLET, Person
from tests.browser.wie_verhext.table import (
    CALM,
    DARING,
    FIVE,
    GAME,
    NAMES,
    OWN_ROLES,
    beginning,
    button,
    call,
    choose,
    expect_said,
    hand,
    held,
    place,
    potions,
    roles_in,
    taste,
    word,
    worded,
)


@pytest.mark.journey
async def test_four_people_in_three_languages_play_a_whole_match(person: Person) -> None:
    anna = await person("Anna", "fr-FR", PHONE, touch=True, reduced_motion=True)
    link = await people.set_up(anna, GAME, seats=4, options={**CALM, "cards": toml("corbeaux.toml", potions())})
    bert = await person(None, "de-DE", PHONE, touch=True, reduced_motion=True)
    clara = await person(None, "en-GB", DESKTOP, reduced_motion=True)
    dora = await person(None, "fr-FR", TABLET, touch=True, reduced_motion=True)
    pages = dict(zip(NAMES, (anna, bert, clara, dora), strict=True))
    for name in NAMES[1:]:
        await people.join(pages[name], link, name)
    await people.begin(anna)
    await everybody_chooses(pages)
    await first_trick(pages)
    tastes = {name: taste(await people.language_of(page), name) for name, page in pages.items()}
    await asyncio.gather(*(quick.play_until_result(page, taste=tastes[name]) for name, page in pages.items()))
    for told in (word("en", "role-wizard.claim"), word("en", "so-be-it"), "and a raven lands"):
        await expect(clara.get_by_role("complementary").get_by_role("listitem").filter(has_text=told).first).to_be_attached()
    await same_result(pages)


async def everybody_chooses(pages: dict[str, Page]) -> None:
    """All at the same time; the others learn that somebody has chosen, and not what."""
    last = "Clara"
    others = [name for name in pages if name != last]
    await asyncio.gather(*(choose(page, OWN_ROLES[name]) for name, page in pages.items()))
    page = pages[last]
    language = await people.language_of(page)
    series = say(language, "series", start=", ".join(others[:-1]), last=others[-1])
    await expect(await people.status(page)).to_contain_text(say(language, "turn-also", names=series, count=len(others)))
    await asyncio.gather(*[press(await button(pages[name], "say-ready")) for name in others])
    for name in others:
        await expect(await people.status(pages[name])).to_contain_text(await said(pages[name], "turn-other", names=last, count=1))
        await expect(await hand(pages[name], FIVE)).to_be_visible()
        await expect(await held(page, name, FIVE)).to_be_visible()
        await expect(await held(pages[name], last, 0)).to_be_visible()
        assert await roles_in(page, place(page, name)) == []
    log = page.get_by_role("complementary")
    await expect(log).to_contain_text(word(language, "event-chose", me="no", seat=others[-1]))
    assert await roles_in(page, log) == []
    await press(await button(page, "say-ready"))
    for name, each in pages.items():
        for other in pages:
            if other != name:
                await expect(await held(each, other, FIVE)).to_be_visible()
                assert await roles_in(each, place(each, other)) == []


async def first_trick(pages: dict[str, Page]) -> None:
    """One calls, and the next claims the action or takes the favour: everybody reads that at their places, in their own language."""
    for page in pages.values():
        await expect(await hand(page, FIVE)).to_be_visible()
    asked = await people.on_turn(*pages.values())
    caller = next(name for name, page in pages.items() if page is asked)
    await call(asked, Role.WIZARD, FIVE)
    for name, page in pages.items():
        await expect_said(page, caller, "role-wizard.call", name)
        if name != caller:
            await expect(await held(page, caller, FIVE - 1)).to_be_visible()
    asked = await people.on_turn(*(page for name, page in pages.items() if name != caller))
    second = next(name for name, page in pages.items() if page is asked)
    assert NAMES.index(second) == (NAMES.index(caller) + 1) % len(NAMES)
    await expect(await people.status(asked)).to_contain_text(caller)
    key = "role-wizard.claim" if second in DARING else "so-be-it"
    await press(asked.get_by_role("button", name=beginning(await worded(asked, key))))
    for name, page in pages.items():
        await expect_said(page, second, key, name)
        if second in DARING:
            loser = people.called(await people.language_of(page), caller, name)
            await expect(place(page, loser)).to_contain_text(await worded(page, "place-lost"))


async def same_result(pages: dict[str, Page]) -> None:
    """Everybody reads the same scores, in their own language, and may ask for another match."""
    sheets = [await results.score_sheet(page, name) for name, page in pages.items()]
    assert sheets[0] and all(sheet == sheets[0] for sheet in sheets)
    assert sorted(row[0] for row in sheets[0]) == sorted(pages)
    totals = [int(row[-1]) for row in sheets[0]]
    assert totals == sorted(totals, reverse=True) and totals[0] > 0
    languages = []
    for reader, page in pages.items():
        language = await people.language_of(page)
        sheet = [(people.called(language, name, reader), total) for name, *_, total in sheets[0]]
        ended = await people.result(page)
        lines = await results.ranks(ended, len(pages))
        for (name, total), line in zip(sheet, lines, strict=True):
            assert name in line and await said(page, "points", points=int(total)) in line
        await expect(await people.button(ended, "rematch")).to_be_enabled()
        languages.append(language)
        await press(await people.button(ended, "see-table"))
        await expect(ended).to_be_hidden()
        total = await worded(page, "sum-total")
        reckoning = page.get_by_role("main").get_by_role("table").filter(has=page.get_by_role("columnheader", name=total, exact=True))
        for row, (name, points) in enumerate(sheet, 1):
            told = reckoning.get_by_role("row").nth(row)
            await expect(told.get_by_role("rowheader")).to_have_text(name)
            await expect(told.get_by_role("cell", name=points, exact=True).first).to_be_visible()
    assert languages == ["fr", "de", "en", "fr"]
