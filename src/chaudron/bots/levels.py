"""The levels by which people choose a bot, the same for every game. To add one, add an entry to `LEVELS`, and its name to the texts."""

from typing import Final, NamedTuple

from chaudron.kernel.game import AnyGame


class Level(NamedTuple):
    """All that is known of a level."""

    bot: str
    """The name of its bot, unless a game says otherwise."""
    wits: tuple[float, float]
    """Seconds that it takes to find words where nobody has to speak, at a calm table: at least, and at most."""
    doubt: float
    """How much of the time that people ponder on a move it ponders on it, at a calm table."""


LEVELS: Final[dict[str, Level]] = {
    "apprentice": Level("ismcts:40", wits=(4.0, 8.0), doubt=1.25),
    "brewer": Level("ismcts:1000", wits=(2.5, 5.0), doubt=1.0),
    "master": Level("ismcts:1s", wits=(1.2, 2.5), doubt=0.8),
}
"""By their names, the weakest first. An apprentice errs like a beginner, a brewer knows the game, a master takes its time."""

USUAL: Final = "brewer"
"""The level where nobody has chosen one, as of a bot that plays for somebody who is gone."""
STRONGEST: Final = "master"
"""The level that advises people."""


def bot_of(level: str, game: AnyGame) -> str:
    """The name of the bot behind a level: the game's own, else a search, and where a search is lost the game's quick bot."""
    own = game.about.levels.get(level)
    if own is not None:
        return own
    if game.about.market:
        return "random" if game.heuristic() is None else "heuristic"
    return LEVELS[level].bot
