"""Potion Academy in real browsers: four people, two, and one alone; on phones, a tablet and a desk, by finger, mouse and keyboard."""

import asyncio
import random
import re
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from playwright.async_api import Locator, Page, ViewportSize, expect

from chaudron import games
from chaudron.games.potion_academy.model import Colour
from chaudron.kernel.model import BadSetup
from chaudron.texts import texts
from tests.browser import people
from tests.browser.ear import Ear, open_hands
from tests.browser.keyboard import tab_until
from tests.browser.people import choose_file, press, said, say, title, toml
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.potion_academy import (
    GAME,
    HANDY,
    NAMES,
    THIEVES,
    Table,
    box,
    calm,
    card_of,
    desk,
    discards,
    eager,
    expect_told,
    guests_refill,
    hand,
    idle,
    leaked,
    lit,
    make_move,
    name_of,
    nothing_wrong,
    pieces,
    place,
    play_on,
    possible,
    set_out,
    standing,
    wanted,
    word,
    worded,
)
from tests.browser.visits import Visits
from tests.browser.waiting import becomes, read_until
from tests.server.people import until

SMALL = ViewportSize(width=360, height=640)
TABLET = ViewportSize(width=820, height=1180)
LARGE = ViewportSize(width=1440, height=900)
QUESTIONS = {
    "discard-first", "take-turn", "follow-up", "may-score", "discard-one",
    "clear-one", "pick-card", "choose-buried", "choose-salvage", "keep-one",
}  # fmt: skip


# Whole matches.


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


async def sorted_hand(page: Page) -> list[str]:
    """The cards in the own hand, whatever their order."""
    return sorted(await hand(page))


async def same_result(pages: dict[str, Page]) -> None:
    """Everybody reads the same scores, in their own language, finds them on the table too, and may ask for another match."""
    sheets = [await people.score_sheet(page) for page in pages.values()]
    assert sheets[0] and all(sheet == sheets[0] for sheet in sheets)
    assert sorted(row[0] for row in sheets[0]) == sorted(pages)
    totals = {row[0]: int(row[-1]) for row in sheets[0]}
    assert max(totals.values()) >= 5 and list(totals.values()) == sorted(totals.values(), reverse=True)
    for page in pages.values():
        ended = await people.result(page)
        lines = await people.ranks(ended, len(pages))
        for (name, points), line in zip(totals.items(), lines, strict=True):
            assert name in line and await said(page, "points", points=points) in line
        await expect(await people.button(ended, "rematch")).to_be_enabled()
        await press(await people.button(ended, "see-table"))
        await expect(ended).to_be_hidden()
        await becomes(partial(standing, page), sorted((name, "", points) for name, points in totals.items()))


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
    sheet = {row[0]: int(row[-1]) for row in await people.score_sheet(page)}
    await press(await people.button(await people.result(page), "see-table"))
    there = await standing(page)
    assert {colour for name, colour, _ in there if name == "Anna"} == played
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
    await expect(automaton.get_by_role("button", name=re.compile(re.escape(held)))).to_be_visible()
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
    first, second = await people.ranks(ended, 2)
    won = "Ada" in first
    assert (dummy in (second if won else first)) and say(language, "rank", rank=2) in second
    facts = {"me": "yes", "winners": "Ada"} if won else {"me": "no", "winners": dummy}
    await expect(ended).to_contain_text(say(language, "result-winners", count=1, **facts))
    sheet = await people.score_sheet(page)
    assert sheet[0][0] == ("Ada" if won else dummy) and int(sheet[0][-1]) >= 10
    if not phone:  # whoever never places a card never wins
        assert not won and [int(row[-1]) for row in sheet][1] == 0
        await expect(ended).to_contain_text("The Automaton wins")


# An action, and what cards are.


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


# Anew, from outside, in anybody's way.


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


async def test_an_onlooker_sees_what_is_placed_and_no_hand(person: Person, visits: Visits) -> None:
    table = await set_out(visits, HANDY, begin=False)
    page = await person(language="en-GB", viewport=PHONE, touch=True, reduced_motion=True)
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


@pytest.mark.parametrize(("viewports", "language"), [((PHONE, SMALL), "de"), ((DESKTOP,), "fr")], ids=["phones", "desktop"])
async def test_nothing_is_in_anybodys_way(person: Person, visits: Visits, viewports: Sequence[ViewportSize], language: str) -> None:
    table = await set_out(visits, HANDY)
    page = await person(language=language, reduced_motion=True, visitor=table.host)
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


# What a host brings.


async def test_cards_and_options_that_cannot_be_are_refused_in_words_and_right_ones_play(person: Person) -> None:
    person.forgive("status of 400")
    words = texts("de", games.load(GAME))
    page = await person("Anna", "de-DE", PHONE, touch=True, reduced_motion=True)
    await press(await people.button(page, "set-up-label", game=title("de", GAME)))
    sheet = await people.dialog(page, "set-up-title", game=title("de", GAME))

    # Alone, three alike are not worth more.
    await press(sheet.get_by_role("radiogroup").get_by_text("1", exact=True))
    dearer = sheet.get_by_role("switch", name=words.say("option-alike-four"))
    await dearer.check()
    await press(await people.button(sheet, "set-up-do"))
    await expect(sheet.get_by_role("alert")).to_have_text(words.refuse(BadSetup("not-solo", option="alike-four")))
    await dearer.uncheck()
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
