"""Bots for any game, and the names by which they are called: `random`, `heuristic`, `ismcts:1000`, `ismcts:0.5s`.

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

__all__ = ["NAMES", "Ismcts", "Random", "make"]


def make(name: str, game: AnyGame) -> AnyBot:
    """The bot of that name for a game; refuses a name that is none, or a search without a budget."""
    kind, _, budget = name.partition(":")
    match kind:
        case "random" if not budget:
            return Random()
        case "heuristic" if not budget and (sensible := game.heuristic()) is not None:
            return sensible
        case "ismcts":
            return _search(name, budget, game)
    for offered in entry_points(group=GROUP, name=name):
        try:
            bot: AnyBot = offered.load()(game)
        except Exception as error:  # whatever a package of somebody else does when it is imported
            raise BadSetup("broken", name=name, detail=f"{type(error).__name__}: {error}") from error
        return bot
    raise BadSetup("bot", bot=name, known=", ".join(NAMES))


def _search(name: str, budget: str, game: AnyGame) -> AnyBot:
    """A search bot with its budget: a whole number of simulations, or seconds with an `s` behind."""
    try:
        if budget.endswith("s"):
            return Ismcts(game, seconds=float(budget[:-1]))
        return Ismcts(game, simulations=int(budget))
    except ValueError:
        raise BadSetup("budget", bot=name) from None
