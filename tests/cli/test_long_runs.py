"""Simulations and ladders: what they show, what they write, and how they stop."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from chaudron import games
from chaudron.cli.watch import uninterrupted
from tests.cli.conftest import Run
from tests.cli.records import GAME

LADDER = ("ladder", GAME, "--bots", "random,heuristic,ismcts:2", "--seats", "3", "--games", "12", "--jobs", "1")


def test_a_ladder_is_shown_within_80_columns_and_written(run: Run, tmp_path: Path) -> None:
    answer = run(*LADDER, "--rows", "rows.csv", "--json", "out/ladder.json", "--picture", "out/ladder.svg", "--markdown", "out/ladder.md")
    assert answer.code == 0
    assert max(map(len, answer.out.splitlines())) <= 80
    assert f"{GAME}, 3 seats, 12 games: 2 deals × 6 seatings, seed 0" in answer.out
    found = json.loads((tmp_path / "out/ladder.json").read_text())
    ratings = {rung["bot"]: rung["rating"] for rung in found["rungs"]}
    assert set(ratings) == {"random", "heuristic", "ismcts:2"} and ratings["heuristic"] > ratings["random"]
    assert all(f"{rating:.1f}" in answer.out for rating in ratings.values())
    assert {(duel["bot"], duel["other"]) for duel in found["duels"]} == {(one, two) for one in ratings for two in ratings if one != two}
    assert (tmp_path / "rows.csv").read_text().count("\n") == 13
    with (tmp_path / "rows.csv").open(newline="") as opened:
        facts = [json.loads(row["findings"]) for row in csv.DictReader(opened)]
    assert all(set(each) == {topic.name for topic in games.load(GAME).about.topics} for each in facts), "what the game itself counts"
    ElementTree.parse(tmp_path / "out/ladder.svg")
    assert all(f"| `{bot}` | " in (tmp_path / "out/ladder.md").read_text() for bot in ratings)
    assert run(*LADDER, "--rows", "rows.csv").out == answer.out, "from the file alone"


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_neither_the_order_of_the_names_nor_the_processes_change_a_figure(run: Run, tmp_path: Path, command: str) -> None:
    found = []
    for number, (bots, jobs) in enumerate([("ismcts:2,heuristic,random", "1"), ("random,ismcts:2,heuristic", "2")]):
        run(command, GAME, "--bots", bots, "--seats", "3", "--games", "12", "--jobs", jobs, "--json", f"{number}.json")
        figures = json.loads((tmp_path / f"{number}.json").read_text())
        found.append(sorted(figures["lines" if command == "simulate" else "rungs"], key=lambda line: line["bot"]))
    assert found[0] == found[1] and len(found[0]) == 3


@pytest.mark.parametrize("name", [name for name in games.names() if games.load(name).about.market])
def test_a_market_has_a_ladder_of_its_traders(run: Run, name: str) -> None:
    traders = ",".join(games.load(name).about.levels.values())
    answer = run("ladder", name, "--bots", traders, "--games", "1", "--jobs", "2", "--rows", "rows.csv")
    assert answer.code == 0
    assert all(trader in answer.out for trader in traders.split(","))


REFUSED = {
    "one bot": (["--bots", "random"], "at least two different bots"),
    "one bot named twice": (["--bots", "random,random"], "at least two different bots"),
    "too many seats": (["--seats", "40"], "is for 3 to 6 players"),
    "too few seats": (["--seats", "1"], "is for 3 to 6 players"),
    "an unknown bot": (["--bots", "random,clever"], "no bot called “clever”"),
    "an oracle without a budget": (["--bots", "random,oracle:many"], "needs a budget"),
    "too many bots": (["--bots", ",".join(f"ismcts:{number}" for number in range(1, 20))], "Name fewer bots"),
    "rows that are no CSV": (["--bots", "random,heuristic", "--rows", "rows.parquet"], "must end in .csv"),
    "rows where a folder is": (["--bots", "random,heuristic", "--rows", "."], "directory"),
    "a picture that cannot be written": (["--bots", "random,heuristic", "--picture", "/dev/null/a.svg"], "/dev/null/a.svg"),
}


@pytest.mark.parametrize(("arguments", "words"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_done_is_refused_in_words(run: Run, tmp_path: Path, arguments: list[str], words: str) -> None:
    answer = run("ladder", GAME, "--games", "4", "--jobs", "1", *arguments)
    assert answer.code == 2
    assert words.lower() in answer.err.lower()
    assert answer.err.count("\n") == 1 and answer.out == ""
    assert list(tmp_path.iterdir()) == []


def test_a_solo_game_has_no_ladder(run: Run) -> None:
    alone = next(name for name in games.names() if 1 in games.load(name).about.seats)
    answer = run("ladder", alone, "--seats", "1", "--bots", "random,heuristic")
    assert (answer.code, answer.out) == (2, "") and "two seats" in answer.err


def test_a_file_of_other_games_is_refused_in_words(run: Run, tmp_path: Path) -> None:
    run("simulate", GAME, "--bots", "random,random,heuristic", "--games", "3", "--jobs", "1", "--rows", "rows.csv")
    before = (tmp_path / "rows.csv").read_bytes()
    other = run("simulate", GAME, "--bots", "random,random,heuristic", "--games", "3", "--seed", "7", "--rows", "rows.csv")
    assert other.code == 2
    assert "rows.csv is from another run: on line 2, seed is “0”, but here it is “7”" in other.err
    (tmp_path / "diary.csv").write_text("Dear diary\n")
    assert "diary.csv exists, and is not a file of rows" in run("simulate", GAME, "--seats", "3", "--rows", "diary.csv").err
    assert (tmp_path / "rows.csv").read_bytes() == before


def test_no_table_in_the_terminal_has_an_oracle(run: Run) -> None:
    answer = run("play", GAME, "--watch", "--bots", "oracle:10")
    assert answer.code == 2 and "no bot called “oracle:10”" in answer.err


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_ctrl_c_ends_with_what_there_is(run: Run, tmp_path: Path, command: str, jobs: str) -> None:
    """Ctrl-C reaches all processes of the terminal."""
    begun = [command, GAME, "--bots", "random,heuristic,ismcts:1", "--seats", "3", "--rows", "rows.csv", "--jobs", jobs]
    rows = tmp_path / "rows.csv"
    started = [sys.executable, "-m", "chaudron", *begun, "--games", "1000000"]
    with subprocess.Popen(started, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        while not (rows.exists() and rows.read_bytes().count(b"\n") > 20):
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in err
    written = rows.read_text().splitlines(keepends=True)
    shown = int(out.split(" games:")[0].split()[-1])
    assert shown % 6 == 0 and len(written) - 1 - 6 <= shown <= len(written) - 1, "whole deals count"
    assert run(*begun, "--games", str(shown)).out == out, "as if so many games had been asked for"


def test_ctrl_c_waits_for_the_end_of_a_block() -> None:
    done = []

    def block() -> None:
        with uninterrupted():
            signal.raise_signal(signal.SIGINT)
            done.append(True)

    with pytest.raises(KeyboardInterrupt):
        block()
    assert done == [True]
