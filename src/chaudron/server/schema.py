"""The wire as an OpenAPI document without paths, from which the browser's types are generated."""

import sys
from typing import Any

import msgspec

from chaudron.server import wire

SPOKEN = (
    wire.FromBrowser,
    wire.FromServer,
    wire.Home,
    wire.Introduce,
    wire.Create,
    wire.Created,
    wire.Handover,
    wire.Claim,
    wire.Texts,
    wire.Rules,
)


def opened(schema: Any) -> Any:
    """A schema in which an object of which nothing is known may have any fields; generators otherwise take it to have none."""
    match schema:
        case {"type": "object", **rest} if not {"properties", "additionalProperties"} & rest.keys():
            return {**schema, "additionalProperties": {}}
        case dict():
            return {key: opened(value) for key, value in schema.items()}
        case list():
            return [opened(value) for value in schema]
    return schema


def document() -> dict[str, Any]:
    """Every struct of the wire as a component; the two directions of the socket under their own names."""
    (browser, server, *_), components = msgspec.json.schema_components(SPOKEN, ref_template="#/components/schemas/{name}")
    schemas = {"FromBrowser": browser, "FromServer": server, **components}
    return {"openapi": "3.1.0", "info": {"title": "Chaudron", "version": "1"}, "paths": {}, "components": {"schemas": opened(schemas)}}


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document(), order="sorted"), indent=2).decode() + "\n")
