"""The browser's types are generated from the server's, and are those of the server as it stands."""

import msgspec

from chaudron.server import wire
from chaudron.server.schema import document
from tests.server import wire_types


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    assert wire_types.FILE.read_text("utf-8") == wire_types.generated(), "stale: run python3 go.py wire"


def test_the_first_line_says_where_the_types_come_from() -> None:
    assert wire_types.FILE.read_text("utf-8").startswith(wire_types.HEAD)


def test_every_message_is_in_the_schema() -> None:
    schemas = document()["components"]["schemas"]
    for message in (*wire.FromBrowser.__args__, *wire.FromServer.__args__):
        assert message.__name__ in schemas
        assert schemas[message.__name__]["properties"]["type"] == {"enum": [msgspec.inspect.type_info(message).tag]}  # type: ignore[attr-defined]


def test_objects_of_which_nothing_is_known_may_have_any_field() -> None:
    assert document()["components"]["schemas"]["Choice"]["properties"]["move"]["additionalProperties"] == {}
