"""A game's options as they are typed: `--option draw-pile`, `--option rounds=3`."""

from typing import Any

import msgspec


def parse_options(typed: list[str]) -> dict[str, Any]:
    """Option names and values; a bare name means yes."""
    found: dict[str, Any] = {}
    for item in typed:
        name, given, value = item.partition("=")
        try:
            found[name] = msgspec.json.decode(value) if given else True
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            found[name] = value
    return found
