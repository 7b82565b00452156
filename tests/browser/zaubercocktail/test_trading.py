"""Zaubercocktail in real browsers: everybody trades at once, on phones and desks, by finger, mouse and keyboard."""

import asyncio
import re
from collections import Counter

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from chaudron import games
from chaudron.games.zaubercocktail.model import Ingredient
from chaudron.kernel.model import IllegalMove
from chaudron.texts import texts
from tests.browser import people
from tests.browser.ear import Ear, open_hands
from tests.browser.keyboard import focused, tab_until
from tests.browser.people import hint, press
from tests.browser.person import LARGE, PHONE, SMALL, Person
from tests.browser.visits import Visits
from tests.browser.zaubercocktail.table import (
    GAME,
    NAMES,
    Table,
    at_rest,
    expect_hand,
    give,
    made,
    make_offer,
    market,
    offer,
    offer_name,
    plate,
    reckoning,
    same_everywhere,
    set_out,
    takeable,
    touch,
    want,
    word,
    worded,
)
from tests.games.zaubercocktail import table as rig
from tests.games.zaubercocktail.table import ENOUGH, STONE
from tests.server.people import House, until


class SlowLine:
    """What somebody's page is told can be held back for a while; what it says is heard at once."""

    def __init__(self) -> None:
        self.holding = False
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []

    async def on(self, page: Page) -> None:
        """Let the page have this line, from the next visit on."""
        await page.route_web_socket(re.compile("/socket/"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            if self.holding:
                self._held.append((socket, message))
            else:
                socket.send(message)

        socket.connect_to_server().on_message(hear)

    def release(self) -> None:
        """Tell the page all that was held back."""
        self.holding = False
        for socket, message in self._held:
            socket.send(message)
        self._held.clear()


@pytest.mark.journey
async def test_four_people_trade_at_once(person: Person, server: House) -> None:
    sizes = ((PHONE, "fr-FR"), (SMALL, "de-DE"), (PHONE, "en-GB"), (LARGE, "fr-FR"))
    pages = [await person(None, language, size, touch=size is not LARGE, reduced_motion=True, changes=True) for size, language in sizes]
    ears = [Ear(page) for page in pages]
    anna, bert, clara, dora = pages
    lines = {clara: SlowLine(), dora: SlowLine()}
    for page, line in lines.items():
        await line.on(page)
    await people.arrive(anna, "Anna")
    link = await people.set_up(anna, GAME, seats=4)
    for page, name in zip(pages[1:], NAMES[1:], strict=False):
        await people.join(page, link, name)
    await people.begin(anna)
    table = await Table.find(server, link.rpartition("/")[2])
    table.lay(rig.table("3 green, 2 lead, black", "2 gold, 2 blue, yellow", "2 lead, 3 gira, white", "lead, 3 troll, silver"))
    held = table.all_cards()
    await same_everywhere(table, pages)

    # Everybody speaks at the same moment, and everybody sees all of it.
    await asyncio.gather(
        make_offer(anna, "green", "white"),
        make_offer(bert, "2 blue", "silver"),
        make_offer(clara, "2 gira", "yellow"),
        make_offer(dora, "troll, silver", "2 gold"),
    )
    assert len(table.standing) == 4
    await same_everywhere(table, pages)

    # Two race for one offer: one gets it, the other is told in their language that it is gone.
    await make_offer(bert, "gold", "lead")
    number = table.standing[-1]
    for page in (anna, clara, dora):
        await expect(takeable(page, number)).to_have_accessible_name(
            re.compile(re.escape(await offer_name(page, number, "Bert", "gold", "lead")))
        )
        await at_rest(takeable(page, number))
    for line in lines.values():
        line.holding = True
    await asyncio.gather(press(offer(clara, number)), press(offer(dora, number)))
    await until(lambda: number not in table.standing)
    for line in lines.values():
        line.release()
    await same_everywhere(table, pages)
    (winner,) = [seat for seat in (2, 3) if table.hand(seat)[Ingredient.GOLD_ROSE]]
    loser = pages[5 - winner]
    assert table.hand(1) == Counter(rig.cards("gold, 2 blue, yellow, lead")) and table.all_cards() == held
    gone = texts(await people.language_of(loser), games.load(GAME)).refuse(IllegalMove("offer-gone"))
    await expect(hint(loser)).to_have_text(gone)
    await expect(hint(pages[winner])).to_have_count(0)

    # An open call, answered with a price.
    await want(anna, "troll")
    await made(anna, "call")
    call = table.standing[-1]
    called = "\\s".join(map(re.escape, (await offer_name(dora, call, "Anna", "", "troll")).split()))
    await expect(offer(dora, call)).to_have_accessible_name(re.compile(called))
    for page in (bert, clara):  # who have none
        await expect(offer(page, call)).to_have_attribute("aria-disabled", "true")
    await touch(dora, call)
    await want(dora, "green")
    await made(dora, "answer")
    answer = table.standing[-1]
    for page in (bert, clara):
        await expect(offer(page, answer)).to_have_attribute("aria-disabled", "true")
    await expect(takeable(anna, answer)).to_have_accessible_name(re.compile(re.escape(word("fr", "for-you"))))
    await touch(anna, answer)
    await expect(offer(bert, call)).to_have_count(0)
    await same_everywhere(table, pages)
    assert table.hand(0)[Ingredient.TROLL_HAIR] == 1 and table.hand(3)[Ingredient.GREENROOT] == 1

    # Cards on display, answered with what somebody gives for them.
    await give(bert, "blue")
    await made(bert, "display")
    display = table.standing[-1]
    displayed = "\\s".join(map(re.escape, (await offer_name(clara, display, "Bert", "blue", "")).split()))
    await expect(offer(clara, display)).to_have_accessible_name(re.compile(displayed))
    await touch(clara, display)
    await give(clara, "gira")
    await made(clara, "bid")
    bid = table.standing[-1]
    for page in (anna, dora):
        await expect(offer(page, bid)).to_have_attribute("aria-disabled", "true")
    await touch(bert, bid)
    await expect(offer(anna, display)).to_have_count(0)
    await same_everywhere(table, pages)
    assert table.hand(1)[Ingredient.GIRA_EXTRACT] == 1 and table.hand(2)[Ingredient.BLUE_SCHLUMS] == 1

    # To one alone, and taken back.
    await make_offer(clara, "gira", "green", to="Dora")
    private = table.standing[-1]
    await expect(takeable(dora, private)).to_have_accessible_name(re.compile(re.escape(word("fr", "for-you"))))
    for page in (anna, bert):
        await expect(offer(page, private)).to_have_attribute("aria-disabled", "true")
        await expect(offer(page, private)).to_contain_text(await worded(page, "to-one", name="Dora"))
    await touch(clara, private)
    for page in pages:
        await expect(offer(page, private)).to_have_count(0)

    # What can no longer be kept is gone by itself: the one joker was promised twice.
    await make_offer(anna, "black", "blue")
    await make_offer(anna, "black", "gira")
    kept, lost = table.standing[-2:]
    await touch(bert, kept)
    await until(lambda: lost not in table.standing)
    for page in pages:
        await expect(offer(page, lost)).to_have_count(0)
    await same_everywhere(table, pages)
    lapsed = word("fr", "event-lapsed", me="no", offer=lost, seat="Anna")
    await expect(await people.status(dora)).to_contain_text(lapsed)
    await expect(dora.get_by_role("complementary")).not_to_contain_text(lapsed)  # it is news, and nothing to recall
    assert table.hand(1)[Ingredient.BLACK_SOMETHING] == 1 and table.all_cards() == held
    for seat, ear in enumerate(ears):
        assert open_hands(ear) == {seat}


async def test_trading_without_a_mouse(person: Person, server: House, visits: Visits) -> None:
    state = rig.table("3 green, 2 lead, gold", "2 troll, blue", "2 yellow, lead", "2 silver, blue")
    table = await set_out(server, visits, state)
    page = await person(language="en-GB", viewport=LARGE, reduced_motion=True, visitor=table.visitors[0])
    await page.goto(f"/t/{table.code}")
    group = page.locator("main .hand .group")
    await expect(group).to_have_count(3)

    # To Clara alone: a Greenroot and a Lead Loam for a Yellow Gloop.
    await tab_until(page, await plate(page, "Bert"))
    await page.keyboard.press("ArrowRight")
    await expect(await plate(page, "Clara")).to_be_focused()
    await page.keyboard.press("Enter")
    await tab_until(page, page.locator("main .palette button").first)
    for _ in range(5):
        await page.keyboard.press("ArrowRight")
    assert word("en", "ingredient-yellow-schlums") in (await focused(page))["name"]
    await page.keyboard.press("Enter")
    await tab_until(page, group.first)
    await page.keyboard.press("Space")
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Space")
    sayer = page.locator("main .composer .primary")
    await tab_until(page, sayer, "Shift+Tab")
    await page.keyboard.press("Enter")
    await until(lambda: table.standing == [1])
    view = table.match.view(None).offers[0]
    assert (view.give, view.want, view.to) == (rig.cards("green, lead"), rig.cards("yellow"), 2)

    # It is taken back, from the market.
    await at_rest(offer(page, 1))
    await tab_until(page, offer(page, 1), "Shift+Tab")
    await page.keyboard.press("Enter")
    await until(lambda: table.standing == [])

    # Two offers come up; the better one is taken with one key. Whoever is at the market stays there when it is gone.
    await table.say(1, rig.offer("blue", "gold"), rig.offer("2 troll", "gold"))
    await at_rest(takeable(page, 3))
    status = market(page).get_by_role("status")
    await expect(status).to_have_text(word("en", "market-yours", count=2))
    await tab_until(page, takeable(page, 3), "Shift+Tab")
    assert word("en", "effect-label", effect="+10") in (await focused(page))["name"]
    await page.keyboard.press("Enter")
    await expect_hand(page, Counter(rig.cards("3 green, 2 lead, 2 troll")))
    await expect(market(page)).to_be_focused()
    await expect(offer(page, 2)).to_have_attribute("aria-disabled", "true")

    # A call is answered.
    await table.say(3, rig.call("troll"))
    await at_rest(offer(page, 4))
    await tab_until(page, offer(page, 4), "Tab")
    await page.keyboard.press("Enter")
    await expect(page.locator("main .composer")).to_have_class(re.compile("answering"))
    await tab_until(page, page.locator("main .palette button").first)
    await page.keyboard.press("End")
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("Enter")
    await tab_until(page, sayer, "Shift+Tab")
    await page.keyboard.press("Enter")
    await until(lambda: 5 in table.standing)
    assert table.match.view(None).offers[-1].want == rig.cards("gold")

    # The stone, and what is shown.
    await tab_until(page, page.locator("main button.stone"))
    await page.keyboard.press("Enter")
    await expect(page.locator("main button.stone")).to_have_text(word("en", "stone-sure"))
    await page.keyboard.press("Enter")
    await until(lambda: 0 in table.match.view(None).stones)
    await table.say(1, STONE)
    await expect(page.locator("main .choose .primary")).to_be_visible()
    await tab_until(page, page.locator("main .choose .primary"))
    await page.keyboard.press("Enter")
    await table.say(1, rig.show("2 blue") if table.hand(1)[Ingredient.BLUE_SCHLUMS] > 1 else ENOUGH, ENOUGH)
    await table.say(2, rig.show("2 yellow"), ENOUGH)
    await table.say(3, rig.show("2 silver"), ENOUGH)
    close = (await reckoning(page, 1)).get_by_role("button")
    await expect(close).to_be_visible()
    await tab_until(page, close)
    await page.keyboard.press("Enter")
    await expect(close).to_have_count(0)
    await expect(group.first).to_be_visible()
    await expect_hand(page, table.hand(0))
