"""Home, every game, a table of two, reload, a power cut, the keyboard and a whole match, in each browser."""

from functools import partial

import pytest

from chaudron import games
from chaudron.lessons import lessons
from tests.browser import quick
from tests.browser.people import ASKED, GLOWS, say, title
from tests.browser.server import Server
from tests.browser.visits import GAME, Visits
from tests.browser.waiting import becomes
from tests.browsers.people import GLOWING, HAND, NAMED, SHOWS, People, click, on_turn, play_move, tab_to, until
from tests.browsers.screen import Screen
from tests.server.people import Visitor

DRAWN = "() => document.querySelector('main .status') !== null && document.querySelector('main .stage .stage svg') !== null"
"""Whether a table is there, drawn by the skin of its game."""
SAYS = "(text) => document.body.innerText.includes(text)"
SAYS_NOT = "(text) => document.querySelector('main .stage') !== null && !document.body.innerText.includes(text)"
TOLD = "(name) => [...document.querySelectorAll('aside .log li')].filter((line) => line.textContent.includes(name)).length"
"""How many lines of the log name somebody."""


async def against_bots(visitor: Visitor) -> str:
    """Start a match against two fast bots, and return the path of its table."""
    return f"/t/{await visitor.create(seats=3, level='apprentice', begin=True)}"


async def hand(screen: Screen) -> list[str]:
    """Return somebody's cards, once it is their turn."""
    await until(screen, GLOWING)
    found: list[str] = await screen.evaluate(HAND)
    return found


@pytest.mark.parametrize("game", games.names())
async def test_a_game_begins_on_the_home_page_and_is_played_with_the_pointer(people: People, game: str) -> None:
    screen = await people()
    await screen.goto("/")
    await click(screen, NAMED, say("en", "play-now-label", game=title("en", game)))
    if lessons(games.load(game)):
        await click(screen, NAMED, say("en", "first-play"))
    await until(screen, DRAWN)
    if not games.load(game).about.market:  # an offer takes more than clicks on what glows
        await play_move(screen)


async def test_two_people_at_a_table_see_each_others_moves(people: People, visits: Visits) -> None:
    anna, bert = await visits("Anna"), await visits("Bert")
    path = f"/t/{await anna.create(seats=3)}"
    await visits.sit(bert, path[3:])
    hers, his = await people("fr-FR", visitor=anna), await people("de-DE", visitor=bert)
    for screen in (hers, his):
        await screen.goto(path)
    await click(hers, NAMED, say("fr", "fill", count=1))
    await click(hers, NAMED, say("fr", "begin"))
    for screen, language in ((hers, "fr"), (his, "de")):
        await until(screen, DRAWN)
        assert await screen.evaluate("() => document.documentElement.lang") == language
    movers: list[Screen] = []
    while set(movers) != {hers, his}:
        movers.append(mover := await on_turn(hers, his))
        other, name = (his, "Anna") if mover is hers else (hers, "Bert")
        told = await other.evaluate(TOLD, name)
        await play_move(mover)
        await until(other, f"([name, told]) => ({TOLD})(name) > told", [name, told])


async def test_a_refresh_keeps_the_seat_and_the_hand(people: People, visits: Visits) -> None:
    anna = await visits("Anna")
    screen = await people(visitor=anna)
    await screen.goto(await against_bots(anna))
    await play_move(screen)
    before = await hand(screen)
    assert len(before) > 1
    await screen.reload()
    await becomes(partial(hand, screen), before)
    await play_move(screen)


async def test_a_table_comes_back_by_itself_after_a_power_cut(people: People, visits: Visits, own_server: Server) -> None:
    anna = await visits("Anna", address=own_server.address)
    screen = await people(visitor=anna)
    await screen.goto(await against_bots(anna))
    await play_move(screen)
    before = await hand(screen)
    people.forgive("(?i)websocket|connection|/socket/")
    own_server.kill()
    await until(screen, SAYS, say("en", "line-lost"))
    await own_server.start()
    await until(screen, SAYS_NOT, say("en", "line-lost"))
    await becomes(partial(hand, screen), before)
    await play_move(screen)


async def test_from_home_to_a_move_by_keyboard_alone(people: People) -> None:
    screen = await people()
    await screen.goto("/")
    await until(screen, SHOWS, name := say("en", "play-now-label", game=title("en", GAME)))
    await tab_to(screen, "(at, name) => at.getAttribute('aria-label') === name", name)
    await screen.press("Enter")
    await until(screen, SHOWS, no := say("en", "first-play"))
    await tab_to(screen, "(at, name) => at.textContent === name", no)
    await screen.press("Enter")
    await until(screen, DRAWN)
    await until(screen, GLOWING)
    asked = await screen.evaluate(ASKED)
    for is_last in (False, True):  # a card, then a cauldron
        await tab_to(screen, f"(at) => at.matches(`{GLOWS}`)")
        await screen.press("Enter")
        await until(
            screen,
            f"([asked, last]) => last ? ({ASKED})() !== asked : document.querySelector('main [aria-pressed=true]') !== null",
            [asked, is_last],
        )


async def test_a_whole_match_to_its_result(people: People, visits: Visits) -> None:
    anna = await visits("Anna")
    screen = await people(visitor=anna)
    await screen.goto(await against_bots(anna))
    assert await quick.play_until_result(screen) > 20
    assert await screen.evaluate("() => document.querySelectorAll('dialog[open] .ranks li').length") == 3
    await click(screen, NAMED, say("en", "rematch"))
    await until(screen, GLOWING)
