"""Why not: every reason that a wrong touch in Potion Academy can have is told."""

from chaudron.games.potion_academy import GAME
from chaudron.games.potion_academy.game import ABOUT
from tests.games.potion_academy.test_refusals import salvage_placed
from tests.games.wrong import SHARED, reasons_for_wrong_touches, refusals

TOUCHED = {
    "not-your-turn",
    "already-chosen",
    "choose-discard",
    "card-not-held",
    "card-not-there",
    "not-yours",
    "no-combination",
    "used",
    "same-card",
    "needs-new-card",
    "needs-target",
    "not-reached",
    "cannot-work",
    "not-now",
}
NEVER = {"already-scored"}
"""Combinations are not offered after one is scored."""


def test_every_reason_reachable_by_a_wrong_touch_is_told() -> None:
    found = reasons_for_wrong_touches(GAME, seats=3, seeds=3, every=2)
    found |= {refusal.reason for refusal in refusals(GAME, salvage_placed(), 0)}  # rare in random play
    assert found - SHARED == TOUCHED
    assert set(ABOUT.refusals) == TOUCHED | NEVER
