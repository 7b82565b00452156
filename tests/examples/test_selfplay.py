"""The example that learns by self-play, as far as it needs no torch: what it collects, and how it is judged."""

import numpy as np
import pytest

from chaudron.adapters.episode import set_up
from selfplay.matches import TRUST, Array, Decision, Decisions, Tables, at_random, judged, looked, mover, saved

POISON = set_up("poison", 3, None)


def test_what_is_saved_adds_up_to_nothing() -> None:
    assert sum(saved((3, 9, 0), seat) for seat in range(3)) == pytest.approx(0)
    assert saved((3, 9, 0), 2) > saved((3, 9, 0), 0) > 0 > saved((3, 9, 0), 1)


def test_a_decision_is_kept_once_its_round_is_over() -> None:
    found = Tables(POISON, 4, 1, "random").play(at_random(1), 400)
    assert len(found.actions) == len(found.observations) == len(found.masks) == len(found.results) == len(found.gains) >= 400
    assert all(mask[action] == 1 for mask, action in zip(found.masks, found.actions, strict=True))
    assert {len(observation) for observation in found.observations} == {POISON.length}
    assert min(found.results) < 0 < max(found.results)
    again = Tables(POISON, 4, 1, "random").play(at_random(1), 400)
    assert again.actions == found.actions and again.results == found.results


def test_at_every_second_table_the_policy_has_one_seat() -> None:
    tables, found = Tables(POISON, 6, 2, "heuristic"), Decisions()
    for table in [*range(6)] * 8:
        tables.bots_act(table, found)
        episode = tables.episodes[table]
        seen = looked(episode)
        tables.step(table, Decision(mover(episode), seen["observation"], seen["action_mask"], min(episode.choices), 0.0), found)
    seats = [{decision.seat for decision in pending} for pending in tables.pending]
    assert all(len(found) <= 1 for found in seats[1::2]) and any(len(found) > 1 for found in seats[::2])


def test_what_bots_decide_is_copied() -> None:
    found = Tables(POISON, 2, 3, "heuristic").copied(200)
    assert len(found.actions) >= 200 and all(mask[action] == 1 for mask, action in zip(found.masks, found.actions, strict=True))
    emptiest, _ = heuristic(np.stack(found.observations), np.stack(found.masks))
    lucky, _ = at_random(4)(np.stack(found.observations), np.stack(found.masks))
    assert np.mean(emptiest == found.actions) > np.mean(lucky == found.actions)


def test_a_gain_is_what_was_not_expected() -> None:
    found, nothing = Decisions(), np.zeros(1)
    found.add([Decision(0, nothing, nothing, 1, expected) for expected in (0.5, 0.2)], 1.0)
    assert found.gains == pytest.approx([1.0 - 0.2, (0.2 - 0.5) + TRUST * (1.0 - 0.2)])
    assert found.actions == [1, 1] and found.results == [1.0, 1.0]


def test_a_policy_is_judged_from_every_seat() -> None:
    share, sure = judged(POISON, at_random(2), "random", deals=30)
    assert 0 < sure < 0.2 and abs(share - 1 / 3) < 2 * sure
    better, _ = judged(POISON, heuristic, "random", deals=8)
    assert better > share


def heuristic(observations: Array, masks: Array) -> tuple[Array, Array]:
    """Pour what fits: of the legal actions, one into the cauldron that is emptiest."""
    totals = observations[:, [19, 39, 59]].astype(int)
    cauldron = (np.arange(masks.shape[1]) - 1) % 3
    return np.argmin(np.where(masks == 1, totals[:, cauldron], 999), axis=1), np.zeros(len(masks))
