"""A study counts what it says it counts, and says it in every language without any other host."""

import re
import xml.etree.ElementTree as ElementTree
from math import isclose
from pathlib import Path
from statistics import fmean

import pytest
from msgspec.structs import replace

from chaudron import games
from chaudron.kernel.model import Outcome
from chaudron.lab import charts
from chaudron.lab.arena import Result, by_deal, play_all
from chaudron.lab.figures import Estimate, Mean, Ratio
from chaudron.lab.page import page
from chaudron.lab.sections import Writer
from chaudron.lab.study import EVEN, LUCK, Found, Stage, Study
from chaudron.texts import studies
from chaudron.texts.sources import languages
from tests.lab.test_arena import GAME


def studied(game: str, seats: int | None = None, count: int = 6) -> Found:
    return Study(game, "heuristic", seats, {}, count, 1, 0).played()


def result(deal: int, winner: int, gathered: dict[str, dict[str, list[float]]]) -> Result:
    ranks = tuple(0 if seat == winner else 1 for seat in range(3))
    return Result(deal, 0, ("heuristic",) * 3, Outcome((winner, 5, 7), ranks, (winner,)), 10 + deal, gathered=gathered)


def test_a_ratio_has_the_interval_of_a_mean() -> None:
    numbers = [0.0, 1.0, 0.5, 0.25, 1.0, 0.0, 0.75]
    ratio = Ratio()
    for deal, number in enumerate(numbers):
        ratio.add(deal, number)
    found, known = ratio.estimate(0.5), Mean(numbers).normal()
    assert found is not None and found.low is not None and found.high is not None and known is not None
    assert isclose(found.mean, fmean(numbers) - 0.5) and found.weight == 7
    assert isclose(found.low, known[0] - 0.5) and isclose(found.high, known[1] - 0.5)
    assert Ratio().estimate() is None
    assert [Estimate(1, low, high, 1).sure for low, high in ((0.5, 2), (-2, -0.5), (-1, 1), (None, None))] == [1, -1, 0, 0]


def test_a_topic_is_worked_out_from_what_matches_say() -> None:
    """With three seats: who was dealt one more always won, and who was dealt one less never did."""
    study = Study(GAME, "heuristic", 3, {}, 6, 0, 0)
    stage = study.stages[0]
    for deal in range(6):
        winner = deal % 3
        dealt = [2.0 if seat == winner else 1.0 for seat in range(3)]
        order = [1.0 if seat == 0 else 0.0 for seat in range(3)]
        study.add(stage, [result(deal, winner, {"dealt": {"good": dealt}, "order": {"ordinal-1": order}, "paid": {"card": [4.0, 6.0]}})])
    found = study.found()
    assert found.games == {EVEN: 6} and found.decisions.counts == dict.fromkeys(range(10, 16), 1)
    assert isclose(study.topics["dealt"]["good"].estimate().mean, 1.0)  # type: ignore[union-attr]
    assert isclose(found.topics["order"]["ordinal-1"].mean, 0.0)
    assert isclose(found.topics["paid"]["card"].mean, 1.5)
    assert found.scores.quantile(0.5) == 5 and found.winning_scores.counts == {0: 2, 5: 2, 7: 2}


def test_luck_is_the_part_of_the_cards_in_what_decided() -> None:
    study = Study(GAME, "heuristic", 3, {}, 3, 1, 0)
    stage = Stage(LUCK, study.even)
    for deal in range(4):
        cards, play = [0.25, -0.5, 0.25], [0.75, -1.5, 0.75]
        study.add(stage, [result(deal, 0, {"luck": {"cards": cards, "play": play}})])
    found = study.luck.estimate()
    assert found is not None and isclose(found.mean, 0.25)


def test_a_study_of_a_game_adds_up_and_is_told_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    found = studied(GAME, seats=3)
    assert isclose(sum(each.mean for each in found.by_seat), 1.0)
    assert found.weaker is not None and isclose(found.weaker.mean + sum(each.mean for each in found.gains), 0.0, abs_tol=1e-9)
    assert set(found.habits) == set(games.load(GAME).about.habits)
    assert found.luck is not None and "" in found.tried and len(found.tried) > 1
    asked: dict[str, list[str]] = {}
    for language in sorted(languages(), key=lambda language: language != "en"):
        if language != "en":
            monkeypatch.setattr("chaudron.lab.charts.svg", lambda chart, decimal: "<svg/>")  # drawing takes a while
        writer = Writer(found, language)
        sections = list(writer.sections())
        asked[language] = [section.name for section in sections]
        for section in sections:
            assert ElementTree.fromstring(section.picture).tag.endswith("svg")
            assert section.answer and section.note and section.table
        written = page(writer, sections, languages(), "chaudron study", ["even.csv"], "figures.json")
        assert "<script" not in written and set(re.findall(r"https?://([^/\"]+)", written)) <= {"www.w3.org"}
        assert not re.findall(r"\bsrc=|@import|url\((?!#)", written)
        assert all(section.title in written.replace("&#x27;", "'") for section in sections)
    assert asked["en"] == asked["fr"] == asked["de"] and {"seats", "luck", "mistakes", "habits", "options", "scores"} <= set(asked["en"])
    assert Writer(found, "de").number(-1234.56, signed=True) == "−1\u202f234,6" and Writer(found, "en").points(0.004) == "+0.40"


def test_the_files_of_a_language_say_how_it_writes_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new language writes its numbers in sentences and in pictures as its texts say, without a change of the lab."""
    (tmp_path / "nl.ftl").write_text("study-decimal = ,\n", "utf-8")
    (tmp_path / "en.ftl").write_text((studies.SHARED / "en.ftl").read_text("utf-8"), "utf-8")
    monkeypatch.setattr(studies, "SHARED", tmp_path)
    study = Study(GAME, "heuristic", 3, {}, 3, 0, 0)
    study.add(study.stages[0], [result(deal, deal % 3, {}) for deal in range(3)])
    found = study.found()
    dutch, english = Writer(found, "nl"), Writer(found, "en")
    assert (dutch.number(1234.5), english.number(1234.5)) == ("1\u202f234,5", "1\u202f234.5")
    chart = charts.intervals([("", Estimate(0.25, 0.125, 0.375, 9))], "", percent=False, reference=None)
    written = [set(re.findall(r">(0[.,]\d+)<", charts.svg(chart, writer.decimal))) for writer in (dutch, english)]
    assert written[0] and {each.replace(",", ".") for each in written[0]} == written[1] != written[0]


@pytest.mark.parametrize("name", [name for name in games.names() if name != GAME])
def test_every_game_has_something_to_say_in_a_study(name: str) -> None:
    """The law of texts has them say it in words; here, something must come of every topic."""
    game = games.load(name)
    study = Study(name, "heuristic", None, {}, 2, 0, 0)
    stage = study.stages[0]
    for deal in by_deal(stage.plan, iter(play_all(replace(stage.plan, deals=2)))):
        study.add(stage, deal)
    assert game.about.topics and game.about.habits
    assert {topic for topic, things in study.topics.items() if things} | {topic for topic, found in study.spreads.items() if found} == {
        topic.name for topic in game.about.topics
    }
