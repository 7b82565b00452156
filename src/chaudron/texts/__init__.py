"""Tags and facts become words: Fluent texts in every language, shared ones here and each game's own in its folder.

A key names a text. Values of a struct become variables of its text: a seat is said by its name (one past the last by the text
`dummy`), a place is counted from 1, an enum member by the text `<enum>-<value>`, a struct by the text `<struct>` filled with its
own fields (each is also there by itself, as `$<field>-<its field>`), a tuple as a list (with `$<field>-count`), None as `none`,
and `$me` tells whether the one who reads is the one it is about. A fact from the rules of a game (in a scene or a refused move)
that is itself the key of a text is said by that text; what people type or are called never is.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Ask, Event, Facts, IllegalMove, Move, Refusal, Seat
from chaudron.kernel.scene import Piece, Zone
from chaudron.texts.told import Fact, Ref, Word, describe

LANGUAGES = ("fr", "en", "de")
FOLDER = Path(__file__).parent
DUMMY = "dummy"
"""The key of what a game calls one who plays without a seat, such as an automaton."""
LONGEST_FACT = 200
LONGEST_NUMBER = 10**15


class MissingText(LookupError):
    """No text of that key in that language, or one that its facts do not fill."""


def sources(language: str, game: AnyGame | None) -> list[Path]:
    """The files that hold a language's texts."""
    shared = [FOLDER / f"{language}.ftl"]
    return shared if game is None else [*shared, Path(game.about.folder) / "texts" / f"{language}.ftl"]


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
        described = describe(told)
        addressed = "yes" if me is not None and me in _about(described.facts) else "no"
        return self.say(described.key, **{"me": addressed, **self._filled(described.facts, names)})

    def _filled(self, facts: dict[str, Fact], names: Sequence[str]) -> Facts:
        """Facts as their text takes them: those of a struct also each by itself, lists with their number."""
        filled: Facts = {}
        for name, fact in facts.items():
            if isinstance(fact, list):
                said = Counter(str(self.word(item, names)) for item in fact)
                items = [item if times == 1 else f"{times}\u00a0×\u00a0{item}" for item, times in said.items()]
                filled[name] = self.series(items) or self.say("nothing")
                filled[f"{name}-count"] = len(fact)
            else:
                filled[name] = self.word(fact, names)
                parts = fact.facts if isinstance(fact, Ref) else {}
                filled |= {f"{name}-{part}": word for part, word in self._filled(parts, names).items()}
        return filled

    def refuse(self, refusal: Refusal) -> str:
        """Why something was refused, in words."""
        facts = self._resolved(refusal.facts, keys=isinstance(refusal, IllegalMove))
        if refusal.cause is not None and self.has(f"{refusal.cause.kind}-{refusal.cause.reason}"):
            facts["detail"] = self.refuse(refusal.cause)
        return self.say(f"{refusal.kind}-{refusal.reason}", **{name: handy(value) for name, value in facts.items()})

    def zone(self, zone: Zone) -> str:
        """What a place on the table is called, with what there is to say of it."""
        return self.say(f"zone-{zone.name}", count=zone.count, **self._resolved(zone.facts, keys=True))

    def piece(self, piece: Piece) -> str:
        """What a piece shows, filled with its facts; nothing if it lies face down."""
        return "" if piece.face is None else self.say(piece.face, **self._resolved(piece.facts, keys=True))

    def _resolved(self, facts: Mapping[str, Any], keys: bool) -> Facts:
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
        return self.say(fact.text or "", **self._filled(fact.facts, names))


def _about(facts: dict[str, Fact]) -> set[Seat | None]:
    """The seats that something is about, so that whoever sits there is addressed."""
    found = (facts.get(name) for name in ("seat", "winners"))
    items = (item for fact in found for item in (fact if isinstance(fact, list) else [fact]))
    return {item.seat for item in items if isinstance(item, Ref)}


@cache
def texts(language: str, game: AnyGame | None = None) -> Texts:
    """The words of a language, read once."""
    return Texts(language, game)
