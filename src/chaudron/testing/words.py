"""The law *text*: at least one language has a text for every tag and a rules page, and no other language contradicts it."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from chaudron import bots
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup, Event, IllegalMove, Move, News, Refusal, Seat, kebab
from chaudron.kernel.options import check_setup, file_options
from chaudron.kernel.record import decode_options
from chaudron.kernel.scene import Scene
from chaudron.testing.compare import some
from chaudron.testing.settings import Broken, Setting, option_sets, random_move, unlisted_answers
from chaudron.texts import ABOUT, MissingText, Texts, is_at, texts
from chaudron.texts.rules import Thing, paragraphs, thing_form, things
from chaudron.texts.sources import FOLDER, Sources, found, parsed, patterns, rules_page
from chaudron.texts.studies import own, study_keys, study_texts
from chaudron.texts.told import Ref, Tellable, describe, struct_keys

REASONED = 5
"""The number of moves whose reasons are told at each step."""


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        """Collect the name of a `$variable`."""
        self.found.add(node.id.name)


class Compared(NamedTuple):
    """The keys of texts with their variables, and the languages that have all of them."""

    variables: dict[str, set[str]]
    complete: tuple[str, ...]


def messages(path: Path) -> dict[str, set[str]]:
    """Return the keys of a file of texts (attributes as `key.attribute`) with their variables; raises Broken if it is not valid Fluent."""
    return messages_in(path.name, path.read_text("utf-8"))


@cache
def messages_in(name: str, content: str) -> dict[str, set[str]]:
    """Do the same for the content of a file; cached, because every setting of a game reads it."""
    source = parsed(content)
    for entry in source.body:
        if isinstance(entry, ast.Junk):
            raise Broken("text", f"{name}: not valid Fluent: {str(entry.content).strip()[:80]}")
    read: dict[str, set[str]] = {}
    for key, pattern in patterns(source):
        if key in read:
            raise Broken("text", f"{name}: duplicate key {key}")
        visitor = Variables()
        visitor.visit(pattern)
        read[key] = visitor.found
    return read


def compare(folder: Path) -> Compared:
    """Return the texts of a folder; raises Broken unless one language has all of them and all languages use the same variables."""
    by_language = {language: messages(folder / f"{language}.ftl") for language in found(folder)}
    if not by_language:
        raise Broken("text", "no file of texts found")
    fullest = max(by_language, key=lambda language: len(by_language[language]))
    whole = by_language[fullest]
    for language, read in by_language.items():
        for key, variables in read.items():
            if key not in whole:
                raise Broken("text", f"{key} is in {language} but not in {fullest}: no language has every text")
            if variables != whole[key]:
                raise Broken("text", f"{key} has different variables in {language} and {fullest}: {sorted(variables ^ whole[key])}")
    return Compared(whole, tuple(language for language, read in by_language.items() if read.keys() == whole.keys()))


def expected(game: AnyGame) -> set[str]:
    """Return the keys that a game's tags require."""
    about = game.about
    keys = {"game-name", "game-tagline", "game-author", *about.faces}
    keys |= {f"event-{kebab(kind.__name__)}" for kind in about.events}
    keys |= {f"ask-{kebab(kind.__name__)}" for kind in about.asks}
    keys |= {f"move-{kebab(kind.__name__)}" for kind in about.moves}
    keys |= {f"reason-{kebab(kind.__name__)}" for kind in about.reasons}
    keys |= {f"zone-{name}" for name in about.zones}
    keys |= {f"illegal-{reason}" for reason in about.refusals}
    keys |= {f"setup-{reason}" for reason in about.setups}
    keys |= {key for kind in (*about.events, *about.asks, *about.moves, *about.reasons) for key in struct_keys(kind)}
    for field in msgspec.structs.fields(about.options):
        keys |= {f"option-{field.encode_name}", f"option-{field.encode_name}.help"}
    return keys


