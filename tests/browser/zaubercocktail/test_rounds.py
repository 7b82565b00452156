"""Rounds of Zaubercocktail in real browsers: stones, jokers, ties and reckonings, the last seconds, a whole match."""

import asyncio
import re
from contextlib import suppress

import pytest
from playwright.async_api import Error, Page, expect

from tests.browser import people, results
from tests.browser.ear import Ear, open_hands
from tests.browser.people import press
from tests.browser.person import DESKTOP, LARGE, PHONE, SMALL, Person
from tests.browser.test_why_not import told, worded
from tests.browser.visits import Visits
from tests.browser.zaubercocktail.table import (
    GAME,
    NAMES,
    Line,
    Table,
    best,
    expect_hand,
    give,
    market,
    nothing_wrong,
    offer,
    plate,
    put_stone,
    ranking,
    reckoning,
    set_out,
    show,
    takeable,
    word,
)
from tests.games.zaubercocktail import table as rig
from tests.games.zaubercocktail.table import ENOUGH, MIDDLING, STONE
from tests.server.people import House

SEEN = """() => {
    window.seen = [];
    const look = () => document.querySelectorAll('main .reckoning li.seen .name').forEach((name) => {
        if (!window.seen.includes(name.textContent)) window.seen.push(name.textContent);
    });
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
}"""
"""Notes the order in which names come up in a reckoning."""


