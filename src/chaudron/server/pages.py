"""The browser's client, texts and rules pages, as files of our own."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

from markdown_it import MarkdownIt

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.kernel.options import file_options
from chaudron.server import wire
from chaudron.texts.sources import Sources, rules_page

WEB = Path(os.environ.get("CHAUDRON_WEB") or Path(__file__).parents[1] / "web")
"""Where the built client lies: in the package, or where `CHAUDRON_WEB` says."""
MOST_KEPT = 64
"""Answers that are kept: somebody may ask for any number of languages."""


@lru_cache(MOST_KEPT)
def texts(language: str, game: str | None) -> wire.Texts:
    """The texts for whoever asks for a language: the shared ones, and a game's."""
    return wire.Texts(Sources(None if game is None else games.load(game)).needed(language))


def example(game: AnyGame, option: str) -> Path | None:
    """The game's own data for an option that is a file, to be looked at and changed; None if there is no such file."""
    path = Path(game.about.folder) / f"{option}.toml"
    return path if option in file_options(game.about.options) and path.is_file() else None


@lru_cache(MOST_KEPT)
def rules(game: str, language: str) -> wire.Rules:
    """A game's rules page, for whoever asks for a language, as HTML; what looks like HTML in the source is shown, not obeyed."""
    page = rules_page(games.load(game), language)
    return wire.Rules(str(MarkdownIt("commonmark", {"html": False}).enable("table").render(page.text)), page.language)
