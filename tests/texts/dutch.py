"""A fourth language, half done, as somebody would add it: Dutch, in files alone."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from chaudron.server import pages
from chaudron.texts import sources, texts
from tests.laws import posy
from tests.laws.toy import ABOUT, Higher

SHARED = """series = { $start } en { $last }
setup-seat = Er is geen plaats { $seat } aan deze tafel: kies van 1 tot { $seats }.
setup-file-least = Het bestand voor “{ $option }” heeft { $found } bij “{ $field }”; minstens { $limit } is nodig.
"""
"""Some of the shared texts."""

POSY = """move-gather = Pluk { $herbs }
herb-a = anijs
herb-b = basilicum
herb-c = kervel
"""
"""Some of the texts of a game that has other languages too."""

HIGHER = """game-name = Hoger
game-tagline = De hoogste som wint.
game-author = Chaudron
event-began = { $me ->
    [yes] Jij begint.
   *[no] { $seat } begint.
  }
event-laid = { $me ->
    [yes] Jij legt een { $rank }.
   *[no] { $seat } legt een { $rank }.
  }
event-drew = { $me ->
    [yes] Jij trekt een kaart.
   *[no] { $seat } trekt een kaart.
  }
event-drew-rank = Je trekt een { $rank }.
ask-lay-one = Leg een kaart.
move-lay = Leg een { $rank }
zone-hand = Hand ({ $count })
zone-laid = Gelegd ({ $count })
zone-stock = Stapel ({ $count })
illegal-not-held = Je hebt geen { $rank }.
option-stock = Stapel
    .help = Speel met een stapel.
rank-1 = een
rank-2 = twee
rank-3 = drie
rank-4 = vier
rank-5 = vijf
rank-6 = zes
"""
"""All texts of a game that has no other language."""

POISON = """game-name = Vergif
ask-play = Kies een kaart en de ketel waar ze in gaat.
"""
"""A few texts of one of our own games."""

BROWSER = """language-name = Nederlands
welcome = Goedenavond. Ga zitten: de ketels staan op het vuur.
language = Taal
series = { $start } en { $last }
rules = Regels
"""
"""A few of the browser's own texts."""

HIGHER_RULES = "# Hoger\n\nWie de hoogste som heeft, wint.\n"


@contextmanager
def dutch_house(folder: Path) -> Iterator[None]:
    """The house has Dutch beside its own languages."""
    shutil.copytree(sources.FOLDER, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    (folder / "nl.ftl").write_text(SHARED, "utf-8")
    kept = (texts, pages.texts, pages.rules)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sources, "FOLDER", folder)
        for answers in kept:
            answers.cache_clear()
        yield
    for answers in kept:
        answers.cache_clear()


def half_dutch(folder: Path) -> posy.Posy:
    """A game of several languages, Dutch among them but half done."""
    shutil.copytree(posy.ABOUT.folder, folder)
    (folder / "texts" / "nl.ftl").write_text(POSY, "utf-8")
    return posy.Posy(replace(posy.ABOUT, folder=str(folder)))


def all_dutch(folder: Path) -> Higher:
    """A game that has Dutch alone."""
    for path, text in (("texts/nl.ftl", HIGHER), ("rules/nl.md", HIGHER_RULES)):
        (folder / path).parent.mkdir(parents=True)
        (folder / path).write_text(text, "utf-8")
    return Higher(replace(ABOUT, folder=str(folder)))
