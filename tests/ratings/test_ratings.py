"""Ratings: the model, what people read of it, and what is known of the levels of bots."""

import math
from pathlib import Path

import pytest

from chaudron import games, ratings
from chaudron.bots.levels import LEVELS
from chaudron.ratings import UNKNOWN, Skill


def test_whoever_wins_gains_and_whoever_loses_loses() -> None:
    first, second, third = ratings.rate([UNKNOWN] * 3, [0, 1, 2])
    assert first.mu > second.mu > third.mu
    assert all(skill.sigma < UNKNOWN.sigma for skill in (first, third))
    tied = ratings.rate([UNKNOWN] * 2, [0, 0])
    assert tied[0].mu == pytest.approx(tied[1].mu)


def test_the_skill_of_those_who_do_not_learn_gets_surer_and_of_others_never_quite() -> None:
    learning, steady = Skill(25.0, 0.1), Skill(25.0, 0.1)
    learning = ratings.rate([learning, UNKNOWN], [0, 0])[0]
    steady = ratings.rate([steady, UNKNOWN], [0, 0], learning=False)[0]
    assert steady.sigma < 0.1 < learning.sigma


def test_a_share_of_the_wins_says_how_strong_somebody_is() -> None:
    even = ratings.from_share(0.25, 0.2, 0.3, others=3)
    assert even.mu == pytest.approx(UNKNOWN.mu)
    better = ratings.from_share(0.6, 0.55, 0.65, others=3)
    unit = ratings.MODEL.beta * 2
    odds = math.exp((better.mu - UNKNOWN.mu) / unit)
    assert odds / (odds + 3) == pytest.approx(0.6)
    assert ratings.from_share(0.6, 0.5, 0.7, others=3).sigma > better.sigma > 0


def test_a_hundred_points_are_worth_what_the_page_says() -> None:
    odds = math.exp(100 / ratings.POINTS / (ratings.MODEL.beta * math.sqrt(2)))
    assert round(odds / (odds + 1), 2) == 0.64


@pytest.mark.parametrize("name", games.names())
def test_every_level_of_every_game_is_measured_and_the_usual_one_has_the_same_number(name: str) -> None:
    game = games.load(name)
    found = ratings.measured(game.about.folder)
    assert found is not None and found.source
    assert list(found.levels) == list(LEVELS)
    points = [ratings.points(game, skill) for skill in found.levels.values()]
    assert points == sorted(points) and points[1] == ratings.HOME
    assert all(0 <= skill.sigma < 2 for skill in found.levels.values())


@pytest.mark.parametrize(("matches", "sigma", "words"), [(9, 0.5, "guess"), (10, 5.0, "rough"), (50, 2.5, "fair"), (200, 1.5, "firm")])
def test_how_sure_it_is_is_said_in_words(matches: int, sigma: float, words: str) -> None:
    assert ratings.certainty(Skill(25.0, sigma), matches) == words


def test_what_a_ladder_writes_is_what_a_game_reads(tmp_path: Path) -> None:
    skills = {"apprentice": Skill(19.5, 0.25), "master": Skill(31.0, 1.5)}
    (tmp_path / ratings.FILE).write_text(ratings.written('chaudron ladder: "poison", 4 seats', skills), "utf-8")
    found = ratings.measured(str(tmp_path))
    assert found is not None
    assert (found.levels, found.source) == (skills, 'chaudron ladder: "poison", 4 seats')
    assert ratings.measured(str(tmp_path / "none")) is None
