"""Wie verhext! in real browsers: four people in three languages, one on a phone, one without a mouse, one who only looks on."""

import pytest
from playwright.async_api import ViewportSize, expect

from chaudron import games
from chaudron.games.wie_verhext.model import Role
from chaudron.kernel.model import BadSetup
from chaudron.texts import texts
from tests.browser import people
from tests.browser.ear import Ear, open_hands
from tests.browser.keyboard import tab_until
from tests.browser.people import choose_file, press, said, say, title, toml
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.visits import Visits
from tests.browser.wie_verhext.table import (
    BREWERS,
    FIVE,
    GAME,
    GATHERERS,
    NAMES,
    OWN_ROLES,
    PILES,
    button,
    card,
    choose,
    expect_chosen,
    hand,
    held,
    look_through,
    named,
    nothing_wrong,
    open_roles,
    pile,
    place,
    potions,
    set_out,
    touch_something,
    worded,
)
from tests.server.people import until


async def test_on_a_phone_roles_are_chosen_and_called_and_piles_looked_through(person: Person, visits: Visits) -> None:
    roles = [Role.WOLF_KEEPER, Role.ALCHEMIST, Role.WIZARD, Role.DRUID, Role.WARLOCK]
    table = await set_out(visits, [roles, [*BREWERS, *GATHERERS[:2]]])  # and a bot
    await table.begin()
    page = await person(language="de-DE", viewport=PHONE, touch=True, reduced_motion=True, visitor=table.host)
    await page.goto(f"/t/{table.code}")
    await expect_chosen(page, 0)
    ready = await button(page, "say-ready")

    # Four are too few, a role can be taken back, and a sixth is one too many.
    await choose(page, roles[:4])
    question = await page.evaluate(people.ASKED)
    await expect(ready).to_be_disabled()
    await ready.tap(force=True)
    await press(await card(page, await open_roles(page), roles[0]))
    await expect_chosen(page, 3)
    await expect(await card(page, await open_roles(page), roles[0])).to_have_attribute("aria-pressed", "false")
    for number, role in ((4, roles[0]), (5, roles[4])):
        await press(await card(page, await open_roles(page), role))
        await expect_chosen(page, number)
    sixth = await card(page, await open_roles(page), Role.CUTPURSE)
    await sixth.tap(force=True)
    await expect(sixth).to_have_attribute("aria-pressed", "false")
    await expect_chosen(page, FIVE)
    assert await page.evaluate(people.ASKED) == question
    await expect(ready).to_be_enabled()
    await press(ready)
    await expect(await hand(page, FIVE)).to_be_visible()

    # While Bert thinks, every pile can be looked through, from the top.
    await expect(await people.status(page)).to_contain_text(await said(page, "turn-other", names="Bert", count=1))
    for name in PILES:
        await look_through(page, name)

    # A role is touched, and then called.
    await table.moved()
    await table.until(lambda: table.asks("call"))
    await table.shows(page)
    await look_through(page, "silver", gone=7 - len(table.zone("pile:silver").pieces))
    number = len(table.zone("hand:0").pieces)
    role = Role(table.zone("hand:0").pieces[0].face.removeprefix("role-"))
    own = await hand(page, number)
    question = await page.evaluate(people.ASKED)
    await press(await card(page, own, role))
    await expect(await card(page, own, role)).to_have_attribute("aria-pressed", "true")
    await expect(await button(page, f"role-{role.value}.call")).to_be_visible()
    assert await page.evaluate(people.ASKED) == question
    await expect(own.get_by_role("button")).to_have_count(number)
    await press(await button(page, f"role-{role.value}.call"))
    await table.moved()
    assert role.value in {piece.face.removeprefix("role-") for piece in table.zone("called").pieces}


