"""Actions of Potion Academy in real browsers: by finger and keyboard, explained, and gone on with after a reload."""

import re
from functools import partial

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser import people
from tests.browser.keyboard import tab_until
from tests.browser.people import press
from tests.browser.person import LARGE, PHONE, SMALL, Person
from tests.browser.potion_academy.table import (
    NAMES,
    THIEVES,
    Table,
    calm,
    card_of,
    desk,
    discards,
    expect_told,
    guests_refill,
    lit,
    name_of,
    place,
    possible,
    set_out,
    sorted_hand,
    word,
    worded,
)
from tests.browser.visits import Visits
from tests.browser.waiting import becomes, read_until


def symbol(page: Page, card: str, kind: str) -> Locator:
    """The target or the effect of a card that is placed."""
    return page.locator(f"main .near [data-piece='{card}'] .symbols > *").nth(["target", "effect"].index(kind))


async def expect_lit(page: Page, table: Table, *touched: str) -> None:
    """What glows is what leads on to a move, and nothing else."""
    await becomes(partial(touches, page), possible(table.seats[0].question, touched, NAMES[: len(table.seats)]))
    for thing in touched:
        kind, _, card = thing.partition(":")
        await expect(symbol(page, f"card:{card}", kind)).to_have_attribute("aria-pressed", "true")


async def touches(page: Page) -> set[str]:
    """What all that glows is touched for."""
    return {thing.touch for thing in await lit(page)}


async def whom(page: Page) -> Locator:
    """Somebody whom an action may hit that lacks nothing else."""
    glowing = await read_until(partial(lit, page), lambda found: any(thing.touch.startswith("player:") for thing in found))
    player = next(thing.touch for thing in glowing if thing.touch.startswith("player:"))
    if player == "player:me":
        return page.locator("main .own").get_by_role("button")
    return place(page, player.removeprefix("player:")).get_by_role("button").first


async def expect_used(page: Page, card: str, kind: str, used: str = "yes") -> None:
    """Wait until a token lies on a target or an effect, or none."""
    name = await worded(page, f"{kind}-{getattr(card_of(card), kind).value}")
    told = await worded(page, f"symbol-{kind}", name=name, used=used)
    await expect(symbol(page, card, kind)).to_have_attribute("aria-label", re.compile(rf"^{re.escape(told)}\."))


async def test_an_action_by_touch_step_by_step(person: Person, visits: Visits) -> None:
    table = await set_out(visits, THIEVES)
    await table.until(lambda: table.ask == "follow-up", guests_refill)
    page = await person(language="fr-FR", viewport=PHONE, touch=True, reduced_motion=True, visitor=table.host)
    await page.goto(f"/t/{table.code}")
    await table.shows(page)
    one, other = table.cards("placed:0")
    by, through = (f"{kind}:{card.removeprefix('card:')}" for kind, card in (("effect", one), ("target", other)))
    await expect_lit(page, table)

    # The effect, and back; the target of another card first, and the effect after it.
    await press(symbol(page, one, "effect"))
    await expect_lit(page, table, by)
    await expect(await desk(page)).to_contain_text(await worded(page, "formula-target"))
    await press(await people.button(page, "take-back"))
    await expect(symbol(page, one, "effect")).to_have_attribute("aria-pressed", "false")
    await expect_lit(page, table)
    await press(symbol(page, other, "target"))
    await expect_lit(page, table, through)
    await press(symbol(page, one, "effect"))
    await expect_lit(page, table, by, through)
    formula = (await desk(page)).get_by_role("listitem")
    await expect(formula).to_have_text(
        [await worded(page, f"effect-{card_of(one).effect.value}"), await worded(page, f"target-{card_of(other).target.value}"),
         await worded(page, "formula-whom")]
    )  # fmt: skip
    # What is touched once more is taken back.
    await press(symbol(page, other, "target"))
    await expect_lit(page, table, by)
    await press(symbol(page, other, "target"))
    await press(await whom(page))
    await table.moved()
    await table.until(lambda: table.ask is not None, guests_refill)
    await table.shows(page)
    for card, kind in ((one, "effect"), (other, "target")):
        await expect_used(page, card, kind)
    for card, kind in ((one, "target"), (other, "effect")):
        await expect_used(page, card, kind, "no")


