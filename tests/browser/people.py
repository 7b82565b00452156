"""What people do with a page, based on what they see and hear.

Elements are found by role and by name in the language of the page. On the table, the elements that can be touched glow.
"""

import asyncio
import random
import re
import time
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from playwright.async_api import FilePayload, Locator, Page, Position, expect

from chaudron import games
from chaudron.texts import texts
from tests.browser.chromium import ROOT

TEXTS = ROOT / "web" / "src" / "texts"
TIMEOUT = 60_000.0
"""The default timeout in milliseconds; generous, because several browsers, servers and bots may share a slow machine."""
LONG = 2 * TIMEOUT
"""The timeout in milliseconds while bots think and others play."""
PATIENT = 4
"""The index of the greatest patience in the list of choices."""
MOST_TOUCHES = 20
"""More touches than any single move needs."""

Level = Literal["apprentice", "brewer", "master"]
Pace = Literal["calm", "brisk", "instant"]
OUTSIDE = """
    window.shown = [];
    window.Notification = class {
        static permission = 'granted';
        constructor(title, { body, tag }) { window.shown.push([title, body, tag]); }
    };
    localStorage.notify = 'on';
"""
"""Keeps what would be shown outside the page to somebody who has asked for that."""


# Words.


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (TEXTS, TEXTS / "later"):
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return bundle


def say(language: str, key: str, **facts: int | str) -> str:
    """Return a text of the web client."""
    text, errors = _bundle(language).format_pattern(_bundle(language).get_message(key).value, facts)
    assert not errors, f"{language}: {key}: {errors}"
    return str(text)


async def language_of(page: Page) -> str:
    """Return the language of the page, once it shows a heading."""
    found: str = await page.locator("h1").first.evaluate("heading => heading.ownerDocument.documentElement.lang")
    return found


async def said(page: Page, key: str, **facts: int | str) -> str:
    """Return a text of the web client in the language of the page."""
    return say(await language_of(page), key, **facts)


def called(language: str, name: str, reader: str | None) -> str:
    """Return what the page of `reader` calls somebody, where a name stands by itself: the readers themselves are “You”."""
    return texts(language).say("you.alone") if name == reader else name


def title(language: str, game: str) -> str:
    """Return the title of a game."""
    return texts(language, games.load(game)).say("game-name")


async def button(page: Page | Locator, key: str, **facts: int | str) -> Locator:
    """Return the button labelled with a text of the web client."""
    name = await said(page if isinstance(page, Page) else page.page, key, **facts)
    return page.get_by_role("button", name=name, exact=True)


async def dialog(page: Page, key: str, **facts: int | str) -> Locator:
    """Return the sheet titled with a text of the web client."""
    return page.get_by_role("dialog", name=await said(page, key, **facts), exact=True)


# The house.


async def arrive(page: Page, name: str) -> None:
    """Open the home page and enter a name."""
    await page.goto("/")
    await choose_name(page, name)


async def choose_name(page: Page, name: str) -> None:
    """Enter a name for the first time."""
    await press(await button(page, "name-change", name="none"))
    sheet = await dialog(page, "name-title")
    await sheet.get_by_label(await said(page, "name-label")).fill(name)
    await press(await button(sheet, "name-keep"))
    await expect(await button(page, "name-change", name=name)).to_be_visible()


async def play_now(page: Page, game: str) -> None:
    """Go from the home page to a table where a match against bots has begun."""
    await press(await button(page, "play-now-label", game=title(await language_of(page), game)))
    await expect(await status(page)).to_be_visible()


async def set_up(
    page: Page,
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, bool | int | str | FilePayload] | None = None,
    pace: Pace = "instant",
    public: bool = False,
) -> str:
    """Go from the home page to a new table where the match has not begun, and return its link."""
    called = title(await language_of(page), game)
    await press(await button(page, "set-up-label", game=called))
    sheet = await dialog(page, "set-up-title", game=called)
    if seats is not None:
        await press(sheet.get_by_role("radiogroup").get_by_text(str(seats), exact=True))
    words = texts(await language_of(page), games.load(game))
    for name, value in (options or {}).items():
        choice = sheet.get_by_label(words.say(f"option-{name}"), exact=True)
        match value:
            case bool():
                await choice.set_checked(value)
            case int():
                await choice.fill(str(value))
            case str():
                key = f"option-{name}-{value}"
                await choice.select_option(words.say(key) if words.has(key) else value)
            case _:
                await choose_file(sheet.get_by_role("group", name=words.say(f"option-{name}")), value)
    await sheet.get_by_label(await said(page, "setting-pace")).select_option(await said(page, f"pace-{pace}"))
    # So that no bot minds the seats of a table after a test has left it.
    await sheet.get_by_label(await said(page, "setting-patience"), exact=True).select_option(index=PATIENT)
    await sheet.get_by_role("switch", name=await said(page, "setting-public")).set_checked(public)
    await press(await button(sheet, "set-up-do"))
    return await invitation(page)


