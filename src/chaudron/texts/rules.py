"""Rules pages: Markdown with two notations of our own, for what a game can draw and for paragraphs that a table can open.

`[[card-red-7]]` is a thing of the game, by the key of its text and with the facts that the text or a drawing needs:
`[[card potion=potion-amber target=target-left effect=effect-salvage]]`; or by a name from `About.things`. The browser draws it; the
terminal says its name. A heading may end with the name of its paragraph: `## Your turn {#turn}`.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import About, Facts, NoFacts
from chaudron.texts import Texts, texts
from chaudron.texts.sources import rules_page, rules_pages

THING = re.compile(r"\[\[([a-z0-9.-]+)((?: [a-z-]+=[a-z0-9,-]+)*)\]\]")
PARAGRAPH = re.compile(r"[ \t]*\{#([a-z0-9-]+)\}")


class Thing(NamedTuple):
    """Something of the game that a rules page shows."""

    key: str
    facts: Facts

    def called(self, words: Texts) -> str:
        """Return its name; raises MissingText if it has none."""
        spoken = words.spoken(self.key)
        return spoken.say(self.key, **spoken.resolved(self.facts, keys=True))


def thing(game: AnyGame, found: re.Match[str]) -> Thing:
    """Return what a match of `THING` stands for."""
    key, known = game.about.things.get(found[1], (found[1], {}))
    facts = (fact.partition("=") for fact in found[2].split())
    return Thing(key, {**known, **{name: int(value) if value.isdecimal() else value for name, _, value in facts}})


def thing_form(about: About, key: str) -> type[Any]:
    """Return the form of the facts of what a page shows under a key."""
    return about.thing_facts.get(key) or about.face_facts.get(key, NoFacts)


def things(game: AnyGame, page: str) -> Iterator[Thing]:
    """Yield everything that a page shows."""
    return (thing(game, found) for found in THING.finditer(page))


def keys_shown(game: AnyGame) -> set[str]:
    """Return the keys of everything that a game's rules pages show, in any language."""
    return {thing.key for page in rules_pages(game) for thing in things(game, page.text)}


def paragraphs(page: str) -> list[str]:
    """Return the names of the paragraphs of a page."""
    return PARAGRAPH.findall(page)


def shown(game: AnyGame, page: str, show: Callable[[Thing], str]) -> str:
    """Return a page, or the HTML made of one, with everything that it shows replaced."""
    return THING.sub(lambda found: show(thing(game, found)), page)


def readable(game: AnyGame, language: str) -> str:
    """Return the rules of a game as plain Markdown, for the terminal: things by their names, and no names of paragraphs."""
    page = rules_page(game, language)
    words = texts(page.language, game)
    return shown(game, PARAGRAPH.sub("", page.text), lambda thing: thing.called(words))
