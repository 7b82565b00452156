"""A visitor who does only what a lesson says finishes every lesson of every game on a phone; the lessons take turns with languages."""

from collections.abc import Awaitable, Callable
from itertools import cycle, islice

import pytest
from playwright.async_api import Page, ViewportSize, expect

from chaudron import games
from chaudron.games.zaubercocktail import model as zaubercocktail
from chaudron.kernel.model import Move
from chaudron.lessons import LEARNER, Lesson, Walk, lesson, lessons
from chaudron.texts import texts
from tests.browser import people
from tests.browser.accessibility import axe
from tests.browser.people import button, dialog, press, said, say, title
from tests.browser.person import LARGE, PHONE, Person
from tests.texts import OURS

TAUGHT = [name for name in games.names() if lessons(games.load(name))]


async def offer(page: Page, move: Move) -> None:
    """Put an offer of Zaubercocktail together, and say it."""
    assert isinstance(move, zaubercocktail.Offer)
    for kind in move.give:
        await press(page.locator(f".hand [data-kind='{kind.value}']"))
    for kind in move.want:
        await press(page.locator(f".palette [data-about='ingredient-{kind.value}']"))
    await press(page.locator(".composer .primary"))


async def accept(page: Page, move: Move) -> None:
    """Accept an offer once it is at rest, so that a touch is meant for it."""
    assert isinstance(move, zaubercocktail.Accept)
    await press(page.locator(f".market .offer:not(.fresh)[data-touch='offer:{move.offer}']"))


async def place_stone(page: Page, _move: Move) -> None:
    """Place a stone: two touches, because it cannot be taken back."""
    await press(page.locator("button.stone"))
    await press(page.locator("button.stone.sure"))


async def show(page: Page, move: Move) -> None:
    """Show a collection besides those already chosen."""
    assert isinstance(move, zaubercocktail.Show)
    await press(page.locator(f".hand [data-kind='{move.ingredient.value}']"))
    await press(page.locator(".choose .primary"))


BY_HAND: dict[type[Move], Callable[[Page, Move], Awaitable[None]]] = {
    zaubercocktail.Offer: offer,
    zaubercocktail.Accept: accept,
    zaubercocktail.PlaceStone: place_stone,
    zaubercocktail.Show: show,
}
"""How to make a move of an unlisted kind, or one that takes more than touching what it touches."""


async def choose(page: Page, language: str) -> None:
    """Switch the page to a language."""
    await page.evaluate("language => localStorage.setItem('language', language)", language)


def thing(*ids: str) -> str:
    """The selector of whatever a skin has drawn for a zone, a piece or a touch; of a piece, the part that is touched."""
    marks = ("zone", "piece", "touch")
    return ", ".join(f'.stage [data-{mark}="{name}"]:not(:has([data-touch="{name}"]))' for name in ids for mark in marks)


async def touch(page: Page, walk: Walk, move: Move) -> None:
    """Make a move by touching what it touches, and then what completes it, if there is anything."""
    by_hand = BY_HAND.get(type(move))
    if by_hand is not None:
        await by_hand(page, move)
        return
    step = page.locator(f".status[data-step='{walk.at}']")
    for touched in walk.game.touches(walk.match.view(LEARNER), move):
        await press(page.locator(thing(touched, *walk.meant(touched))).first)
    complete = page.locator(".status .actions .primary, .stage .thing .again").first
    await expect(complete.or_(page.locator(f".status:not([data-step='{walk.at}'])")).first).to_be_visible()
    if await step.is_visible() and await complete.is_visible():
        await press(complete)


async def do_as_told(page: Page, walk: Walk, language: str) -> None:
    """Do what the lesson says at its current step, and wait until it goes on."""
    words = texts(language, walk.game)
    spoken = words.say(walk.lesson.key(walk.step.say), **{f"seat-{seat}": "\0" for seat in range(walk.lesson.seats)})
    for part in spoken.split("\0"):
        await expect(page.locator(f".status[data-step='{walk.at}'] .words")).to_contain_text(part.strip())
    for shown in (*walk.shown(), *(shown for _, shown in walk.guesses())):
        await expect(page.locator(f"[data-glow='{shown}']")).to_be_visible()
    if walk.step.do:
        move = walk.right()[0]
        await touch(page, walk, move)
        assert walk.answer(move) is None
    elif walk.step.guess:
        shown = next(shown for option, shown in walk.guesses() if option.right)
        await press(page.locator(f"[data-glow='{shown}'] button"))
        assert walk.guess(shown) is None
    else:
        await press(await button(page, "lesson-next"))
        walk.read_on()
    await expect(page.locator(f".status[data-step='{walk.at}']")).to_be_visible()


