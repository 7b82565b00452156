"""The documents are true: their code runs, their commands exist, their links lead somewhere, and what they promise is watched."""

import ast
import doctest
import importlib
import io
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields

import chaudron
from chaudron import games
from chaudron.cli import app
from chaudron.cli.line import table_in
from chaudron.testing import LAWS
from tests.docs import notebook
from tests.docs.reading import ROOT, Block, blocks, name_of, prose, rows

SOURCE = ROOT / "src" / "chaudron"
WEB = ROOT / "web"
PROGRAMS = sorted(ROOT.glob("*.py"))
GAMES = {name: SOURCE / "games" / name.replace("-", "_") for name, package in games.packages().items() if package.startswith("chaudron.")}
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(SOURCE / "games").glob("*/RULINGS.md")])
COMMANDS = [name for name in app if not name.startswith("-")]
OWN_PAIRS = re.findall(r'case \["(\w+)", "(\w+)"', (ROOT / "go.py").read_text("utf-8"))
"""What `go.py` does itself, although `chaudron` has a command of that name."""
OWN_COMMANDS = re.findall(r'case \["(\w+)"', (ROOT / "go.py").read_text("utf-8"))
STANDS_FOR = {"play": "serve", "terminal": "play"}
"""Where `go.py` and `chaudron` mean different things by a word."""


def run_doctest(block: Block, names: dict[str, Any], where: str) -> None:
    """Run a block of `>>>` lines and compare what they print; what they define is there for the next block."""
    test = doctest.DocTestParser().get_doctest(block.text, names, where, where, block.line)
    printed: list[str] = []
    results = doctest.DocTestRunner(verbose=False).run(test, out=printed.append, clear_globs=False)
    assert results.attempted and not results.failed, "".join(printed)
    names.update(test.globs)


def run_script(block: Block, names: dict[str, Any], where: str) -> str:
    """Run a block of plain Python and say what it prints."""
    with redirect_stdout(io.StringIO()) as printed:
        exec(compile(block.text, f"{where}:{block.line}", "exec"), names)
    return printed.getvalue()


def run_file(path: Path) -> None:
    """Run a file that a document has the reader write: tests by pytest, others by importing them."""
    if path.name.startswith("test_"):
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", path.name]
        tested = subprocess.run(command, cwd=path.parent, env=environment, capture_output=True, text=True)
        assert tested.returncode == 0, tested.stdout
    else:
        importlib.import_module(path.parent.name if path.name == "__init__.py" else path.stem)


def write_files(found: list[Block], folder: Path) -> list[Path]:
    """Write what a document has the reader write; a package with a pyproject.toml counts as installed. The Python files are returned."""
    written: list[Path] = []
    for block in found:
        if block.title:
            path = folder / block.title
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, "utf-8")
            written.append(path)
    for path in written:
        if path.name == "pyproject.toml":
            project = tomllib.loads(path.read_text("utf-8"))["project"]
            info = folder / f"{project['name']}-{project['version']}.dist-info"
            info.mkdir()
            (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
            groups = project["entry-points"].items()
            lines = [line for group, points in groups for line in (f"[{group}]", *(f"{name} = {value}" for name, value in points.items()))]
            (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return [path for path in written if path.suffix == ".py"]


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to write a document's files into; modules imported from there are forgotten afterwards."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    known = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - known:
        if str(getattr(sys.modules[name], "__file__", None)).startswith(str(tmp_path)):
            del sys.modules[name]
    games.load.cache_clear()


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if any(b.language == "python" for b in blocks(path))], ids=name_of)
def test_the_code_in_a_document_runs(document: Path, workshop: Path) -> None:
    found = blocks(document)
    for path in write_files(found, workshop):
        run_file(path)
    names: dict[str, Any] = {"__name__": document.stem}
    printed = ""
    for block in found:
        if block.language == "python" and not block.title:
            if block.text.startswith(">>>"):
                run_doctest(block, names, document.name)
            else:
                printed = run_script(block, names, document.name)
        elif block.language == "text":
            assert block.text == printed, f"{document.name}:{block.line}"


def test_the_notebook_shows_what_it_says() -> None:
    """`python -m tests.docs.notebook` writes what its cells show."""
    before, after = notebook.run()
    assert [cell["source"] for cell in before["cells"] if cell["cell_type"] == "code"]
    for old, new in zip(before["cells"], after["cells"], strict=True):
        for was, now in zip(old.get("outputs", []), new.get("outputs", []), strict=True):
            assert was.get("text") == now.get("text")
            assert notebook.pictures(was) == notebook.pictures(now)


