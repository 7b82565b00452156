"""Why not: every reason that a wrong touch in Wie verhext! can have is told."""

from chaudron.games.wie_verhext import GAME
from chaudron.games.wie_verhext.game import ABOUT
from tests.games.wrong import reasons_for_wrong_touches

TOUCHED = {
    "not-your-turn",
    "choose-first",
    "banned",
    "not-five",
    "already-chosen",
    "call-first",
    "answer-first",
    "give-first",
    "not-on-offer",
}
NEVER = {"role-not-held"}
"""Roles that are not in hand cannot be touched after the choice."""


def test_every_reason_reachable_by_a_wrong_touch_is_told() -> None:
    found = reasons_for_wrong_touches(GAME, seats=3, seeds=2, every=3)
    assert found == TOUCHED
    assert set(ABOUT.refusals) == TOUCHED | NEVER
