"""Turns tags and facts into words: Fluent texts by language, shared ones here and each game's own in its folder.

A text that a language lacks is taken from the next language of its chain (`chain.py`), and so is everything filled into it. A text
that no language of the chain has is an error.

A key names a text. Values of a struct become variables of its text: a seat becomes its name (one past the last, the text `dummy`), a
place is counted from 1, an enum member becomes the text `<enum>-<value>` (whose attributes are also available as
`$<field>-<attribute>`), a struct the text `<struct>` filled with its own fields (each of which is also available as
`$<field>-<its field>`), a tuple a list (with `$<field>-count`), and None becomes `none`. A fact from the rules of a game (in a scene or a
refused move) that is itself the key of a text is replaced by that text; people's input and names never are.

Nobody reads their own name. A seat that is the reader's becomes the text `you`, and `$<field>-me` is `yes`, so that a text can have a
variant for the reader. For a list, `$<field>-me` says whether the reader is in it, and then `$<field>-others` are the rest of it.
`$me` is `yes` if the reader is in the field `seat` or `winners`, which say whom a text is about.
"""

import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Facts, IllegalMove, Refusal, Seat
from chaudron.kernel.scene import Piece, Zone
from chaudron.texts.chain import chain
from chaudron.texts.sources import Sources
from chaudron.texts.told import Fact, Ref, Tellable, Told, Word, describe

DUMMY = "dummy"
"""The key of the name of a player without a seat, such as an automaton."""
ABOUT = ("seat", "winners")
"""The fields that say whom a text is about."""
LONGEST_FACT = 200
LONGEST_NUMBER = 10**15


class MissingText(LookupError):
    """No language of the chain has a text with that key, or its facts do not fill it."""


def handy(fact: int | str) -> int | str:
    """Return a fact, shortened if necessary, and without what shows nothing, turns words around or controls a terminal."""
    if isinstance(fact, int):
        return fact if abs(fact) < LONGEST_NUMBER else "…"
    seen = "".join(character for character in fact[:LONGEST_FACT] if unicodedata.category(character) not in {"Cc", "Cf"})
    return seen if len(fact) <= LONGEST_FACT else f"{seen}…"


class Bundles(dict[str, FluentBundle]):
    """The Fluent bundle of each language, created on first use."""

    def __init__(self, game: AnyGame | None, more: Sequence[Path] = ()) -> None:
        super().__init__()
        self.sources = Sources(game, more)

    def __missing__(self, language: str) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False)
        for source in self.sources.parsed(language):
            bundle.add_resource(source)
        self[language] = bundle
        return bundle

    def pattern(self, language: str, key: str) -> Any:
        """Return the pattern of a key (`key.attribute` for an attribute) in exactly this language, or None."""
        name, _, attribute = key.partition(".")
        bundle = self[language]
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def attributes(self, language: str, key: str) -> list[str]:
        """Return the names of the attributes of a key in exactly this language."""
        return list(self[language].get_message(key).attributes)


