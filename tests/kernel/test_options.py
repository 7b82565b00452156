"""Options that are files: their content becomes part of the options, and what is wrong with one is named."""

import time

import msgspec
import pytest

from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup
from chaudron.kernel.options import LONGEST_FILE, file_options, for_simulation, refuse_simulation
from chaudron.kernel.record import decode_options, decode_record, encode_record
from chaudron.kernel.replay import replay
from chaudron.kernel.rng import Rng
from chaudron.texts import texts
from tests.laws.dealt import GAME, Deck, Kind, Options
from tests.texts import OURS

OWN = "cards = [{ rank = 6, copies = 11 }, { rank = 1 }]"
DECK = Deck((Kind(6, 11), Kind(1)))


def refused(given: object) -> BadSetup:
    with pytest.raises(BadSetup) as refusal:
        Match(GAME, 2, decode_options(GAME, {"cards": given}))
    for language in OURS:
        assert texts(language, GAME).refuse(refusal.value)
    return refusal.value


def test_a_struct_or_none_is_a_file_and_an_annotation_says_what_is_for_simulation() -> None:
    assert file_options(Options) == {"cards": Deck}
    assert [field.encode_name for field in msgspec.structs.fields(Options) if for_simulation(field)] == ["hand-size"]


@pytest.mark.parametrize("given", [OWN, f"\ufeff{OWN}\r\n# mine\r\n", {"cards": [{"rank": 6, "copies": 11}, {"rank": 1}]}])
def test_a_file_is_taken_as_toml_and_as_plain_data(given: object) -> None:
    options = decode_options(GAME, {"cards": given})
    assert options == Options(cards=DECK)
    assert decode_options(GAME, msgspec.to_builtins(options)) == options
    assert decode_options(GAME, {"cards": None}) == Options()


def test_the_content_of_the_file_is_in_the_record_and_in_the_commitment() -> None:
    match = Match(GAME, 2, decode_options(GAME, {"cards": OWN}), bytes(32))
    rng = Rng(bytes(32))
    while match.outcome is None:
        seat = next(iter(match.questions()))
        match.play(seat, rng.choice(match.moves(seat)))
    record = decode_record(encode_record(match.record()))
    assert record.options["cards"] == {"cards": [{"rank": 6, "copies": 11}, {"rank": 1, "copies": 1}]}
    assert replay(GAME, record).outcome == match.outcome
    assert match.commitment != Match(GAME, 2, Options(), bytes(32)).commitment
    # The same as in web/src/table/fairness.test.ts.
    assert match.commitment == "81dc15feaf90c3b9492fc10fb91699e5c2d9a07e90c97f1d2828249da1af1a21"


@pytest.mark.parametrize(
    ("given", "reason", "facts"),
    [
        ("cards = [\n  3,\n", "file-toml", {"line": 3, "text": ""}),
        ("cards = []\nrank = = 3\n", "file-toml", {"line": 2, "text": "rank = = 3"}),
        ("cards = []\ncards = []", "file-toml", {"line": 2, "text": "cards = []"}),
        (f"n = {'9' * 5000}", "file-toml", {"line": 1, "text": f"n = {'9' * 76}…"}),
        ("#" * (LONGEST_FILE + 1), "file-long", {"most": LONGEST_FILE}),
        ("", "file-missing", {"field": "cards"}),
        ("cards = [{ copies = 3 }]", "file-missing", {"field": "cards › 1 › rank"}),
        ("cards = [{ rank = 3, colour = 1 }]", "file-field", {"field": "cards › 1 › colour"}),
        ("deck = 1\ncards = []", "file-field", {"field": "deck"}),
        ('cards = [{ rank = 3, "a\\nb" = 1 }]', "file-field", {"field": "cards › 1 › a\nb"}),
        ('"a - at `$.cards[9]" = 1\ncards = []', "file-value", {"field": "cards › 10", "found": "…"}),
        ("cards = 3", "file-kind", {"field": "cards", "found": "3", "wanted": "array"}),
        ("cards = [{ rank = 3 }, { rank = 'x' }]", "file-kind", {"field": "cards › 2 › rank", "found": '"x"', "wanted": "int"}),
        ("cards = [{ rank = 7 }]", "file-most", {"field": "cards › 1 › rank", "found": "7", "limit": 6}),
        ("cards = [{ rank = -7 }]", "file-least", {"field": "cards › 1 › rank", "found": "-7", "limit": 1}),
        (f"cards = [{{ rank = 1, copies = {2**53} }}]", "file-value", {"field": "cards › 1 › copies", "found": str(2**53)}),
        ({"cards": [{"rank": "x"}]}, "file-kind", {"field": "cards › 1 › rank", "found": '"x"', "wanted": "int"}),
    ],
)
def test_a_file_of_another_form_is_refused_and_it_is_said_where(given: object, reason: str, facts: dict[str, object]) -> None:
    refusal = refused(given)
    assert (refusal.reason, refusal.facts) == (reason, {"option": "cards", **facts})


def test_what_is_neither_text_nor_data_is_no_file() -> None:
    assert refused(3).reason == "option"


def test_a_broken_constraint_is_refused_in_the_words_of_the_game() -> None:
    refusal = refused("cards = [{ rank = 6, copies = 10 }]")
    assert (refusal.reason, refusal.facts, refusal.game) == ("size", {"found": 10, "wanted": 12}, GAME)
    assert texts("fr", GAME).refuse(refusal) == "Il faut 12 cartes ; il y en a 10 dans le fichier."
    assert texts("de", GAME).refuse(refused("cards = [{ rank = 6 }, { rank = 6 }]")) == "Die 6 steht zweimal in der Datei."


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 9000) + " = 1",
        "\u2028.".join(['"', *'"' * 4000, '"']) + " = 1",
        "a = " + "[" * 9000 + "]" * 9000,
        "a = " + "{ a = " * 3000,
        "\n".join(".".join([f"a{number:03}", *"a" * 99]) + " = 1" for number in range(95)),
        f"[{'.'.join('a' * 100)}]\n" + "\n".join(f"{number:x}=1" for number in range(3200)),
    ],
)
def test_no_file_keeps_the_reader_busy(text: str) -> None:
    assert len(text) <= LONGEST_FILE
    before = time.process_time()
    refused(text)
    assert time.process_time() - before < 1


def test_a_table_refuses_what_is_for_simulations() -> None:
    refuse_simulation(Options())
    assert Match(GAME, 2, Options(hand_size=1)).view(0).hands == (1, 1)
    with pytest.raises(BadSetup) as refusal:
        refuse_simulation(Options(hand_size=1))
    assert (refusal.value.reason, refusal.value.facts) == ("simulation", {"option": "hand-size"})
    for language in OURS:
        assert "hand-size" in texts(language).refuse(refusal.value)