def text(setting: Setting) -> None:
    """One language has a text for every tag and a rules page, and everything that happens can be told to everyone in every language."""
    game = setting.game
    there = compare(Path(game.about.folder) / "texts")
    for key in there.variables.keys() & compare(FOLDER).variables.keys():
        raise Broken("text", f"{key} is already a shared text")
    for key in expected(game) - there.variables.keys():
        raise Broken("text", f"{key} has no text")
    pages = found(Path(game.about.folder) / "rules", suffix=".md")
    if not set(there.complete) & set(pages):
        raise Broken("text", f"missing rules page rules/{there.complete[0]}.md")
    for language in pages:
        page = rules_page(game, language).text
        if not page.strip():
            raise Broken("text", f"rules/{language}.md is empty")
        for paragraph in set(game.about.paragraphs.values()) - set(paragraphs(page)):
            raise Broken("text", f"rules/{language}.md has no paragraph {paragraph}")
    for key in game.about.paragraphs.keys() - there.variables.keys():
        raise Broken("text", f"{key} has a paragraph and no text")
    try:
        for language in pages:
            for thing in things(game, rules_page(game, language).text):
                thing.called(texts(language, game))
                fitting(game, thing)
        tell_setups(setting)
        tell_studies(game)
        tell_a_game(setting, there.variables)
    except MissingText as missing:
        raise Broken("text", str(missing)) from None


def fitting(game: AnyGame, thing: Thing) -> None:
    """Raise Broken unless the facts of what a rules page shows have the declared form."""
    form = thing_form(game.about, thing.key)
    try:
        msgspec.convert(thing.facts, form)
    except msgspec.ValidationError as error:
        raise Broken("text", f"the facts of {thing.key} on a rules page are not as declared: {error}") from None
    for fact in thing.facts.keys() - form.__annotations__.keys():
        raise Broken("text", f"{thing.key} has a fact {fact} on a rules page that is not declared")


def books_of(game: AnyGame) -> list[Texts]:
    """Return the texts of every language, shared or the game's own."""
    return [texts(language, game) for language in Sources(game).languages]


def tell_setups(setting: Setting) -> None:
    """Tell every refusal of a combination of options, and check that the game accepts its own data as a file."""
    game = setting.game
    books = books_of(game)
    for options in option_sets(game):
        try:
            check_setup(game, setting.seats, options)
        except BadSetup as refusal:
            for book in books:
                book.refuse(refusal)
    for option in file_options(game.about.options):
        example = Path(game.about.folder) / f"{option}.toml"
        if example.is_file():
            try:
                check_setup(game, setting.seats, decode_options(game, {option: example.read_text("utf-8")}))
            except BadSetup as refusal:
                raise Broken("text", f"the option does not accept {example.name}: {refusal}") from None


def tell_studies(game: AnyGame) -> None:
    """Check that every topic and habit of a study has its texts, and that the bots with these habits exist."""
    wanted = study_keys(game)
    there = compare(own(game)).variables.keys() if wanted else set()
    for key in wanted - there:
        raise Broken("text", f"{key} has no text: add it to study/<language>.ftl")
    for habit, bot in game.about.habits.items():
        try:
            bots.make(bot, game)
        except BadSetup as refusal:
            raise Broken("text", f"the habit {habit} has no bot: {refusal}") from None


def tell_findings(game: AnyGame, seats: int, story: list[Event]) -> None:
    """Check that what a match has to say in a study is on a topic of the game, about a seat of it, and has a text in every language."""
    topics = {topic.name: topic.kind for topic in game.about.topics}
    found = game.findings(seats, story)
    for finding in found:
        if finding.topic not in topics:
            raise Broken("text", f"{finding.topic} is not among the topics of the game")
        if finding.seat not in ([-1] if topics[finding.topic] == "once" else range(seats)):
            raise Broken("text", f"a finding on {finding.topic} is about seat {finding.seat}")
    books = [study_texts(language, game) for language in Sources(game).languages] if found else []
    for thing in {finding.thing for finding in found} - {""}:
        for book in books:
            book.say(thing)


