"""Shared texts are complete, used, and say what they are given."""

import re
from pathlib import Path

import pytest

from chaudron.kernel.model import BadSetup, IllegalMove
from chaudron.kernel.scene import Piece
from chaudron.testing.words import compare
from chaudron.texts import FOLDER, LANGUAGES, MissingText, Texts, texts
from tests.laws import posy
from tests.laws.toy import GAME, Began, Laid, Lay

SOURCE = Path(__file__).parents[2] / "src" / "chaudron"


def test_every_language_has_the_same_shared_texts() -> None:
    assert compare(FOLDER)


def test_every_shared_text_is_used_and_every_used_one_is_there() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    kinds = dict(re.findall(r'^class (\w+)\(Refusal\):.*?kind = "(\w+)"', code, re.MULTILINE | re.DOTALL))
    assert {"Malformed", "Stale", "Denied", "Missing"} <= kinds.keys()
    raised = {f"{kinds[kind]}-{reason}" for kind, reason in re.findall(rf"\b({'|'.join(kinds)})\(\s*\"([a-z-]+)\"", code)}
    said = set(re.findall(r"say\(\s*[\"']([a-z-]+)[\"']", code))
    of_games = {f"illegal-{reason}" for reason in re.findall(r"reasons=\(([^)]*)\)", code) for reason in re.findall(r'"([a-z-]+)"', reason)}
    of_games |= {f"setup-{reason}" for reason in re.findall(r"setups=\(([^)]*)\)", code) for reason in re.findall(r'"([a-z-]+)"', reason)}
    of_games |= {key for key in said if key.startswith("game-")}
    assert set(compare(FOLDER)) == (raised | said | {"language-name"}) - of_games


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_is_told_to_the_one_it_is_about(language: str) -> None:
    words = Texts(language, GAME)
    mine, theirs = (words.tell(Began(1), ["Anna", "Ben"], me) for me in (1, 0))
    assert "Ben" not in mine
    assert "Ben" in theirs


def test_words_in_english() -> None:
    words = texts("en", GAME)
    assert words.tell(Laid(0, 5), ["Anna", "Ben"]) == "Anna lays a 5."
    assert words.tell(Lay(5), []) == "Lay a 5"
    assert words.refuse(IllegalMove("not-held", rank=3)) == "You do not hold a 3."
    assert words.series(["a", "b", "c"]) == "a, b and c"
    assert words.series(["a"]) == "a"


def test_a_piece_shows_its_face_filled_with_its_facts() -> None:
    assert texts("en", GAME).piece(Piece("a", "rank-5")) == "5"
    assert texts("en", posy.GAME).piece(Piece("a", "herb", facts={"name": "herb-b"})) == "basil"
    assert texts("fr", posy.GAME).piece(Piece("a", "herb", facts={"name": "herb-b"})) == "basilic"
    assert texts("en", GAME).piece(Piece("a")) == ""
    with pytest.raises(MissingText, match="herb"):
        texts("en", posy.GAME).piece(Piece("a", "herb"))


def test_what_people_type_is_never_taken_for_a_key() -> None:
    refusal = BadSetup("bot", bot="nothing", known="random")
    assert "“nothing”" in texts("en").refuse(refusal)
    assert texts("fr", GAME).tell(Laid(0, 1), ["series"]).startswith("series ")


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(MissingText, match="no-such-text"):
        texts("fr").say("no-such-text")
    with pytest.raises(MissingText, match="setup-seats"):
        texts("fr").say("setup-seats")
    with pytest.raises(MissingText, match=r"series\.help"):
        texts("fr").say("series.help")
