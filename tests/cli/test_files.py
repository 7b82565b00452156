"""Options that are files, on the command line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from chaudron import games
from chaudron.cli import main

OWN = "cards = [{ rank = 6, copies = 11 }, { rank = 1 }]\n"
QUICK = ("--bots", "random", "--games", "2", "--jobs", "1", "--seats", "2")
Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """The command line in an empty folder, with the game installed: the exit code, and what went to the error stream."""
    known = games.packages()
    monkeypatch.setattr(games, "packages", lambda: {**known, "dealt": "tests.laws.dealt"})
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)

    def one(*arguments: str, language: str = "en") -> tuple[int, str]:
        monkeypatch.setenv("CHAUDRON_LANG", language)
        code = 0
        try:
            main(list(arguments))
        except SystemExit as stop:
            code = int(stop.code or 0)
        return code, capsys.readouterr().err

    return one


def test_a_file_is_named_after_an_at_and_its_content_is_in_the_record(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(OWN)
    assert run("simulate", "dealt", *QUICK, "--option", "cards=@mine.toml", "--save", "games")[0] == 0
    assert run("play", "dealt", "--seats", "2", "--watch", "--bots", "random", "-o", "cards=@mine.toml", "--record", "one.json")[0] == 0
    (tmp_path / "mine.toml").unlink()
    files = [*(tmp_path / "games").iterdir(), tmp_path / "one.json"]
    assert len(files) > 1
    for file in files:
        assert json.loads(file.read_text())["options"]["cards"] == {"cards": [{"rank": 6, "copies": 11}, {"rank": 1, "copies": 1}]}
        assert run("replay", str(file))[0] == 0
    assert run("import", "one.json", "--data", "cellar")[0] == 0


def test_what_is_for_simulations_works_here(run: Run) -> None:
    assert run("simulate", "dealt", *QUICK, "-o", "hand-size=4", "--json", "result.json")[0] == 0
    assert run("play", "dealt", "--watch", "--bots", "random", "--seats", "2", "-o", "hand-size=1")[0] == 0


@pytest.mark.parametrize(
    ("content", "language", "said"),
    [
        (None, "en", "The file mine.toml for “cards” cannot be read: No such file or directory"),
        (b"\xff\xfe", "en", "The file for “cards” is not UTF-8 text."),
        (b"#" * 20_001, "en", "The file for “cards” is too long: 20,000 characters at most."),
        (b"cards = [\n 1 2", "de", "Die Datei für „cards“ ist kein lesbares TOML; der Fehler liegt in Zeile 2: 1 2"),
        (b"cards = [{ rank = 'x' }]", "fr", 'contient "x" à «\u202fcards › 1 › rank\u202f»\u202f; il faudrait un nombre entier.'),
        (b"cards = []", "fr", "Il faut 12 cartes ; il y en a 0 dans le fichier."),
        (b"cards = []", "en", "There must be 12 cards; the file has 0."),
        (b"cards = []", "de", "Es müssen 12 Karten sein; in der Datei sind 0."),
    ],
)
@pytest.mark.parametrize("command", [("simulate", *QUICK), ("play", "--watch", "--seats", "2")], ids=lambda command: command[0])
def test_a_wrong_file_gets_one_line(
    run: Run, tmp_path: Path, command: tuple[str, ...], content: bytes | None, language: str, said: str
) -> None:
    if content is not None:
        (tmp_path / "mine.toml").write_bytes(content)
    code, line = run(command[0], "dealt", *command[1:], "--option", "cards=@mine.toml", language=language)
    assert code == 2
    assert " ".join(said.split()) in line and line.count("\n") == 1
    assert not (tmp_path / "data").exists()


def test_a_record_whose_data_the_game_does_not_take_is_refused_in_its_words(run: Run, tmp_path: Path) -> None:
    assert run("play", "dealt", "--watch", "--bots", "random", "--seats", "2", "--record", "one.json")[0] == 0
    record = json.loads((tmp_path / "one.json").read_text())
    record["options"]["cards"] = {"cards": [{"rank": 1, "copies": 11}]}
    (tmp_path / "one.json").write_text(json.dumps(record))
    assert run("replay", "one.json") == (2, "chaudron: one.json: There must be 12 cards; the file has 11.\n")


def test_the_games_are_listed_with_how_a_file_is_given(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as wide:
        wide.setenv("COLUMNS", "200")
        wide.setenv("CHAUDRON_LANG", "en")
        wide.setattr(games, "names", lambda: ("dealt",))
        main(["games"])
    assert "cards=@FILE: A file with the cards of your box: twelve in all." in capsys.readouterr().out
