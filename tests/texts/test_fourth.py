"""A fourth language is files, may be half done, and a game may have one language alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from chaudron.kernel.model import BadSetup
from chaudron.testing import LAWS, Broken, Setting
from chaudron.texts import MissingText, Texts, in_each
from chaudron.texts.sources import Sources, languages, rules_page
from tests.laws import posy, toy
from tests.laws.posy import Gather, Herb, Shown
from tests.laws.toy import Began, Laid
from tests.texts import OURS
from tests.texts.dutch import HIGHER, HIGHER_RULES, POSY, SHARED, all_dutch, dutch_house, half_dutch

NAMES = ["Anna", "Bert"]


@pytest.fixture(autouse=True)
def dutch(tmp_path: Path) -> Iterator[None]:
    with dutch_house(tmp_path / "shared"):
        yield


def test_a_language_is_found_by_its_file() -> None:
    assert languages() == ("de", "en", "fr", "nl")


def test_what_a_language_has_is_said_in_it_and_the_rest_in_english() -> None:
    words = Texts("nl")
    assert words.refuse(BadSetup("seat", seat=9, seats=4)) == "Er is geen plaats 9 aan deze tafel: kies van 1 tot 4."
    assert words.refuse(BadSetup("step", step=9, steps=4)) == Texts("en").refuse(BadSetup("step", step=9, steps=4))


def test_numbers_are_written_as_in_the_language_that_is_spoken() -> None:
    facts: dict[str, int | str] = {"option": "cards", "found": 7, "field": "x", "limit": 20_000}
    assert "minstens 20.000" in Texts("nl").say("setup-file-least", **facts)
    assert "the maximum is 20,000" in Texts("nl").say("setup-file-most", **facts)


def test_plurals_are_those_of_the_language_that_is_spoken(tmp_path: Path) -> None:
    game = half_dutch(tmp_path / "posy")
    for language, one in (("fr", "un"), ("en", "many")):
        file = tmp_path / "posy" / "texts" / f"{language}.ftl"
        file.write_text(f"{file.read_text('utf-8')}left-{language} = {{ $n ->\n    [one] un\n   *[other] many\n  }}\n", "utf-8")
        assert Texts("nl", game).say(f"left-{language}", n=0) == one


def test_a_sentence_is_filled_in_the_language_it_is_said_in(tmp_path: Path) -> None:
    words = Texts("nl", half_dutch(tmp_path / "posy"))
    herbs = (Herb.ANISE, Herb.BASIL, Herb.DILL)
    assert words.tell(Gather(herbs), NAMES) == "Pluk anijs, basilicum en dill"
    assert words.tell(Shown(0, herbs), NAMES) == "Anna shows anise, basil and dill."


@pytest.mark.parametrize("language", [*OURS, "nl", "nl-BE", "tlh"])
def test_a_game_of_one_language_is_told_to_everybody(tmp_path: Path, language: str) -> None:
    game = all_dutch(tmp_path / "higher")
    words = Texts(language, game)
    assert words.tell(Began(1), NAMES, me=1) == "Jij begint."
    assert words.tell(Laid(0, 5), NAMES) == "Anna legt een 5."
    assert rules_page(game, language) == ("nl", HIGHER_RULES)


def test_a_text_that_no_language_has_is_an_error(tmp_path: Path) -> None:
    words = Texts("nl", half_dutch(tmp_path / "posy"))
    assert not words.has("no-such-text")
    with pytest.raises(MissingText, match="nl: no-such-text"):
        words.say("no-such-text")
    with pytest.raises(MissingText, match=r"nl: game-name\.help"):
        words.say("game-name.help")
    with pytest.raises(MissingText, match="no-such-text"):
        in_each("no-such-text", posy.GAME)


def test_a_text_that_its_facts_do_not_fill_is_an_error_and_no_reason_to_fall_back() -> None:
    with pytest.raises(MissingText, match="nl: setup-seat"):
        Texts("nl").say("setup-seat")
    with pytest.raises(MissingText, match="en: setup-step"):
        Texts("nl").say("setup-step")


def test_a_text_without_an_attribute_borrows_it(tmp_path: Path) -> None:
    game = all_dutch(tmp_path / "higher")
    (tmp_path / "higher" / "texts" / "en.ftl").write_text("option-stock = Stock\n", "utf-8")
    words = Texts("en", game)
    assert (words.say("option-stock"), words.say("option-stock.help")) == ("Stock", "Speel met een stapel.")


def test_a_rules_page_falls_back(tmp_path: Path) -> None:
    game = half_dutch(tmp_path / "posy")
    assert rules_page(game, "nl").language == "en"
    (tmp_path / "posy" / "rules" / "en.md").unlink()
    assert rules_page(game, "nl").language == "fr"
    for page in (tmp_path / "posy" / "rules").iterdir():
        page.unlink()
    with pytest.raises(BadSetup, match="rules"):
        rules_page(game, "nl")


def test_only_the_languages_that_add_something_are_needed(tmp_path: Path) -> None:
    half = Sources(half_dutch(tmp_path / "posy")).needed("nl")
    assert list(half) == ["nl", "en"]
    assert half["nl"] == f"{SHARED}\n{POSY}"
    for language in OURS:
        assert list(Sources(posy.GAME).needed(language)) == [language]
    assert list(Sources(all_dutch(tmp_path / "higher")).needed("de")) == ["de", "nl"]


def test_a_title_is_there_in_every_language_that_has_it(tmp_path: Path) -> None:
    assert in_each("game-name", half_dutch(tmp_path / "posy")).keys() == set(OURS)
    assert in_each("game-name", all_dutch(tmp_path / "higher")) == {"nl": "Hoger"}


def test_the_law_of_texts_takes_one_language_and_a_second_that_is_half_done(tmp_path: Path) -> None:
    LAWS["text"](Setting(all_dutch(tmp_path / "higher"), 2, toy.Options(), seeds=1))
    LAWS["text"](Setting(half_dutch(tmp_path / "posy"), 2, posy.Options(), seeds=1))


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"texts/en.ftl": "game-name = Higher\ngame-motto = Higher!\n"}, "game-motto is in en but not in nl: no language has every text"),
        ({"texts/en.ftl": "event-drew = A card.\n"}, r"event-drew has different variables in en and nl: \['me', 'seat'\]"),
        (
            {"texts/nl.ftl": HIGHER.replace("event-laid = { $me", "event-laid = { $rank")},
            r"event-laid has no variant for a reader who is \$seat: select on \$seat-me",
        ),
        ({"texts/en.ftl": "game-name\n"}, "en.ftl: not valid Fluent"),
        ({"texts/nl.ftl": "game-name = Hoger\n"}, "has no text"),
        ({"rules/nl.md": None}, "missing rules page rules/nl.md"),
        ({"rules/nl.md": None, "rules/en.md": "# Higher\n", "texts/en.ftl": "game-name = Higher\n"}, "missing rules page rules/nl.md"),
        ({"rules/en.md": "\n"}, "rules/en.md is empty"),
        ({"rules/en.md": "# Higher\n\n[[ace]]\n"}, "en: ace"),
        ({"rules/en.md": "# Higher\n\n[[rank-1 points=1]]\n"}, "rank-1 has a fact points on a rules page that is not declared"),
        ({"texts/nl.ftl": None}, "no file of texts found"),
    ],
    ids=[
        "stray",
        "variables",
        "impolite",
        "junk",
        "none-complete",
        "no-page",
        "page-of-another",
        "empty-page",
        "nameless",
        "fact",
        "no-texts",
    ],
)
def test_the_law_of_texts_is_broken_by_a_language_that_contradicts(tmp_path: Path, changes: dict[str, str | None], why: str) -> None:
    game = all_dutch(tmp_path / "higher")
    for path, text in changes.items():
        file = tmp_path / "higher" / path
        if text is None:
            file.unlink()
        else:
            file.write_text(text, "utf-8")
    with pytest.raises(Broken, match=why):
        LAWS["text"](Setting(game, 2, toy.Options(), seeds=1))
