"""Every game keeps every law, with every number of seats and every option."""

import pytest

from chaudron import games
from chaudron.cli.doctor import build
from chaudron.testing import LAWS, Setting, settings

SEEDS = 5 if build() == "compiled" else 2  # both builds give the same results, and the interpreted one takes many times as long
SETTINGS = [setting for name in games.names() for setting in settings(games.load(name), seeds=SEEDS)]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_law(law: str, setting: Setting) -> None:
    LAWS[law](setting)
