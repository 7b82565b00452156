"""A touch that leads nowhere says why, beside the thing and aloud, on a phone; nothing that was touched before is lost."""

import re

from msgspec import Raw
from playwright.async_api import Locator, Page, expect

from chaudron import games
from chaudron.kernel.model import IllegalMove
from chaudron.server import wire
from chaudron.texts import texts
from tests.browser import people
from tests.browser.accessibility import axe
from tests.browser.people import hint, press, said
from tests.browser.person import PHONE, Person
from tests.browser.visits import GAME, Visits
from tests.server.people import Seat

LANGUAGES = {"poison": "fr-FR", "wie-verhext": "de-DE", "potion-academy": "en-GB", "zaubercocktail": "fr-FR"}


async def why(seat: Seat, language: str, *touches: str) -> str:
    """What somebody is told who touches these, in words."""
    refused = await seat.say(wire.WhyNot, match=seat.play.match, touches=touches)
    assert isinstance(refused, wire.Refused)
    return worded(seat.told.room.game, language, refused.reason, **refused.facts)


def worded(game: str, language: str, reason: str, **facts: int | str) -> str:
    """A refusal in words."""
    return texts(language[:2], games.load(game)).refuse(IllegalMove(reason, **facts))


async def tap(thing: Locator) -> None:
    """Tap something where it is visible, although it may be marked as disabled."""
    await thing.scroll_into_view_if_needed()
    point, box = await thing.evaluate(people.VISIBLE_POINT), await thing.bounding_box()
    assert point and box
    await thing.page.touchscreen.tap(box["x"] + point["x"], box["y"] + point["y"])


async def told(page: Page, thing: Locator, text: str) -> None:
    """Touch something, and be told exactly this, near it and within the window."""
    await tap(thing)
    await expect(hint(page)).to_have_text(text)
    words, there, size = await hint(page).bounding_box(), await thing.bounding_box(), page.viewport_size
    assert words and there and size
    assert words["x"] >= 0 and words["x"] + words["width"] <= size["width"]
    assert words["y"] >= 0 and words["y"] + words["height"] <= size["height"]
    gap = max(there["y"] - words["y"] - words["height"], words["y"] - there["y"] - there["height"])
    assert gap <= 20, "the words are far from the thing"


async def phone(person: Person, visits: Visits, game: str, seats: int, **wanted: object) -> tuple[Page, list[Seat]]:
    """The first of some people at a table, with a phone, and where all of them sit."""
    there = [await visits(name) for name in ("Anna", "Bert", "Clara", "Dora")[:seats]]
    code = await there[0].create(game=game, seats=seats, **wanted)
    seated = [await visits.at(visitor, code) for visitor in there]
    for seat in seated[1:]:
        await seat.do(wire.Sit)
    await seated[0].do(wire.Begin)
    page = await person(language=LANGUAGES[game], viewport=PHONE, touch=True, visitor=there[0], reduced_motion=True)
    for seat in seated:
        await seat.until(lambda update: update.play is not None)
    return page, seated


def misfit(seat: Seat) -> tuple[str, str] | None:
    """A card and a bowl that do not go together."""
    play = seat.play
    if play.question is None:
        return None
    pairs = {choice.touches for choice in play.question.choices}
    bowls = [zone.touch for zone in play.scene.zones if zone.kind == "bowl"]
    hand = next(zone for zone in play.scene.zones if zone.kind == "hand" and zone.owner == play.scene.seat)
    found = [(card.touch, bowl) for card in hand.pieces for bowl in bowls if (card.touch, bowl) not in pairs]
    return next(((card, bowl) for card, bowl in found if card and bowl), None)


async def play_until_misfit(seats: list[Seat]) -> tuple[str, str]:
    """Play until the first of these people holds a card that does not go everywhere."""
    while (found := misfit(seats[0])) is None:
        (mover,) = [seat for seat in seats if seat.play.question is not None]
        await mover.do(wire.Answer, **mover.answer(0))
        for seat in seats:
            await seat.reach(mover.play.step)
    return found


async def pieces(page: Page, touch: str) -> Locator:
    """The cards in hand with this touch."""
    name = texts(await people.language_of(page), games.load(GAME)).say(touch.replace(":", "-", 1))
    return page.locator("main [data-piece^='hand:']").filter(visible=True).and_(page.get_by_role("button", name=name, exact=True))


