"""Commands that tell something: games, rules, simulations, records and the state of the installation."""

import json
from pathlib import Path

import pytest

from chaudron import __version__, games
from chaudron.kernel.record import decode_record
from chaudron.kernel.replay import replay
from tests.cli.conftest import Run
from tests.cli.records import GAME, record_file
from tests.texts import OURS


def test_games(run: Run) -> None:
    answer = run("games")
    assert answer.code == 0
    assert all(name in answer.out for name in games.names())


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("game", games.names())
def test_rules(run: Run, game: str, language: str) -> None:
    answer = run("rules", game, "--lang", language)
    assert answer.code == 0
    assert len(answer.out.splitlines()) > 40


def test_version(run: Run) -> None:
    assert run("--version").out.strip() == __version__


def test_simulate_shows_shares_and_writes_what_is_asked(run: Run, tmp_path: Path) -> None:
    answer = run(
        "simulate",
        GAME,
        "--seats",
        "4",
        "--games",
        "8",
        "--bots",
        "heuristic,random,random,random",
        "--jobs",
        "1",
        "--json",
        "out/a.json",
        "--save",
        "kept",
    )
    assert answer.code == 0
    assert "8 games: 2 deals × 4 seatings" in answer.out
    assert "decisions in a game:" in answer.out
    found = json.loads((tmp_path / "out/a.json").read_text())
    assert found["length"]["shortest"] <= found["length"]["median"] <= found["length"]["longest"]
    lines = found["lines"]
    assert [line["bot"] for line in lines] == ["heuristic", "random"]
    assert lines[0]["win_share"] + 3 * lines[1]["win_share"] == pytest.approx(1)
    kept = sorted((tmp_path / "kept").iterdir())
    assert len(kept) == 8
    for file in kept:
        replay(games.load(GAME), decode_record(file.read_bytes()))
    assert run("replay", str(kept[0])).code == 0


def test_one_bot_name_fills_all_seats(run: Run) -> None:
    assert "5 seats, 2 games" in run("simulate", GAME, "--seats", "5", "--games", "2", "--bots", "random", "--jobs", "1").out


def test_replay_tells_and_verifies(run: Run, tmp_path: Path) -> None:
    file = record_file(tmp_path)
    everything, one = run("replay", str(file)), run("replay", str(file), "--seat", "1")
    assert (everything.code, one.code) == (0, 0)
    assert "Verified" in everything.out
    assert len(everything.out.splitlines()) > len(one.out.splitlines())
    assert run("replay", str(file), "--step", "2").out != everything.out


def test_doctor_says_which_build_runs(run: Run) -> None:
    answer = run("doctor")
    assert answer.code == 0
    assert "compiled" in answer.out or "interpreted" in answer.out
    assert f"{GAME} (chaudron.games.{GAME.replace('-', '_')}): works" in answer.out
