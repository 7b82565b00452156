"""How documents are read: their blocks, their prose, their tables."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Block(NamedTuple):
    """A fenced block: its language, the file it stands for if it has a title, its text and the line it begins on."""

    language: str
    title: str
    text: str
    line: int


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(document: Path) -> list[Block]:
    text = document.read_text("utf-8")
    fences = list(re.finditer(r'^```(\w*)(?: title="([^"]+)")?\n(.*?)^```$', text, re.MULTILINE | re.DOTALL))
    assert text.count("```") == 2 * len(fences), f"{document.name}: a fence of another form"
    return [Block(found[1], found[2] or "", found[3], text.count("\n", 0, found.start()) + 1) for found in fences]


def prose(document: Path) -> str:
    """A document without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", document.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


def rows(text: str) -> list[list[str]]:
    """The cells of every line of every table."""
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
