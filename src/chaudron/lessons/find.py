"""Finds the lessons of a game: the files `lessons/NUMBER-NAME.toml` of its folder."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup
from chaudron.lessons.model import Lesson

FOLDER = "lessons"


@cache
def lessons(game: AnyGame) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in the order of their numbers."""
    return tuple(read(path) for path in sorted((Path(game.about.folder) / FOLDER).glob("*.toml")))


def lesson(game: AnyGame, name: str) -> Lesson | None:
    """Return the lesson of that name, or None if there is none."""
    return next((found for found in lessons(game) if found.name == name), None)


def read(path: Path) -> Lesson:
    """Return the lesson in a file; raises BadSetup if it is not one."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), type=Lesson)
    except ValueError as error:
        raise BadSetup("broken", name=path.name, detail=str(error)) from None
    return replace(found, name=path.stem.partition("-")[2])
