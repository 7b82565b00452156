"""A table for one, against a dummy, of a game that nobody has drawn: set up, played, lost and won."""

import os
import random
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from chaudron import games
from chaudron.texts import texts
from tests.browser import people, quick, results
from tests.browser.chromium import ROOT
from tests.browser.people import button, press, say, title
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.server import OpenServer
from tests.laws.lone import GAME

MOST = 40
"""Enough matches to be sure that one is lost and one is won."""


@pytest.fixture
async def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_server: OpenServer) -> str:
    """A server where the game is installed."""
    info = tmp_path / "plug-in" / "lone-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lone\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[chaudron.games]\nlone = tests.laws.lone\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(info.parent), str(ROOT)]))
    known = games.packages()
    monkeypatch.setattr(games, "packages", lambda: {**known, "lone": "tests.laws.lone"})
    return (await open_server()).address


def seats(place: Page | Locator, number: int) -> Locator:
    return place.get_by_role("radio", name=str(number), exact=True)


async def test_what_does_not_go_with_the_number_of_seats_cannot_be_switched_on(person: Person, address: str) -> None:
    page = await person("Ada", "de-DE", DESKTOP, reduced_motion=True, address=address)
    words = texts("de", GAME)
    refused = words.say("setup-easy-alone", seats=2)
    await press(await button(page, "set-up-label", game=title("de", "lone")))
    sheet = page.get_by_role("dialog")
    easy = sheet.get_by_role("switch", name=words.say("option-easy"))
    await seats(sheet, 2).check(force=True)
    await expect(sheet.get_by_text(refused)).to_be_visible()
    await expect(easy).to_be_disabled()
    await seats(sheet, 1).check(force=True)
    await expect(sheet.get_by_text(refused)).to_have_count(0)
    await easy.check()
    await press(await button(sheet, "set-up-do"))

    await expect(page.get_by_text(say("de", "lobby-alone"))).to_be_visible()
    await expect(await button(page, "begin")).to_be_enabled()
    easy = page.get_by_role("switch", name=words.say("option-easy"))
    await expect(easy).to_be_checked()
    await page.get_by_role("radiogroup").get_by_text("2", exact=True).click()
    await expect(page.get_by_text(say("de", "lobby-host"))).to_be_visible()
    await expect(easy).not_to_be_checked()
    await expect(easy).to_be_disabled()
    await expect(page.get_by_text(refused)).to_be_visible()


async def test_somebody_plays_alone_until_both_have_won(person: Person, address: str) -> None:
    page = await person("Ada", "fr-FR", PHONE, touch=True, reduced_motion=True, address=address)
    dummy = texts("fr", GAME).say("dummy")
    await people.set_up(page, "lone", seats=1)
    await people.begin(page)
    await expect(page.get_by_role("region", name=dummy)).to_be_visible()
    seen: set[str] = set()
    for number in range(MOST):
        played = people.play_until_result if number == 0 else quick.play_until_result
        assert await played(page, random.Random(number)) == 3
        ended = await people.result(page)
        first, second = await results.ranks(ended, 2)
        you = people.called("fr", "Ada", "Ada")
        won = you in first
        assert (dummy in (second if won else first)) and say("fr", "rank", rank=2) in second
        facts = {"me": "yes"} if won else {"me": "no", "names": dummy}
        await expect(ended).to_contain_text(say("fr", "result-winners", count=1, **facts))
        assert (await results.score_sheet(page, "Ada"))[0][0] == ("Ada" if won else dummy)
        seen.add(first.split("\n")[1])
        if len(seen) == 2:
            return
        await results.rematch(page)
    raise AssertionError(f"only {seen} in {MOST} matches")