async def test_a_round_with_a_reload_stones_jokers_ties_and_a_reckoning(person: Person, server: House, visits: Visits) -> None:
    hands = ("3 green, 2 silver, black", "2 gira, 3 blue", "2 blue", "2 blue, lead", "3 green, gold")
    state = rig.table(*hands, pile=["gold", "lead"], recipe=MIDDLING, pawns=(0, 3, 1, 2, 0))
    table = await set_out(server, visits, state)
    page = await person(language="fr-FR", viewport=PHONE, touch=True, visitor=table.visitors[0])
    await page.goto(f"/t/{table.code}")
    onlooker = await person(language="en-GB", viewport=LARGE, reduced_motion=True)
    ear = Ear(onlooker)
    await onlooker.goto(f"/t/{table.code}")
    await expect(best(page)).to_have_text("81")
    await table.say(4, rig.offer("gold", "2 green"), rig.offer("gold", "lead"))
    await table.say(2, rig.call("gold"))
    first, other, call = table.standing
    for looking in (page, onlooker):
        await expect(offer(looking, call)).to_be_visible()

    # What a deal brings is seen before it is made: two Greenroot less, and a Golden Rose with the joker instead.
    await expect(takeable(page, first).locator(".effect")).to_have_text(re.compile(r"^\+21\s"))
    await expect(offer(page, other)).to_have_attribute("aria-disabled", "true")
    await table.say(1, STONE)
    await expect(await plate(page, "Bert")).to_have_accessible_name(re.compile(re.escape(word("fr", "ring-place"))))
    await page.reload()
    await expect(best(page)).to_have_text("81")
    await expect_hand(page, table.hand(0))
    await expect(await plate(page, "Bert")).to_have_accessible_name(re.compile(re.escape(word("fr", "ring-place"))))
    for number in (first, other, call):
        await expect(offer(page, number)).to_be_visible()

    # Cards fly between the hands of those who agree, for all who have not asked for stillness.
    await page.evaluate("""() => {
        window.flown = new Set();
        const air = document.querySelector('main .air');
        new MutationObserver(() => [...air.children].forEach((card) => window.flown.add(card))).observe(air, { childList: true });
    }""")
    await onlooker.evaluate(
        "() => { window.flown = 0; new MutationObserver(() => window.flown++).observe("
        "document.querySelector('main .air'), { childList: true }); }"
    )
    await table.say(3, rig.accept(other))
    await page.wait_for_function("() => window.flown.size === 2 && !document.querySelector('main .air').children.length")
    await expect(offer(onlooker, other)).to_have_count(0)
    assert await onlooker.evaluate("() => window.flown") == 0

    # An onlooker sees the market and no hand, and can touch nothing.
    assert open_hands(ear) == set() and ear.questions() == []
    await expect(onlooker.locator("main .hand, main .composer, main button.stone")).to_have_count(0)
    await expect(market(onlooker).locator(".offer:not(.gone):not(.deal):not([aria-disabled=true])")).to_have_count(0)
    await nothing_wrong(onlooker, "en")

    # Stones, and the market is closed.
    await put_stone(page)
    await expect(page.locator("main .own")).to_contain_text(word("fr", "stone-down"))
    await expect(page.locator("main .composer")).to_have_count(0)
    assert table.phase == "trade"
    await table.say(2, STONE)
    choosing = page.get_by_role("region", name=word("fr", "choose-title"), exact=True)
    await expect(choosing).to_be_visible()

    # The joker is suggested where it brings most, and may lie elsewhere.
    total = choosing.locator(".foot b")
    await expect(total).to_have_text("81")
    jokers = word("fr", "choose-jokers")
    await press(choosing.get_by_role("button", name=word("fr", "one-fewer", what=jokers)).and_(page.locator("[aria-disabled=false]")))
    green = choosing.locator(".collection").filter(has_text=word("fr", "ingredient-greenroot"))
    await press(green.get_by_role("button", name=word("fr", "one-more", what=jokers)))
    await expect(total).to_have_text("68")
    await expect(green.locator(".worth")).to_have_text("28")
    # At the limit, it says why; nothing changes.
    await told(page, green.get_by_role("button", name=word("fr", "one-more", what=jokers)), worded(GAME, "fr", "no-collection"))
    await expect(total).to_have_text("68")
    await nothing_wrong(page, "fr", quick=True)
    await page.evaluate(SEEN)
    await show(page)
    await expect(choosing).to_contain_text(word("fr", "choose-ready"))
    for seat, shown in enumerate(("2 gira", "2 blue", "2 blue", "3 green"), 1):
        await table.say(seat, rig.show(shown), ENOUGH)

    # What all showed comes up from the last to the first: ties by cards, and by a card that was drawn.
    sheet = await reckoning(page, 1)
    await page.wait_for_function("() => window.seen.length === 5")
    assert await page.evaluate("() => window.seen") == ["Dora", "Clara", "Bert", "Emil", "Vous"]
    ranks = [
        Line(1, "Anna", (28, 40), 68, "+5"),
        Line(2, "Emil", (18,), 18, "+3"),
        Line(3, "Bert", (18,), 18, "+1+2"),
        Line(4, "Clara", (8,), 8, "–"),
        Line(5, "Dora", (8,), 8, "−2"),
    ]
    assert await ranking(sheet, 5, "Anna") == ranks
    assert table.pawns == (5, 6, 1, 0, 3)

    # It is not lost to whoever comes again, or only looks on.
    for looking, language, reader in ((page, "fr", "Anna"), (onlooker, "en", None)):
        await looking.reload()
        await press(looking.get_by_role("button", name=word(language, "reckoning-again")))
        sheet = await reckoning(looking, 1)
        assert await ranking(sheet, 5, reader) == ranks
        lines = sheet.locator("ol > li")
        await expect(lines.nth(1)).to_contain_text(word(language, "reckoning-tie", why="cards"))
        await expect(lines.nth(3)).to_contain_text(word(language, "reckoning-tie", why="draw"))
        for nth, drawn in ((3, "gold-rose"), (4, "lead-earth")):
            card = word(language, f"ingredient-{drawn}")
            await expect(lines.nth(nth)).to_contain_text(word(language, "reckoning-drawn", card=card))
        anna = people.called(language, "Anna", reader)
        await expect(sheet.get_by_role("img", name=f"{anna} 5, Bert 6, Clara 1, Dora 0, Emil 3")).to_be_visible()
    await nothing_wrong(page, "fr")
    await press((await reckoning(page, 1)).get_by_role("button", name=people.say("fr", "reckoning-close")))
    await expect(best(page)).to_be_visible()


