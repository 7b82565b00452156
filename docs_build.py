"""Builds the documents as a site, unless their sources are unchanged; also the hooks by which MkDocs gets its pages (see `mkdocs.yml`).

python docs_build.py           build the site into .cache/site, if it is missing or its sources have changed

A document's place in the repository is its address for links, so the same links lead there in the repository and in the site.
`docs/README.md` is the first page. What it lists are the sections, and a page is in the first section whose own page lists it. A page that
none of them lists is reported, and the build fails. The pages of the reference are made from the source.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parent))
import web_build
from alone import alone

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent
SITE = ROOT / ".cache" / "site"
NEEDS = ["mkdocs>=1.6,<2", "mkdocs-material>=9.8,<10", "mkdocstrings-python>=2.0,<3"]
"""What is needed to build the site; the same as the group `docs` in `pyproject.toml`."""
FIRST = ROOT / "docs" / "README.md"
THEME = ROOT / "docs" / "theme"
STYLE = ROOT / "web" / "src" / "style"
SOURCE = ROOT / "src" / "chaudron"
WITHIN = {"cli", "server", "store"}
"""Packages that nobody imports: they are in no reference."""
LINK = re.compile(r"(\[(?:`[^`]*`|[^\]`])*\])\(([^)#\s]+)(#[^)\s]*)?\)|`[^`]+`")
"""A link: its text, its target and its anchor; or code, in which nothing is a link."""
IMAGE = re.compile(r'<img src="([^"]+)" alt="([^"]*)" width="(\d+)">')
FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
PICTURES = {".svg", ".webp", ".png"}


# Which pages there are.


def documents() -> list[Path]:
    """Return all documents."""
    return sorted(
        [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").glob("*.md"), *SOURCE.glob("games/*/RULINGS.md")]
    )


def prose(text: str) -> Iterator[tuple[str, bool]]:
    """Divide a document into prose and blocks of code; links are in the former only."""
    for part in FENCED.split(text):
        yield part, not part.startswith("```")


def links(document: Path, *, listed: bool = False) -> list[Path]:
    """Return the files and folders that a document links to, in order; or only those in the first lines of items of a list."""
    text = "".join(part for part, is_prose in prose(document.read_text("utf-8")) if is_prose)
    if listed:
        text = "\n".join(line for line in text.splitlines() if line.startswith("- "))
    found = [found[2] for found in LINK.finditer(text)] + [found[1] for found in IMAGE.finditer(text)]
    return [(document.parent / link).resolve() for link in found if link and "://" not in link]


def name_of(path: Path) -> str:
    """Return the path of a file within the repository."""
    return path.relative_to(ROOT).as_posix()


def sections() -> dict[Path, list[Path]]:
    """Return the page of each section, with the pages that are in it."""
    pages = set(documents())
    heads = [path for path in dict.fromkeys(links(FIRST, listed=True)) if path in pages]
    taken = {FIRST, *heads}
    found: dict[Path, list[Path]] = {}
    for head in heads:
        inside = [path for path in dict.fromkeys(links(head, listed=True)) if head.parent == FIRST.parent and path in pages - taken]
        taken |= set(inside)
        found[head] = inside
    return found


def modules(place: Path) -> list[str]:
    """Return the names of a module, or of a package and all modules in it."""
    inside = [path for path in sorted(place.rglob("*.py")) if path.stem != "__init__"]
    return [".".join(path.relative_to(SOURCE.parent).with_suffix("").parts) for path in [place, *inside]]


def reference() -> dict[str, str]:
    """Return the pages of the reference: what people import first, then each package; of games, the values that they are played with."""
    pages: dict[str, list[str]] = {}
    for package in sorted(path.parent for path in SOURCE.glob("*/__init__.py") if path.parent.name not in WITHIN):
        pages[f"chaudron.{package.name}"] = ["chaudron.games"] if package.name == "games" else modules(package)
    for game in sorted(path.parent for path in SOURCE.glob("games/*/game.py")):
        model = game / "model"
        pages[f"chaudron.games.{game.name}"] = modules(model if model.is_dir() else model.with_suffix(".py"))
    made = {f"reference/{title}.md": f"# {title}\n\n" + "".join(f"::: {name}\n\n" for name in names) for title, names in pages.items()}
    first = "What people import from `chaudron` itself: " + ", ".join(f"[`{name.rpartition('.')[2]}`][{name}]" for name in exported())
    listed = "".join(f"- [`{title}`]({title}.md)\n" for title in pages)
    return {"reference/index.md": f"# Reference\n\nWhat the docstrings say.\n\n{first}.\n\nPackage by package:\n\n{listed}", **made}


def exported() -> list[str]:
    """Return where the names are defined that `chaudron` exports."""
    tree = ast.parse((SOURCE / "__init__.py").read_text("utf-8"))
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module != "chaudron"]
    return [f"{node.module}.{alias.name}" for node in imports for alias in node.names]


# What MkDocs asks for.


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Return all files of the site, by their paths in the repository, and put the pages into the navigation."""
    from mkdocs.structure.files import File, Files

    def page_of(path: Path) -> File:
        found = File.generated(config, name_of(path), abs_src_path=str(path))
        place = path.relative_to(ROOT / "docs") if ROOT / "docs" in path.parents else path.relative_to(ROOT)
        address = place.with_suffix("").as_posix().lower()
        found.dest_uri = "index.html" if path == FIRST else f"{address}/index.html"
        found.name = "index" if path == FIRST or divided.get(path) else place.stem.lower()  # the page of a section is its heading, too
        return found

    pages, divided = documents(), sections()
    linked = {path for page in pages for path in links(page) if path.is_file() and path not in pages}
    beside = [File.generated(config, name_of(path) + shown_as(path), abs_src_path=str(path)) for path in sorted(linked)]
    made = reference()
    generated = [File.generated(config, name, content=text) for name, text in made.items()]
    tree: list[Any] = [name_of(FIRST)]
    for head, inside in divided.items():
        tree.append({title(head): [name_of(head), *map(name_of, inside)]} if inside else name_of(head))
    config.nav = [*tree, {"Reference": list(made)}]
    theme = [file for file in files if file.src_uri.startswith("assets/")]
    return Files([*map(page_of, pages), *beside, *generated, *theme])


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Return the text of a page with pictures that MkDocs recognizes, links to sources as text, and none to folders, which have no page."""
    folder = (ROOT / page.file.src_uri).parent
    pages = set(documents())

    def link(found: re.Match[str]) -> str:
        path = (folder / (found[2] or "-")).resolve()
        if path.is_dir():
            return found[1][1:-1]
        return f"{found[1]}({found[2]}{shown_as(path)}{found[3] or ''})" if path.is_file() and path not in pages else found[0]

    parts = [LINK.sub(link, IMAGE.sub(r"![\2](\1){ width=\3 }", part)) if is_prose else part for part, is_prose in prose(markdown)]
    return "".join(parts)


def shown_as(path: Path) -> str:
    """Return what is added to the name of a file that is no page: sources are shown as text, whatever browsers make of their endings."""
    return "" if path.suffix in PICTURES else ".txt"


def title(document: Path) -> str:
    """Return the heading of a document."""
    return document.read_text("utf-8").partition("\n")[0].lstrip("# ")


def on_post_build(config: MkDocsConfig) -> None:
    """Add our colours and fonts, and leave out what the theme brings and no page asks for."""
    assets = Path(config.site_dir) / "assets"
    shutil.copy(STYLE / "tokens.css", assets)
    shutil.copy(ROOT / "web" / "public" / "favicon.svg", assets)
    text = (STYLE / "fonts.css").read_text("utf-8")
    for font in re.findall(r"url\('([^']+)'\)", text):
        shutil.copy(web_build.MODULES / font, assets)
        text = text.replace(font, Path(font).name)
    (assets / "fonts.css").write_text(text, "utf-8")
    shutil.rmtree(assets / "javascripts" / "lunr")
    unused = ("404.html", "sitemap.xml", "sitemap.xml.gz", "objects.inv")
    for path in [*assets.rglob("*.map"), *(Path(config.site_dir) / name for name in unused)]:
        path.unlink()


# Building.


def sources() -> list[Path]:
    """Return everything that the site is made of."""
    pages = documents()
    own = [ROOT / "docs_build.py", ROOT / "mkdocs.yml", STYLE / "tokens.css", STYLE / "fonts.css"]
    linked = [path for page in pages for path in links(page) if path.is_file()]
    theme = [path for path in THEME.rglob("*") if path.is_file()]
    return sorted({*own, *pages, *linked, *theme, *(path for path in SOURCE.rglob("*.py") if not WITHIN & set(path.parts))})


def digest() -> str:
    """Return a digest of the contents of all sources."""
    found = hashlib.sha256()
    for path in sources():
        found.update(name_of(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_fresh(target: Path = SITE) -> bool:
    """Whether the site in a folder was built from the current sources."""
    stamp = target / ".sources"
    return stamp.exists() and stamp.read_text() == digest()


def build(target: Path = SITE) -> Path:
    """Return the folder of the site, building it if necessary; concurrent processes wait for the first."""
    if not is_fresh(target):
        with alone(ROOT / ".cache" / "site.lock", "waiting for another process that is building the documents …"):
            if not is_fresh(target):
                build_into(target)
    return target


def build_into(target: Path) -> None:
    """Build the site, in which nothing may be amiss, and replace the target folder with it."""
    print("building the documents …", file=sys.stderr)
    web_build.install(tools=False)  # the fonts come with the client
    wanted = digest()
    with tempfile.TemporaryDirectory(dir=ROOT / ".cache") as folder:
        unfinished = Path(folder) / "site"
        command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(unfinished)]
        subprocess.run(command, cwd=ROOT, check=True, stdout=sys.stderr, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
        (unfinished / ".sources").write_text(wanted)
        if target.exists():
            shutil.move(target, Path(folder) / "old")
        shutil.move(unfinished, target)


if __name__ == "__main__":
    try:
        build()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