def tell_a_game(setting: Setting, variables: dict[str, set[str]]) -> None:
    """Play a game and tell all of it in all languages, including refusals; long lists of moves are sampled, and repeats are skipped."""
    game = setting.game
    books = books_of(game)
    names = [f"N{seat}" for seat in range(setting.seats)]
    rng = setting.rng(0, "text")
    news: list[News] = []
    state = game.start(setting.seats, setting.options, rng, news)
    known: dict[Move, None] = {}
    shown: set[str] = set()
    story: list[Event] = []
    while True:
        story += [item.event for item in news]
        for item in news:
            if type(item.event) not in game.about.events:
                raise Broken("text", f"{type(item.event).__name__} is not among the game's events")
            for reader in setting.onlookers():
                if item.heard_by(reader):
                    tell(books, item.event, names, reader, variables, shown)
        if not game.asks(state):
            for reader in setting.onlookers():
                tell_scene(books, game.scene(game.view(state, reader)), names, shown)
            tell_findings(game, setting.seats, story)
            return
        chosen = random_move(game, state, rng)
        assert chosen is not None
        seat, made = chosen
        said = [*some(game.moves(state, seat), rng), *unlisted_answers(game, state, seat, rng)]
        known.update(dict.fromkeys(said))
        refusals = refused(game, state, [rng.choice(list(known)) for _ in range(5)] if known else [], setting.seats)
        ask, view = game.asks(state)[seat], game.view(state, seat)
        tell(books, ask, names, seat, variables, shown)
        for move in said:
            tell(books, move, names, seat, variables, shown)
        for move in said[:REASONED]:
            for reason in game.reasons(view, ask, move):
                if type(reason) not in game.about.reasons:
                    raise Broken("text", f"{type(reason).__name__} is not among the game's reasons")
                tell(books, reason, names, seat, variables, shown)
        for refusal in refusals:
            if first((refusal.reason, refusal.facts), shown):
                for book in books:
                    book.refuse(refusal)
        tell_scene(books, game.scene(view), names, shown)
        news = []
        game.apply(state, seat, made, rng, news)


def tell(
    books: list[Texts], told: Tellable, names: list[str], reader: Seat | None, variables: dict[str, set[str]], shown: set[str]
) -> None:
    """Tell something to a reader in all languages, unless it is in `shown`: whoever it does not name reads the same.

    Raises Broken if it names the reader and has no variant for them."""
    key, facts = msgspec.structs.astuple(describe(told))
    if not first((key, facts, reader if mentions(list(facts.values()), reader) else None), shown):
        return
    for book in books:
        book.tell(told, names, reader)
    used = variables.get(key, set())
    for name in used & facts.keys():
        addressed = {f"{name}-me", "me"} if name in ABOUT else {f"{name}-me"}
        if is_at(facts[name], reader) and not addressed & used:
            raise Broken("text", f"{key} has no variant for a reader who is ${name}: select on ${name}-me")


def mentions(fact: Any, seat: Seat | None) -> bool:
    """Whether a fact, or one inside it, is this seat."""
    match fact:
        case list():
            return any(mentions(item, seat) for item in fact)
        case Ref():
            return is_at(fact, seat) or mentions(list(fact.facts.values()), seat)
    return False


def tell_scene(books: list[Texts], scene: Scene, names: list[str], shown: set[str]) -> None:
    """Say every zone, face-up piece and dummy's name in all languages, except those in `shown`."""
    dummy = scene.dummy(len(names))
    if dummy is not None and first(("name", dummy), shown):
        for book in books:
            book.name(dummy, names)
    for zone in scene.zones:
        if first(("zone", zone.name, zone.count, zone.facts), shown):
            for book in books:
                book.zone(zone)
        for piece in zone.pieces:
            if first(("piece", piece.face, piece.facts), shown):
                for book in books:
                    book.piece(piece)


def first(looks: object, shown: set[str]) -> bool:
    """Whether something is not in `shown` yet; adds it."""
    there = len(shown)
    shown.add(repr(looks))
    return len(shown) > there


def refused(game: AnyGame, state: Any, moves: list[Move], seats: int) -> list[Refusal]:
    """Return the refusals of these moves in this state, from every seat."""
    found: list[Refusal] = []
    for seat in range(seats):
        for move in moves:
            try:
                game.check(state, seat, move)
            except IllegalMove as refusal:
                found.append(refusal)
    return found
