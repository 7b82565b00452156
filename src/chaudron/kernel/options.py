"""File options, and options for simulations only.

A field of a game's options whose type is a struct or None is a file option. None stands for the game's own data. Other data is given as
TOML, and its content becomes part of the options, so that the record is still the whole game.
"""

import re
import tomllib
from functools import cache
from types import NoneType
from typing import Any, NoReturn, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup, Options

LONGEST_FILE = 20_000
"""The most characters in a file: ten times what a card game needs."""
LONGEST_QUOTE = 80
"""The most characters of a file that a refusal quotes."""
MOST_DOTS = 100
"""The most dots in a line of a file: parsing a key with thousands of parts takes seconds."""
SOME = "…"
"""Stands for whatever has no name or is too long to quote."""
EXACT = 2**53
"""Whole numbers below this are exact in every language that reads JSON."""


def file_form(kind: Any) -> type[Struct] | None:
    """Return the struct of a file option of this type, or None if the type is not that of a file option."""
    match [part for part in get_args(kind) if part is not NoneType]:
        case [type() as form] if issubclass(form, Struct) and NoneType in get_args(kind):
            return form
    return None


@cache
def file_options(options: type[Options]) -> dict[str, type[Struct]]:
    """Return the file options of a game by name, each with the struct of its file."""
    forms = {field.encode_name: file_form(field.type) for field in fields(options)}
    return {name: form for name, form in forms.items() if form is not None}


def purpose(field: FieldInfo) -> str | None:
    """Return what an option is for, from its annotation `Meta(extra={"for": …})`, or None if it is for the rules.

    "simulation": for simulations only; "clock": for the server's clock, which the rules never see."""
    match msgspec.inspect.type_info(field.type):
        case msgspec.inspect.Metadata(extra={"for": str() as named}):
            return named
    return None


def for_simulation(field: FieldInfo) -> bool:
    """Whether an option is for simulations only."""
    return purpose(field) == "simulation"


def refuse_simulation(options: Options) -> None:
    """Raise BadSetup if an option for simulations is set."""
    for field in fields(options):
        if for_simulation(field) and getattr(options, field.name) != field.default:
            raise BadSetup("simulation", option=field.encode_name)


def check_setup(game: AnyGame, seats: int, options: Options) -> None:
    """Raise BadSetup, with the game whose texts describe it, if no match can be started with these."""
    try:
        game.check_setup(seats, options)
    except BadSetup as refusal:
        refusal.game = game
        raise


def read_file(option: str, form: type[Struct], given: str | dict[str, Any]) -> Struct:
    """Read a file option from TOML text or plain data; raises BadSetup if it does not have the right form."""
    data = read_toml(option, given) if isinstance(given, str) else given
    try:
        found: Struct = msgspec.convert(data, type=form)
        plain = msgspec.to_builtins(found)
    except msgspec.ValidationError as error:
        refuse_form(option, data, str(error))
    except RecursionError:
        raise BadSetup("file-value", option=option, field=next(iter(data)), found=SOME) from None
    refuse_inexact(option, plain, [])
    return found


def read_toml(option: str, text: str) -> dict[str, Any]:
    """Parse TOML; raises BadSetup with the line if it is invalid."""
    if len(text) > LONGEST_FILE:
        raise BadSetup("file-long", option=option, most=LONGEST_FILE)
    text = text.removeprefix("\ufeff")
    lines = text.split("\n")
    number = next((number for number, line in enumerate(lines, 1) if line.count(".") > MOST_DOTS), None)
    if number is None:
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            named = re.search(r"\(at line (\d+), column \d+\)$", str(error))
            number = int(named[1]) if named else len(lines)
    line = lines[number - 1] if number <= len(lines) else ""
    raise BadSetup("file-toml", option=option, line=number, text=short(line.strip())) from None


def refuse_form(option: str, data: Any, error: str) -> NoReturn:
    """Raise BadSetup for a file that does not have the right form, translating the error message of msgspec."""
    said, _, place = error.partition(" - at `$")
    steps = re.findall(r"\.([^.\[\]`]+)|\[(\d+|\.\.\.)\]", place)
    path: list[str | int] = [name or (int(index) if index.isdecimal() else SOME) for name, index in steps]
    if missing := re.match(r"Object missing required field `(.*)`$", said):
        raise BadSetup("file-missing", option=option, field=spoken([*path, missing[1]])) from None
    if unknown := re.match(r"Object contains unknown field `(.*)`$", said, re.DOTALL):
        raise BadSetup("file-field", option=option, field=spoken([*path, short(unknown[1])])) from None
    facts = {"option": option, "field": spoken(path), "found": shown_at(data, path)}
    if least := re.match(r"Expected `int` >= (\d+)$", said):
        raise BadSetup("file-least", **facts, limit=int(least[1])) from None
    if most := re.match(r"Expected `int` <= (\d+)$", said):
        raise BadSetup("file-most", **facts, limit=int(most[1])) from None
    if wanted := re.match(r"Expected (.*?)(?:, got `.*`)?$", said):
        raise BadSetup("file-kind", **facts, wanted=wanted[1].replace("`", "")) from None
    raise BadSetup("file-value", **facts) from None


def shown_at(data: Any, path: list[str | int]) -> str:
    """Return what a file contains at a path; the path is parsed from an error message that quotes the file, so it may not exist."""
    for step in path:
        try:
            data = data[step]
        except (LookupError, TypeError):
            return SOME
    return shown(data)


def refuse_inexact(option: str, value: Any, path: list[str | int]) -> None:
    """Raise BadSetup for numbers that not every machine writes alike, because the commitment is computed from them."""
    match value:
        case dict():
            for name, item in value.items():
                refuse_inexact(option, item, [*path, str(name)])
        case list() | tuple():
            for index, item in enumerate(value):
                refuse_inexact(option, item, [*path, index])
        case float():
            raise BadSetup("file-value", option=option, field=spoken(path), found=shown(value))
        case int() if abs(value) >= EXACT:
            raise BadSetup("file-value", option=option, field=spoken(path), found=shown(value))


def spoken(path: list[str | int]) -> str:
    """Return a path in a file as people count: `cards › 3 › points`."""
    return " › ".join(str(step + 1) if isinstance(step, int) else step for step in path)


def shown(value: Any) -> str:
    """Return a value from a file, much as it is written there."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f'"{short(value)}"'
        case dict():
            return "{…}"
        case list():
            return "[…]"
    return short(str(value))


def short(text: str) -> str:
    """Return as much of a text as fits into a sentence."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}{SOME}"
