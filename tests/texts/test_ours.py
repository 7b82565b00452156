"""Our own languages are complete: every text of the house and of each of its games, and every rules page."""

from pathlib import Path

import pytest

from chaudron import games
from chaudron.testing.words import compare
from chaudron.texts.sources import FOLDER
from tests.texts import OURS

GAMES = [Path(games.load(name).about.folder) for name, package in games.packages().items() if package.startswith("chaudron.")]


@pytest.mark.parametrize("folder", [FOLDER, *(game / "texts" for game in GAMES)], ids=lambda folder: folder.parent.name)
def test_each_of_our_languages_has_every_text(folder: Path) -> None:
    assert set(OURS) <= set(compare(folder).complete)


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", OURS)
def test_each_of_our_languages_has_every_rules_page(folder: Path, language: str) -> None:
    assert (folder / "rules" / f"{language}.md").read_text("utf-8").strip()
