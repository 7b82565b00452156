"""Which language is tried after which."""

import pytest

from chaudron.texts.chain import chain, closest

THERE = ("de", "en", "fr", "nl", "pt", "pt-BR")


@pytest.mark.parametrize(
    ("asked", "tried"),
    [
        ("de", ("de", "en", "fr", "nl", "pt", "pt-BR")),
        ("en", ("en", "fr", "de", "nl", "pt", "pt-BR")),
        ("pt-BR", ("pt-BR", "pt", "en", "fr", "de", "nl")),
        ("pt_br", ("pt-BR", "pt", "en", "fr", "de", "nl")),
        ("nl-Latn-BE", ("nl", "en", "fr", "de", "pt", "pt-BR")),
        ("tlh", ("en", "fr", "de", "nl", "pt", "pt-BR")),
    ],
)
def test_the_language_asked_for_comes_first_then_its_bases_english_french_and_the_rest(asked: str, tried: tuple[str, ...]) -> None:
    assert chain(asked, THERE) == tried


def test_a_language_that_is_not_there_is_not_tried() -> None:
    assert chain("de", ("nl",)) == ("nl",)
    assert chain("de", ()) == ()


def test_the_closest_language_is_the_one_asked_for_or_a_base_of_it() -> None:
    assert closest("pt-br", THERE) == "pt-BR"
    assert closest("pt_PT", THERE) == "pt"
    assert closest("zh-Hant-TW", ("zh-Hant", "zh")) == "zh-Hant"
    assert closest("tlh", THERE) is None
    assert closest("", THERE) is None