async def test_an_action_without_a_mouse(person: Person, visits: Visits) -> None:
    table = await set_out(visits, THIEVES)
    await table.until(lambda: table.ask == "follow-up", guests_refill)
    page = await person(language="de-DE", reduced_motion=True, visitor=table.host)
    await page.goto(f"/t/{table.code}")
    await table.shows(page)
    one, other = table.cards("placed:0")
    by, through = (f"{kind}:{card.removeprefix('card:')}" for kind, card in (("effect", one), ("target", other)))
    await tab_until(page, symbol(page, one, "effect"))
    await expect(await desk(page)).to_contain_text(await worded(page, f"about-effect-{card_of(one).effect.value}"))
    await page.keyboard.press("Enter")
    await expect_lit(page, table, by)
    await page.keyboard.press("Escape")
    await expect_lit(page, table)
    await page.keyboard.press("Space")
    await tab_until(page, symbol(page, other, "target"))
    await page.keyboard.press("Space")
    await expect_lit(page, table, by, through)
    await tab_until(page, await whom(page), "Shift+Tab")
    await page.keyboard.press("Enter")
    await table.moved()

    # A card out of the hand that is looked at; alone in their hand, the reader has nothing to choose.
    if table.ask == "pick-card":
        await table.shows(page)
        tray = page.get_by_role("region", name=await worded(page, "zone-seen"), exact=True)
        cards = tray.get_by_role("listitem")
        seen = table.cards("seen")
        await expect(cards).to_have_count(len(seen))
        await tab_until(page, cards.nth(0).get_by_role("button"))
        await page.keyboard.press("ArrowRight")
        await expect(cards.nth(1).get_by_role("button")).to_be_focused()
        await expect_told(page, tray, card_of(seen[1]), 3)
        await page.keyboard.press("Enter")
        await table.moved()
        assert seen[1] in table.cards("hand:0") + table.cards("discard")
    await table.until(lambda: table.ask == "take-turn", guests_refill)
    await table.shows(page)
    await expect_used(page, one, "effect")


@pytest.mark.parametrize("where", ["phone", "desktop"])
async def test_all_cards_in_sight_are_explained(person: Person, visits: Visits, where: str) -> None:
    phone = where == "phone"
    table = await set_out(visits, THIEVES)
    await table.until(lambda: table.ask == "follow-up" and table.cards("placed:1"), calm)
    page = await person(language="en-GB", viewport=SMALL if phone else LARGE, touch=phone, reduced_motion=True, visitor=table.host)
    await page.goto(f"/t/{table.code}")
    await table.shows(page)
    mine, theirs = table.cards("hand:0")[0], table.cards("placed:1")[0]
    laid = table.cards("placed:0")[0]
    at = await desk(page)
    for card, button in (
        (mine, page.locator(f"main .hand [data-piece='{mine}']")),
        (theirs, place(page, "Bert").locator(f"[data-piece='{theirs}']")),
        (laid, page.locator(f"main .near [data-piece='{laid}'] > button")),
    ):
        if phone:
            await press(button)
        else:
            await button.focus()
        await expect_told(page, at, card_of(card), 3)
        assert name_of("en", card_of(card)) in str(await button.get_attribute("aria-label"))
    target = symbol(page, laid, "target")
    reach = word("en", "brief-target-" + card_of(laid).target.value, seats=3)
    assert reach in str(await target.get_attribute("aria-label"))

    opener = await discards(page)
    gone = table.cards("discard")
    if phone:
        await press(opener)
    else:
        await tab_until(page, opener, "Shift+Tab")
        await page.keyboard.press("Enter")
    lines = page.get_by_role("dialog").get_by_role("listitem")
    await expect(lines).to_have_count(len(gone))
    for number, card in enumerate(reversed(gone)):
        await expect_told(page, lines.nth(number), card_of(card), 3)
    await page.keyboard.press("Escape")
    await expect(lines).to_have_count(0)
    await expect(opener).to_be_focused()
    await table.shows(page)  # what was asked before


async def test_whoever_loads_the_page_anew_in_mid_choice_goes_on(person: Person, visits: Visits) -> None:
    table = await set_out(visits, THIEVES)
    await table.until(lambda: table.ask == "follow-up", guests_refill)
    page = await person(language="de-DE", viewport=SMALL, touch=True, reduced_motion=True, visitor=table.host)
    await page.goto(f"/t/{table.code}")
    await table.shows(page)
    one, other = table.cards("placed:0")
    await press(symbol(page, one, "effect"))
    await page.reload()
    await table.shows(page)
    await expect(await people.status(page)).to_contain_text(await worded(page, "ask-follow-up"))
    await expect_lit(page, table)
    await becomes(partial(sorted_hand, page), sorted(table.cards("hand:0")))
    await press(symbol(page, one, "effect"))
    await press(symbol(page, other, "target"))
    await press(await whom(page))
    await table.moved()
    await page.reload()
    await table.until(lambda: table.ask is not None, guests_refill)
    await table.shows(page)
    await expect_used(page, one, "effect")
