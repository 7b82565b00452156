"""The language that the command line speaks."""

import itertools
from pathlib import Path

import pytest

from chaudron import games
from chaudron.texts import texts
from tests.cli.conftest import Run, Types
from tests.cli.records import GAME, record_file
from tests.texts import OURS
from tests.texts.dutch import all_dutch, dutch_house


def test_languages_differ(run: Run) -> None:
    assert len({run("rules", GAME, "--lang", language).out for language in OURS}) == len(OURS)


def test_the_language_of_the_environment_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHAUDRON_LANG", "fr")
    assert "Il n’y a pas de jeu" in run("rules", "chess").err or "aucun jeu" in run("rules", "chess").err.lower()


@pytest.mark.parametrize(
    ("variable", "value", "spoken"),
    [
        ("CHAUDRON_LANG", "de-AT", "Bekannte"),
        ("LC_ALL", "fr_CA.UTF-8", "connus"),
        ("LANG", "de_CH@euro", "Bekannte"),
        ("LANG", "ja_JP", "Known"),
    ],
)
def test_a_locale_is_spoken_in_its_base_language_or_in_english(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, spoken: str
) -> None:
    for name in ("CHAUDRON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert spoken in run("rules", "chess").err


def test_a_language_that_is_half_done_can_be_chosen(run: Run, tmp_path: Path) -> None:
    file = record_file(tmp_path)
    assert "Known languages: de, en, fr" in run("rules", GAME, "--lang", "nl").err
    with dutch_house(tmp_path / "shared"):
        assert "Er is geen plaats 9" in run("replay", str(file), "--seat", "9", "--lang", "nl").err
        assert "The game has only 5 moves" in run("replay", str(file), "--step", "9", "--lang", "nl-BE").err
        assert run("rules", GAME, "--lang", "nl").out == run("rules", GAME, "--lang", "en").out
        assert "Known languages: de, en, fr, nl" in run("rules", GAME, "--lang", "la").err


def test_a_game_of_one_language_is_listed_told_and_played(run: Run, types: Types, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known, load, higher = games.names(), games.load, all_dutch(tmp_path / "higher")
    monkeypatch.setattr(games, "names", lambda: (*known, "higher"))
    monkeypatch.setattr(games, "load", lambda name: higher if name == "higher" else load(name))
    types(itertools.chain("r", itertools.repeat("1")))
    for language in OURS:
        assert "De hoogste som wint." in run("games", "--lang", language).out
        assert "Wie de hoogste som heeft, wint." in run("rules", "higher", "--lang", language).out
        played = run("play", "higher", "--seats", "2", "--bots", "random", "--lang", language)
        assert "Leg een kaart." in played.out
        assert texts(language).say("terminal-result") in played.out
