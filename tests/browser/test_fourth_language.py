"""A fourth language, half done, and a game that has no other: files are added, and everybody can read and play everything."""

import os
import shutil
from pathlib import Path

import pytest
import web_build
from playwright.async_api import Locator, Page, expect

from tests.browser import people
from tests.browser.chromium import ROOT
from tests.browser.people import press, say
from tests.browser.person import Person
from tests.browser.server import OpenServer
from tests.texts.dutch import BROWSER, POISON, SHARED, all_dutch

PLUG_IN = """from msgspec.structs import replace
from tests.laws.toy import ABOUT, Higher
GAME = Higher(replace(ABOUT, folder=__path__[0]))
"""


def speak_dutch(folder: Path) -> None:
    """Return a copy of the source with Dutch files added and nothing else changed."""
    web_build.install(tools=False)
    skip = shutil.ignore_patterns("__pycache__", "*.so", "node_modules", "dist", "dist-*")
    shutil.copytree(ROOT / "src" / "chaudron", folder / "chaudron", ignore=skip)
    shutil.copytree(ROOT / "web", folder / "web", ignore=skip)
    (folder / "web" / "node_modules").symlink_to(web_build.MODULES, target_is_directory=True)
    (folder / "chaudron" / "texts" / "nl.ftl").write_text(SHARED, "utf-8")
    (folder / "chaudron" / "games" / "poison" / "texts" / "nl.ftl").write_text(POISON, "utf-8")
    (folder / "web" / "src" / "texts" / "nl.ftl").write_text(BROWSER, "utf-8")


def install_higher(folder: Path) -> None:
    """Return a package with a game that has only Dutch texts."""
    all_dutch(folder / "hoger")
    (folder / "hoger" / "__init__.py").write_text(PLUG_IN)
    info = folder / "hoger-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hoger\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[chaudron.games]\nhigher = hoger\n")


@pytest.fixture
async def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, open_server: OpenServer) -> str:
    """A server with some Dutch texts, and a game that has no other."""
    speak_dutch(tmp_path)
    install_higher(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(web_build, "WEB", tmp_path / "web")
        client = web_build.build(tmp_path / "dist")
    monkeypatch.setattr("tests.browser.server.web_client", lambda: client)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(ROOT)]))
    return (await open_server()).address


def card(page: Page, title: str) -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=title, exact=True))


@pytest.mark.journey
async def test_what_dutch_has_is_dutch_and_the_rest_can_be_read_and_played(person: Person, address: str) -> None:
    page = await person(language="nl-BE", address=address, reduced_motion=True)
    await page.goto("/")
    await home_and_rules_are_dutch_as_far_as_there_is_dutch(page)
    await a_table_is_told_in_dutch_and_the_rest_in_english(page)
    await a_game_of_one_language_is_offered_and_played(await person("Anna", "fr-FR", address=address, reduced_motion=True))


async def home_and_rules_are_dutch_as_far_as_there_is_dutch(page: Page) -> None:
    await expect(page.get_by_text("Goedenavond.")).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "nl")
    chosen = page.get_by_role("combobox", name="Taal")
    await expect(chosen).to_have_value("nl")
    assert await chosen.get_by_role("option").all_inner_texts() == ["Deutsch", "English", "Français", "Nederlands"]
    vergif = card(page, "Vergif")
    await expect(vergif).to_contain_text("Three cauldrons on the boil")
    await expect(vergif).to_contain_text(say("en", "play-now"))
    await press(vergif.get_by_role("link", name=say("en", "rules-label", game="Vergif")))
    await expect(page.get_by_role("heading", level=1)).to_have_text("Poison")
    await expect(page.locator(".rules")).to_have_attribute("lang", "en")
    await page.goto("/rules/higher")
    await expect(page.locator(".rules")).to_have_attribute("lang", "nl")
    await page.goto("/")


async def a_table_is_told_in_dutch_and_the_rest_in_english(page: Page) -> None:
    await press(page.get_by_role("button", name=say("en", "play-now-label", game="Vergif"), exact=True))
    await expect(people.glowing(page).first).to_be_visible(timeout=people.LONG)
    await expect(page.get_by_text("Kies een kaart en de ketel waar ze in gaat.").first).to_be_visible()
    log = page.get_by_role("complementary", name=say("en", "log")).get_by_role("listitem")
    await expect(log.first).to_contain_text("Round 1 of")


async def a_game_of_one_language_is_offered_and_played(page: Page) -> None:
    await expect(card(page, "Hoger")).to_contain_text("De hoogste som wint.")
    await press(await people.button(page, "play-now-label", game="Hoger"))
    await people.play_move(page)
    await expect(page.get_by_role("complementary").get_by_text("Jij legt een").first).to_be_visible()
    await press(await people.button(page, "menu"))
    await page.get_by_role("dialog").get_by_role("combobox", name=say("fr", "language")).select_option("Nederlands")
    await expect(page.locator("html")).to_have_attribute("lang", "nl")
    await expect(page.get_by_role("dialog").get_by_role("combobox", name="Taal")).to_have_value("nl")
