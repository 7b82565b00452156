"""A run leaves a row for each game, and goes on where its file ends."""

import csv
import sys
from contextlib import closing
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from chaudron import games
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup
from chaudron.kernel.record import decode_options
from chaudron.lab.arena import LadderPlan, Plan, Result, play_all, schedule
from chaudron.lab.crew import Crew
from chaudron.lab.rows import Rows, run, simulate
from tests.lab.test_arena import GAME

PLAN = Plan(GAME, ("heuristic", "random", "random"), {}, 3, seed=5)


def played(path: Path, plan: Plan = PLAN, most: int | None = None) -> list[Result]:
    """The results of a run that is stopped after this many games."""
    with closing(Rows(path, plan)) as rows:
        return list(islice(run(plan, rows=rows), most))


def refusal(path: Path, plan: Plan = PLAN) -> BadSetup:
    before = path.read_bytes() if path.exists() else None
    with pytest.raises(BadSetup) as refused:
        played(path, plan)
    assert (path.read_bytes() if path.exists() else None) == before, "what is not ours is left alone"
    return refused.value


def test_a_row_says_everything_about_a_game(tmp_path: Path) -> None:
    file = tmp_path / "new" / "rows.csv"
    results = played(file)
    with file.open(newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert len(rows) == len(results) == 9
    for row, result in zip(rows, results, strict=True):
        assert (row["game"], row["rules"], row["seed"], int(row["deal"])) == (GAME, str(games.load(GAME).about.version), "5", result.deal)
        assert tuple(row[f"bot{seat}"] for seat in (1, 2, 3)) == result.seating
        assert tuple(int(row[f"score{seat}"]) for seat in (1, 2, 3)) == result.outcome.scores
        assert tuple(int(row[f"rank{seat}"]) - 1 for seat in (1, 2, 3)) == result.outcome.ranks
        assert tuple(int(seat) - 1 for seat in row["winners"].split()) == result.outcome.winners
        assert int(row["decisions"]) == result.decisions
    [record] = [one.record for one in play_all(msgspec.structs.replace(PLAN, keep=True), sittings=[next(iter(schedule(PLAN)))])]
    assert record is not None and record.seed == rows[0]["deal_seed"]
    options = decode_options(games.load(GAME), msgspec.json.decode(rows[0]["options"]))
    assert Match(games.load(GAME), 3, options).options == options


def test_a_row_is_on_disk_as_soon_as_its_game_is_finished(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    with closing(Rows(file, PLAN)) as rows:
        for number, _ in enumerate(run(PLAN, rows=rows), start=1):
            assert file.read_bytes().count(b"\n") == number + 1


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    "plan",
    [
        PLAN,
        LadderPlan(GAME, ("heuristic", "random"), {}, 2, seed=1, places=3),
        msgspec.structs.replace(PLAN, gather="findings"),
    ],
    ids=["simulate", "ladder", "study"],
)
def test_a_resumed_run_is_the_same_as_an_uninterrupted_one(tmp_path: Path, plan: Plan, jobs: int) -> None:
    """Wherever the file ends, even in the middle of a line."""
    whole, part = tmp_path / "whole.csv", tmp_path / "part.csv"
    results = played(whole, plan)
    data = whole.read_bytes()
    lines = data.splitlines(keepends=True)
    for end in [0, 5, len(lines[0]), *(sum(map(len, lines[:number])) for number in (2, 4)), len(data) - 1, len(data)]:
        part.write_bytes(data[:end])
        with closing(Rows(part, plan)) as rows:
            assert list(run(plan, Crew(jobs), rows)) == results
        assert part.read_bytes() == data


def test_only_the_games_that_are_missing_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "rows.csv"
    played(file, most=4)
    asked: list[int] = []

    def watched(plan: Plan, crew: Crew, sittings: list[object]) -> list[Result]:
        asked.append(len(list(sittings)))
        return []

    monkeypatch.setattr("chaudron.lab.rows.play_all", watched)
    assert len(played(file)) == 4
    assert asked == [5]


def test_more_games_can_be_asked_for_and_fewer_leave_the_file_alone(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    nine = played(file)
    data = file.read_bytes()
    assert played(file, msgspec.structs.replace(PLAN, deals=1)) == nine[:3]
    assert file.read_bytes() == data
    assert played(file, msgspec.structs.replace(PLAN, deals=4))[:9] == nine
    assert file.read_bytes().startswith(data)


@pytest.mark.parametrize(
    ("change", "column"),
    [
        ({"seed": 6}, "seed"),
        ({"bots": ("random", "random", "random")}, "bot1"),
        ({"options": {"draw-pile": True}}, "options"),
    ],
)
def test_a_file_of_another_run_is_refused(tmp_path: Path, change: dict[str, object], column: str) -> None:
    file = tmp_path / "rows.csv"
    played(file, most=2)
    refused = refusal(file, msgspec.structs.replace(PLAN, **change))
    assert (refused.reason, refused.facts["column"], refused.facts["line"]) == ("rows-other", column, 2)


def test_a_file_that_holds_no_such_rows_is_refused(tmp_path: Path) -> None:
    for number, content in enumerate((b"Dear diary", b"Dear diary\n", b"a,b,c\n1,2,3\n", b"\xff\xfe")):
        file = tmp_path / f"{number}.csv"
        file.write_bytes(content)
        assert refusal(file).reason == "rows-file"
    assert refusal(tmp_path / "rows.parquet").reason == "rows-kind"
    played(tmp_path / "rows.csv", most=2)
    assert refusal(tmp_path / "rows.csv", msgspec.structs.replace(PLAN, bots=("random",) * 4)).reason == "rows-file"


@pytest.mark.parametrize("damage", [b"", b"+1", b"1,1", b"\xff", b"x,y", b'"'])
def test_a_damaged_line_in_the_middle_is_refused(tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "rows.csv"
    played(file, most=3)
    lines = file.read_bytes().splitlines(keepends=True)
    cells = lines[2].rsplit(b",", 3)
    lines[2] = cells[0] + b"," + damage + b"," + b",".join(cells[2:])
    file.write_bytes(b"".join(lines))
    refused = refusal(file)
    assert (refused.reason, refused.facts["line"]) == ("rows-damaged", 3)


def test_rows_for_a_data_frame_are_those_of_the_file(tmp_path: Path) -> None:
    played(tmp_path / "rows.csv", msgspec.structs.replace(PLAN, gather="findings"))
    with (tmp_path / "rows.csv").open(newline="") as opened:
        wanted = list(csv.DictReader(opened))
    rows = simulate(GAME, PLAN.bots, games=len(wanted), seed=PLAN.seed)
    assert [{name: str(cell) for name, cell in row.items()} for row in rows] == wanted
    assert set(msgspec.json.decode(rows[0]["findings"])) == {topic.name for topic in games.load(GAME).about.topics}
    assert rows[0]["deal"] == 0 and isinstance(rows[0]["score1"], int)


def test_a_bot_of_ones_own_is_named_by_module_and_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(
        "from chaudron import Bot, bots\n\n"
        "class First(Bot):\n    def choose(self, view, ask, moves, rng):\n        return moves[0]\n\n"
        "def made(game):\n    return bots.make('random', game)\n\n"
        "def broken(game):\n    raise OSError('no')\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    rows = simulate(GAME, ["my_bots:First", "my_bots:made", "random"], games=6, jobs=2)
    assert {row["bot1"] for row in rows} == {"my_bots:First", "my_bots:made", "random"}
    for name, reason in [("my_bots:broken", "broken"), ("my_bots:nothing", "broken"), ("no_bots:First", "bot"), ("ismcts:many", "budget")]:
        with pytest.raises(BadSetup) as refused:
            simulate(GAME, [name, "random", "random"], games=6)
        assert refused.value.reason == reason
