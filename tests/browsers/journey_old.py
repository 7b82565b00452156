"""A Chromium that is too old says so in its language, and the oldest that is new enough plays a whole match."""

import pytest

from tests.browser import quick
from tests.browser.visits import Visits
from tests.browsers.people import People, play_move, until

MESSAGE = "() => [document.documentElement.lang, document.querySelector('h1')?.innerText]"
TITLES = {
    "fr-CA": ["fr", "Ce navigateur est trop ancien pour Chaudron"],
    "de-AT": ["de", "Dieser Browser ist zu alt für Chaudron"],
    "en-GB": ["en", "This browser is too old for Chaudron"],
}


@pytest.mark.xdist_group("too-old")
@pytest.mark.parametrize("browser", ["too-old"], indirect=True)
@pytest.mark.parametrize("language", TITLES)
async def test_a_browser_that_is_too_old_says_so_in_its_language(people: People, language: str) -> None:
    screen = await people(language)
    for path in ("/", "/t/anything"):
        await screen.goto(path)
        await until(screen, "() => document.querySelector('h1 + p')")
        assert await screen.evaluate(MESSAGE) == TITLES[language]


@pytest.mark.xdist_group("oldest")
@pytest.mark.parametrize("browser", ["oldest"], indirect=True)
async def test_the_oldest_browser_that_is_new_enough_plays_a_match(people: People, visits: Visits) -> None:
    anna = await visits("Anna")
    screen = await people(visitor=anna)
    await screen.goto(f"/t/{await anna.create(seats=3, level='apprentice', begin=True)}")
    await play_move(screen)
    assert await quick.play_until_result(screen) > 20