async def test_a_round_without_a_mouse(person: Person, visits: Visits) -> None:
    mine, others = [*GATHERERS, Role.ALCHEMIST, Role.FORTUNE_TELLER], [Role.ASSISTANT, *BREWERS, Role.WARLOCK]
    table = await set_out(visits, [mine, others, others])
    await table.begin()
    page = await person(language="en-GB", reduced_motion=True, visitor=table.host)
    await page.goto(f"/t/{table.code}")
    await expect_chosen(page, 0)

    # Along the roles with the arrows; Escape takes all of them back.
    roles = await open_roles(page)
    await tab_until(page, await card(page, roles, mine[0]))
    for _ in range(2):
        await page.keyboard.press("Escape")
        await expect_chosen(page, 0)
        await page.keyboard.press("Home")
        for number, key in enumerate(("Enter", "Space", "Enter", "Space", "Enter"), 1):
            await expect(await card(page, roles, mine[number - 1])).to_be_focused()
            await page.keyboard.press(key)
            await expect_chosen(page, number)
            await page.keyboard.press("ArrowRight")
    await tab_until(page, await button(page, "say-ready"))
    await page.keyboard.press("Enter")
    await table.moved()

    for number, deal in ((FIVE, "trade"), (FIVE - 1, "decline")):
        # Whoever used the keyboard here is in their hand again without looking for it.
        await table.until(lambda: table.asks("call"))
        await table.shows(page)
        own = await hand(page, number)
        first = own.get_by_role("button").first
        await expect(first).to_be_focused()
        for key, pressed in (("Enter", "true"), ("Escape", "false"), ("Space", "true")):
            await page.keyboard.press(key)
            await expect(first).to_have_attribute("aria-pressed", pressed)
        role = mine[FIVE - number]
        await tab_until(page, await button(page, f"role-{role.value}.call"))
        await page.keyboard.press("Enter")
        await table.moved()
        await table.until(lambda: table.asks("action"))
        await table.shows(page)
        before = table.zone("goods:0").facts
        offer, *_, without = (
            await page.get_by_role("main").get_by_role("region", name=await worded(page, "desk")).get_by_role("button").all()
        )
        await expect(without).to_have_text(await worded(page, "say-decline"))
        await tab_until(page, offer if deal == "trade" else without)
        await page.keyboard.press("Enter")
        await table.moved()
        gained = sum(table.zone("goods:0").facts.values()) - sum(before.values())
        assert gained == (3 if deal == "trade" else 0)

    # A pile, and back.
    left = len(table.zone("pile:iron").pieces)
    opener = await pile(page, "iron", left)
    await tab_until(page, opener, "Shift+Tab")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(left)
    await page.keyboard.press("Escape")
    await expect(opener).to_be_focused()
    assert table.asks("call")
    await expect(people.glowing(page).first).to_be_visible()


async def test_an_onlooker_sees_goods_and_played_roles_and_nothing_hidden(person: Person, visits: Visits) -> None:
    mine = [Role.WOLF_KEEPER, Role.FORTUNE_TELLER, Role.WIZARD, Role.BEGGING_MONK, Role.WARLOCK]
    others = [Role.SNAKE_HUNTER, Role.HERB_GATHERER, Role.ALCHEMIST, Role.ASSISTANT, Role.DRUID]
    table = await set_out(visits, [mine, others, others])
    page = await person(language="en-GB", reduced_motion=True)
    ear = Ear(page)
    await page.goto(f"/t/{table.code}")
    await people.invitation(page)
    await table.begin()
    await expect(await people.status(page)).to_contain_text(await said(page, "looking-on"))
    await table.until(lambda: table.facts["phase"] == "call")
    await until(lambda: ear.step() == table.seats[0].play.step)
    for name in NAMES[:3]:
        await expect(await held(page, name, FIVE)).to_be_visible()
    assert named(ear) == set()

    # Anna has a potion that lies face down, and vials; she holds two roles that nobody has called.
    await table.until(lambda: table.zone("potions:0").pieces and table.zone("potions:0").facts["vials"])
    await until(lambda: ear.step() == table.seats[0].play.step)
    called = {piece.face.removeprefix("role-") for piece in table.zone("called").pieces}
    assert {role.value for role in mine[:3]} <= called
    for name, number in zip(NAMES, range(3), strict=False):
        goods = table.zone(f"goods:{number}").facts
        await expect(place(page, name).get_by_role("img", name=await worded(page, "zone-goods", **goods), exact=True)).to_be_visible()
        await expect(place(page, name).locator("[data-face^='potion-']")).to_have_count(0)
    for role in called:
        await expect(page.get_by_role("main").get_by_role("img", name=await worded(page, f"role-{role}"), exact=True)).to_be_visible()
    for number in range(1, FIVE + 1):
        await expect(await hand(page, number)).to_have_count(0)
    assert await people.glowing(page).count() == 0
    hidden = place(page, "Anna").get_by_role("button", name=await worded(page, "zone-potions", count=1, ravens=0, vials="?"), exact=True)
    await press(hidden)
    await expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_text([await said(page, "face-down")])

    # Nor is any of it on the line: neither roles in hand or laid aside, nor potions that lie face down, nor vials.
    assert named(ear) == called
    assert open_hands(ear) == set() and ear.questions() == []
    for zone in ear.zones():
        if zone["name"] == "potions":
            assert zone["facts"]["vials"] == "?" and not any(piece.get("face") for piece in zone.get("pieces", []))
        assert zone["name"] != "aside" or not zone.get("pieces")


