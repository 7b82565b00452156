"""A short notation for moves and whole matches that people can read, paste and parse, as SAN and PGN are for chess.

A move is its kind and its fields in words: `pour blue-5 3`. A field that has a default is named, and left out where it has that
default: `show greenroot 3 jokers=1`. Several things are joined by `+`, with a number before equal ones: `2*greenroot+gold-rose`; none
are `-`, and so is a field without a value. The parts of a thing are joined by `/`: `amber/left/salvage`. Seats and places are counted
from 1. Anything else, in the games of others, is JSON without spaces.

A match is lines of `name: value`, with everything that a record has, and then one numbered line for each move, `7. 2: pour blue-5 3`,
where 2 is the seat. Numbers and empty lines may be left out, and `#` begins a comment.
"""

import re
from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from chaudron.kernel.game import AnyGame, Game
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadRecord, Malformed, Move, Refusal, View
from chaudron.kernel.options import short
from chaudron.kernel.record import FORMAT, Record, decode_move
from chaudron.kernel.replay import replay

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)

NONE: Final = "-"
PLAIN: Final = re.compile(r"[^\W_][\w.:-]*")
"""What a word is written as it is; another is written as JSON."""
SPECIAL: Final = re.compile(r"[\s+*/#]")
"""Characters with a meaning of their own, which JSON can write otherwise."""
LINE: Final = re.compile(r"(?:\d+\.\s*)?(\d+):\s*(\S.*)")
HEADER: Final = re.compile(r"([a-z]+):\s*(.*)")
WORDS: Final = ("game", "commitment", "seed")
"""Fields of a record that are written as they are."""


def write_move(move: Move) -> str:
    """Return a move in the notation."""
    written = [kind_of(type(move))]
    for field in fields_of(type(move)):
        value = getattr(move, field.name)
        if field.required:
            written.append(write(field.type, value))
        elif value != field.default:
            written.append(f"{field.encode_name}={write(field.type, value)}")
    return " ".join(written)


def parse_move(game: Game[S, M, V], text: str) -> M:
    """Return the move that a text stands for; raises Malformed if it is none of this game."""
    kinds = {kind_of(kind): kind for kind in game.about.moves}
    name, *words = text.split() or [""]
    if name not in kinds:
        raise Malformed("move", detail=f"`{short(name)}` is none of: {', '.join(kinds)}")
    fields = fields_of(kinds[name])
    wanted = [field for field in fields if field.required]
    named = {field.encode_name: field for field in fields if not field.required}
    data: dict[str, Any] = {"type": name}
    for word in words:
        key, _, value = word.partition("=")
        if wanted and key not in named:
            field, value = wanted.pop(0), word
        elif key in named:
            field = named.pop(key)
        else:
            raise Malformed("move", detail=f"`{name}` has no place for `{short(word)}`")
        data[field.encode_name] = parse(field.type, value)
    if wanted:
        raise Malformed("move", detail=f"`{name}` needs: {', '.join([field.encode_name for field in wanted])}")
    return decode_move(game, data)


@cache
def kind_of(kind: type[Move]) -> str:
    """Return the name of a kind of move."""
    return str(kind.__struct_config__.tag)


@cache
def fields_of(kind: type[Move]) -> tuple[inspect.Field, ...]:
    """Return the fields of a kind of move, with their types."""
    described: Any = inspect.type_info(kind)
    fields: tuple[inspect.Field, ...] = described.fields
    return fields


def write(kind: inspect.Type, value: Any) -> str:
    """Return a value in one word."""
    if value is None:
        return NONE
    bare = stripped(kind)
    match bare:
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item) if is_thing(item):
            return "+".join([counted(len(list(same)), write(item, one)) for one, same in groupby(value)]) or NONE
        case inspect.StructType(fields=fields) if is_thing(bare):
            return "/".join([write(field.type, getattr(value, field.name)) for field in fields])
        case inspect.IntType():
            return str(value + first(kind))
        case inspect.BoolType():
            return "yes" if value else "no"
        case inspect.EnumType() | inspect.StrType() | inspect.LiteralType():
            plain = msgspec.to_builtins(value)
            if isinstance(plain, str) and PLAIN.fullmatch(plain):
                return plain
    return SPECIAL.sub(lambda found: f"\\u{ord(found[0]):04x}", msgspec.json.encode(value).decode())


def parse(kind: inspect.Type, word: str) -> Any:
    """Return the plain data that a word stands for; whether it fits the type is checked later."""
    bare = stripped(kind)
    match bare:
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item) if is_thing(item):
            return [] if word == NONE else [value for part in word.split("+") for value in repeated(item, part)]
        case _ if word == NONE:
            return None
        case inspect.StructType(fields=fields) if is_thing(bare):
            parts = word.split("/")
            if len(parts) != len(fields):
                raise Malformed("move", detail=f"`{short(word)}` has not {len(fields)} parts")
            return {field.encode_name: parse(field.type, part) for field, part in zip(fields, parts, strict=True)}
        case inspect.IntType():
            return number(word) - first(kind)
        case inspect.BoolType() if word in ("yes", "no"):
            return word == "yes"
        case inspect.EnumType() | inspect.StrType() | inspect.LiteralType() if PLAIN.fullmatch(word):
            return word
    try:
        return msgspec.json.decode(word)
    except msgspec.DecodeError:
        raise Malformed("move", detail=f"`{short(word)}` was not understood") from None


