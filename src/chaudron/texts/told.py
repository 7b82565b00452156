"""What is to be said, without the words: a key and facts that any client fills into its own language's text."""

import typing
from collections.abc import Sequence
from enum import Enum
from functools import cache
from typing import Annotated, Any, TypeAlias, get_args, get_origin

import msgspec
from msgspec import Struct

from chaudron.kernel.model import Ask, Event, Move, Seat, kebab


class Ref(Struct, frozen=True, omit_defaults=True):
    """A fact that stands for a word: the name of whoever sits at `seat`, or the text of the key `text`."""

    seat: Seat | None = None
    text: str | None = None


Word: TypeAlias = int | str | Ref
Fact: TypeAlias = Word | list[Word]


class Told(Struct, frozen=True):
    """The key of a text and the facts that fill it; a field `seat` or `winners` says whom it is about."""

    key: str
    facts: dict[str, Fact]


@cache
def _hints(kind: type) -> dict[str, str | None]:
    """The fields of a struct, each with what its annotation says that an int stands for."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {field: _meaning(hint) for field, hint in hints.items() if get_origin(hint) is not typing.ClassVar}


def _meaning(hint: Any) -> str | None:
    """What an int of this annotation stands for: `seat`, `place`, or a plain number."""
    for part in (hint, *get_args(hint)):
        if get_origin(part) is Annotated:
            for note in part.__metadata__:
                if isinstance(note, msgspec.Meta) and note.extra:
                    return str(note.extra.get("is"))
    return None


def _fact(value: Any, meaning: str | None) -> Word:
    match value:
        case bool():
            return "yes" if value else "no"
        case int() if meaning == "seat":
            return Ref(seat=value)
        case int() if meaning == "place":
            return value + 1
        case Enum():
            return Ref(text=f"{kebab(type(value).__name__)}-{value.value}")
        case int() | str():
            return value
    raise TypeError(f"no words for {value!r}")


@cache
def _key(kind: type) -> str:
    prefix = "event" if issubclass(kind, Event) else "ask" if issubclass(kind, Ask) else "move"
    return f"{prefix}-{kebab(kind.__name__)}"


def describe(told: Event | Ask | Move) -> Told:
    """An event, an ask or a move as something to be said."""
    facts: dict[str, Fact] = {}
    for field, meaning in _hints(type(told)).items():
        value = getattr(told, field)
        facts[field] = [_fact(item, meaning) for item in value] if isinstance(value, tuple) else _fact(value, meaning)
    return Told(_key(type(told)), facts)


def describe_values(kind: type[Move], field: str, values: Sequence[Any]) -> tuple[Word, ...]:
    """How values are said that a field of such a move may have, each by itself."""
    meaning = _hints(kind)[field]
    return tuple(_fact(value, meaning) for value in values)
