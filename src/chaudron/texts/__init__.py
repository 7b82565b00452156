"""Tags and facts become words: Fluent texts by language, shared ones here and each game's own in its folder.

A text that a language lacks is said in the next language of its chain (`chain.py`), and so is all that is filled into it. A text that
no language of the chain has is an error.

A key names a text. Values of a struct become variables of its text: a seat is said by its name (one past the last by the text
`dummy`), a place is counted from 1, an enum member by the text `<enum>-<value>`, a struct by the text `<struct>` filled with its
own fields (each is also there by itself, as `$<field>-<its field>`), a tuple as a list (with `$<field>-count`), None as `none`,
and `$me` tells whether the one who reads is the one it is about. A fact from the rules of a game (in a scene or a refused move)
that is itself the key of a text is said by that text; what people type or are called never is.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Ask, Event, Facts, IllegalMove, Move, Refusal, Seat
from chaudron.kernel.scene import Piece, Zone
from chaudron.texts.chain import chain
from chaudron.texts.sources import Sources
from chaudron.texts.told import Fact, Ref, Word, describe

DUMMY = "dummy"
"""The key of what a game calls one who plays without a seat, such as an automaton."""
LONGEST_FACT = 200
LONGEST_NUMBER = 10**15


class MissingText(LookupError):
    """No language of the chain has a text of that key, or its facts do not fill it."""


def handy(fact: int | str) -> int | str:
    """A fact short enough to be said: what is typed can be of any length."""
    if isinstance(fact, int):
        return fact if abs(fact) < LONGEST_NUMBER else "…"
    return fact if len(fact) <= LONGEST_FACT else f"{fact[:LONGEST_FACT]}…"


class Bundles(dict[str, FluentBundle]):
    """The texts of each language, made ready when they are first needed."""

    def __init__(self, game: AnyGame | None) -> None:
        super().__init__()
        self.sources = Sources(game)

    def __missing__(self, language: str) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(self.sources[language]))
        self[language] = bundle
        return bundle

    def pattern(self, language: str, key: str) -> Any:
        """The text of a key (`key.attribute` for an attribute) in exactly this language; None if it has none."""
        name, _, attribute = key.partition(".")
        bundle = self[language]
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


class Texts:
    """The words of one language, for one game or for none; what it lacks is said in the next language of its chain."""

    def __init__(self, language: str, game: AnyGame | None = None, bundles: Bundles | None = None) -> None:
        self.language = language
        self._bundles = Bundles(game) if bundles is None else bundles
        self._chain = chain(language, self._bundles.sources.languages)

    def spoken(self, key: str) -> "Texts":
        """The words of the first language in the chain that has this text: what is filled into the text is said in that language too."""
        for language in self._chain:
            if self._bundles.pattern(language, key) is not None:
                return self if language == self.language else Texts(language, bundles=self._bundles)
        raise MissingText(f"{self.language}: {key}")

    def has(self, key: str) -> bool:
        """Whether a language of the chain has a text of that key."""
        return any(self._bundles.pattern(language, key) is not None for language in self._chain)

    def say(self, key: str, **facts: int | str) -> str:
        """The text of a key (`key.attribute` for an attribute), filled with facts."""
        language = self.spoken(key).language
        text, errors = self._bundles[language].format_pattern(self._bundles.pattern(language, key), facts)
        if errors:
            raise MissingText(f"{language}: {key}: {errors[0]}")
        return str(text)

    def tell(self, told: Event | Ask | Move, names: Sequence[str], me: Seat | None = None) -> str:
        """An event, an ask or a move in words, as read at seat `me` (None: by an onlooker)."""
        described = describe(told)
        addressed = "yes" if me is not None and me in _about(described.facts) else "no"
        spoken = self.spoken(described.key)
        return spoken.say(described.key, **{"me": addressed, **spoken.filled(described.facts, names)})

    def filled(self, facts: dict[str, Fact], names: Sequence[str]) -> Facts:
        """Facts as their text takes them: those of a struct also each by itself, lists with their number."""
        found: Facts = {}
        for name, fact in facts.items():
            if isinstance(fact, list):
                said = Counter(str(self.word(item, names)) for item in fact)
                items = [item if times == 1 else f"{times}\u00a0×\u00a0{item}" for item, times in said.items()]
                found[name] = self.series(items) or self.say("nothing")
                found[f"{name}-count"] = len(fact)
            else:
                found[name] = self.word(fact, names)
                parts = fact.facts if isinstance(fact, Ref) else {}
                found |= {f"{name}-{part}": word for part, word in self.filled(parts, names).items()}
        return found

    def refuse(self, refusal: Refusal) -> str:
        """Why something was refused, in words."""
        key = f"{refusal.kind}-{refusal.reason}"
        spoken = self.spoken(key)
        facts = spoken.resolved(refusal.facts, keys=isinstance(refusal, IllegalMove))
        if refusal.cause is not None and spoken.has(f"{refusal.cause.kind}-{refusal.cause.reason}"):
            facts["detail"] = spoken.refuse(refusal.cause)
        return spoken.say(key, **{name: handy(value) for name, value in facts.items()})

    def zone(self, zone: Zone) -> str:
        """What a place on the table is called, with what there is to say of it."""
        spoken = self.spoken(f"zone-{zone.name}")
        return spoken.say(f"zone-{zone.name}", count=zone.count, **spoken.resolved(zone.facts, keys=True))

    def piece(self, piece: Piece) -> str:
        """What a piece shows, filled with its facts; nothing if it lies face down."""
        if piece.face is None:
            return ""
        spoken = self.spoken(piece.face)
        return spoken.say(piece.face, **spoken.resolved(piece.facts, keys=True))

    def resolved(self, facts: Mapping[str, Any], *, keys: bool) -> Facts:
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

    def name(self, seat: Seat, names: Sequence[str]) -> str:
        """Whoever has a seat, by name; one past the last is the dummy."""
        return self.say(DUMMY) if seat == len(names) else names[seat]

    def word(self, fact: Word, names: Sequence[str]) -> int | str:
        """A fact as its text takes it."""
        if not isinstance(fact, Ref):
            return fact
        if fact.seat is not None:
            return self.name(fact.seat, names)
        spoken = self.spoken(fact.text or "")
        return spoken.say(fact.text or "", **spoken.filled(fact.facts, names))


def _about(facts: dict[str, Fact]) -> set[Seat | None]:
    """The seats that something is about, so that whoever sits there is addressed."""
    found = (facts.get(name) for name in ("seat", "winners"))
    items = (item for fact in found for item in (fact if isinstance(fact, list) else [fact]))
    return {item.seat for item in items if isinstance(item, Ref)}


@cache
def texts(language: str, game: AnyGame | None = None) -> Texts:
    """The words of a language, read once."""
    return Texts(language, game)


def in_each(key: str, game: AnyGame) -> dict[str, str]:
    """A text in every language that has it; one that none has is an error."""
    bundles = Bundles(game)
    there = [language for language in bundles.sources.languages if bundles.pattern(language, key) is not None]
    if not there:
        raise MissingText(f"{game.about.name}: {key}")
    return {language: Texts(language, bundles=bundles).say(key) for language in there}
