"""A market in the terminal: listed moves by number, silence by Enter, offers filled in field by field."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import pytest
from msgspec import Meta

from chaudron import games
from chaudron.cli import form, main
from chaudron.cli.form import Field, Unfit
from chaudron.kernel.match import Match
from chaudron.kernel.model import Move, Seat
from chaudron.kernel.record import decode_move, decode_record
from chaudron.kernel.replay import replay
from chaudron.lab.playthrough import playthrough
from chaudron.texts import texts
from chaudron.texts.told import describe_values
from tests.laws.bazaar import GAME, Accept, Done, Offer, Stop, Ware, sorted_wares

SEED = "05" * 32
ENGLISH = texts("en", GAME)
PLAY = ["play", "bazaar", "--seats", "3", "--seed", SEED, "--record", "one.json"]


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As if somebody had installed the game."""
    known = games.packages()
    monkeypatch.setattr(games, "packages", lambda: {**known, "bazaar": "tests.laws.bazaar"})
    monkeypatch.setenv("CHAUDRON_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Callable[[Iterator[str]], None]:
    """Somebody at the keyboard, who leaves when there is nothing more to type."""

    def keyboard(lines: Iterator[str]) -> None:
        monkeypatch.setattr("builtins.input", lambda _prompt="": next(lines, "q"))

    return keyboard


def made() -> list[tuple[Seat, Move]]:
    """What was done in the game that was played."""
    record = decode_record(Path("one.json").read_bytes())
    return [(seat, decode_move(GAME, data)) for seat, data in record.moves]


def hand() -> str:
    """The person's wares, as letters."""
    match: Match[Any, Any, Any] = Match(GAME, 3, seed=bytes.fromhex(SEED))
    return "".join(ware.value for ware in sorted_wares(match._state.hands[0]))


def test_when_all_keep_silent_time_is_up(types: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]) -> None:
    types(iter([""] * 50))
    main([*PLAY, "--bots", "trader:shy"])
    said = capsys.readouterr().out
    assert made() == [(seat, Stop()) for _ in range(2) for seat in range(3)]
    assert "Just press Enter to stay silent." in said
    assert "Time is up for you." in said and "Round 2: the market is open." in said
    assert "Result" in said
    assert replay(GAME, decode_record(Path("one.json").read_bytes())).outcome is not None


def test_an_offer_is_filled_in_field_by_field(types: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]) -> None:
    give = Ware(hand()[0])
    want = next(ware for ware in Ware if ware.value not in hand())
    word = str(ENGLISH.word(describe_values(Offer, "give", [give])[0], []))
    number = str(list(Ware).index(want) + 1)
    types(iter(["2", word, f"{number} {number}", "Basile"]))
    main([*PLAY, "--bots", "trader:shy"])
    said = capsys.readouterr().out
    assert (0, Offer((give,), (want, want), 2)) in made()
    for line in ("  1 Be done", "  2 Make an offer …", "What do you give?", "What do you want?", "To whom?", "  1 nobody in particular"):
        assert line in said
    assert f"You offer {word} for 2\u00a0×\u00a0" in said


def test_what_does_not_fit_is_said_and_a_form_can_be_given_up(
    types: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]
) -> None:
    types(iter(["2", "umbrella", "5", "", "9", "x", "r", "h", "2", "a a a", "2", "1", "1"]))
    main([*PLAY, "--bots", "trader:shy"])
    said = capsys.readouterr().out
    assert "“umbrella” does not fit here." in said and "“5” does not fit here." in said
    assert "“9” is not on the list" in said and "“x” is not on the list" in said
    assert "An offer names one or two wares on each side" in said, "what the rules refuse is said in words"
    assert "Chance to win, and why:" in said
    assert not any(isinstance(move, Offer) for seat, move in made() if seat == 0)
    assert (0, Done()) in made() or "Game stopped" in said


def test_a_listed_move_is_chosen_by_its_number(types: Callable[[Iterator[str]], None], capsys: pytest.CaptureFixture[str]) -> None:
    types(iter(["1"] * 40))
    main(PLAY)
    assert [move for seat, move in made() if seat == 0 and isinstance(move, Accept | Done)]
    assert "Result" in capsys.readouterr().out


@pytest.mark.parametrize("bots", ["random", "heuristic", "trader:bold"])
def test_one_can_look_on_while_bots_trade(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([*PLAY, "--bots", bots, "--watch", "--fast"])
    said = capsys.readouterr().out
    assert " offers " in said and "Result" in said
    told = playthrough(replay(GAME, decode_record(Path("one.json").read_bytes())), ENGLISH)
    assert "> Offer(" in told


def test_a_search_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([*PLAY, "--bots", "ismcts:10"], ["simulate", "bazaar", "--bots", "ismcts:10"]):
        with pytest.raises(SystemExit):
            main(arguments)
        assert "trader:bold" in capsys.readouterr().err


def test_markets_are_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "bazaar", "--bots", "heuristic,random,trader:shy", "--games", "6", "--jobs", "1"])
    assert "trader:shy" in capsys.readouterr().out


class Bid(Move, frozen=True):
    ware: Ware
    price: Annotated[int, Meta(ge=1, le=9)]
    against: Seat


class Speech(Move, frozen=True):
    words: str


def test_a_form_has_the_fields_of_a_move() -> None:
    wares = tuple(Ware)
    assert form.form(Offer) == [Field("give", "many", wares), Field("want", "many", wares), Field("to", "seat", (), optional=True)]
    assert form.form(Bid) == [Field("ware", "one", wares), Field("price", "number"), Field("against", "seat")]
    assert form.form(Speech) is None, "what cannot be filled in is not offered"
    assert (form.title(Bid, ENGLISH), form.title(Bid, ENGLISH, "price")) == ("bid", "price")


def test_values_are_read_by_number_or_name() -> None:
    names = ["You", "Alba", "Basile"]
    fields = {made.name: made for made in [*(form.form(Offer) or []), *(form.form(Bid) or [])]}
    offered = {
        name: form.choices(Offer if name in ("give", "to") else Bid, made, ENGLISH, names, 0)
        for name, made in fields.items()
        if name != "want"
    }

    def read(name: str, typed: str) -> Any:
        return form.read(fields[name], offered[name], typed)

    assert read("give", "1 apple d") == (Ware.APPLE, Ware.APPLE, Ware.DRUM)
    assert read("give", "apple, bread") == (Ware.APPLE, Ware.BREAD)
    assert read("to", "1") is None and read("to", "alba") == 1
    assert read("against", "1") == 1
    assert read("ware", "candle") is Ware.CANDLE
    assert read("price", "7") == 7
    for name, typed in [
        ("give", "0"),
        ("give", "pear"),
        ("ware", "1 2"),
        ("to", "4"),
        ("price", "-1"),
        ("price", "9" * 40),
        ("against", "you"),
    ]:
        with pytest.raises(Unfit):
            read(name, typed)
    assert offered["price"] == []
