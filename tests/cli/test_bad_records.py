"""A bad record gets one line that names its file and what is wrong with it, and stays as it is."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.records import record_file


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
