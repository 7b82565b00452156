"""Studies, tuning and the arena, as they are typed."""

import json
from pathlib import Path

import pytest

from chaudron.ratings import Skill
from tests.cli.conftest import Run
from tests.cli.records import GAME


def test_a_study_writes_a_report_and_its_data_and_goes_on_where_it_ended(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chaudron.lab.charts.svg", lambda chart, language: "<svg/>")
    typed = ("study", GAME, "--seats", "3", "--games", "3", "--looks", "0", "--jobs", "1", "--folder", "made")
    answer = run(*typed)
    assert answer.code == 0 and "Who gains from mistakes?" in answer.out
    made = tmp_path / "made"
    assert {"en.html", "fr.html", "de.html", "figures.json", "even.csv", "mistakes.csv"} <= {path.name for path in made.iterdir()}
    assert (made / "even.csv").read_text().count("\n") == 4 and (made / "pictures" / "mistakes.svg").exists()
    assert json.loads((made / "figures.json").read_text())["games"]["even"] == 3
    before = (made / "figures.json").read_bytes()
    monkeypatch.setattr("chaudron.lab.arena.play_game", lambda plan, sitting: pytest.fail("played again"))
    assert run(*typed).out == answer.out and (made / "figures.json").read_bytes() == before, "from the files alone"


def test_tuning_shows_candidates_and_judges_the_best(run: Run, tmp_path: Path) -> None:
    typed = ("tune", GAME, "--seats", "3", "--games", "6", "--candidates", "2", "--parameters", "shed", "--jobs", "1")
    answer = run(*typed, "--json", "tuned.json", "--folder", "runs")
    assert answer.code == 0
    found = json.loads((tmp_path / "tuned.json").read_text())
    assert found["best"] in answer.out and len(found["candidates"]) == 2 and found["gain"] is not None
    assert f"In other deals, {found['best']} wins" in answer.out
    assert len(list((tmp_path / "runs").iterdir())) == 3
    assert run(*typed, "--folder", "runs").out == answer.out
    assert "has no parameters to tune" in run("tune", GAME, "--bot", "random").err


def test_the_arena_rates_bots_on_the_scale_of_people(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ratings of the levels are known, and stay as they are."""
    monkeypatch.setattr("chaudron.cli.ladder.yardsticks", lambda game: {"apprentice": Skill(20.5, 0.4)})
    (tmp_path / "own.py").write_text("from chaudron.bots import Random\n\nmine = Random\n")
    typed = ("arena", GAME, "--bots", "own:mine", "--seats", "3", "--games", "2", "--jobs", "1", "--json", "arena.json")
    answer = run(*typed)
    assert answer.code == 0, answer.err
    rungs = {rung["bot"]: rung["rating"] for rung in json.loads((tmp_path / "arena.json").read_text())["rungs"]}
    assert (
        set(rungs) == {"own:mine", "apprentice"}
        and rungs["apprentice"] == 20.5 != rungs["own:mine"]
        and "own:mine: " in answer.out
        and "where brewer has 1000" in answer.out
    )
    assert "at least two different bots" in run("arena", GAME, "--bots", "random", "--no-levels").err


def test_a_cluster_that_does_not_answer_is_refused_in_words(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(address: str, **_: object) -> None:
        raise OSError("nobody there")

    monkeypatch.setattr("distributed.Client", unreachable)
    for command in ("simulate", "study", "tune"):
        answer = run(command, GAME, "--games", "2", "--cluster", "tcp://far.example")
        assert answer.code == 2 and "No Dask scheduler answers at tcp://far.example: nobody there" in answer.err
