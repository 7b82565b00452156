"""Bots for any game, by name: a level such as `master`, or `random`, `heuristic`, `hasty`, `musing:300`, `ismcts:1000`, `ismcts:0.5s`.

A bot with parameters takes values for them, each after a slash: `ismcts:200/exploration=0.3`, `heuristic/shed=0.5`.
A game can have bots of its own, by names of its own (`Game.bot`).
An installed package registers its bots under the entry point group `chaudron.bots`: the entry point's name is the name of the bot, and
its value is a callable that takes a game and returns a bot.
"""

from math import isfinite
from typing import TypeVar

from chaudron.bots.ismcts import Ismcts
from chaudron.bots.levels import LEVELS, bot_of
from chaudron.bots.random import Random
from chaudron.bots.sensible import Hasty, Musing
from chaudron.kernel.bot import Bot
from chaudron.kernel.game import AnyGame, Game
from chaudron.kernel.model import BadSetup, Move, View

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)

GROUP = "chaudron.bots"
NAMES = ("random", "heuristic", "hasty", "musing:SIMULATIONS", "ismcts:SIMULATIONS", "ismcts:SECONDSs")

__all__ = ["NAMES", "Hasty", "Ismcts", "Musing", "Random", "given_parameters", "known", "make", "simulations"]


def make(name: str, game: Game[S, M, V]) -> Bot[M, V]:
    """Return the bot of that name for a game; raises BadSetup if there is none, if a search has no valid budget, or for a bad parameter."""
    return given_parameters(_make(name.partition("/")[0], game), name)


def given_parameters(bot: Bot[M, V], name: str) -> Bot[M, V]:
    """Give a bot the values for its parameters that its name has, and return it; raises BadSetup if it has no such parameter."""
    for value in name.split("/")[1:]:
        _set(bot, name, *value.partition("=")[::2])
    return bot


def _set(bot: Bot[M, V], name: str, parameter: str, value: str) -> None:
    """Give a bot a value for one of its parameters."""
    if parameter not in bot.parameters():
        raise BadSetup("parameter", bot=name, parameter=parameter, known=", ".join(bot.parameters()) or "–")
    try:
        number = float(value)
        if not isfinite(number):
            raise ValueError
    except ValueError:
        raise BadSetup("parameter-value", bot=name, parameter=parameter, value=value) from None
    setattr(bot, parameter, type(getattr(bot, parameter))(number))


def _make(name: str, game: Game[S, M, V]) -> Bot[M, V]:
    """Return the bot of that name, with its usual parameters."""
    if name in LEVELS:
        name = bot_of(name, game)
    kind, _, budget = name.partition(":")
    sensible = game.heuristic()
    match kind:
        case "random" if not budget:
            return Random(game)
        case "heuristic" if not budget and sensible is not None:
            return sensible
        case "hasty" if not budget and sensible is not None:
            return Hasty(sensible)
        case "musing" if sensible is not None:
            return Musing(sensible, _search(name, budget, game))
        case "ismcts":
            return _search(name, budget, game)
    own = game.bot(name)
    if own is not None:
        return own
    from importlib.metadata import entry_points  # takes a while to import, and few bots need it

    for offered in entry_points(group=GROUP, name=name):
        try:
            bot: Bot[M, V] = offered.load()(game)
        except Exception as error:  # anything a third-party package may raise when it is imported
            raise BadSetup("broken", name=name, detail=f"{type(error).__name__}: {error}") from error
        return bot
    raise BadSetup("bot", bot=name, known=", ".join(known(game)))


def simulations(name: str) -> int:
    """Return the number of simulations of the search with that name; 0 for any other bot."""
    kind, _, budget = name.partition(":")
    return int(budget) if kind == "ismcts" and budget.isdecimal() else 0


def known(game: AnyGame) -> list[str]:
    """Return the names of the bots known for a game."""
    common = [name for name in NAMES if not (game.about.market and ":" in name)]
    own = [name for name in game.about.levels.values() if game.bot(name) is not None]
    return list(dict.fromkeys([*LEVELS, *common, *own]))


def _search(name: str, budget: str, game: Game[S, M, V]) -> Bot[M, V]:
    """Return a search bot; its budget is a number of simulations, or of seconds if it ends in `s`.

    Raises BadSetup for an open market, where the search would consider neither silence nor unlisted moves."""
    if game.about.market:
        raise BadSetup("search", bot=name, game=game.about.name, known=", ".join(known(game)))
    try:
        if budget.endswith("s"):
            return Ismcts(game, seconds=float(budget[:-1]))
        return Ismcts(game, simulations=int(budget))
    except ValueError:
        raise BadSetup("budget", bot=name) from None
