"""Parses the options of a game: `--option draw-pile`, `--option rounds=3`, `--option cards=@mine.toml`."""

from pathlib import Path
from typing import Any

import msgspec

from chaudron.kernel.model import BadSetup
from chaudron.kernel.options import LONGEST_FILE


def parse_options(typed: list[str]) -> dict[str, Any]:
    """The names and values of options; a bare name means yes, and a value after an @ is a file."""
    found: dict[str, Any] = {}
    for item in typed:
        name, given, value = item.partition("=")
        if value.startswith("@"):
            found[name] = read_text(name, Path(value[1:]))
            continue
        try:
            found[name] = msgspec.json.decode(value) if given else True
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            found[name] = value
    return found


def read_text(option: str, path: Path) -> str:
    """The beginning of a file, up to the longest that an option accepts; refuses a file that cannot be read or is not UTF-8."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(LONGEST_FILE + 1)
    except UnicodeDecodeError:
        raise BadSetup("file-coding", option=option) from None
    except (OSError, ValueError) as error:
        raise BadSetup("file-open", option=option, file=str(path), detail=getattr(error, "strerror", None) or str(error)) from None
