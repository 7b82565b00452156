"""A whole match of four, played through the page alone: a phone in French, a desktop in English, two bots."""

import asyncio
import random

from playwright.async_api import Page, expect

from tests.browser import people, quick, results
from tests.browser.people import button, press, said
from tests.browser.person import PHONE, Person
from tests.browser.visits import GAME


async def seated(page: Page) -> list[str]:
    """Return the names on the chairs."""
    return [(await (await people.chair(page, number)).locator(".name").inner_text()) for number in range(1, 5)]


async def expect_seated(page: Page, names: list[str]) -> None:
    """Wait until the chairs show these names."""
    for number, name in enumerate(names, 1):
        await expect((await people.chair(page, number)).locator(".name")).to_have_text(name)


async def test_four_play_a_whole_match_and_another_may_follow(person: Person) -> None:
    anna = await person("Anna", language="fr-FR", viewport=PHONE, touch=True, reduced_motion=True)
    link = await people.set_up(anna, GAME, seats=4, pace="instant")
    bert = await person(language="en-GB", reduced_motion=True)
    await people.join(bert, link, "Bert")
    await people.seat_bot(anna, 3, "apprentice")
    await people.seat_bot(anna, 4, "apprentice")
    before = await seated(anna)
    assert before[:2] == ["Anna", "Bert"]
    await expect_seated(bert, before)
    await expect(anna.locator("[data-promises='2']")).to_be_visible()  # both browsers have a share in the deal
    await people.begin(anna)
    await asyncio.gather(people.play_move(anna), people.play_move(bert))
    moves = await asyncio.gather(
        quick.play_until_result(anna, random.Random(1)),
        quick.play_until_result(bert, random.Random(2)),
    )
    assert min(moves) > 20

    # The same is told to both, to each in their language.
    sheet = await results.score_sheet(anna, "Anna")
    assert await results.score_sheet(bert, "Bert") == sheet
    assert [row[0] for row in sheet] != [] and sorted(row[0] for row in sheet) == sorted(before)
    for row in sheet:
        assert sum(map(int, row[1:-1])) == int(row[-1])
    best = min(int(row[-1]) for row in sheet) if GAME == "poison" else int(sheet[0][-1])
    assert int(sheet[0][-1]) == best
    for page, reader in ((anna, "Anna"), (bert, "Bert")):
        lines = await results.ranks(await people.result(page), 4)
        for row, line in zip(sheet, lines, strict=True):
            assert (
                people.called(await people.language_of(page), row[0], reader) in line
                and await said(page, "points", points=int(row[-1])) in line
            )
        assert await said(page, "rank", rank=1) in lines[0]
    assert await people.language_of(anna) == "fr" and await people.language_of(bert) == "en"
    winners = [row[0] for row in sheet if int(row[-1]) == best]
    for page, name in ((anna, "Anna"), (bert, "Bert")):
        headline = (await people.result(page)).locator(".headline")
        alone = len(winners) == 1
        if alone and winners == [name]:
            await expect(headline).to_have_text(await said(page, "result-winners", me="yes", count=1))
        elif alone:
            await expect(headline).to_have_text(await said(page, "result-winners", me="no", count=1, names=winners[0]))
        else:
            for winner in winners:
                if winner != name:
                    await expect(headline).to_contain_text(winner)

    # Either can check that the deal was fair.
    for page in (anna, bert):
        ended = await people.result(page)
        await press(ended.locator("summary").filter(has_text=await said(page, "fair")))
        await press(await button(ended, "fair-check"))
        await expect(ended.get_by_text(await said(page, "fair-all-good"))).to_be_visible()
        await expect(ended.get_by_text(await said(page, "fair-salts-mine", count=2))).to_be_visible()

    # One asks for another match, and all are back in their chairs.
    await results.rematch(bert)
    for page in (anna, bert):
        await expect(await people.result(page)).to_be_hidden()
        assert await people.invitation(page)
        await expect_seated(page, before)
    await expect(await people.chair(bert, 2)).to_contain_text(await said(bert, "chair-you"))
    await people.begin(anna)
    await expect(await people.status(bert)).to_be_visible()
