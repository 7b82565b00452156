"""Why not: every reason that a wrong touch in Zaubercocktail can have is told."""

from chaudron.games.zaubercocktail import GAME
from chaudron.games.zaubercocktail.game import ABOUT
from tests.games.wrong import reasons_for_wrong_touches

TOUCHED = {"over", "done-already", "trade-first", "must-show", "no-collection", "not-held", "answer-calls", "not-for-you"}
TOUCHED |= {"bid-on-displays"}
COMPOSED = {"no-cards", "too-many-cards", "too-many-offers", "empty-hand", "same-both-ways", "not-held", "partner-done"}
COMPOSED |= {"said-already", "trading-over"}
"""What is said in the market is composed; the browser asks why such a move is not allowed. `test_refusals` meets each of them."""
NEVER = {"no-partner", "offer-gone", "own-offer", "no-call", "not-yours"}
"""What is gone cannot be touched, and touching what is one's own withdraws it."""


def test_every_reason_reachable_by_a_wrong_touch_is_told() -> None:
    assert reasons_for_wrong_touches(GAME, seats=4, seeds=3, every=3) == TOUCHED
    assert set(ABOUT.refusals) == TOUCHED | COMPOSED | NEVER
