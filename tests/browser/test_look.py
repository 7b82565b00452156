"""Looking back: the table with a scrubber, through any eyes, once a match is over; before that, one's own past and no more."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, ViewportSize, expect

from chaudron.server import wire
from tests.browser import people
from tests.browser.accessibility import axe
from tests.browser.people import button, close_reckoning, dialog, press, said
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.visits import Ended, Visits, play_some
from tests.browser.waiting import read_until

HANDS = "main [data-zone='hand:0'] [data-face], main .own [data-face]"
"""The cards in the hand of the first seat, where a page shows it."""
FULL = (12, 13)
"""How many cards people have at first; three are dealt as if they were four."""
COUNTED = """hands => hands.map((hand) => [...hand.querySelectorAll('li')]
    .reduce((sum, card) => sum + parseInt(card.querySelector('.count')?.textContent ?? 1), 0))"""
"""How many cards each hand has; equal ones are drawn once, with their number."""


def place(page: Page) -> Locator:
    """Return what says where in the match we are."""
    return page.locator("main > .status")


async def at(page: Page, step: int, steps: int) -> None:
    """Wait until the page shows a step, in words, on the scrubber and in the address."""
    words = await (said(page, "look-move", step=step, steps=steps) if step else said(page, "look-begin"))
    await expect(place(page)).to_contain_text(words)
    await expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", words)
    await expect(page).to_have_url(re.compile(rf"/look/\w+(/{step}/\w+)?$"))


async def opened(page: Page, path: str) -> None:
    await page.goto(path)
    await expect(page.get_by_role("slider")).to_be_visible()


async def steps_of(ended: Ended) -> tuple[str, int]:
    """Return the id of a finished match and the number of its steps."""
    async with ended.visitor.at(ended.code) as seat:
        return seat.play.match, seat.play.step


async def test_from_the_result_one_looks_back_by_keys_buttons_and_numbers(person: Person, ended: Ended) -> None:
    match, steps = await steps_of(ended)
    page = await person(language="en-GB", visitor=ended.visitor, reduced_motion=True)
    await page.goto(f"/t/{ended.code}")
    result = await people.result(page)
    await press(result.get_by_role("link", name=await said(page, "look-back"), exact=True))
    await at(page, steps, steps)
    # Whoever played looks through their own eyes at first.
    eyes = page.get_by_label(await said(page, "look-eyes"))
    await expect(eyes).to_have_value("1")
    await page.keyboard.press("ArrowLeft")
    await at(page, steps - 1, steps)
    await page.keyboard.press("Home")
    await at(page, 0, steps)
    await read_until(page.locator(HANDS).count, lambda count: count in FULL)
    await press(await button(page, "look-next"))
    await at(page, 1, steps)
    await page.get_by_role("slider").focus()
    await page.keyboard.press("ArrowRight")
    await at(page, 2, steps)
    # A move in the log is a link to itself.
    number = page.get_by_role("link", name=await said(page, "look-number", step=20), exact=True)
    await expect(number).to_have_attribute("href", f"/look/{match}/20/1")
    await number.click()
    await at(page, 20, steps)
    current = page.locator("aside [aria-current=step]")
    await expect(current).to_have_attribute("data-step", "20")
    told = await current.locator("p").all_text_contents()
    await expect(place(page).locator("li")).to_have_text(told)
    # It plays by itself until somebody pauses it.
    await press(await button(page, "look-play"))
    await expect(place(page)).to_contain_text(await said(page, "look-move", step=21, steps=steps))
    await press(await button(page, "pause"))
    await expect(await button(page, "look-play")).to_be_visible()
    # The last reckoning before this move can be seen again.
    await press(await button(page, "look-last"))
    await press(page.locator("aside .scores").get_by_role("button"))
    await expect(page.locator("main .reckoning")).to_be_visible()
    await close_reckoning(page)
    assert await axe(page) == []


async def test_a_link_shows_everything_open_on_a_phone(person: Person, ended: Ended) -> None:
    match, steps = await steps_of(ended)
    page = await person(language="fr-FR", viewport=PHONE, touch=True, reduced_motion=True)
    await opened(page, f"/look/{match}/0/open")
    await at(page, 0, steps)
    hands = page.get_by_role("region", name=await said(page, "look-hands"))
    held = hands.locator("h2 + div")
    await expect(held).to_have_count(4)
    cards = await held.evaluate_all(COUNTED)
    assert sorted(cards) == [12, 12, 13, 13]
    chips = hands.locator("svg.chip")
    await expect(chips).not_to_have_count(0)
    shown = await chips.evaluate_all("all => [...new Set(all.map((one) => one.querySelector('[data-number]')?.dataset.number))].sort()")
    assert shown == ["1", "2", "4", "5", "7"], "a Poison card counts four, here as at the table"
    # Through one player's eyes, the others' hands are closed again, and the place in the match stays.
    await press(await button(page, "look-next"))
    await page.get_by_label(await said(page, "look-eyes")).select_option("2")
    await expect(page).to_have_url(re.compile(r"/1/2$"))
    await expect(hands).to_have_count(0)
    await expect(page.locator(HANDS)).not_to_have_count(0)
    await press(await button(page, "log"))
    log = await dialog(page, "log")
    await press(log.get_by_role("link", name=await said(page, "look-number", step=5), exact=True))
    await at(page, 5, steps)
    await press(await button(page, "look-onward"))
    link = (await dialog(page, "look-onward")).get_by_role("textbox")
    await expect(link).to_have_value(re.compile(rf"/look/{match}/5/2$"))
    assert await axe(page) == []


async def test_a_link_to_what_is_not_there_says_so(person: Person, ended: Ended) -> None:
    person.forgive("status of 40[04]")
    match, steps = await steps_of(ended)
    page = await person(language="de-DE")
    for path, key in (
        (f"/look/{match}/{steps + 1}/open", "look-no-step"),
        (f"/look/{match}/-1", "look-no-step"),
        (f"/look/{match}/1/7", "look-no-eye"),
        ("/look/0123456789abcdef", "look-missing"),
        (f"/look/{'a' * 300}", "look-missing"),
    ):
        await page.goto(path)
        await expect(page.get_by_text(await said(page, key))).to_be_visible()
    await page.goto(f"/look/{match}/{steps + 1}/open")
    await press(page.get_by_role("link", name=await said(page, "look-whole")))
    await at(page, steps, steps)


async def test_while_a_match_runs_two_people_see_their_own_past_and_no_more(person: Person, visits: Visits) -> None:
    person.forgive("status of 403")
    anna, bert = await visits("Anna"), await visits("Bert")
    code = await anna.create(seats=3)
    seats = [await visits.at(anna, code), await visits.at(bert, code)]
    await seats[1].do(wire.Sit, seat=1)
    await seats[0].do(wire.SeatBot, seat=2, level="apprentice")
    await seats[0].do(wire.Begin)
    await play_some(seats, 6)
    match = seats[0].play.match
    for seat, (visitor, viewport) in enumerate(((anna, DESKTOP), (bert, PHONE))):
        page = await person(language="en-GB", viewport=viewport, touch=viewport is PHONE, visitor=visitor, reduced_motion=True)
        await page.goto(f"/t/{code}")
        await press(await button(page, "menu"))
        await press((await dialog(page, "menu")).get_by_role("link", name=await said(page, "look-back")))
        eyes = page.get_by_label(await said(page, "look-eyes"))
        await expect(eyes.get_by_role("option")).to_have_text([await said(page, "look-eye-mine")])
        await expect(place(page)).to_contain_text(re.compile(r"Move \d+ of \d+"))
        if viewport is PHONE:  # where there is no room for the button
            await page.get_by_role("slider").press("Home")
        else:
            await press(await button(page, "look-first"))
        await read_until(page.locator(HANDS if seat == 0 else HANDS.replace("0", "1")).count, lambda count: count in FULL)
        await press(await button(page, "look-onward"))
        await expect(await dialog(page, "look-onward")).to_contain_text(await said(page, "look-running"))
        for eye in ("open", "onlooker", str(2 - seat)):
            await page.goto(f"/look/{match}/0/{eye}")
            await expect(page.get_by_text(await said(page, "look-no-eye"))).to_be_visible()


DROP = """async ([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name, { type: 'application/json' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_record_is_dropped_onto_the_page_or_chosen(person: Person, ended: Ended, tmp_path: Path, viewport: ViewportSize) -> None:
    person.forgive("status of 400")
    match, steps = await steps_of(ended)
    record = (await ended.visitor.send("GET", f"/api/records/{match}")).text
    page = await person(language="en-GB", viewport=viewport, touch=viewport is PHONE)
    await page.goto("/")
    await press(page.get_by_role("link", name=await said(page, "look-bring")))
    await expect(await button(page, "look-bring-choose")).to_be_visible()
    trouble = page.locator(".bring [role=status]")
    for text, said_of in (
        ("GIF89a", "not valid JSON"),
        (record[:-80], "not valid JSON"),
        (record.replace('"seats": 4', '"seats": 3'), "fingerprint"),
    ):
        await page.evaluate(DROP, ["record.json", text])
        await expect(trouble).to_contain_text(said_of)
    await page.evaluate(DROP, ["record.json", record])
    await at(page, steps, steps)
    # Nobody is called by name, and all hands are open.
    await expect(page.get_by_label(await said(page, "look-eyes"))).to_have_value("open")
    await expect(page.get_by_role("main")).to_contain_text(await said(page, "seat", number=1))
    # Also there, something that is no record changes nothing.
    await page.evaluate(DROP, ["record.json", "{}"])
    await page.wait_for_function("() => window.toasted.some((text) => text.includes('not a valid game record'))")
    await at(page, steps, steps)
    file = tmp_path / "game.json"
    file.write_text(record)
    await page.goto("/look")
    async with page.expect_file_chooser() as chooser:
        await press(await button(page, "look-bring-choose"))
    await (await chooser.value).set_files(file)
    await at(page, steps, steps)