async def test_the_last_seconds_of_the_market_and_its_end(person: Person, server: House, visits: Visits) -> None:
    table = await set_out(server, visits, rig.table("blue, green", "2 blue", "2 lead", "2 gira", recipe=MIDDLING))
    page = await person(language="de-DE", viewport=SMALL, touch=True, reduced_motion=True, visitor=table.visitors[0])
    await page.goto(f"/t/{table.code}")
    clock = page.get_by_role("timer")
    await expect(clock).to_have_text(re.compile(r"^[45]:\d\d$"))
    await expect(clock).not_to_have_class(re.compile("hurry"))
    hurry = page.get_by_role("status").filter(has_text=word("de", "hurry", seconds=20))
    await expect(hurry).to_have_count(0)
    await table.say(1, rig.offer("blue", "green"))
    await expect(takeable(page, 1)).to_be_visible()
    table.turn_clock(20, rings=False)
    await expect(clock).to_have_class(re.compile("hurry"))
    await expect(hurry).to_have_count(1)
    await give(page, "blue")
    await nothing_wrong(page, "de")
    table.turn_clock(0.2)

    # Nobody has a stone, and nothing stands any more; who has no collection shows a hand.
    await expect(page.locator("main .composer, main .offer")).to_have_count(0)
    choosing = page.get_by_role("region", name=word("de", "choose-title"), exact=True)
    await expect(choosing).to_contain_text(word("de", "choose-none"))
    await expect(await people.status(page)).to_contain_text(word("de", "event-trading-ended", stones="no")[:30])
    await press(choosing.get_by_role("button", name=word("de", "say-enough")))
    for seat, shown in enumerate(("2 blue", "2 lead", "2 gira"), 1):
        await table.say(seat, rig.show(shown), ENOUGH)
    sheet = await reckoning(page, 1)
    assert [(line.name, line.worth, line.spaces) for line in await ranking(sheet, 4, "Anna")] == [
        ("Dora", 18, "+5"), ("Clara", 16, "+3"), ("Bert", 8, "+1"), ("Anna", 0, "−2"),
    ]  # fmt: skip
    await expect(sheet.locator("ol > li").last).to_contain_text(word("de", "reckoning-nothing"))
    await expect(sheet.get_by_role("timer")).to_have_text(re.compile(r"^[45]:\d\d$"))


async def play_rounds(page: Page) -> None:
    """Put down the stone in every round, show what is suggested, and read every reckoning, until the result shows."""
    ended = await people.result(page)
    again = people.reckoned(page)
    stone = page.locator("main button.stone")
    shows = page.locator("main .choose .primary[aria-disabled=false]")
    for _ in range(200):
        await expect(ended.or_(again).or_(stone).or_(shows).first).to_be_visible(timeout=people.LONG)
        if await ended.is_visible():
            return
        there = [thing for thing in (again, shows, stone) if await thing.is_visible()]
        with suppress(Error):  # somebody else may close the market, and what was to be touched is gone
            for thing in there[:1]:
                await thing.click(timeout=1000)
    raise AssertionError("no result after so many touches")


@pytest.mark.journey
async def test_people_and_bots_play_a_whole_match(person: Person, server: House) -> None:
    anna = await person(None, "en-GB", PHONE, touch=True, reduced_motion=True)
    await people.arrive(anna, "Anna")
    link = await people.set_up(anna, GAME, seats=4, options={"track": 10, "minutes": 1})
    bert = await person(None, "de-DE", DESKTOP, reduced_motion=True)
    await people.join(bert, link, "Bert")
    await people.fill_with_bots(anna, 2)
    await people.begin(anna)
    await asyncio.gather(play_rounds(anna), play_rounds(bert))
    table = await Table.find(server, link.rpartition("/")[2])
    assert max(table.pawns) == 10 or table.match.view(None).round >= 6
    sheets = [await results.score_sheet(page, name) for page, name in ((anna, "Anna"), (bert, "Bert"))]
    assert sheets[0] == sheets[1]
    assert sorted(int(row[-1]) for row in sheets[0]) == sorted(table.pawns)
    for page, seat in ((anna, 0), (bert, 1)):
        ended = await people.result(page)
        first, *_ = await results.ranks(ended, 4)
        assert people.called(await people.language_of(page), sheets[0][0][0], NAMES[seat]) in first
        (row,) = [row for row in sheets[0] if row[0] == NAMES[seat]]
        assert int(row[-1]) == table.pawns[seat]
        await expect(await people.button(ended, "rematch")).to_be_enabled()
        # The last reckoning can be looked at again.
        await press(await people.button(ended, "reckoning-again"))
        last = await reckoning(page, table.match.view(None).round + (max(table.pawns) == 10))
        assert sorted(line.name for line in await ranking(last, 4, NAMES[seat])) == sorted(row[0] for row in sheets[0])
        await press(await people.button(last, "result"))
        await expect(ended).to_be_visible()
