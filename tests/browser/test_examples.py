"""The games in `examples` in a browser, without a line of web code: installed, found, explained and played to the end."""

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser import people, quick
from tests.browser.people import press, say
from tests.browser.person import Person
from tests.browser.server import OpenServer
from tests.browser.visits import Visits
from tests.examples.shelf import PROJECTS, installed


@pytest.fixture
async def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_server: OpenServer) -> str:
    """A server on which the examples are installed."""
    monkeypatch.setenv("PYTHONPATH", installed(tmp_path / "path", *PROJECTS))
    return (await open_server()).address


@pytest.mark.journey
async def test_the_examples_are_explained_and_played_without_web_code(person: Person, visits: Visits, address: str) -> None:
    reader = await person("Anna", "de-DE", address=address, reduced_motion=True)
    await explained(reader, "hearts", "Den Mond schießen")
    await explained(reader, "liars-dice", "Wenn du an einem Gebot zweifelst")
    await a_trick_is_played(await person("Ada", "en-GB", address=address, reduced_motion=True))
    amelie = await visits("Amélie", address=address)
    code = await amelie.create(game="liars-dice", seats=2, level="apprentice", pace="instant", begin=True)
    page = await person(None, "fr-FR", address=address, reduced_motion=True, visitor=amelie)
    await page.goto(f"/t/{code}")
    assert await quick.play_until_result(page) > 0


async def explained(page: Page, game: str, words: str) -> None:
    await page.goto(f"/rules/{game}")
    await expect(page.locator(".rules")).to_contain_text(words)


async def a_trick_is_played(page: Page) -> None:
    await page.goto("/")
    await press(page.get_by_role("button", name=say("en", "play-now-label", game="Hearts"), exact=True))
    for _ in range(4):
        await people.play_move(page)
    await expect(page.get_by_role("complementary").get_by_text("You play").first).to_be_visible()