def toml(name: str, text: str) -> FilePayload:
    """Return a TOML file to upload."""
    return {"name": name, "mimeType": "application/toml", "buffer": text.encode()}


async def choose_file(place: Locator, file: FilePayload) -> None:
    """Choose a file for a file option, by keyboard."""
    async with place.page.expect_file_chooser() as opened:
        await place.get_by_role("button", name=await said(place.page, "file-choose")).press("Enter")
    await (await opened.value).set_files(file)


async def invitation(page: Page) -> str:
    """Return the table's invitation link, before the match."""
    link = page.get_by_role("textbox", name=await said(page, "invite-link"), exact=True)
    await expect(link).to_be_visible()
    return await link.input_value()


async def join(page: Page, link: str, name: str) -> None:
    """Follow a link to a table, enter a name, and take any seat."""
    await page.goto(link)
    await page.get_by_label(await said(page, "name-label")).fill(name)
    await press(await button(page, "sit"))
    await expect(page.get_by_role("button").filter(has_text=await said(page, "chair-you"))).to_be_visible()


# Before the match.


async def chair(page: Page, number: int) -> Locator:
    """Return the chair with a number, counted from 1."""
    place = await said(page, "seat", number=number)
    return page.get_by_role("button").and_(page.get_by_label(f"{place} :")).or_(page.get_by_label(f"{place}:"))


async def free_chairs(page: Page) -> Locator:
    """Return the empty chairs."""
    return page.get_by_role("list").get_by_role("button").filter(has_text=await said(page, "chair-free"))


async def sit(page: Page, number: int) -> None:
    """Take or change to the chair with a number, counted from 1."""
    wanted = await chair(page, number)
    mine = wanted.filter(has_text=await said(page, "chair-you"))
    await press(wanted)
    choice = await button(page, "chair-sit")  # the host is asked what to do with a chair
    await expect(choice.or_(mine).first).to_be_visible()
    if await choice.is_visible():
        await press(choice)
    await expect(mine).to_be_visible()


async def seat_bot(page: Page, number: int, level: Level) -> None:
    """Put a bot of a level on the chair with a number, counted from 1."""
    await press(await chair(page, number))
    strength = await said(page, f"level-{level}")
    await press(page.get_by_role("dialog").get_by_role("button").filter(has=page.get_by_text(strength, exact=True)))
    await expect(await chair(page, number)).to_contain_text(strength)


async def fill_with_bots(page: Page, count: int) -> None:
    """Wait until exactly `count` chairs are empty, and put bots on them."""
    await press(await button(page, "fill", count=count))
    await expect(page.get_by_text(await said(page, "begin-ready"))).to_be_visible()


async def begin(page: Page) -> None:
    """Begin the match."""
    await press(await button(page, "begin"))
    await expect(await status(page)).to_be_visible()


# The match.


async def status(page: Page) -> Locator:
    """Return the status line, which says whose turn it is and what has happened."""
    return page.get_by_role("region", name=await said(page, "status"), exact=True)


def glowing(page: Page) -> Locator:
    """Return the elements that can be touched now."""
    return page.locator(GLOWS).filter(visible=True)


async def touchable(page: Page) -> Locator:
    """Return the elements that lead to a move: those that glow, or the button for a move that is already complete while others are not."""
    others = "|".join([re.escape(await said(page, key)) for key in ("take-back", "result")])
    ready = (await status(page)).locator(".actions").get_by_role("button", name=re.compile(f"^(?!({others})$)"))
    return glowing(page).or_(ready.filter(visible=True))


def hint(page: Page) -> Locator:
    """Return what is said beside the thing touched, in a region that screen readers follow."""
    return page.locator("#house > [role=status][aria-live=polite] > p")


async def result(page: Page) -> Locator:
    """Return the sheet with the result of a match."""
    return await dialog(page, "result")


def reckoned(page: Page) -> Locator:
    """Return the button with which a reckoning over the table is skipped, then closed."""
    return page.locator("main .reckoning .foot .primary")


async def close_reckoning(page: Page) -> None:
    """Skip and close the reckoning over the table, if there is one; a short one may close by itself meanwhile."""
    while await reckoned(page).count():
        await reckoned(page).evaluate_all("buttons => buttons.forEach((button) => button.click())")


def indifferent(_name: str) -> int:
    """A taste without preferences."""
    return 0


