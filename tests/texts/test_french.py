"""French is set as French is: no line can begin with punctuation, and no number is parted from what it counts."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = [*(ROOT / "src").rglob("fr.ftl"), *(ROOT / "src").rglob("fr.md"), *(ROOT / "web" / "src" / "texts").rglob("fr.ftl")]
COUNTED = (
    "bot|carte|case|chaudron|corbeau|flacon|goutte|jeton|joueur|manche|minute|or|partie|personne|pierre|place|point|potion|seconde|tour"
)
FAULTS = {
    "a plain space before punctuation": r"(?<=\S) [;:!?»]",
    "a plain space after a quotation mark": r"« ",
    "no narrow space before ; ! ? or »": r"[^\W_][;!?](?!\w)|\u00a0[;!?»]|[^\s{}\"]»",
    "no narrow space after «": r"«[^\u202f]",
    "no no-break space before a colon": r"[^\W\d_]:(?= |$)|\u202f:",
    "a plain space between a number and what it counts": rf"(?:\d|\}}) (?:{COUNTED})s?\b",
    "a straight apostrophe": r"\w'\w",
}
FOREIGN = ("Wie verhext!",)


def faults(line: str) -> list[str]:
    for name in FOREIGN:
        line = line.replace(name, "")
    return [fault for fault, pattern in FAULTS.items() if re.search(pattern, line)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_is_set_as_french(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    said = [line for line in lines if not (path.suffix == ".ftl" and line.startswith("#"))]
    assert {line: found for line in said if (found := faults(line))} == {}


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("Sûr ?", "a plain space before punctuation"),
        ("Le tour de { $seat } : rien", "a plain space before punctuation"),
        ("« Oui\u202f»", "a plain space after a quotation mark"),
        ("Sûr\u00a0?", "no narrow space before ; ! ? or »"),
        ("Non!", "no narrow space before ; ! ? or »"),
        ("«\u202fOui»", "no narrow space before ; ! ? or »"),
        ("«\u00a0Oui\u202f»", "no narrow space after «"),
        ("Rien: tout", "no no-break space before a colon"),
        ("{ $count } cartes", "a plain space between a number and what it counts"),
        ("5 points", "a plain space between a number and what it counts"),
        ("l'or", "a straight apostrophe"),
    ],
)
def test_a_fault_is_found(line: str, fault: str) -> None:
    assert fault in faults(line)


def test_every_french_file_is_read() -> None:
    games = ROOT / "src" / "chaudron" / "games"
    of_games = [*games.glob("*/texts"), *games.glob("*/rules"), *games.glob("*/lessons"), *games.glob("*/study")]
    assert len(FILES) == 3 + 3 + len(of_games)
