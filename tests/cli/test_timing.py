"""Whether the clock tells what a bot has to choose from."""

import pytest

from chaudron import games
from chaudron.cli.timing import questions, split, told_apart


@pytest.mark.parametrize(
    ("some", "others", "share"),
    [([1.0, 2.0], [3.0, 4.0], 1.0), ([3.0, 4.0], [1.0, 2.0], 0.0), ([1.0, 4.0], [2.0, 3.0], 0.5), ([1.0], [1.0], 0.5)],
)
def test_answers_that_differ_are_told_apart_and_others_are_not(some: list[float], others: list[float], share: float) -> None:
    assert told_apart(some, others) == share


def test_questions_with_least_and_most_to_choose_from_are_compared() -> None:
    few, many = split(questions(games.load(games.names()[0])), 5)
    assert len(few) == len(many) == 5
    assert max(len(each.moves) for each in few) < min(len(each.moves) for each in many)
