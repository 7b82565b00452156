"""A game with a file option keeps every law, and the law of texts asks more of it."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from chaudron.testing import LAWS, Broken, Setting, settings
from tests.laws.dealt import ABOUT, GAME, Dealt, Options


@pytest.mark.parametrize("setting", settings(GAME, seeds=2), ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_a_game_with_a_file_option_keeps_every_law(law: str, setting: Setting) -> None:
    LAWS[law](setting)


def test_of_a_file_and_of_what_is_for_simulation_only_the_default_is_tried() -> None:
    tried = [setting.options for setting in settings(GAME)]
    assert {options.cards for options in tried if isinstance(options, Options)} == {None}
    assert {options.hand_size for options in tried if isinstance(options, Options)} == {3}


def broken(game: Dealt) -> str:
    with pytest.raises(Broken) as caught:
        LAWS["text"](Setting(game, 2, Options(), seeds=1))
    return str(caught.value)


def test_every_reason_against_a_setup_has_a_text() -> None:
    assert broken(Dealt(replace(ABOUT, setups=("size", "twice", "mood")))) == "text: setup-mood has no text"


@pytest.fixture
def copied(tmp_path: Path) -> Dealt:
    """The game with files of its own."""
    shutil.copytree(ABOUT.folder, tmp_path / "dealt")
    return Dealt(replace(ABOUT, folder=str(tmp_path / "dealt")))


def test_a_game_takes_its_own_data(copied: Dealt) -> None:
    file = Path(copied.about.folder) / "cards.toml"
    LAWS["text"](Setting(copied, 2, Options(), seeds=1))
    file.write_text("cards = 3\n")
    assert broken(copied).startswith("text: the option does not accept cards.toml: setup: file-kind")


def test_a_game_that_refuses_its_own_data_is_noticed(copied: Dealt) -> None:
    (Path(copied.about.folder) / "cards.toml").write_text("cards = [{ rank = 1 }]\n")
    assert broken(copied).startswith("text: the option does not accept cards.toml: setup: size")


def test_no_text_of_a_game_takes_the_place_of_a_shared_one(copied: Dealt) -> None:
    for file in (Path(copied.about.folder) / "texts").iterdir():
        file.write_text(file.read_text("utf-8") + "\nsetup-simulation = { $option }\n", "utf-8")
    assert broken(copied) == "text: setup-simulation is already a shared text"
