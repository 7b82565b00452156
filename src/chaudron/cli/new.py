"""A new package with a small game, ready to be played and changed."""

import re
from pathlib import Path

from rich.console import Console

from chaudron import games
from chaudron.cli.language import default_language
from chaudron.kernel.model import BadSetup
from chaudron.texts import texts

SKELETON = Path(__file__).parent / "skeleton"
"""The files of the package; what they call the game is replaced everywhere, in names of files, too."""
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def new(name: str, *, folder: Path | None = None) -> None:
    """Write a package with a small game that keeps the laws, with its texts, rules pages and tests.

    Parameters
    ----------
    name
        The name of the game: lower-case words, joined by hyphens.
    folder
        Where to write it. Default: a folder with that name, here.
    """
    if not NAME.fullmatch(name):
        raise BadSetup("new-name", name=name)
    if name in games.names():
        raise BadSetup("new-taken", name=name)
    target = folder or Path(name)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise BadSetup("new-exists", folder=str(target))
    for path in written(name, target):
        print(path)
    Console(highlight=False, soft_wrap=True).print(texts(default_language()).say("new-next", folder=str(target), game=name))


def written(name: str, target: Path) -> list[Path]:
    """Write the package and return its files."""
    package = name.replace("-", "_")
    title = name.replace("-", " ").capitalize()
    words = {"my_game": package, "my-game": name, "MyGame": "".join(part.capitalize() for part in name.split("-")), "My game": title}

    def renamed(text: str) -> str:
        return re.sub("|".join(words), lambda found: words[found[0]], text)

    found: list[Path] = []
    for path in sorted(path for path in SKELETON.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        inside = path.relative_to(SKELETON)
        # What belongs beside the package has the suffix .template, so that nobody takes it for a part of ours.
        place = target / inside.with_suffix("") if inside.suffix == ".template" else target / package / inside
        place = place.with_name(renamed(place.name))
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(renamed(path.read_text("utf-8")), "utf-8")
        found.append(place)
    return found
