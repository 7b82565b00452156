"""The documents as a site: every page is in the navigation, every link leads somewhere, and nothing comes from elsewhere."""

import re
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import docs_build
import pytest


@cache
def site() -> Path:
    """The site; a warning makes the build fail. `python3 go.py test` builds it beside the tests, and the first to need it waits."""
    return docs_build.build()


@cache
def pages() -> dict[Path, str]:
    return {path: path.read_text("utf-8") for path in site().rglob("*.html")}


def page_of(document: Path) -> Path:
    """Where a document is in the site."""
    inside = document.relative_to(docs_build.ROOT).as_posix().removeprefix("docs/").removesuffix(".md").lower()
    return site() / ("index.html" if document == docs_build.FIRST else f"{inside}/index.html")


def test_every_document_is_listed_in_a_section() -> None:
    found = docs_build.sections()
    listed = [docs_build.FIRST, *found, *(path for inside in found.values() for path in inside)]
    missing = sorted(docs_build.name_of(path) for path in set(docs_build.documents()) - set(listed))
    assert missing == [], "list them in docs/README.md, or in the page of a section that is listed there"
    assert len(listed) == len(set(listed))


def test_there_is_a_page_for_every_audience() -> None:
    audiences = {path.stem for path, inside in docs_build.sections().items() if inside}
    assert audiences == {"players", "hosts", "researchers", "authors"}


def test_every_page_is_in_the_navigation() -> None:
    first = pages()[site() / "index.html"]
    navigation = first[first.index('<nav class="md-nav md-nav--primary"') : first.index("<article")]
    linked = {(site() / link / "index.html").resolve() for link in re.findall(r'href="([^"#]*)"', navigation)}
    assert linked == {path.resolve() for path in pages()}
    assert linked >= {page_of(path).resolve() for path in docs_build.documents()}
    assert "reference/chaudron.kernel/" in navigation


def test_every_link_in_the_site_leads_somewhere() -> None:
    ids = {path: set(re.findall(r'\sid="([^"]+)"', text)) for path, text in pages().items()}
    wrong: list[str] = []
    for path, text in pages().items():
        for link in set(re.findall(r'\s(?:href|src)="([^"]+)"', text)):
            address, _, anchor = unquote(link).partition("#")
            if re.match(r"https?:", link):
                continue
            target = (path.parent / address).resolve() if address else path
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file() or (anchor and target.suffix == ".html" and anchor not in {"__consent", *ids[target]}):
                wrong.append(f"{path.relative_to(site())}: {link}")
    assert wrong == []


def test_nothing_is_inlined_and_nothing_comes_from_elsewhere() -> None:
    """The server's content security policy is the same for these pages as for the rest."""
    wrong: list[str] = []
    for path, text in pages().items():
        inlined = [tag for tag in re.findall(r"<script[^>]*>", text) if "src=" not in tag and 'type="application/json"' not in tag]
        inlined += re.findall(r'<style|\sstyle="[^"]*"|\son\w+="[^"]*"', text)
        foreign = re.findall(r'<(?:script|img|link|iframe)[^>]*\s(?:src|href)="(?:https?:)?//[^"]*"', text)
        wrong += [f"{path.relative_to(site())}: {found}" for found in (*inlined, *foreign)]
    assert wrong == []
    styles = "".join(path.read_text("utf-8") for path in site().rglob("*.css"))
    assert not re.findall(r"url\(['\"]?(?:https?:)?//|@import", styles)
    assert {path.suffix for path in (site() / "assets").glob("*.woff2")} == {".woff2"}


@pytest.mark.parametrize("name", ["Match", "Search", "advise", "parse_match"])
def test_the_reference_has_what_people_import(name: str) -> None:
    reference = pages()[site() / "reference" / "index.html"]
    assert re.search(rf'href="[^"]+#chaudron\.[\w.]+\.{name}"', reference)


def test_what_the_build_needs_is_what_is_locked() -> None:
    text = (docs_build.ROOT / "pyproject.toml").read_text("utf-8")
    assert f"docs = {docs_build.NEEDS}".replace("'", '"') in text
