"""Tags and facts become words: Fluent texts in every language, shared ones here and each game's own in its folder.

A key names a text. Values of a struct become variables of its text: a seat is said by its name, a place is counted
from 1, an enum member by the text `<enum>-<value>`, a tuple as a list (with `$<field>-count`), and `$me` tells
whether the one who reads is the one it is about. A fact from the rules of a game (in a scene or a refused move) that
is itself the key of a text is said by that text; what people type or are called never is.
"""

import typing
from collections import Counter
from collections.abc import Sequence
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Ask, Event, Facts, IllegalMove, Move, Refusal, Seat, kebab
from chaudron.kernel.scene import Zone

LANGUAGES = ("fr", "en", "de")
FOLDER = Path(__file__).parent
LONGEST_FACT = 200
LONGEST_NUMBER = 10**15


class MissingText(LookupError):
    """No text of that key in that language, or one that its facts do not fill."""


def sources(language: str, game: AnyGame | None) -> list[Path]:
    """The files that hold a language's texts."""
    shared = [FOLDER / f"{language}.ftl"]
    return shared if game is None else [*shared, Path(game.about.folder) / "texts" / f"{language}.ftl"]


@cache
def _hints(kind: type) -> dict[str, Any]:
    """The annotations of a struct's fields, with what they say beyond the type."""
    return typing.get_type_hints(kind, include_extras=True)


def _meaning(hint: Any) -> str | None:
    """What an int of this annotation stands for: `seat`, `place`, or a plain number."""
    for part in (hint, *get_args(hint)):
        if get_origin(part) is Annotated:
            for note in part.__metadata__:
                if isinstance(note, msgspec.Meta) and note.extra:
                    return str(note.extra.get("is"))
    return None


def handy(fact: int | str) -> int | str:
    """A fact short enough to be said: what is typed can be of any length."""
    if isinstance(fact, int):
        return fact if abs(fact) < LONGEST_NUMBER else "…"
    return fact if len(fact) <= LONGEST_FACT else f"{fact[:LONGEST_FACT]}…"


class Texts:
    """The words of one language, for one game or for none."""

    def __init__(self, language: str, game: AnyGame | None = None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sources(language, game):
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a text of that key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **facts: int | str) -> str:
        """The text of a key (`key.attribute` for an attribute), filled with facts."""
        name, _, attribute = key.partition(".")
        if not self.has(name):
            raise MissingText(f"{self.language}: {key}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{self.language}: {key}")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise MissingText(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def tell(self, told: Event | Ask | Move, names: Sequence[str], me: Seat | None = None) -> str:
        """An event, an ask or a move in words, as read at seat `me` (None: by an onlooker)."""
        prefix = "event" if isinstance(told, Event) else "ask" if isinstance(told, Ask) else "move"
        return self.say(f"{prefix}-{kebab(type(told).__name__)}", **self._facts(told, names, me))

    def refuse(self, refusal: Refusal) -> str:
        """Why something was refused, in words."""
        facts = self._resolved(refusal.facts, keys=isinstance(refusal, IllegalMove))
        if refusal.cause is not None and self.has(f"{refusal.cause.kind}-{refusal.cause.reason}"):
            facts["detail"] = self.refuse(refusal.cause)
        return self.say(f"{refusal.kind}-{refusal.reason}", **{name: handy(value) for name, value in facts.items()})

    def zone(self, zone: Zone) -> str:
        """What a place on the table is called, with what there is to say of it."""
        return self.say(f"zone-{zone.name}", count=zone.count, **self._resolved(zone.facts, keys=True))

    def _resolved(self, facts: Facts, keys: bool) -> Facts:
        """Facts with places counted from 1 and, if they come from the rules, keys said in words."""
        found: Facts = {}
        for name, value in facts.items():
            match value:
                case str() if keys and self.has(value):
                    found[name] = self.say(value)
                case int() if name == "place":
                    found[name] = value + 1
                case _:
                    found[name] = value
        return found

    def series(self, items: Sequence[str]) -> str:
        """Things one after another, the last joined by the language's *and*."""
        if len(items) < 2:
            return "".join(items)
        return self.say("series", start=", ".join(items[:-1]), last=items[-1])

    def _facts(self, told: msgspec.Struct, names: Sequence[str], me: Seat | None) -> Facts:
        facts: Facts = {"me": "no"}
        for field, hint in _hints(type(told)).items():
            if get_origin(hint) is typing.ClassVar:
                continue
            value = getattr(told, field)
            meaning = _meaning(hint)
            if isinstance(value, tuple):
                said = Counter(str(self._fact(item, meaning, names)) for item in value)
                items = [item if times == 1 else f"{times}\u00a0×\u00a0{item}" for item, times in said.items()]
                facts[field] = self.series(items) or self.say("nothing")
                facts[f"{field}-count"] = len(value)
            else:
                facts[field] = self._fact(value, meaning, names)
            if (
                meaning == "seat"
                and field in ("seat", "winners")
                and me is not None
                and me in (value if isinstance(value, tuple) else (value,))
            ):
                facts["me"] = "yes"
        return facts

    def _fact(self, value: Any, meaning: str | None, names: Sequence[str]) -> int | str:
        match value:
            case bool():
                return "yes" if value else "no"
            case int() if meaning == "seat":
                return names[value]
            case int() if meaning == "place":
                return value + 1
            case Enum():
                return self.say(f"{kebab(type(value).__name__)}-{value.value}")
            case int() | str():
                return value
        raise TypeError(f"no words for {value!r}")


@cache
def texts(language: str, game: AnyGame | None = None) -> Texts:
    """The words of a language, read once."""
    return Texts(language, game)
