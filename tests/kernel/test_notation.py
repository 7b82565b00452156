"""The notation of moves and matches: short, readable, and what is written is read again as it was."""

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta, Struct, inspect

from chaudron import BadRecord, Malformed, Match, games, parse_match, parse_move, play, write_match, write_move
from chaudron.games import poison
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Move, Seat
from chaudron.kernel.notation import game_of
from tests.laws import toy

GAMES = [games.load(name) for name in games.names()]


class Herb(Enum):
    MINT = "mint"
    ODD = "a+b/2 #3 =\n"
    DASH = "-"


class Jar(Struct, frozen=True):
    herb: Herb
    other: Herb


class Anything(Move, frozen=True):
    """A move of somebody else's game, with fields of every type."""

    herbs: tuple[Herb, ...]
    jar: Jar
    jars: tuple[Jar, ...]
    word: str
    exact: bool
    share: float
    table: dict[str, list[int]]
    seats: tuple[Seat, ...] = ()
    on: Seat | None = None
    number: int = -3
    size: Literal["small", "large"] = "small"
    words: tuple[str, ...] = ()
    place: Annotated[int, Meta(ge=0, extra={"is": "place"})] = 0


class Strange(toy.Higher):
    def __init__(self) -> None:
        super().__init__(msgspec.structs.replace(toy.ABOUT, moves=(Anything,)))


STRANGE = Strange()


def values(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Return a strategy for the plain data of a type."""
    match kind:
        case inspect.Metadata(type=inner):
            return values(inner)
        case inspect.UnionType(types=types):
            return st.one_of([values(one) for one in types])
        case inspect.NoneType():
            return st.none()
        case inspect.EnumType(cls=cls):
            return st.sampled_from([member.value for member in cls])
        case inspect.IntType(ge=low, le=high):
            return st.integers(-(2**50) if low is None else low, 2**50 if high is None else high)
        case inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case inspect.BoolType():
            return st.booleans()
        case inspect.StrType():
            return st.text(st.characters(exclude_categories=["Cs"]))
        case inspect.LiteralType(values=members):
            return st.sampled_from(members)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return st.lists(values(item), max_size=5)
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(values(key), values(value), max_size=2)
        case inspect.StructType(fields=fields):
            return st.fixed_dictionaries({field.encode_name: values(field.type) for field in fields})
    raise AssertionError(kind)


@st.composite
def moves(draw: st.DrawFn, game: AnyGame) -> Move:
    """Draw any well-formed move of a game, whether it could ever be legal or not."""
    kind = draw(st.sampled_from(game.about.moves))
    return msgspec.convert(draw(values(inspect.type_info(kind))), kind)


@pytest.mark.parametrize("game", [*GAMES, STRANGE], ids=lambda game: game.about.name)
@settings(deadline=None, max_examples=60, derandomize=True)
@given(data=st.data())
def test_every_move_is_read_as_it_was_written(game: AnyGame, data: st.DataObject) -> None:
    move = data.draw(moves(game))
    text = write_move(move)
    assert parse_move(game, text) == move
    assert parse_move(game, f"  {text.replace(' ', '   ')} ") == move
    assert "\n" not in text and "#" not in text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.about.name)
@settings(deadline=None, max_examples=6, derandomize=True)
@given(data=st.data())
def test_every_match_is_read_as_it_was_written(game: AnyGame, data: st.DataObject) -> None:
    match: Match[Any, Any, Any] = Match(
        game, data.draw(st.sampled_from(game.about.seats)), seed=data.draw(st.binary(min_size=32, max_size=32))
    )
    stop = data.draw(st.integers(1, 60))
    play(match, "random", until=lambda: match.step == stop)
    branch = match.branch(at=data.draw(st.integers(0, match.step)))
    for each in (match, branch):
        text = write_match(each)
        assert parse_match(game, text) == each
        assert parse_match(game, "\n\n".join(f"{line}   # a remark" for line in text.splitlines())) == each
        assert game_of(text) == game.about.name


def test_a_whole_match_with_its_end_and_one_that_was_arranged() -> None:
    match = Match(poison.GAME, 3, poison.Options(draw_pile=True), bytes(32))
    play(match, "heuristic")
    assert parse_match(poison.GAME, write_match(match)) == match
    hands = ((poison.Card.RED_1, poison.Card.RED_7), (poison.Card.POISON,), (poison.Card.BLUE_2,))
    study = Match(poison.GAME, 3, seed=bytes(32), arrangement=poison.Arrangement(hands=hands))
    assert parse_match(poison.GAME, write_match(study)) == study


def test_how_moves_are_written() -> None:
    written = {
        "poison": "pour blue-5 3",
        "wie-verhext": "brew gold-shelf 2*gold extra=gold",
        "potion-academy": "hit amber/left/smash violet/hand-2-3/forage 2 none/anyone/bury",
        "zaubercocktail": "offer 2*blue-schlums+gold-rose - to=3",
    }
    for name, text in written.items():
        assert write_move(parse_move(games.load(name), text)) == text
    assert parse_move(poison.GAME, "pour blue-5 3") == poison.Pour(poison.Card.BLUE_5, 2)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pour",
        "pour red-1",
        "pour red-3 1",
        "pour red-1 0",
        "pour red-1 4",
        "pour red-1 1 1",
        "pour red-1 x",
        "lay 3",
        "pour red-1 card=2",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        parse_move(poison.GAME, text)
    assert caught.value.reason == "move"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("1. 2: pour", "1. 2: fly", "line"),
        ("1. 2: pour", "what?", "line"),
        ("seats: 4", "seats: four", "line"),
        ("seats: 4", "seats: 5", "commitment"),
        ("seats: 4", "", "shape"),
        ("seats: 4", "seats: 4\nseats: 4", "line"),
        ("format: 1", "format: 9", "format"),
        ("game: poison", "game: bridge", "game"),
        ("1. 2: pour", "1. 3: pour", "move"),
    ],
)
def test_what_is_no_match_is_refused(old: str, new: str, reason: str) -> None:
    match = Match(poison.GAME, 4, seed=bytes(32))
    play(match, "random", until=lambda: match.step == 3)
    text = write_match(match)
    assert old in text
    with pytest.raises(BadRecord) as caught:
        parse_match(poison.GAME, text.replace(old, new))
    assert caught.value.reason == reason


@given(text=st.text())
def test_no_text_is_read_without_a_reason(text: str) -> None:
    for read in (lambda: parse_move(STRANGE, f"anything {text}"), lambda: parse_match(poison.GAME, text)):
        with pytest.raises((Malformed, BadRecord)):
            read()