async def finish(page: Page, game: str, found: Lesson, language: str) -> None:
    """Do as told until the last step of a lesson."""
    walk = Walk(games.load(game), found)
    while not walk.last:
        await do_as_told(page, walk, language)


@pytest.mark.journey
@pytest.mark.parametrize("game", TAUGHT)
async def test_whoever_does_what_is_said_finishes_every_lesson(person: Person, game: str) -> None:
    page = await person("Ada", viewport=PHONE, touch=True, reduced_motion=True)
    taught = lessons(games.load(game))
    languages = islice(cycle(OURS), TAUGHT.index(game), None)
    for found, language in zip(taught, languages, strict=False):
        await choose(page, language)
        await page.goto(f"/learn/{game}/{found.name}")
        await finish(page, game, found, language)
        last = found is taught[-1]
        await press(await button(page, "lesson-play" if last else "lesson-following"))
        await expect(page.locator(".status:not(.taught)" if last else ".status[data-step='0']")).to_be_visible()
    await page.goto(f"/learn/{game}")
    await expect(page.get_by_text(await said(page, "lesson-state", state="done"), exact=True)).to_have_count(len(taught))


async def test_a_wrong_move_is_answered_and_a_lesson_is_resumed_where_it_was_left(person: Person) -> None:
    game = games.load("poison")
    found = lesson(game, "poison")
    assert found is not None
    page = await person("Ada", language="en-GB", reduced_motion=True)
    await page.goto("/learn/poison")
    await press(page.get_by_role("link", name=texts("en", game).say("lesson-poison")))
    card = page.locator(thing("hand:0:poison:0")).first
    await press(card)
    await press(page.locator(thing("cauldron:2")).first)
    await expect(page.locator(".status .turn")).to_contain_text(texts("en", game).say("lesson-poison-elsewhere"))
    await expect(card).to_be_visible()
    walk = Walk(game, found)
    await do_as_told(page, walk, "en")
    await page.reload()
    await expect(page.locator(".status[data-step='1']")).to_be_visible()
    await page.goto("/learn/poison")
    await expect(page.get_by_role("link", name=say("en", "lesson-state", state="begun"))).to_have_count(1)


async def test_a_first_visitor_is_asked_once_whether_to_learn(person: Person) -> None:
    page = await person("Ada", language="en-GB", first_time=True)
    label = say("en", "play-now-label", game=title("en", "poison"))
    await press(page.get_by_role("button", name=label, exact=True))
    sheet = await dialog(page, "first-title", game=title("en", "poison"))
    await press(await button(sheet, "first-play"))
    await expect(await people.status(page)).to_be_visible()
    await page.goto("/")
    await press(page.get_by_role("button", name=label, exact=True))
    await expect(await people.status(page)).to_be_visible()
    await page.goto("/rules/poison")
    await press(page.get_by_role("link", name=await said(page, "learn"), exact=True))
    await expect(page.get_by_role("heading", name=say("en", "learn-label", game=title("en", "poison")))).to_be_visible()


async def test_whoever_wants_to_learn_comes_to_the_lessons(person: Person) -> None:
    page = await person("Ada", language="en-GB", first_time=True)
    await press(await button(page, "play-now-label", game=title("en", "poison")))
    await press(await button(page, "first-learn"))
    await page.wait_for_url("**/learn/poison")
    await expect(page.get_by_text(say("en", "lesson-state", state="new"), exact=True)).to_have_count(4)


@pytest.mark.journey
@pytest.mark.parametrize("viewport", [PHONE, LARGE], ids=["phone", "desktop"])
async def test_a_lesson_is_accessible(person: Person, viewport: ViewportSize) -> None:
    page = await person("Ada", language="en-GB", viewport=viewport, reduced_motion=True)
    for path, there in (("/learn/poison", "ol a"), ("/learn/poison/colours", "[data-glow]"), ("/learn/poison/most", "[data-glow]")):
        await page.goto(path)
        await expect(page.locator(there).first).to_be_visible()
        assert await axe(page) == []
