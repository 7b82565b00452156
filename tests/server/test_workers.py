"""Several processes on one port; what happens when one of them is killed is in `tests/faults`."""

from pathlib import Path

import pytest

from chaudron.cli import main


def test_several_processes_do_not_share_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["serve", "--port", "0", "--workers", "2", "--data", str(tmp_path)])
    assert "--database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_data_are_in_one_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["check", "--data", str(tmp_path), "--database", "postgresql://nobody@nowhere/nothing"])
    assert "--database" in capsys.readouterr().err
