"""The levels of bots that people choose from, the same for every game. To add one, add an entry to `LEVELS` and its name to the texts."""

from typing import Final, NamedTuple

from chaudron.kernel.game import AnyGame


class Level(NamedTuple):
    """One level of bots: an amount of thinking, never of time, so that it is as strong on any machine."""

    bot: str
    """The name of its bot, unless a game defines another."""
    search: str
    """The name of its bot in a game without a sensible player."""
    wits: tuple[float, float]
    """The shortest and the longest time, in seconds, between two decisions in an open question at a calm table."""
    doubt: float
    """How long it ponders a move at a calm table, as a factor of the time people take."""


LEVELS: Final[dict[str, Level]] = {
    "apprentice": Level("hasty", "ismcts:40", wits=(4.0, 8.0), doubt=1.25),
    "brewer": Level("musing:300", "ismcts:200", wits=(2.5, 5.0), doubt=1.0),
    "master": Level("ismcts:1000", "ismcts:1000", wits=(1.2, 2.5), doubt=0.8),
}
"""The levels by name, weakest first. Against sensible players, an apprentice wins about half of its fair share, because it errs like a
beginner; a brewer, who knows the game, about its fair share; and a master, who thinks ahead, about twice that."""

USUAL: Final = "brewer"
"""The level used where nobody has chosen one, such as for an absent person."""
STRONGEST: Final = "master"
"""The level that gives hints."""


def bot_of(level: str, game: AnyGame) -> str:
    """Return the name of the bot for a level: the game's own, or one for any game; in a market, which cannot be searched, the heuristic."""
    own = game.about.levels.get(level)
    if own is not None:
        return own
    sensible = game.heuristic() is not None
    if game.about.market:
        return "heuristic" if sensible else "random"
    return LEVELS[level].bot if sensible else LEVELS[level].search