@pytest.mark.journey
async def test_nothing_is_in_anybodys_way_on_any_screen(person: Person, visits: Visits) -> None:
    others = [*BREWERS, *GATHERERS[:2]]
    table = await set_out(visits, [[*BREWERS, Role.ALCHEMIST, Role.ASSISTANT], others, others], cards=potions())
    await table.begin()
    page = await person(language="de", viewport=PHONE, reduced_motion=True, visitor=table.host, drawn=True)
    await page.goto(f"/t/{table.code}")

    async def looked_at() -> None:
        for viewport in (DESKTOP, PHONE):
            await page.set_viewport_size(viewport)
            await nothing_wrong(page, "de")

    seen: set[str] = set()
    while table.seats[0].play.outcome is None:
        moment = table.moment()
        if moment and moment not in seen:
            await table.shows(page)
            await touch_something(page, table, moment)
            await looked_at()
            seen.add(moment)
        if moment:
            await table.answer(0)
        await table.until(lambda: table.seats[0].play.outcome or table.moment())
    assert seen == {"choose", "call", "answer", "deal", "mixture"}
    await expect(people.reckoned(page)).to_be_visible()
    await looked_at()
    await people.close_reckoning(page)
    ended = await people.result(page)
    await expect(ended).to_be_visible()
    await looked_at()
    await press(await people.button(ended, "see-table"))
    await expect(ended).to_be_hidden()
    await looked_at()


async def test_whoever_loads_the_page_anew_while_choosing_goes_on(person: Person, visits: Visits) -> None:
    mine, others = OWN_ROLES["Anna"], OWN_ROLES["Bert"]
    table = await set_out(visits, [mine, others, others])
    await table.begin()
    await table.answer(1)
    page = await person(language="fr-FR", viewport=PHONE, touch=True, reduced_motion=True, visitor=table.host)
    await page.goto(f"/t/{table.code}")
    await choose(page, mine[:3])
    question = await page.evaluate(people.ASKED)
    await page.reload()
    await expect(await open_roles(page)).to_be_visible()
    assert await page.evaluate(people.ASKED) == question
    status = await people.status(page)
    await expect(status).to_contain_text(await worded(page, "ask-choose-roles", count=FIVE))
    await expect(status).to_contain_text(await said(page, "turn-also", names="Clara", count=1))
    await expect(await held(page, "Bert", FIVE)).to_be_visible()
    await choose(page, mine)
    await press(await button(page, "say-ready"))
    await table.moved()
    await page.reload()
    await expect(await people.status(page)).to_contain_text(await said(page, "turn-other", names="Clara", count=1))
    for role in mine:
        await expect(await card(page, await hand(page, FIVE), role)).to_be_visible()
    await table.answer(2)
    await expect(await held(page, "Clara", FIVE)).to_be_visible()


WRONG = [
    ("fr", PHONE, potions(ravens=3), BadSetup("cards-ravens", pile="copper", found=3, expected=2)),
    ("de", DESKTOP, potions(sizes={"gold-shelf": 4}), BadSetup("cards-number", pile="gold-shelf", found=4, expected=5)),
]


@pytest.mark.parametrize(("language", "viewport", "wrong", "why"), WRONG, ids=["fr", "de"])
async def test_potions_that_cannot_be_are_refused_by_name(
    person: Person, language: str, viewport: ViewportSize, wrong: str, why: BadSetup
) -> None:
    person.forgive("status of 400")
    words = texts(language, games.load(GAME))
    page = await person("Anna", language, viewport, reduced_motion=True)
    await press(await people.button(page, "set-up-label", game=title(language, GAME)))
    sheet = await people.dialog(page, "set-up-title", game=title(language, GAME))
    label = words.say("option-cards")
    option = sheet.get_by_role("group", name=label)
    await choose_file(option, toml("wrong.toml", wrong))
    await press(await people.button(sheet, "set-up-do"))
    await expect(option.get_by_role("alert")).to_have_text(words.refuse(why))
    await choose_file(option, toml("right.toml", potions()))
    await expect(option.get_by_role("alert")).to_have_count(0)
    await press(await people.button(sheet, "set-up-do"))
    await people.invitation(page)
    option = page.get_by_role("group", name=label)
    await choose_file(option, toml("wrong.toml", wrong))
    await expect(option.get_by_role("alert")).to_have_text(words.refuse(why))
    await expect(option).to_contain_text(say(language, "file-own"))