class Texts:
    """The texts of one language, for one game or none; those it lacks are taken from the next language of its chain."""

    def __init__(self, language: str, game: AnyGame | None = None, bundles: Bundles | None = None) -> None:
        self.language = language
        self._bundles = Bundles(game) if bundles is None else bundles
        self._chain = chain(language, self._bundles.sources.languages)

    def spoken(self, key: str) -> "Texts":
        """Return the texts of the first language in the chain that has this key, so that facts are filled in in the same language."""
        for language in self._chain:
            if self._bundles.pattern(language, key) is not None:
                return self if language == self.language else Texts(language, bundles=self._bundles)
        raise MissingText(f"{self.language}: {key}")

    def has(self, key: str) -> bool:
        """Whether a language of the chain has a text with that key."""
        return any(self._bundles.pattern(language, key) is not None for language in self._chain)

    def say(self, key: str, **facts: int | str) -> str:
        """Return the text of a key (`key.attribute` for an attribute), filled with facts."""
        language = self.spoken(key).language
        text, errors = self._bundles[language].format_pattern(self._bundles.pattern(language, key), facts)
        if errors:
            raise MissingText(f"{language}: {key}: {errors[0]}")
        return str(text)

    def tell(self, told: Tellable | Told, names: Sequence[str], me: Seat | None = None) -> str:
        """Return an event, an ask, a move or a reason in words, as read at seat `me` (None: by an onlooker)."""
        described = told if isinstance(told, Told) else describe(told)
        spoken = self.spoken(described.key)
        filled = spoken.filled(described.facts, names, me)
        about = (filled.get(f"{name}-me") for name in ABOUT)
        return spoken.say(described.key, **{"me": "yes" if "yes" in about else "no", **filled})

    def filled(self, facts: dict[str, Fact], names: Sequence[str], me: Seat | None = None) -> Facts:
        """Return facts as variables of a text, as read at seat `me`: also the parts of a fact, whether it is the reader, and a count."""
        found: Facts = {}
        for name, fact in facts.items():
            if isinstance(fact, list):
                found[name] = self._list(fact, names, me)
                found[f"{name}-count"] = len(fact)
                others = [item for item in fact if not is_at(item, me)]
                found[f"{name}-me"] = "no" if len(others) == len(fact) else "yes"
                if len(others) < len(fact):
                    found[f"{name}-others"] = self._list(others, names, me)
            else:
                found[name] = self.word(fact, names, me)
                found |= {f"{name}-{part}": word for part, word in self._parts(fact, names, me).items()}
        return found

    def _list(self, items: Sequence[Word], names: Sequence[str], me: Seat | None) -> str:
        """Return a list in words; equal items are counted."""
        said = Counter(str(self.word(item, names, me)) for item in items)
        counted = [item if times == 1 else f"{times}\u00a0×\u00a0{item}" for item, times in said.items()]
        return self.series(counted) or self.say("nothing")

    def _parts(self, fact: Word, names: Sequence[str], me: Seat | None) -> Facts:
        """Return what else is known of a fact: whether it is the reader, the attributes of its text, its own facts."""
        if not isinstance(fact, Ref):
            return {"me": "no"} if fact == "none" else {}
        if fact.text is None:
            return {"me": "yes" if is_at(fact, me) else "no"}
        spoken = self.spoken(fact.text)
        facts = spoken.filled(fact.facts, names, me)
        forms = self._bundles.attributes(spoken.language, fact.text)
        return {**{form: spoken.say(f"{fact.text}.{form}", **facts) for form in forms}, **facts}

    def refuse(self, refusal: Refusal) -> str:
        """Return in words why something was refused."""
        key = f"{refusal.kind}-{refusal.reason}"
        spoken = self.spoken(key)
        facts = spoken.resolved(refusal.facts, keys=isinstance(refusal, IllegalMove))
        if refusal.cause is not None and spoken.has(f"{refusal.cause.kind}-{refusal.cause.reason}"):
            facts["detail"] = spoken.refuse(refusal.cause)
        return spoken.say(key, **{name: handy(value) for name, value in facts.items()})

    def zone(self, zone: Zone) -> str:
        """Return the text of a place on the table, filled with its facts."""
        spoken = self.spoken(f"zone-{zone.name}")
        return spoken.say(f"zone-{zone.name}", count=zone.count, **spoken.resolved(zone.facts, keys=True))

    def piece(self, piece: Piece) -> str:
        """Return the text of a piece's face, filled with its facts; empty if it lies face down."""
        if piece.face is None:
            return ""
        spoken = self.spoken(piece.face)
        return spoken.say(piece.face, **spoken.resolved(piece.facts, keys=True))

    def resolved(self, facts: Mapping[str, Any], *, keys: bool) -> Facts:
        """Return facts with places counted from 1 and, if they come from the rules, with keys replaced by their texts."""
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
        """Return the items as a list in words, the last joined by the language's *and*."""
        if len(items) < 2:
            return "".join(items)
        return self.say("series", start=", ".join(items[:-1]), last=items[-1])

    def name(self, seat: Seat, names: Sequence[str]) -> str:
        """Return the name of the holder of a seat; one past the last is the dummy."""
        return self.say(DUMMY) if seat == len(names) else names[seat]

    def word(self, fact: Word, names: Sequence[str], me: Seat | None = None) -> int | str:
        """Return a fact as a variable of a text, as read at seat `me`."""
        if not isinstance(fact, Ref):
            return fact
        if fact.seat is not None:
            return self.say("you") if fact.seat == me else self.name(fact.seat, names)
        spoken = self.spoken(fact.text or "")
        return spoken.say(fact.text or "", **spoken.filled(fact.facts, names, me))


def is_at(fact: Fact, seat: Seat | None) -> bool:
    """Whether a fact is this seat."""
    return seat is not None and isinstance(fact, Ref) and fact.seat == seat


@cache
def texts(language: str, game: AnyGame | None = None) -> Texts:
    """Return the texts of a language; cached."""
    return Texts(language, game)


def in_each(key: str, game: AnyGame) -> dict[str, str]:
    """Return a text in every language that has it; raises MissingText if none has."""
    bundles = Bundles(game)
    there = [language for language in bundles.sources.languages if bundles.pattern(language, key) is not None]
    if not there:
        raise MissingText(f"{game.about.name}: {key}")
    return {language: Texts(language, bundles=bundles).say(key) for language in there}
