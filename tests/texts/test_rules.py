"""Rules pages: what they show has a name, a table can open every paragraph, and our own pages say the same in every language."""

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from chaudron import games
from chaudron.kernel.model import kebab
from chaudron.testing import LAWS, Broken, Setting
from chaudron.texts.rules import paragraphs, readable, things
from chaudron.texts.sources import rules_page
from tests.laws import toy
from tests.texts import OURS

GAMES = [name for name, package in games.packages().items() if package.startswith("chaudron.")]
NUMBERED = re.compile(r"([A-Z]{3})-(\d+)(?: (?:to|à|bis) \1-(\d+))?")


def page(game: str, language: str) -> str:
    return rules_page(games.load(game), language).text


def main_part(text: str) -> str:
    """The page without the rules by number and the rulings."""
    return text.partition("{#numbers}")[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_piece_and_place_has_a_paragraph(game: str) -> None:
    about = games.load(game).about
    asked = [f"ask-{kebab(kind.__name__)}" for kind in about.asks]
    assert [key for key in (*asked, *about.faces, *(f"zone-{name}" for name in about.zones)) if key not in about.paragraphs] == []


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_begins_with_the_goal_and_a_picture(game: str, language: str) -> None:
    _, first, *_ = re.split(r"^## ", page(game, language), flags=re.MULTILINE)
    assert first.partition("\n")[0].endswith("{#goal}")
    assert re.search(r"^> .*\[\[", first, re.MULTILINE)
    assert not first.lstrip().startswith("|")
    assert "{#example}" in page(game, language)


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_all_languages_show_the_same_in_the_same_paragraphs(game: str) -> None:
    texts = [page(game, language) for language in OURS]
    assert len({tuple(paragraphs(text)) for text in texts}) == 1
    assert len(set(paragraphs(texts[0]))) == len(paragraphs(texts[0]))
    shown = [Counter(repr(thing) for thing in things(games.load(game), text)) for text in texts]
    assert shown[0] == shown[1] == shown[2]


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_shows_every_card_with_a_name_of_its_own(game: str, language: str) -> None:
    assert [name for name in games.load(game).about.things if f"[[{name}]]" not in page(game, language)] == []


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("game", GAMES)
def test_rule_numbers_are_at_the_end_and_complete(game: str, language: str) -> None:
    text = page(game, language)
    assert NUMBERED.search(main_part(text)) is None
    listed = text.partition("{#numbers}")[2].partition("{#rulings}")[0]
    rows = [line for line in listed.splitlines() if line.startswith("|")]
    found = [number for row in rows for _, low, high in NUMBERED.findall(row) for number in range(int(low), int(high or low) + 1)]
    folder = games.load(game).about.folder
    with open(f"{folder}/RULINGS.md", encoding="utf-8") as rulings:
        last = re.search(r"[A-Z]+-1 to [A-Z]+-(\d+)", rulings.read())
    assert last is not None
    assert sorted(found) == list(range(1, int(last[1]) + 1))


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("game", GAMES)
def test_every_link_within_a_page_leads_to_a_paragraph(game: str, language: str) -> None:
    text = page(game, language)
    assert set(re.findall(r"\]\(#([^)]*)\)", text)) - set(paragraphs(text)) == set()


@pytest.mark.parametrize("language", OURS)
@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_says_what_the_browser_draws(game: str, language: str) -> None:
    said = readable(games.load(game), language)
    assert "[[" not in said
    assert "{#" not in said


@pytest.mark.parametrize(
    ("named", "why"), [({"game-name": "nowhere"}, "has no paragraph nowhere"), ({"no-text": "goal"}, "rules/.* has no paragraph goal")]
)
def test_the_law_of_texts_is_broken_by_a_paragraph_that_is_not_there(named: dict[str, str], why: str) -> None:
    game = type(toy.GAME)(replace(toy.GAME.about, paragraphs=named))
    with pytest.raises(Broken, match=why):
        LAWS["text"](Setting(game, 2, toy.Options(), seeds=1))
