"""Every game keeps every law, with every number of seats and every option."""

import pytest

from chaudron import games
from chaudron.cli.doctor import build
from chaudron.testing import LAWS, Setting, settings

COMPILED = build() == "compiled"
"""Both builds give the same results, and the interpreted one takes many times as long: it plays one deal of every setting."""


def all_settings(name: str) -> list[Setting]:
    """In a market several hundred things are said, and every law looks at each: fewer deals are enough."""
    game = games.load(name)
    return list(settings(game, seeds=1 if not COMPILED else 2 if game.about.market else 3))


SETTINGS = [setting for name in games.names() for setting in all_settings(name)]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_law(law: str, setting: Setting) -> None:
    LAWS[law](setting)
