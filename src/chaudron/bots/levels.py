"""The levels of bots that people choose from, the same for every game. To add one, add an entry to `LEVELS` and its name to the texts."""

from typing import Final, NamedTuple

from chaudron.kernel.game import AnyGame


class Level(NamedTuple):
    """One level of bots."""

    bot: str
    """The name of its bot, unless a game defines another."""
    wits: tuple[float, float]
    """The shortest and the longest time, in seconds, between two decisions in an open question at a calm table."""
    doubt: float
    """How long it ponders a move at a calm table, as a factor of the time people take."""


LEVELS: Final[dict[str, Level]] = {
    "apprentice": Level("ismcts:40", wits=(4.0, 8.0), doubt=1.25),
    "brewer": Level("ismcts:1000", wits=(2.5, 5.0), doubt=1.0),
    "master": Level("ismcts:1s", wits=(1.2, 2.5), doubt=0.8),
}
"""The levels by name, weakest first. An apprentice errs like a beginner, a brewer knows the game, a master takes its time."""

USUAL: Final = "brewer"
"""The level used where nobody has chosen one, such as for an absent person."""
STRONGEST: Final = "master"
"""The level that gives hints."""


def bot_of(level: str, game: AnyGame) -> str:
    """Return the name of the bot for a level: the game's own, or a search; in a market, which cannot be searched, the heuristic."""
    own = game.about.levels.get(level)
    if own is not None:
        return own
    if game.about.market:
        return "random" if game.heuristic() is None else "heuristic"
    return LEVELS[level].bot
