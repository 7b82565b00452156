"""The browser's client, texts and rules pages, as files of our own."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup
from chaudron.kernel.options import file_options
from chaudron.texts import LANGUAGES, sources

WEB = Path(os.environ.get("CHAUDRON_WEB") or Path(__file__).parents[1] / "web")
"""Where the built client lies: in the package, or where `CHAUDRON_WEB` says."""


def check_language(language: str) -> None:
    """Refuse a language that we do not speak."""
    if language not in LANGUAGES:
        raise BadSetup("language", language=language, known=", ".join(LANGUAGES))


@cache
def fluent(language: str, game: str | None) -> str:
    """The texts of a language as Fluent source: the shared ones, and a game's."""
    check_language(language)
    found = sources(language, None if game is None else games.load(game))
    return "\n".join(path.read_text("utf-8") for path in found)


def example(game: AnyGame, option: str) -> Path | None:
    """The game's own data for an option that is a file, to be looked at and changed; None if there is no such file."""
    path = Path(game.about.folder) / f"{option}.toml"
    return path if option in file_options(game.about.options) and path.is_file() else None


@cache
def rules(game: str, language: str) -> str:
    """A game's rules page as HTML; what looks like HTML in the source is shown, not obeyed."""
    check_language(language)
    source = (Path(games.load(game).about.folder) / "rules" / f"{language}.md").read_text("utf-8")
    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(source))
