"""Options that are more than a value: a file of the table's own, and what only a simulation may choose.

A field of a game's options whose type is a struct or None is a file option. None stands for the game's own data. Whoever
has other data gives them as TOML; what they say becomes part of the options, so that the record stays the game.
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
"""Characters of a file: ten times what a game of cards needs."""
LONGEST_QUOTE = 80
"""Characters of it that are shown when it is refused."""
MOST_DOTS = 100
"""In a line of a file: reading a key of thousands of parts takes seconds."""
SOME = "…"
"""What is not named, or too long to be."""
EXACT = 2**53
"""Every whole number below is the same in every language that reads JSON."""


def file_form(kind: Any) -> type[Struct] | None:
    """The struct that a file option of this type has; None if it is an option of another kind."""
    match [part for part in get_args(kind) if part is not NoneType]:
        case [type() as form] if issubclass(form, Struct) and NoneType in get_args(kind):
            return form
    return None


@cache
def file_options(options: type[Options]) -> dict[str, type[Struct]]:
    """The file options of a game, by name, each with the form of its file."""
    forms = {field.encode_name: file_form(field.type) for field in fields(options)}
    return {name: form for name, form in forms.items() if form is not None}


def purpose(field: FieldInfo) -> str | None:
    """What an option is for, if not for the rules of every match: its annotation has `Meta(extra={"for": …})`.

    "simulation": for simulations only; "clock": for a house's clock, which the rules never see."""
    match msgspec.inspect.type_info(field.type):
        case msgspec.inspect.Metadata(extra={"for": str() as named}):
            return named
    return None


def for_simulation(field: FieldInfo) -> bool:
    """Whether an option is for simulations only."""
    return purpose(field) == "simulation"


def refuse_simulation(options: Options) -> None:
    """Refuse for a table what only a simulation may choose."""
    for field in fields(options):
        if for_simulation(field) and getattr(options, field.name) != field.default:
            raise BadSetup("simulation", option=field.encode_name)


def check_setup(game: AnyGame, seats: int, options: Options) -> None:
    """Refuse what the game cannot be started with, to be told in the game's own words."""
    try:
        game.check_setup(seats, options)
    except BadSetup as refusal:
        refusal.game = game
        raise


def read_file(option: str, form: type[Struct], given: str | dict[str, Any]) -> Struct:
    """The data of a file option, from TOML text or from plain data; refuses what has not its form."""
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
    """TOML as plain data; refuses what is none, and says where."""
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
    """Say in our terms what msgspec says of a file that has not its form."""
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
    """What stands at a place of a file; the place is read from a sentence that quotes the file, so there may be none."""
    for step in path:
        try:
            data = data[step]
        except (LookupError, TypeError):
            return SOME
    return shown(data)


def refuse_inexact(option: str, value: Any, path: list[str | int]) -> None:
    """Refuse numbers that not every machine writes alike: the fingerprint of a deal is made of them."""
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
    """Where something stands in a file, as people count: `cards › 3 › points`."""
    return " › ".join(str(step + 1) if isinstance(step, int) else step for step in path)


def shown(value: Any) -> str:
    """A value of a file, much as it is written there."""
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
    """As much of what somebody wrote as fits into a sentence."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}{SOME}"
