"""The size of the browser's client when it is first loaded."""

import os
from pathlib import Path

import brotli
import msgspec
from msgspec import Struct

WEB = Path(os.environ.get("CHAUDRON_WEB") or Path(__file__).parents[1] / "web")


class Chunk(Struct, rename="camel"):
    """A file of the browser client, with its static and dynamic imports."""

    file: str
    imports: list[str] = []
    dynamic_imports: list[str] = []
    css: list[str] = []


ASKED_FOR = (
    "/learn/",
    "/look/",
    "/analysis/",
    "/standing/",
    "/rules/",
    "/lobby/",
    "/talk/",
    "/host/",
    "/texts/later/",
    "/Fairness.svelte",
    "/SealLine.svelte",
    "/ReachSheet.svelte",
    "/Drawing.svelte",
    "/Paint.svelte",
    "/PlayAs.svelte",
    "/SetUp.svelte",
    "/HandOverPage.svelte",
    "/Menu.svelte",
    "/NameSheet.svelte",
    "/CoachCard.svelte",
    "/Reckoning.svelte",
    "/Result.svelte",
    "/Look.svelte",
    "/uqr/",
)
"""Parts of the client that are loaded when needed: lessons, rules, talk, what hosts decide, the check of a deal, how to be told, drawings,
settings, privacy, advice, reckonings, results, piles."""


def first_load(web: Path) -> int:
    """Return the bytes of the largest first load, compressed and without fonts: home, one language and the table of one game.

    What is loaded later, when it is needed, is not part of it."""
    chunks = msgspec.json.decode((web / "manifest.json").read_bytes(), type=dict[str, Chunk])

    def with_all(name: str) -> set[str]:
        """Return a chunk's file and everything it imports."""
        chunk = chunks[name]
        return {chunk.file, *chunk.css}.union(*(with_all(other) for other in chunk.imports))

    def size(files: set[str]) -> int:
        """Return the size of files, compressed as the build or else the server does it."""
        built = {file: web / f"{file}.br" for file in files}
        return sum(
            path.stat().st_size if path.exists() else len(brotli.compress((web / file).read_bytes(), quality=7))
            for file, path in built.items()
        )

    later = {name for chunk in chunks.values() for name in chunk.dynamic_imports if not any(part in name for part in ASKED_FOR)}
    skins = [{name} for name in later if name.endswith("/Stage.svelte")]
    languages = [{name} for name in later if "/texts/" in name]
    page = (web / "index.html").read_text("utf-8")
    named = {name for name, chunk in chunks.items() if chunk.file in page}
    always = {"index.html", "new-enough.js"}.union(*map(with_all, (named | later).difference(*skins, *languages)))

    def largest(loads: list[set[str]]) -> int:
        """Return the size of the largest of these, without what is always loaded."""
        return max((size(set[str]().union(*map(with_all, names)) - always) for names in loads), default=0)

    return size(always) + largest(skins) + largest(languages)
