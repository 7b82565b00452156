"""Discovers games: the folders here, and plug-ins from installed packages.

A game is a package with an attribute `GAME`. A folder `my_game` here is the game `my-game`. An installed package registers a game under
the entry point group `chaudron.games`: the entry point's name is the name of the game, and its value is the package.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup

GROUP = "chaudron.games"


def packages() -> dict[str, str]:
    """Return the package of every available game by the game's name; the folders here come first."""
    from importlib.metadata import entry_points  # takes a while to import, and who imports the package of a game does not need it

    found = {module.name.replace("_", "-"): f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg}
    for offered in sorted(entry_points(group=GROUP), key=lambda offered: offered.name):
        found.setdefault(offered.name, offered.value)
    return found


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(packages())


@cache
def load(name: str) -> AnyGame:
    """Return the game of that name; raises BadSetup if there is none or it cannot be imported."""
    package = packages().get(name)
    if package is None:
        raise BadSetup("game", game=name, known=", ".join(names()))
    try:
        game: AnyGame = import_module(package).GAME
    except Exception as error:  # anything a third-party package may raise when it is imported
        raise BadSetup("broken", name=name, detail=f"{type(error).__name__}: {error}") from error
    if game.about.name != name:
        raise BadSetup("broken", name=name, detail=f"{package} calls itself {game.about.name}")
    return game
