"""Whole games, written out and compared: any change of rules, knowledge, draws, bots or texts shows here."""

import pytest

from tests.playthroughs.write import FOLDER, goldens, path, written


@pytest.mark.parametrize(("name", "seats"), goldens())
def test_golden_playthrough(name: str, seats: int) -> None:
    assert written(name, seats) == path(name, seats).read_text("utf-8"), "if this change is meant: python3 go.py golden"


def test_no_playthrough_is_left_over() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(path(*golden) for golden in goldens())
