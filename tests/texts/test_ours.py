"""Our own languages are complete: every text of the house and of each of its games, and every rules page."""

from pathlib import Path

import pytest

from chaudron import games
from chaudron.cli.form import form
from chaudron.kernel.model import kebab
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


@pytest.mark.parametrize("name", [folder.name.replace("_", "-") for folder in GAMES])
def test_every_form_of_the_terminal_has_words(name: str) -> None:
    """A move that is filled in by hand names itself and each of its fields."""
    about = games.load(name).about
    said = compare(Path(about.folder) / "texts").variables.keys()
    for kind in about.unlisted:
        for part in ("form", *(field.name for field in form(kind) or ())):
            assert f"move-{kebab(kind.__name__)}.{part}" in said


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_every_game_says_what_a_touch_does(folder: Path) -> None:
    assert "help-touch" in compare(folder / "texts").variables
