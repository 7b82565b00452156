"""Why not: every reason that a wrong touch in Poison can have is told."""

from chaudron.games.poison import GAME
from chaudron.games.poison.game import ABOUT
from tests.games.wrong import reasons_for_wrong_touches

TOUCHED = {"colour-elsewhere", "other-colour", "not-your-turn"}
NEVER = {"card-not-held", "no-such-cauldron"}
"""Neither is anything that could be touched."""


def test_every_reason_reachable_by_a_wrong_touch_is_told() -> None:
    assert reasons_for_wrong_touches(GAME, seats=4, seeds=3) == TOUCHED
    assert set(ABOUT.refusals) == TOUCHED | NEVER
