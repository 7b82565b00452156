"""Texts before translation: a key, and facts that any client fills into the text in its own language."""

import typing
from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Any, TypeAlias, get_args

from msgspec import Struct

from chaudron.kernel.model import Ask, Event, Move, Reason, Seat, kebab, meanings


class Ref(Struct, frozen=True, gc=False, omit_defaults=True):
    """A fact that stands for a word: the name of the holder of `seat`, or the text with the key `text`, filled with `facts`."""

    seat: Seat | None = None
    text: str | None = None
    facts: "dict[str, Fact]" = {}


Tellable: TypeAlias = Event | Ask | Move | Reason
"""What has a text of its own, filled with its fields."""
Word: TypeAlias = int | str | Ref
Fact: TypeAlias = Word | list[Word]


class Told(Struct, frozen=True, gc=False):
    """The key of a text and the facts that fill it; a field `seat` or `winners` says whom it is about."""

    key: str
    facts: dict[str, Fact]


@cache
def _name(value: Enum) -> Ref:
    """Return the reference to the text of an enum member."""
    return Ref(text=f"{kebab(type(value).__name__)}-{value.value}")


def _fact(value: Any, meaning: str | None) -> Word:
    match value:
        case Enum():
            return _name(value)
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case int() if meaning == "seat":
            return Ref(seat=value)
        case int() if meaning == "place":
            return value + 1
        case int() | str():
            return value
        case Struct():
            return Ref(text=kebab(type(value).__name__), facts=_facts(value))
    raise TypeError(f"{value!r} cannot be a fact: its type is not supported")


def _facts(value: Struct) -> dict[str, Fact]:
    """Return the fields of a struct as facts."""
    facts: dict[str, Fact] = {}
    for field, meaning in meanings(type(value)).items():
        found = getattr(value, field)
        facts[field] = [_fact(item, meaning) for item in found] if isinstance(found, tuple) else _fact(found, meaning)
    return facts


def struct_keys(kind: type[Struct]) -> set[str]:
    """Return the keys of all structs nested in the fields of a struct."""
    found: set[str] = set()
    waiting: list[Any] = list(typing.get_type_hints(kind).values())
    while waiting:
        hint = waiting.pop()
        waiting += get_args(hint)
        if isinstance(hint, type) and issubclass(hint, Struct) and kebab(hint.__name__) not in found:
            found.add(kebab(hint.__name__))
            waiting += typing.get_type_hints(hint).values()
    return found


@cache
def _key(kind: type) -> str:
    prefix = next(kebab(base.__name__) for base in (Event, Ask, Move, Reason) if issubclass(kind, base))
    return f"{prefix}-{kebab(kind.__name__)}"


def describe(told: Tellable) -> Told:
    """Return the key and facts of an event, an ask, a move or a reason."""
    return Told(_key(type(told)), _facts(told))


def describe_values(kind: type[Move], field: str, values: Sequence[Any]) -> tuple[Word, ...]:
    """Return each of these values of a field of a move as a word."""
    meaning = meanings(kind)[field]
    return tuple(_fact(value, meaning) for value in values)
