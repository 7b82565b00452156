"""Advice on a match in one call."""

from typing import Any, Final, TypeVar

from chaudron import bots
from chaudron.bots.levels import STRONGEST, bot_of
from chaudron.kernel.advice import Advice
from chaudron.kernel.bot import advise as advise_by
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Move, Seat, View
from chaudron.kernel.rng import Rng

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)

SEARCH: Final = "ismcts:3000"
"""The bot that advises, in a game that can be searched."""
DRAWS: Final = bytes(32)
"""The same draws for everybody who asks, so that the same view always gets the same advice."""


def adviser_of(game: AnyGame) -> str:
    """Return the name of the bot that advises: a search or, in a market, the strongest level."""
    return bot_of(STRONGEST, game) if game.about.market else SEARCH


def advise(match: Match[S, M, V], seat: Seat, bot: str | None = None, most: int = 3) -> list[Advice[M, Any]]:
    """Return advice to a seat on at most this many moves, best first; none if the seat is not asked anything.

    Only the view of the seat is used, so it learns nothing that it could not know."""
    question = match.question(seat)
    if question is None:
        return []
    game = match.game
    mind = bots.make(adviser_of(game) if bot is None else bot, game)
    return advise_by(game, mind, match.view(seat), question.ask, match.moves(seat), Rng(DRAWS), most)