async def test_a_card_that_does_not_go_there_stays_in_hand(person: Person, visits: Visits) -> None:
    page, seats = await phone(person, visits, GAME, 3)
    card, bowl = await play_until_misfit(seats)
    await page.goto(f"/t/{seats[0].told.room.code}")
    await expect(people.glowing(page).first).to_be_visible()
    held = (await pieces(page, card)).first
    await press(held)
    await expect(held).to_have_attribute("aria-pressed", "true")
    await told(page, page.locator(f"main [data-touch='{bowl}']"), await why(seats[0], "fr", card, bowl))
    await expect(held).to_have_attribute("aria-pressed", "true")
    assert await axe(page) == []
    # The next touch takes the words away, and the card can still be poured.
    await press(page.locator("main .cauldron.glows").first)
    await expect(hint(page)).to_have_count(0)
    await seats[0].until(lambda update: update.play is not None and update.play.question is None)
    # Now somebody else plays, and the hand says who.
    names = next(chair.name for chair in seats[0].told.room.chairs if chair.seat in seats[0].play.scene.turn)
    turn = await said(page, "turn-other", names=names, count=1)
    mine = page.locator("main [data-piece^='hand:']").filter(visible=True).last
    await told(page, mine, f"{worded(GAME, 'fr', 'not-your-turn')} {turn}")


async def test_the_generic_stage_says_why_too(person: Person, visits: Visits) -> None:
    page, seats = await phone(person, visits, GAME, 3)
    card, bowl = await play_until_misfit(seats)
    person.forgive("Stage|ERR_FAILED")
    await page.route(re.compile(r"/Stage-[^/]*\.js$"), lambda route: route.abort())  # without a skin
    await page.goto(f"/t/{seats[0].told.room.code}")
    await press((await pieces(page, card)).first)
    await told(page, page.locator(f"main [data-touch='{bowl}']"), await why(seats[0], "fr", card, bowl))
    await expect((await pieces(page, card)).first).to_have_attribute("aria-pressed", "true")


async def test_roles_say_why_they_cannot_be_chosen(person: Person, visits: Visits) -> None:
    game = "wie-verhext"
    page, seats = await phone(person, visits, game, 3)
    await page.goto(f"/t/{seats[0].told.room.code}")
    ready = page.get_by_role("button", name=texts("de", games.load(game)).say("say-ready"), exact=True)
    await told(page, ready, worded(game, "de", "not-five"))
    banned = next(zone for zone in seats[0].play.scene.zones if zone.name == "banned").pieces[0]
    await told(page, page.locator("main button.out").first, await why(seats[0], "de", banned.touch or ""))
    for _ in range(5):
        await press(page.locator("main .far button.glows").first)
    sixth = page.locator("main .far button[aria-pressed=false]").first
    await told(page, sixth, worded(game, "de", "not-five"))
    await press(ready)
    await expect(await people.status(page)).to_contain_text("Bert")
    assert await axe(page) == []


async def test_cards_say_why_they_cannot_be_used(person: Person, visits: Visits) -> None:
    game = "potion-academy"
    page, seats = await phone(person, visits, game, 3)
    await page.goto(f"/t/{seats[0].told.room.code}")
    await told(page, page.locator("main .near .own button").first, worded(game, "en", "choose-discard"))
    card = page.locator("main .near .hand button").first
    await press(card)
    await press(card)
    waits = await said(page, "turn-other", names="Bert and Clara", count=2)
    await told(page, page.locator("main .near .hand button").first, f"{worded(game, 'en', 'already-chosen')} {waits}")


async def test_the_market_says_why_not(person: Person, visits: Visits) -> None:
    game = "zaubercocktail"
    page, seats = await phone(person, visits, game, 4)
    await page.goto(f"/t/{seats[0].told.room.code}")
    sayer = page.locator("main .composer .primary")
    await told(page, sayer, worded(game, "fr", "no-cards"))
    single = page.locator("main .hand button").filter(has=page.locator(".art b", has_text=re.compile("^1$"))).first
    await press(single)
    await expect(page.locator("main .hand .taken")).to_have_count(1)
    await told(page, single, worded(game, "fr", "not-held"))
    await expect(page.locator("main .hand .taken")).to_have_count(1)
    await seats[0].do(wire.Answer, match=seats[0].play.match, question=seats[0].question.number, move=Raw(b'{"type": "place-stone"}'))
    waits = await said(page, "turn-other", names="Bert, Clara et Dora", count=3)
    await expect(sayer).to_have_count(0)
    await told(page, page.locator("main .hand button").first, f"{worded(game, 'fr', 'done-already')} {waits}")
