"""Bots for any game, and the names by which they are called: `random`, `heuristic`, `ismcts:1000`, `ismcts:0.5s`.

A game may have more bots of its own, by names of its own (`Game.bot`).
An installed package offers bots of its own under the entry point group `chaudron.bots`: the entry point's name is the
bot's, its value something that is called with a game and returns a bot.
"""

from importlib.metadata import entry_points

from chaudron.bots.ismcts import Ismcts
from chaudron.bots.random import Random
from chaudron.kernel.bot import AnyBot
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup

GROUP = "chaudron.bots"
NAMES = ("random", "heuristic", "ismcts:SIMULATIONS", "ismcts:SECONDSs")

__all__ = ["NAMES", "Ismcts", "Random", "known", "make"]


def make(name: str, game: AnyGame) -> AnyBot:
    """The bot of that name for a game; refuses a name that is none, or a search without a budget."""
    kind, _, budget = name.partition(":")
    match kind:
        case "random" if not budget:
            return Random(game)
        case "heuristic" if not budget and (sensible := game.heuristic()) is not None:
            return sensible
        case "ismcts":
            return _search(name, budget, game)
    own: AnyBot | None = game.bot(name)
    if own is not None:
        return own
    for offered in entry_points(group=GROUP, name=name):
        try:
            bot: AnyBot = offered.load()(game)
        except Exception as error:  # whatever a package of somebody else does when it is imported
            raise BadSetup("broken", name=name, detail=f"{type(error).__name__}: {error}") from error
        return bot
    raise BadSetup("bot", bot=name, known=", ".join(known(game)))


def known(game: AnyGame) -> list[str]:
    """The names of the bots that a game is known to have."""
    common = [name for name in NAMES if not (game.about.market and name.startswith("ismcts"))]
    return list(dict.fromkeys([*common, *game.about.levels.values()]))


def _search(name: str, budget: str, game: AnyGame) -> AnyBot:
    """A search bot with its budget: a whole number of simulations, or seconds with an `s` behind; refuses an open market,
    where it would search neither silence nor the moves that are not listed."""
    if game.about.market:
        raise BadSetup("search", bot=name, game=game.about.name, known=", ".join(known(game)))
    try:
        if budget.endswith("s"):
            return Ismcts(game, seconds=float(budget[:-1]))
        return Ismcts(game, simulations=int(budget))
    except ValueError:
        raise BadSetup("budget", bot=name) from None
