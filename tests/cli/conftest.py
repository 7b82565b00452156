"""The command line in an empty folder, and somebody at the keyboard."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from chaudron.cli import main


class Answer(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Answer]
Types = Callable[[Iterator[str]], None]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """A command as it is typed: its exit code, and what it said."""
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
def types(monkeypatch: pytest.MonkeyPatch) -> Types:
    """Somebody at the keyboard."""

    def keyboard(lines: Iterator[str]) -> None:
        def typed(_prompt: object = "") -> str:
            line = next(lines, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", typed)

    return keyboard
