"""The wire messages as OpenAPI documents without paths, from which the browser's types are generated: one shared, and one per game.

A game's own document contains what `About` declares: options, asks, moves and facts, and how events are told.
"""

import sys
from collections.abc import Iterable
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Event, NoFacts, kebab, meaning
from chaudron.kernel.options import file_form
from chaudron.server import wire
from chaudron.texts.rules import keys_shown, thing_form

SPOKEN = (
    wire.FromBrowser,
    wire.FromServer,
    wire.Home,
    wire.Introduce,
    wire.Create,
    wire.Created,
    wire.Devices,
    wire.Handover,
    wire.Claim,
    wire.SeatProgram,
    wire.ProgramToken,
    wire.Subscribe,
    wire.Publish,
    wire.Reach,
    wire.Texts,
    wire.Rules,
    wire.Past,
    wire.Look,
    wire.Brought,
    wire.Dealings,
    wire.Branch,
    wire.Kin,
    wire.Analysing,
    wire.Standing,
    wire.Results,
    wire.Mistakes,
    wire.ShowMe,
    wire.Board,
    wire.StandingFile,
    wire.Added,
)
REFS = "#/components/schemas/{name}"

Schema = dict[str, Any]


def opened(schema: Any) -> Any:
    """Return a schema in which an object without declared fields may have any; generators would otherwise give it none."""
    match schema:
        case {"type": "object", **rest} if not {"properties", "additionalProperties"} & rest.keys():
            return {**schema, "additionalProperties": {}}
        case dict():
            return {key: opened(value) for key, value in schema.items()}
        case list():
            return [opened(value) for value in schema]
    return schema


def paper(title: str, schemas: Schema) -> Schema:
    """Return a document with these components."""
    return {"openapi": "3.1.0", "info": {"title": title, "version": "1"}, "paths": {}, "components": {"schemas": schemas}}


def document() -> Schema:
    """Return the shared document: every wire struct is a component, and so is each direction of the socket."""
    (browser, server, *_), components = msgspec.json.schema_components(SPOKEN, ref_template=REFS)
    return paper("Chaudron", opened({"FromBrowser": browser, "FromServer": server, **components}))


# The document of one game.


def said(game: AnyGame) -> Schema:
    """Return what a game tells its skin, as the component `Said`; all fields are required, because defaults are sent too."""
    about = game.about
    shown = sorted({*about.faces, *keys_shown(game)})
    facts = {about.facts, *about.zone_facts.values(), *(thing_form(about, key) for key in shown), *about.face_facts.values(), NoFacts}
    chosen = {field.encode_name: str | None if file_form(field.type) else field.type for field in msgspec.structs.fields(about.options)}
    kinds = [*about.asks, *about.moves, *sorted(facts, key=lambda kind: kind.__name__), *chosen.values()]
    found, components = msgspec.json.schema_components(kinds, ref_template=REFS)
    schemas = dict(zip(kinds[: -len(chosen)], found, strict=False))
    words: Schema = {}
    parts = {
        "options": whole(dict(zip(chosen, found[-len(chosen) :], strict=True))),
        "asks": any_of(schemas[kind] for kind in about.asks),
        "moves": any_of(schemas[kind] for kind in about.moves),
        "events": any_of(told_event(kind, words) for kind in about.events),
        "facts": schemas[about.facts],
        "zones": whole({name: schemas[about.zone_facts.get(name, NoFacts)] for name in about.zones}),
        "faces": whole({name: schemas[about.face_facts.get(name, NoFacts)] for name in about.faces}),
        "things": whole({key: schemas[thing_form(about, key)] for key in shown}),
    }
    spoken = {name: present(schema) for name, schema in components.items()}
    return paper(about.name, {"Said": whole(parts), **spoken, **words})


def present(schema: Schema) -> Schema:
    """Return a component without defaults: a field that has one is always sent, so it is required."""
    fields = schema.get("properties", {})
    required = [name for name, field in fields.items() if name in schema.get("required", ()) or "default" in field]
    plain = {name: {key: value for key, value in field.items() if key != "default"} for name, field in fields.items()}
    return {**schema, "properties": plain, "required": required} if fields else schema


def any_of(schemas: Iterable[Schema]) -> Schema:
    """Return a schema that matches any of these."""
    return {"anyOf": list(schemas)}


def whole(properties: Schema) -> Schema:
    """Return the schema of an object with exactly these fields."""
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


# How events are told; this mirrors `chaudron.texts.told`.


def told_event(kind: type[Event], words: Schema) -> Schema:
    """Return the schema of an event as it is told; the components it needs are added to `words`."""
    name = f"{kind.__name__}Told"
    words[name] = {**whole({"key": {"const": f"event-{kebab(kind.__name__)}"}, "facts": told_fields(kind, words)}), "title": name}
    return reference(name)


def told_fields(kind: type[Struct], words: Schema) -> Schema:
    """Return the schema of a struct's fields as facts."""
    hints = get_type_hints(kind, include_extras=True)
    return whole({field.name: told_fact(hints[field.name], meaning(hints[field.name]), words) for field in msgspec.structs.fields(kind)})


def told_fact(hint: Any, stands_for: str | None, words: Schema) -> Schema:
    """Return the schema of the fact for a value with this annotation."""
    match get_origin(hint):
        case origin if origin is Annotated:
            return told_fact(get_args(hint)[0], stands_for, words)
        case origin if origin is tuple:
            items = [item for item in get_args(hint) if item is not ...]
            return {"type": "array", "items": any_of(told_fact(item, stands_for, words) for item in items)}
        case origin if origin in (Union, UnionType):
            return any_of(told_fact(item, stands_for, words) for item in get_args(hint))
        case origin if origin is Literal:
            return {"enum": list(get_args(hint))}
    return told_kind(hint, stands_for, words)


def told_kind(kind: type, stands_for: str | None, words: Schema) -> Schema:
    """Return the schema of the fact for a value of a class: a word that stands for it, or the value itself."""
    if kind is int and stands_for == "seat":
        words["SeatWord"] = whole({"seat": {"type": "integer"}})
        return reference("SeatWord")
    plain: dict[type, Schema] = {
        NoneType: {"const": "none"},
        bool: {"enum": ["yes", "no"]},
        int: {"type": "integer"},
        str: {"type": "string"},
    }
    if kind in plain:
        return plain[kind]
    name = f"{kind.__name__}Word"
    if name not in words and issubclass(kind, Enum):
        words[name] = whole({"text": {"enum": [f"{kebab(kind.__name__)}-{member.value}" for member in kind]}})
    elif name not in words:
        words[name] = whole({"text": {"const": kebab(kind.__name__)}, "facts": told_fields(kind, words)})
    return reference(name)


def reference(name: str) -> Schema:
    """Return a reference to the component of that name."""
    return {"$ref": REFS.format(name=name)}


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document(), order="sorted"), indent=2).decode() + "\n")
