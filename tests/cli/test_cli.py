"""The command line, as a person meets it: every command works, and bad input gets one clear line, exit code 2, and writes nothing."""

import itertools
import json
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest
from rich.console import Console

from chaudron import __version__, games
from chaudron.cli import draw, main
from chaudron.cli.pick import pick, pick_some
from chaudron.cli.play import Terminal
from chaudron.kernel.match import Match, replay
from chaudron.kernel.record import decode_record, encode_record
from chaudron.kernel.scene import Piece, Scene, Score, Zone
from chaudron.texts import texts
from tests.laws import posy
from tests.texts import OURS
from tests.texts.dutch import all_dutch, dutch_house

GAME = games.names()[0]


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Answer]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.setenv("CHAUDRON_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)

    def one(*arguments: str) -> Answer:
        code = 0
        try:
            main(list(arguments))
        except SystemExit as stop:
            code = int(stop.code or 0)
        return Answer(code, *capsys.readouterr())

    return one


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Callable[[Iterator[str]], None]:
    """Somebody at the keyboard."""

    def keyboard(lines: Iterator[str]) -> None:
        def typed(_prompt: object = "") -> str:
            line = next(lines, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", typed)

    return keyboard


def record_file(folder: Path, change: Callable[[dict[str, object]], object] = lambda data: None) -> Path:
    """A record of a few moves, damaged as asked."""
    match = Match(games.load(GAME), 4, seed=bytes(32))
    for _ in range(5):
        (seat,) = match.questions()
        match.play(seat, match.moves(seat)[0])
    data = json.loads(encode_record(match.record()))
    change(data)
    file = folder / "record.json"
    file.write_text(json.dumps(data))
    return file


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


def test_languages_differ(run: Run) -> None:
    assert len({run("rules", GAME, "--lang", language).out for language in OURS}) == len(OURS)


def test_the_language_of_the_environment_is_spoken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHAUDRON_LANG", "fr")
    assert "Il n’y a pas de jeu" in run("rules", "chess").err or "aucun jeu" in run("rules", "chess").err.lower()


@pytest.mark.parametrize(
    ("variable", "value", "spoken"),
    [
        ("CHAUDRON_LANG", "de-AT", "Bekannte"),
        ("LC_ALL", "fr_CA.UTF-8", "connus"),
        ("LANG", "de_CH@euro", "Bekannte"),
        ("LANG", "ja_JP", "Known"),
    ],
)
def test_a_locale_is_spoken_in_its_base_language_or_in_english(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, spoken: str
) -> None:
    for name in ("CHAUDRON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert spoken in run("rules", "chess").err


def test_a_language_that_is_half_done_can_be_chosen(run: Run, tmp_path: Path) -> None:
    file = record_file(tmp_path)
    assert "Known languages: de, en, fr" in run("rules", GAME, "--lang", "nl").err
    with dutch_house(tmp_path / "shared"):
        assert "Er is geen plaats 9" in run("replay", str(file), "--seat", "9", "--lang", "nl").err
        assert "The game has only 5 moves" in run("replay", str(file), "--step", "9", "--lang", "nl-BE").err
        assert run("rules", GAME, "--lang", "nl").out == run("rules", GAME, "--lang", "en").out
        assert "Known languages: de, en, fr, nl" in run("rules", GAME, "--lang", "la").err


def test_a_game_of_one_language_is_listed_told_and_played(
    run: Run, types: Callable[[Iterator[str]], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known, load, higher = games.names(), games.load, all_dutch(tmp_path / "higher")
    monkeypatch.setattr(games, "names", lambda: (*known, "higher"))
    monkeypatch.setattr(games, "load", lambda name: higher if name == "higher" else load(name))
    types(itertools.chain("r", itertools.repeat("1")))
    for language in OURS:
        assert "De hoogste som wint." in run("games", "--lang", language).out
        assert "Wie de hoogste som heeft, wint." in run("rules", "higher", "--lang", language).out
        played = run("play", "higher", "--seats", "2", "--bots", "random", "--lang", language)
        assert "Leg een kaart." in played.out
        assert texts(language).say("terminal-result") in played.out


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


def test_watching_bots_play_a_whole_game(run: Run, tmp_path: Path) -> None:
    answer = run("play", GAME, "--watch", "--bots", "random", "--record", "watched.json")
    assert answer.code == 0
    assert decode_record((tmp_path / "watched.json").read_bytes()).outcome is not None


def test_a_person_plays_a_whole_game(run: Run, types: Callable[[Iterator[str]], None], tmp_path: Path) -> None:
    types(iter(lambda: "1", None))
    answer = run("play", GAME, "--bots", "random", "--seed", "11" * 32)
    assert answer.code == 0
    (file,) = (tmp_path / "data/chaudron/records").iterdir()
    assert str(file) in answer.out
    assert decode_record(file.read_bytes()).outcome is not None


def test_a_person_asks_mistypes_takes_back_leaves_and_comes_back(run: Run, types: Callable[[Iterator[str]], None], tmp_path: Path) -> None:
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


def test_the_keyboard_going_away_loses_nothing(run: Run, types: Callable[[Iterator[str]], None], tmp_path: Path) -> None:
    types(iter([]))
    assert run("play", GAME, "--bots", "random", "--record", "mine.json").code == 0
    replay(games.load(GAME), decode_record((tmp_path / "mine.json").read_bytes()))


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


def nested(depth: int) -> list[object]:
    inner: list[object] = []
    for _ in range(depth):
        inner = [inner]
    return inner


def moves_of(data: dict[str, object]) -> list[list[object]]:
    moves = data["moves"]
    assert isinstance(moves, list)
    return moves


DAMAGE: dict[str, tuple[Callable[[dict[str, object]], object], str]] = {
    "another rules version": (lambda data: data.update(version=99), "version 99"),
    "another format": (lambda data: data.update(format=99), "format 99"),
    "an unknown game": (lambda data: data.update(game="chess"), "chess"),
    "a forged seed": (lambda data: data.update(seed="00" * 31 + "01"), "fingerprint"),
    "an unknown option": (lambda data: data.update(options={"no-such": 1}), "no-such"),
    "too many seats": (lambda data: data.update(seats=40), "40"),
    "an illegal move": (lambda data: moves_of(data).append(moves_of(data)[-1]), "Move 6"),
    "a malformed move": (lambda data: moves_of(data)[2].__setitem__(1, {"type": "fly"}), "Move 3"),
    "a seat that is none": (lambda data: moves_of(data)[0].__setitem__(0, 17), "Move 1"),
    "seats beyond counting": (lambda data: data.update(seats=10**25), "…"),
    "a version beyond counting": (lambda data: data.update(version=10**40), "…"),
    "a move of a seat beyond counting": (lambda data: moves_of(data)[0].__setitem__(0, 10**40), "Move 1"),
    "options nested without end": (lambda data: data.update(options={"draw-pile": nested(900)}), "draw-pile"),
    "a missing part": (lambda data: data.pop("seed"), "seed"),
    "an outcome it does not come to": (lambda data: data.update(outcome={"scores": [0] * 4, "ranks": [0] * 4, "winners": [0]}), "5 moves"),
}


@pytest.mark.parametrize(("damage", "named"), DAMAGE.values(), ids=DAMAGE)
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]], ids=["replay", "resume"])
def test_a_bad_record_is_refused_with_its_file_and_place(
    run: Run, tmp_path: Path, damage: Callable[[dict[str, object]], object], named: str, command: list[str]
) -> None:
    file = record_file(tmp_path, damage)
    before = file.read_bytes()
    answer = run(*command, str(file))
    assert answer.code == 2
    assert answer.err.startswith(f"chaudron: {file}: ")
    assert named in answer.err
    assert answer.err.count("\n") == 1
    assert answer.out == ""
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_bytes() == before


@pytest.mark.parametrize("kept", [0, 1, 100, -3])
def test_a_truncated_record_is_refused(run: Run, tmp_path: Path, kept: int) -> None:
    file = record_file(tmp_path)
    file.write_bytes(file.read_bytes()[:kept])
    answer = run("replay", str(file))
    assert (answer.code, answer.err.count("\n")) == (2, 1)
    assert "byte" in answer.err or "truncated" in answer.err


def test_a_record_nested_without_end_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_bytes(b'{"options":' + b"[" * 200_000)
    answer = run("replay", str(file))
    assert (answer.code, answer.err.count("\n")) == (2, 1)


def test_a_refused_move_is_told_in_the_language_chosen(run: Run, tmp_path: Path) -> None:
    file = record_file(tmp_path, DAMAGE["an illegal move"][0])
    for language, named in (("fr", "place"), ("de", "Platz")):
        answer = run("replay", str(file), "--lang", language)
        assert named in answer.err
        assert "illegal:" not in answer.err


def test_an_existing_file_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = record_file(tmp_path)
    before = file.read_bytes()
    answer = run("play", GAME, "--watch", "--bots", "random", "--record", str(file))
    assert (answer.code, answer.out) == (2, "")
    assert file.read_bytes() == before


def test_a_full_cauldron_shows_all_its_cards(run: Run) -> None:
    """However many pieces lie in a place, all of them are drawn."""
    pieces = tuple(Piece(str(number), face) for number, face in enumerate(games.load(GAME).about.faces))
    zone = Zone("place", games.load(GAME).about.zones[-1], "bowl", pieces=pieces)
    for width in (40, 120):
        console = Console(width=width, file=StringIO())
        draw.draw(console, Scene(None, (), (zone,), ()), texts("en", games.load(GAME)), [])
        shown = console.file.getvalue()  # type: ignore[attr-defined]
        assert all(texts("en", games.load(GAME)).say(piece.face or "") in shown for piece in pieces)


def test_a_name_that_is_too_long_for_its_place_is_shown_whole() -> None:
    console = Console(width=20, file=StringIO())
    zone = Zone("place", games.load(GAME).about.zones[-1], "bowl")
    words = texts("en", games.load(GAME))
    draw.draw(console, Scene(None, (), (zone,), ()), words, [])
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert len(words.zone(zone)) > console.width - draw.FRAME
    assert all(word in shown for word in words.zone(zone).split())


def test_the_own_hand_is_shown_where_more_than_it_lies_before_a_seat() -> None:
    face = games.load(GAME).about.faces[0]
    words = texts("en", games.load(GAME))
    for places in (draw.ABREAST, draw.ABREAST + 1):
        console = Console(width=80, file=StringIO())
        zones = [Zone(f"{number}", name, "row", 0) for number, name in enumerate(games.load(GAME).about.zones[1:places])]
        hand = Zone("hand", games.load(GAME).about.zones[-1], "hand", 0, (Piece("own", face),))
        draw.draw(console, Scene(0, (), (*zones, hand), (Score(0, 0),)), words, ["Ada"])
        assert (words.say(face) in console.file.getvalue()) == (places > draw.ABREAST)  # type: ignore[attr-defined]


@pytest.mark.parametrize("arguments", [["--seat", str(10**40)], ["--seat", "0"], ["--seat", "5"], ["--step", "-1"], ["--step", "6"]])
def test_a_seat_or_step_that_is_not_there_is_refused(run: Run, tmp_path: Path, arguments: list[str]) -> None:
    answer = run("replay", str(record_file(tmp_path)), *arguments)
    assert (answer.code, answer.err.count("\n"), answer.out) == (2, 1, "")


def test_picking_narrows_down_touch_by_touch() -> None:
    moves = [("red left", ("red", "left")), ("red right", ("red", "right")), ("blue left", ("blue", "left"))]
    shown: list[list[str]] = []

    def choose(things: list[str], touched: list[str]) -> int | None:
        shown.append(things)
        return 1 if touched == ["red"] else 0

    assert pick(moves, choose) == "red right"
    assert shown == [["red", "blue"], ["left", "right"]]


def test_picking_can_start_again() -> None:
    moves = [("red left", ("red", "left")), ("red right", ("red", "right")), ("blue left", ("blue", "left"))]
    answers = iter([0, None, 1])
    assert pick(moves, lambda things, touched: next(answers)) == "blue left"


def test_a_choice_that_is_none_is_not_asked() -> None:
    moves = [("red left", ("red", "left")), ("red right", ("red", "right"))]
    assert pick(moves, lambda things, touched: things.index("right")) == "red right"


def test_several_are_picked_in_any_order_and_taken_back() -> None:
    answers = iter([3, 0, 0, 2, None, 1, 0])
    seen: list[str] = []

    def choose(things: list[str], touched: list[str]) -> int | None:
        seen.append("".join(touched))
        return next(answers)

    assert pick_some(["a", "b", "c", "d"], 3, choose) == ["a", "b", "d"]
    assert seen == ["", "d", "da", "d", "dc", "d", "db"]


@pytest.mark.parametrize("lines", [["1 4 5 8 11"], ["11 8", "5", "4", "1"], ["1 2 99", "2", "4 5 8 11"]], ids=str)
def test_a_combination_is_typed_in_one_line_or_one_by_one(types: Callable[[Iterator[str]], None], tmp_path: Path, lines: list[str]) -> None:
    types(iter(lines))
    match = Match(posy.GAME, 3, seed=bytes(32))
    Terminal(match, "random", "en", tmp_path / "mine.json", me=0, pace=0.0).run()
    moves = decode_record((tmp_path / "mine.json").read_bytes()).moves
    assert moves[0] == (0, {"type": "gather", "herbs": ["a", "d", "e", "h", "k"]})
    assert [seat for seat, _ in moves] == [0, 1, 2], "all were asked at once, and the bots have answered too"


def test_numbers_in_one_line_are_taken_up_one_after_another(run: Run, types: Callable[[Iterator[str]], None], tmp_path: Path) -> None:
    asked, played = [], []
    for name, line in (("one.json", "1"), ("two.json", "1 1")):
        types(iter(lambda line=line: line, None))  # type: ignore[misc]
        answer = run("play", GAME, "--bots", "random", "--seed", "22" * 32, "--record", name)
        asked.append(answer.out.count("Press Enter alone"))
        played.append(decode_record((tmp_path / name).read_bytes()).moves)
    assert played[0] == played[1]
    assert asked[0] > asked[1] == 0
