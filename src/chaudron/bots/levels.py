"""Three levels by which people choose a bot, the same for every game: how far it looks ahead, unless a game says otherwise."""

from chaudron.kernel.game import AnyGame

LEVELS = {"apprentice": "ismcts:40", "brewer": "ismcts:1000", "master": "ismcts:1s"}
"""The bot behind each level. An apprentice errs like a beginner, a brewer knows the game, a master takes its time."""


def bot_of(level: str, game: AnyGame) -> str:
    """The name of the bot behind a level: the game's own, else a search, and where a search is lost the game's quick bot."""
    own = game.about.levels.get(level)
    if own is not None:
        return own
    if game.about.market:
        return "random" if game.heuristic() is None else "heuristic"
    return LEVELS[level]
