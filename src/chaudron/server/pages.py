"""Serves the built client, texts, rules pages and example files."""

from __future__ import annotations

import json
import mimetypes
import os
import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from litestar import MediaType, Response
from markdown_it import MarkdownIt

from chaudron import games
from chaudron.kernel.game import AnyGame
from chaudron.kernel.options import file_options
from chaudron.server import wire
from chaudron.server.edits import with_edits
from chaudron.texts import texts as words_of
from chaudron.texts.rules import PARAGRAPH, Thing, shown
from chaudron.texts.sources import Sources, rules_page

WEB = Path(os.environ.get("CHAUDRON_WEB") or Path(__file__).parents[1] / "web")
"""The folder of the built client: in the package, unless `CHAUDRON_WEB` names another."""
MOST_KEPT = 64
"""The number of cached answers; limited because requests may name any number of languages."""


ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How the build has compressed scripts and style sheets, best first, and what it has added to their names."""


def client(folder: Path, status: int, base: str, edition: str | None = None) -> Response[bytes]:
    """Return the client's HTML page, which names files by their full paths, because it is shown at many; browsers must revalidate it,
    because it names the current assets."""
    file = folder / "index.html"
    if not file.exists():
        text = "The browser client is not built: see CONTRIBUTING.md."
        return Response(text.encode(), status_code=503, media_type=MediaType.TEXT)
    page = file.read_bytes() if edition is None else with_edits(file.read_bytes())
    return Response(
        page.replace(b'="./', f'="{base}/'.encode()), status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-cache"}
    )


class Asset(NamedTuple):
    """A file to be sent."""

    file: Path
    kind: str
    encoding: str | None


def asset(folder: Path, name: str, accepted: str) -> Asset | None:
    """Return a file of a folder, in the best encoding that `Accept-Encoding` names; None if there is no such file."""
    there = set(os.listdir(folder)) if folder.is_dir() else set()  # the client may not be built
    if name not in there:
        return None
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    wanted = {part.strip() for part in accepted.split(",")}
    for encoding, ending in ENCODINGS.items():
        if encoding in wanted and name + ending in there:
            return Asset(folder / (name + ending), kind, encoding)
    return Asset(folder / name, kind, None)


@lru_cache(MOST_KEPT)
def texts(language: str, game: str | None) -> wire.Texts:
    """Return the shared texts and those of a game, if one is given, for a requested language."""
    return wire.Texts(Sources(None if game is None else games.load(game)).needed(language))


def example(game: AnyGame, option: str) -> Path | None:
    """Return the path of the game's own data for a file option, or None if there is no such file."""
    path = Path(game.about.folder) / f"{option}.toml"
    return path if option in file_options(game.about.options) and path.is_file() else None


HEADING = re.compile(rf"<(h[1-6])>(.*?){PARAGRAPH.pattern}</h")
FOLLOWED = re.compile(r'(<span class="thing"[^<]*</span>)([\u00a0\u202f]?[,.;:!?»”“)]+)')
"""A thing and the punctuation after it, which must stay on the same line."""


@lru_cache(MOST_KEPT)
def rules(game: str, language: str) -> wire.Rules:
    """Return a game's rules page for a requested language, as HTML; HTML in its Markdown source is escaped."""
    played = games.load(game)
    page = rules_page(played, language)
    words = words_of(page.language, played)

    def named(thing: Thing) -> str:
        facts = escape(json.dumps(thing.facts))
        return f'<span class="thing" data-key="{thing.key}" data-facts="{facts}">{escape(thing.called(words))}</span>'

    html = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(page.text))
    html = HEADING.sub(r'<\1 id="\3" tabindex="-1">\2</h', html)
    html = FOLLOWED.sub(r'<span class="together">\1\2</span>', shown(played, html, named))
    return wire.Rules(html, page.language, played.about.skin or game, dict(played.about.paragraphs))
