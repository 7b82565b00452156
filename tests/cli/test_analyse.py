"""Looking back on a record on the command line: as text in every language, and as data."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from chaudron import games
from chaudron.analysis import analyse
from chaudron.analysis.model import AnyAnalysis, Decision, decode_analysis
from chaudron.cli import analyse as command
from chaudron.cli.files import write_record
from chaudron.cli.look import apart, drawn, rounded, sampled, signed
from chaudron.games.poison.model import Card, Sheds
from chaudron.kernel.advice import Advice, AnyAdvice
from chaudron.kernel.match import Match
from tests.analysis.matches import played
from tests.cli.conftest import Run
from tests.texts import OURS

WIDTH = 80
HEADINGS = {"en": "Turning points", "fr": "Tournants de la partie", "de": "Wendepunkte"}


@pytest.fixture(scope="module")
def made() -> dict[tuple[str, str], AnyAnalysis]:
    """What has been found out already, by match and seats."""
    return {}


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch, made: dict[tuple[str, str], AnyAnalysis]) -> None:
    """The commands do not think long, and about the same not again."""

    def quickly(match: Match[Any, Any, Any], bot: str | None, seats: list[int] | None, **rest: Any) -> AnyAnalysis:
        key = match.commitment, f"{match.step} {bot} {seats}"
        if key not in made:
            made[key] = analyse(match, bot, seats=seats, walks=48, **rest)
        return made[key]

    monkeypatch.setattr(command, "analyse", quickly)


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The file of a finished match of each game."""
    folder = tmp_path_factory.mktemp("records")
    for name in games.names():
        write_record(folder / f"{name}.json", played(name).record())
    return {name: str(folder / f"{name}.json") for name in games.names()}


def judge(name: str) -> tuple[str, ...]:
    """A judge who does not think long."""
    return () if games.load(name).about.market else ("--bot", "ismcts:20")


@pytest.mark.parametrize("name", games.names())
def test_everything_is_said_in_every_language_and_fits(
    run: Run, records: dict[str, str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    for language in OURS:
        answer = run("analyse", records[name], "--seat", "1", "--every", "--lang", language, *judge(name))
        assert answer.code == 0, answer.err
        lines = answer.out.splitlines()
        assert HEADINGS[language] in lines
        assert all(len(line) <= WIDTH for line in lines)
        assert any("█" in line or "▄" in line for line in lines)


def test_one_seat_can_be_judged_alone(run: Run, records: dict[str, str]) -> None:
    answer = run("analyse", records["poison"], "--seat", "2", *judge("poison"))
    assert "Seat 2 · " in answer.out and "Seat 1 · " not in answer.out


def test_data_are_written_whole_and_can_be_read_again(run: Run, records: dict[str, str], tmp_path: Path) -> None:
    answer = run("analyse", records["poison"], "--json", "found.json", *judge("poison"))
    assert (answer.code, answer.out) == (0, "")
    found = decode_analysis(games.load("poison"), (tmp_path / "found.json").read_bytes())
    record = msgspec.json.decode(Path(records["poison"]).read_bytes())
    assert found.commitment == record["commitment"]
    assert len(found.curve) == len(record["moves"]) + 1
    assert found.bot == "ismcts:20"
    assert {decision.seat for decision in found.decisions} == set(range(found.seats))


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--seat", "9"), "There is no seat 9"),
        (("--bot", "nobody"), "There is no bot called “nobody”"),
        (("--json", "there/is/a/folder/", "--bot", "ismcts:0"), "needs a budget"),
    ],
)
def test_what_cannot_be_is_refused(run: Run, records: dict[str, str], arguments: tuple[str, ...], why: str) -> None:
    answer = run("analyse", records["poison"], *arguments)
    assert answer.code == 2 and why in answer.err and answer.out == ""


def test_an_unfinished_game_is_refused(run: Run, tmp_path: Path) -> None:
    write_record(tmp_path / "half.json", played("poison").copy(20).record())
    answer = run("analyse", "half.json")
    assert answer.code == 2 and "not played to the end" in answer.err


def test_ctrl_c_cancels(run: Run, records: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, progress: Any, **__: object) -> None:
        progress(1, 10)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "analyse", interrupted)
    answer = run("analyse", records["poison"], "--json", "found.json")
    assert answer.code == 130 and not Path("found.json").exists()


def test_a_curve_is_as_wide_as_it_should_be_and_ends_where_it_ends() -> None:
    assert sampled([0.1, 0.2], 4) == [0.1, 0.1, 0.2, 0.2]
    assert sampled([number / 100 for number in range(100)], 10) == [0.09, 0.19, 0.29, 0.39, 0.49, 0.59, 0.69, 0.79, 0.89, 0.99]
    assert drawn([0.0, 0.25, 0.5, 0.75, 1.0]) == ["   ▄█", " ▄███"]


def test_a_reason_for_both_moves_is_not_told() -> None:
    low, high = Sheds(Card.BLUE_5), Sheds(Card.RED_7)
    made: AnyAdvice = Advice(None, reasons=(low, high))
    best: AnyAdvice = Advice(None, reasons=(high,))
    assert apart(Decision(1, 0, made, best, 0.1, 0.0, "mistake")) == ([low], [])
    assert apart(Decision(1, 0, made, None, 0.0, 0.0, "same")) == ([low, high], [])


def test_differences_have_a_sign() -> None:
    assert [signed(0.204), signed(-0.21), signed(0.001), rounded(-0.1)] == ["+20", "−21", "0", "−10"]
