"""Zaubercocktail in real browsers: everybody trades at once, on phones and desks, by finger, mouse and keyboard."""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress

import pytest
from playwright.async_api import Error, Page, ViewportSize, WebSocketRoute, expect

from chaudron import games
from chaudron.games.zaubercocktail.model import Ingredient
from chaudron.kernel.model import IllegalMove
from chaudron.texts import texts
from tests.browser import people
from tests.browser.ear import Ear, open_hands
from tests.browser.keyboard import focused, tab_until
from tests.browser.people import press
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.visits import Visits
from tests.browser.waiting import toasted
from tests.browser.zaubercocktail import (
    GAME,
    NAMES,
    Line,
    Table,
    arranged_server,
    at_rest,
    best,
    expect_hand,
    give,
    made,
    make_offer,
    market,
    nothing_wrong,
    offer,
    offer_name,
    plate,
    put_stone,
    ranking,
    reckoning,
    same_everywhere,
    set_out,
    show,
    takeable,
    touch,
    want,
    word,
    worded,
)
from tests.games.zaubercocktail import table as rig
from tests.games.zaubercocktail.table import ENOUGH, MIDDLING, STONE
from tests.server.people import House, until

SMALL = ViewportSize(width=360, height=640)
LARGE = ViewportSize(width=1440, height=900)


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server in this process, so that cards and clocks can be arranged, with the real client."""
    async with arranged_server(tmp_path_factory.mktemp("server")) as found:
        yield found


# Four people at once.


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


async def test_four_people_trade_at_once(person: Person, server: House) -> None:
    sizes = ((PHONE, "fr-FR"), (SMALL, "de-DE"), (PHONE, "en-GB"), (LARGE, "fr-FR"))
    pages = [await person(None, language, size, touch=size is not LARGE, reduced_motion=True) for size, language in sizes]
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
    await toasted(loser, gone)
    await expect(pages[winner].locator(".toast")).to_have_count(0)

    # An open call, answered with a price.
    await want(anna, "troll")
    await made(anna, "call")
    call = table.standing[-1]
    await expect(offer(dora, call)).to_have_accessible_name(re.compile(re.escape(await offer_name(dora, call, "Anna", "", "troll"))))
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
    await expect(dora.get_by_role("complementary")).to_contain_text(lapsed)
    assert table.hand(1)[Ingredient.BLACK_SOMETHING] == 1 and table.all_cards() == held
    for seat, ear in enumerate(ears):
        assert open_hands(ear) == {seat}


# A round to its end.

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
    await expect(takeable(page, first).locator(".effect")).to_have_text("+21")
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
    await press(choosing.get_by_role("button", name=word("fr", "one-fewer", what=jokers)).and_(page.locator(":enabled")))
    green = choosing.locator(".collection").filter(has_text=word("fr", "ingredient-greenroot"))
    await press(green.get_by_role("button", name=word("fr", "one-more", what=jokers)))
    await expect(total).to_have_text("68")
    await expect(green.locator(".worth")).to_have_text("28")
    await nothing_wrong(page, "fr", quick=True)
    await page.evaluate(SEEN)
    await show(page)
    await expect(choosing).to_contain_text(word("fr", "choose-ready"))
    for seat, shown in enumerate(("2 gira", "2 blue", "2 blue", "3 green"), 1):
        await table.say(seat, rig.show(shown), ENOUGH)

    # What all showed comes up from the last to the first: ties by cards, and by a card that was drawn.
    sheet = await reckoning(page, 1)
    await page.wait_for_function("() => window.seen.length === 5")
    assert await page.evaluate("() => window.seen") == ["Dora", "Clara", "Bert", "Emil", "Anna"]
    ranks = [
        Line(1, "Anna", (28, 40), 68, "+5"),
        Line(2, "Emil", (18,), 18, "+3"),
        Line(3, "Bert", (18,), 18, "+1+2"),
        Line(4, "Clara", (8,), 8, "–"),
        Line(5, "Dora", (8,), 8, "−2"),
    ]
    assert await ranking(sheet, 5) == ranks
    assert table.pawns == (5, 6, 1, 0, 3)

    # It is not lost to whoever comes again, or only looks on.
    for looking, language in ((page, "fr"), (onlooker, "en")):
        await looking.reload()
        await press(looking.get_by_role("button", name=word(language, "reckoning-again")))
        sheet = await reckoning(looking, 1)
        assert await ranking(sheet, 5) == ranks
        lines = sheet.get_by_role("listitem")
        await expect(lines.nth(1)).to_contain_text(word(language, "reckoning-tie", why="cards"))
        await expect(lines.nth(3)).to_contain_text(word(language, "reckoning-tie", why="draw"))
        for nth, drawn in ((3, "gold-rose"), (4, "lead-earth")):
            card = word(language, f"ingredient-{drawn}")
            await expect(lines.nth(nth)).to_contain_text(word(language, "reckoning-drawn", card=card))
        await expect(sheet.get_by_role("img", name=re.compile("Anna 5, Bert 6, Clara 1, Dora 0, Emil 3"))).to_be_visible()
    await nothing_wrong(page, "fr")
    await press((await reckoning(page, 1)).get_by_role("button", name=word("fr", "reckoning-close")))
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
    assert [(line.name, line.worth, line.spaces) for line in await ranking(sheet, 4)] == [
        ("Dora", 18, "+5"), ("Clara", 16, "+3"), ("Bert", 8, "+1"), ("Anna", 0, "−2"),
    ]  # fmt: skip
    await expect(sheet.get_by_role("listitem").last).to_contain_text(word("de", "reckoning-nothing"))
    await expect(page.get_by_role("timer")).to_have_text(re.compile(r"^[45]:\d\d$"))


# A whole match.


async def play_rounds(page: Page) -> None:
    """Put down the stone in every round, show what is suggested, and read every reckoning, until the result shows."""
    ended = await people.result(page)
    again = page.locator("main .reckoning > .button")
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
    sheets = [await people.score_sheet(page) for page in (anna, bert)]
    assert sheets[0] == sheets[1]
    assert sorted(int(row[-1]) for row in sheets[0]) == sorted(table.pawns)
    for page, seat in ((anna, 0), (bert, 1)):
        ended = await people.result(page)
        first, *_ = await people.ranks(ended, 4)
        assert sheets[0][0][0] in first
        (row,) = [row for row in sheets[0] if row[0] == NAMES[seat]]
        assert int(row[-1]) == table.pawns[seat]
        await expect(await people.button(ended, "rematch")).to_be_enabled()
        await press(await people.button(ended, "see-table"))
        # The last reckoning stays on the table, and there is nothing to go back to.
        last = await reckoning(page, table.match.view(None).round + (max(table.pawns) == 10))
        assert sorted(line.name for line in await ranking(last, 4)) == sorted(row[0] for row in sheets[0])
        await expect(last.get_by_role("button")).to_have_count(0)


# Without a mouse.


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
    await table.say(1, rig.show("2 blue") if table.hand(1)[Ingredient.BLUE_SCHLUMS] > 1 else ENOUGH)
    await table.say(2, rig.show("2 yellow"), ENOUGH)
    await table.say(3, rig.show("2 silver"), ENOUGH)
    close = (await reckoning(page, 1)).get_by_role("button")
    await expect(close).to_be_visible()
    await tab_until(page, close)
    await page.keyboard.press("Enter")
    await expect(close).to_have_count(0)
    await expect(group.first).to_be_visible()
    await expect_hand(page, table.hand(0))


# On every screen.


@pytest.mark.parametrize(("viewports", "language", "seats"), [((PHONE, SMALL), "de", 7), ((LARGE,), "en", 4)], ids=["phones", "desktop"])
async def test_nothing_is_in_anybodys_way(
    person: Person, server: House, visits: Visits, viewports: Sequence[ViewportSize], language: str, seats: int
) -> None:
    """From the opening to the reckoning, with a hand of every kind and a full market."""
    hands = ("3 blue, 2 green, 2 lead, gira, troll, yellow, silver, 2 white, faran, gold, 2 black", *["3 blue, 2 green, lead"] * 6)
    table = await set_out(server, visits, rig.table(*hands[:seats]))
    touched = LARGE not in viewports
    page = await person(language=language, viewport=viewports[0], touch=touched, reduced_motion=True, visitor=table.visitors[0])

    async def looked_at(*, quick: bool = False) -> None:
        for viewport in viewports:
            await page.set_viewport_size(viewport)
            await nothing_wrong(page, language, quick=quick or viewport is SMALL)

    await page.goto(f"/t/{table.code}")
    await expect(page.locator("main .composer")).to_be_visible()
    await looked_at(quick=True)
    for seat in range(1, seats):
        await table.say(seat, rig.offer("2 blue, green", "gold"), rig.offer("lead", "2 white, faran"), rig.offer("blue", "silver", 0))
        await table.say(seat, rig.call("2 gold"), rig.offer("green", "2 gold"), rig.call("black"))
    last = table.standing[-1]
    await expect(offer(page, last)).to_have_count(1)
    await give(page, "blue, green, lead")
    await want(page, "2 gold, faran")
    await looked_at()
    await made(page, "offer")
    await touch(page, last)
    await expect(page.locator("main .composer")).to_have_class(re.compile("answering"))
    await want(page, "gira, troll")
    await looked_at(quick=True)
    await table.say(1, STONE)
    await put_stone(page)
    await looked_at(quick=True)
    if seats > 4:
        await table.say(2, STONE)
    await expect(page.locator("main .choose")).to_be_visible()
    await looked_at()
    await show(page)
    for seat in range(1, seats):
        await table.say(seat, rig.show("3 blue"), rig.show("2 green"))
    sheet = await reckoning(page, 1)
    assert len(await ranking(sheet, seats)) == seats
    await press(sheet.get_by_role("button"))
    await looked_at(quick=True)
    await press(page.get_by_role("button", name=word(language, "reckoning-again")))
    assert len(await ranking(sheet, seats)) == seats
    await looked_at()
