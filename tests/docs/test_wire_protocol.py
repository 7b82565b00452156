"""The document of the wire is true: every address, message, refusal, code and limit is in it, and every example is one."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from msgspec.structs import fields

from chaudron.kernel.model import Refusal
from chaudron.server import company, guard, guest, lobby, messenger, prompt, socket, talk, visitors, wire
from chaudron.server.app import Settings, make_app
from chaudron.server.refusals import STATUS
from chaudron.store import talk as kept_talk
from tests.docs.reading import ROOT, blocks, rows

WIRE = ROOT / "docs" / "wire-protocol.md"


def section(heading: str) -> str:
    """What stands under a heading of the wire protocol."""
    found = re.search(rf"^#+ {heading}\n(.*?)(?=^#+ |\Z)", WIRE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


def tags(union: Any) -> set[str]:
    """The types of messages in one direction."""
    return {str(kind.__struct_config__.tag) for kind in union.__args__}


def check_example(data: bytes, kind: Any) -> None:
    """An example is of its type, and has no field that the type does not have."""
    again = msgspec.json.decode(msgspec.json.encode(msgspec.json.decode(data, type=kind)))

    def covered(given: Any, kept: Any) -> bool:
        match given, kept:
            case dict(), dict():
                return all(name in kept and covered(value, kept[name]) for name, value in given.items())
            case list(), list():
                return len(given) == len(kept) and all(map(covered, given, kept))
        return bool(given == kept)

    assert covered(msgspec.json.decode(data), again), data


def test_every_endpoint_is_documented_and_no_other(tmp_path: Path) -> None:
    server = make_app(Settings(data=tmp_path)).app  # type: ignore[attr-defined]
    assert isinstance(server, Litestar)
    paths = server.openapi_schema.to_schema()["paths"]
    offered = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    documented = [row[0].strip("`") for row in rows(section("Over HTTP")) if row[0].startswith("`")]
    assert sorted(documented) == sorted(offered)
    sockets = [route.path for route in server.routes if route.scope_type.value == "websocket"]
    assert sorted(path.replace(":str", "") for path in sockets) == ["/socket/lessons/{game}/{lesson}", "/socket/{code}"]
    assert all(f"`{path.replace(':str', '')}`" in section("At a table") for path in sockets)


def test_the_examples_over_http_are_what_is_sent() -> None:
    shown = re.findall(r"`(\w+)` `(\{.*?\})` \|", section("Over HTTP"))
    assert len(shown) >= 6
    for name, example in shown:
        check_example(example.encode(), getattr(wire, name))


def test_every_message_is_documented_with_an_example() -> None:
    said = [example.strip("`") for row in rows(section("What you say")) for example in row[:1] if example.startswith("`{")]
    for example in said:
        check_example(example.encode(), wire.FromBrowser)
    assert sorted(msgspec.json.decode(example)["type"] for example in said) == sorted(tags(wire.FromBrowser))
    told = [block.text for block in blocks(WIRE) if block.language == "json"]
    for example in told:
        check_example(example.encode(), wire.FromServer)
    assert sorted(msgspec.json.decode(example)["type"] for example in told) == sorted(tags(wire.FromServer))


def test_an_example_with_a_field_too_many_would_be_noticed() -> None:
    with pytest.raises(AssertionError):
        check_example(b'{"type": "refused", "kind": "denied", "reason": "full", "facts": {}, "more": 1}', wire.FromServer)


def test_every_kind_of_refusal_is_documented_with_its_status() -> None:
    def kinds(refusal: type[Refusal]) -> set[str]:
        return {kind.kind for kind in refusal.__subclasses__()}.union(*map(kinds, refusal.__subclasses__()))

    documented = {row[0].strip("`"): row[1] for row in rows(section("Refusals")) if row[0].startswith("`")}
    assert documented == {kind: str(STATUS.get(kind, 400)) for kind in kinds(Refusal)}


def test_every_close_code_is_documented() -> None:
    documented = {int(row[0]) for row in rows(section("Close codes")) if row[0].isdecimal()}
    ours = {guard.FOREIGN} | {
        value
        for name, value in {**vars(socket), **vars(guest)}.items()
        if name.isupper() and isinstance(value, int) and 1000 <= value < 5000
    }
    assert len(ours) >= 4
    assert documented - ours == {1009}, "which uvicorn sends"
    assert ours <= documented


def test_every_limit_is_documented() -> None:
    usual = {field.name: field.default for field in fields(Settings)}
    limits = [
        usual["requests_a_minute"],
        usual["requests_a_minute"] // 10,
        usual["messages_a_second"],
        socket.MOST_FLOODS,
        int(prompt.TIMEOUT),
        int(prompt.TAKEN),
        int(prompt.PULSE),
        guard.LONGEST_BODY,
        guard.LONGEST_MESSAGE,
        guard.LONGEST_FRAME,
        company.MOST_GUESTS,
        company.MOST_FROM_ADDRESS,
        company.MOST_WINDOWS,
        lobby.LONGEST_LIST,
        messenger.STORY,
        visitors.HANDOVER_MINUTES,
        talk.LONGEST_LINE,
        talk.LINES_A_MINUTE,
        talk.CROWD_A_MINUTE,
        talk.REACTIONS_A_MINUTE,
        talk.NUDGE_AFTER,
        talk.NUDGE_PAUSE,
        talk.RECALLED,
        kept_talk.KEPT,
    ]
    assert [row[0] for row in rows(section("Limits"))][2:] == [f"{limit:,}" for limit in limits]
