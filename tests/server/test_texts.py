"""Texts and rules pages, handed out in a language that may be half done, or be the only one that a game has."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.server import pages, wire
from chaudron.server.cards import game_cards
from tests.server.people import House, Visitor, house
from tests.texts import OURS
from tests.texts.dutch import HIGHER, SHARED, all_dutch, dutch_house


@pytest.fixture
async def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A server that has some Dutch, and a game that has nothing else."""
    known, load, higher = games.names(), games.load, all_dutch(tmp_path / "higher")

    def also(name: str) -> AnyGame:
        return higher if name == "higher" else load(name)

    monkeypatch.setattr(games, "names", lambda: (*known, "higher"))
    monkeypatch.setattr(games, "load", also)
    with dutch_house(tmp_path / "shared"):
        async with house(tmp_path) as found:
            yield found


async def languages(visitor: Visitor, path: str) -> dict[str, str]:
    return (await visitor.call("GET", f"/api/texts/{path}", None, wire.Texts)).sources


async def test_texts_come_in_the_language_asked_for_and_whatever_it_lacks_in_the_next(dutch: House) -> None:
    visitor = await dutch.visitor()
    said = await languages(visitor, "nl")
    assert list(said) == ["nl", "en"]
    assert said["nl"] == SHARED
    assert list(await languages(visitor, "nl-BE/poison")) == ["nl", "en"]
    for language in OURS:
        assert list(await languages(visitor, language)) == [language]
        assert list(await languages(visitor, f"{language}/poison")) == [language]


async def test_a_language_that_is_not_there_is_answered_in_the_first_of_the_chain(dutch: House) -> None:
    visitor = await dutch.visitor()
    assert list(await languages(visitor, "tlh/poison")) == ["en"]
    rules = await visitor.call("GET", "/api/rules/poison/tlh", None, wire.Rules)
    assert rules.language == "en"
    assert rules == await visitor.call("GET", "/api/rules/poison/nl", None, wire.Rules)
    assert rules != await visitor.call("GET", "/api/rules/poison/fr", None, wire.Rules)


async def test_a_game_of_one_language_is_offered_to_everybody(dutch: House) -> None:
    visitor = await dutch.visitor()
    (card,) = [card for card in (await visitor.home()).games if card.name == "higher"]
    assert (card.titles, card.taglines) == ({"nl": "Hoger"}, {"nl": "De hoogste som wint."})
    for language in OURS:
        said = await languages(visitor, f"{language}/higher")
        assert list(said) == [language, "nl"]
        assert said["nl"] == f"{SHARED}\n{HIGHER}"
        rules = await visitor.call("GET", f"/api/rules/higher/{language}", None, wire.Rules)
        assert (rules.language, "<h1>Hoger</h1>" in rules.html) == ("nl", True)
    async with visitor.at(await visitor.create(game="higher", seats=2, level="apprentice", begin=True)) as seat:
        await seat.until(lambda told: told.play is not None)


async def test_a_game_without_a_rules_page_is_refused_one(dutch: House, tmp_path: Path) -> None:
    (tmp_path / "higher" / "rules" / "nl.md").unlink()
    refused = await (await dutch.visitor()).refused("GET", "/api/rules/higher/fr")
    assert (refused.kind, refused.reason, refused.facts) == ("setup", "rules", {"game": "higher"})


async def test_a_game_without_a_title_in_any_language_is_not_offered(
    dutch: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert "higher" in {card.name for card in game_cards()}
    (tmp_path / "higher" / "texts" / "nl.ftl").write_text(HIGHER.replace("game-name", "game-title"), "utf-8")
    assert "higher" not in {card.name for card in game_cards()}
    assert "higher is not offered: higher: game-name" in caplog.text


@pytest.mark.parametrize("asked", ["../secret", "..\\secret", "..", ""])
async def test_no_language_leads_out_of_the_folders(dutch: House, tmp_path: Path, asked: str) -> None:
    for folder in (tmp_path, tmp_path / "higher"):
        (folder / "secret.ftl").write_text("secret = secret\n")
        (folder / "secret.md").write_text("secret\n")
    assert list(pages.texts(asked, "higher").sources) == ["en", "nl"]
    assert pages.rules("higher", asked).language == "nl"
