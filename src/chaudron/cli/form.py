"""A form for moves that are not listed, such as offers: each field is a choice of things, a seat or a number."""

import types
import typing
from collections import Counter
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, get_args, get_origin

import msgspec

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Move, Seat, kebab
from chaudron.kernel.scene import Scene
from chaudron.texts import MissingText, Texts
from chaudron.texts.told import describe_values

Sort: TypeAlias = Literal["many", "one", "seat", "number"]


class Field(NamedTuple):
    """A field to fill in: several of these values, one of them, a seat or a number."""

    name: str
    sort: Sort
    values: tuple[Any, ...] = ()
    optional: bool = False
    """Whether a seat may be left out."""


class Choice(NamedTuple):
    """A value that can be chosen, and its text."""

    value: Any
    word: str


class Unfit(ValueError):
    """The input does not fit the field."""


def form(kind: type[Move]) -> list[Field] | None:
    """The fields of a kind of move; None if one of them cannot be filled in by hand."""
    hints = typing.get_type_hints(kind, include_extras=True)
    fields = [field(made.name, hints[made.name]) for made in msgspec.structs.fields(kind)]
    found = [made for made in fields if made is not None]
    return found if len(found) == len(fields) else None


def field(name: str, hint: Any) -> Field | None:
    """The field for an annotation; None if there is none."""
    optional = get_origin(hint) in (typing.Union, types.UnionType) and type(None) in get_args(hint)
    if optional:
        hint = next(part for part in get_args(hint) if part is not type(None))
    if get_origin(hint) is tuple and get_args(hint)[1:] == (...,) and is_enum(get_args(hint)[0]):
        return None if optional else Field(name, "many", tuple(get_args(hint)[0]))
    if is_enum(hint):
        return None if optional else Field(name, "one", tuple(hint))
    if is_seat(hint):
        return Field(name, "seat", (), optional)
    plain = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return Field(name, "number") if plain is int and not optional else None


def is_enum(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Enum)


def is_seat(hint: Any) -> bool:
    """Whether a number with this annotation is a seat."""
    return get_origin(hint) is Annotated and any(
        isinstance(note, msgspec.Meta) and note.extra == {"is": "seat"} for note in hint.__metadata__
    )


def choices(kind: type[Move], made: Field, words: Texts, names: Sequence[str], me: Seat) -> list[Choice]:
    """The values to choose from; none for a number. If the seat may be left out, nobody comes first."""
    if made.sort == "seat":
        others = [Choice(seat, name) for seat, name in enumerate(names) if seat != me]
        return [Choice(None, words.say("terminal-nobody")), *others] if made.optional else others
    said = describe_values(kind, made.name, made.values)
    return [Choice(value, str(words.word(word, names))) for value, word in zip(made.values, said, strict=True)]


def there(game: AnyGame, kind: type[Move], made: Field, scene: Scene, me: Seat) -> dict[Any, str] | None:
    """The values of a field that are there to choose from, with a note on each; None if any will do."""
    source = game.about.sources.get(kind, {}).get(made.name)
    if source is None:
        return None
    zones = [zone for zone in scene.zones if zone.name == source and (zone.owner == me) == (made.sort != "number")]
    if made.sort == "number":
        return {zone.facts["number"]: zone.id for zone in zones}
    held = Counter(piece.face for zone in zones for piece in zone.pieces)
    faces = {value: f"{kebab(type(value).__name__)}-{value.value}" for value in made.values}
    return {value: f" ×{held[face]}" if held[face] > 1 else "" for value, face in faces.items() if held[face]}


def possible(game: AnyGame, kind: type[Move], scene: Scene, me: Seat) -> bool:
    """Whether a kind of move can be filled in by hand, and has something to choose from in every field."""
    fields = form(kind)
    return fields is not None and all(there(game, kind, made, scene, me) != {} for made in fields)


def offered(game: AnyGame, kind: type[Move], made: Field, scene: Scene, words: Texts, names: Sequence[str], me: Seat) -> list[Choice]:
    """The values of a field to choose from, as far as they are there: the number of pieces, or what lies in a place with a number."""
    found = there(game, kind, made, scene, me)
    if found is None:
        return choices(kind, made, words, names, me)
    if made.sort != "number":
        return [Choice(value, word + found[value]) for value, word in choices(kind, made, words, names, me) if value in found]
    zones = {zone.id: zone for zone in scene.zones}
    return [
        Choice(number, f"{words.zone(zones[place])} {words.series([words.piece(piece) for piece in zones[place].pieces])}")
        for number, place in found.items()
    ]


def read(made: Field, offered: Sequence[Choice], typed: str) -> Any:
    """The value of the input, given by numbers or by words; raises Unfit if it is neither."""
    if made.sort == "number":
        if not typed.isdecimal() or len(typed) > 9 or (offered and int(typed) not in {choice.value for choice in offered}):
            raise Unfit(typed)
        return int(typed)
    whole = [choice for choice in offered if choice.word.casefold() == typed.casefold()]
    parts = typed.split(",") if "," in typed else typed.split()
    found = whole or [named(offered, part.strip()) for part in parts]
    if made.sort == "many":
        return tuple(choice.value for choice in found)
    if len(found) != 1:
        raise Unfit(typed)
    return found[0].value


def named(offered: Sequence[Choice], typed: str) -> Choice:
    """The choice with this number, or the only one whose text is or begins with the input."""
    if typed.isdecimal() and len(typed) < 6:
        if not 1 <= int(typed) <= len(offered):
            raise Unfit(typed)
        return offered[int(typed) - 1]
    same = [choice for choice in offered if choice.word.casefold() == typed.casefold()]
    like = same or [choice for choice in offered if choice.word.casefold().startswith(typed.casefold())]
    if len(like) != 1:
        raise Unfit(typed)
    return like[0]


def title(kind: type[Move], words: Texts, part: str = "form") -> str:
    """The title of a kind of move or of one of its fields: an attribute of the move's text, or its name."""
    try:
        return words.say(f"move-{kebab(kind.__name__)}.{part}")
    except MissingText:
        return kebab(kind.__name__) if part == "form" else part


def fill(kind: type[Move], ask: Callable[[Field], Any]) -> Move:
    """A move, made by asking for each of its fields in turn."""
    return kind(**{made.name: ask(made) for made in form(kind) or []})
