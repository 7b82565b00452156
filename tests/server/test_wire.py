"""The browser's types are generated from the server's and from each game's, and are those of both as they stand."""

import jsonschema_rs
import msgspec
import pytest

from chaudron import games
from chaudron.kernel.model import News
from chaudron.server import wire
from chaudron.server.schema import document, said
from chaudron.testing import rng
from chaudron.testing.settings import random_move
from chaudron.texts.told import describe
from tests.server import wire_types


def test_the_types_of_the_browser_are_those_of_the_server_and_the_games() -> None:
    for path, text in wire_types.generated().items():
        assert path.read_text("utf-8") == text, f"{path.name} is stale: run python3 go.py wire"


def test_the_first_line_says_where_the_types_come_from() -> None:
    assert wire_types.WIRE.read_text("utf-8").startswith("/* Generated from src/chaudron/server/wire by ")
    assert wire_types.said_file("poison").read_text("utf-8").startswith("/* Generated from src/chaudron/games/poison by ")


def test_every_message_is_in_the_schema() -> None:
    schemas = document()["components"]["schemas"]
    for message in (*wire.FromBrowser.__args__, *wire.FromServer.__args__):
        assert message.__name__ in schemas
        assert schemas[message.__name__]["properties"]["type"] == {"enum": [msgspec.inspect.type_info(message).tag]}  # type: ignore[attr-defined]


def test_objects_of_which_nothing_is_known_may_have_any_field() -> None:
    assert document()["components"]["schemas"]["Choice"]["properties"]["move"]["additionalProperties"] == {}


def test_what_a_game_says_is_in_its_schema() -> None:
    for name in games.names():
        about = games.load(name).about
        said_here = said(games.load(name))["components"]["schemas"]["Said"]["properties"]
        assert list(said_here["options"]["properties"]) == [field.encode_name for field in msgspec.structs.fields(about.options)]
        assert tuple(said_here["zones"]["properties"]) == about.zones
        assert tuple(said_here["faces"]["properties"]) == about.faces
        assert [len(said_here[part]["anyOf"]) for part in ("asks", "moves", "events")] == [
            len(about.asks),
            len(about.moves),
            len(about.events),
        ]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", games.names())
def test_what_is_asked_done_and_told_in_a_match_is_as_the_types_say(name: str, seed: int) -> None:
    game, draws, news = games.load(name), rng(seed), list[News]()
    components = said(game)["components"]
    asks, moves, events = (
        jsonschema_rs.validator_for({"$ref": f"#/components/schemas/Said/properties/{part}", "components": components})
        for part in ("asks", "moves", "events")
    )
    state = game.start(game.about.usual, game.about.options(), draws, news)
    while chosen := random_move(game, state, draws):
        seat, move = chosen
        asks.validate(msgspec.to_builtins(game.asks(state)[seat]))
        moves.validate(msgspec.to_builtins(move))
        game.apply(state, seat, move, draws, news)
        while news:
            events.validate(msgspec.to_builtins(describe(news.pop().event)))