async def play_move(page: Page, rng: random.Random | None = None, taste: Callable[[str], int] = indifferent) -> list[str]:
    """Wait for this person's turn, touch glowing elements until a move is made, and return the names of those touched.

    Chooses at random among the elements for whose names `taste` returns the lowest number.
    """
    rng = rng or random.Random(0)
    touched: list[str] = []
    choices = await touchable(page)
    await expect(choices.or_(reckoned(page)).first).to_be_visible(timeout=LONG)
    await close_reckoning(page)
    await expect(choices.first).to_be_visible(timeout=LONG)
    asked = await page.evaluate(ASKED)
    while len(touched) < MOST_TOUCHES:
        await expect(choices.first).to_be_visible()
        names: list[str] = await choices.evaluate_all(
            "things => things.map((thing) => thing.getAttribute('aria-label') || thing.innerText)"
        )
        least = min(map(taste, names))
        number = rng.choice([nth for nth, name in enumerate(names) if taste(name) == least])
        touched.append(names[number])
        shown = await page.evaluate(SHOWN)
        await press(choices.nth(number))
        await page.wait_for_function(f"shown => ({SHOWN})() !== shown", arg=shown)
        if await page.evaluate(ASKED) != asked:
            return touched
    raise AssertionError(f"no move after {len(touched)} touches: {touched}")


async def play_until_result(
    page: Page, rng: random.Random | None = None, taste: Callable[[str], int] = indifferent, *, most_moves: int = 500
) -> int:
    """Play until the result is shown, and return the number of moves."""
    rng = rng or random.Random(0)
    ended = await result(page)
    next_thing = (await touchable(page)).or_(ended).first
    for moves in range(most_moves):
        await expect(next_thing.or_(reckoned(page)).first).to_be_visible(timeout=LONG)
        await close_reckoning(page)
        await expect(next_thing).to_be_visible(timeout=LONG)
        if await ended.is_visible():
            return moves
        await play_move(page, rng, taste)
    raise AssertionError(f"no result after {most_moves} moves")


async def on_turn(*pages: Page) -> Page:
    """Return the page of the person who is asked first."""
    waits = [asyncio.ensure_future(glowing(page).first.wait_for(timeout=LONG)) for page in pages]
    try:
        done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
    found = next(page for page, wait in zip(pages, waits, strict=True) if wait in done)
    await settled(found)
    return found


# Hands and eyes.

GLOWS = "main :is(button.glows, .glows > button.cover):enabled:not([aria-disabled='true'])"

ASKED = "() => { const { dataset, className } = document.querySelector('main .status'); return `${dataset.question} ${className}`; }"
"""The current question, and whether its answer is being sent; other people's decisions do not affect it."""

SHOWN = """() => JSON.stringify([
    document.querySelector('main [role=status]')?.textContent,
    ...[...document.querySelectorAll('main button')].map((button) =>
        [button.getAttribute('aria-pressed'), button.disabled, button.getAttribute('aria-disabled'), button.className]),
])"""
"""The status line, and the state of all buttons."""

VISIBLE_POINT = """async (thing) => {
    const carries = ({ effect }) => effect?.target?.contains(thing) && effect.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(document.getAnimations().filter(carries).map((animation) => animation.finished));
    const { left, top, width, height } = thing.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
    for (const across of parts) for (const down of parts) {
        const seen = document.elementFromPoint(left + width * across, top + height * down);
        if (thing.contains(seen)) return { x: width * across, y: height * down, touch: matchMedia('(pointer: coarse)').matches };
    }
    return null;
}"""
"""Once an element is at rest, a point of it that nothing covers, in the middle if possible; cards in a fan overlap."""


async def press(thing: Locator) -> None:
    """Press an enabled element where it is visible: tap on a touch screen, otherwise click."""
    deadline = time.monotonic() + TIMEOUT / 1000
    while True:
        await thing.scroll_into_view_if_needed()
        if (point := await thing.evaluate(VISIBLE_POINT)) is not None:
            break
        # A message may cover it for a while, or something that comes above it pushes it out of sight.
        assert time.monotonic() < deadline, f"the element is completely covered: {thing}"
        await asyncio.sleep(0.05)
    position = Position(x=point["x"], y=point["y"])
    if point["touch"]:
        await thing.tap(position=position)
    else:
        await thing.click(position=position)


async def settled(page: Page) -> None:
    """Wait until fonts are loaded and all finite animations have ended."""
    await page.evaluate(
        """async () => {
            await document.fonts.ready;
            const ends = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
            const running = () => document.getAnimations().filter((animation) => animation.playState === 'running' && ends(animation));
            while (running().length) await Promise.allSettled(running().map((animation) => animation.finished));
        }"""
    )
