"""The example that learns by self-play, as far as it needs no torch: what it collects, and how it is judged."""

import numpy as np
import pytest

from chaudron.adapters.episode import set_up
from selfplay.matches import Array, Tables, at_random, judged, saved

POISON = set_up("poison", 3, None)


def test_what_is_saved_adds_up_to_nothing() -> None:
    assert sum(saved((3, 9, 0), seat) for seat in range(3)) == pytest.approx(0)
    assert saved((3, 9, 0), 2) > saved((3, 9, 0), 0) > 0 > saved((3, 9, 0), 1)


def test_a_decision_is_kept_once_its_round_is_over() -> None:
    tables = Tables(POISON, 4, seed=1)
    found = tables.play(at_random(1), 400)
    assert len(found.actions) == len(found.observations) == len(found.masks) == len(found.results) >= 400
    assert all(mask[action] == 1 for mask, action in zip(found.masks, found.actions, strict=True))
    assert {len(observation) for observation in found.observations} == {POISON.length}
    assert min(found.results) < 0 < max(found.results)
    again = Tables(POISON, 4, seed=1).play(at_random(1), 400)
    assert again.actions == found.actions and again.results == found.results


def test_a_policy_is_judged_from_every_seat() -> None:
    share, sure = judged(POISON, at_random(2), "random", deals=30)
    assert 0 < sure < 0.2 and abs(share - 1 / 3) < 2 * sure
    better, _ = judged(POISON, heuristic, "random", deals=8)
    assert better > share


def heuristic(observations: Array, masks: Array) -> Array:
    """Pour what fits: of the legal actions, one into the cauldron that is emptiest."""
    totals = observations[:, [19, 39, 59]].astype(int)
    cauldron = (np.arange(masks.shape[1]) - 1) % 3
    found: Array = np.argmin(np.where(masks == 1, totals[:, cauldron], 999), axis=1)
    return found
