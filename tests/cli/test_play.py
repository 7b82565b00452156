"""A game in the terminal: watched, played, left and resumed."""

from pathlib import Path

import pytest

from chaudron import bots, games
from chaudron.bots import Random
from chaudron.cli.play import Terminal
from chaudron.kernel.match import Match
from chaudron.kernel.record import decode_record
from chaudron.kernel.replay import replay
from chaudron.texts import texts
from tests.cli.conftest import Run, Types
from tests.cli.records import GAME, record_file
from tests.laws import posy


def test_watching_bots_play_a_whole_game(run: Run, tmp_path: Path) -> None:
    answer = run("play", GAME, "--watch", "--bots", "random", "--record", "watched.json")
    assert answer.code == 0
    assert decode_record((tmp_path / "watched.json").read_bytes()).outcome is not None


def test_a_person_plays_a_whole_game(run: Run, types: Types, tmp_path: Path) -> None:
    types(iter(lambda: "1", None))
    answer = run("play", GAME, "--bots", "random", "--seed", "11" * 32)
    assert answer.code == 0
    (file,) = (tmp_path / "data/chaudron/records").iterdir()
    assert str(file) in answer.out
    assert decode_record(file.read_bytes()).outcome is not None


@pytest.mark.parametrize(("given", "seats"), [(["--watch"], [0, 1, 2]), ([], [1, 2, 3])], ids=str)
def test_several_bots_sit_in_the_order_in_which_they_are_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, given: list[str], seats: list[int]
) -> None:
    found: list[dict[int, object]] = []
    monkeypatch.setattr(Terminal, "run", lambda terminal: found.append(terminal.bots))
    assert run("play", GAME, "--bots", "random,heuristic,master", *given).code == 0
    named = [bots.make(name, games.load(GAME)) for name in ("random", "heuristic", "master")]
    assert [{seat: type(bot) for seat, bot in each.items()} for each in found] == [dict(zip(seats, map(type, named), strict=True))]


def test_a_person_asks_mistypes_takes_back_leaves_and_comes_back(run: Run, types: Types, tmp_path: Path) -> None:
    types(iter(["h", "r", "99", "five", "9" * 5000, "x" * 5000, "", "1", "", "1", "1", "q"]))
    answer = run("play", GAME, "--bots", "random", "--seed", "22" * 32, "--record", "mine.json")
    assert answer.code == 0
    assert "“99” is not on the list" in answer.out
    assert "“five” is not on the list" in answer.out
    left = decode_record((tmp_path / "mine.json").read_bytes())
    assert left.outcome is None
    types(iter(lambda: "1", None))
    assert run("play", "--resume", "mine.json", "--bots", "random").code == 0
    ended = decode_record((tmp_path / "mine.json").read_bytes())
    assert ended.outcome is not None
    assert ended.moves[: len(left.moves)] == left.moves


@pytest.mark.parametrize("typed", ["2", "{name}", "{title}", " {start} "])
def test_whoever_names_no_game_is_asked_which(run: Run, types: Types, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str) -> None:
    name = games.names()[1]
    title = texts("en", games.load(name)).say("game-name")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    wrong = ["0", str(1 + len(games.names())), "", "no such game", "9" * 5000]
    types(iter([*wrong, typed.format(name=name, title=title.upper(), start=title[:3]), *["1"] * 3]))
    answer = run("play", "--bots", "random", "--record", "mine.json", "--fast")
    assert answer.code == 0
    assert decode_record((tmp_path / "mine.json").read_bytes()).game == name
    listed = [texts("en", games.load(each)).say("game-name") for each in games.names()]
    assert [answer.out.index(each) for each in listed] == sorted(answer.out.index(each) for each in listed)
    assert answer.out.count("no such game") == 1 and "9" * 200 not in answer.out


@pytest.mark.parametrize("typed", [["q"], ["Q"], []], ids=["q", "Q", "end of input"])
def test_whoever_wants_no_game_plays_none(
    run: Run, types: Types, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: list[str]
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    types(iter(typed))
    answer = run("play")
    assert (answer.code, answer.err) == (0, "") and "Which game?" in answer.out
    assert not (tmp_path / "data").exists()


def test_where_nobody_can_be_asked_it_is_the_first_game(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    answer = run("play", "--watch", "--bots", "random", "--record", "mine.json")
    assert answer.code == 0 and "Which game?" not in answer.out
    assert decode_record((tmp_path / "mine.json").read_bytes()).game == games.names()[0]


def test_an_ended_game_is_not_resumed(run: Run, tmp_path: Path) -> None:
    run("play", GAME, "--watch", "--bots", "random", "--record", "ended.json")
    before = (tmp_path / "ended.json").read_bytes()
    answer = run("play", "--resume", "ended.json")
    assert (answer.code, answer.out) == (2, "")
    assert (tmp_path / "ended.json").read_bytes() == before


@pytest.mark.parametrize("given", [[GAME], ["--seats", "4"], ["--seed", "00" * 32], ["--option", "draw-pile"]], ids=str)
def test_a_resumed_game_is_as_it_was(run: Run, tmp_path: Path, given: list[str]) -> None:
    answer = run("play", *given, "--resume", str(record_file(tmp_path)))
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)


def test_the_keyboard_going_away_loses_nothing(run: Run, types: Types, tmp_path: Path) -> None:
    types(iter([]))
    assert run("play", GAME, "--bots", "random", "--record", "mine.json").code == 0
    replay(games.load(GAME), decode_record((tmp_path / "mine.json").read_bytes()))


def test_an_existing_file_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = record_file(tmp_path)
    before = file.read_bytes()
    answer = run("play", GAME, "--watch", "--bots", "random", "--record", str(file))
    assert (answer.code, answer.out) == (2, "")
    assert file.read_bytes() == before


@pytest.mark.parametrize("lines", [["1 4 5 8 11"], ["11 8", "5", "4", "1"], ["1 2 99", "2", "4 5 8 11"]], ids=str)
def test_a_combination_is_typed_in_one_line_or_one_by_one(types: Types, tmp_path: Path, lines: list[str]) -> None:
    types(iter(lines))
    match = Match(posy.GAME, 3, seed=bytes(32))
    Terminal(match, [Random(match.game)] * (match.seats - 1), "en", tmp_path / "mine.json", me=0, pace=0.0).run()
    moves = decode_record((tmp_path / "mine.json").read_bytes()).moves
    assert moves[0] == (0, {"type": "gather", "herbs": ["a", "d", "e", "h", "k"]})
    assert [seat for seat, _ in moves] == [0, 1, 2], "all were asked at once, and the bots have answered too"


def test_numbers_in_one_line_are_taken_up_one_after_another(run: Run, types: Types, tmp_path: Path) -> None:
    asked, played = [], []
    for name, line in (("one.json", "1"), ("two.json", "1 1")):
        types(iter(lambda line=line: line, None))  # type: ignore[misc]
        answer = run("play", GAME, "--bots", "random", "--seed", "22" * 32, "--record", name)
        asked.append(answer.out.count("Just press Enter"))
        played.append(decode_record((tmp_path / name).read_bytes()).moves)
    assert played[0] == played[1]
    assert asked[0] > asked[1] == 0
