"""Every game keeps every law, with every number of seats and every option."""

import pytest

from chaudron import games
from chaudron.cli.doctor import build
from chaudron.testing import LAWS, Setting, settings

FEW = 2
SEEDS = 5 if build() == "compiled" else FEW  # both builds give the same results, and the interpreted one takes many times as long


def all_settings(name: str) -> list[Setting]:
    """In a market several hundred things are said, and every law looks at each: a few deals are enough."""
    game = games.load(name)
    return list(settings(game, seeds=FEW if game.about.market else SEEDS))


SETTINGS = [setting for name in games.names() for setting in all_settings(name)]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_law(law: str, setting: Setting) -> None:
    LAWS[law](setting)
