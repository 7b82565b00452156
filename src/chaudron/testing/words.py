"""The law of texts: every tag has a text and the rules can be read in one language at least, and no other language contradicts it."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup, IllegalMove, Move, News, Refusal, kebab
from chaudron.kernel.options import check_setup, file_options
from chaudron.kernel.record import decode_options
from chaudron.kernel.scene import Scene
from chaudron.testing.compare import some
from chaudron.testing.settings import Broken, Setting, option_sets, random_move, unlisted_answers
from chaudron.texts import MissingText, Texts, texts
from chaudron.texts.sources import FOLDER, Sources, found, patterns, rules_page
from chaudron.texts.told import struct_keys


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        """Called for every `$variable`."""
        self.found.add(node.id.name)


class Compared(NamedTuple):
    """The keys of texts, each with its variables, and the languages that have them all."""

    variables: dict[str, set[str]]
    complete: tuple[str, ...]


def messages(path: Path) -> dict[str, set[str]]:
    """The keys of a file of texts (attributes as `key.attribute`), each with its variables; refuses what is not Fluent."""
    return parsed(path.name, path.read_text("utf-8"))


@cache
def parsed(name: str, content: str) -> dict[str, set[str]]:
    """The same, of what a file holds; it is read with every setting of a game."""
    source = FluentParser().parse(content)
    for entry in source.body:
        if isinstance(entry, ast.Junk):
            raise Broken("text", f"{name}: not a text: {str(entry.content).strip()[:80]}")
    read: dict[str, set[str]] = {}
    for key, pattern in patterns(source):
        if key in read:
            raise Broken("text", f"{name}: {key} is there twice")
        visitor = Variables()
        visitor.visit(pattern)
        read[key] = visitor.found
    return read


def compare(folder: Path) -> Compared:
    """The texts of a folder, once it is sure that one language has them all, and that no other has a text with other variables."""
    by_language = {language: messages(folder / f"{language}.ftl") for language in found(folder)}
    if not by_language:
        raise Broken("text", "there is no file of texts")
    fullest = max(by_language, key=lambda language: len(by_language[language]))
    whole = by_language[fullest]
    for language, read in by_language.items():
        for key, variables in read.items():
            if key not in whole:
                raise Broken("text", f"{key} is in {language} and not in {fullest}: no language has every text")
            if variables != whole[key]:
                raise Broken("text", f"{key} has other variables in {language} than in {fullest}: {sorted(variables ^ whole[key])}")
    return Compared(whole, tuple(language for language, read in by_language.items() if read.keys() == whole.keys()))


def expected(game: AnyGame) -> set[str]:
    """The keys that a game's tags call for."""
    about = game.about
    keys = {"game-name", "game-tagline", "game-author", *about.faces}
    keys |= {f"event-{kebab(kind.__name__)}" for kind in about.events}
    keys |= {f"ask-{kebab(kind.__name__)}" for kind in about.asks}
    keys |= {f"move-{kebab(kind.__name__)}" for kind in about.moves}
    keys |= {f"zone-{name}" for name in about.zones}
    keys |= {f"illegal-{reason}" for reason in about.reasons}
    keys |= {f"setup-{reason}" for reason in about.setups}
    keys |= {key for kind in (*about.events, *about.asks, *about.moves) for key in struct_keys(kind)}
    for field in msgspec.structs.fields(about.options):
        keys |= {f"option-{field.encode_name}", f"option-{field.encode_name}.help"}
    return keys


def text(setting: Setting) -> None:
    """One language has a text for every tag and a rules page, and whatever happens can be told to everyone in every language."""
    game = setting.game
    there = compare(Path(game.about.folder) / "texts")
    for key in there.variables.keys() & compare(FOLDER).variables.keys():
        raise Broken("text", f"{key} is one of the shared texts")
    for key in expected(game) - there.variables.keys():
        raise Broken("text", f"{key} has no text")
    pages = found(Path(game.about.folder) / "rules", suffix=".md")
    if not set(there.complete) & set(pages):
        raise Broken("text", f"there is no rules page rules/{there.complete[0]}.md")
    for language in pages:
        if not rules_page(game, language).text.strip():
            raise Broken("text", f"rules/{language}.md is empty")
    try:
        tell_setups(setting)
        tell_a_game(setting)
    except MissingText as missing:
        raise Broken("text", str(missing)) from None


def books_of(game: AnyGame) -> list[Texts]:
    """The words of every language that the game or the house has."""
    return [texts(language, game) for language in Sources(game).languages]


def tell_setups(setting: Setting) -> None:
    """Tell why the game cannot be set up with other options, where it cannot; it takes its own data as a file."""
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
                raise Broken("text", f"{example.name} is not what the option takes: {refusal}") from None


def tell_a_game(setting: Setting) -> None:
    """Play a game and tell all of it in all languages, refusals included; of a long list of moves some, and what is there again once."""
    game = setting.game
    books = books_of(game)
    names = [f"N{seat}" for seat in range(setting.seats)]
    rng = setting.rng(0, "text")
    news: list[News] = []
    state = game.start(setting.seats, setting.options, rng, news)
    known: dict[Move, None] = {}
    shown: set[str] = set()
    while True:
        for item in news:
            if type(item.event) not in game.about.events:
                raise Broken("text", f"{type(item.event).__name__} is not among the game's events")
            for book in books:
                for reader in setting.onlookers():
                    if item.heard_by(reader):
                        book.tell(item.event, names, reader)
        if not game.asks(state):
            for reader in setting.onlookers():
                tell_scene(books, game.scene(game.view(state, reader)), names, shown)
            return
        chosen = random_move(game, state, rng)
        assert chosen is not None
        seat, made = chosen
        said = [*some(game.moves(state, seat), rng), *unlisted_answers(game, state, seat, rng)]
        fresh = [move for move in dict.fromkeys(said) if move not in known]
        known.update(dict.fromkeys(fresh))
        refusals = refused(game, state, [rng.choice(list(known)) for _ in range(5)] if known else [], setting.seats)
        for book in books:
            book.tell(game.asks(state)[seat], names, seat)
            for move in fresh:
                book.tell(move, names, seat)
            for refusal in refusals:
                book.refuse(refusal)
        tell_scene(books, game.scene(game.view(state, seat)), names, shown)
        news = []
        game.apply(state, seat, made, rng, news)


def tell_scene(books: list[Texts], scene: Scene, names: list[str], shown: set[str]) -> None:
    """Say every place in all languages, a dummy's name, and every piece that lies open, unless one like it was shown before."""
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
    """Whether something looks so for the first time; from now on it has."""
    there = len(shown)
    shown.add(repr(looks))
    return len(shown) > there


def refused(game: AnyGame, state: Any, moves: list[Move], seats: int) -> list[Refusal]:
    """The refusals that moves of this game meet now, from any seat."""
    found: list[Refusal] = []
    for seat in range(seats):
        for move in moves:
            try:
                game.check(state, seat, move)
            except IllegalMove as refusal:
                found.append(refusal)
    return found