def stripped(kind: inspect.Type) -> inspect.Type:
    """Return a type without its limits, and without None."""
    if isinstance(kind, inspect.Metadata):
        return stripped(kind.type)
    if isinstance(kind, inspect.UnionType):
        others = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        return stripped(others[0]) if len(others) == 1 else kind
    return kind


def first(kind: inspect.Type) -> int:
    """Return the number of the first one, as people count: 1 for seats and places, 0 for plain numbers."""
    if isinstance(kind, inspect.UnionType):
        return max([first(one) for one in kind.types])
    return 1 if isinstance(kind, inspect.Metadata) and (kind.extra or {}).get("is") in ("seat", "place") else 0


def is_thing(kind: inspect.Type) -> bool:
    """Whether values of a type have a name of their own, or are made of parts that have one."""
    match kind:
        case inspect.StructType(fields=fields):
            return bool(fields) and all(isinstance(field.type, inspect.EnumType) for field in fields)
    return isinstance(stripped(kind), inspect.EnumType | inspect.IntType | inspect.StrType)


def counted(times: int, word: str) -> str:
    """Return a word with how many times it stands there, if more than once."""
    return word if times == 1 else f"{times}*{word}"


MOST: Final = 1000
"""The most equal things in a row."""


def repeated(kind: inspect.Type, part: str) -> list[Any]:
    """Return the plain data of one thing, as often as it stands there."""
    times, star, word = part.rpartition("*")
    value = parse(kind, word)
    if not star:
        return [value]
    if not 0 < number(times) <= MOST:
        raise Malformed("move", detail=f"`{short(part)}` is too many or too few")
    return [value] * number(times)


def number(word: str) -> int:
    """Return a whole number."""
    if not re.fullmatch(r"-?\d{1,18}", word, re.ASCII):
        raise Malformed("move", detail=f"`{short(word)}` is not a number")
    return int(word)


def write_match(match: Match[Any, Any, Any]) -> str:
    """Return a match in the notation: all of its record, in lines."""
    record = match.record()
    lines: list[str] = []
    for field in record.__struct_fields__:
        value = getattr(record, field)
        if field != "moves" and value not in (None, (), {}):
            lines.append(f"{field}: {value if field in WORDS else msgspec.json.encode(value).decode()}")
    moves = [f"{step}. {seat + 1}: {write_move(move)}" for step, (seat, move) in enumerate(match.history, 1)]
    return "\n".join([*lines, "", *moves]) + "\n"


def parse_match(game: Game[S, M, V], text: str) -> Match[S, M, V]:
    """Return the match that a text stands for, played again and verified; raises BadRecord where it is not a match of this game."""
    return replay(game, parse_record(game, text))


def parse_record(game: AnyGame, text: str) -> Record:
    """Return the record of the match that a text stands for, as `write_match` writes it; raises BadRecord if it is none."""
    data: dict[str, Any] = {"options": {}}
    moves: list[tuple[int, Any]] = []
    for at, line in enumerate(text.splitlines(), 1):
        try:
            read_line(game, re.sub(r"(^|\s)#.*", "", line).strip(), data, moves)
        except (Refusal, msgspec.DecodeError) as error:
            raise BadRecord("line", line=at, text=short(line.strip()), detail=str(error)) from None
    try:
        record = msgspec.convert({"commitment": "", **data, "moves": moves}, Record)
    except msgspec.ValidationError as error:
        raise BadRecord("shape", detail=str(error)) from None
    if record.format != FORMAT:
        raise BadRecord("format", found=record.format, known=FORMAT)
    return record


def read_line(game: AnyGame, line: str, data: dict[str, Any], moves: list[tuple[int, Any]]) -> None:
    """Add what a line says to the fields of a record or to its moves."""
    if made := LINE.fullmatch(line):
        moves.append((number(made[1]) - 1, msgspec.to_builtins(parse_move(game, made[2]))))
    elif (named := HEADER.fullmatch(line)) and named[1] not in data.keys() - {"options"} and not moves:
        data[named[1]] = named[2] if named[1] in WORDS else msgspec.json.decode(named[2])
    elif line:
        raise Malformed("move", detail=f"`{short(line)}` was not understood")


def game_of(text: str) -> str | None:
    """Return the name of the game that a match in the notation is of, or None if the text is something else."""
    found: Sequence[str] = re.findall(r"^game:\s*(\S+)\s*$", text, re.MULTILINE)
    return found[0] if found else None