def test_the_first_code_in_the_readme_is_a_played_game() -> None:
    first = blocks(ROOT / "README.md")[0]
    assert first.language == "python"
    assert len(first.text.splitlines()) <= 10
    names: dict[str, Any] = {}
    run_doctest(first, names, "README.md")
    assert names["match"].step > 0
    assert first.text.splitlines()[-1] == repr(names["match"].outcome)


# The commands exist, and all of them are documented.


def documented_commands() -> dict[str, str]:
    """The section of each command in the document of the command line."""
    text = (ROOT / "docs/command-line.md").read_text("utf-8")
    return {found[1]: found[2] for found in re.finditer(r"^## `chaudron (\w+)`\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)}


def test_every_command_is_documented() -> None:
    assert set(documented_commands()) == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_a_command_is_documented_and_no_other(command: str) -> None:
    documented = {name: row for row in rows(documented_commands()[command]) for name in re.findall(r"`([^`]+)`", row[0])}
    taken: dict[str, Any] = {}
    for argument in app[command].assemble_argument_collection():
        field = argument.field_info
        taken |= dict.fromkeys(set(argument.names) - {"*"}, field.default)  # a group of options has no name of its own
        if field.kind is not field.KEYWORD_ONLY and "*" not in argument.names:
            taken[field.name.upper()] = field.default
    assert set(documented) == set(taken)
    for name, default in taken.items():
        if isinstance(default, int | str) and not isinstance(default, bool):
            assert str(default) in documented[name][1], f"{name}: the default is {default}"


def command_lines() -> list[tuple[str, str]]:
    """Every command line in a fenced block, with the document it stands in."""
    lines = [
        (name_of(path), line) for path in DOCUMENTS for block in blocks(path) if not block.language for line in block.text.splitlines()
    ]
    return [(where, line) for where, line in lines if line.startswith(("chaudron ", "python3 go.py ")) and "COMMAND" not in line]


@pytest.mark.parametrize(("where", "line"), command_lines())
def test_a_command_line_in_a_document_is_accepted(where: str, line: str) -> None:
    program, *words = shlex.split(line, comments=True)
    if program == "python3":
        _, *words = words
        assert words[0] in [*OWN_COMMANDS, *COMMANDS], where
        assert all((ROOT / word).exists() for word in words[1:] if word.startswith("tests/")), where
        if tuple(words[:2]) in OWN_PAIRS:
            return
        words[0] = STANDS_FOR.get(words[0], words[0])
    else:
        assert words[0] in COMMANDS, where
    if words[0] in COMMANDS:
        command, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
        assert callable(command)
        if "game" in bound.arguments:
            assert bound.arguments["game"] in GAMES or table_in(bound.arguments["game"]), where


def test_go_and_chaudron_mean_different_things_by_these_words_only() -> None:
    text = (ROOT / "go.py").read_text("utf-8")
    assert 'become("serve", *arguments)' in text
    assert dict(re.findall(r'case \["(\w+)", \*rest\]:\n +chaudron\("\w+", "(\w+)"', text)) == {"terminal": "play", "bench": "bench"}
    said = (ROOT / "docs/command-line.md").read_text("utf-8").split("## ")[0]
    for word, meaning in STANDS_FOR.items():
        assert re.search(rf"`python3 go.py {word}` is\s`chaudron {meaning}`", said), word


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_command_named_in_passing_exists(document: Path) -> None:
    named = re.findall(r"`(?:python3 go\.py|chaudron) ([a-z]\w*)[^`]*`", prose(document))
    assert set(named) <= {*OWN_COMMANDS, *COMMANDS}


def test_every_setting_is_documented_and_no_other() -> None:
    files = [*SOURCE.rglob("*.py"), *PROGRAMS, *(ROOT / "tests/browser").glob("*.py"), *(ROOT / "tests/browsers").glob("*.py")]
    used = {name for path in files for name in re.findall(r"CHAUDRON_[A-Z_]+", path.read_text("utf-8"))}
    documented = {
        name for row in rows((ROOT / "docs/command-line.md").read_text("utf-8")) for name in re.findall(r"`(CHAUDRON_\w+)`", row[0])
    }
    assert documented == used


def test_the_oldest_browsers_are_the_same_everywhere() -> None:
    said = re.findall(r"(Chrome|Firefox|Safari)(?: and Edge)? from version ([\d.]+)", (ROOT / "README.md").read_text("utf-8"))
    target = re.search(r"target: \[(.*)\]", (WEB / "vite.config.ts").read_text("utf-8"))
    assert target is not None
    assert [f"{name.lower()}{version}" for name, version in said] == re.findall(r"'(.*?)'", target[1])
    script = (WEB / "public/too-old.js").read_text("utf-8")
    told = re.findall(r"(Chrome|Firefox|Safari)(?: (?:oder|or|ou) Edge)? ([\d.]+\d)", script)
    assert told == said * 3


# The games have their pages, and their rules their tests.


def test_every_game_has_a_page_and_every_page_a_game() -> None:
    assert {path.stem for path in (ROOT / "docs/games").glob("*.md")} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_is_on_its_page(game: str) -> None:
    page = (ROOT / f"docs/games/{game}.md").read_text("utf-8")
    options = [field.encode_name for field in fields(games.load(game).about.options)]
    assert [name for name in options if not any(row[0] == f"`{name}`" for row in rows(page))] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_module_of_a_game_is_on_its_page(game: str) -> None:
    page = (ROOT / f"docs/games/{game}.md").read_text("utf-8")
    modules = [path.name for path in GAMES[game].glob("*.py") if path.stem != "__init__"]
    assert [name for name in modules if f"[`{name}`]" not in page] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_numbered_rule_has_a_test(game: str) -> None:
    """RULINGS.md says which numbers there are; page and tests have the same, and no other."""
    ranges = re.findall(r"([A-Z]+)-1 to \1-(\d+)", (GAMES[game] / "RULINGS.md").read_text("utf-8"))
    assert len(ranges) == 1
    prefix, last = ranges[0][0], int(ranges[0][1])
    page = (ROOT / f"docs/games/{game}.md").read_text("utf-8")
    numbers = range(1, last + 1)
    listed = {row[0]: row[-1] for row in rows(page) if row[0].startswith(f"{prefix}-")}
    assert listed == {f"{prefix}-{number}": f"`test_{prefix.lower()}_{number:02}`" for number in numbers}
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests/games" / GAMES[game].name).glob("test_*.py"))
    assert {int(number) for number in re.findall(rf"^def test_{prefix.lower()}_(\d+)", tests, re.MULTILINE)} == set(numbers)


# The links lead somewhere, and what is named is there.


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_link_leads_somewhere(document: Path) -> None:
    links = [*re.findall(r"\]\(([^)#\s]+)[^)]*\)", prose(document)), *re.findall(r'src="([^"]+)"', prose(document))]
    assert [link for link in links if not link.startswith("https://") and not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_test_named_in_a_document_exists(document: Path) -> None:
    files = list((ROOT / "tests").rglob("test_*.py"))
    functions = [name for path in files for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)]
    named = re.findall(r"`(?:tests/(?:\w+/)*)?(test_\w+)(\.py)?`", prose(document))
    missing = [
        name
        for name, file in named
        if not (any(path.stem == name for path in files) if file else any(f.startswith(name) for f in functions))
    ]
    assert missing == []


# A figure is measured, and stands beside the command that measured it.


FIGURE = re.compile(
    r"\d[\d.,\u202f\u00a0]*\s?(?:[kM]\s)?(?:(?:moves|games|rounds|simulations|steps|commits|rows|updates)(?:/s|\s(?:a|per)\ssecond)|"
    r"(?:ms|milliseconds|KB|MB|fps)\b|times\s(?:as\s)?(?:fast|slow))"
)
MEASURED_BY = re.compile(r"(?:python3 go\.py|chaudron) (?:bench|simulate|ladder)")


def test_no_figure_without_the_command_that_made_it() -> None:
    assert FIGURE.search("650 k moves a second") and FIGURE.search("1,250,000\u00a0simulations/s") and FIGURE.search("12.5 ms")
    sections = {
        (name_of(document), section.partition("\n")[0]): section
        for document in DOCUMENTS
        for section in re.split(r"^#+ ", document.read_text("utf-8"), flags=re.MULTILINE)
    }
    assert [where for where, section in sections.items() if FIGURE.search(section) and not MEASURED_BY.search(section)] == []


# What ARCHITECTURE.md says of the source.


ARCHITECTURE = ROOT / "ARCHITECTURE.md"


def test_no_file_names_a_game_that_is_not_its_own() -> None:
    """Promise 1: adding a game touches no existing file, so none may name one; documents may."""
    places = [*SOURCE.rglob("*"), *(WEB / "src").rglob("*"), *WEB.glob("*"), *PROGRAMS, ROOT / "pyproject.toml"]
    kinds = {".py", ".ftl", ".toml", ".ts", ".js", ".svelte", ".css", ".html"}
    texts = {path: path.read_text("utf-8") for path in places if path.is_file() and path.suffix in kinds}
    for game, folder in GAMES.items():
        word = re.compile(rf"(?<![a-z]){game.replace('-', '[-_ ]')}(?![a-z])", re.IGNORECASE)
        naming = {path for path, text in texts.items() if word.search(text)}
        assert any(folder in path.parents for path in naming), "the word is not even found where it must be"
        assert [name_of(path) for path in naming if not {folder, WEB / "src/games" / game} & set(path.parents)] == []


def test_the_engine_has_no_clock_and_no_chance_of_its_own() -> None:
    """Promise 7: randomness and time are arguments. Only a fresh seed comes from outside."""
    found: set[tuple[str, str]] = set()
    for path in [*(SOURCE / "kernel").rglob("*.py"), *(SOURCE / "games").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            modules += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            found |= {(path.relative_to(SOURCE).as_posix(), module.partition(".")[0]) for module in modules}
    assert ("kernel/match.py", "chaudron") in found
    outside = {"asyncio", "calendar", "datetime", "os", "random", "secrets", "socket", "subprocess", "threading", "time", "uuid"}
    assert {(path, module) for path, module in found if module in outside} == {("kernel/rng.py", "secrets")}


def test_the_layers_are_those_of_the_contract() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    drawn = [block.text.strip() for block in blocks(ARCHITECTURE)]
    assert "  →  ".join(layer.replace("chaudron.", "") for layer in layers) in drawn


def tree() -> set[str]:
    """The paths in the drawing of the tree."""
    found: set[str] = set()
    parents: list[str] = []
    for line in next(block.text for block in blocks(ARCHITECTURE) if block.text.startswith("src/")).splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        named = re.match(r"(?:[\w.]+/?(?:  |$)|[\w./]+/  )+", line.strip() + "  ")
        assert named, line
        parents[depth:] = [named[0].split()[0]]
        found |= {"".join([*parents[:depth], name]).rstrip("/") for name in named[0].split()}
    return found


def test_the_tree_is_the_one_there_is() -> None:
    drawn = tree()
    assert [path for path in drawn if not (ROOT / path).exists()] == []
    packages = {name_of(path.parent) for path in SOURCE.glob("*/__init__.py")}
    opened = {(ROOT / path).parent for path in drawn if path.startswith("src/") and path.endswith(".py")}
    modules = {name_of(path) for folder in opened for path in folder.glob("*.py") if path.stem != "__init__"}
    assert packages | modules <= drawn


@pytest.mark.parametrize("game", games.names())
def test_every_file_of_a_game_is_in_its_document(game: str) -> None:
    folder = SOURCE / "games" / game.replace("-", "_")
    here = {
        path.stem + ("/" if path.is_dir() else ".py")
        for path in folder.iterdir()
        if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    listed = re.findall(r"^\| \[`([\w.]+/?)`\]", (ROOT / f"docs/games/{game}.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted({*here - {"__init__.py"}, "cards.toml"})


def test_every_folder_of_the_client_is_in_the_tree() -> None:
    folders = {name_of(path) for path in (WEB / "src").iterdir() if path.is_dir()}
    assert folders <= tree()


def test_every_law_is_in_the_architecture() -> None:
    laws = ARCHITECTURE.read_text("utf-8").split("## Laws")[1].split("## ")[0]
    assert [row[0] for row in rows(laws)][2:] == list(LAWS)


def test_the_changelog_begins_with_this_version() -> None:
    versions = re.findall(r"^## \[([^\]]+)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert versions[0] == chaudron.__version__


def test_every_folder_of_tests_is_collected(pytestconfig: pytest.Config) -> None:
    left_out = pytestconfig.getini("norecursedirs")
    folders = {path.parent.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py")}
    assert Path("tests/build") in folders
    assert [str(folder) for folder in folders if any(fnmatch(part, pattern) for part in folder.parts for pattern in left_out)] == []
