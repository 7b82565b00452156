"""A game for one, against a dummy, keeps every law; and the dummy has a name."""

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from chaudron.kernel.model import Outcome
from chaudron.testing import LAWS, Broken, Setting, settings
from tests.laws.lone import ABOUT, GAME, Lone, Options, State


def test_one_seat_is_tried_with_every_option_and_two_with_those_they_may_have() -> None:
    assert [(setting.seats, setting.options) for setting in settings(GAME)] == [
        (1, Options()),
        (1, Options(easy=True)),
        (2, Options()),
    ]


@pytest.mark.parametrize("setting", settings(GAME, seeds=3), ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_a_game_for_one_keeps_every_law(law: str, setting: Setting) -> None:
    LAWS[law](setting)


def test_a_dummy_without_a_name_is_noticed(tmp_path: Path) -> None:
    shutil.copytree(ABOUT.folder, tmp_path / "lone")
    for file in (tmp_path / "lone" / "texts").iterdir():
        file.write_text("\n".join(line for line in file.read_text("utf-8").splitlines() if not line.startswith("dummy")), "utf-8")
    nameless = Lone(replace(ABOUT, folder=str(tmp_path / "lone")))
    LAWS["text"](Setting(nameless, 2, Options(), seeds=1))
    with pytest.raises(Broken, match="dummy"):
        LAWS["text"](Setting(nameless, 1, Options(), seeds=1))


def test_a_lonely_winner_of_the_wrong_rank_is_noticed() -> None:
    class AlwaysWins(Lone):
        def outcome(self, state: State) -> Outcome | None:
            outcome = super().outcome(state)
            return outcome and replace(outcome, winners=(0,))

    with pytest.raises(Broken, match="best rank"):
        LAWS["end"](Setting(AlwaysWins(), 1, Options(), seeds=9))
