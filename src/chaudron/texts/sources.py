"""The files of texts: Fluent texts, shared and of a game, and rules pages, by language."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup
from chaudron.texts.chain import chain

FOLDER = Path(__file__).parent


def found(*folders: Path, suffix: str = ".ftl") -> tuple[str, ...]:
    """Return the languages that have a file `<language><suffix>` in one of these folders."""
    return tuple(sorted({path.stem for folder in folders for path in folder.glob(f"*{suffix}")}))


def languages() -> tuple[str, ...]:
    """Return the languages that can be chosen: those with a file of shared texts."""
    return found(FOLDER)


class Sources(dict[str, str]):
    """The Fluent source of each language, read on first use: shared texts, those of a game and its lessons, and those of more folders."""

    def __init__(self, game: AnyGame | None, more: Sequence[Path] = ()) -> None:
        super().__init__()
        self._folders = (
            [FOLDER, *more] if game is None else [FOLDER, *(Path(game.about.folder) / name for name in ("texts", "lessons")), *more]
        )
        self.languages = found(*self._folders)

    def __missing__(self, language: str) -> str:
        self[language] = "\n".join(self._files(language))
        return self[language]

    def parsed(self, language: str) -> list[ast.Resource]:
        """Return the files of a language, parsed."""
        return [parsed(content) for content in self._files(language)]

    def needed(self, language: str) -> dict[str, str]:
        """Return the sources that together have every text, in the order of the chain; a language that adds no text is left out."""
        found: dict[str, str] = {}
        keys: set[str] = set()
        for tried in chain(language, self.languages):
            added = {key for source in self.parsed(tried) for key, _ in patterns(source)} - keys
            if added:
                found[tried] = self[tried]
                keys |= added
        return found

    def _files(self, language: str) -> list[str]:
        paths = [folder / f"{language}.ftl" for folder in self._folders]
        return [path.read_text("utf-8") for path in paths if path.is_file()]


@cache
def parsed(content: str) -> ast.Resource:
    """Return the syntax tree of a file of texts; cached, because parsing is slow and the shared texts are part of every game's."""
    return FluentParser().parse(content)


def patterns(source: ast.Resource) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield every key of a source with its pattern, attributes as `key.attribute`."""
    for entry in source.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


class RulesPage(NamedTuple):
    """A rules page as Markdown, and the language it is in."""

    language: str
    text: str


def rules_pages(game: AnyGame) -> Iterator[RulesPage]:
    """Yield the rules of a game in each language that has a page."""
    folder = Path(game.about.folder) / "rules"
    return (RulesPage(language, (folder / f"{language}.md").read_text("utf-8")) for language in found(folder, suffix=".md"))


def rules_page(game: AnyGame, language: str) -> RulesPage:
    """Return the rules of a game in the first language of the chain that has a page; raises BadSetup if none has."""
    folder = Path(game.about.folder) / "rules"
    for tried in chain(language, found(folder, suffix=".md")):
        return RulesPage(tried, (folder / f"{tried}.md").read_text("utf-8"))
    raise BadSetup("rules", game=game.about.name)
