"""Taking a move back: with one press alone with bots; with other people, when all of them agree, on phone and desktop."""

from functools import partial

from playwright.async_api import Page, expect

from chaudron.server import wire
from chaudron.texts import texts
from tests.browser import people
from tests.browser.accessibility import axe
from tests.browser.people import OUTSIDE, button, dialog, press, said, title
from tests.browser.person import PHONE, Person
from tests.browser.visits import GAME, Visits
from tests.browser.waiting import becomes, toasted
from tests.server.people import Seat, Visitor


async def ask_back(page: Page) -> None:
    """Ask to take one's last move back."""
    await press(await button(page, "menu"))
    menu = await dialog(page, "menu")
    await press(await button(menu, "take-move-back"))
    await expect(menu).to_be_hidden()


async def party(visits: Visits) -> tuple[str, list[Visitor], list[Seat]]:
    """Three people at a table whose match has begun."""
    visitors = [await visits(name) for name in ("Anna", "Bert", "Cara")]
    code = await visitors[0].create(seats=3)
    seats = [await visits.at(visitor, code) for visitor in visitors]
    for number, seat in enumerate(seats[1:], 1):
        await seat.do(wire.Sit, seat=number)
    await seats[0].do(wire.Begin)
    for seat in seats:
        await seat.until(lambda told: told.play is not None)
    return code, visitors, seats


async def test_three_people_agree_or_one_of_them_does_not(person: Person, visits: Visits) -> None:
    code, visitors, seats = await party(visits)
    (mover,) = [number for number, seat in enumerate(seats) if seat.play.question is not None]
    asker, second, third = (visitors[(mover + n) % 3] for n in range(3))
    pages = [
        await person(language="en-GB", visitor=asker, reduced_motion=True),
        await person(language="de-DE", visitor=second, viewport=PHONE, touch=True, reduced_motion=True),
    ]
    await pages[1].add_init_script(OUTSIDE)
    for page in pages:
        await page.goto(f"/t/{code}")
        await expect(await people.status(page)).to_be_visible()
    # Before any move, there is nothing to take back.
    await ask_back(pages[0])
    await toasted(pages[0], "That is not a move of yours that can be taken back or reviewed.")
    match = seats[mover].play.match
    await seats[mover].do(wire.Answer, **seats[mover].answer(0))
    await seats[(mover + 2) % 3].reach(1)
    # One says no: the move stays.
    await ask_back(pages[0])
    plea = pages[1].get_by_role("alertdialog")
    await expect(plea).to_contain_text(await said(pages[1], "plea-asked-take-back", name=("Anna", "Bert", "Cara")[mover]))
    await expect(pages[0].get_by_role("alertdialog")).to_contain_text(("Anna", "Bert", "Cara")[(mover + 1) % 3])
    assert await axe(pages[1]) == []
    await press(await button(plea, "plea-no"))
    await expect(pages[0].get_by_role("alertdialog")).to_have_count(0)
    assert seats[mover].play.match == match
    # A page that nobody looks at asks outside, where that was asked for.
    assert await pages[1].evaluate("() => window.shown") == []
    await pages[1].evaluate("() => void Object.defineProperty(document, 'hidden', { value: true })")
    # All say yes: the move is back in hand.
    await ask_back(pages[0])
    asked = await said(pages[1], "plea-asked-take-back", name=("Anna", "Bert", "Cara")[mover])
    await becomes(partial(pages[1].evaluate, "() => window.shown"), [[title("de", GAME), asked, f"table-{code}"]])
    await press(await button(plea, "plea-yes"))
    last = seats[(mover + 2) % 3]
    await last.until(lambda told: told.hold is not None and told.hold.waiting == ((mover + 2) % 3,))
    await last.do(wire.Consent, match=match, step=1, yes=True)
    for page in pages:
        await toasted(page, await said(page, "taken-back"))
    await expect(await people.status(pages[0])).to_contain_text(await said(pages[0], "your-move"))
    assert third is not asker


async def test_alone_with_bots_one_press_takes_it_back(person: Person, visits: Visits) -> None:
    anna = await visits("Anna")
    code = await anna.create(level="apprentice", begin=True, pace="calm")
    page = await person(language="fr-FR", visitor=anna, reduced_motion=True)
    await page.goto(f"/t/{code}")
    await people.on_turn(page)
    async with anna.at(code) as seat:
        match = seat.play.match
        await seat.do(wire.Answer, **seat.answer(0))
        await ask_back(page)
        await toasted(page, await said(page, "taken-back"))
        await seat.until(lambda told: told.play is not None and told.play.match != match)


async def test_what_the_next_question_has_shown_stays(person: Person, visits: Visits) -> None:
    visitors = [await visits(name) for name in ("Anna", "Bert", "Cara")]
    code = await visitors[0].create(game="wie-verhext", seats=3)
    seats = [await visits.at(visitor, code) for visitor in visitors]
    for number, seat in enumerate(seats[1:], 1):
        await seat.do(wire.Sit, seat=number)
    await seats[0].do(wire.Begin)
    for seat in seats:
        await seat.until(lambda told: told.play is not None)
        await seat.do(wire.Answer, **seat.answer(0))  # all choose the same roles
    for seat in seats:
        await seat.reach(3)
    (caller,) = [number for number, seat in enumerate(seats) if seat.play.question is not None]
    await seats[caller].do(wire.Answer, **seats[caller].answer(0))
    page = await person(language="fr-FR", visitor=visitors[caller], viewport=PHONE, touch=True, reduced_motion=True)
    next_one = await person(language="en-GB", visitor=visitors[(caller + 1) % 3], reduced_motion=True)
    for each in (page, next_one):
        await each.goto(f"/t/{code}")
        await expect(await people.status(each)).to_be_visible()
    # Everybody sees that the next one is asked, and so holds the role.
    await expect(await people.status(next_one)).to_contain_text(await said(next_one, "your-move"))
    await ask_back(page)
    await toasted(page, texts("fr").say("denied-revealed"))
    await expect(next_one.get_by_role("alertdialog")).to_have_count(0)
