"""A market keeps every law: everybody may speak at any time, with offers too many to list, until time is up."""

import pytest

from chaudron.testing import LAWS, Setting, settings
from tests.laws.bazaar import GAME


@pytest.mark.parametrize("setting", settings(GAME, seeds=3), ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_a_market_keeps_every_law(law: str, setting: Setting) -> None:
    LAWS[law](setting)
