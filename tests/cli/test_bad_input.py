"""Bad input gets one clear line, exit code 2, and writes nothing."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.records import GAME, record_file

BAD_INPUT: dict[str, list[str]] = {
    "no such command": ["brew"],
    "no such flag": ["games", "--loud"],
    "no game named": ["simulate"],
    "unknown game": ["rules", "chess"],
    "unknown game to simulate": ["simulate", "chess"],
    "unknown game to play": ["play", "chess"],
    "too many seats": ["simulate", GAME, "--seats", "40"],
    "too few seats": ["play", GAME, "--seats", "0"],
    "seats that are no number": ["play", GAME, "--seats", "many"],
    "unknown option": ["simulate", GAME, "--option", "no-such"],
    "bad option value": ["play", GAME, "--option", "draw-pile=perhaps"],
    "unknown bot": ["simulate", GAME, "--bots", "clever"],
    "search without budget": ["play", GAME, "--bots", "ismcts"],
    "bots that do not fit the seats": ["simulate", GAME, "--seats", "4", "--bots", "random,random"],
    "bots that do not fit the other seats": ["play", GAME, "--seats", "3", "--bots", "random,random,random"],
    "an unknown bot among others": ["play", GAME, "--bots", "random,clever"],
    "no games": ["simulate", GAME, "--games", "0"],
    "no processes": ["simulate", GAME, "--jobs", "0"],
    "a place that cannot be written to": ["play", GAME, "--watch", "--bots", "random", "--record", "/dev/null/record.json"],
    "a result that cannot be written": ["simulate", GAME, "--games", "4", "--json", "/dev/null/result.json"],
    "bad seed": ["play", GAME, "--seed", "1234"],
    "unknown language": ["rules", GAME, "--lang", "la"],
    "no such file": ["replay", "nowhere.json"],
    "a folder": ["replay", "."],
    "no such file to resume": ["play", "--resume", "nowhere.json"],
    "unknown benchmark": ["bench", "stove"],
    "more seats than there are people": ["simulate", GAME, "--seats", "9" * 30],
    "a table for all of a country": ["play", GAME, "--seats", "9" * 35],
    "a name without end": ["rules", "x" * 100_000],
    "a budget without end": ["play", GAME, "--bots", "ismcts:" + "9" * 5000],
    "an option nested without end": ["simulate", GAME, "--option", "draw-pile=" + "[" * 100_000],
    "an option that is no text": ["simulate", GAME, "--option", "draw-pile=\udcff"],
    "a result where a folder is": ["simulate", GAME, "--games", "4", "--json", "."],
}


@pytest.mark.parametrize("arguments", BAD_INPUT.values(), ids=BAD_INPUT)
def test_bad_input_gets_one_line_and_exit_code_2(run: Run, tmp_path: Path, arguments: list[str]) -> None:
    answer = run(*arguments)
    assert answer.code == 2
    assert answer.err.startswith("chaudron: ")
    assert answer.err.count("\n") == 1
    assert answer.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [["--seat", str(10**40)], ["--seat", "0"], ["--seat", "5"], ["--step", "-1"], ["--step", "6"]])
def test_a_seat_or_step_that_is_not_there_is_refused(run: Run, tmp_path: Path, arguments: list[str]) -> None:
    answer = run("replay", str(record_file(tmp_path)), *arguments)
    assert (answer.code, answer.err.count("\n"), answer.out) == (2, 1, "")
