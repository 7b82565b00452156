"""`chaudron replay` reads and prints the notation."""

from pathlib import Path

from chaudron import games, parse_match
from tests.cli.conftest import Run
from tests.cli.records import GAME, record_file


def test_a_record_is_printed_in_the_notation_and_read_again(run: Run, tmp_path: Path) -> None:
    record = record_file(tmp_path)
    printed = run("replay", str(record), "--notation").out
    match = parse_match(games.load(GAME), printed)
    assert match.step == 5
    written = tmp_path / "pasted.txt"
    written.write_text(printed.replace("1. ", "  1.  ") + "# good night\n")
    assert run("replay", str(written)) == run("replay", str(record))
    assert parse_match(games.load(GAME), run("replay", str(written), "--notation", "--step", "2").out) == match.copy(at=2)
